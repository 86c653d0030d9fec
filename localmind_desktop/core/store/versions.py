"""By which versions of the program a library was made, and whether this one may write to it."""

from __future__ import annotations

import contextlib
import struct
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from localmind_desktop.core.store.database import IN_MEMORY, Database

_FORM_AT = 60  # in the first page of a file of SQLite: what it calls user_version
_LOG_HEADER, _FRAME_HEADER, _SALTS = 32, 24, slice(16, 24)  # of its log; the salts in the header
_ANY_FORM = ()


class Recipe(NamedTuple):
    """The stamps of the reader and the chunker that made what is stored of a document; empty where none has yet."""

    reader: str = ""
    chunker: str = ""


class Versions:
    """What the catalog says of them. From any lane."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def is_read_only(self) -> bool:
        return self._database.is_read_only

    def require_writable(self) -> None:
        """Raises `ReadOnlyLibrary`."""
        self._database.require_writable()

    def refuse_writes(self) -> None:
        """From now on every write raises `ReadOnlyLibrary`."""
        self._database.refuse_writes()

    def recipe(self, document_id: str) -> Recipe:
        row = self._database.read_one("SELECT reader, chunker FROM documents WHERE id = ?", (document_id,))
        return Recipe(*row) if row else Recipe()

    def readers(self) -> list[str]:
        """The stamps of all readers that have read a document."""
        return [row[0] for row in self._database.read("SELECT DISTINCT reader FROM documents")]


def stored_form(path: Path) -> int:
    """The number of the newest form that a file of SQLite or its log has; 0 where neither says one. Opens nothing.

    See https://www.sqlite.org/fileformat2.html for the header and the frames of the log.
    """
    with contextlib.suppress(OSError):
        return max([0, *_forms(path, path.with_name(f"{path.name}-wal"))])
    return 0


def _forms(path: Path, log: Path) -> Iterator[int]:
    with path.open("rb") as file:
        yield from _form_in(file.read(_FORM_AT + 4))
    if not log.exists():
        return
    with log.open("rb") as file:
        header = file.read(_LOG_HEADER)
        if len(header) < _LOG_HEADER:
            return
        (size,) = struct.unpack_from(">I", header, 8)
        while len(frame := file.read(_FRAME_HEADER)) == _FRAME_HEADER:
            page = file.read(size)
            if frame[:4] == b"\0\0\0\1" and frame[8:16] == header[_SALTS]:
                yield from _form_in(page)


def _form_in(page: bytes) -> tuple[int, ...]:
    return struct.unpack_from(">I", page, _FORM_AT) if len(page) >= _FORM_AT + 4 else ()


def lent(path: Path, migrations: Sequence[str]) -> Database:
    """What a file holds, in memory: what is written there is gone with the program. Nothing, where its form is newer.

    Raises `StorageError`.
    """
    memory = Database(Path(IN_MEMORY), _ANY_FORM)
    if 0 < stored_form(path) <= len(migrations):
        stored = Database(path, _ANY_FORM, read_only=True)
        try:
            memory.take(stored)
        finally:
            stored.close()
    memory.migrate(migrations)
    return memory
