"""Which reader a file needs, decided by its content as well as by its extension."""

from __future__ import annotations

from pathlib import Path, PurePath

from localmind_desktop.core.errors import FileGone, Unsupported
from localmind_desktop.core.model import Kind

_PDF_MARK = b"%PDF-"
_MARK_WITHIN = 1024  # bytes; the PDF standard lets other bytes stand before the mark
_TEXT_SUFFIXES = frozenset({".txt", ".text", ".log", ".asc"})
_CSV_SUFFIXES = frozenset({".csv", ".tsv", ".tab"})
_WIDE_TEXT_MARKS = (b"\xff\xfe", b"\xfe\xff")  # UTF-16, where every other byte may be zero


def kind_of(path: Path, name: str = "") -> Kind:
    """The kind of a file; ``name`` is what it was called where its path no longer says so.

    Raises `Unsupported` for one that no reader takes, `FileGone` when it cannot be opened.
    """
    try:
        with path.open("rb") as file:
            beginning = file.read(_MARK_WITHIN)
    except OSError as error:
        raise FileGone(f"The file can no longer be opened ({error.strerror}); check that it is still there.") from error
    suffix = PurePath(name or path.name).suffix.lower()
    if _PDF_MARK in beginning or suffix == ".pdf":
        return Kind.PDF
    if suffix in _TEXT_SUFFIXES | _CSV_SUFFIXES:
        if b"\0" in beginning and not beginning.startswith(_WIDE_TEXT_MARKS):
            raise Unsupported("The file holds no text, whatever its name says.")
        return Kind.CSV if suffix in _CSV_SUFFIXES else Kind.TEXT
    raise Unsupported(
        f"Files of this kind ({suffix or 'no extension'}) cannot be read yet; PDF, text, CSV and TSV files can."
    )
