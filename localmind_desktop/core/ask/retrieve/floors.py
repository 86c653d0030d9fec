"""Under which a passage has nothing to do with the question: nothing over the floors means *not found* (R14). Pure."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from localmind_desktop.core.ask.query.asked import Asked
from localmind_desktop.core.model import Scores
from localmind_desktop.core.models.prefixes import E5
from localmind_desktop.core.settings import Retrieval

_UNRELATED_OF_E5 = 0.7


def _unrelated(stamp: str) -> float:
    """The cosine of two texts that have nothing to do with each other.

    The E5 family was trained with a temperature of 0.01: its cosines lie between 0.7 and 1, as its model card says.
    """
    return _UNRELATED_OF_E5 if E5.search(stamp.lower()) else 0.0


def likeness(stamp: str, cosine: float) -> float:
    """How alike two texts are, 0 where they have nothing to do with each other, by the cosine of their vectors."""
    unrelated = _unrelated(stamp)
    return (cosine - unrelated) / (1 - unrelated)


def cosine_of(stamp: str, alike: float) -> float:
    """The cosine at which two texts are so much ``alike``."""
    unrelated = _unrelated(stamp)
    return unrelated + alike * (1 - unrelated)


def similarity_floor(stamp: str, settings: Retrieval) -> float:
    """The least `likeness` of a passage that only its meaning found. Families of embedders differ in it."""
    name = stamp.lower()
    if "nomic" in name:
        return settings.similarity_floor_nomic
    return settings.similarity_floor_mxbai if "mxbai" in name else settings.similarity_floor


def passes(
    forms: Sequence[Asked], scores: Scores, present: AbstractSet[str], floor: float, settings: Retrieval
) -> bool:
    """Whether a passage that holds the terms ``present`` is alike enough, or holds enough words of one of the forms."""
    if scores.vector is not None and scores.vector >= floor:
        return True
    return scores.keyword is not None and any(share_met(form, present) >= settings.lexical_floor for form in forms)


def share_met(asked: Asked, present: AbstractSet[str]) -> float:
    """The weight of the question's words that are there, as a share of all; 1 for a question without any.

    A number counts only where it is there: 0.019 A may be written as 19 mA.
    """
    met = sum(want.weight for want in asked.wanted if want.met_by(present))
    missing = sum(want.weight for want in asked.wanted if not want.is_number and not want.met_by(present))
    return met / (met + missing) if met or missing else 1.0
