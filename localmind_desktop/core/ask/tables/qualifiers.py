"""Whether a text speaks of the attribute that is asked for, or of a namesake: a temperature range is no supply range.

Pure.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import pairwise

from localmind_desktop.core.ask.question.asked import Asked, Wanted
from localmind_desktop.core.terms import STOP_WORDS, is_identifier, term_of, terms, tokens


def is_of_other(attribute: Sequence[str], asked: Asked, missing: Collection[Wanted], texts: Iterable[str]) -> bool:
    """Whether ``texts`` name the head of ``attribute`` only with another qualifier than the one right before it.

    ``attribute`` has its head last; ``missing`` are the terms of the question that do not stand near the texts.
    """
    *before, head = attribute or ("",)
    qualifiers = [want for want in asked.wanted if want.token in before[-1:]]
    if not qualifiers or not all(want in missing for want in qualifiers):
        return False
    holding = [text for text in texts if term_of(head) in terms(text)]
    said = frozenset(terms(asked.question)) | STOP_WORDS
    return bool(holding) and all(_is_qualified(tokens(text), term_of(head), said) for text in holding)


def _is_qualified(found: Sequence[str], head: str, said: Collection[str]) -> bool:
    """Whether a word that the question does not say stands right before the head."""
    return any(
        term_of(second) == head and first.isalpha() and term_of(first) not in said and not is_identifier(first)
        for first, second in pairwise(found)
    )
