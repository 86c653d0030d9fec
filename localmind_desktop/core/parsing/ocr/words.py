"""From what Tesseract writes (hOCR) to words. Source: http://kba.github.io/hocr-spec/1.2/"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np
from lxml import etree
from numpy.typing import NDArray

from localmind_desktop.core.parsing.content.ink import Word, is_cjk
from localmind_desktop.core.parsing.ocr.picture import DPI, Grey
from localmind_desktop.core.parsing.ocr.weight import bold_ones

_POINTS = 72 / DPI  # in a pixel
_LINES = frozenset({"ocr_line", "ocr_header", "ocr_textfloat", "ocr_caption"})
_PROPERTY = re.compile(r"\s*([a-z_]+) ([^;]*)")
_EM = 0.93  # from the top of tall letters to the bottom of deep ones, in type sizes
_BELOW = 0.21  # of the type size below the baseline
_SAME_SIZE = 0.12  # share by which two lines of one type size may be measured apart
_SLACK = 0.2  # type sizes that a word may reach beyond its line
_NEAR = 0.15  # heights of the word between a word and a scrap of it
_GAP = 0.22  # type sizes between two words: what is closer counts as touching
_LONG, _TALL = 3, 1.5  # letters of a word that lies when it is set from left to right, and times as high as wide
_TURNS = {0: 0, 90: 3, 180: 2, 270: 1}  # counter-clockwise angles of lines as turns of words


class Found(NamedTuple):
    """A word as recognised, in points; ``confidence`` is in percent."""

    x0: float
    y0: float
    x1: float
    y1: float
    text: str
    confidence: float


class Least(NamedTuple):
    """The confidence in percent that is asked of words, and of those without letters and figures."""

    words: float
    signs: float


@dataclass(frozen=True, slots=True)
class FoundLine:
    """A line as recognised. Its baseline is at ``base`` where it begins, at ``left``, and falls by ``slope``."""

    words: tuple[Found, ...]
    left: float
    base: float
    slope: float
    size: float
    turn: int


def found_lines(hocr: bytes) -> list[FoundLine]:
    """The lines that the program wrote, in its order; none where it wrote nothing that can be read."""
    parser = etree.XMLParser(resolve_entities=False, no_network=True, huge_tree=False, load_dtd=False, recover=True)
    try:
        root = etree.fromstring(hocr, parser)
    except etree.XMLSyntaxError:
        return []
    if root is None:
        return []
    lines = (_line(each) for each in root.iter("{*}span") if each.get("class") in _LINES)
    return [line for line in lines if line is not None]


def _line(element: etree._Element) -> FoundLine | None:
    stated = _properties(element)
    if len(stated.get("bbox", ())) != 4:
        return None
    left, _, _, bottom = (value * _POINTS for value in stated["bbox"])
    slope, offset = stated["baseline"] if len(stated.get("baseline", ())) == 2 else (0.0, 0.0)
    words = [word for each in element.iter("{*}span") if (word := _word(each)) is not None]
    if not words:
        return None
    turn = _turn(words, round(stated["textangle"][0]) if stated.get("textangle") else 0)
    tallest = max(word.y1 - word.y0 for word in words)
    size = stated["x_size"][0] * _POINTS if stated.get("x_size") else tallest
    size /= _EM
    apart = words if turn else _apart(words, _GAP * size)
    return FoundLine(tuple(apart), left, bottom + offset * _POINTS, slope, size, turn)


def _turn(words: Sequence[Found], angle: int) -> int:
    """The direction of a line, by the shape and order of its words where its angle is not stated."""
    if angle:
        return _TURNS.get(angle % 360, 0)
    long = [word for word in words if len(word.text) >= _LONG]
    standing = [word for word in long if word.y1 - word.y0 > _TALL * (word.x1 - word.x0)]
    if 2 * len(standing) <= len(long):
        return 0
    return 1 if words[0].y0 <= words[-1].y0 else 3


def _apart(words: Sequence[Found], gap: float) -> list[Found]:
    """Words of a line with at least ``gap`` between them: they may be measured as overlapping."""
    found = list(words[:1])
    for word in words[1:]:
        last = found[-1]
        middle = (last.x1 + word.x0) / 2
        inside = last.x0 < middle - gap / 2 and middle + gap / 2 < word.x1
        if word.x0 - last.x1 < gap and inside and not (is_cjk(last.text[-1]) and is_cjk(word.text[0])):
            found[-1] = last._replace(x1=middle - gap / 2)
            word = word._replace(x0=middle + gap / 2)
        found.append(word)
    return found


def _word(element: etree._Element) -> Found | None:
    if element.get("class") != "ocrx_word":
        return None
    stated = _properties(element)
    text = "".join("".join(map(str, element.itertext())).split())
    if not text or len(stated.get("bbox", ())) != 4:
        return None
    x0, y0, x1, y1 = (value * _POINTS for value in stated["bbox"])
    return Found(x0, y0, x1, y1, text, stated["x_wconf"][0] if stated.get("x_wconf") else 0.0)


def _properties(element: etree._Element) -> dict[str, list[float]]:
    """What the element's title states in figures."""
    found: dict[str, list[float]] = {}
    for name, values in _PROPERTY.findall(str(element.get("title", ""))):
        try:
            found[name] = [float(value) for value in values.split()]
        except ValueError:
            continue
    return found


