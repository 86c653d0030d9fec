"""The typefaces of set text: how wide their letters are. PyMuPDF's own, so that every machine sets the same pages."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pymupdf

_FALLBACK = "cjk"  # has the letters of most scripts


class Face:
    """A typeface by its PDF name, with another one for the letters that it lacks."""

    def __init__(self, name: str) -> None:
        import pymupdf

        self.font = pymupdf.Font(name)
        self.fallback = pymupdf.Font(_FALLBACK)
        self._advances: dict[str, float] = {}
        self._widths: dict[str, float] = {}

    def width(self, text: str, size: float) -> float:
        """Points that ``text`` takes in one line."""
        known = self._widths.get(text)
        if known is None:
            known = sum(map(self._advance, text))
            if len(text) < 24:
                self._widths[text] = known
        return known * size

    def holds(self, letter: str) -> bool:
        return bool(self.font.has_glyph(ord(letter)))

    def font_of(self, letter: str) -> pymupdf.Font:
        return self.font if letter.isascii() or self.holds(letter) else self.fallback

    def _advance(self, letter: str) -> float:
        advance = self._advances.get(letter)
        if advance is None:
            advance = self._advances[letter] = float(self.font_of(letter).glyph_advance(ord(letter)))
        return advance


@lru_cache(maxsize=16)
def face(name: str) -> Face:
    return Face(name)
