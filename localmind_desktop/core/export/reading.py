"""What an answer's table says of itself, in words: how much was read, of which table, and what was completed. Pure."""

from __future__ import annotations

from localmind_desktop.core.counting import counted
from localmind_desktop.core.model import AnswerTable, TableRef


def read_note(table: AnswerTable) -> str:
    """How many rows the answer has, and how many of which table were read for it."""
    rows = counted(len(table.rows), "row")
    if table.source is None or not table.rows_total:
        return f"{rows} · {counted(table.rows_read, 'row')} checked"
    whole = counted(table.rows_total, "row")
    chosen = f" ({'; '.join(table.chosen_by)})" if table.chosen_by else ""
    return f"{rows}{chosen} · {'only' if table.rows_total == 1 else 'all'} {whole} of {_label(table.source)} checked"


def rows_note(saved: int, total: int) -> str:
    """How many rows were saved, of how many where these are not all."""
    return counted(saved, "row") if saved == total else f"{saved:,} of {counted(total, 'row')}, as filtered"


def source_note(source: TableRef) -> str:
    """The table that an answer was read from, and where it stands."""
    where = f"{source.document}, page {source.page}"
    return f"{source.name} · {where}" if source.name else where


def _label(source: TableRef) -> str:
    return source.label or "the table"


def healed_notes(table: AnswerTable) -> list[str]:
    """One sentence for each cell that is empty in its source and was completed from another place (R19)."""
    return [
        f"Row {cell.row + 1}, {table.headers[cell.column] or 'no header'}: completed from [{cell.citation}]"
        for cell in table.healed
        if cell.column < len(table.headers)
    ]


def row_citations(table: AnswerTable, row: int) -> tuple[int, ...]:
    """The numbers of the citations of a row: its own, then those that its completed cells come from."""
    own = table.citations[row : row + 1]
    return tuple(dict.fromkeys((*own, *(cell.citation for cell in table.healed if cell.row == row))))
