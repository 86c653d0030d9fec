"""Numbers as they are written in several languages, and what they may mean. Pure.

``1,234.5``, ``1.234,5``, ``1 234,5``, ``1'234.5``, ``.5``, ``2½``, ``(5)``, ``0x1F``, ``1Fh``. Which mark parts the
decimals is told by the text around: `writes_comma`.
"""

from __future__ import annotations

import re
import unicodedata

THIN = "\u2009"  # the space within a number
_SPACES = f" \u00a0{THIN}\u202f"
FRACTIONS = "¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞"
PLAIN = rf"\d+(?:[.,'{THIN}]\d+)*"
SPACED = r"[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d+)?(?![\d.,]*\d| \d)"  # 1 234 567,8
NUMERAL = rf"(?:{SPACED}|{PLAIN}[{FRACTIONS}]?|\.\d+|[{FRACTIONS}])"
# A figure with h is a number of hours, unless it has a letter or begins with a zero.
HEX = r"(?:0[xX][0-9a-fA-F]+(?:[ _][0-9a-fA-F]{4}\b)*|(?=\d*[a-fA-F]|0\d)\d[0-9a-fA-F]*[hH]\b)"
_HEX = re.compile(HEX)
_MAY_BE_HEX = re.compile(r"\d+[hH]")
_ENGLISH_GROUPS = re.compile(r"\d{1,3}(?:,\d{3})+(?:\.\d+)?")
_GERMAN_GROUPS = re.compile(r"\d{1,3}(?:\.\d{3})+(?:,\d+)?")
_DECIMAL_COMMA = re.compile(r"(?<![\d.,])\d+,(?:\d{1,2}|\d{4,})(?![\d.,]*\d)|(?<![\d.,])0,\d+|\d\.\d{3},\d")
_DECIMAL_POINT = re.compile(r"(?<![\d.,])\d+\.(?:\d{1,2}|\d{4,})(?![\d.,]*\d)|(?<![\d.,])0\.\d+|\d,\d{3}\.\d")
_GERMAN = re.compile(
    r"\b(?:der|die|das|und|ist|sind|mit|für|von|den|wird|beträgt|les|des|est|une|avec)\b", re.IGNORECASE
)
_LEAST_WORDS = 2


def number(text: str, comma: bool = False) -> float | None:
    """The number that is all of ``text``; ``comma``: where both are possible, ``1,234`` is a bit more than one."""
    bare = text.strip().replace("\u2212", "-")
    if bare.startswith("(") and bare.endswith(")"):
        inner = number(bare[1:-1], comma)
        return -inner if inner is not None and inner >= 0 else None
    if bare[:1] in ("-", "+"):
        found = number(bare[1:], comma) if bare[1:2] not in ("-", "+", "(") else None
        return -found if found is not None and bare[0] == "-" else found
    if _HEX.fullmatch(bare):
        return float(hexadecimal(bare))
    return _decimal(bare, comma)


def hexadecimal(text: str) -> int:
    """Raises ValueError."""
    bare = re.sub(r"[ _]", "", text)
    return int(bare[:-1] if bare[-1] in "hH" else bare, 16)


def may_be_hexadecimal(text: str) -> bool:
    """Whether figures before an h may be one: ``10h`` in a column with ``1Fh``."""
    return _MAY_BE_HEX.fullmatch(text.strip()) is not None


def is_hexadecimal(text: str) -> bool:
    return _HEX.fullmatch(text.strip()) is not None


def writes_comma(text: str) -> bool:
    """Whether a text writes decimals with a comma: by its numerals, else by its language."""
    commas, points = len(_DECIMAL_COMMA.findall(text)), len(_DECIMAL_POINT.findall(text))
    if commas != points:
        return commas > points
    return not points and len(_GERMAN.findall(text)) >= _LEAST_WORDS


def _decimal(text: str, comma: bool) -> float | None:
    bare = re.sub(rf"['{_SPACES}]", "", text)
    fraction = unicodedata.numeric(bare[-1]) if bare[-1:] and bare[-1] in FRACTIONS else 0.0
    bare = bare[:-1] or "0" if fraction else bare
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
        return float(bare) + fraction if bare.isascii() else None
    except ValueError:
        return None
