"""Sentences that stand elsewhere now. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from localmind_desktop.core.insight.compare.sections import Section, Sentence
from localmind_desktop.core.insight.compare.wording import is_word

_FEWEST = 5  # words of a sentence that is known again in another place


@dataclass(frozen=True, slots=True)
class Part:
    """Sentences in a row that came or went, of a section; ``is_section``: the section came or went with them."""

    section: Section
    sentences: tuple[Sentence, ...]
    at: float
    is_section: bool = False


@dataclass(frozen=True, slots=True)
class Moved:
    """Sentences of one section that are found in another place, in the same order."""

    section: Section
    before: tuple[Sentence, ...]
    after: tuple[Sentence, ...]


def without_moved(gone: Sequence[Part], came: Sequence[Part]) -> tuple[list[Part], list[Part], list[Moved]]:
    """What is really gone, what really came, and what only moved."""
    sources = _once(gone)
    targets = _once(came)
    moved: list[Moved] = []
    for part in came:
        placed = [(sources.get(one.words) if one.words in targets else None, one) for one in part.sentences]
        numbered = [
            (place[1] - index if place else None, place and place[0], place, one)
            for index, (place, one) in enumerate(placed)
        ]
        for (step, _), run in groupby(numbered, key=lambda one: one[:2]):
            found = list(run)
            if step is not None:
                old = tuple(gone[place[0]].sentences[place[1]] for _, _, place, _ in found if place)
                moved.append(Moved(part.section, old, tuple(one for *_, one in found)))
    known = {one.words for each in moved for one in each.after}
    return list(_rest(gone, known)), list(_rest(came, known)), moved


def _once(parts: Sequence[Part]) -> dict[tuple[str, ...], tuple[int, int]]:
    """The places of the sentences that come once, and are long enough to be known again."""
    uses = Counter(one.words for part in parts for one in part.sentences)
    return {
        one.words: (number, place)
        for number, part in enumerate(parts)
        for place, one in enumerate(part.sentences)
        if uses[one.words] == 1 and sum(map(is_word, one.words)) >= _FEWEST
    }


def _rest(parts: Sequence[Part], moved: set[tuple[str, ...]]) -> Iterator[Part]:
    for part in parts:
        left = tuple(one for one in part.sentences if one.words not in moved)
        if part.is_section or len(left) == len(part.sentences):
            yield Part(part.section, left, part.at, part.is_section)
            continue
        for is_moved, run in groupby(part.sentences, key=lambda one: one.words in moved):
            if not is_moved:
                yield Part(part.section, tuple(run), part.at)
