"""A stretch of a passage that may answer, with the places of its lines."""

from __future__ import annotations

import re
from dataclasses import dataclass

from localmind_desktop.core.ask.evidence import Support
from localmind_desktop.core.model import Passage, Place

_SENTENCE = re.compile(r"[.!?。！？;；][\"”’)\]]*$")


@dataclass(frozen=True, slots=True)
class Quote:
    """A stretch of a passage, with the places of its lines. ``told``: how surely it tells what is expected, 0-1.

    ``defined``: how surely it says what the thing is that the question asks the meaning of, 0-1. ``closeness``: the
    weight of the question's words by how near they stand, 0-1.
    """

    passage: Passage
    text: str
    places: tuple[Place, ...]
    support: Support
    told: float = 0.0
    rank: float = 0.0
    defined: float = 0.0
    closeness: float = 0.0

    @property
    def is_sentence(self) -> bool:
        """Whether it ends like a sentence."""
        return bool(_SENTENCE.search(self.text))


def lines_of(passage: Passage, start: int, end: int) -> tuple[Place, ...]:
    """The places of the lines that hold the characters from ``start`` to ``end`` of a passage's text."""
    places: list[Place] = []
    position = 0
    for line, place in zip(passage.chunk.text.split("\n"), passage.chunk.places, strict=True):
        if position < end and position + len(line) > start:
            places.append(place)
        position += len(line) + 1
    return tuple(dict.fromkeys(places))
