"""The Qt-free core: documents in, answers out. These are its public names.

They are imported when first used: a child process that reads one file, and a window that is to show within a second,
need few of them.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from localmind_desktop.core.ask.asked import HistoryTurn
    from localmind_desktop.core.errors import BugError, KnownError, LibraryBusy, LocalMindError, StorageError
    from localmind_desktop.core.export.formats import save_answer, save_conversation, save_table
    from localmind_desktop.core.library import DEFAULT_COLLECTION, Library, importable
    from localmind_desktop.core.model import (
        Answer,
        AnswerTable,
        Box,
        Branch,
        Check,
        Citation,
        Conversation,
        Document,
        HealedCell,
        ImportResult,
        MappedPage,
        Mode,
        PageImage,
        PageMap,
        Passage,
        Place,
        Progress,
        Receipt,
        Scope,
        Sources,
        State,
        Step,
        Table,
        TableOutline,
        TablePart,
        TableRef,
        Token,
        Turn,
    )
    from localmind_desktop.core.parsing import read_tables
    from localmind_desktop.core.paths import LibraryPaths, default_library, default_log_folder, default_settings_file
    from localmind_desktop.core.settings import Settings
    from localmind_desktop.core.settings import load as load_settings
    from localmind_desktop.core.settings import save as save_settings
    from localmind_desktop.core.task import Cancelled, CancelToken, Task, result_of

_HOMES = {
    "HistoryTurn": "ask.asked",
    "BugError": "errors",
    "KnownError": "errors",
    "LibraryBusy": "errors",
    "LocalMindError": "errors",
    "StorageError": "errors",
    "save_answer": "export.formats",
    "save_conversation": "export.formats",
    "save_table": "export.formats",
    "DEFAULT_COLLECTION": "library",
    "Library": "library",
    "importable": "library",
    "Answer": "model",
    "AnswerTable": "model",
    "Box": "model",
    "Branch": "model",
    "Check": "model",
    "Citation": "model",
    "Conversation": "model",
    "Document": "model",
    "HealedCell": "model",
    "ImportResult": "model",
    "Mode": "model",
    "MappedPage": "model",
    "PageImage": "model",
    "PageMap": "model",
    "Passage": "model",
    "Place": "model",
    "Progress": "model",
    "Receipt": "model",
    "Scope": "model",
    "Sources": "model",
    "State": "model",
    "Step": "model",
    "Table": "model",
    "TableOutline": "model",
    "TablePart": "model",
    "TableRef": "model",
    "Token": "model",
    "Turn": "model",
    "read_tables": "parsing",
    "LibraryPaths": "paths",
    "default_library": "paths",
    "default_log_folder": "paths",
    "default_settings_file": "paths",
    "Settings": "settings",
    "load_settings": "settings:load",
    "save_settings": "settings:save",
    "CancelToken": "task",
    "Cancelled": "task",
    "Task": "task",
    "result_of": "task",
}

__all__ = [
    "DEFAULT_COLLECTION",
    "Answer",
    "AnswerTable",
    "Box",
    "Branch",
    "BugError",
    "CancelToken",
    "Cancelled",
    "Check",
    "Citation",
    "Conversation",
    "Document",
    "HealedCell",
    "HistoryTurn",
    "ImportResult",
    "KnownError",
    "Library",
    "LibraryBusy",
    "LibraryPaths",
    "LocalMindError",
    "MappedPage",
    "Mode",
    "PageImage",
    "PageMap",
    "Passage",
    "Place",
    "Progress",
    "Receipt",
    "Scope",
    "Settings",
    "Sources",
    "State",
    "Step",
    "StorageError",
    "Table",
    "TableOutline",
    "TablePart",
    "TableRef",
    "Task",
    "Token",
    "Turn",
    "default_library",
    "default_log_folder",
    "default_settings_file",
    "importable",
    "load_settings",
    "read_tables",
    "result_of",
    "save_answer",
    "save_conversation",
    "save_settings",
    "save_table",
]


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, _, original = home.partition(":")
    return getattr(import_module(f"{__name__}.{module}"), original or name)
