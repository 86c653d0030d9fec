"""Tables set in plain text: fields between commas, semicolons or tabs, or columns aligned by spaces (I4). Pure.

What is found is flattened later to ``Header: value`` rows, so that guards keep out what would read worse that way.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile

LEAST_FIELDS = 3  # of a table whose fields are delimited, with its header
LEAST_LINES = 2
LEAST_COLUMNS = 3  # of a table whose columns are aligned
LEAST_ALIGNED_LINES = 3
NARROW = 4  # columns of a table that is flattened even under a header of numbers
MOST_GROWTH = 2.0  # times the text that it was flattened from
LONGEST_LINE = 2_000  # characters; a line of a table is never broken, and a page is no wider

_DELIMITERS = (",", ";", "\t")
_CELL = r'(?:\s*"(?P<quoted>(?:[^"]|"")*)"\s*|(?P<plain>[^{0}]*))(?P<closes>{0}|\Z)'
_LINES_PER_RECORD = 50  # a quotation mark that opens nothing must not take in the rest of the file
_GAP = re.compile(r" {2,}")
_RULE = re.compile(r"[\s|+]*[-=_─━]{3,}[-=_─━\s|+]*")
_NUMBER = re.compile(r"[-+±]?[$€£¥]?\s?[\d.,]*\d\s?[%]?")
_SENTENCE = re.compile(r"[a-zà-ÿ]{2,}[.!?:]$")
_LONGEST_HEADER = 40  # characters


@dataclass(frozen=True, slots=True)
class Field:
    """A cell in plain text: its line (from 0) and columns of characters. Of several lines: the first, whole."""

    text: str
    line: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class TextTable:
    """A table of the lines ``first`` to ``end`` (not included); each row has as many fields as the header."""

    first: int
    end: int
    header: tuple[Field, ...]
    rows: tuple[tuple[Field, ...], ...]


def find_text_tables(lines: Sequence[str]) -> list[TextTable]:
    """The tables among ``lines``, in their order."""
    found: list[TextTable] = []
    line = 0
    while line < len(lines):
        table = _delimited(lines, line) or _aligned(lines, line)
        if table is not None and _is_worth_it(table, lines):
            found.append(table)
        line = table.end if table is not None else line + 1
    return found


def _is_worth_it(table: TextTable, lines: Sequence[str]) -> bool:
    """The guards: numbers for headers say nothing, and rows must not grow beyond what they were made of."""
    if any(len(line) > LONGEST_LINE for line in lines[table.first : table.end]):
        return False
    numbers = sum(bool(_NUMBER.fullmatch(field.text)) for field in table.header)
    if len(table.header) > NARROW and 2 * numbers > len(table.header):
        return False
    flat = sum(
        len(name.text) + len(field.text) + 3
        for row in table.rows
        for name, field in zip(table.header, row, strict=True)
        if field.text
    )
    return flat <= MOST_GROWTH * sum(len(line) + 1 for line in lines[table.first : table.end])


# ------------------------------------------------------------------------------------- fields between delimiters


def _delimited(lines: Sequence[str], first: int) -> TextTable | None:
    for delimiter in _DELIMITERS:
        if lines[first].count(delimiter) + 1 >= LEAST_FIELDS:
            table = _delimited_by(delimiter, lines, first)
            if table is not None:
                return table
    return None


def _delimited_by(delimiter: str, lines: Sequence[str], first: int) -> TextTable | None:
    records = _records(delimiter, lines, first)
    header, end = next(records)
    if any(not name.text or len(name.text) > _LONGEST_HEADER for name in header) or _reads_as_prose(header, delimiter):
        return None
    rows = []
    for record, after in takewhile(lambda entry: len(entry[0]) == len(header), records):
        rows.append(tuple(record))
        end = after
    if len(rows) + 1 < LEAST_LINES or any(_GAP.search(field.text) for row in (header, *rows) for field in row):
        return None
    if all(_reads_as_prose(row, delimiter) for row in rows):
        return None
    return TextTable(first, end, tuple(header), tuple(rows))


def _reads_as_prose(fields: Sequence[Field], delimiter: str) -> bool:
    """A sentence with commas in it: words after a space, and a full stop."""
    return delimiter != "\t" and bool(_SENTENCE.search(fields[-1].text)) and any(" " in field.text for field in fields)


def _records(delimiter: str, lines: Sequence[str], first: int) -> Iterator[tuple[list[Field], int]]:
    """The records from line ``first`` on, each with the line after it. A quoted field may hold line ends."""
    cell = re.compile(_CELL.format(re.escape(delimiter)))
    line = first
    while line < len(lines):
        text, after = lines[line], line + 1
        while _is_open(cell, text) and after < min(len(lines), line + _LINES_PER_RECORD):
            text, after = f"{text}\n{lines[after]}", after + 1
        yield list(_fields(cell, text, line)), after
        line = after


def _is_open(cell: re.Pattern[str], text: str) -> bool:
    """Whether a field of ``text`` begins with a quotation mark that nothing closes."""
    at = 0
    while match := cell.match(text, at):
        if match["plain"] is not None and match["plain"].lstrip().startswith('"'):
            return True
        if not match["closes"]:
            return False
        at = match.end()
    return False


def _fields(cell: re.Pattern[str], text: str, line: int) -> Iterator[Field]:
    at, is_last = 0, False
    breaks = text.find("\n")
    while not is_last:
        match = cell.match(text, at)
        assert match is not None  # anything up to a delimiter is a field
        value = match["quoted"].replace('""', '"') if match["quoted"] is not None else match["plain"]
        start, end = (match.start(), match.start("closes")) if breaks < 0 else (0, breaks)
        yield Field(" ".join(value.split("\n")).strip(), line, start, end)
        at, is_last = match.end(), not match["closes"]


# ------------------------------------------------------------------------------------- columns aligned by spaces


def _aligned(lines: Sequence[str], first: int) -> TextTable | None:
    if len(_parts(lines[first])) < LEAST_COLUMNS:
        return None
    end = first
    while end < len(lines) and (_RULE.fullmatch(lines[end]) or len(_parts(lines[end])) >= LEAST_COLUMNS - 1):
        end += 1
    while end > first and _RULE.fullmatch(lines[end - 1]):
        end -= 1
    held = [number for number in range(first, end) if not _RULE.fullmatch(lines[number])]
    if len(held) < LEAST_ALIGNED_LINES:
        return None
    columns = _columns([lines[number] for number in held])
    if len(columns) < LEAST_COLUMNS:
        return None
    rows = [_row(lines[number], number, columns) for number in held]
    if any(not field.text for field in rows[0][1:]):
        return None
    return TextTable(first, end, rows[0], tuple(rows[1:]))


def _parts(line: str) -> list[str]:
    return [part for part in _GAP.split(line.strip()) if part]


def _columns(lines: Sequence[str]) -> list[tuple[int, int]]:
    """Where columns of characters begin and end: between them at least two are blank in every line."""
    width = max(map(len, lines))
    inked = [any(line[at : at + 1].strip() for line in lines) for at in range(width)]
    columns: list[tuple[int, int]] = []
    start = last = -1
    for at in (at for at in range(width) if inked[at]):
        if start >= 0 and at - last > 2:
            columns.append((start, last + 1))
            start = at
        start = at if start < 0 else start
        last = at
    return [*columns, (start, last + 1)] if start >= 0 else columns


def _row(line: str, number: int, columns: Sequence[tuple[int, int]]) -> tuple[Field, ...]:
    fields = []
    for start, end in columns:
        text = line[start:end]
        left = start + len(text) - len(text.lstrip())
        fields.append(Field(text.strip(), number, min(left, end), max(left, start + len(text.rstrip()))))
    return tuple(fields)
