"""Values of a workbook's cells as the program that made it displays them. Pure.

Source: ECMA-376 Part 1, 18.8.31 (number formats). Names of months and days are
English; colours are left out.
"""

from __future__ import annotations

import datetime
import re
from decimal import ROUND_HALF_UP, Decimal
from functools import lru_cache
from typing import TypeAlias

Value: TypeAlias = str | bool | int | float | datetime.datetime | datetime.date | datetime.time | datetime.timedelta

_TOKEN = re.compile(
    r'"(?P<quoted>[^"]*)"|\\(?P<escaped>.)|\[\$(?P<currency>[^\]-]*)[^\]]*\]|\[(?P<elapsed>h+|m+|s+)\]|(?P<condition>\[[<>=][^\]]*\])'
    r"|\[[^\]]*\]|_.|\*.|(?P<general>general)|(?P<noon>am/pm|a/p)|(?P<date>y+|m+|d+|h+|s+(?:\.0+)?|e(?![+-]))"
    r"|(?P<number>[0#?][0#?,]*(?:\.[0#?]*)?,*|\.[0#?]+)|(?P<exponent>e[+-][0#?]+)|(?P<text>@)|(?P<other>.)",
    re.IGNORECASE | re.DOTALL,
)
_MONTHS_NAMES = "January February March April May June July August September October November December"
_MONTHS = _MONTHS_NAMES.split()
_DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
_MOST_DIGITS = 11  # of a number without a format
_LARGEST = 1e20  # that is laid out in full

Token: TypeAlias = tuple[str, str]


