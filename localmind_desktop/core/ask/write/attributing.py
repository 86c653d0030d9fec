"""Citations set right: a model's sentence that cites the wrong passage, or none, is given the one that says it. Pure.

Small models copy a value from one passage and cite another, most often the first, or none. What a sentence says is
checked anyway (`localmind_desktop.core.ask.ground`): where its own passages do not hold it and another one does, that
one is cited. One value may stand anywhere by chance, so one passage alone may hold it then, or one holds it in the row
that is asked for; where several values stand together, the first passage that has them all is taken.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Callable, Collection, Sequence

from localmind_desktop.core.ask.ground.grounding import cited_spans, count_of_values, without_marks

_MARKS = re.compile(r"(?:\s?\[\d+\])+")
_END = re.compile(r"[.!?。！？]*\s*$")


class Support(enum.IntEnum):
    """How far passages hold what a sentence says: not, somewhere, or in the row of a table that is asked for."""

    NONE = 0
    SOMEWHERE = 1
    IN_ROW = 2


Supporting = Callable[[str, Collection[int]], Support]
"""How far passages, by their numbers, hold what a sentence without marks says."""


def attributed(text: str, count: int, supporting: Supporting) -> str:
    """``text``, whose ``[n]`` are numbers of ``count`` passages from 1 on, with those that hold what it says.

    Where it cites some, a sentence without a citation is left so: it goes on with the one before.
    """
    spans = cited_spans(text)
    cites = any(1 <= number <= count for _, _, numbers in spans for number in numbers)
    for start, end, numbers in reversed(spans):
        if numbers or not cites:
            said = without_marks(text[start:end]).strip()
            right = _right(said, [n for n in numbers if n <= count], count, supporting)
            if right:
                text = f"{text[:start]}{_with_marks(text[start:end], right)}{text[end:]}"
    return text


def _right(said: str, numbers: Collection[int], count: int, supporting: Supporting) -> tuple[int, ...]:
    """The passages that a sentence is to cite instead of ``numbers``; none where these hold it, or it is not clear.

    Where none holds all of it, one may beside one that is cited.
    """
    values = count_of_values(said)
    if not values or (numbers and supporting(said, numbers)):
        return ()
    others = [number for number in range(1, count + 1) if number not in numbers]
    for ways in ([(one,) for one in others], [(own, one) for own in numbers for one in others]):
        found = {way: supporting(said, way) for way in ways}
        holding = sorted((way for way in ways if found[way]), key=lambda way: -found[way])
        if holding:
            is_clear = len(holding) == 1 or values > 1 or found[holding[0]] is Support.IN_ROW
            return holding[0] if is_clear else ()
    return ()


def _with_marks(sentence: str, numbers: Sequence[int]) -> str:
    """A sentence with these marks alone, before its full stop."""
    bare = _MARKS.sub("", sentence)
    end = _END.search(bare)
    at = end.start() if end is not None else len(bare)
    return f"{bare[:at]} {''.join(f'[{number}]' for number in numbers)}{bare[at:]}"
