"""What a question asks for: its terms, how much each says, and where they may be met. Pure."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import NamedTuple

from localmind_desktop.core.terms import STOP_WORDS, is_identifier, term_of, terms, tokens

_CJK = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]")


class HistoryTurn(NamedTuple):
    """An earlier question of the conversation with its answer, which may be empty."""

    question: str
    answer: str


@dataclass(frozen=True, slots=True)
class Wanted:
    """One term of the question.

    ``forms`` are the ways in which a text may hold it: one of them, with all its terms. ``exact`` marks identifiers and
    numbers, which no other value can stand in for. ``weight`` is the inverse document frequency (R13).
    """

    token: str
    forms: tuple[frozenset[str], ...]
    exact: bool
    weight: float

    def met_by(self, present: AbstractSet[str]) -> bool:
        return any(form <= present for form in self.forms)


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, standing alone, with its terms in order."""

    question: str
    wanted: tuple[Wanted, ...]

    @property
    def weight(self) -> float:
        return sum(want.weight for want in self.wanted)

    @property
    def exact(self) -> tuple[Wanted, ...]:
        return tuple(want for want in self.wanted if want.exact)


def asked(question: str, weigh: Callable[[Sequence[str]], Mapping[str, float]]) -> Asked:
    """Take a question apart. ``weigh`` gives the inverse document frequency of each term."""
    found = list(dict.fromkeys(_with_neighbours(tokens(question))))
    drafts = [
        (token, forms, _is_exact(token, question))
        for token, forms in found
        if forms and token.casefold() not in STOP_WORDS
    ]
    weights = weigh(sorted({term for _, forms, _ in drafts for form in forms for term in form}))
    return Asked(
        question, tuple(Wanted(token, forms, exact, _weight(forms, weights)) for token, forms, exact in drafts)
    )


def idf(chunks_with: int, chunks: int) -> float:
    """ln((N + 1) / (df + 1)), FEATURES R13."""
    return math.log((chunks + 1) / (chunks_with + 1))


def present_terms(texts: Iterable[str]) -> frozenset[str]:
    """The terms of texts, with neighbouring short tokens also joined (``QingKe V2`` is asked as ``QingKeV2``)."""
    return frozenset(term for text in texts for term in terms(text))


def _with_neighbours(found: list[str]) -> list[tuple[str, tuple[frozenset[str], ...]]]:
    """Each token with its forms; Chinese runs fall into pairs of characters."""
    result: list[tuple[str, tuple[frozenset[str], ...]]] = []
    for position, token in enumerate(found):
        if _CJK.match(token):
            result += [(pair, (frozenset([pair]),)) for pair in terms(token)]
            continue
        forms = [frozenset([term_of(token)])]
        parts = terms(token)[1:]
        if parts:
            forms.append(frozenset(parts))
        for neighbour in (found[position - 1] if position else "", *found[position + 1 : position + 2]):
            if neighbour and not _CJK.match(neighbour) and neighbour.casefold() not in STOP_WORDS:
                before = position and neighbour == found[position - 1]
                joined = neighbour + token if before else token + neighbour
                if any(c.isdigit() for c in joined) or joined.isupper():
                    forms.append(frozenset([term_of(joined)]))
        result.append((token, tuple(dict.fromkeys(forms))))
    return result


def _is_exact(token: str, question: str) -> bool:
    """Numbers and identifiers; a capitalised word at the start of a question is neither."""
    return token[0].isdigit() or is_identifier(token)


def _weight(forms: tuple[frozenset[str], ...], weights: Mapping[str, float]) -> float:
    """The weight of the first form; of its parts' rarest where the whole is unknown."""
    return max(weights.get(term, 0.0) for term in forms[0])
