"""Files without pages of their own: read by the reader of their format, set on pages."""

from __future__ import annotations

import importlib
import struct
import zipfile
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

from localmind_desktop.core.errors import Damaged, NothingToRead, TooLarge
from localmind_desktop.core.model import BlockKind, Kind, Opened, OutlineEntry, PageRead
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.flowing.setting import set_pages

_MODULES = {
    Kind.WORD: "word.reader",
    Kind.OPEN_TEXT: "open_document.reader",
    Kind.OPEN_SLIDES: "open_document.reader",
    Kind.OPEN_SHEET: "open_document.sheet",
    Kind.RICH_TEXT: "rich_text.reader",
    Kind.SLIDES: "slides.reader",
    Kind.WORKBOOK: "sheets.workbook",
    Kind.OLD_WORKBOOK: "sheets.old_workbook",
    Kind.CSV: "sheets.delimited",
    Kind.HTML: "web.page",
    Kind.WEB_ARCHIVE: "web.archive",
    Kind.EPUB: "web.epub",
    Kind.MARKDOWN: "web.markdown",
    Kind.RESTRUCTURED: "web.restructured",
    Kind.LATEX: "latex",
    Kind.XML: "records.xml_reader",
    Kind.JSON: "records.json_reader",
    Kind.MAIL: "letters.mail",
    Kind.OUTLOOK: "letters.outlook",
    Kind.CODE: "code",
}
"""The module of each kind, imported when a file of it comes: none is needed for the others."""

_OUTLINE_LEVELS = 4


def is_flowing(kind: Kind) -> bool:
    """Whether files of ``kind`` have no pages of their own."""
    return kind in _MODULES or kind is Kind.RECORDING


def read_flowing(
    path: Path,
    kind: Kind,
    skip_pages: frozenset[int] = frozenset(),
    on_page: Callable[[int], None] = lambda number: None,
) -> Iterator[Opened | PageRead]:
    """Yield what the file says of itself, then its pages in order, as `read_pdf` does. Raises `DocumentError`."""
    try:
        flow = _flow_of(path, kind)
        pages = set_pages(flow.content)
    except MemoryError as error:
        raise TooLarge("It takes more memory than a document may. Part it, and add its parts.") from error
    if not any(page.has_text for page in pages):
        raise NothingToRead("The file holds no text.")
    yield Opened(len(pages), flow.title, _outline(pages), flow.remarks)
    for page in pages:
        on_page(page.number)
        if page.number not in skip_pages:
            yield page


def _flow_of(path: Path, kind: Kind) -> Flow:
    module = importlib.import_module(f"localmind_desktop.core.parsing.formats.{_MODULES[kind]}")
    read = cast(Callable[[Path], Flow], module.read)
    try:
        return read(path)
    except _broken_file() as error:
        raise Damaged(
            "The file is damaged, or not of the kind that it seems to be. Try to get a fresh copy."
        ) from error


def _broken_file() -> tuple[type[Exception], ...]:
    """What the libraries of the formats raise for a file that they cannot make sense of."""
    from xml.etree.ElementTree import ParseError

    from lxml.etree import LxmlError

    return (
        ArithmeticError,
        AssertionError,
        AttributeError,
        EOFError,
        LookupError,
        LxmlError,
        NotImplementedError,
        OSError,
        ParseError,
        RecursionError,
        TypeError,
        ValueError,
        struct.error,
        zipfile.BadZipFile,
        zlib.error,
    )


def _outline(pages: list[PageRead]) -> tuple[OutlineEntry, ...]:
    return tuple(
        OutlineEntry(block.level, " ".join(block.text.split()), page.number)
        for page in pages
        for block in page.blocks
        if block.kind is BlockKind.HEADING and block.level <= _OUTLINE_LEVELS
    )
