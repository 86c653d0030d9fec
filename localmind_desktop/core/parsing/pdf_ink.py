"""From a PyMuPDF page to `PageInk`: words with their type, strokes and fills, in displayed coordinates."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from localmind_desktop.core.model import Box
from localmind_desktop.core.parsing.ink import Fill, PageInk, Stroke, Word
from localmind_desktop.core.parsing.underscores import with_underscores

if TYPE_CHECKING:
    import pymupdf

_THIN = 3.2  # points: a filled rectangle not thicker than this is a line
_BOLD_NAMES = ("bold", "black", "heavy", "semibold", "demi", "-bd", "cmbx", "simhei")
_MOST_PATHS = 30_000  # a page with more is a map or a drawing
_WHITE = 0.97
_BOLD_FLAG, _MONO_FLAG, _ITALIC_FLAG, _RAISED_FLAG = 16, 8, 2, 1
_MONO_NAMES = ("courier", "mono", "consol", "cmtt", "typewriter")


def load_engine() -> None:
    """Import PyMuPDF without its layout model, which is not used here and loads slower than a document is read."""
    sys.modules.setdefault("pymupdf.layout", None)  # type: ignore[arg-type] # None: importing it fails, as documented
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
    words = _words(page)
    horizontal, vertical, fills = _drawn(page)
    rect = page.rect
    return PageInk(
        number=page.number + 1,
        width=float(rect.width),
        height=float(rect.height),
        words=tuple(with_underscores(words, horizontal)),
        horizontal=tuple(horizontal),
        vertical=tuple(vertical),
        fills=tuple(fills),
        has_image=bool(page.get_images()),
    )


def _words(page: pymupdf.Page) -> list[Word]:
    import pymupdf

    flags = pymupdf.TEXT_PRESERVE_WHITESPACE | pymupdf.TEXT_MEDIABOX_CLIP
    textpage = page.get_textpage(flags=flags)
    spans = _Spans(page.get_text("dict", textpage=textpage), page.rotation // 90)
    matrix = page.rotation_matrix
    turned = page.rotation != 0
    words = []
    for x0, y0, x1, y1, text, block, line, _ in page.get_text("words", textpage=textpage):
        text = text.strip().replace("\x00", "")
        if not text:
            continue
        run, turn, style = spans.style(block, line, x0, y0, x1, y1)
        parts = spans.parts(block, line, text, x0, x1)
        for left, right, part, raised in parts:
            box = (left, y0, right, y1)
            if turned:
                box = tuple(pymupdf.Rect(box) * matrix)
            words.append(Word(*box, part, style.size, style.bold, style.italic, turn, run, style.mono, raised))
    return words


class _Style(NamedTuple):
    size: float
    bold: bool
    italic: bool
    mono: bool


class _Spans:
    """Type size and weight by the line and place of a word."""

    def __init__(self, content: dict[str, Any], rotation: int) -> None:
        self._rotation = rotation
        self._lines: dict[tuple[int, int], tuple[int, int, list[Any]]] = {}
        run = 0
        for block_number, block in enumerate(content["blocks"]):
            for line_number, line in enumerate(block.get("lines", ())):
                turn = (_turn(line["dir"]) + rotation) % 4
                self._lines[block_number, line_number] = (run, turn, line["spans"])
                run += 1

    def style(self, block: int, line: int, x0: float, y0: float, x1: float, y1: float) -> tuple[int, int, _Style]:
        """Run, turn and type of the word in that line and box."""
        run, turn, spans = self._lines.get((block, line), (0, 0, []))
        if not spans:
            return run, turn, _Style(y1 - y0, False, False, False)
        chosen = spans[0]
        if len(spans) > 1:
            # the span that holds the word's first third: a raised mark at its end does not count
            x, y = x0 + (x1 - x0) / 3, y0 + (y1 - y0) / 3
            for span in spans:
                left, top, right, bottom = span["bbox"]
                if left - 0.01 <= x <= right + 0.01 and top - 0.01 <= y <= bottom + 0.01:
                    chosen = span
                    break
        flags, font = chosen["flags"], chosen["font"].lower()
        bold = bool(flags & _BOLD_FLAG) or any(name in font for name in _BOLD_NAMES)
        italic = bool(flags & _ITALIC_FLAG) or "italic" in font or "oblique" in font
        mono = bool(flags & _MONO_FLAG) or any(name in font for name in _MONO_NAMES)
        return run, turn, _Style(float(chosen["size"]), bold, italic, mono)

    def parts(self, block: int, line: int, text: str, x0: float, x1: float) -> list[tuple[float, float, str, bool]]:
        """The word in parts where a raised mark is glued to it: left, right, text, whether raised."""
        _, turn, spans = self._lines.get((block, line), (0, 0, []))
        if len(spans) > 1 and not turn and not self._rotation:
            largest = max(span["size"] for span in spans)
            for span in spans:
                mark = span["text"].strip()
                left, _, right, _ = span["bbox"]
                raised = span["flags"] & _RAISED_FLAG and span["size"] < 0.9 * largest
                if not (raised and mark and x0 + 0.5 < left < x1 and right <= x1 + 3):
                    continue
                base, found, rest = text.rpartition(mark)
                if found and base and not any(ch.isalnum() for ch in rest):
                    parts = [(x0, left, base, False), (left, right, mark, True)]
                    return [*parts, (right, max(x1, right), rest, False)] if rest else parts
        return [(x0, x1, text, False)]


def _turn(direction: tuple[float, float]) -> int:
    cosine, sine = direction
    if abs(cosine) >= abs(sine):
        return 0 if cosine >= 0 else 2
    return 1 if sine > 0 else 3


def _drawn(page: pymupdf.Page) -> tuple[list[Stroke], list[Stroke], list[Fill]]:
    import pymupdf

    paths = page.get_cdrawings()
    horizontal: list[Stroke] = []
    vertical: list[Stroke] = []
    fills: list[Fill] = []
    if len(paths) > _MOST_PATHS:
        return horizontal, vertical, fills
    matrix = page.rotation_matrix if page.rotation else None
    width, height = page.rect.width, page.rect.height
    for path in paths:
        items = path.get("items") or ()
        kind = path.get("type") or ""
        if not items or kind not in ("s", "f", "fs") or (any(item[0] == "c" for item in items) and "s" not in kind):
            continue
        stroked = "s" in kind and (path.get("stroke_opacity") or 1) > 0.05
        filled = "f" in kind and (path.get("fill_opacity") or 1) > 0.05
        line_width = float(path.get("width") or 0.5)
        shade = _shade(path.get("fill")) if filled else 1.0
        white_line = stroked and _shade(path.get("color")) > _WHITE
        for item in items:
            for points, closed in _figures(item):
                if matrix is not None:
                    points = [tuple(pymupdf.Point(point) * matrix) for point in points]
                points = [(min(max(x, 0.0), width), min(max(y, 0.0), height)) for x, y in points]
                if closed:
                    _add_rectangle(
                        points, stroked and not white_line, filled, line_width, shade, horizontal, vertical, fills
                    )
                elif stroked and not white_line:
                    _add_line(points[0], points[1], line_width, horizontal, vertical)
    return horizontal, vertical, fills


def _figures(item: tuple[Any, ...]) -> list[tuple[list[tuple[float, float]], bool]]:
    """The corners of what one drawing instruction draws, and whether it is closed."""
    if item[0] == "l":
        return [([item[1], item[2]], False)]
    if item[0] == "re":
        x0, y0, x1, y1 = item[1]
        return [([(x0, y0), (x1, y1)], True)]
    if item[0] == "qu":
        corners = item[1]
        xs, ys = [corner[0] for corner in corners], [corner[1] for corner in corners]
        return [([(min(xs), min(ys)), (max(xs), max(ys))], True)]
    return []


def _add_line(
    start: tuple[float, float], end: tuple[float, float], width: float, horizontal: list[Stroke], vertical: list[Stroke]
) -> None:
    (x0, y0), (x1, y1) = start, end
    across, down = abs(x1 - x0), abs(y1 - y0)
    if down <= 1.0 and down <= across:
        if width > 6 > across:
            return
        horizontal.append(Stroke((y0 + y1) / 2, min(x0, x1), max(x0, x1), width))
    elif across <= 1.0:
        vertical.append(Stroke((x0 + x1) / 2, min(y0, y1), max(y0, y1), width))


def _add_rectangle(
    points: list[tuple[float, float]],
    stroked: bool,
    filled: bool,
    line_width: float,
    shade: float,
    horizontal: list[Stroke],
    vertical: list[Stroke],
    fills: list[Fill],
) -> None:
    (xa, ya), (xb, yb) = points
    x0, x1, y0, y1 = min(xa, xb), max(xa, xb), min(ya, yb), max(ya, yb)
    across, down = x1 - x0, y1 - y0
    if (down <= _THIN and across > down) or (across <= _THIN and down > across):
        if stroked or shade <= _WHITE:
            _add_line(
                (x0, (y0 + y1) / 2), (x1, (y0 + y1) / 2), down, horizontal, vertical
            ) if across > down else _add_line(((x0 + x1) / 2, y0), ((x0 + x1) / 2, y1), across, horizontal, vertical)
        return
    if across <= _THIN and down <= _THIN:
        if stroked or shade <= _WHITE:  # a dot of a dotted line; a square dot serves both ways
            horizontal.append(Stroke((y0 + y1) / 2, x0, x1, down))
            vertical.append(Stroke((x0 + x1) / 2, y0, y1, across))
        return
    if stroked:
        horizontal += [Stroke(y0, x0, x1, line_width), Stroke(y1, x0, x1, line_width)]
        vertical += [Stroke(x0, y0, y1, line_width), Stroke(x1, y0, y1, line_width)]
    if filled:
        fills.append(Fill(Box(x0, y0, x1, y1), shade))


def _shade(colour: Sequence[float] | float | None) -> float:
    """Brightness of a PDF colour of one, three or four parts."""
    if colour is None:
        return 0.0
    parts = [colour] if isinstance(colour, (int, float)) else [float(part) for part in colour]
    if len(parts) == 4:
        return max(0.0, 1 - parts[3] - sum(parts[:3]) / 3)
    if len(parts) == 3:
        return 0.3 * parts[0] + 0.59 * parts[1] + 0.11 * parts[2]
    return parts[0] if parts else 0.0
