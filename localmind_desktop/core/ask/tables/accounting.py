"""Whether every word of a question is accounted for by what was read: else it is of something else (A6). Pure.

The one check at the end of every answer from cells. A word that stands neither in the row, nor in its headers, caption,
section or title may only be missing where it says nothing by itself: a word for any value, the verb that asks, a word
before a head of several words (``operating temperature range``) or that an abbreviation stands for, or what a name is
(``the variable battery.runtime``), where these are met.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from itertools import pairwise, takewhile

from localmind_desktop.core.ask.evidence import Support
from localmind_desktop.core.ask.question.asked import Asked, Wanted
from localmind_desktop.core.ask.tables.amounts import amounts_in
from localmind_desktop.core.ask.tables.attributes import GENERIC, asked_attribute, unit_words
from localmind_desktop.core.ask.tables.number_conditions import verb_behind_things
from localmind_desktop.core.terms import STOP_WORDS, is_identifier, normalised, tokens

_FIRST_WIDE = "\u2e80"  # Chinese and Japanese characters begin here
_HEAD_WORDS = 2  # that name enough by themselves
_BEHIND = r"(?:in|on|at|for|to|when|while|with|by|from|as|per|during|between|after|before|according)"
_VERBS = (
    re.compile(rf"\b(?P<verb>[a-z]+(?:ed|ught|wn))(?=\s+{_BEHIND}\b)"),  # arrested for, shown in
    re.compile(rf"^\W*which (?:[\w-]+ ){{1,3}}?(?P<verb>[a-z]+s) (?:{_BEHIND}|the|an?)\b", re.IGNORECASE),
    re.compile(  # which colour does it have, how many cycles does it need
        r"\b(?:which|what|how (?:many|much)(?: \w+)?)\b.*?\b(?:do|does|did|can|may|must)\b[^?,;:]*\s"
        rf"(?!{_BEHIND}\b)(?P<verb>[a-z]+)(?=(?:\s+{_BEHIND}(?:\s+\d+)?)?\s*(?:[?.,;:]|$))",
        re.IGNORECASE,
    ),
    re.compile(r"\b(?P<verb>\w{2,}(?:ó|aron|ieron))\b"),
    re.compile(r"\b(?P<verb>[a-zäöü]*ge[a-zäöü]{2,}(?:t|en))(?=\s*[?.]*\s*$)"),
)
_ABBREVIATED = re.compile(r"(?P<words>(?:[\w-]+ ){1,5})\((?P<short>[A-Z]{2,6})\)")
_LIGHT = 0.2  # of its weight, that a word keeps which says nothing of its own
_ASIDES = re.compile(r"\(([^)]*)\)")
_RELATIONS = frozenset(  # verbs, and words for persons and for parts of a table, that say nothing of their own
    re.split(
        r"\s+",
        "another available different gave got had person persons people out allow allows appear appears apply applies "
        "correspond corresponds done indicate indicates know leave long made make means mean need needs require "
        "requires say says select selects set sets stand stands take takes use used uses column columns field fields "
        "line lines no nr nº according indicated listed mentioned shown specified stated piece pieces one ones row "
        "rows table er sie es beträgt betragen bedeutet dauert gehört gehören gilt gelten heißt lautet liegt steht "
        "stehen verwendet lange angegeben angegebene angegebenen gemäß laut stück selon indiqué indiquée pièce pièces "
        "ihre ihrem ihren ihrer zeigt zeigen spalte tabelle zeile zeilen avec ces chaque désigne indique ont signifie "
        "vaut colonne ligne tableau corresponde indica significa vale columna fila tabla",
    )
)
_MEANT = frozenset(  # how a value is meant; of two columns they choose one
    [
        "actual",
        "exact",
        "nominal",
        "rated",
        "typical",
        "usual",
        "genaue",
        "genauen",
        "nominale",
        "typische",
        "typischen",
    ]
)
_PAPERS = frozenset(  # what kind of paper a document is, which it need not say of itself
    re.split(
        r"\s+",
        "article bill brochure datasheet document form guide handbook instructions invoice leaflet letter manual paper "
        "pamphlet report sheet spec specification statement anleitung bedienungsanleitung bericht betriebsanleitung "
        "broschüre datenblatt dokument formular handbuch rechnung document facture fiche guide manuel notice rapport "
        "documento factura",
    )
)


def accounts(asked: Asked, support: Support, known: AbstractSet[str] = frozenset()) -> bool:
    """Whether no word is left that only something else would say. ``known``: tokens that are met by meaning."""
    return not unaccounted(asked, support, known)


def lightened(asked: Asked) -> Asked:
    """The question with little weight for words that say nothing of their own: a row need not hold them."""
    silent = _RELATIONS | _PAPERS | unit_words(normalised(asked.question))
    wanted = (replace(w, weight=_LIGHT * w.weight) if _is_silent(w, silent) else w for w in asked.wanted)
    return Asked(asked.question, tuple(wanted))


def _is_silent(want: Wanted, silent: AbstractSet[str]) -> bool:
    return not want.exact and want.token.casefold() in silent


def unaccounted(asked: Asked, support: Support, known: AbstractSet[str] = frozenset()) -> tuple[Wanted, ...]:
    """The words of a question that nothing accounts for."""
    said = known | _saying_nothing(asked.question) | _abbreviated(asked, support)
    missing = tuple(want for want in support.unmet if want.token.casefold() not in said)
    missing += _far_amounts(asked, support)
    if missing and _said_aside(asked, support):
        return tuple(want for want in missing if want.exact)
    missing = _without_qualifiers(asked, missing)
    return tuple(w for w in _whole_runs(asked, missing) if not _says_what_a_name_is(w, asked, support))


def _saying_nothing(question: str) -> frozenset[str]:
    text = normalised(question)
    return GENERIC | _RELATIONS | _MEANT | _PAPERS | _verbs(text) | {verb_behind_things(text)} | unit_words(text)


def _verbs(text: str) -> frozenset[str]:
    return frozenset(match["verb"].casefold() for pattern in _VERBS for match in pattern.finditer(text))


def _far_amounts(asked: Asked, support: Support) -> tuple[Wanted, ...]:
    """The numbers of amounts that only the title or the whole document holds: ``at 5 V`` is a condition of the row."""
    said = frozenset(token for amount in amounts_in(asked.question) for token in amount.tokens)
    return tuple(want for want in support.far if want.is_number and want.token in said and not want.of_name)


def _abbreviated(asked: Asked, support: Support) -> frozenset[str]:
    """The words right before an abbreviation in brackets that is met: ``the power-on state (POR)``."""
    met = {want.token for want in asked.wanted} - {want.token for want in support.unmet}
    said: list[str] = []
    for match in _ABBREVIATED.finditer(normalised(asked.question)):
        if match["short"] in met:
            said += [word.casefold() for word in takewhile(_says, reversed(tokens(match["words"])))]
    return frozenset(said)


def _says(token: str) -> bool:
    return token.casefold() not in STOP_WORDS


def _without_qualifiers(asked: Asked, missing: Sequence[Wanted]) -> tuple[Wanted, ...]:
    """Less a word before several words that name what is asked, where only that word is missing of it.

    Before a single word it tells another thing: the barometer current is no current of something else.
    """
    attribute = asked_attribute(asked.question)
    lone = [want for want in missing if want.token in attribute]
    if len(lone) != 1 or len(attribute) - attribute.index(lone[0].token) <= _HEAD_WORDS:
        return tuple(missing)
    return tuple(want for want in missing if want not in lone)


def _whole_runs(asked: Asked, missing: Sequence[Wanted]) -> tuple[Wanted, ...]:
    """Less pairs of Chinese characters where another pair of their run is met: a word may be said otherwise."""
    met = {want.token for want in asked.wanted} - {want.token for want in missing}
    runs = [run for token in tokens(asked.question) if token[0] >= _FIRST_WIDE for run in token.split("为")]
    partly = [run for run in runs if any(token in run for token in met)]
    return tuple(want for want in missing if not any(want.token in run for run in partly))


def _says_what_a_name_is(want: Wanted, asked: Asked, support: Support) -> bool:
    """Whether a word stands right before an identifier of the row: ``the parameter X_MAX``."""
    own = {one.token for one in support.own if not one.is_number}
    behind = {right for left, right in pairwise(tokens(asked.question)) if left == want.token}
    return not want.exact and any(
        (is_identifier(name) or "." in name) and own.issuperset(name.split(".")) for name in behind
    )


def _said_aside(asked: Asked, support: Support) -> bool:
    """Whether an aside says the same in words of the table: ``the defaults (Def. is Yes)``."""
    found = {want.token: want for want in asked.wanted}
    asides = [[found[t] for t in tokens(aside) if t in found] for aside in _ASIDES.findall(asked.question)]
    far = (*support.unmet, *support.far)
    return any(len(wants) > 1 and not any(want in far for want in wants) for wants in asides)
