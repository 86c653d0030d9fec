"""How likely what a model wrote is right: as what was weighed and says the same (A7, A12). Pure.

A model reads what was found without knowing how well it fits. The ranking does: each unit, and what was computed, has a
calibrated chance to be the answer. So what a model tells is as likely as the best of them that says what it says beyond
the question; where it tells several values, as the least likely of these.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from localmind_desktop.core.ask.candidates.drafts import Draft
from localmind_desktop.core.ask.ground.evidence_values import Evidence, evidence_of
from localmind_desktop.core.ask.ground.grounding import says_value, told_values, without_marks
from localmind_desktop.core.ask.rank.verdict import Weighed
from localmind_desktop.core.terms import content_terms

MOST_WORDS = 0.6  # of those that are told beyond the question, that a claim has to say where no values are told


@dataclass(frozen=True)
class Claim:
    """What may be the answer, and the ``chance`` that it is."""

    chance: float
    text: str

    @cached_property
    def values(self) -> Evidence:
        return evidence_of(self.text)

    @cached_property
    def words(self) -> frozenset[str]:
        return frozenset(content_terms(self.text))


def claims_of(best: Weighed) -> Iterator[Claim]:
    """The best answer, be it told or not, and all that was weighed beside it; without any chance where none of it is
    even likely, and nothing would be shown without a model."""
    answer = best.untold or best.draft
    if answer is not None:
        yield Claim(best.probability, _said(answer))
    for one in best.ranked:
        yield Claim(one.chance if best.draft is not None else 0.0, f"{one.unit.own}\n{one.text}")


def confidence(text: str, question: str, claims: Sequence[Claim]) -> float:
    """The chance of what says the same as ``text``, 0-1: 0 where nothing does, and that of the best claim where it says
    nothing beyond its question."""
    asked = evidence_of(question)
    values = [value for value in told_values(text) if not says_value(asked, value)]
    if values:
        chances = ((one.chance for one in claims if says_value(one.values, value)) for value in values)
        return min(max(each, default=0.0) for each in chances)
    words = frozenset(content_terms(without_marks(text))) - frozenset(content_terms(question))
    enough = MOST_WORDS * len(words)
    return max((one.chance for one in claims if len(words & one.words) >= enough), default=0.0)


def _said(answer: Draft) -> str:
    rows = answer.table.rows if answer.table is not None else ()
    return "\n".join([answer.text, *(" | ".join(row) for row in rows)])
