"""The page-image child: a long-lived process that renders pages, so that the window's process never opens a PDF."""

from __future__ import annotations

import contextlib
import logging
import math
import threading
from collections import Counter, OrderedDict
from collections.abc import Collection
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, TypeAlias

from localmind_desktop.core.children.process import Child, ChildEnded, ChildSilent, serve_until_gone, settle, spawned
from localmind_desktop.core.children.refusal import Refusal
from localmind_desktop.core.errors import Damaged, DocumentError
from localmind_desktop.core.model import Box, Kind, PageImage, PageRead, PageWord
from localmind_desktop.core.phrase import phrase

log = logging.getLogger(__name__)

MOST_PIXELS = 20_000_000
_RENDERS_PER_CHILD = 200
_SECONDS = 30.0
_BYTES = 1_500_000_000
_KEPT_BYTES = 64_000_000  # of rendered pages, so that turning back is quick
_POINTS_PER_PAGE = 14_400.0  # the longest side that a PDF page may have


@dataclass(frozen=True, slots=True)
class _Render:
    path: str
    kind: Kind
    page: int
    scale: float
    channels: int
    read: PageRead | None
    password: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class _Sizes:
    path: str
    kind: Kind
    password: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class _Words:
    path: str
    kind: Kind
    page: int
    read: PageRead | None
    password: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class _LetGo:
    """Asks to hold no file open."""


@dataclass(frozen=True, slots=True)
class _Pixels:
    scale: float
    width: int
    height: int
    stride: int
    pixels: bytes


_Request: TypeAlias = _Render | _Sizes | _Words | _LetGo


