"""Personal data hidden in a text. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from localmind_desktop.core.insight.personal.addresses import address_patterns
from localmind_desktop.core.insight.personal.cues import cues
from localmind_desktop.core.model.insight import PersonalKind, PersonalSpan, RedactionMode

_KEPT, _KEPT_OF_CODE = 4, 3  # letters and digits
_YEAR = re.compile(r"(?<!\d)(?:1[89]|20)\d\d(?!\d)")
_MASK = "*"


def redacted(text: str, spans: Iterable[PersonalSpan], mode: RedactionMode) -> str:
    """``text`` with its personal data hidden; it keeps its lines.

    Partial: numbers keep their last four figures, but never more than half; postal codes their first three; addresses
    their type of street; post boxes their words; birth dates their year; IP addresses their last group.
    What only its words tell (D2) is replaced by its kind, as any part of it would tell too.
    """
    if mode is RedactionMode.OFF:
        return text
    parts, place = [], 0
    for span in sorted(spans, key=lambda one: one.start):
        parts.append(text[place : span.start])
        parts.append(_hidden(text[span.start : span.end], span.kind, mode))
        place = span.end
        if mode is RedactionMode.STRIP:
            place = _closed(parts, text, place)
    return "".join([*parts, text[place:]])


def _hidden(value: str, kind: PersonalKind, mode: RedactionMode) -> str:
    if mode is RedactionMode.PARTIAL and not kind.is_in_words:
        return masked(value, kind)
    marker = f"[{kind.value.replace('_', ' ').upper()} REDACTED]" if mode is not RedactionMode.STRIP else ""
    return marker + "\n" * value.count("\n")


def _closed(parts: list[str], text: str, place: int) -> int:
    """Closes the gap that a value leaves: one space, none before a comma or a bracket, no empty brackets."""
    before = "".join(parts)
    following = text[place : place + 1]
    if before.endswith("(") and following == ")":
        before, place = before[:-1].rstrip(" "), place + 1
        following = text[place : place + 1]
    if not before or before[-1] in " \n([":
        while text[place : place + 1] == " ":
            place += 1
        following = text[place : place + 1]
    if before.endswith(" ") and (not following or following in ",.;:)]\n"):
        before = before.rstrip(" ")
    parts[:] = [before]
    return place


def masked(value: str, kind: PersonalKind) -> str:
    """``value`` with stars for letters and figures; separators stay."""
    match kind:
        case PersonalKind.POSTAL_CODE | PersonalKind.ZIP_CODE:
            keep = set(_places(value)[:_KEPT_OF_CODE])
        case PersonalKind.STREET_ADDRESS:
            keep = _street_type(value)
        case PersonalKind.PO_BOX:
            keep = {place for place, letter in enumerate(value) if not letter.isdecimal()}
        case PersonalKind.BIRTH_DATE:
            keep = {place for year in _YEAR.finditer(value) for place in range(*year.span())}
        case PersonalKind.IP_ADDRESS:
            keep = set(range(max(map(value.rfind, ".:")) + 1, len(value)))
        case _:
            places = _places(value)
            keep = set(places[len(places) - min(_KEPT, len(places) // 2) :])
    return "".join(letter if place in keep or not letter.isalnum() else _MASK for place, letter in enumerate(value))


def _places(value: str) -> list[int]:
    return [place for place, letter in enumerate(value) if letter.isalnum()]


def _street_type(value: str) -> set[int]:
    for pattern in _patterns():
        found = pattern.fullmatch(value)
        if found:
            return set(range(*found.span("type")))
    return set()


@cache
def _patterns() -> tuple[re.Pattern[str], ...]:
    clear, unclear = address_patterns(cues().street)
    return (*clear, *unclear)
