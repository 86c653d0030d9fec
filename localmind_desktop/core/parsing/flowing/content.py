"""What a file without pages of its own holds, in reading order. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from localmind_desktop.core.model import BlockKind

HIGHEST_LEVEL = 6


class FlowText(NamedTuple):
    """A heading, paragraph, item of a list, caption or listing. Line ends are kept.

    ``level`` is 1-6 for headings, for items of lists how deep they stand, from 1; else 0.
    """

    text: str
    kind: BlockKind = BlockKind.PARAGRAPH
    level: int = 0


class FlowCell(NamedTuple):
    """A cell over ``rows`` × ``columns`` positions from ``row``, ``column`` (from 0) on.

    ``shade`` is that of its ground, 0 black to 1 white.
    """

    text: str
    row: int
    column: int
    rows: int = 1
    columns: int = 1
    bold: bool = False
    shade: float = 1.0


@dataclass(frozen=True, slots=True)
class FlowTable:
    """A table. ``header_rows`` is None where the file does not tell how many of its rows are the header.

    ``corner`` is where its first cell stands in a sheet, as row and column from 1.
    """

    cells: tuple[FlowCell, ...]
    header_rows: int | None = None
    caption: str = ""
    corner: tuple[int, int] | None = None

    @property
    def rows(self) -> int:
        return max((cell.row + cell.rows for cell in self.cells), default=0)

    @property
    def columns(self) -> int:
        return max((cell.column + cell.columns for cell in self.cells), default=0)


class NewPage(NamedTuple):
    """What follows begins on a new page, which a person calls ``label``: "Slide 3", the name of a sheet.

    A slide ``is_slide``: a page lying on its side, of its own even when it is empty, and higher when it is full.
    """

    label: str = ""
    is_slide: bool = False


Content: TypeAlias = FlowText | FlowTable | NewPage


def table_of(rows: list[list[str]], header_rows: int | None = None, caption: str = "") -> FlowTable:
    """A table without merged cells; shorter rows end in empty cells."""
    width = max(map(len, rows), default=0)
    filled = [[*row, *[""] * (width - len(row))] for row in rows]
    cells = tuple(FlowCell(text, r, c) for r, row in enumerate(filled) for c, text in enumerate(row))
    return FlowTable(cells, header_rows, caption)
