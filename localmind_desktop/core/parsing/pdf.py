"""Reads a PDF page by page. Runs in a disposable child process only: PyMuPDF can crash on hostile files."""

from __future__ import annotations

import gc
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from localmind_desktop.core.errors import Damaged, FileGone, NothingToRead, PasswordProtected
from localmind_desktop.core.model import Opened, OutlineEntry, PageRead
from localmind_desktop.core.parsing.blocks import plain
from localmind_desktop.core.parsing.furniture import NEIGHBOURS, EdgeLines, edge_lines, furniture_words
from localmind_desktop.core.parsing.ink import PageInk
from localmind_desktop.core.parsing.page import Running, read_page
from localmind_desktop.core.parsing.pdf_ink import engine_errors, page_ink

if TYPE_CHECKING:
    import pymupdf

_LONGEST_TITLE = 300  # characters
_DEEPEST = 6
_COLLECTED = 200_000  # objects made between two looks for cycles


def read_pdf(
    path: Path, skip_pages: frozenset[int] = frozenset(), on_page: Callable[[int], None] = lambda number: None
) -> Iterator[Opened | PageRead]:
    """Yield what the file says of itself, then its pages in order.

    ``on_page`` is told each page's number before it is touched. Raises `DocumentError`.
    """
    document = open_pdf(path)
    try:
        opened = _opened(document)
        yield opened
        with _rare_collections():
            yield from _pages(document, opened, skip_pages, on_page)
    finally:
        document.close()


@contextmanager
def _rare_collections() -> Iterator[None]:
    """What reading makes is kept or freed by its count: to look for cycles in it as often as usual costs a tenth.

    What is left at the end counts as looked through.
    """
    usual = gc.get_threshold()
    gc.set_threshold(_COLLECTED, *usual[1:])
    try:
        yield
    finally:
        gc.freeze()
        gc.unfreeze()
        gc.set_threshold(*usual)


def open_pdf(path: Path) -> pymupdf.Document:
    """The file as a ``pymupdf.Document`` with at least one page. Raises `DocumentError`."""
    import pymupdf

    pymupdf.TOOLS.mupdf_display_errors(False)
    pymupdf.TOOLS.mupdf_display_warnings(False)
    try:
        with path.open("rb") as file:
            start = file.read(1024)
    except OSError as error:
        raise FileGone("The file can no longer be opened; check that it is still there and may be read.") from error
    if not start:
        raise NothingToRead("The file is empty.")
    try:
        document = pymupdf.open(path, filetype="pdf")
    except engine_errors() as error:
        raise _not_opened(start) from error
    try:
        if document.needs_pass:
            raise PasswordProtected("The file is protected by a password; save a copy without one and add that.")
        pages = document.page_count
    except engine_errors() as error:
        document.close()
        raise _not_opened(start) from error
    except PasswordProtected:
        document.close()
        raise
    if pages < 1:
        document.close()
        raise NothingToRead("The file has no pages.")
    return document


def _not_opened(start: bytes) -> Damaged:
    if b"%PDF" not in start:
        return Damaged("The file is not a PDF, whatever its name says.")
    return Damaged("The PDF is damaged and cannot be opened; try to get a fresh copy.")


def _opened(document: pymupdf.Document) -> Opened:
    title = str((document.metadata or {}).get("title") or "").strip()[:_LONGEST_TITLE]
    try:
        entries = document.get_toc(simple=True)
    except engine_errors():
        entries = []
    outline = tuple(
        OutlineEntry(min(int(level), _DEEPEST), " ".join(str(name).split())[:_LONGEST_TITLE], int(page))
        for level, name, page, *_ in entries
        if 1 <= int(page) <= document.page_count and str(name).strip()
    )
    return Opened(document.page_count, title, outline)


def _pages(
    document: pymupdf.Document, opened: Opened, skip_pages: frozenset[int], on_page: Callable[[int], None]
) -> Iterator[PageRead]:
    """Each page is compared with those around it, so that the reading runs some pages ahead of what is yielded."""
    titles = _titles(opened)
    wanted = [number for number in range(1, opened.pages + 1) if number not in skip_pages]
    running = Running()
    ahead: deque[PageInk | PageRead] = deque()
    edges: dict[int, EdgeLines] = {}
    upcoming = iter(wanted)
    last = 0
    for number in wanted:
        if number != last + 1:  # pages before were read earlier: their headings are not known here
            before = [entry.title for entry in opened.outline if entry.page < number]
            running.section = before[-1] if before else ""
        last = number
        while len(ahead) <= NEIGHBOURS:
            following = next(upcoming, None)
            if following is None:
                break
            on_page(following)
            ink = _ink(document, following)
            if isinstance(ink, PageInk):
                edges[following] = edge_lines(ink)
                running.count_sizes(ink.words)
            ahead.append(ink)
        current = ahead.popleft()
        if isinstance(current, PageRead):
            yield current
            continue
        on_page(number)
        others = [lines for page, lines in edges.items() if page != number and abs(page - number) <= NEIGHBOURS]
        yield read_page(current, furniture_words(current, others), titles.get(number, {}), running)
        edges.pop(number - NEIGHBOURS, None)


def outline_titles(document: pymupdf.Document) -> dict[int, dict[str, int]]:
    """Per page the titles of the outline that stand on it, with their levels."""
    return _titles(_opened(document))


def _titles(opened: Opened) -> dict[int, dict[str, int]]:
    titles: dict[int, dict[str, int]] = {}
    for entry in opened.outline:
        titles.setdefault(entry.page, {})[plain(entry.title)] = entry.level
    return titles


def _ink(document: pymupdf.Document, number: int) -> PageInk | PageRead:
    try:
        return page_ink(document.load_page(number - 1))
    except engine_errors():
        return PageRead(number, 0.0, 0.0, error="The page is damaged and could not be read.")
