"""Numbers that a question says behind the name of a column: ``mode 6`` is the row whose Mode is 6. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterator

from localmind_desktop.core.ask.tables.amounts import amounts_in
from localmind_desktop.core.model import Table
from localmind_desktop.core.terms import normalised, term_of, tokens

NAMED_NUMBER = re.compile(r"(?<![\w.])(?P<name>[^\W\d_]{3,})[ _-]?(?P<number>\d{1,3})(?!\w|[.,]\d|\s?%)")
_ALTERNATIVES = re.compile(r"\s*(?:/| › |\(.*)\s*")
_INTEGERS = re.compile(r"(?<![\w.,])(\d{1,4})(?:\s*(?:-|\.\.+|…|to|bis|à)\s*(\d{1,4}))?(?![\w%]|[.,]\d)")
_NUMBER_WORDS = frozenset({"number", "no", "nr", "nummer", "num", "numéro", "n°", "nº"})
_MOSTLY = 0.6  # share of a column's cells that are numbers, for it to number its rows
_FEWEST = 3  # rows


def named_numbers(question: str) -> list[tuple[str, int]]:
    """Each name with the number right behind it, which is no amount: ``index 11``, not ``width 11 mm``."""
    amounts = frozenset(token for amount in amounts_in(question) for token in amount.tokens)
    found = [(match["name"], match["number"]) for match in NAMED_NUMBER.finditer(normalised(question))]
    return [(name.casefold(), int(number)) for name, number in found if number not in amounts]


def numbering_columns(table: Table, name: str) -> Iterator[int]:
    """The columns that are called ``name`` and number the rows."""
    for column, header in enumerate(table.headers):
        called = [_less_number(tokens(part)) for part in _ALTERNATIVES.split(normalised(header))]
        if any(len(part) == 1 and term_of(part[0].casefold()) == term_of(name) for part in called):
            filled = [row.texts[column] for row in table.rows if row.texts[column].strip()]
            numbered = [text for text in filled if _INTEGERS.match(normalised(text).strip())]
            if len(numbered) >= _FEWEST and len(numbered) >= _MOSTLY * len(filled):
                yield column


def _less_number(header: list[str]) -> list[str]:
    """The words of a header less the one for a number behind them: ``Object No.`` numbers objects."""
    return header[:-1] if len(header) > 1 and header[-1].casefold() in _NUMBER_WORDS else header


def is_numbered(table: Table, row: int, column: int, number: int) -> bool:
    """Whether a cell holds a number, alone, beside others or within a range."""
    found = _INTEGERS.findall(normalised(table.rows[row].texts[column]))
    return any(int(first) <= number <= int(last or first) for first, last in found)


def rows_numbered(table: Table, name: str, number: int) -> bool | None:
    """Whether a row has that number; None where no column of that name numbers the rows."""
    columns = list(numbering_columns(table, name))
    if not columns:
        return None
    return any(is_numbered(table, row, column, number) for row in range(len(table.rows)) for column in columns)
