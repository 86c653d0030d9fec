"""Sentences that stand elsewhere now. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TypeAlias

from localmind_desktop.core.insight.compare.sections import Section, Sentence
from localmind_desktop.core.insight.compare.wording import is_word

Spot: TypeAlias = tuple[int, int]  # the number of a part, and of a sentence in it
Known: TypeAlias = tuple[float | None, tuple[str, ...]]  # where a section begins, or None for anywhere; words

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
    sources, targets = _once(gone), _once(came)
    moved: list[Moved] = []
    left: set[Spot] = set()
    reached: set[Spot] = set()
    for number, part in enumerate(came):
        placed = [_source(part, one, sources, targets) for one in part.sentences]
        steps = [(place[0], place[1] - index) if place else None for index, place in enumerate(placed)]
        for step, run in groupby(range(len(placed)), key=lambda index: steps[index]):
            if step is None:
                continue
            spots = list(run)
            old = [(step[0], step[1] + index) for index in spots]
            left.update(old)
            reached.update((number, index) for index in spots)
            before = tuple(gone[one].sentences[place] for one, place in old)
            moved.append(Moved(part.section, before, tuple(part.sentences[index] for index in spots)))
    return list(_rest(gone, left)), list(_rest(came, reached)), moved


def _source(
    part: Part, sentence: Sentence, sources: Mapping[Known, Spot], targets: Mapping[Known, Spot]
) -> Spot | None:
    """Where a sentence stood before: in its own section, else anywhere."""
    for known in ((part.section.at, sentence.words), (None, sentence.words)):
        if known in targets and known in sources:
            return sources[known]
    return None


def _once(parts: Sequence[Part]) -> dict[Known, Spot]:
    """The places of the sentences that come once: in a section that both editions have, however short they are;
    elsewhere only if they are long enough to be known again."""
    uses: Counter[Known] = Counter()
    places: dict[Known, Spot] = {}
    for number, part in enumerate(parts):
        for place, one in enumerate(part.sentences):
            size = sum(map(is_word, one.words))
            own = [(part.section.at, one.words)] if size and not part.is_section else []
            for known in [*own, *([(None, one.words)] if size >= _FEWEST else [])]:
                uses[known] += 1
                places[known] = number, place
    return {known: place for known, place in places.items() if uses[known] == 1}


def _rest(parts: Sequence[Part], moved: set[Spot]) -> Iterator[Part]:
    for number, part in enumerate(parts):
        stays = [(number, place) not in moved for place in range(len(part.sentences))]
        left = tuple(one for one, is_left in zip(part.sentences, stays, strict=True) if is_left)
        if part.is_section or len(left) == len(part.sentences):
            yield Part(part.section, left, part.at, part.is_section)
            continue
        for is_left, run in groupby(range(len(stays)), key=lambda place: stays[place]):
            if is_left:
                yield Part(part.section, tuple(part.sentences[place] for place in run), part.at)
