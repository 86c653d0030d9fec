"""How well a row or a sentence carries a question: which of its terms are met, and how near. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from itertools import zip_longest

from localmind_desktop.core.ask.query.asked import Asked, Wanted
from localmind_desktop.core.text.languages import FIRST_WIDE

# How much a term counts when it is met in the row or sentence itself, in its column's header, in the caption or section
# above, in the title of its document, in what the whole document is about, or only in the text around. Set on questions
# over documents of many kinds.
OWN, HEADER, CONTEXT, TITLE, SUBJECT, AROUND = 1.0, 0.9, 0.8, 0.55, 0.5, 0.35
# Shares of the question's weight that evidence must meet.
_LEAST_COVERAGE, _LEAST_SCORE, LEAST_SPECIFIC = 0.62, 0.5, 0.4
_LITTLE = 0.1  # share of a question that tells nothing of its own: of a page or two, all is what it is about
FAMILIAR = 0.7  # the most that a term counts which the whole document is about: it stands everywhere in it


@dataclass(frozen=True, slots=True)
class Level:
    """The terms that stand at one distance from the evidence."""

    nearness: float
    terms: AbstractSet[str]


@dataclass(frozen=True, slots=True)
class Support:
    """``score``: weight of the met terms by nearness, as a share 0-1. ``coverage``: the same without nearness.

    ``specific``: the coverage of those terms that the document is not about anyway: what tells this evidence from any
    other of the same document. ``far``: terms that only the title, the whole document or the text around meets.
    """

    score: float
    coverage: float
    specific: float
    unmet: tuple[Wanted, ...]
    own: tuple[Wanted, ...]
    far: tuple[Wanted, ...] = ()
    missing: float = 0.0

    @property
    def unmet_exact(self) -> tuple[Wanted, ...]:
        return tuple(want for want in self.unmet if want.exact)


def support(asked: Asked, levels: Sequence[Level]) -> Support:
    """Weigh ``levels``, nearest first, against the question."""
    score = covered = 0.0
    unmet: list[Wanted] = []
    own: list[Wanted] = []
    far: list[Wanted] = []
    everywhere = frozenset(term for level in levels if level.nearness == SUBJECT for term in level.terms)
    telling = told = total = 0.0
    for want, following in zip_longest(asked.wanted, asked.wanted[1:]):
        nearness = found = _nearness(want, levels)
        if nearness == 0.0 and _straddles(want, following) and _nearness(following, levels):
            continue
        total += want.weight
        if want.met_by(everywhere):
            nearness = min(nearness, FAMILIAR)
        else:
            telling += want.weight
            told += want.weight if nearness > AROUND else 0.0
        if nearness == 0.0:
            unmet.append(want)
            continue
        if found == OWN:
            own.append(want)
        elif found < CONTEXT:
            far.append(want)
        score += want.weight * nearness
        covered += want.weight
    total = total or 1.0
    specific = told / telling if telling > _LITTLE * total else 1.0
    missing = max((want.weight for want in unmet), default=0.0) / total
    return Support(score / total, covered / total, specific, tuple(unmet), tuple(own), tuple(far), missing)


def carries(support: Support, least_specific: float = LEAST_SPECIFIC) -> bool:
    """Whether evidence carries the question: enough of its terms, and every identifier, number and quoted word."""
    return (
        support.coverage >= _LEAST_COVERAGE
        and support.score >= _LEAST_SCORE
        and support.specific >= least_specific
        and not support.unmet_exact
    )


def _straddles(want: Wanted, following: Wanted | None) -> bool:
    """Whether a pair of Chinese characters only joins two words: of 入口地址, 口地 says nothing."""
    last = want.token[-1]
    return following is not None and last >= FIRST_WIDE and last == following.token[0]


def _nearness(want: Wanted, levels: Sequence[Level]) -> float:
    """A number that stands elsewhere in the document than in its title says nothing of this row.

    Unless it belongs to a name.
    """
    for level in levels:
        if want.is_number and level.nearness < TITLE and not want.of_name:
            continue
        if want.met_by(level.terms):
            return level.nearness
    return 0.0
