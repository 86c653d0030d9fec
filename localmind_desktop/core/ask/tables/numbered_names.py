"""Names that differ by their number alone: ``Timer 9`` is none of Timer 1 to Timer 3. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from localmind_desktop.core.ask.question.asked import present_terms
from localmind_desktop.core.ask.tables.attributes import asked_table
from localmind_desktop.core.ask.tables.named_numbers import NAMED_NUMBER, rows_numbered
from localmind_desktop.core.ask.tables.sheets import Sheet
from localmind_desktop.core.terms import normalised, terms

_NAMING_COLUMNS = 2
_FEWEST = 2  # siblings that make a row of numbered names

Missing = tuple[str, str, int]  # a document, a name and the number that none of its rows has


def without_missing_siblings(question: str, sheets: Sequence[Sheet]) -> list[Sheet]:
    """The tables less those whose rows are called as the question says, but none of them with its number.

    Of their documents, only the tables that say the name with its number are left.
    """
    missing = missing_siblings(question, sheets)
    return [
        sheet
        for sheet in sheets
        if not any(
            sheet.document_id == of and (_lacks(sheet, name, number) or not says(_texts(sheet), name, number))
            for of, name, number in missing
        )
    ]


def missing_siblings(question: str, sheets: Sequence[Sheet]) -> frozenset[Missing]:
    """The numbered names of a question that a document with rows of such names does not have among them."""
    table = asked_table(question)
    named = [(m["name"].casefold(), int(m["number"])) for m in NAMED_NUMBER.finditer(normalised(question))]
    named = [(name, number) for name, number in named if str(number) != table]
    return frozenset(
        (one.document_id, name, number)
        for one in sheets
        for name, number in named
        if _lacks(one, name, number) or _lacks_column(one, name, number, sheets)
    )


def says(texts: Iterable[str], name: str, number: int) -> bool:
    """Whether texts say a name with its number, or a range of such names that takes it in."""
    said = re.compile(rf"\b{re.escape(name)}[ _-]?{number}\b")
    folded = [_folded(text) for text in texts]
    return any(map(said.search, folded)) or _in_range(folded, name, number)


def without_numbers(question: str, sheets: Sequence[Sheet]) -> list[Sheet]:
    """The tables less the numbers of their captions: that of ``Table 8`` is no 8 that a question says of a thing."""
    return list(sheets) if asked_table(question) else [_unnumbered(sheet) for sheet in sheets]


def _unnumbered(sheet: Sheet) -> Sheet:
    number = frozenset(terms(sheet.table.number))
    rest = sheet.table.caption.replace(sheet.table.number, " ", 1) if number else ""
    own = number - present_terms([rest, sheet.table.section, *sheet.table.subject])
    return replace(sheet, context=sheet.context - own, caption=sheet.caption - own) if own else sheet


def _lacks(sheet: Sheet, name: str, number: int) -> bool:
    numbers = {
        int(match["number"])
        for row in sheet.table.rows
        for text in row.texts[:_NAMING_COLUMNS]
        if (match := NAMED_NUMBER.match(normalised(text).strip())) and match["name"].casefold() == name
    }
    return (
        len(numbers) >= _FEWEST and number not in numbers and not _in_range(map(_folded, _texts(sheet)), name, number)
    )


def _lacks_column(sheet: Sheet, name: str, number: int, sheets: Sequence[Sheet]) -> bool:
    """Whether a column of that name numbers the rows, and no table of the document has the number in such a column."""
    if rows_numbered(sheet.table, name, number) is not False:
        return False
    others = [other for other in sheets if other.document_id == sheet.document_id]
    return not any(rows_numbered(other.table, name, number) for other in others)


def _texts(sheet: Sheet) -> list[str]:
    """All that a table says."""
    table = sheet.table
    return [table.caption, table.section, *table.headers, *(text for row in table.rows for text in row.texts)]


def _in_range(folded: Iterable[str], name: str, number: int) -> bool:
    """``Timer 4 to 9``: whether a range of such names takes the number in."""
    called = re.escape(name)
    said = re.compile(rf"{called}s?[ _-]?(\d+)\s*(?:-|\.\.+|…|to|bis|à|至)\s*(?:{called})?[ _-]?(\d+)")
    return any(int(first) <= number <= int(last) for text in folded for first, last in said.findall(text))


def _folded(text: str) -> str:
    return normalised(text).casefold()