class PageRenderer:
    """The parent's end. Thread-safe; the child starts on first use and is replaced when it dies or has done enough.

    The child can read what lies in ``folder`` and nothing else of the user's.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._turn = threading.Lock()
        self._child: Child | None = None
        self._renders = 0
        self._kept: OrderedDict[tuple[str, int, float], PageImage] = OrderedDict()

    def render(
        self,
        path: Path,
        document_id: str,
        page: int,
        scale: float,
        kind: Kind = Kind.PDF,
        channels: int = 3,
        read: PageRead | None = None,
        password: str = "",
    ) -> PageImage:
        """Page ``page`` (from 1) at ``scale`` pixels per point; less where it would have over 20 million pixels.

        ``read`` is the page where it is drawn from what was read, ``password`` opens a file that asks for one. Images
        of 4 channels are not kept: a screen keeps them itself. Raises `DocumentError`.
        """
        key = (document_id, page, round(scale, 4))
        with self._turn:
            if channels == 3 and key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
            found = self._ask(_Render(str(path), kind, page, scale, channels, read, password))
            shape = (found.scale, found.width, found.height, found.stride)
            image = PageImage(document_id, page, *shape, found.pixels, channels)
            if channels == 3:
                self._keep(key, image)
            return image

    def words(
        self, path: Path, page: int, kind: Kind = Kind.PDF, read: PageRead | None = None, password: str = ""
    ) -> tuple[PageWord, ...]:
        """The words of page ``page`` (from 1) as displayed, in the order of the file. Raises `DocumentError`."""
        with self._turn:
            words: tuple[PageWord, ...] = self._ask(_Words(str(path), kind, page, read, password))
            return words

    def page_sizes(self, path: Path, kind: Kind = Kind.PDF, password: str = "") -> list[tuple[float, float]]:
        """Width and height of each page in points, as displayed. Raises `DocumentError`."""
        with self._turn:
            sizes: list[tuple[float, float]] = self._ask(_Sizes(str(path), kind, password))
            return sizes

    def forget(self, document_ids: Collection[str]) -> Counter[str]:
        """Drop everything kept of documents; how many page images of each that were."""
        with self._turn:
            gone = [key for key in self._kept if key[0] in document_ids]
            for key in gone:
                del self._kept[key]
            self._let_go()
            return Counter(key[0] for key in gone)

    def keep_only(self, document_ids: Collection[str]) -> None:
        """Drop what is kept of all other documents, as of those in whose place others have come."""
        others = {key[0] for key in tuple(self._kept)} - set(document_ids)  # waits for no page that is being drawn
        if others:
            self.forget(others)

    def close(self) -> None:
        """End the child. A later call starts a new one."""
        with self._turn:
            self._kept.clear()
            self._end()

    def _let_go(self) -> None:
        """Have the child close its document: no other one is started for that."""
        if self._child is not None and self._renders < _RENDERS_PER_CHILD:
            with contextlib.suppress(DocumentError):  # then it has ended
                self._ask(_LetGo())
        else:
            self._end()

    def _ask(self, request: _Request) -> Any:  # noqa: ANN401 - the reply that belongs to the request
        if self._renders >= _RENDERS_PER_CHILD:
            self._end()
        child = self._started()
        self._renders += 1
        try:
            child.send(request)
            reply = child.receive(_SECONDS)
        except (ChildEnded, ChildSilent) as error:
            log.warning("the page-image child ended or hung")
            self._end()
            raise Damaged("This page cannot be shown: it is damaged or far too large.") from error
        if isinstance(reply, Refusal):
            raise reply.error()
        return reply

    def _started(self) -> Child:
        if self._child is None:
            try:
                self._child = spawned(_serve, (), "localmind-pages", [self._folder])
            except OSError as error:
                raise Damaged("Pages cannot be shown now; close other programs to free memory.") from error
            self._renders = 0
        return self._child

    def _end(self) -> None:
        if self._child is not None:
            self._child.end()
            self._child = None

    def _keep(self, key: tuple[str, int, float], image: PageImage) -> None:
        self._kept[key] = image
        while sum(len(kept.pixels) for kept in self._kept.values()) > _KEPT_BYTES and len(self._kept) > 1:
            self._kept.popitem(last=False)


# ------------------------------------------------------------------------------------- in the child


def _serve(pipe: Connection) -> None:
    from localmind_desktop.core.parsing.content.pdf_ink import load_engine

    load_engine()
    settle(_BYTES)  # the engine's memory belongs to the base, not to the document
    serve_until_gone(pipe, _Desk().answer)


class _Desk:
    """The document that is open, until another one is asked for."""

    def __init__(self) -> None:
        self._opened = "", ""  # path and password
        self._document: Any = None

    def answer(self, request: _Request) -> object:
        from localmind_desktop.core.parsing.content.pdf_ink import engine_errors
        from localmind_desktop.core.parsing.pdf import ENGINE_KINDS

        try:
            if isinstance(request, _LetGo):
                self._close()
                return None
            if not isinstance(request, _Sizes) and request.read is not None:
                return _of_set_page(request, request.read)
            self._open(request)
            if isinstance(request, _Sizes):
                if request.kind not in ENGINE_KINDS:
                    return [self._document.size(number) for number in range(self._document.page_count)]
                return [_size(self._document[number]) for number in range(self._document.page_count)]
            if not 1 <= request.page <= self._document.page_count:
                raise IndexError(request.page)
            page = self._document[request.page - 1]
            if isinstance(request, _Words):
                return _words(page)
            return _pixels(page, request.scale, request.channels)
        except DocumentError as error:
            return Refusal.of(error)
        except engine_errors():
            self._close()
            return Refusal("Damaged", phrase("This page cannot be shown: it is damaged or far too large."))

    def _open(self, request: _Render | _Sizes | _Words) -> None:
        from localmind_desktop.core.parsing.pdf import ENGINE_KINDS, open_pdf
        from localmind_desktop.core.parsing.plain.drawing import DrawnText

        if (request.path, request.password) != self._opened or self._document is None:
            self._close()
            path = Path(request.path)
            is_drawn = request.kind not in ENGINE_KINDS
            self._document = DrawnText(path) if is_drawn else open_pdf(path, request.kind, request.password)
            self._opened = request.path, request.password

    def _close(self) -> None:
        from localmind_desktop.core.parsing.content.pdf_ink import engine_errors

        if self._document is not None:
            with contextlib.suppress(*engine_errors()):
                self._document.close()
        self._document = None
        self._opened = "", ""


def _of_set_page(request: _Render | _Words, read: PageRead) -> object:
    from localmind_desktop.core.parsing.flowing.drawing import DrawnPage

    drawn = DrawnPage(read)
    try:
        if isinstance(request, _Words):
            return _words(drawn.page)
        return _pixels(drawn.page, request.scale, request.channels)
    finally:
        drawn.close()


def _size(page: Any) -> tuple[float, float]:  # noqa: ANN401 - a pymupdf.Page
    return float(page.rect.width), float(page.rect.height)


def _words(page: Any) -> tuple[PageWord, ...]:  # noqa: ANN401 - a pymupdf.Page
    import pymupdf

    numbers: dict[tuple[int, int], int] = {}
    matrix = page.rotation_matrix
    flags = pymupdf.TEXT_PRESERVE_WHITESPACE | pymupdf.TEXT_MEDIABOX_CLIP
    found = []
    for x0, y0, x1, y1, text, block, line, _ in page.get_text("words", flags=flags):
        if text.strip():
            box = pymupdf.Rect(x0, y0, x1, y1) * matrix
            found.append(PageWord(text.strip(), Box(*box), numbers.setdefault((block, line), len(numbers))))
    return tuple(found)


def _pixels(page: Any, scale: float, channels: int) -> _Pixels:  # noqa: ANN401 - a pymupdf.Page
    import pymupdf

    width, height = _size(page)
    scale = max(scale, 0.01)
    if width * height * scale * scale > MOST_PIXELS:
        scale = math.sqrt(MOST_PIXELS / (width * height)) * 0.999
    scale = min(scale, _POINTS_PER_PAGE * 4 / max(width, height, 1.0))
    colours = pymupdf.csRGB if channels == 3 else _screen_colours()
    pixmap = page.get_pixmap(matrix=pymupdf.Matrix(scale, scale), alpha=False, colorspace=colours)
    if channels == 4:
        pixmap = pymupdf.Pixmap(pixmap, 1)
    return _Pixels(scale, pixmap.width, pixmap.height, pixmap.stride, bytes(pixmap.samples))


def _screen_colours() -> Any:  # noqa: ANN401 - a pymupdf.Colorspace
    """Blue before green before red, which PyMuPDF has no name for."""
    import pymupdf

    colours = pymupdf.Colorspace(pymupdf.CS_RGB)
    colours.this = pymupdf.mupdf.FzColorspace(pymupdf.mupdf.FzColorspace.Fixed_BGR)
    return colours
