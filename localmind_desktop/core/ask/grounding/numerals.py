"""Numerals as they are written in several languages, and what they may mean. Pure."""

from __future__ import annotations

import re

from localmind_desktop.core.ask.grounding.plain_text import THIN

NUMERAL = rf"\d+(?:[.,'{THIN}]\d+)*"
_ENGLISH_GROUPS = re.compile(r"\d{1,3}(?:,\d{3})+(?:\.\d+)?")
_GERMAN_GROUPS = re.compile(r"\d{1,3}(?:\.\d{3})+(?:,\d+)?")
_DECIMAL_COMMA = re.compile(r"(?<![\d.,])\d+,(?:\d{1,2}|\d{4,})(?![\d.,]*\d)|(?<![\d.,])0,\d+|\d\.\d{3},\d")
_DECIMAL_POINT = re.compile(r"(?<![\d.,])\d+\.(?:\d{1,2}|\d{4,})(?![\d.,]*\d)|(?<![\d.,])0\.\d+|\d,\d{3}\.\d")
_GERMAN = re.compile(
    r"\b(?:der|die|das|und|ist|sind|mit|für|von|den|wird|beträgt|les|des|est|une|avec)\b", re.IGNORECASE
)
_LEAST_WORDS = 2


def writes_comma(text: str) -> bool:
    """Whether a text writes decimals with a comma: by its numerals, else by its language."""
    commas, points = len(_DECIMAL_COMMA.findall(text)), len(_DECIMAL_POINT.findall(text))
    if commas != points:
        return commas > points
    return not points and len(_GERMAN.findall(text)) >= _LEAST_WORDS


def reading(numeral: str, comma: bool) -> float | None:
    """The number that a numeral is; ``comma``: where both are possible, ``1,234`` is a bit more than one."""
    bare = re.sub(rf"['{THIN}]", "", numeral)
    english, german = bool(_ENGLISH_GROUPS.fullmatch(bare)), bool(_GERMAN_GROUPS.fullmatch(bare))
    if bare.startswith("0") and len(bare) > 1 and not bare[1].isdigit():
        english = german = False
    if english and not (comma and bare.count(",") == 1 and "." not in bare):
        bare = bare.replace(",", "")
    elif german and (comma or bare.count(".") > 1 or "," in bare):
        bare = bare.replace(".", "").replace(",", ".")
    elif bare.count(",") == 1 and "." not in bare:
        bare = bare.replace(",", ".")
    try:
        return float(bare)
    except ValueError:
        return None