def turn_of(lines: Iterable[FoundLine]) -> int:
    """The turn of most letters, as of a word."""
    letters = Counter[int]({0: 0})
    for line in lines:
        letters[line.turn] += sum(len(word.text) for word in line.words)
    return letters.most_common(1)[0][0]


def certainty(lines: Iterable[FoundLine]) -> float:
    """The confidence of the letters on average, in percent."""
    letters = [(word.confidence, len(word.text)) for line in lines for word in line.words]
    count = sum(length for _, length in letters)
    return sum(confidence * length for confidence, length in letters) / count if count else 0.0


def at_least(lines: Iterable[FoundLine], least: Least) -> list[FoundLine]:
    """The lines with those of their words only that are as certain."""
    kept = (replace(line, words=tuple(word for word in line.words if _is_certain(word, least))) for line in lines)
    return [line for line in kept if line.words]


def _is_certain(word: Found, least: Least) -> bool:
    return word.confidence >= (least.words if any(map(str.isalnum, word.text)) else least.signs)


def without_scraps(lines: Iterable[FoundLine], known: Iterable[FoundLine]) -> list[FoundLine]:
    """The lines without single letters and signs right beside ``known`` words: those are what was left of these."""
    boxes = np.array([word[:4] for line in known for word in line.words]).reshape(-1, 4)
    kept = (replace(line, words=tuple(word for word in line.words if not _is_scrap(word, boxes))) for line in lines)
    return [line for line in kept if line.words]


def _is_scrap(word: Found, boxes: NDArray[np.float64]) -> bool:
    if sum(map(str.isalnum, word.text)) > 1:
        return False
    middle = (word.y0 + word.y1) / 2
    x0, y0, x1, y1 = boxes.T
    near = _NEAR * (y1 - y0)
    return bool(np.any((y0 - near < middle) & (middle < y1 + near) & (x0 - word.x1 < near) & (word.x0 - x1 < near)))


def words_of_lines(lines: Sequence[FoundLine], grey: Grey) -> tuple[Word, ...]:
    """The words of lines that were found in ``grey``, those of a line as high as its type."""
    sizes = _shared_sizes(lines)
    words = [word for run, line in enumerate(lines) for word in _words(line, run, sizes[run])]
    bold = bold_ones([(word.box, word.size) for word in words], grey)
    return tuple(word._replace(bold=True) if heavy else word for word, heavy in zip(words, bold, strict=True))


def _words(line: FoundLine, run: int, size: float) -> Iterator[Word]:
    for x0, y0, x1, y1, text, _ in line.words:
        base = line.base + line.slope * ((x0 + x1) / 2 - line.left)
        top, bottom = base - (_EM - _BELOW) * size, base + _BELOW * size
        if not line.turn and top - _SLACK * size <= y0 and y1 <= bottom + _SLACK * size:
            y0, y1 = top, bottom
        yield Word(x0, y0, x1, y1, text, size, False, False, line.turn, run)


def _shared_sizes(lines: Sequence[FoundLine]) -> list[float]:
    """The type size of each line: those that are nearly as large as that of more letters become it."""
    letters = Counter[float]()
    for line in lines:
        letters[round(line.size, 1)] += sum(len(word.text) for word in line.words)
    kept: list[float] = []
    for size, _ in letters.most_common():
        if not any(abs(size - other) <= _SAME_SIZE * other for other in kept):
            kept.append(size)
    return [min(kept, key=lambda size: abs(size - line.size)) for line in lines]
