"""A row of a table as lines of text that say their headers, each with its place. Pure."""

from __future__ import annotations

from typing import NamedTuple

from localmind_desktop.core.model import Box, Place, Row, Table

_HEADER_CHARS = 80
_SPANNING_CHARS = 120
_SPANS = 3.0  # points by which a cell begins above its row when it spans rows


class Piece(NamedTuple):
    """A line of text and where it stands."""

    text: str
    place: Place


def row_lines(table: Table, row: Row) -> list[Piece]:
    """A row as ``Header: value`` lines with the place of each cell.

    Empty cells are left out, and so are the repeats of a cell that spans columns. What spans rows and is long is told
    whole in the first of them and begun in the others.
    """
    pieces: list[Piece] = []
    told: set[Box] = set()
    for header, cell in zip(table.headers, row.cells, strict=True):
        text = " ".join(cell.text.split())
        if not text or (cell.box is not None and cell.box in told):
            continue
        if cell.box is not None:
            told.add(cell.box)
            if cell.box.y0 < row.place.box.y0 - _SPANS and len(text) > _SPANNING_CHARS:
                text = f"{text[:_SPANNING_CHARS]}…"
        line = f"{_short(header)}: {text}" if header else text
        pieces.append(Piece(line, Place(row.place.page, cell.box or row.place.box)))
    return pieces


def _short(header: str) -> str:
    """A header as it is repeated in every row: the end of an overlong one, where its own column stands."""
    return header if len(header) <= _HEADER_CHARS else f"…{header[-_HEADER_CHARS:]}"
