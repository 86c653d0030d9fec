"""What speaks against a quote: that it is of another name, number, amount or attribute than the question. Pure."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import groupby, pairwise

from localmind_desktop.core.ask.evidence import Support
from localmind_desktop.core.ask.prose.answer_types import Expected, Kind
from localmind_desktop.core.ask.prose.months import months_in
from localmind_desktop.core.ask.prose.quote import Quote
from localmind_desktop.core.ask.question.asked import Asked
from localmind_desktop.core.ask.tables.attributes import asked_attribute
from localmind_desktop.core.ask.tables.fitting import says_attribute, says_head
from localmind_desktop.core.ask.tables.qualifiers import is_of_other
from localmind_desktop.core.terms import tokens

_MOST_AWAY = 0.3  # of what a question says of a person, that may stand elsewhere
_OF_SIBLINGS = 3  # digits of a number that tells one of several of a name: Timer 9
_GERMAN = re.compile(r"\b(?:der|die|das|ist|sind|wie|wer|wann|welche[mnrs]?|wird|hat|von|für|und|was)\b", re.IGNORECASE)
_AMOUNT_OF = re.compile(r"\b(?:how much|wie ?viel|combien d[e'’])\s*(?P<thing>[^\W\d_][\w-]+)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Aim:
    """What a question is about: its terms, what is expected, the names, those of several words, and the months."""

    asked: Asked
    expected: Expected | None
    names: frozenset[str]
    phrases: tuple[tuple[str, ...], ...]
    months: frozenset[int]

    @classmethod
    def of(cls, asked: Asked, wished: Expected | None) -> Aim:
        return cls(asked, wished, *_names(asked.question), months_in(asked.question))

    def is_missed_by(self, quote: Quote) -> bool:
        """Whether a stretch is of something else than the question names."""
        return (
            bool(quote.support.unmet_exact)
            or self._is_of_other_amount(quote.support)
            or not says_attribute(self.asked, quote.support)
            or not (quote.told or says_head(self.asked, quote.support))
            or self._is_of_other_name(quote.support)
            or self._is_of_other_attribute(quote)
            or self._is_of_other_number(quote)
            or self._is_of_other_count(quote.support)
            or self._is_of_other_month(quote)
            or self._is_of_nobody(quote)
        )

    def _is_of_other_name(self, found: Support) -> bool:
        """Whether no name of the question is met, or only a part of one of several words: it is about another thing."""
        unmet = {want.token for want in found.unmet}
        if any(unmet & set(phrase) for phrase in self.phrases):
            return True
        named = [
            want.token for want in self.asked.wanted if want.token in self.names or (want.exact and not want.is_number)
        ]
        return bool(unmet & self.names) or (any(name in self.names for name in named) and unmet.issuperset(named))

    def _is_of_other_attribute(self, quote: Quote) -> bool:
        """``supply voltage range``, where the sentence is on a temperature range."""
        found = quote.support
        attribute = asked_attribute(self.asked.question)
        return is_of_other(attribute, self.asked, (*found.unmet, *found.far), [quote.text])

    def _is_of_other_amount(self, found: Support) -> bool:
        """``How much disk space``, where nothing near says disk or space."""
        if self.expected is not None and self.expected.kind is Kind.CURRENT:
            return False  # its unit says it
        match = _AMOUNT_OF.search(self.asked.question)
        said = [want for want in self.asked.wanted if match and want.token == match["thing"]]
        return bool(said) and all(want in found.unmet or want in found.far for want in said)

    def _is_of_other_month(self, quote: Quote) -> bool:
        """``in August 2015``, where the stretch gives a date in July, and nothing near it says August."""
        chunk = quote.passage.chunk
        if not self.months or not months_in(quote.text):
            return False
        return not self.months & months_in(f"{quote.passage.document} {chunk.context} {chunk.text}")

    def _is_of_other_count(self, found: Support) -> bool:
        """``How many communication objects``, where nothing near says communication: other objects are counted."""
        if self.expected is None or self.expected.kind is not Kind.COUNT:
            return False
        before = asked_attribute(self.asked.question)[:-1]
        qualifiers = [want for want in self.asked.wanted if want.token in before]
        return bool(qualifiers) and all(want in found.unmet or want in found.far for want in qualifiers)

    def _is_of_other_number(self, quote: Quote) -> bool:
        """``Release 13``, where neither the sentence nor what is around it says the name with that number."""
        chunk = quote.passage.chunk
        near = tokens(f"{quote.passage.document} {chunk.context} {chunk.text}")
        said = tokens(self.asked.question)
        beside = {(first.casefold(), second.casefold()) for first, second in pairwise(near)}
        named = [want.token for want in self.asked.wanted if want.is_number and want.of_name]
        numbers = {token for token in named if len(token) <= _OF_SIBLINGS}
        return any(
            second in numbers and (first.casefold(), second.casefold()) not in beside
            for first, second in pairwise(said)
        )

    def _is_of_nobody(self, quote: Quote) -> bool:
        """Whether a person, a phone number or a mail address does not stand by the words that say whose it shall be."""
        if self.expected is None or self.expected.kind not in (Kind.PHONE, Kind.MAIL, Kind.PERSON):
            return False
        away = {want.token for want in (*quote.support.far, *quote.support.unmet)}
        said = [want for want in self.asked.wanted if not want.exact and want.token not in self.names]
        if self.expected.kind is not Kind.PERSON and any(away.issuperset(phrase) for phrase in self.phrases):
            return True
        missing = sum(want.weight for want in said if want.token in away)
        most = _MOST_AWAY if self.expected.kind is Kind.PERSON else 0.0
        return missing > most * sum(want.weight for want in said)


def _names(question: str) -> tuple[frozenset[str], tuple[tuple[str, ...], ...]]:
    """The capitalised words within a question, and those that stand together; none in German: there, nouns are."""
    if _GERMAN.search(question):
        return frozenset(), ()
    found = [token if number and _is_name(token) else "" for number, token in enumerate(tokens(question))]
    runs = [tuple(run) for is_named, run in groupby(found, key=bool) if is_named]
    return frozenset(filter(None, found)), tuple(run for run in runs if len(run) > 1)


def _is_name(token: str) -> bool:
    return token[0].isupper() and not token.isupper() and token.replace("-", "").isalpha()
