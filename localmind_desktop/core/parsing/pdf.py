"""Reads a PDF, a picture or a drawing page by page.

Runs in a disposable child process only: PyMuPDF can crash on hostile files.
"""

from __future__ import annotations

import gc
from collections import deque
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from localmind_desktop.core.errors import Damaged, FileGone, NothingToRead, PasswordNeeded
from localmind_desktop.core.model import Kind, Opened, OutlineEntry, PageRead
from localmind_desktop.core.parsing.content.ink import PageInk, Word
from localmind_desktop.core.parsing.content.pdf_ink import engine_errors, is_picture, page_ink, pictured
from localmind_desktop.core.parsing.fragments import FoundTable
from localmind_desktop.core.parsing.layout.blocks import plain
from localmind_desktop.core.parsing.layout.furniture import NEIGHBOURS, EdgeLines, edge_lines, furniture_words
from localmind_desktop.core.parsing.layout.page import Running, read_page
from localmind_desktop.core.parsing.ocr.recognition import PendingPage, Recognised, Recogniser
from localmind_desktop.core.parsing.stitch.neighbours import Edge, foot_of, head_of, with_neighbours
from localmind_desktop.core.parsing.tables import find_tables
from localmind_desktop.core.phrase import phrase

if TYPE_CHECKING:
    import pymupdf

_LONGEST_TITLE = 300  # characters
_DEEPEST = 6
_COLLECTED = 200_000  # objects made between two looks for cycles
_AT_ONCE = 2  # pages that are being recognised
_MORE = 2  # times a page's own words: what recognition finds on a picture with a stamp
_FILE_TYPES = {Kind.PDF: "pdf", Kind.SVG: "svg", Kind.IMAGE: "png"}  # the engine tells pictures apart by itself
ENGINE_KINDS = frozenset(_FILE_TYPES)
_LOCKED = phrase("The document is protected by a password.")
_WRONG = phrase("Incorrect password.")
_NAMES = {Kind.PDF: "PDF", Kind.SVG: phrase("drawing"), Kind.IMAGE: phrase("picture")}


def read_pdf(
    path: Path,
    skip_pages: frozenset[int] = frozenset(),
    on_page: Callable[[int], None] = lambda number: None,
    recogniser: Recogniser | None = None,
    kind: Kind = Kind.PDF,
    password: str = "",
) -> Iterator[Opened | PageRead]:
    """Yield what the file says of itself, then its pages in order.

    ``on_page`` is told each page's number before it is touched. ``recogniser`` reads pages that are pictures. Raises
    `DocumentError`.
    """
    document, is_locked = _unlocked(path, kind, password)
    try:
        opened = replace(_opened(document), locked=is_locked)
        if recogniser is not None and any(_is_picture(document, number) for number in range(1, opened.pages + 1)):
            opened = replace(opened, remarks=recogniser.remarks())
        yield opened
        with _rare_collections(), closing(_inks(document, opened.pages, skip_pages, on_page, recogniser)) as inks:
            yield from _pages(opened, inks, skip_pages, on_page)
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


def open_pdf(path: Path, kind: Kind = Kind.PDF, password: str = "") -> pymupdf.Document:
    """The file, of one of `ENGINE_KINDS`, as a ``pymupdf.Document`` with at least one page. Raises `DocumentError`.

    ``password`` opens a file that asks for one; without the right one it is `PasswordNeeded`.
    """
    return _unlocked(path, kind, password)[0]


def _unlocked(path: Path, kind: Kind, password: str) -> tuple[pymupdf.Document, bool]:
    """The open file, and whether it asked for the password: to look later would lock it again."""
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
        document = pymupdf.open(path, filetype=_FILE_TYPES[kind])
    except engine_errors() as error:
        raise _not_opened(start, kind) from error
    try:
        is_locked = bool(document.needs_pass)
        if is_locked and not (password and document.authenticate(password)):
            raise PasswordNeeded(_WRONG if password else _LOCKED)
        pages = document.page_count
    except engine_errors() as error:
        document.close()
        raise _not_opened(start, kind) from error
    except PasswordNeeded:
        document.close()
        raise
    if pages < 1:
        document.close()
        raise NothingToRead("The file has no pages.")
    return document, is_locked


def _not_opened(start: bytes, kind: Kind) -> Damaged:
    if kind is Kind.PDF and b"%PDF" not in start:
        return Damaged("The file is not a PDF, whatever its name says.")
    return Damaged("The {kind} is damaged and cannot be opened; try to get a fresh copy.", kind=_NAMES[kind])


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
    opened: Opened,
    inks: Iterator[PageInk | Recognised | PageRead],
    skip_pages: frozenset[int],
    on_page: Callable[[int], None],
) -> Iterator[PageRead]:
    """Each page is compared with those around it, so that the reading runs some pages ahead of what is yielded."""
    titles = _titles(opened)
    wanted = [number for number in range(1, opened.pages + 1) if number not in skip_pages]
    running = Running()
    ahead: deque[PageInk | Recognised | PageRead] = deque()
    edges: dict[int, EdgeLines] = {}
    last = 0
    foot: Edge | None = None
    for number in wanted:
        if number != last + 1:  # pages before were read earlier: their headings are not known here
            earlier = [entry.title for entry in opened.outline if entry.page < number]
            running.section = earlier[-1] if earlier else ""
        last = number
        while len(ahead) <= NEIGHBOURS:
            following = next(inks, None)
            if following is None:
                break
            ahead.append(following)
            if not isinstance(following, PageRead):
                ink = _ink_of(following)
                edges[ink.number] = edge_lines(ink)
                running.count_sizes(ink.words)
        current = ahead.popleft()
        if isinstance(current, PageRead):
            yield current
            continue
        on_page(number)
        ink = _ink_of(current)
        furniture = _furniture(ink, edges)
        before, foot = foot, foot_of(ink, furniture)
        after = _head_of_next(number, ahead, edges) if foot is not None else None
        head = head_of(ink, furniture) if before is not None and before.ink.number == number - 1 else None
        whole = with_neighbours(ink, before, (head, foot), after)
        find = find_tables if whole is ink else partial(_tables_of, whole)
        read = read_page(ink, furniture, titles.get(number, {}), running, find)
        yield current.placed(read) if isinstance(current, Recognised) else read
        edges.pop(number - NEIGHBOURS, None)


