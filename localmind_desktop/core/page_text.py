"""Searching the text of a page, and words where only lines are known. Pure."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from localmind_desktop.core.model import LEVELS, Box, Fragment, Line, PageRead, PageWord, TextHit, enclosing

_AROUND = 48  # letters of the text before and after a hit


@dataclass(frozen=True, slots=True)
class _Run:
    """Text that is searched as one: the lines of a block, or a cell."""

    lines: tuple[Line, ...]

    @property
    def text(self) -> str:
        return " ".join(line.text for line in self.lines)


class Folded:
    """A text without letter case, accents and differences of spaces, and where its letters come from."""

    def __init__(self, text: str) -> None:
        letters: list[str] = []
        self.origins: list[int] = []
        for place, letter in enumerate(text):
            if letter.isspace():
                folded = "" if letters and letters[-1] == " " else " "
            elif letter.isascii():
                folded = letter.lower()
            else:
                folded = _plain(letter)
            letters.extend(folded)
            self.origins.extend([place] * len(folded))
        self.text = "".join(letters)

    def find(self, wanted: str) -> Iterator[tuple[int, int]]:
        """Where ``wanted``, itself folded, stands: first place and end in the text that was folded."""
        start = self.text.find(wanted)
        while start >= 0:
            end = start + len(wanted)
            yield self.origins[start], self.origins[end - 1] + 1
            start = self.text.find(wanted, end)


def folded_query(text: str) -> str:
    """``text`` as it is looked for in a `Folded`; empty when there is nothing to look for."""
    return Folded(text.strip()).text


def hits_on(page: PageRead, text: str) -> Iterator[TextHit]:
    """All places of ``text`` on ``page``, from top to bottom."""
    wanted = folded_query(text)
    if wanted:
        for run in _runs(page):
            yield from _hits_in(run, wanted, page.number)


def boxes_on_words(hits: Sequence[TextHit], words: Sequence[PageWord]) -> list[tuple[Box, ...]]:
    """Where each of the ``hits`` of a page stands by its ``words``; as it was where they do not tell."""
    areas: dict[Box, list[tuple[Box, ...]]] = {}
    boxes = []
    for hit in hits:
        if hit.area not in areas:
            areas[hit.area] = _boxes_in(hit, words)
        known = areas[hit.area]
        boxes.append(known[hit.occurrence] if hit.occurrence < len(known) else hit.boxes)
    return boxes


def _boxes_in(hit: TextHit, words: Sequence[PageWord]) -> list[tuple[Box, ...]]:
    """All places, in the area of ``hit``, of what was found there."""
    inside = [word for word in words if _is_inside(word.box, hit.area)]
    lines, numbers = tuple(Line(word.text, word.box) for word in inside), [word.line for word in inside]
    places = Folded(_Run(lines).text).find(folded_query(hit.found))
    return [_boxes(lines, start, end, numbers) for start, end in places]


def lines_of(page: PageRead) -> dict[Box, str]:
    """What stands in every line and cell of a page."""
    return {line.box: line.text for run in _runs(page) for line in run.lines}


def words_of(pages: Iterable[PageRead]) -> tuple[PageWord, ...]:
    """The words of pages whose lines are known: each takes the part of its line that its letters take of the text."""
    words: list[PageWord] = []
    for page in pages:
        for number, line in enumerate(line for run in _runs(page) for line in run.lines):
            start = 0
            for text in line.text.split():
                start = line.text.index(text, start)
                words.append(PageWord(text, part_of(line.box, line.text, start, start + len(text)), number))
                start += len(text)
    return tuple(words)


def part_of(box: Box, text: str, start: int, end: int) -> Box:
    """The part of ``box`` that the letters ``start`` to ``end`` of ``text`` take, were all of one width.

    All of it where the text seems to run up or down.
    """
    if not text or (box.y1 - box.y0 > 1.5 * (box.x1 - box.x0) and len(text) > 2):
        return box
    step = (box.x1 - box.x0) / len(text)
    return Box(box.x0 + step * start, box.y0, box.x0 + step * end, box.y1)


def _hits_in(run: _Run, wanted: str, page: int) -> Iterator[TextHit]:
    text = run.text
    folded = Folded(text)
    if wanted not in folded.text:
        return
    area = enclosing([line.box for line in run.lines])
    for occurrence, (start, end) in enumerate(folded.find(wanted)):
        before = text[max(0, start - _AROUND) : start]
        after = text[end : end + _AROUND]
        if start > _AROUND:
            before = "…" + before.partition(" ")[2]
        if end + _AROUND < len(text):
            after = after.rpartition(" ")[0] + "…"
        yield TextHit(page, _boxes(run.lines, start, end), area, occurrence, before, text[start:end], after)


def _boxes(lines: Sequence[Line], start: int, end: int, joined: Sequence[int] = ()) -> tuple[Box, ...]:
    """The boxes of the letters ``start`` to ``end`` of ``lines``, which are joined by spaces.

    Those with the same number in ``joined`` become one box.
    """
    boxes: list[Box] = []
    numbers: list[int] = []
    offset = 0
    for index, line in enumerate(lines):
        first, last = max(0, start - offset), min(len(line.text), end - offset)
        if first < last:
            box = part_of(line.box, line.text, first, last)
            if joined and numbers and numbers[-1] == joined[index]:
                boxes[-1] = enclosing([boxes[-1], box])
            else:
                boxes.append(box)
                numbers.append(joined[index] if joined else index)
        offset += len(line.text) + 1
    return tuple(boxes)


def _runs(page: PageRead) -> list[_Run]:
    """The blocks and cells of a page from top to bottom; a merged cell and a header level once."""
    placed = [(block.box, _Run(block.lines)) for block in page.blocks if block.lines]
    for fragment in page.fragments:
        placed += [(fragment.box, run) for run in _cells(fragment)]
    placed.sort(key=lambda entry: entry[0].y0)  # stable: the cells of a table stay in their order
    return [run for _, run in placed]


def _cells(fragment: Fragment) -> Iterator[_Run]:
    seen: set[Line] = set()
    lines = list(_header_lines(fragment))
    for row in fragment.rows:
        lines += [Line(cell.text, cell.box or row.place.box) for cell in row.cells if cell.text.strip()]
    for line in lines:
        if line not in seen:
            seen.add(line)
            yield _Run((line,))


def _header_lines(fragment: Fragment) -> Iterator[Line]:
    told: set[str] = set()
    own = len(fragment.header_boxes) == len(fragment.headers)
    for place, header in enumerate(fragment.headers if fragment.header_boxes else ()):
        box = fragment.header_boxes[place] if own else enclosing(list(fragment.header_boxes))
        for level in header.split(LEVELS):
            if level.strip() and level not in told:
                told.add(level)
                yield Line(level, box)


def _is_inside(box: Box, area: Box) -> bool:
    x, y = (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2
    return area.x0 <= x <= area.x1 and area.y0 <= y <= area.y1


def _plain(letter: str) -> str:
    if letter == "\u00ad":
        return ""  # a hyphen that shows only at a line's end
    taken_apart = unicodedata.normalize("NFKD", letter)
    return "".join(part for part in taken_apart if not unicodedata.combining(part)).casefold()
