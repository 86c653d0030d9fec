"""A library that a newer version of the program made: it is shown and asked, and nothing in it is changed."""

from __future__ import annotations

from localmind_desktop.core.parsing import READER
from localmind_desktop.core.paths import LibraryPaths
from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.store.migrations import CATALOG, TALK
from localmind_desktop.core.store.versions import Versions, stored_form

READ_ONLY = phrase(
    "A newer version of LocalMind made this library, so it is open for reading only: you can "
    "search, ask, view, and export, but nothing can be added, changed, or removed, and your "
    "questions are not saved. Update LocalMind."
)


def has_newer_form(paths: LibraryPaths) -> bool:
    """Whether a file of the library has a form that this version does not know. Reads its header only."""
    forms = ((paths.catalog, len(CATALOG)), (paths.talk, len(TALK)))
    return any(stored_form(path) > known for path, known in forms)


def was_read_by_newer(versions: Versions) -> bool:
    """Whether a newer reader read a document. (The stamps of chunkers are digests, of which none is newer.)"""
    return any(reader.isdecimal() and int(reader) > int(READER) for reader in versions.readers())
