"""Type whose font counts in units of its own (Type 3), such as the bitmaps of old TeX programs: the file says that it
is a tenth of a point high, and its letters are as large as any others.

How large it is shows in how high its letters are drawn. The engine parts the words of such type between any two
letters, since each gap is wide for its size, and may give them no height.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from localmind_desktop.core.parsing.content.ink import Word

if TYPE_CHECKING:
    import pymupdf

_SMALL = 2.0  # points; no type is smaller that is to be read
_WIDE = 1.5  # times the size that is said, for each letter: none is so wide
_OF_EM = 0.9  # of a size, from the lowest to the highest point of its letters
_ASCENDER, _DESCENDER = 0.8, 0.2  # of a size: the box of a word around its baseline, as the engine takes it
_FLAT = 0.5  # of a size: a box that is lower holds no letters
_GAP = 0.15  # of a size: the space between two words is wider

_Span = dict[str, Any]


def with_true_sizes(page: pymupdf.Page, blocks: Sequence[dict[str, Any]]) -> bool:
    """Set the sizes of such type right, in ``blocks``, which are those of ``extractDICT``; whether there is any."""
    lines = [line for block in blocks for line in block.get("lines", ())]
    if not any(span["size"] < _SMALL for line in lines for span in line["spans"]):
        return False  # nearly every page
    doubtful = {span["font"] for span, level in _spans(blocks) if _is_wide(span, level)}
    if not doubtful:
        return False
    factors = _factors(page, doubtful)
    for span, _ in _spans(blocks):
        span["size"] *= factors.get(span["font"], 1.0)
    return True


def _factors(page: pymupdf.Page, fonts: Iterable[str]) -> dict[str, float]:
    """By how much each of the fonts is larger than it says."""
    import pymupdf

    drawn = page.get_textpage(flags=pymupdf.TEXT_MEDIABOX_CLIP | pymupdf.TEXT_ACCURATE_BBOXES)
    heights: dict[str, float] = defaultdict(float)
    for span, level in _spans(drawn.extractDICT()["blocks"]):
        heights[span["font"]] = max(heights[span["font"]], _extent(span, not level) / span["size"])
    return {font: max(1.0, heights[font] / _OF_EM) for font in fonts}


def _spans(blocks: Iterable[dict[str, Any]]) -> Iterator[tuple[_Span, bool]]:
    """All spans, and whether each is set level."""
    for block in blocks:
        for line in block.get("lines", ()):
            level = abs(line["dir"][0]) >= abs(line["dir"][1])
            yield from ((span, level) for span in line["spans"])


def _is_wide(span: _Span, level: bool) -> bool:
    letters = len(span["text"].strip())
    return 0 < span["size"] < _SMALL and letters > 0 and _extent(span, level) > _WIDE * span["size"] * letters


def _extent(span: _Span, level: bool) -> float:
    x0, y0, x1, y1 = span["bbox"]
    return float(x1 - x0 if level else y1 - y0)


def as_set(words: Sequence[Word]) -> list[Word]:
    """Words of such type with boxes as high as they are, and whole again."""
    found: list[Word] = []
    for _, run in groupby(map(_raised, words), key=lambda word: (word.run, word.turn)):
        joined: list[Word] = []
        for word in run:
            if joined and -word.size < _gap(joined[-1], word) < _GAP * word.size:
                joined[-1] = _together(joined[-1], word)
            else:
                joined.append(word)
        found += joined
    return found


def _raised(word: Word) -> Word:
    """With the height of its type, where it has next to none, from its baseline on."""
    x0, y0, x1, y1 = word.box
    high = (x1 - x0) if word.turn % 2 else (y1 - y0)
    if high >= _FLAT * word.size:
        return word
    above, below = _ASCENDER * word.size, _DESCENDER * word.size
    if word.turn % 2:
        left, right = (below, above) if word.turn == 1 else (above, below)
        return word._replace(x0=x0 - left, x1=x1 + right)
    top, bottom = (below, above) if word.turn else (above, below)
    return word._replace(y0=y0 - top, y1=y1 + bottom)


def _gap(left: Word, right: Word) -> float:
    """Between two words that follow each other, in the direction of their text."""
    return (right.x0 - left.x1, right.y0 - left.y1, left.x0 - right.x1, left.y0 - right.y1)[left.turn]


def _together(left: Word, right: Word) -> Word:
    x0, y0, x1, y1 = min(left.x0, right.x0), min(left.y0, right.y0), max(left.x1, right.x1), max(left.y1, right.y1)
    return left._replace(x0=x0, y0=y0, x1=x1, y1=y1, text=left.text + right.text, size=max(left.size, right.size))
