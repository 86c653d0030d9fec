"""The values that a text states: numbers with their units, dates, times, hexadecimal numbers, identifiers. Pure."""

from __future__ import annotations

import enum
import re
from collections.abc import Iterator
from dataclasses import dataclass

from localmind_desktop.core.ask.ground.days import Day, days_at
from localmind_desktop.core.ask.ground.plain_text import Plain
from localmind_desktop.core.terms import is_identifier
from localmind_desktop.core.text.numbers import PLAIN, number
from localmind_desktop.core.text.units import BARE, Unit, symbol_at

_LETTER = r"[^\W\u2e80-\uffff]"  # a letter or figure of an alphabet
_START = re.compile(rf"(?<!{_LETTER})(?:(?={_LETTER})|(?=[$€£¥]\s?\d))")
_LINK = re.compile(r"(?:https?://|www\.)[^\s)\]>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+")
_HEX = re.compile(rf"0[xX][0-9a-fA-F]+(?:[ _][0-9a-fA-F]{{4}}\b)*(?!{_LETTER})")
_HEX_H = re.compile(rf"(?=[0-9a-fA-F]*\d)[0-9][0-9a-fA-F]*[hH](?!{_LETTER})")
_COLONS = re.compile(rf"\d+(?::\d+)+(?!{_LETTER})")
_CODE = re.compile(rf"\d+(?:-\d+){{2,}}(?!{_LETTER})|\d+(?:\.\d+){{2,}}(?!{_LETTER})|\d+(?:/\d+)+(?!{_LETTER})")
_GROUPED = re.compile(r"\d{1,3}(?:\.\d{3}){2,}")
_NUMBER = re.compile(rf"(?P<before>[$€£¥])?\s?(?P<numeral>{PLAIN})(?P<power>\s?[x×*·]\s?10\^?(?P<exponent>[+-]?\d+))?")
_EXPONENT = re.compile(r"[eE](?P<exponent>[+-]?\d{1,2})\b")
_SPACED = re.compile(r"(?P<numeral>[1-9]\d{0,2}(?: \d{3}){1,2})(?![\d.,]*\d| \d)")
_ORDINAL = re.compile(rf"(?:st|nd|rd|th|er|e|ème)(?!{_LETTER})")
_SCALE = re.compile(
    r"\s?(?P<word>thousand|millions?|billions?|trillion|mn|bn|tn|Mio\.?|Mrd\.?|Tsd\.?|Million(?:en)?|Milliarden?|Tausend|"
    rf"milliards?|mille)(?!{_LETTER})|\s?(?P<symbol>[kMG])(?!{_LETTER}|[/·])|(?P<wide>百万|[千万亿])"
)
_SCALES = {"thousand": 1e3, "tsd": 1e3, "tausend": 1e3, "mille": 1e3, "k": 1e3, "千": 1e3, "万": 1e4, "百万": 1e6} | {
    "million": 1e6, "millionen": 1e6, "mn": 1e6, "mio": 1e6, "M": 1e6, "亿": 1e8, "trillion": 1e12, "tn": 1e12,
    "billion": 1e9, "milliarde": 1e9, "milliarden": 1e9, "milliard": 1e9, "bn": 1e9, "mrd": 1e9, "G": 1e9,
}  # fmt: skip
_WORD = re.compile(rf"{_LETTER}+(?:[._/:+#@-]?{_LETTER}+)*")
_SIGN = re.compile(r"(?:(?P<both>±\s?|\+/-\s?)|(?P<minus>\b(?:minus|negative|moins)\s|-)|(?P<plus>\+))[$€£¥]?$")
_NO_SIGN_AFTER = re.compile(rf"(?:{_LETTER}|[)\]%°'\"])\s?$|\d\s?$")
_ABOUT = re.compile(
    r"(?:\b(?:about|approx(?:imately|\.)?|around|roughly|nearly|almost|circa|ca\.?|etwa|rund|ungefähr|knapp|environ)|"
    r"[~≈]|约|大约)\s*$",
    re.IGNORECASE,
)
_LOOK_BACK = 20


class Kind(enum.Enum):
    NUMBER = enum.auto()
    HEX = enum.auto()
    TIME = enum.auto()  # 14:30, and [7:0] of a register
    DATE = enum.auto()
    CODE = enum.auto()


@dataclass(frozen=True, slots=True)
class Value:
    """A value from ``start`` to ``end`` of a plain text; ``text`` is its numeral or its name.

    ``sign`` is "", "+", "-" or "±". ``scale`` is what ``million`` and the like multiply it with.
    """

    kind: Kind
    start: int
    end: int
    text: str
    sign: str = ""
    unit: Unit = BARE
    scale: float = 1.0
    is_about: bool = False
    days: frozenset[Day] = frozenset()


def values_in(text: Plain) -> list[Value]:
    """The values of a text in order; they do not overlap."""
    found: list[Value] = []
    position = 0
    while start := _START.search(text.text, position):
        at = start.start()
        value = next((value for value in _readings(text.text, at) if value is not None), None)
        if value is not None:
            found.append(value)
            position = value.end
        else:
            word = _WORD.match(text.text, at)
            position = max(at + 1, word.end() if word else 0)
    return found


