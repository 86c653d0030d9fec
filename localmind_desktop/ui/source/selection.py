"""Selecting text on pages: from one letter to another, over lines and pages. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from localmind_desktop.core import Box, PageWord

BESIDE = 40.0  # how much nearer a word of the same line is than one of another, at equal distance


class Caret(NamedTuple):
    """Before the letter ``letter`` of the word ``word`` of a page; carets are ordered as the text is."""

    page: int
    word: int
    letter: int


@dataclass(frozen=True, slots=True)
class Selected:
    """The text between two carets, in either order."""

    anchor: Caret
    head: Caret

    @property
    def first(self) -> Caret:
        return min(self.anchor, self.head)

    @property
    def last(self) -> Caret:
        return max(self.anchor, self.head)

    @property
    def is_empty(self) -> bool:
        return self.anchor == self.head

    def pages(self) -> range:
        return range(self.first.page, self.last.page + 1)

    def parts(self, page: int, words: Sequence[PageWord]) -> Iterator[tuple[PageWord, int, int]]:
        """The selected words of a page, with their first letter and the one after their last."""
        first, last = self.first, self.last
        for index, word in enumerate(words):
            start = first.letter if (page, index) == first[:2] else 0
            end = last.letter if (page, index) == last[:2] else len(word.text)
            if first[:2] <= (page, index) <= last[:2] and start < end:
                yield word, start, end

    def boxes(self, page: int, words: Sequence[PageWord]) -> list[Box]:
        """What is selected of a page, a box per line."""
        boxes: list[tuple[int, Box]] = []
        for word, start, end in self.parts(page, words):
            box = letters_box(word, start, end)
            if boxes and boxes[-1][0] == word.line and box.x0 >= boxes[-1][1].x0:
                before = boxes.pop()[1]
                box = Box(before.x0, min(before.y0, box.y0), max(before.x1, box.x1), max(before.y1, box.y1))
            boxes.append((word.line, box))
        return [box for _, box in boxes]

    def text(self, words_of: Callable[[int], Sequence[PageWord]]) -> str:
        """What is selected, line by line; ``words_of`` gives the words of a page."""
        lines: list[str] = []
        for page in self.pages():
            before: int | None = None
            for word, start, end in self.parts(page, words_of(page)):
                piece = word.text[start:end]
                if word.line == before:
                    lines[-1] += f" {piece}"
                else:
                    lines.append(piece)
                before = word.line
        return "\n".join(lines)


def letters_box(word: PageWord, start: int, end: int) -> Box:
    """Where letters of a word are, as if all had one width; the whole word where it seems to run up or down."""
    box = word.box
    if is_upright(word) or not word.text:
        return box
    step = (box.x1 - box.x0) / len(word.text)
    return Box(box.x0 + step * start, box.y0, box.x0 + step * end, box.y1)


def is_upright(word: PageWord) -> bool:
    """Whether a word runs up or down the page."""
    return len(word.text) > 2 and word.box.y1 - word.box.y0 > 1.2 * (word.box.x1 - word.box.x0)


def caret_at(page: int, words: Sequence[PageWord], x: float, y: float) -> Caret | None:
    """The caret nearest to a point of a page; None on a page without words."""
    if not words:
        return None
    index = min(range(len(words)), key=lambda each: _distance(words[each].box, x, y))
    return Caret(page, index, _letter(words[index], x, y))


def word_at(page: int, words: Sequence[PageWord], x: float, y: float) -> Selected | None:
    """The word under a point."""
    index = next((n for n, word in enumerate(words) if _distance(word.box, x, y) == 0.0), None)
    return None if index is None else Selected(Caret(page, index, 0), Caret(page, index, len(words[index].text)))


def line_at(page: int, words: Sequence[PageWord], x: float, y: float) -> Selected | None:
    """The line under a point."""
    word = word_at(page, words, x, y)
    if word is None:
        return None
    line = words[word.anchor.word].line
    mine = [index for index, each in enumerate(words) if each.line == line]
    return Selected(Caret(page, mine[0], 0), Caret(page, mine[-1], len(words[mine[-1]].text)))


def whole_page(page: int, words: Sequence[PageWord]) -> Selected | None:
    if not words:
        return None
    return Selected(Caret(page, 0, 0), Caret(page, len(words) - 1, len(words[-1].text)))


def _letter(word: PageWord, x: float, y: float) -> int:
    if is_upright(word):
        return 0 if y < (word.box.y0 + word.box.y1) / 2 else len(word.text)
    share = (x - word.box.x0) / max(0.1, word.box.x1 - word.box.x0)
    return min(len(word.text), max(0, round(share * len(word.text))))


def _distance(box: Box, x: float, y: float) -> float:
    across = max(box.x0 - x, 0.0, x - box.x1)
    down = max(box.y0 - y, 0.0, y - box.y1)
    return across + BESIDE * down
