"""Short ways from a drawn document to what is read from it."""

from __future__ import annotations

from pathlib import Path

from localmind_desktop.core.model import PageRead, Table
from localmind_desktop.core.parsing.pdf import read_pdf
from localmind_desktop.core.parsing.stitch.joining import join_fragments
from tests.drawing import Drawing


def pages_of(drawing: Drawing, folder: Path) -> list[PageRead]:
    path = drawing.save(folder / "drawn.pdf")
    return [item for item in read_pdf(path) if isinstance(item, PageRead)]


def tables_of(drawing: Drawing, folder: Path) -> tuple[Table, ...]:
    return join_fragments(pages_of(drawing, folder))


def tables_of_file(path: Path) -> tuple[Table, ...]:
    return join_fragments(item for item in read_pdf(path) if isinstance(item, PageRead))


def only_table(drawing: Drawing, folder: Path) -> Table:
    tables = tables_of(drawing, folder)
    assert len(tables) == 1, [table.name for table in tables]
    return tables[0]


def cells(table: Table) -> list[list[str]]:
    return [list(row.texts) for row in table.rows]