def _furniture(ink: PageInk, edges: Mapping[int, EdgeLines]) -> frozenset[Word]:
    """The words of a page's running headers and footers; ``edges`` are the lines at the edges of the pages around."""
    number = ink.number
    others = [lines for page, lines in edges.items() if page != number and abs(page - number) <= NEIGHBOURS]
    return furniture_words(ink, others)


def _head_of_next(
    number: int, ahead: Sequence[PageInk | Recognised | PageRead], edges: Mapping[int, EdgeLines]
) -> Edge | None:
    """The lines at the top of the page after ``number``, where that is the first ``ahead``."""
    if not ahead or isinstance(ahead[0], PageRead):
        return None
    ink = _ink_of(ahead[0])
    return head_of(ink, _furniture(ink, edges)) if ink.number == number + 1 else None


def _tables_of(whole: PageInk, ink: PageInk, furniture: frozenset[Word]) -> list[FoundTable]:
    """The tables of a page, told with the lines that ``whole`` has more than its ``ink``."""
    return find_tables(whole, furniture)


def outline_titles(document: pymupdf.Document) -> dict[int, dict[str, int]]:
    """Per page the titles of the outline that stand on it, with their levels."""
    return _titles(_opened(document))


def _titles(opened: Opened) -> dict[int, dict[str, int]]:
    titles: dict[int, dict[str, int]] = {}
    for entry in opened.outline:
        titles.setdefault(entry.page, {})[plain(entry.title)] = entry.level
    return titles


def _ink_of(page: PageInk | Recognised) -> PageInk:
    return page.ink if isinstance(page, Recognised) else page


def _inks(
    document: pymupdf.Document,
    pages: int,
    skip_pages: frozenset[int],
    on_page: Callable[[int], None],
    recogniser: Recogniser | None,
) -> Generator[PageInk | Recognised | PageRead]:
    """What is printed on the pages, in order. While one is recognised, the next is begun."""
    waiting: deque[tuple[PageInk | PageRead, PendingPage | None]] = deque()
    try:
        for number in range(1, pages + 1):
            if number in skip_pages:
                continue
            on_page(number)
            ink = _ink(document, number)
            waiting.append((ink, _begun(document, ink, recogniser)))
            while waiting and (waiting[0][1] is None or sum(pending is not None for _, pending in waiting) >= _AT_ONCE):
                yield _finished(*waiting.popleft())
        while waiting:
            yield _finished(*waiting.popleft())
    finally:
        for _, pending in waiting:
            if pending is not None:
                pending.end()


def _begun(document: pymupdf.Document, ink: PageInk | PageRead, recogniser: Recogniser | None) -> PendingPage | None:
    """The recognition of a page that is a picture."""
    if recogniser is None or isinstance(ink, PageRead) or not ink.has_image:
        return None
    try:
        return recogniser.start(document[ink.number - 1], ink)
    except engine_errors():
        return None


def _holds_more(found: PageInk, own: PageInk | PageRead) -> bool:
    """Whether recognition found the text of a page of which its ``own`` words are but a stamp or a number."""
    return not isinstance(own, PageInk) or len(found.words) >= _MORE * len(own.words)


def _finished(ink: PageInk | PageRead, pending: PendingPage | None) -> PageInk | Recognised | PageRead:
    if pending is None:
        return ink
    try:
        found = pending.result()
        return found if found is not None and _holds_more(found.ink, ink) else ink
    except engine_errors():
        pending.end()
        return ink


def _ink(document: pymupdf.Document, number: int) -> PageInk | PageRead:
    try:
        page = document[number - 1]
        ink = page_ink(page)
        if document.is_pdf or ink.words:
            return ink
        return replace(ink, has_image=bool(page.get_image_info()))
    except engine_errors():
        return PageRead(number, 0.0, 0.0, error=phrase("The page is damaged and could not be read."))


def _is_picture(document: pymupdf.Document, number: int) -> bool:
    """Whether a page shows a picture and holds little text or none, as `page_ink` would tell."""
    try:
        page = document[number - 1]
        share = pictured(page)
        if not document.is_pdf:
            return share > 0 and not page.get_text("words")
        return is_picture(share, 0) and is_picture(share, len(page.get_text("words")))
    except engine_errors():
        return False
