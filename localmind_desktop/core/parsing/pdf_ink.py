"""From a PyMuPDF page to `PageInk`: words with their type, strokes and fills, in displayed coordinates."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, NamedTuple

from localmind_desktop.core.parsing.ink import PageInk, Word
from localmind_desktop.core.parsing.pdf_paths import drawn_on
from localmind_desktop.core.parsing.underscores import with_underscores

if TYPE_CHECKING:
    import pymupdf

_BOLD_NAMES = ("bold", "black", "heavy", "semibold", "demi", "-bd", "cmbx", "simhei")
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
    drawn = drawn_on(page)
    rect = page.rect
    return PageInk(
        number=page.number + 1,
        width=float(rect.width),
        height=float(rect.height),
        words=tuple(with_underscores(words, drawn.horizontal)),
        horizontal=tuple(drawn.horizontal),
        vertical=tuple(drawn.vertical),
        fills=tuple(drawn.fills),
        sketches=tuple(drawn.sketches),
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
