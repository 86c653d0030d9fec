"""Numbers as the items of lists show them: 4, d, IV, 四. Pure."""

from __future__ import annotations

_STEPS = (
    *((1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x")),
    *((9, "ix"), (5, "v"), (4, "iv"), (1, "i")),
)
_HIGHEST_ROMAN = 4_999
_LONGEST_LETTERS = 5  # of "eeeee"
_CHINESE = "〇一二三四五六七八九"
_CYRILLIC = "абвгдежзиклмнопрстуфхцчшщэюя"


def roman(number: int) -> str:
    """``iv`` for 4; figures where there is no Roman number."""
    if not 0 < number <= _HIGHEST_ROMAN:
        return str(number)
    found = ""
    for value, letters in _STEPS:
        times, number = divmod(number, value)
        found += letters * times
    return found


def letters(number: int, alphabet: str = "abcdefghijklmnopqrstuvwxyz", doubled: bool = True) -> str:
    """``d`` for 4, then ``dd`` for 30; where they are not ``doubled``, ``ad``."""
    if number < 1 or number > _LONGEST_LETTERS * len(alphabet):
        return str(number)
    times, place = divmod(number - 1, len(alphabet))
    if doubled or not times:
        return alphabet[place] * (times + 1)
    return alphabet[times - 1] + alphabet[place]


def cyrillic(number: int) -> str:
    return letters(number, _CYRILLIC)


def chinese(number: int) -> str:
    """``十二`` for 12; figures from 100 on."""
    if not 0 < number < 100:
        return str(number)
    tens, ones = divmod(number, 10)
    start = "" if not tens else "十" if tens == 1 else _CHINESE[tens] + "十"
    return start + (_CHINESE[ones] if ones else "")


def circled(number: int) -> str:
    """``④`` for 4; figures from 21 on."""
    return chr(0x2460 + number - 1) if 0 < number <= 20 else str(number)


def ordinal(number: int) -> str:
    """``4th``."""
    suffix = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{suffix}"