def displayed(value: Value | None, number_format: str) -> str:
    """``value`` as a cell with ``number_format`` shows it."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "TRUE" if value else "FALSE"
    if isinstance(value, str):
        return value
    sections = _sections(number_format)
    if isinstance(value, int | float):
        return _number(value, sections)
    return _moment(value, sections[0])


@lru_cache(maxsize=1024)
def _sections(number_format: str) -> tuple[tuple[Token, ...], ...]:
    """The tokens of the formats of positive numbers, negative ones, zero and text."""
    sections: list[list[Token]] = [[]]
    for match in _TOKEN.finditer(number_format or "General"):
        kind = match.lastgroup or ""
        text = match[match.lastgroup] if match.lastgroup else ""
        if kind == "other" and text == ";":
            sections.append([])
        elif kind in ("quoted", "escaped", "currency", "other"):
            sections[-1].append(("literal", text))
        elif kind:
            sections[-1].append((kind, text))
    return tuple(tuple(section) for section in sections)


# ------------------------------------------------------------------------------------- numbers


def _number(value: float, sections: tuple[tuple[Token, ...], ...]) -> str:
    if value != value or value in (float("inf"), float("-inf")):
        return str(value)
    if abs(value) > _LARGEST or any(kind == "condition" for section in sections for kind, _ in section):
        return general(value)
    place = 1 if value < 0 and len(sections) > 1 else 2 if value == 0 and len(sections) > 2 else 0
    tokens = sections[place]
    kinds = {kind for kind, _ in tokens}
    if not kinds & {"number", "exponent", "general", "text"}:
        if "date" in kinds or "elapsed" in kinds:
            return general(value)
        return "".join(text for _, text in tokens)  # such as "-" for nothing
    signed = value if place == 0 else abs(value)
    if kinds & {"general", "text"}:
        return "".join(general(signed) if kind in ("general", "text") else text for kind, text in tokens)
    return _laid_out(Decimal(repr(signed)), tokens)


def _laid_out(value: Decimal, tokens: tuple[Token, ...]) -> str:
    literals = "".join(text for kind, text in tokens if kind == "literal")
    if "/" in literals or sum(kind == "number" for kind, _ in tokens) > 1:
        return general(float(value))  # fractions, and figures in groups such as telephone numbers
    value = value.scaleb(2 * literals.count("%"))
    picture = next((text for kind, text in tokens if kind == "number"), "")
    exponent = next((text for kind, text in tokens if kind == "exponent"), "")
    scale = len(picture) - len(picture.rstrip(","))
    shown = _scientific(value, picture, exponent) if exponent else _plain(value.scaleb(-3 * scale), picture)
    minus = "-" if shown.startswith("-") else ""
    parts = [shown.removeprefix("-") if kind == "number" else text for kind, text in tokens if kind != "exponent"]
    return (minus + "".join(parts)).strip()


def _plain(value: Decimal, picture: str) -> str:
    picture = picture.rstrip(",")
    whole, _, decimals = picture.partition(".")
    most, least = len(decimals), len(decimals.rstrip("#?"))
    rounded = value.quantize(Decimal(1).scaleb(-most), ROUND_HALF_UP)
    units, _, rest = f"{abs(rounded):f}".partition(".")
    while len(rest) > least and rest.endswith("0"):
        rest = rest[:-1]
    units = units.lstrip("0").rjust(whole.count("0"), "0")
    if "," in whole and units:
        units = f"{int(units):,}".rjust(whole.count("0"), "0")
    text = f"{units}.{rest}" if rest else units
    return f"-{text}" if rounded < 0 else text


def _scientific(value: Decimal, picture: str, exponent: str) -> str:
    power = value.adjusted() if value else 0
    digits = _plain(value.scaleb(-power), picture)
    sign = "-" if power < 0 else "+" if "+" in exponent else ""
    return f"{digits}E{sign}{str(abs(power)).rjust(len(exponent) - 2, '0')}"


def general(value: float) -> str:
    """A number without a format: at most eleven digits, as Excel shows it."""
    if isinstance(value, int) or (value == int(value) and abs(value) < 1e11):
        return str(int(value))
    text = f"{value:.{_MOST_DIGITS - 1}g}"
    if "e" not in text:
        return text
    digits, _, power = text.partition("e")
    if -10 <= int(power) < 0:
        return f"{value:.{_MOST_DIGITS - 1 - int(power)}f}".rstrip("0").rstrip(".")
    return f"{digits}E{int(power):+03d}"


# ------------------------------------------------------------------------------------- dates and times


def _moment(
    value: datetime.datetime | datetime.date | datetime.time | datetime.timedelta, tokens: tuple[Token, ...]
) -> str:
    if isinstance(value, datetime.timedelta):
        seconds = value.total_seconds()
        moment = datetime.datetime(1899, 12, 30) + value if 0 <= seconds < 1e10 else datetime.datetime(1900, 1, 1)
    elif isinstance(value, datetime.datetime):
        moment, seconds = value, value.hour * 3600 + value.minute * 60 + value.second
    elif isinstance(value, datetime.time):
        moment = datetime.datetime.combine(datetime.date(1900, 1, 1), value)
        seconds = value.hour * 3600 + value.minute * 60 + value.second
    else:
        moment, seconds = datetime.datetime.combine(value, datetime.time()), 0.0
    if not any(kind in ("date", "elapsed") for kind, _ in tokens):
        return _iso(value)
    noon = any(kind == "noon" for kind, _ in tokens)
    parts, after_hours = [], False
    for number, (kind, text) in enumerate(tokens):
        if kind == "date":
            following = next((t for k, t in tokens[number + 1 :] if k == "date"), "")
            minutes = text[0] in "mM" and len(text) < 3 and (after_hours or following[:1].lower() == "s")
            parts.append(f"{moment.minute:0{len(text)}d}" if minutes else _part(moment, text.lower(), noon))
            after_hours = text[0] in "hH"
        elif kind == "elapsed":
            parts.append(str(int(seconds // {"h": 3600, "m": 60, "s": 1}[text[0].lower()])).rjust(len(text), "0"))
            after_hours = text[0] in "hH"
        elif kind == "noon":
            parts.append("AM" if moment.hour < 12 else "PM")
        elif kind == "literal":
            parts.append(text)
    return "".join(parts).strip()


def _part(moment: datetime.datetime, text: str, noon: bool) -> str:
    length = len(text)
    if text[0] in "ye":
        return f"{moment.year % 100:02d}" if text[0] == "y" and length < 3 else f"{moment.year:04d}"
    if text[0] == "m":
        month = _MONTHS[moment.month - 1]
        return f"{moment.month:0{length}d}" if length < 3 else month if length == 4 else month[: 1 if length > 4 else 3]
    if text[0] == "d":
        day = _DAYS[moment.weekday()]
        return f"{moment.day:0{length}d}" if length < 3 else day if length > 3 else day[:3]
    if text[0] == "h":
        return f"{(moment.hour - 1) % 12 + 1 if noon else moment.hour:0{min(length, 2)}d}"
    whole, _, fraction = text.partition(".")
    seconds = f"{moment.second:0{len(whole)}d}"
    return f"{seconds}.{moment.microsecond:06d}"[: len(seconds) + 1 + len(fraction)] if fraction else seconds


def _iso(value: datetime.datetime | datetime.date | datetime.time | datetime.timedelta) -> str:
    if isinstance(value, datetime.datetime) and value.time() == datetime.time():
        return value.date().isoformat()
    return value.isoformat(" ") if isinstance(value, datetime.datetime) else str(value)
