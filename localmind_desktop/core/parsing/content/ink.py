"""What is printed on one page: words, lines and filled areas, before anything is understood.

All boxes are in points of the page as displayed. Pure: knows no PDF library.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from operator import add, itemgetter
from typing import NamedTuple

from localmind_desktop.core.model import Box
from localmind_desktop.core.parsing.content.kept import Kept

SUPERSCRIPTS = str.maketrans("0123456789−", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")
_NOTES = re.compile(r"[\d⁰¹²³⁴-⁹]+(?:, ?\d+)*")  # the marks of one note, and of several
_BELOW_ZERO = re.compile(r"[-−–]\d+(?:\.\d+)?")  # an exponent
_FIGURES = re.compile(rf"[()*†‡, ]*{_NOTES.pattern}[()*†‡, ]*|{_BELOW_ZERO.pattern}")
_SAME_LINE = 0.42  # share of the height that words of one line have in common
_LEFT, _TOP, _BOTTOM = itemgetter(0), itemgetter(1), itemgetter(3)  # of a word
_SMALL = 0.8  # times the size of the text: a mark
_CJK = re.compile(r"[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]")
_FIRST_CJK = "\u2e80"


class Word(NamedTuple):
    """A run of characters without white space.

    ``turn`` is the direction of the text: 0 left to right, 1 downwards, 2 upside down, 3 upwards. ``run`` numbers the
    line of the source that it came from, in the order of the source. ``raised`` marks exponents and footnote marks.
    """

    x0: float
    y0: float
    x1: float
    y1: float
    text: str
    size: float
    bold: bool
    italic: bool
    turn: int
    run: int
    mono: bool = False
    raised: bool = False

    @property
    def box(self) -> Box:
        return tuple.__new__(Box, self[:4])  # half the time of Box._make

    @property
    def middle(self) -> tuple[float, float]:
        return (self.x0 + self.x1) / 2, (self.y0 + self.y1) / 2


class Stroke(NamedTuple):
    """A straight line along one axis: ``at`` is its fixed coordinate, ``start`` to ``end`` its reach."""

    at: float
    start: float
    end: float
    width: float = 0.5


class Fill(NamedTuple):
    """A filled rectangle; ``shade`` is its brightness, 0 black to 1 white."""

    box: Box
    shade: float


@dataclass(frozen=True)
class PageInk:
    """The print of one page. ``horizontal`` and ``vertical`` are raw strokes, not yet merged.

    ``sketches`` are boxes of curves and slanting lines: charts, diagrams, logos. ``has_image``: it may be the picture
    of a page, with few words of its own or none. ``has_unseen``: there was text that nobody sees, which is not among
    the ``words``. ``borrowed`` are the ids of words that stand on another page, and only help to read this one.
    """

    number: int
    width: float
    height: float
    words: tuple[Word, ...] = ()
    horizontal: tuple[Stroke, ...] = ()
    vertical: tuple[Stroke, ...] = ()
    fills: tuple[Fill, ...] = ()
    sketches: tuple[Box, ...] = ()
    has_image: bool = False
    has_unseen: bool = False
    borrowed: frozenset[int] = frozenset()

    @Kept
    def turned_words(self) -> list[Word]:
        """Those that are not set from left to right."""
        return [word for word in self.words if word.turn]

    @Kept
    def _by_height(self) -> tuple[list[float], list[Word]]:
        heights = list(map(add, map(_TOP, self.words), map(_BOTTOM, self.words)))
        order = sorted(range(len(heights)), key=heights.__getitem__)
        return [heights[number] for number in order], [self.words[number] for number in order]

    def between(self, top: float, bottom: float) -> list[Word]:
        """The words whose middles lie at these heights, from the highest down."""
        heights, words = self._by_height
        first = bisect_left(heights, 2 * top)
        return words[first : bisect_right(heights, 2 * bottom, lo=first)]

    def turned(self, quarter_turns: int) -> PageInk:
        """The page turned clockwise by 90 degrees ``quarter_turns`` times."""
        ink = self
        for _ in range(quarter_turns % 4):
            ink = _quarter_turn(ink)
        return ink


def _quarter_turn(ink: PageInk) -> PageInk:
    height = ink.height

    def words() -> Iterable[Word]:
        for word in ink.words:
            yield word._replace(
                x0=height - word.y1, y0=word.x0, x1=height - word.y0, y1=word.x1, turn=(word.turn + 1) % 4
            )

    return replace(
        ink,
        width=height,
        height=ink.width,
        words=tuple(words()),
        horizontal=tuple(
            stroke._replace(start=height - stroke.end, end=height - stroke.start) for stroke in ink.vertical
        ),
        vertical=tuple(stroke._replace(at=height - stroke.at) for stroke in ink.horizontal),
        fills=tuple(fill._replace(box=turned_box(fill.box, height)) for fill in ink.fills),
        sketches=tuple(turned_box(box, height) for box in ink.sketches),
    )


def turned_box(box: Box, height: float) -> Box:
    """``box`` after a clockwise quarter turn of a page of ``height``."""
    return Box(height - box.y1, box.x0, height - box.y0, box.x1)


def unturned(quarter_turns: int, width: float, height: float) -> Callable[[Box], Box]:
    """The way back: from a page turned ``quarter_turns`` times to the original of ``width`` and ``height``."""
    turns = quarter_turns % 4

    def back(box: Box) -> Box:
        if turns == 1:
            return Box(box.y0, height - box.x1, box.y1, height - box.x0)
        if turns == 2:
            return Box(width - box.x1, height - box.y1, width - box.x0, height - box.y0)
        if turns == 3:
            return Box(width - box.y1, box.x0, width - box.y0, box.x1)
        return box

    return back


def box_of(words: Sequence[Word]) -> Box:
    """The smallest box around ``words`` (at least one)."""
    if len(words) == 1:
        return tuple.__new__(Box, words[0][:4])
    left, top, right, bottom = words[0][:4]
    for word in words[1:]:  # most often one or two
        x0, y0, x1, y1 = word[:4]
        left = x0 if x0 < left else left
        top = y0 if y0 < top else top
        right = x1 if x1 > right else right
        bottom = y1 if y1 > bottom else bottom
    return tuple.__new__(Box, (left, top, right, bottom))


def reach_of(words: Sequence[Word]) -> tuple[float, float]:
    """Where words of one line, in order, begin and end."""
    return words[0].x0, words[0].x1 if len(words) == 1 else max([word.x1 for word in words])


def middle_size(words: Sequence[Word]) -> float:
    """The median of the words' type sizes."""
    if len(words) == 1:
        return words[0].size
    sizes = sorted([word.size for word in words])
    half = len(sizes) // 2
    return sizes[half] if len(sizes) % 2 else (sizes[half - 1] + sizes[half]) / 2


