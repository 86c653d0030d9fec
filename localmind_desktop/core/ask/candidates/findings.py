"""What a row says of a value in it, by its parts: the value first, then what it is. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from localmind_desktop.core.ask.candidates.parts import part_of, told_value, unit_column_of
from localmind_desktop.core.ask.candidates.sheets import Sheet, band_of
from localmind_desktop.core.model import LEVELS, Finding
from localmind_desktop.core.text.quantities import Quantity, quantity

_BESIDE = " · "
_LONGEST_PART = 90  # characters of a cell that says what a value is
_LONGEST_ABOUT = 200  # characters of all of them
_LONGEST_MARK = 3  # characters of a cell that says nothing without its header
_NAME_AND_VALUE = 2  # filled cells
_LONGEST_NAME = 70  # characters of what a row is called


def cell_finding(sheet: Sheet, row: int, asked: int, citation: int = 1) -> Finding:
    """The cell of a row in the column that is ``asked``, which is filled."""
    header = " ".join(sheet.table.headers[asked].split())
    about = [*about_row(sheet, row, (asked,)), *([header] if header else [])]
    value = told_value(sheet, row, asked)
    kept = tuple(part for part in dict.fromkeys(about) if part.casefold() != value.casefold())
    return Finding(value, kept, citation, part_of(sheet, [row], filled_columns(sheet, row), [citation]))


def cells_finding(sheet: Sheet, row: int, asked: Sequence[int], citation: int = 1) -> Finding:
    """Several cells of a row, which are filled: each with its name and its unit; a lone one as `cell_finding` does."""
    units = {unit_column_of(sheet, row, column) for column in asked}
    columns = [column for column in asked if column not in units]
    if len(columns) == 1:
        return cell_finding(sheet, row, columns[0], citation)
    names = _names_of(sheet, columns)
    parts: dict[str, str] = {}
    for column in columns:  # columns under one header are one thing
        value = told_value(sheet, row, column)
        parts[names[column]] = f"{parts[names[column]]} {value}" if names[column] in parts else value
    value = _BESIDE.join(f"{name}: {text}" if name else text for name, text in parts.items())
    rows = part_of(sheet, [row], filled_columns(sheet, row), [citation])
    return Finding(value, tuple(about_row(sheet, row, columns)), citation, rows, parts=tuple(parts.items()))


def row_finding(sheet: Sheet, row: int, citation: int = 1) -> Finding:
    """A whole row, by what names it: its first text, else its first cell. Of a name and a value, the value."""
    columns = filled_columns(sheet, row)
    if len(columns) == _NAME_AND_VALUE:
        return cell_finding(sheet, row, columns[1], citation)
    named = [" ".join(sheet.table.rows[row].texts[column].split()) for column in columns]
    names = [text for text in named if quantity(text) is None and _LONGEST_MARK < len(text) <= _LONGEST_NAME]
    value = (names or named or [""])[0]
    caption = " ".join(sheet.table.caption.split())
    about = (caption,) if 0 < len(caption) <= _LONGEST_PART else ()
    return Finding(value, about, citation, part_of(sheet, [row], columns, [citation]), is_row=True)


def part_finding(sheet: Sheet, row: int, column: int, value: str, name: str, citation: int = 1) -> Finding:
    """A part of a cell of a row that is called ``name``."""
    header = " ".join(sheet.table.headers[column].split())
    rows = part_of(sheet, [row], filled_columns(sheet, row), [citation])
    return Finding(value, tuple(filter(None, (name, header))), citation, rows)


def said(finding: Finding) -> str:
    """``18 mA [1] – Supply current; Typ``: a finding as a line."""
    about = "; ".join(finding.about)
    return f"{finding.value} [{finding.citation}]{f' – {about}' if about else ''}"


def filled_columns(sheet: Sheet, row: int) -> list[int]:
    """The columns in which a row says something."""
    return [column for column, text in enumerate(sheet.table.rows[row].texts) if text.strip()]


def about_row(sheet: Sheet, row: int, asked: Sequence[int]) -> list[str]:
    """What a row says of its cells in some columns: its band, then texts first, and no more than tell it from the other
    rows."""
    texts = sheet.texts
    alike, parts = set(range(len(texts))), list[str]()
    for column in _telling_columns(sheet, row, texts[row], asked):
        left = {other for other in alike if texts[other][column].strip() == texts[row][column].strip()}
        part = _part(texts[row][column], sheet.table.headers[column])
        if (not parts or len(left) < len(alike)) and sum(map(len, parts)) + len(part) <= _LONGEST_ABOUT:
            parts.append(part)
            alike = left
    band = band_of(sheet, row)
    return list(dict.fromkeys([*([band] if 0 < len(band) <= _LONGEST_PART else []), *parts]))


def _names_of(sheet: Sheet, columns: Sequence[int]) -> dict[int, str]:
    """What columns are called: by the last level of their header, by all of it where others end alike."""
    whole = {column: " ".join(sheet.table.headers[column].split()) for column in columns}
    last = {column: header.rpartition(LEVELS)[2] for column, header in whole.items()}
    alike = {name for name in last.values() if len({whole[c] for c in columns if last[c] == name}) > 1}
    return {column: whole[column] if name in alike else name for column, name in last.items()}


def _telling_columns(sheet: Sheet, row: int, texts: Sequence[str], asked: Sequence[int]) -> list[int]:
    """The columns of a row's ``texts`` that say what cells are: those of words, then those of codes and of quantities
    of another kind."""
    units = {unit_column_of(sheet, row, column) for column in asked}
    value = next(filter(None, (quantity(told_value(sheet, row, column)) for column in asked)), None)
    columns = [c for c, text in enumerate(texts) if text.strip() and c not in units and c not in asked]
    return sorted(columns, key=lambda column: _rank(" ".join(texts[column].split()), value))


def _rank(text: str, value: Quantity | None) -> int:
    """How little a cell says of what a value is: 0 to 3."""
    found = quantity(text)
    if found is None:
        return 0 if _LONGEST_MARK < len(text) <= _LONGEST_PART else 1
    is_alike = not found.unit.dimension or (value is not None and found.unit.dimension == value.unit.dimension)
    return 3 if is_alike else 2


def _part(cell: str, column_header: str) -> str:
    """A cell; one that says little by itself with its header."""
    text, header = " ".join(cell.split()), " ".join(column_header.split())
    if text and header.rpartition(LEVELS)[2] == text:  # a mark below its own name
        return header.replace(LEVELS, " ")
    is_bare = len(text) <= _LONGEST_MARK or quantity(text) is not None
    short = text if len(text) <= _LONGEST_PART else f"{text[:_LONGEST_PART].rstrip()}…"
    return f"{header} {short}" if is_bare and header else short
