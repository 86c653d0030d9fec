"""Where a text that was noted stands on pages that were read anew. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from localmind_desktop.core.model import Box, PageWord, Place, enclosing
from localmind_desktop.core.page_text import Folded, part_of

NEAR = 10  # pages before and after the one on which a text was
WordsOf: TypeAlias = Callable[[int], Sequence[PageWord]]


@dataclass(frozen=True, slots=True)
class _Letters:
    """The letters of the words of some pages without the spaces, and the word that each belongs to."""

    words: tuple[tuple[int, PageWord], ...]
    owners: tuple[tuple[int, int], ...]  # for each letter its word, and which of the word's letters it is

    @classmethod
    def of(cls, pages: range, words_of: WordsOf) -> _Letters:
        words = tuple((page, word) for page in pages for word in words_of(page))
        owners = ((at, place) for at, (_, word) in enumerate(words) for place in range(len(word.text)))
        return cls(words, tuple(owners))

    def places(self, start: int, end: int) -> tuple[Place, ...]:
        """Where the letters ``start`` to ``end`` are, a box per line."""
        first, last = self.owners[start], self.owners[end - 1]
        lines: dict[tuple[int, int], list[Box]] = {}
        for at in range(first[0], last[0] + 1):
            page, word = self.words[at]
            begin = first[1] if at == first[0] else 0
            stop = last[1] + 1 if at == last[0] else len(word.text)
            lines.setdefault((page, word.line), []).append(part_of(word.box, word.text, begin, stop))
        return tuple(Place(page, enclosing(boxes)) for (page, _), boxes in lines.items())


def found_places(quote: str, places: Sequence[Place], pages: int, words_of: WordsOf) -> tuple[Place, ...]:
    """Where ``quote`` is in a document of so many ``pages``: the nearest to its former ``places`` (at least one).

    Letter case, accents and spaces do not count. It is looked for on the page where it was, then on those around it;
    nothing is returned where it is on none of them.
    """
    wanted = Folded("".join(quote.split())).text
    former, further = places[0], places[-1].page - places[0].page
    if not wanted:
        return ()
    for page in _around(former.page, pages):
        letters = _Letters.of(range(page, min(page + further, pages) + 1), words_of)
        folded = Folded("".join(word.text for _, word in letters.words))
        found = [letters.places(start, end) for start, end in folded.find(wanted)]
        begun = [each for each in found if each[0].page == page]
        if begun:
            return min(begun, key=lambda each: _distance(each[0].box, former.box))
    return ()


def text_at(places: Sequence[Place], words_of: WordsOf) -> str:
    """What stands in ``places``, line by line."""
    lines: list[str] = []
    for page in dict.fromkeys(place.page for place in places):
        boxes = [place.box for place in places if place.page == page]
        before: int | None = None
        for word in words_of(page):
            if any(_is_in(word.box, box) for box in boxes):
                if word.line == before:
                    lines[-1] += f" {word.text}"
                else:
                    lines.append(word.text)
                before = word.line
    return "\n".join(lines)


def _around(page: int, pages: int) -> Iterator[int]:
    near = range(max(1, page - NEAR), min(pages, page + NEAR) + 1)
    yield from sorted(near, key=lambda each: abs(each - page))


def _distance(one: Box, other: Box) -> float:
    return abs(one.y0 - other.y0) + abs(one.x0 - other.x0)


def _is_in(word: Box, box: Box) -> bool:
    x, y = (word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2
    return box.x0 <= x <= box.x1 and box.y0 <= y <= box.y1
