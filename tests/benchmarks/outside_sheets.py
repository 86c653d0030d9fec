"""Pages with running text in type that has every letter, drawn the same to the byte each time."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from pathlib import Path

import pymupdf

CHINESE = r"[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]"
_PIECE = re.compile(rf" *(?:{CHINESE}|(?:(?!{CHINESE})[^ ])+)")
_FONTS = Path("/usr/share/fonts")
FOOT = 28.0  # above the lower edge: the number of the page


class DrawingError(ValueError):
    """A document that cannot be drawn: a letter that no type has, a row higher than a page."""


@cache
def _font(name: str) -> pymupdf.Font:
    if not name.startswith("DejaVu"):
        return pymupdf.Font(name)
    path = next(_FONTS.rglob(f"{name}.ttf"), None)
    return pymupdf.Font(fontfile=str(path)) if path else pymupdf.Font("china-s")


@dataclass(frozen=True)
class Type:
    """A letter is set in the first of the fonts that has it."""

    names: tuple[str, ...]

    def runs(self, words: str) -> list[tuple[pymupdf.Font, str]]:
        found = [(_face(letter, self.names), letter) for letter in words]
        return [(_font(name), "".join(one for _, one in run)) for name, run in groupby(found, key=lambda one: one[0])]

    def length(self, words: str, size: float) -> float:
        return sum(float(font.text_length(run, size)) for font, run in self.runs(words))

    def wrapped(self, words: str, width: float, size: float) -> list[str]:
        """Broken between words and beside Chinese letters, within a word only where it is longer than a line."""
        lines = [""]
        for piece in _PIECE.findall(words):
            if self.length(lines[-1] + piece, size) <= width:
                lines[-1] += piece
                continue
            piece = piece.lstrip()
            lines += [piece] if lines[-1] else []
            lines[-1] = piece
            while self.length(lines[-1], size) > width and len(lines[-1]) > 1:
                fits = max(1, int(len(lines[-1]) * width / self.length(lines[-1], size)))
                lines[-1:] = [lines[-1][:fits], lines[-1][fits:]]
        return [line for line in lines if line] or [""]

    def longest_word(self, words: str, size: float) -> float:
        return max((self.length(piece.lstrip(), size) for piece in _PIECE.findall(words)), default=0.0)


@cache
def _face(letter: str, names: tuple[str, ...]) -> str:
    for name in names:
        if letter == " " or _font(name).has_glyph(ord(letter)):
            return name
    raise DrawingError(f"no type has U+{ord(letter):04X}")


CHINESE_TYPE = Type(("china-s", "DejaVuSans"))
TYPES = tuple(
    (Type((plain, "DejaVuSans", "china-s")), Type((bold, "DejaVuSans-Bold", "china-s")))
    for plain, bold in (("helv", "hebo"), ("tiro", "tibo"))
)


@dataclass
class Sheet:
    """A document being drawn from the top of its first page down; ``y`` is how far it came.

    Shades and rules of a page lie below its text. ``numbered`` prints the numbers of the pages.
    """

    plain: Type
    bold: Type
    paper: tuple[float, float]
    margin: float
    size: float
    numbered: bool
    document: pymupdf.Document = field(default_factory=pymupdf.open)
    y: float = 0.0

    def __post_init__(self) -> None:
        self._turn()

    @property
    def width(self) -> float:
        """Between the margins."""
        return self.paper[0] - 2 * self.margin

    @property
    def room(self) -> float:
        return self.paper[1] - self.margin - self.y

    @property
    def height(self) -> float:
        return self.paper[1] - 2 * self.margin

    def _turn(self) -> None:
        self._page = self.document.new_page(width=self.paper[0], height=self.paper[1])
        self._shape, self._writer = self._page.new_shape(), pymupdf.TextWriter(self._page.rect)
        self._drawn, self.y = False, self.margin

    def turn(self) -> None:
        """Go on with a new page."""
        self._finish()
        self._turn()

    def _finish(self) -> None:
        if self.numbered:
            self.put(self.paper[0] / 2, self.paper[1] - FOOT, str(self.document.page_count), self.plain, 8)
        if self._drawn:
            self._shape.commit()
        self._writer.write_text(self._page)

    def put(self, x: float, baseline: float, words: str, face: Type, size: float) -> None:
        for font, run in face.runs(words):
            self._writer.append((x, baseline), run, font=font, fontsize=size)
            x += font.text_length(run, size)

    def rule(self, x0: float, y0: float, x1: float, y1: float) -> None:
        self._shape.draw_line((x0, y0), (x1, y1))
        self._shape.finish(width=0.6)
        self._drawn = True

    def shade(self, box: Sequence[float], grey: float) -> None:
        self._shape.draw_rect(pymupdf.Rect(*box))
        self._shape.finish(color=None, fill=(grey, grey, grey), width=0)
        self._drawn = True

    def heading(self, words: str, size: float) -> None:
        """Bold, and not as the last line of a page."""
        if self.room < 4 * size:
            self.turn()
        self.y += 0.5 * size if self.y > self.margin else 0
        self._lines(words, self.bold, size)
        self.y += 0.3 * size

    def paragraph(self, words: str) -> None:
        self._lines(words, self.plain, self.size)
        self.y += 0.7 * self.size

    def _lines(self, words: str, face: Type, size: float) -> None:
        for line in face.wrapped(words, self.width, size):
            if self.room < 1.3 * size:
                self.turn()
            self.put(self.margin, self.y + size, line, face, size)
            self.y += 1.3 * size

    def save(self, path: Path) -> Path:
        """The same bytes for the same document: without times and made-up ids."""
        self._finish()
        self.document.subset_fonts()
        self.document.set_metadata({})
        self.document.save(path, no_new_id=True, garbage=3, deflate=True)
        self.document.close()
        return path
