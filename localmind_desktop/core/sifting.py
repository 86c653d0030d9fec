"""Which documents a filter means: "contract ACME", "invoices over 10,000 EUR", "between 100 and 200 USD".

Every word must stand in the name of a document, name its state or its class, or be part of a name or an address that
the document mentions; and every amount must be met by one that it mentions. A comparison without a currency holds for
all of them.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from localmind_desktop.core.ask.query.bounds import Bound, bounds_in
from localmind_desktop.core.insight.entities.finds import Find, Surroundings, writes_comma
from localmind_desktop.core.insight.entities.lexicon import lexicon
from localmind_desktop.core.insight.entities.money import money_finds
from localmind_desktop.core.model.insight import DocumentClass, EntityKind
from localmind_desktop.core.store.inspections import Inspections
from localmind_desktop.core.terms import normalised, terms
from localmind_desktop.core.text.languages import words

NAMES = (EntityKind.PERSON, EntityKind.ORGANISATION, EntityKind.EMAIL, EntityKind.ADDRESS)
_SHORTEST = 2  # letters of a word that is looked up in what documents mention
_HALF_CENT = 0.005
_SPAN = "–"  # between the ends of an amount


class Amounts(NamedTuple):
    """The amounts from ``low`` to ``high``, without ends that are open. ``currency`` is a code, or empty for any."""

    low: float
    high: float
    open_low: bool = False
    open_high: bool = False
    currency: str = ""

    def meet(self, mentioned: str) -> bool:
        """Whether an amount, as entities are normalised, or a part of its span lies within."""
        figures, _, currency = mentioned.rpartition(" ")
        low, _, high = figures.partition(_SPAN)
        least, most = float(low), float(high or low)
        above = most > self.low if self.open_low else most > self.low - _HALF_CENT
        below = least < self.high if self.open_high else least < self.high + _HALF_CENT
        return above and below and self.currency in ("", currency)


class Query(NamedTuple):
    """What was typed: words in small letters, and amounts."""

    words: tuple[str, ...]
    amounts: tuple[Amounts, ...]


@dataclass(frozen=True, slots=True)
class Sifted:
    """What the library knows of the words of a filter.

    ``mentions`` are, by word, the documents that mention it; ``classes`` those of all documents; ``amounts`` are the
    documents that mention the amounts, None where none was typed.
    """

    words: tuple[str, ...]
    mentions: Mapping[str, frozenset[str]]
    classes: Mapping[str, DocumentClass]
    amounts: frozenset[str] | None = None


def sifted(text: str, inspections: Inspections) -> Sifted:
    """Look up what was typed into a filter."""
    query = query_of(text)
    mentions = {
        word: inspections.mentioning(word, NAMES) if len(word) >= _SHORTEST else frozenset[str]()
        for word in query.words
    }
    found = _mentioning(query.amounts, inspections.amounts()) if query.amounts else None
    return Sifted(query.words, mentions, inspections.classes(), found)


def query_of(text: str) -> Query:
    """The amounts that a filter names, and the words beside them."""
    plain = normalised(text)
    read = list(amounts_in(plain))
    rest = list(plain)
    for start, end, _ in read:
        rest[start:end] = " " * (end - start)
    return Query(tuple("".join(rest).casefold().split()), tuple(amounts for *_, amounts in read))


def names(word: str, name: str) -> bool:
    """Whether a word is a form of one of the words of a name: "invoices" of "Invoice"."""
    return bool(set(terms(word)) & set(terms(name)) - words().stop)


def amounts_in(text: str, language: str = "en") -> Iterator[tuple[int, int, Amounts]]:
    """The amounts that a text asks for, with the letters that say them. ``language`` is the one it is written in."""
    comparisons = [one for one in bounds_in(text) if math.isinf(one.low) or math.isinf(one.high)]
    around = Surroundings(language, comma=writes_comma([text], language))
    taken: list[tuple[int, int]] = []
    for find in money_finds(text, around):
        if any(find.start < end and start < find.end for start, end in taken):
            continue
        bound = next((one for one in comparisons if one.start < find.end and find.start < one.end), None)
        start = min(bound.start, find.start) if bound else find.start
        start = _opening(text, start)
        taken.append((start, find.end))
        yield start, find.end, _compared(find, bound)
    for one in comparisons:
        if not one.unit.dimension and not any(one.start < end and start < one.end for start, end in taken):
            yield one.start, one.end, Amounts(one.low, one.high, one.open_low, one.open_high)


def _opening(text: str, start: int) -> int:
    """Where the word begins that opens a span: "between"."""
    before = text[:start].rstrip()
    word = max((word for word in lexicon().all_of("numbers", "opens") if _ends_with(before, word)), key=len, default="")
    return len(before) - len(word) if word else start


def _ends_with(text: str, word: str) -> bool:
    rest = text[: -len(word)]
    return text.casefold().endswith(word) and not rest[-1:].isalnum()


def _compared(find: Find, bound: Bound | None) -> Amounts:
    """An amount of money, on the side of it that the comparison says."""
    figures, _, currency = find.normalised.rpartition(" ")
    first, _, last = figures.partition(_SPAN)
    low, high = float(first), float(last or first)
    if bound is None:
        return Amounts(low, high, currency=currency)
    if math.isinf(bound.high):
        return Amounts(low, math.inf, open_low=bound.open_low, currency=currency)
    return Amounts(-math.inf, high, open_high=bound.open_high, currency=currency)


def _mentioning(wanted: tuple[Amounts, ...], mentioned: Iterable[tuple[str, str]]) -> frozenset[str]:
    """The documents with an amount for each that is wanted."""
    found: list[set[str]] = [set() for _ in wanted]
    for document_id, amount in mentioned:
        for one, documents in zip(wanted, found, strict=True):
            if one.meet(amount):
                documents.add(document_id)
    return frozenset(set.intersection(*found))