def _readings(text: str, at: int) -> Iterator[Value | None]:
    """What may stand at a position, the surest first."""
    if link := _LINK.match(text, at):
        yield Value(Kind.CODE, at, at + len(link.group().rstrip(".,;:")), link.group().rstrip(".,;:"))
    if days := days_at(text, at):
        yield Value(Kind.DATE, at, days[1], text[at : days[1]], days=days[0])
    if colons := _COLONS.match(text, at):
        yield Value(Kind.TIME, at, colons.end(), colons.group())
    if hexed := _HEX.match(text, at) or _HEX_H.match(text, at):
        yield Value(Kind.HEX, at, hexed.end(), hexed.group())
    if (code := _CODE.match(text, at)) and not _GROUPED.fullmatch(code.group()):
        yield Value(Kind.CODE, at, code.end(), code.group())
    yield _number(text, at)
    yield _name(text, at)


def _number(text: str, at: int) -> Value | None:
    match = _NUMBER.match(text, at)
    if match is None or not match["numeral"]:
        return None
    spaced = _SPACED.match(text, match.start("numeral"))
    numeral, end = (spaced["numeral"], spaced.end()) if spaced else (match["numeral"], match.end())
    if number(numeral.replace(" ", ""), comma=True) is None:  # figures that commas divide: 1,2,3
        match = _NUMBER.match(text[: match.start("numeral") + len(numeral.split(",")[0])], at)
        assert match is not None
        numeral, end, spaced = match["numeral"], match.end(), None
    scale = 1.0
    if match["power"] and not spaced:
        if not (match["exponent"][0] in "+-" or "^" in match["power"]):
            end = match.end("numeral")  # 3 × 10 mm
        else:
            scale = 10.0 ** int(match["exponent"])
    elif exponent := _EXPONENT.match(text, end):
        scale, end = 10.0 ** int(exponent["exponent"]), exponent.end()
    unit, scale, end = _measured(text, end, scale)
    if before := match["before"]:
        unit = (symbol_at(before, 0) or (BARE, 0))[0]
    if re.match(_LETTER, text[end : end + 1]) and not text[end].isspace():
        ordinal = _ORDINAL.match(text, end)
        if ordinal is None:
            return None  # 1N4148, 3D: a name
        end = ordinal.end()
    sign, start = _signed(text, at)
    about = bool(_ABOUT.search(text, max(0, start - _LOOK_BACK), start))
    return Value(Kind.NUMBER, start, end, numeral.replace(" ", ""), sign, unit, scale, about)


def _measured(text: str, end: int, scale: float) -> tuple[Unit, float, int]:
    """The unit and the scale that follow a numeral, and where they end."""
    gap = end + (text[end : end + 1] in (" ", "-", "\u2009", "\u202f"))
    if gap > end and text[end] == "-" and not text[gap : gap + 1].isalpha():
        gap = end
    if found := symbol_at(text, gap):
        return found[0], scale, found[1]
    if scaled := _SCALE.match(text, end):
        word = (scaled["word"] or "").rstrip(".").casefold()
        word = word if word in _SCALES else word.removesuffix("s")
        scale *= _SCALES[word or scaled["symbol"] or scaled["wide"]]
        end = scaled.end()
        found = symbol_at(text, end + (text[end : end + 1] == " "))
        if found and scaled["symbol"] is None:
            return found[0], scale, found[1]
    return BARE, scale, end


def _signed(text: str, at: int) -> tuple[str, int]:
    """The sign before a numeral and where it begins. A dash behind a number or a word is none."""
    match = _SIGN.search(text, max(0, at - _LOOK_BACK), at)
    if match is None:
        return "", at
    start = match.start()
    if match["both"]:
        return "±", start
    if not match["minus"] or len(match["minus"]) == 1:
        before = text[max(0, start - 2) : start]
        if _NO_SIGN_AFTER.search(before) and not before[-1].isspace():
            return "", at
    return ("-" if match["minus"] else "+"), start


def _name(text: str, at: int) -> Value | None:
    """An identifier: a word with figures, with inner marks or capitals, or all in capitals. Not a unit."""
    match = _WORD.match(text, at)
    if match is None:
        return None
    word, start = match.group().strip("_"), at
    pieces = word.split("-")
    while len(pieces) > 1 and pieces[-1].isalpha() and pieces[-1].islower() and len(pieces[-1]) > 2:
        pieces.pop()  # LSM9DS1-based
    while len(pieces) > 1 and pieces[0].isalpha() and pieces[0].islower():
        start += len(pieces.pop(0)) + 1
    word = "-".join(pieces)
    if word.endswith("s") and word[:-1].isupper() and len(word) > 2:
        word = word[:-1]
    unit = symbol_at(word, 0)
    if not is_identifier(word) or (unit is not None and unit[1] == len(word)):
        return None
    return Value(Kind.CODE, start, max(start + len(word), at + 1), word)
