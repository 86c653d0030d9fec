"""Text in one spelling, with the way back: which character of the original each character comes from. Pure."""

from __future__ import annotations

import re
from dataclasses import dataclass

from localmind_desktop.core.terms import normalised
from localmind_desktop.core.text.numbers import THIN

_RAISED = re.compile("[⁰¹²³⁴-⁹⁺⁻]+")
_SPACES = frozenset("\u00a0\u2007\u2009\u202f")


@dataclass(frozen=True, slots=True)
class Plain:
    """``origin[i]`` is the position in the original of ``text[i]``; it has one entry more for the end."""

    text: str
    origin: tuple[int, ...]

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Where ``text[start:end]`` stands in the original."""
        return self.origin[start], self.origin[end - 1] + 1 if end > start else self.origin[end]


def plain(text: str) -> Plain:
    """Dashes, micro and ohm signs, widths made alike; raised figures behind ``^``; narrow spaces are thin ones."""
    raised = {match.start() for match in _RAISED.finditer(text)}
    pieces: list[str] = []
    origin: list[int] = []
    for position, character in enumerate(text):
        piece = THIN if character in _SPACES else character if character.isascii() else normalised(character)
        if position in raised:
            piece = f"^{piece}"
        pieces.append(piece)
        origin.extend([position] * len(piece))
    return Plain("".join(pieces), (*origin, len(text)))
