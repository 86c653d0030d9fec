"""What an answer's table says of itself, in words: how much was read, of which table, and what was completed. Pure."""

from __future__ import annotations

from localmind_desktop.core.counting import amount
from localmind_desktop.core.model import AnswerTable, Citation, TableRef
from localmind_desktop.core.phrase import Phrase, phrase


def read_note(table: AnswerTable) -> Phrase:
    """How many rows the answer has, and how many of which table were read for it."""
    rows: str = amount(len(table.rows), "row")
    if table.source is None or not table.rows_total:
        return phrase("{rows} · {read} checked", rows=rows, read=amount(table.rows_read, "row"))
    if table.chosen_by:
        rows = phrase("{rows} ({chosen})", rows=rows, chosen="; ".join(table.chosen_by))
    name = table.source.label or phrase("the table")
    if table.rows_total == 1:
        return phrase("{rows} · the only row of {table} checked", rows=rows, table=name)
    return phrase("{rows} · all {n:,} rows of {table} checked", rows=rows, n=table.rows_total, table=name)


def rows_note(saved: int, total: int) -> Phrase:
    """How many rows were saved, of how many where these are not all."""
    if saved == total:
        return amount(saved, "row")
    return phrase("{n:,} of {rows}, as filtered", n=saved, rows=amount(total, "row"))


def source_note(source: TableRef) -> Phrase:
    """The table that an answer was read from, and where it stands."""
    where = phrase("{document}, page {page}", document=source.document, page=source.page)
    return phrase("{name} · {where}", name=source.name, where=where) if source.name else where


def place_note(citation: Citation) -> str:
    """ "page 12", or what a person calls the place where that is no page."""
    return citation.where or phrase("page {page}", page=citation.page)


def healed_notes(table: AnswerTable) -> list[Phrase]:
    """One sentence for each cell that is empty in its source and was completed from another place (R19)."""
    return [
        phrase(
            "Row {row}, {column}: completed from {mark}",
            row=cell.row + 1,
            column=table.headers[cell.column] or phrase("no header"),
            mark=f"[{cell.citation}]",
        )
        for cell in table.healed
        if cell.column < len(table.headers)
    ]


def row_citations(table: AnswerTable, row: int) -> tuple[int, ...]:
    """The numbers of the citations of a row: its own, then those that its completed cells come from."""
    own = table.citations[row : row + 1]
    return tuple(dict.fromkeys((*own, *(cell.citation for cell in table.healed if cell.row == row))))
