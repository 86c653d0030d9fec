"""Postal addresses: a street with a number, a code and a town, in the forms of several countries. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from localmind_desktop.core.insight.entities.finds import Find
from localmind_desktop.core.insight.entities.lexicon import lexicon, one_of
from localmind_desktop.core.model.insight import EntityKind

_UPPER = r"[^\W\d_a-zà-öø-ÿ\u2e80-\uffff]"
_WORD = rf"{_UPPER}[\w.'’-]{{0,30}}"
_BREAK = r"[ \u00a0]{0,2}(?:[,;·•|\n–-]|\s-)\s{0,3}"
_NUMBER = r"\d{1,4}\s?[a-zA-Z]?(?:\s?[-–/]\s?\d{1,4}[a-zA-Z]?)?"
_LINE = rf"(?:[^\W_][^\n,;|·]{{0,45}}{_BREAK})"
_GERMAN_PLACE = rf"{_UPPER}[\w'’/-]{{1,30}}(?:[ -](?:{_WORD}|am|an|der|im|bei|ob)){{0,4}}"
_GERMAN_TOWN = rf"(?:(?:D|DE|A|AT|CH)[ -])?\d{{4,5}}[ \u00a0]{_GERMAN_PLACE}"
_FRENCH_PLACE = rf"{_UPPER}[\w'’-]{{1,30}}(?:[ -](?:{_WORD}|de|la|le|les|sur|sous|en|du|\d{{1,2}})){{0,5}}"
_FRENCH_TOWN = rf"(?:F-)?\d{{2}}[ ]?\d{{3}}[ \u00a0]{_FRENCH_PLACE}"
_UK_CODE = r"[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}(?!\w)"
_US_CODE = r"\d{5}(?:-\d{4})?(?!\w)"
_HAN = re.compile(
    r"(?:[\u4e00-\u9fff]{2,8}?(?:省|自治区))?(?:[\u4e00-\u9fff]{2,8}?市)(?:[\u4e00-\u9fff]{1,8}?[区县市])?"
    r"[\u4e00-\u9fff]{1,14}?(?:路|街|道|巷|大街)(?:[东南西北中]?段)?\s?(?:\d{1,5}弄)?\d{1,5}\s?号(?:[\u4e00-\u9fff\dA-Za-z]{0,12}(?:楼|室|栋|座|层|园))?"
)
_ROOM = 3  # lines between a street and its town
_BEFORE_CODE, _BEHIND_CODE = 160, 80  # letters: an address is looked for around a postal code only


def address_finds(text: str) -> Iterator[Find]:
    """The addresses of a text; white space in them becomes one space, the end of a line a comma."""
    if not any(letter.isdigit() for letter in text):
        return
    if "号" in text:
        for wide in _HAN.finditer(text):
            yield Find(EntityKind.ADDRESS, wide.start(), wide.end(), "".join(wide[0].split()))
    for code, pattern in _patterns():
        reached = 0
        for found in code.finditer(text):
            if found.start() < reached:
                continue
            start = max(reached, found.start() - _BEFORE_CODE)
            match = pattern.search(text, start, found.end() + _BEHIND_CODE)
            if match is not None:
                reached = match.end()
                yield Find(EntityKind.ADDRESS, match.start(), match.end(), _tidy(match[0]))


def _tidy(written: str) -> str:
    lines = [" ".join(line.split()).strip(" ,;·|–-") for line in re.split(r"\n|\s[-–·|]\s", written)]
    return ", ".join(line for line in lines if line)


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], re.Pattern[str]], ...]:
    """By form: what a postal code looks like, and the whole address."""
    digits = re.compile(rf"(?<![\w.,])(?:[A-Z]{{1,2}}-)?\d{{4,5}}[ \u00a0]{_UPPER}")
    french = re.compile(rf"(?<![\w.,])(?:F-)?\d{{2}} ?\d{{3}}[ \u00a0]{_UPPER}")
    american = re.compile(rf"[A-Za-z.],?\s{{1,2}}{_US_CODE}")
    return (
        (french, _french()),
        (digits, _german()),
        (re.compile(rf"(?<!\w){_UK_CODE}"), _british()),
        (american, _american()),
    )


@cache
def _german() -> re.Pattern[str]:
    file = lexicon().files["de"]["addresses"]
    ends, starts = one_of(file["street_ends"]), one_of(file["street_starts"])
    named = rf"(?:{_UPPER}[\w'’-]{{0,40}}[ \u00a0-]){{0,3}}(?:{_UPPER}[\w'’-]{{0,40}}?)??(?i:{ends})\b\.?"
    led = rf"(?i:{starts})[ ]{_WORD}(?:[ -]{_WORD}){{0,2}}"
    return re.compile(rf"(?<![\w-])(?:{named}|{led})\s{{0,2}}{_NUMBER}{_BREAK}{_LINE}{{0,1}}{_GERMAN_TOWN}")


@cache
def _french() -> re.Pattern[str]:
    starts = one_of(lexicon().files["fr"]["addresses"]["street_starts"])
    number = r"\d{1,4}(?:\s?(?:bis|ter|quater|[A-D]))?(?:\s?[-/]\s?\d{1,4})?"
    street = rf"{number},?\s(?i:{starts})\s[^\n,;|]{{2,50}}?"
    return re.compile(rf"(?<![\w-])(?:{street}){_BREAK}{_LINE}{{0,1}}?{_FRENCH_TOWN}(?:\s?CEDEX(?:\s\d{{1,2}})?)?")


@cache
def _english_street() -> str:
    ends = one_of(lexicon().files["en"]["addresses"]["street_ends"])
    number = r"(?:\d{1,6}[A-Z]?(?:\s?[-–]\s?\d{1,5})?|One|Two|Three)"
    return rf"{number},?\s(?:(?:[NSEW]\.?|{_WORD}|\d{{1,3}}(?:st|nd|rd|th)|of|the)\s){{1,5}}?(?i:{ends})\b\.?"


@cache
def _british() -> re.Pattern[str]:
    return re.compile(rf"(?<![\w-]){_english_street()}(?:{_BREAK}[^\n,;|]{{2,40}}){{1,{_ROOM}}}?[\s,]{{1,3}}{_UK_CODE}")


@cache
def _american() -> re.Pattern[str]:
    states = one_of(lexicon().files["en"]["addresses"]["states"])
    town = rf"{_WORD}(?:[ -]{_WORD}){{0,3}}"
    return re.compile(
        rf"(?<![\w-])(?:{_english_street()}|P\.?\s?O\.?\sBox\s\d{{1,6}})[^\n,;|]{{0,20}}(?:{_BREAK}[^\n,;|]{{2,30}}){{0,1}}?{_BREAK}{town},?\s{{1,2}}"
        rf"(?:{states}|[A-Z]{{2}}|[A-Z]\.[A-Z]\.),?\s{{1,2}}{_US_CODE}"
    )
