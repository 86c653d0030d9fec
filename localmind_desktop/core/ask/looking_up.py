"""Answers computed from the cells of tables (A6): a cell, a row, a list. Pure but for reading the tables."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from localmind_desktop.core.ask.asked import Asked
from localmind_desktop.core.ask.sheets import RowMatch, Sheet, headers_for, row_matches, sheet
from localmind_desktop.core.model import Passage
from localmind_desktop.core.store.catalog import Catalog

_SHEETS = 14
_ASSIGNED = re.compile(r"([A-Za-z][\w.]*)\s*(?:=|:=|==)\s*([±+\-−]?[\w.]+)")


@dataclass(frozen=True, slots=True)
class CellFind:
    """The best row, the columns that were asked for (none: the row itself), and rows that match as well."""

    match: RowMatch
    columns: tuple[int, ...]
    rivals: tuple[RowMatch, ...]


def candidate_sheets(catalog: Catalog, passages: Sequence[Passage]) -> list[Sheet]:
    """The tables that the found passages belong to, by their best passages."""
    weights: defaultdict[tuple[str, int], float] = defaultdict(float)
    names: dict[str, str] = {}
    for passage in passages:
        chunk = passage.chunk
        if chunk.table_index is not None:
            weights[chunk.document_id, chunk.table_index] += passage.scores.fused
            names[chunk.document_id] = passage.document
    titles = catalog.titles()
    sheets = []
    for document_id, index in sorted(weights, key=lambda key: -weights[key])[:_SHEETS]:
        table = catalog.table(document_id, index)
        if table is not None:
            subjects = catalog.subjects(document_id)
            sheets.append(sheet(document_id, names[document_id], titles[document_id], index, table, subjects))
    return sheets


def best_row(asked: Asked, sheets: Sequence[Sheet]) -> CellFind | None:
    """The row that carries the question best, over all candidate tables."""
    matches = [match for one in sheets for match in row_matches(asked, one) if _keeps_conditions(asked, match)]
    if not matches:
        return None
    matches.sort(key=lambda match: match.rank, reverse=True)
    best = matches[0]
    rivals = tuple(match for match in matches[1:] if match.rank >= (best.rank[0] - 1e-6, best.rank[1]))
    return CellFind(best, target_columns(asked, best), rivals)


def target_columns(asked: Asked, match: RowMatch) -> tuple[int, ...]:
    """The columns named by terms of the question that the row's own cells do not hold."""
    own = set(match.support.own)
    columns: dict[int, None] = {}
    for want in asked.wanted:
        if want in own or want.exact:
            continue
        columns.update(dict.fromkeys(headers_for(want, asked, match.sheet)))
    keys = set(key_columns(match))
    return tuple(sorted(column for column in columns if column not in keys))


def key_columns(match: RowMatch) -> tuple[int, ...]:
    """The columns in which the row meets the question."""
    cells = match.sheet.cells[match.row]
    found = [column for column, cell in enumerate(cells) if any(want.met_by(cell) for want in match.support.own)]
    return tuple(found)


def _keeps_conditions(asked: Asked, match: RowMatch) -> bool:
    """``FS_SEL=4``: where a column has that name, its cell must have that value."""
    for name, value in _ASSIGNED.findall(asked.question):
        for column, header in enumerate(match.sheet.table.headers):
            if name.casefold() == header.strip().casefold():
                text = match.sheet.table.rows[match.row].cells[column].text.casefold()
                if value.casefold() not in re.split(r"[\s,;/]+", text):
                    return False
    return True
