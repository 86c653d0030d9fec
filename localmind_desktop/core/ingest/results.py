"""How the taking in of files ended."""

from __future__ import annotations

import os
import time
from pathlib import Path

from localmind_desktop.core.model import Document, ImportResult
from localmind_desktop.core.text.invisible import on_one_line


def shown(text: str) -> str:
    """A path's text; bytes that are no UTF-8, which some file systems allow, are replaced."""
    return os.fsencode(text).decode("utf-8", "replace")


def shown_name(path: Path) -> str:
    """A file's name as a line of text: letters that nobody sees, or that act on a screen, are spaces."""
    return on_one_line(shown(path.name)) or "file"


def file_result(path: Path, status: str, reason: str, started: float) -> ImportResult:
    """How a file ended that is no document of the library."""
    seconds = time.perf_counter() - started
    return ImportResult(shown(str(path)), shown_name(path), status, reason, seconds=seconds)


def import_result(path: Path, document: Document, status: str, reason: str | None, started: float) -> ImportResult:
    """How the taking in of ``path`` ended; ``started`` is a reading of ``time.perf_counter``."""
    return ImportResult(
        path=shown(str(path)),
        document=document.name,
        status=status,
        reason=reason,
        pages=document.pages,
        ocr_pages=document.ocr_pages,
        tables=document.tables,
        rows=document.rows,
        chunks=document.chunks,
        seconds=time.perf_counter() - started,
        document_id=document.id,
    )
