"""Which reader a file needs, decided by its content as well as by its extension."""

from __future__ import annotations

import enum
from pathlib import Path

from localmind_desktop.core.errors import FileGone, Unsupported

_PDF_MARK = b"%PDF-"
_MARK_WITHIN = 1024  # bytes; the PDF standard lets other bytes stand before the mark


class Kind(enum.StrEnum):
    PDF = "pdf"


def kind_of(path: Path) -> Kind:
    """The kind of a file. Raises `Unsupported` for one that no reader takes, `FileGone` when it cannot be opened."""
    try:
        with path.open("rb") as file:
            beginning = file.read(_MARK_WITHIN)
    except OSError as error:
        raise FileGone(f"The file cannot be opened ({error.strerror}). Check that it is still there.") from error
    if _PDF_MARK in beginning or path.suffix.lower() == ".pdf":
        return Kind.PDF
    raise Unsupported(f"Files of this kind ({path.suffix or 'no extension'}) cannot be read yet; PDF files can.")
