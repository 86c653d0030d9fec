"""How quarters, fiscal years and months are written: ``Q1`` and first quarter, ``Jan`` and January. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence

from localmind_desktop.core.terms import term_of
from localmind_desktop.core.text.languages import words

_ORDINALS = (
    ("first", "1st", "erste", "ersten", "erstes", "premier", "primer"),
    ("second", "2nd", "zweite", "zweiten", "zweites", "deuxième", "segundo"),
    ("third", "3rd", "dritte", "dritten", "drittes", "troisième", "tercer"),
    ("fourth", "4th", "vierte", "vierten", "viertes", "quatrième", "cuarto"),
)
_QUARTERS = frozenset({"quarter", "quartal", "quartals", "trimestre"})
_QUARTER = re.compile(r"[Qq]([1-4])")
_FISCAL = frozenset({"fiscal", "financial"})
_FISCAL_YEAR = re.compile(r"[Ff][Yy]((?:19|20)\d\d)")
_YEAR = re.compile(r"(?:19|20)\d\d")
_NO_MONTHS = frozenset({"may", "mar", "set", "gen", "ago", "dic", "mag", "mars"})  # other words too
_MONTHS = tuple(names - _NO_MONTHS for names in words().months)

Form = frozenset[str]


def period_forms(found: Sequence[str], position: int) -> list[Form]:
    """Other spellings of the token at ``position`` where it says a quarter, a fiscal year or a month."""
    token = found[position]
    word = token.casefold()
    return [*_quarter_forms(found, position), *_fiscal_forms(found, position), *_month_forms(word)]


def is_dated_month(found: Sequence[str], position: int) -> bool:
    """Whether the token at ``position`` is a month that a year follows: no other month can stand in for it."""
    is_month = any(found[position].casefold() in names for names in words().months)
    return is_month and any(map(_YEAR.fullmatch, found[position + 1 : position + 2]))


def _quarter_forms(found: Sequence[str], position: int) -> list[Form]:
    match = _QUARTER.fullmatch(found[position])
    if match:
        names = _ORDINALS[int(match[1]) - 1]
        return [_form(name, quarter) for name in names for quarter in _QUARTERS]
    for start in (position - 1, position):
        pair = [token.casefold() for token in found[max(start, 0) : start + 2]]
        number = next((n for n, names in enumerate(_ORDINALS, 1) if start >= 0 and pair[0] in names), 0)
        if number and len(pair) == 2 and pair[1] in _QUARTERS:
            return [_form(f"Q{number}")]
    return []


def _fiscal_forms(found: Sequence[str], position: int) -> list[Form]:
    match = _FISCAL_YEAR.fullmatch(found[position])
    if match:
        return [_form("fiscal", match[1]), _form(f"FY{match[1][2:]}")]
    words = [token.casefold() for token in found]
    for start, word in enumerate(words):
        year = start + 2 if words[start + 1 : start + 2] == ["year"] else start + 1
        if word in _FISCAL and start <= position <= year < len(words) and _YEAR.fullmatch(words[year]):
            return [_form(f"FY{words[year]}"), _form(f"FY{words[year][2:]}")]
    return []


def _month_forms(word: str) -> list[Form]:
    return [_form(name) for names in _MONTHS if word in names for name in names if name != word]


def _form(*words: str) -> Form:
    return frozenset(map(term_of, words))
