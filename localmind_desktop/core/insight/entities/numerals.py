"""Numbers of money and shares: in figures of several languages and in Chinese ones. Pure."""

from __future__ import annotations

import re
from decimal import Decimal

from localmind_desktop.core.text.numbers import number

NUM = (
    r"(?:\d{1,3}(?:[ \u00a0\u202f\u2009'’]\d{3}(?!\d))+(?:[.,]\d{1,4})?"
    r"|\d{1,3}(?:\.\d{3}(?!\d))+,\d{1,4}|\d{1,3}(?:,\d{2,3})+(?:\.\d{1,4})?(?!\d)|\d+(?:[.,]\d+)*|\.\d+)"
)
HAN_NUM = "[零〇一二两三四五六七八九十百千万亿点壹贰叁肆伍陆柒捌玖拾佰仟]{1,24}"
_INDIAN = re.compile(r"\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?")
_HAN_DIGITS = {
    **{letter: value for value, letter in enumerate("零一二三四五六七八九")},
    **{letter: value for value, letter in enumerate("壹贰叁肆伍陆柒捌玖", 1)},
    "〇": 0,
    "两": 2,
}
_HAN_TENS = {"十": 10, "百": 100, "千": 1000, "拾": 10, "佰": 100, "仟": 1000}
_HAN_LARGE = {"万": 10**4, "亿": 10**8}
_DIGITS = 15  # more cannot be told exactly


def decimal_of(text: str, comma: bool) -> Decimal | None:
    """The number that a text in figures is; ``comma``: what ``1,234`` and ``1.234`` mean."""
    bare = text.strip().replace("’", "'").replace("\u2009", " ")
    if sum(letter.isdigit() for letter in bare) > _DIGITS:
        return None
    if _INDIAN.fullmatch(bare):
        bare = bare.replace(",", "")
        comma = False
    value = number(bare, comma)
    return None if value is None else Decimal(repr(value))


def han_number(text: str) -> Decimal | None:
    """A number in Chinese figures: ``五十三万``, ``七点五``, ``二〇二四``."""
    whole, mark, rest = text.partition("点")
    if mark and not (rest and all(letter in _HAN_DIGITS for letter in rest)):
        return None
    value = _han_whole(whole)
    if value is None:
        return None
    return Decimal(f"{value}.{''.join(str(_HAN_DIGITS[letter]) for letter in rest)}") if mark else Decimal(value)


def _han_whole(text: str) -> int | None:
    if text and all(letter in _HAN_DIGITS for letter in text):
        return int("".join(str(_HAN_DIGITS[letter]) for letter in text))
    total = section = digit = 0
    for letter in text:
        if letter in _HAN_DIGITS:
            digit = _HAN_DIGITS[letter]
        elif letter in _HAN_TENS:
            section, digit = section + (digit or 1) * _HAN_TENS[letter], 0
        elif letter in _HAN_LARGE:
            total, section, digit = (total + section + digit) * _HAN_LARGE[letter], 0, 0
        else:
            return None
    return total + section + digit if text else None


def plain(value: Decimal) -> str:
    """As short as it can be: ``7.5``, ``100``."""
    short = value.normalize()
    return format(short if short != 0 else Decimal(0), "f")


def cents(value: Decimal) -> str:
    """With two decimals, or as many as it needs."""
    short = value.normalize()
    exponent = short.as_tuple().exponent
    return format(value.quantize(Decimal("0.01")) if isinstance(exponent, int) and exponent >= -2 else short, "f")
