"""From a PyMuPDF page to `PageInk`: words with their type, strokes and fills, in displayed coordinates."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from itertools import groupby
from math import inf
from operator import itemgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from localmind_desktop.core.parsing.content.ink import PageInk, Word
from localmind_desktop.core.parsing.content.leaders import with_figures_whole, with_leaders_apart
from localmind_desktop.core.parsing.content.pdf_glyphs import as_set, with_true_sizes
from localmind_desktop.core.parsing.content.pdf_paths import drawn_on
from localmind_desktop.core.parsing.content.pdf_unseen import is_enough, may_hide, seen_words
from localmind_desktop.core.parsing.content.underscores import with_underscores

if TYPE_CHECKING:
    import pymupdf

_UNUSED = ("pymupdf.layout", "pymupdf4llm")
_BOLD_NAMES = ("bold", "black", "heavy", "semibold", "demi", "-bd", "cmbx", "simhei")
_JOINED = 0.5  # points between two spans of one mark
_BOLD_FLAG, _MONO_FLAG, _ITALIC_FLAG, _RAISED_FLAG = 16, 8, 2, 1
_LEAST_PICTURE, _MOST_OF_PAGE = 0.03, 0.5  # of a page without words, and of one with a few
_WHOLE_PAGE = 0.9  # of a page that the picture of a scan covers
_STAMP = 20  # words
_LEVEL = (1.0, 0.0)  # direction of most lines
_PLACE = itemgetter(5, 6)  # of a word of the engine: the numbers of its block and of its line in that
_MONO_NAMES = ("courier", "mono", "consol", "cmtt", "typewriter")


def load_engine() -> None:
    """Import PyMuPDF without what it brings along: its layout model, and its writer of Markdown with ONNX Runtime.

    Neither is used here, and they load slower than a short document is read.
    """
    for name in _UNUSED:
        sys.modules.setdefault(name, None)  # type: ignore[arg-type] # None: importing it fails, as documented
    import pymupdf  # noqa: F401


def engine_errors() -> tuple[type[Exception], ...]:
    """What PyMuPDF raises for a file that it cannot make sense of."""
    import pymupdf

    return (
        RuntimeError,
        ValueError,
        TypeError,
        LookupError,
        ArithmeticError,
        AttributeError,
        MemoryError,
        pymupdf.mupdf.FzErrorBase,
    )


def page_ink(page: pymupdf.Page) -> PageInk:
    """Everything printed on ``page``, a ``pymupdf.Page``."""
    rect, rotation = page.rect, page.rotation
    width, height = float(rect.width), float(rect.height)
    words, is_doubtful = _words(page, rotation)
    drawn = drawn_on(page, width, height, page.rotation_matrix if rotation else None)
    has_pictures = bool(words and page.get_images())
    is_doubtful = is_doubtful or has_pictures or bool(words and drawn.fills)
    words, has_unseen = seen_words(page, words, is_doubtful, lambda: has_pictures and pictured(page) >= _WHOLE_PAGE)
    return PageInk(
        number=page.number + 1,
        width=width,
        height=height,
        words=tuple(with_figures_whole(with_leaders_apart(with_underscores(words, drawn.horizontal)))),
        horizontal=tuple(drawn.horizontal),
        vertical=tuple(drawn.vertical),
        fills=tuple(drawn.fills),
        sketches=tuple(drawn.sketches),
        has_image=len(words) <= _STAMP and is_picture(pictured(page), len(words)),
        has_unseen=has_unseen or _has_text_beside(page),
    )


def pictured(page: pymupdf.Page) -> float:
    """The share of a page that pictures cover together. What the file only lists for the page is not shown."""
    boxes = (picture["bbox"] for picture in page.get_image_info())
    covered = sum(abs((x1 - x0) * (y1 - y0)) for x0, y0, x1, y1 in boxes)
    return float(covered / (page.rect.width * page.rect.height))


def is_picture(share: float, words: int) -> bool:
    """Whether pictures on that share of a page may hold its text, of which it has but few words itself: a stamp or a
    number on a scanned page. A logo on an empty page does not."""
    return words <= _STAMP and share >= (_MOST_OF_PAGE if words else _LEAST_PICTURE)


def _has_text_beside(page: pymupdf.Page) -> bool:
    """Whether something stands beside the page, where nobody sees it.

    Asked apart from the words: without a clip the engine parts the lines of a page differently.
    """
    import pymupdf

    everything = page.get_textpage(clip=pymupdf.INFINITE_RECT(), flags=0)
    width, height = page.cropbox.width, page.cropbox.height
    if not any(_reaches_out(block, width, height) for block in everything.extractBLOCKS()):
        return False
    return is_enough(w[4] for w in everything.extractWORDS() if _is_outside(w, width, height))


def _reaches_out(box: tuple[Any, ...], width: float, height: float) -> bool:
    return bool(box[0] < 0 or box[1] < 0 or box[2] > width or box[3] > height)


def _is_outside(box: tuple[Any, ...], width: float, height: float) -> bool:
    return bool(box[2] <= 0 or box[3] <= 0 or box[0] >= width or box[1] >= height)


def _words(page: pymupdf.Page, rotation: int) -> tuple[list[Word], bool]:
    """The words, and whether some of them may not be seen."""
    import pymupdf

    textpage = page.get_textpage(flags=pymupdf.TEXT_PRESERVE_WHITESPACE | pymupdf.TEXT_MEDIABOX_CLIP)
    blocks = textpage.extractDICT()["blocks"]
    has_own_units = with_true_sizes(page, blocks)
    lines = _lines(blocks, rotation // 90)
    words: list[Word] = []
    for place, members in groupby(textpage.extractWORDS(), key=_PLACE):
        run, turn, left, style, spans, marks = lines.get(place, _UNKNOWN)
        for x0, y0, x1, y1, text, _, _, _ in members:
            text = text.strip().replace("\x00", "")
            if not text:
                continue
            if x0 < left:  # the engine may count what it leaves out before a word
                x0 = left
            size, bold, italic, mono = style or _style_at(spans, x0, y0, x1, y1)
            if not marks:
                fields = (x0, y0, x1, y1, text, size, bold, italic, turn, run, mono, False)
                words.append(tuple.__new__(Word, fields))  # a third of the time of its own, for thousands of words
                continue
            for start, end, part, raised in _parts(marks, text, x0, x1):
                words.append(Word(start, y0, end, y1, part, size, bold, italic, turn, run, mono, raised))
    if rotation:
        matrix = page.rotation_matrix
        words = [_displayed(word, matrix) for word in words]
    return as_set(words) if has_own_units else words, may_hide(blocks)


def _displayed(word: Word, matrix: pymupdf.Matrix) -> Word:
    import pymupdf

    x0, y0, x1, y1 = pymupdf.Rect(word[:4]) * matrix
    return word._replace(x0=x0, y0=y0, x1=x1, y1=y1)


class _Style(NamedTuple):
    size: float
    bold: bool
    italic: bool
    mono: bool


class _Span(NamedTuple):
    """Text of one style. ``box`` is left, top, right, bottom."""

    box: tuple[float, float, float, float]
    style: _Style


class _Mark(NamedTuple):
    """Raised text that may be glued to a word."""

    left: float
    right: float
    text: str


class _Line(NamedTuple):
    """A line of the source. ``style`` is that of all its spans, where they have the same."""

    run: int
    turn: int
    left: float = -inf
    style: _Style | None = None
    spans: tuple[_Span, ...] = ()
    marks: tuple[_Mark, ...] = ()


_UNKNOWN = _Line(0, 0)


def _lines(blocks: Iterable[dict[str, Any]], rotation: int) -> dict[tuple[int, int], _Line]:
    """The lines of a page by the numbers of their block and of themselves in it."""
    lines: dict[tuple[int, int], _Line] = {}
    styles = _Styles()
    for block_number, block in enumerate(blocks):
        for number, line in enumerate(block.get("lines", ())):
            spans, direction, left = line["spans"], line["dir"], line["bbox"][0]
            turn = rotation if direction == _LEVEL else (_turn(direction) + rotation) % 4
            found = [styles[span["font"], span["flags"], span["size"]] for span in spans]
            if len(found) == 1 or (found and found.count(found[0]) == len(found)):
                lines[block_number, number] = tuple.__new__(_Line, (len(lines), turn, left, found[0], (), ()))
                continue
            parts = tuple(_Span(span["bbox"], style) for span, style in zip(spans, found, strict=True))
            marks = tuple(_marks(spans)) if not turn and not rotation else ()
            lines[block_number, number] = _Line(len(lines), turn, left, None, parts, marks)
    return lines


class _Styles(dict[tuple[str, int, float], _Style]):
    """The styles by font, flags and size, each told from these once."""

    def __missing__(self, key: tuple[str, int, float]) -> _Style:
        self[key] = style = _style(*key)
        return style


def _style(font: str, flags: int, size: float) -> _Style:
    name = font.lower()
    bold = bool(flags & _BOLD_FLAG) or any(part in name for part in _BOLD_NAMES)
    italic = bool(flags & _ITALIC_FLAG) or "italic" in name or "oblique" in name
    mono = bool(flags & _MONO_FLAG) or any(part in name for part in _MONO_NAMES)
    return _Style(float(size), bold, italic, mono)


def _style_at(spans: Sequence[_Span], x0: float, y0: float, x1: float, y1: float) -> _Style:
    """The style of the word in that box."""
    # the span that holds the word's first third: a raised mark at its end does not count
    x, y = x0 + (x1 - x0) / 3, y0 + (y1 - y0) / 3
    for (left, top, right, bottom), style in spans:
        if left - 0.01 <= x <= right + 0.01 and top - 0.01 <= y <= bottom + 0.01:
            return style
    return spans[0].style if spans else _Style(y1 - y0, False, False, False)


def _marks(spans: Sequence[dict[str, Any]]) -> list[_Mark]:
    """The raised marks of a line; what is set in several spans is one mark: ``4,8`` behind 2.10."""
    largest = max((span["size"] for span in spans), default=0.0)
    found: list[_Mark] = []
    for span in spans:
        text, left, right = span["text"].strip(), span["bbox"][0], span["bbox"][2]
        if not (text and span["flags"] & _RAISED_FLAG and span["size"] < 0.9 * largest):
            continue
        if found and abs(left - found[-1].right) < _JOINED:
            found[-1] = _Mark(found[-1].left, right, found[-1].text + text)
        else:
            found.append(_Mark(left, right, text))
    return found


def _parts(marks: Sequence[_Mark], text: str, x0: float, x1: float) -> tuple[tuple[float, float, str, bool], ...]:
    """The word in parts where a raised mark is glued to it: left, right, text, whether raised."""
    for left, right, mark in marks:
        if not (x0 + 0.5 < left < x1 and right <= x1 + 3):
            continue
        base, found, rest = text.rpartition(mark)
        if found and base and not any(ch.isalnum() for ch in rest):
            parts = ((x0, left, base, False), (left, right, mark, True))
            return (*parts, (right, max(x1, right), rest, False)) if rest else parts
    return ((x0, x1, text, False),)


def _turn(direction: tuple[float, float]) -> int:
    cosine, sine = direction
    if abs(cosine) >= abs(sine):
        return 0 if cosine >= 0 else 2
    return 1 if sine > 0 else 3
