"""Phone numbers: in international form, or where words say that they are. One library knows the plans of all countries.

Normalised as ``+4930123456``, an extension behind it as ``;ext=12``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from localmind_desktop.core.insight.entities.finds import Find, Surroundings
from localmind_desktop.core.insight.entities.lexicon import WIDE, bounded, lexicon, one_of
from localmind_desktop.core.model.insight import EntityKind

_BETWEEN = r"[ \u00a0().\-‐‑–/]{0,3}"
_NATIONAL = re.compile(r"\(\d{3}\)\s?\d{3}[-.\s]\d{4}|0\d(?:[ .]\d\d){4}|0\d{2,3}-\d{7,8}")  # forms that are phones and nothing else
_NEAR = 40  # letters before a number that may say what it is
_CHAIN = 8  # letters between two numbers of which the first is a phone
_BEFORE = re.compile(r"[^\d\n]{0,40}$")


def phone_finds(text: str, label: str, is_cell: bool, around: Surroundings) -> Iterator[Find]:
    """The phone numbers of a text. In tables, the column or the cell has to say that they are."""
    end, named = -_CHAIN - 1, _language_told(label, around.language)
    language = named
    for match in _candidate().finditer(text):
        before = _BEFORE.search(text[max(0, match.start() - _NEAR) : match.start()])
        told = named or _language_told(before[0] if before else "", around.language)
        language = told or (language if 0 <= match.start() - end <= _CHAIN else "")
        abroad = match[0].lstrip("(").startswith(("+", "00"))
        if not (language or (abroad and not (is_cell and match[0].startswith("00"))) or _stands_alone(match, is_cell)):
            continue
        number = _number(match, bool(language), abroad, language or around.language)
        if number:
            end = match.end()
            yield Find(EntityKind.PHONE, match.start(), match.end(), number)


def _language_told(text: str, usual: str) -> str:
    """The language of a word for phones in a text, the usual one first; empty where there is no such word."""
    order = (usual, *(one for one in lexicon().languages if one != usual))
    return next((one for one in order if one in lexicon().languages and _words(one).search(text)), "")


def _stands_alone(match: re.Match[str], is_cell: bool) -> bool:
    return not is_cell and _NATIONAL.fullmatch(match[0]) is not None


def _number(match: re.Match[str], told: bool, abroad: bool, language: str) -> str:
    """In the form that all phones can dial, or empty where it is none."""
    import phonenumbers

    written = match[0][: match.start("more") - match.start()] if match["more"] else match[0]
    written = re.sub(r"^\(?00", "+", written) if abroad else written
    possible = ""
    for region in _regions(language) if not abroad else (None,):
        try:
            number = phonenumbers.parse(written, region)
        except phonenumbers.NumberParseException:
            continue
        dialled = phonenumbers.format_number(number, phonenumbers.PhoneNumberFormat.E164)
        dialled += f";ext={match['ext']}" if match["ext"] else ""
        if phonenumbers.is_valid_number(number):
            return dialled
        if told and not possible and phonenumbers.is_possible_number(number):
            possible = dialled
    return possible


@cache
def _regions(language: str) -> tuple[str, ...]:
    """Those where a language is spoken first."""
    return tuple(dict.fromkeys([*lexicon().of(language, "phones", "regions"), *lexicon().all_of("phones", "regions")]))


@cache
def _words(language: str) -> re.Pattern[str]:
    return re.compile(bounded(lexicon().of(language, "phones", "words")), re.IGNORECASE)


@cache
def _candidate() -> re.Pattern[str]:
    extension = one_of(lexicon().all_of("phones", "extensions"))
    begin, end = rf"(?<![^\W{WIDE}])(?<![.,/\-+(#])", rf"(?![^\W{WIDE}]|[%€$£]|[.,:]\d|[/-]\w)"
    return re.compile(
        rf"{begin}(?:\+|\(\+|00(?=[1-9]))?\(?\d(?:{_BETWEEN}\d){{5,14}}{end}(?P<more>\s?{extension}\s?(?P<ext>\d{{1,5}})\b)?",
        re.IGNORECASE,
    )