def lines_of(words: Iterable[Word]) -> list[list[Word]]:
    """Words gathered into lines by height, top to bottom, each from left to right.

    A word joins a line when it shares enough of the lower one's height: raised and lowered marks stay in it.
    """
    members = list(words)
    if len(members) < 2:
        return [members] if members else []
    first = members[0]
    if first.y0 == members[-1].y0 and first.y0 < first.y1 and len({(word.y0, word.y1) for word in members}) == 1:
        return [sorted(members, key=_LEFT)]
    lines: list[tuple[float, float, list[Word]]] = []
    for word in sorted(members, key=_by_height):
        y0, y1 = word.y0, word.y1
        if lines and lines[-1][0] == y0 < y1 == lines[-1][1]:  # as most words
            lines[-1][2].append(word)
            continue
        for index in range(len(lines) - 1, max(-1, len(lines) - 4), -1):
            top, bottom, line = lines[index]
            shared = (bottom if bottom < y1 else y1) - (top if top > y0 else y0)
            height, own = bottom - top, y1 - y0
            if shared > _SAME_LINE * (height if height < own else own):
                line.append(word)
                if own >= height:  # a big word widens the line, a raised mark does not
                    lines[index] = (y0, y1, line)
                break
        else:
            lines.append((y0, y1, [word]))
    lines.sort(key=lambda line: line[0] + line[1])
    return [sorted(line, key=_LEFT) for _, _, line in lines]


def _by_height(word: Word) -> tuple[float, float]:
    return word.y0 + word.y1, word.x0


