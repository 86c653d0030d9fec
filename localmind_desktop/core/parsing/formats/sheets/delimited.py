"""Reads tables in text (csv, tsv): fields between commas, semicolons, tabs or bars, as a sheet."""

from __future__ import annotations

import csv
import io
from collections import Counter
from pathlib import Path

from localmind_desktop.core.errors import NothingToRead
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.sheets.sheet_cells import SheetCell, content_of_sheet
from localmind_desktop.core.parsing.plain.reading import decoded

_DELIMITERS = (",", ";", "\t", "|")
_LOOKED_AT = 300  # records
_MOST_LINES = 60  # of a quoted field; more are a quotation mark that opens nothing
_LONGEST_FIELD = 1_000_000  # characters
_STATED = "sep="  # by which Excel states the delimiter in the first line

Records = list[list[str]]


def read(path: Path) -> Flow:
    """Raises `NothingToRead`."""
    text = decoded(path.read_bytes()).replace("\0", "")
    first, _, rest = text.partition("\n")
    stated = first.strip()[len(_STATED) :] if first.strip().lower().startswith(_STATED) else ""
    records = _records(rest, stated[:1]) if stated else _best(text)
    cells = {
        (row, column): SheetCell(field.strip())
        for row, fields in enumerate(records, 2 if stated else 1)
        for column, field in enumerate(fields, 1)
        if field.strip()
    }
    if not cells:
        raise NothingToRead("The file is empty.")
    return Flow(tuple(content_of_sheet(cells, is_list=True)))


def _best(text: str) -> Records:
    """The records by the delimiter that gives most of them the same number of fields, and then the most fields."""
    beginning = "\n".join(text.splitlines()[:_LOOKED_AT])
    return _records(text, max(_DELIMITERS, key=lambda delimiter: _evenness(_records(beginning, delimiter))))


def _evenness(records: Records) -> tuple[float, int]:
    widths = Counter(len(record) for record in records if any(record))
    width, count = max(widths.items(), key=lambda entry: (entry[1], entry[0]), default=(0, 0))
    return (count / widths.total(), width) if width > 1 else (0.0, 0)


def _records(text: str, delimiter: str) -> Records:
    csv.field_size_limit(_LONGEST_FIELD)
    try:
        lines = io.StringIO(text, newline="")
        records = list(csv.reader(lines, delimiter=delimiter, skipinitialspace=True, strict=True))
        if not any(field.count("\n") > _MOST_LINES for record in records for field in record):
            return records
    except csv.Error:
        pass
    return [line.split(delimiter) for line in text.splitlines()]
