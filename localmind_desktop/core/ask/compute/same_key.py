"""The row of the same key elsewhere in a document: what another table says of the same thing (R19). Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from localmind_desktop.core.ask.candidates.describing_cells import (
    describes,
    header_terms,
    is_describing,
    is_distinctive,
    is_name,
    is_text,
    said,
    without_mark,
)
from localmind_desktop.core.ask.compute.contents import Content
from localmind_desktop.core.model import Table

_SEVERAL = 2  # tables that say the same of a key in spite of their different subjects

Cell = tuple[int, int, int]  # table, row and column
Pair = tuple[str, str]  # what two rows say under one header


def cells_of_key(content: Content, index: int, row: int, column: int) -> list[Cell]:
    """The cells that describe the key of a row in other rows, under the same header.

    Tables with the same headers and different subjects (the bits of two registers) may mean two things by one name:
    such cells count only when the rows also agree otherwise, or when several of these tables say the same.
    """
    table, key = content.tables[index], content.keys[index][row]
    certain: list[Cell] = []
    doubtful: list[Cell] = []
    for position, number in content.rows_of.get(key, ()) if key else ():
        other = content.tables[position]
        columns = (n for n, header in enumerate(other.headers) if _is_same_header(table.headers[column], header))
        cells = [(position, number, n) for n in columns if _says(other, number, n, key)] if position != index else []
        shared = list(_shared(table, row, other, number, content.key_columns[index])) if cells else []
        if cells and _may_be_same(key, table, other, shared):
            (certain if _is_certain(key, table, other, shared) else doubtful).extend(cells)
    if certain:
        return certain + doubtful  # the doubtful ones may still contradict
    return doubtful if is_name(key) and len({position for position, _, _ in doubtful}) >= _SEVERAL else []


def _says(table: Table, row: int, column: int, key: str) -> bool:
    text = table.rows[row].texts[column].strip()
    return is_text(text) and text != key and describes(table, column)


def _may_be_same(key: str, table: Table, other: Table, shared: Sequence[Pair]) -> bool:
    """Whether two rows of one key do not disagree otherwise. Of a name that is told once, figures may differ."""
    differing = [(here, there) for here, there in shared if said(here) != said(there)]
    if is_distinctive(key) and not _are_siblings(table, other):
        return not any(is_text(here) and is_text(there) for here, there in differing)
    return not differing


def _is_certain(key: str, table: Table, other: Table, shared: Sequence[Pair]) -> bool:
    """Whether a key means the same in two tables."""
    agree = any(is_text(here) and said(here) == said(there) for here, there in shared)
    if set(table.subject) & set(other.subject):
        return is_name(key) or agree
    if _are_siblings(table, other):
        return is_distinctive(key) and agree
    return is_distinctive(key) or " " in key or agree


def _are_siblings(table: Table, other: Table) -> bool:
    """Whether two tables have the same headers, and so may describe two things that have parts of the same names."""
    return [header.casefold() for header in table.headers] == [header.casefold() for header in other.headers]


def _shared(table: Table, row: int, other: Table, number: int, key: int) -> Iterator[Pair]:
    """The filled cells of two rows under the same header, but for the key, its description and the rows' numbers."""
    here, there = table.rows[row].texts, other.rows[number].texts
    for n, header in enumerate(table.headers):
        if n == key or not here[n].strip() or not header.strip():
            continue
        for m, another in enumerate(other.headers):
            is_same = header.strip().casefold() == another.strip().casefold() and there[m].strip()
            if is_same and not is_describing(header) and not _counts(table, n):
                yield without_mark(here[n]), without_mark(there[m])


def _counts(table: Table, column: int) -> bool:
    """Whether a column only counts the rows."""
    texts = [row.texts[column].strip().rstrip(".") for row in table.rows]
    return all(text.isdecimal() for text in texts) and len(set(texts)) == len(texts) and "1" in texts


def _is_same_header(one: str, other: str) -> bool:
    """Whether two headers mean the same: by their words, or because both mean a description."""
    first, second = header_terms(one), header_terms(other)
    return bool(first) and (first == second or (is_describing(one) and is_describing(other)))
