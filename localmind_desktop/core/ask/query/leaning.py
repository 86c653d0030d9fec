"""A question that leans on what was said around it: a follow-up on the turn before, half a question on the other half.

No grammar is needed to see what stands in for what. All terms of the context are looked for with its own, but weigh
little and need not be met: what the question says itself decides, and what it leaves unsaid comes from around it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from localmind_desktop.core.ask.query.asked import Asked, Wanted
from localmind_desktop.core.ask.query.following import leans
from localmind_desktop.core.model import HistoryTurn

_SHARE = 0.15  # what a term of the context weighs; 0.05 to 0.3 are as good, on follow-ups and on halves


@dataclass(frozen=True, slots=True)
class Leaning:
    """What is asked, and the ``context`` in which it is said, empty where it needs none."""

    own: str
    context: str = ""

    @property
    def text(self) -> str:
        """All of it, to be searched for."""
        return f"{self.own} ({self.context})" if self.context else self.own


def after(question: str, turns: Sequence[HistoryTurn]) -> Leaning:
    """A follow-up with the questions that it leans on: the one before, and before that as long as they lean as well.

    Earlier answers are left out: with them fewer follow-ups were answered right, and more wrong.
    """
    earlier: list[str] = []
    for turn in reversed(turns):
        earlier.append(turn.question)
        if not leans(turn.question):
            break
    return Leaning(question, " ".join(earlier))


def in_context(own: Asked, whole: Asked) -> Asked:
    """The terms of ``own``, and those that only ``whole`` has, which says the context as well.

    A question that names nothing itself is about what its context names.
    """
    said = {want.token for want in own.wanted}
    names_itself = any(want.exact and not want.is_number for want in own.wanted)
    wanted = (want if want.token in said else _around(want, names_itself) for want in whole.wanted)
    return Asked(own.question, tuple(wanted))


def _around(want: Wanted, names_itself: bool) -> Wanted:
    is_name = want.exact and not want.is_number
    return want if is_name and not names_itself else replace(want, weight=want.weight * _SHARE, exact=False)