def line_text(words: Sequence[Word]) -> str:
    """The words of one line; no space where they touch, as a raised mark or the halves of a split word do."""
    if len(words) == 1:
        return words[0].text
    last = words[0]
    parts = [last.text]
    for word in words[1:]:
        if word.raised and _FIGURES.fullmatch(word.text):
            parts.append(_mark(parts[-1], word.text))
        else:
            if not _touching(last, word):
                parts.append(" ")
            parts.append(word.text)
        last = word
    if _opens_note(words):
        parts[0] = words[0].text.translate(SUPERSCRIPTS)
    return "".join(parts)


def _opens_note(words: Sequence[Word]) -> bool:
    """Whether a line begins with a small raised figure: the mark of the note that it opens."""
    if len(words) < 2 or not words[0].text.isdigit():
        return False
    mark, word = words[:2]
    return mark.size < _SMALL * word.size and mark.y1 < word.y1 - 0.1 * word.size


def _mark(base: str, mark: str) -> str:
    """A raised figure: an exponent stays with its base, a footnote's mark stands apart from the word."""
    is_below_zero = _BELOW_ZERO.fullmatch(mark) is not None
    if base[-1].isdigit() and (mark.isdigit() or is_below_zero):
        return "^" + mark
    if is_below_zero:
        return mark.translate(SUPERSCRIPTS)
    if mark in ("2", "3") and re.search(r"(?:^|[^A-Za-z])[a-zµ]{1,2}$", base):
        return mark  # m2, cm3
    return " " + (mark.translate(SUPERSCRIPTS) if _NOTES.fullmatch(mark) else mark)


def _touching(left: Word, right: Word) -> bool:
    gap = right.x0 - left.x1
    small = (left.size if left.size < right.size else right.size) or 8.0
    if gap >= 0.5 * small:
        return False
    if left.text[-1] >= _FIRST_CJK and is_cjk(left.text[-1]) and is_cjk(right.text[0]):
        return True
    if gap >= 0.2 * small:
        return False
    if gap == 0 and right.text.startswith("...."):
        return True  # dots that were set apart from the word before them
    if left.raised and right.text[0] in ".,;:)":
        return gap < 0.2 * small
    # A mark in another size, or a word cut in two by the source, touches; words are never set so close.
    return gap < 0.08 * small and (left.run != right.run or left.size != right.size or gap < -0.5)


def is_cjk(character: str) -> bool:
    return character >= _FIRST_CJK and bool(_CJK.match(character))


def joined_lines(lines: Sequence[str]) -> str:
    """The printed lines of one cell or paragraph as one running text."""
    text = ""
    for line in lines:
        text = _joined(text, line) if text else line
    return text


def _joined(above: str, below: str) -> str:
    if not below:
        return above
    last, first = above[-1], below[0]
    if is_cjk(last) and is_cjk(first):
        return above + below
    token = above.split()[-1]
    following = below.split()[0]
    if last in "-\u00ad\u2010" and len(token) > 2 and token[-2].isalpha():
        if last == "\u00ad" or (first.islower() and token[:-1].isalpha() and token[-2].islower()):
            return above[:-1] + below
        return above + below if first.isalnum() else above + " " + below
    if last == "_" or (first == "_" and following != "_"):
        return above + below
    if last == "/" and len(token) > 1 and first.isalnum():
        return above + below
    return above + " " + below


def words_text(words: Iterable[Word]) -> str:
    """The text of a cell or paragraph from its words, in whatever direction they are set."""
    members = list(words)
    if len(members) < 2:
        return members[0].text if members else ""
    turns = {word.turn for word in members}
    if turns == {0}:
        return joined_lines([line_text(line) for line in lines_of(members)])
    texts: list[str] = []
    for turn in sorted(turns):
        facing = [word for word in members if word.turn == turn]
        texts.append(joined_lines([line_text(line) for line in lines_of(_levelled(facing, turn))]))
    return " ".join(text for text in texts if text)


def _levelled(words: list[Word], turn: int) -> list[Word]:
    """The words as if their direction were left to right."""
    if turn == 0:
        return words
    if turn == 1:  # downwards: turn the page counter-clockwise
        return [w._replace(x0=w.y0, y0=-w.x1, x1=w.y1, y1=-w.x0) for w in words]
    if turn == 2:
        return [w._replace(x0=-w.x1, y0=-w.y1, x1=-w.x0, y1=-w.y0) for w in words]
    return [w._replace(x0=-w.y1, y0=w.x0, x1=-w.y0, y1=w.x1) for w in words]
