"""Names that differ by their number alone: ``Timer 9`` is none of Timer 1 to Timer 3. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence

from localmind_desktop.core.ask.attributes import asked_table
from localmind_desktop.core.ask.sheets import Sheet
from localmind_desktop.core.terms import normalised

_NAMED = re.compile(r"(?<![\w.])(?P<name>[^\W\d_]{3,})[ _-]?(?P<number>\d{1,3})(?!\w|[.,]\d|\s?%)")
_NAMING_COLUMNS = 2
_FEWEST = 2  # siblings that make a row of numbered names


def without_missing_siblings(question: str, sheets: Sequence[Sheet]) -> list[Sheet]:
    """The tables less those whose rows are called as the question says, but none of them with its number."""
    table = asked_table(question)
    named = [(m["name"].casefold(), int(m["number"])) for m in _NAMED.finditer(normalised(question))]
    named = [(name, number) for name, number in named if str(number) != table]
    return [sheet for sheet in sheets if not any(_lacks(sheet, name, number) for name, number in named)]


def _lacks(sheet: Sheet, name: str, number: int) -> bool:
    numbers = {
        int(match["number"])
        for row in sheet.table.rows
        for text in row.texts[:_NAMING_COLUMNS]
        if (match := _NAMED.match(normalised(text).strip())) and match["name"].casefold() == name
    }
    return len(numbers) >= _FEWEST and number not in numbers and not _in_range(sheet, name, number)


def _in_range(sheet: Sheet, name: str, number: int) -> bool:
    """``Timer 4 to 9``: whether a range of such names takes the number in."""
    called = re.escape(name)
    said = re.compile(rf"{called}s?[ _-]?(\d+)\s*(?:-|\.\.+|…|to|bis|à|至)\s*(?:{called})?[ _-]?(\d+)")
    texts = (normalised(text).casefold() for row in sheet.table.rows for text in row.texts)
    return any(int(first) <= number <= int(last) for text in texts for first, last in said.findall(text))
