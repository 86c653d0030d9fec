"""What kind of question is asked, by its words alone (R9): the way it is tried first. Pure, and takes microseconds.

The words that say the operation (``how many``, ``highest``) are not looked for in the documents: `Routing.said`.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Iterable
from dataclasses import dataclass

from localmind_desktop.core.ask.query.amounts import amounts_in
from localmind_desktop.core.ask.query.bounds import bounds_in
from localmind_desktop.core.ask.query.wording import (
    ARTICLES,
    ASKS,
    AT_MOST,
    COMPARES,
    COMPARING_WORDS,
    COUNT,
    DEFINES,
    FIGURES,
    INVERSE,
    LEAD,
    LIMITS,
    LIST,
    MEASURED,
    MINUTES,
    NO_PLURAL,
    PATH,
    REQUESTS,
    VERBS,
    WHAT_ARE,
    WHICH,
    Figure,
)
from localmind_desktop.core.terms import is_identifier, tokens
from localmind_desktop.core.text.units import symbol_at


class Route(enum.StrEnum):
    CELL = "cell"
    LIST = "list"
    COUNT = "count"
    EXTREME = "extreme"
    TOTAL = "total"
    COMPARISON = "comparison"
    INVERSE = "which has"
    IDENTIFIER = "identifier"
    PATH = "reference path"
    DEFINITION = "definition"
    PROSE = "prose"


@dataclass(frozen=True, slots=True)
class Routing:
    """The route, the figure that is to be computed, and the tokens that ask for it."""

    route: Route
    figure: Figure | None = None
    said: frozenset[str] = frozenset()


def route_of(question: str) -> Routing:
    """The first route that the words of a question point to."""
    question = LEAD.sub("", question)
    if any(PATH.fullmatch(token) and any(map(is_identifier, token.split("."))) for token in tokens(question)):
        return Routing(Route.PATH)
    if COMPARES.search(question):
        return Routing(Route.COMPARISON, said=_said(COMPARING_WORDS, question))
    figure = _figure(question)
    if figure is not None and _is_condition(figure, question):
        figure = None
    if (count := COUNT.search(question)) and not _asks_in_unit(question[count.end() :]):
        said = _said(COUNT, question)
        return Routing(Route.COUNT, Figure.COUNT, said | (figure.said if figure else frozenset()))
    if figure is not None:
        return figure
    if asks_for_list(question):
        return Routing(Route.LIST)
    words = question.split()
    if len(words) == 1 and is_identifier(words[0].strip("?.!")):
        return Routing(Route.IDENTIFIER)
    if DEFINES.search(question):
        return Routing(Route.DEFINITION)
    if INVERSE.search(question):
        return Routing(Route.INVERSE)
    return Routing(Route.CELL if ASKS.search(question) else Route.PROSE)


def asks_for_list(question: str) -> bool:
    """Whether more than one item is asked for: ``List …``, ``all …``, ``Which …s …``."""
    if LIST.search(question) or may_ask_for_list(question):
        return True
    match = WHICH.match(question)
    words = match.group(1).split() if match else []
    for position, word in enumerate(words):
        is_verb = position > 0 and word.endswith("s") and words[position + 1 : position + 2] in ARTICLES
        if is_verb or word.casefold() in VERBS:
            return False
        if word.endswith("s") and not NO_PLURAL.search(word):
            return True
    return False


def may_ask_for_list(question: str) -> bool:
    """``What are the mandatory attributes of …``: a list where conditions choose rows, else perhaps a value."""
    return bool(WHAT_ARE.search(question))


def implied_headers(said: Iterable[str]) -> frozenset[str]:
    """What a superlative measures, where the question does not say it: the largest one has the largest size."""
    return frozenset(
        word for token in said for stem, words in MEASURED if token.casefold().startswith(stem) for word in words
    )


def asks_total(question: str) -> bool:
    """Whether ``how many`` asks for a sum: ``how many seats in total``."""
    return any(figure is Figure.SUM and pattern.search(question) for figure, pattern in FIGURES)


def _figure(question: str) -> Routing | None:
    """The figure of a question; several (``minimum, typical and maximum``) are columns of one row."""
    text = MINUTES.sub(" ", AT_MOST.sub(" ", question))
    if sum(bool(pattern.search(text)) for _, pattern in FIGURES) > 1:
        return None
    for figure, pattern in FIGURES:
        if pattern.search(text):
            route = Route.EXTREME if figure in (Figure.MAXIMUM, Figure.MINIMUM) else Route.TOTAL
            return Routing(route, figure, _said(pattern, text))
    return None


def _is_condition(figure: Routing, question: str) -> bool:
    """``with a total price of 240 €``, ``list the maximum currents``: the figure is one that a column gives."""
    is_limit = {token.casefold() for token in figure.said} <= LIMITS
    if is_limit and REQUESTS.search(question):
        return True
    is_given = figure.figure is Figure.SUM or is_limit
    return is_given and asks_for_list(question) and bool(amounts_in(question) or bounds_in(question))


def _asks_in_unit(rest: str) -> bool:
    """``How many volts``: a value in a unit, no number of things."""
    return symbol_at(rest.strip(), 0) is not None


def _said(pattern: re.Pattern[str], question: str) -> frozenset[str]:
    return frozenset(token for match in pattern.finditer(question) for token in tokens(match.group()))
