"""Organisations whose names have no legal form, told by where they stand. Pure.

The parties of an agreement, who somebody signs for, the sender of an invoice, and who stands over an address.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import takewhile
from typing import NamedTuple

from localmind_desktop.core.insight.entities.lexicon import lexicon, one_of
from localmind_desktop.core.insight.entities.naming import Evidence, Known
from localmind_desktop.core.insight.entities.postal import address_finds
from localmind_desktop.core.insight.entities.shapes import is_capital
from localmind_desktop.core.model.insight import TextRun

_MOST, _LONGEST = 7, 70  # words and letters of a name
_TO_TERM = 320  # letters between a party and the term for it
_LINES_ABOVE = 3  # an address, in which something stands between the name and the street
_CLEARLY_LONG = 3  # words: a person's name rarely has as many
_NO_NAME = re.compile(r"[\d:：@#=_•·|–,;]")
_CAPITALS = r"[^\W\d_a-zà-öø-ÿ\u2e80-\uffff][^\s,;:()\"“”„«»]{0,30}"


class Found(NamedTuple):
    words: tuple[str, ...]
    end: int
    evidence: Evidence


def unformed_in(run: TextRun, known: Known, terms: Sequence[tuple[int, str]]) -> Iterator[Found]:
    """``terms`` are where the text defines terms for parties, in order."""
    yield from _parties(run.text, known, terms)
    yield from _signed_for(run.text, known)
    yield from _senders(run.text, known)
    if run.kind is not None and run.page == known.first_page:
        yield from _over_address(run.text, known)


def _parties(text: str, known: Known, terms: Sequence[tuple[int, str]]) -> Iterator[Found]:
    """``between Blue Heron Ceramics, of ... ("Supplier"), and The Larder Room ("Buyer")``."""
    places = [place for place, _ in terms]
    begun = _between().search(text) if terms else None
    if begun is None:
        return
    for match in _party().finditer(text, begun.start()):
        following = bisect_left(places, match.end())
        is_defined = following < len(places) and places[following] - match.end() <= _TO_TERM
        words = _trimmed(match["name"])
        if is_defined and _is_name(words, known):
            yield Found(words, match.end("name"), Evidence.DEFINED_TERM)


def _signed_for(text: str, known: Known) -> Iterator[Found]:
    for match in _behalf().finditer(text):
        words = tuple(takewhile(_belongs, _trimmed(match["name"])))  # "by" names who signs
        if _is_name(words, known) and " ".join(words).casefold() not in _terms_for_parties():
            yield Found(words, match.end("name"), Evidence.DEFINED_TERM)


def _senders(text: str, known: Known) -> Iterator[Found]:
    for match in _sender().finditer(text):
        words = _trimmed(match["name"])
        if _is_name(words, known):
            yield Found(words, match.end("name"), Evidence.LABEL)


def _over_address(text: str, known: Known) -> Iterator[Found]:
    """The topmost of the lines right above a street that is a name."""
    for find in address_finds(text):
        above, _, beside = text[: find.start].rpartition("\n")
        lines = above.split("\n")[-_LINES_ABOVE:] if not beside.strip() else []
        names = [line for line in lines if _is_name(_trimmed(line), known) and not _NO_NAME.search(line)]
        if names:
            words = _trimmed(names[0])
            is_clear = len(words) >= _CLEARLY_LONG
            yield Found(words, text.rfind(names[0]) + len(names[0]), Evidence.LABEL if is_clear else Evidence.WEAK_FORM)


def _belongs(word: str) -> bool:
    return is_capital(word) or word in lexicon().all_of("organisations", "inner")


def _trimmed(name: str) -> tuple[str, ...]:
    return tuple(name.strip(" .,;:*_").split())


def _is_name(words: Sequence[str], known: Known) -> bool:
    """Several words, of which the first and last have capitals, and which do not begin as a person is called."""
    if not 2 <= len(words) <= _MOST or sum(map(len, words)) > _LONGEST:
        return False
    first = words[0].casefold()
    is_person = first in lexicon().given_names or words[0] in _titles()
    is_common = all(word.casefold() in known.small for word in words if is_capital(word))
    return is_capital(words[0]) and is_capital(words[-1]) and not is_person and not is_common


# ---------------------------------------------------------------------- words


@cache
def _between() -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?i:{one_of(lexicon().all_of('organisations', 'between'))})(?!\w)")


@cache
def _party() -> re.Pattern[str]:
    """A name behind "between" or "and", up to a mark."""
    leads = one_of([*lexicon().all_of("organisations", "between"), *lexicon().all_of("organisations", "and")])
    articles = one_of(lexicon().all_of("organisations", "articles"))
    name = rf"(?P<name>{_CAPITALS}(?:[ \n][^\s,;:()\"“”„«»]{{1,30}}){{0,{_MOST - 1}}})"
    return re.compile(rf"(?<!\w)(?i:{leads})\s?:?\s(?:{articles}\s)?{name}\s?(?=[,(\n–-])")


@cache
def _behalf() -> re.Pattern[str]:
    leads = one_of(lexicon().all_of("organisations", "on_behalf_of"))
    articles = one_of(lexicon().all_of("organisations", "articles"))
    return re.compile(rf"(?<!\w)(?i:{leads})\s?:?\s(?:{articles}\s)?(?P<name>{_CAPITALS}[^\n,;:()_]{{1,60}})")


@cache
def _sender() -> re.Pattern[str]:
    labels = one_of(lexicon().all_of("organisations", "senders"))
    return re.compile(
        rf"(?:^|\n)[ ]?(?i:{labels})\s?[:：]\s{{1,3}}(?P<name>{_CAPITALS}[^\n\t:：,;|@<>]{{1,60}})(?=$|[\n\t,])"
    )


@cache
def _titles() -> frozenset[str]:
    return frozenset(lexicon().all_of("people", "titles"))


@cache
def _terms_for_parties() -> frozenset[str]:
    return frozenset(party.casefold() for party in lexicon().all_of("people", "parties"))
