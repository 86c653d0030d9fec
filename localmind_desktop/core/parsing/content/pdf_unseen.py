"""Words of a PDF's page that nobody sees: white on white, without ink, behind something, too small.

Whether a word is seen is told from the drawn page, as a viewer shows it: where a word stands, something differs from
its ground. The text that a scanner's program lays under or over a picture of the page counts as seen with it, by whole
lines: it sets them in another type, so their last words may lie beside what they say. What a picture of a word hides of
other words in the same place cannot be told apart from that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, Any

from localmind_desktop.core.parsing.content.ink import Word

if TYPE_CHECKING:
    import numpy as np
    import pymupdf

_LIGHT = 0.75  # brightness from which a letter may be lost on a white page
_FAINT = 64  # of 255: how solid a letter is that is surely seen
_CONTRAST = 12  # of 255 between the lightest and the darkest point where a word stands
_SMALLEST = 1 / 800  # of the longer side of the page: with the page as high as a screen, a letter is a point of it
_SCALE = 2.0  # points of the drawn page for each of the page's
_MOST_POINTS = 4_000_000
_MARGIN = 0.15  # of a word's height, above and below, that is not looked at: rules stand there
_MOST_OF_LINE = 2 / 3  # of the letters of a scanned line that lie over something
_FEWEST = 12  # letters; fewer are blanks of a font, or a page number that was painted over


def may_hide(blocks: Sequence[dict[str, Any]]) -> bool:
    """Whether some text of a page is faint, light, or in no ink at all; ``blocks`` are those of ``extractDICT``."""
    return any(
        span["alpha"] < _FAINT or _brightness(span["color"]) > _LIGHT
        for block in blocks
        for line in block.get("lines", ())
        for span in line["spans"]
    )


def seen_words(
    page: pymupdf.Page, words: list[Word], is_doubtful: bool, is_scan: Callable[[], bool]
) -> tuple[list[Word], bool]:
    """The words without those that are not seen, and whether there are any.

    Only what ``is_doubtful`` is drawn; words that are too small are told from their size. ``is_scan``: whether a
    picture covers the page, asked only where words lie over nothing.
    """
    smallest = _SMALLEST * max(page.rect.width, page.rect.height)
    hidden = {number for number, word in enumerate(words) if word.size < smallest}
    if is_doubtful:
        blank = _blank(page, words)
        hidden |= blank - set(_on_seen_lines(words, blank)) if blank and is_scan() else blank
    hidden = {number for number in hidden if any(letter.isalnum() for letter in words[number].text)}
    if not is_enough(words[number].text for number in hidden):
        return words, False
    return [word for number, word in enumerate(words) if number not in hidden], True


def is_enough(texts: Iterable[str]) -> bool:
    """Whether what is not seen is worth a remark."""
    return sum(map(len, texts)) >= _FEWEST


def _blank(page: pymupdf.Page, words: Sequence[Word]) -> set[int]:
    """The numbers of the words where nothing is drawn."""
    import pymupdf

    scale = min(_SCALE, (_MOST_POINTS / max(1.0, page.rect.width * page.rect.height)) ** 0.5)
    drawn = _points(page.get_pixmap(matrix=pymupdf.Matrix(scale, scale), colorspace=pymupdf.csGRAY, annots=False))
    return {number for number, word in enumerate(words) if not _differs(drawn, word, scale)}


def _on_seen_lines(words: Sequence[Word], blank: AbstractSet[int]) -> Iterator[int]:
    """The numbers of the ``blank`` words whose lines lie over something for the most part."""
    whole: Counter[int] = Counter()
    seen: Counter[int] = Counter()
    for number, word in enumerate(words):
        whole[word.run] += len(word.text)
        seen[word.run] += 0 if number in blank else len(word.text)
    return (number for number in blank if seen[words[number].run] >= _MOST_OF_LINE * whole[words[number].run])


def _points(pixmap: pymupdf.Pixmap) -> np.ndarray:
    """The grey of each point. A copy: a view into the memory of a pixmap does not keep that alive."""
    import numpy as np

    return np.frombuffer(pixmap.samples, np.uint8).reshape(pixmap.height, pixmap.stride)[:, : pixmap.width]


def _differs(drawn: np.ndarray, word: Word, scale: float) -> bool:
    margin = _MARGIN * (word.y1 - word.y0)
    top, bottom = int((word.y0 + margin) * scale), int((word.y1 - margin) * scale) + 1
    part = drawn[max(0, top) : max(0, bottom), max(0, int(word.x0 * scale)) : max(0, int(word.x1 * scale) + 1)]
    return part.size > 0 and int(part.max()) - int(part.min()) >= _CONTRAST


def _brightness(colour: int) -> float:
    """Of a colour as 0xRRGGBB (ITU-R BT.601)."""
    return (0.299 * (colour >> 16 & 255) + 0.587 * (colour >> 8 & 255) + 0.114 * (colour & 255)) / 255
