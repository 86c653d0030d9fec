"""The Qt-free core: documents in, answers out. These are its public names."""

from localmind_desktop.core.ask.asked import HistoryTurn
from localmind_desktop.core.errors import BugError, KnownError, LibraryBusy, LocalMindError, StorageError
from localmind_desktop.core.export.workbook import save_answer, save_conversation, save_table
from localmind_desktop.core.library import DEFAULT_COLLECTION, Library, importable
from localmind_desktop.core.model import (
    Answer,
    AnswerTable,
    Box,
    Check,
    Citation,
    Conversation,
    Document,
    ImportResult,
    Mode,
    PageImage,
    Passage,
    Place,
    Progress,
    Receipt,
    Scope,
    Sources,
    State,
    Step,
    Table,
    Token,
    Turn,
)
from localmind_desktop.core.parsing import read_tables
from localmind_desktop.core.paths import LibraryPaths, default_library, default_log_folder, default_settings_file
from localmind_desktop.core.settings import Settings
from localmind_desktop.core.settings import load as load_settings
from localmind_desktop.core.settings import save as save_settings
from localmind_desktop.core.task import Cancelled, CancelToken, Task, result_of

__all__ = [
    "DEFAULT_COLLECTION",
    "Answer",
    "AnswerTable",
    "Box",
    "BugError",
    "CancelToken",
    "Cancelled",
    "Check",
    "Citation",
    "Conversation",
    "Document",
    "HistoryTurn",
    "ImportResult",
    "KnownError",
    "Library",
    "LibraryBusy",
    "LibraryPaths",
    "LocalMindError",
    "Mode",
    "PageImage",
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
