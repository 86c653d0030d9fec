"""Tables and texts with known truth, drawn at random for files of every format."""

from __future__ import annotations

from pathlib import Path
from random import Random

from localmind_desktop.core.model import Kind, Opened, PageRead, Table
from localmind_desktop.core.parsing.flowing.content import FlowCell
from localmind_desktop.core.parsing.formats.reading import read_flowing
from localmind_desktop.core.parsing.stitch.joining import join_fragments

WORDS = (
    *("pump", "valve", "pressure", "Überdruck", "température", "温度", "насос", "łódź", "Ψ", "½", "🙂", "3.5", "−12"),
    *(
        "1,024",
        "bar",
        "m³/h",
        "0x1F",
        "SCL_EN",
        "a&b",
        "<tag>",
        '"quoted"',
        "it's",
        "{brace}",
        "back\\slash",
        "‘single’",
    ),
    *("–", "dash"),
)


def some_text(random: Random, longest: int = 8) -> str:
    return " ".join(random.choice(WORDS) for _ in range(random.randint(1, longest)))


def some_cells(random: Random) -> list[FlowCell]:
    """Cells that tile a grid, merged and empty ones among them; those of the first row are single."""
    rows, columns = random.randint(2, 7), random.randint(2, 6)
    free = {(r, c) for r in range(1, rows) for c in range(columns)}
    cells = [FlowCell(f"Head {column}", 0, column) for column in range(columns)]
    for row, column in sorted(free):
        if (row, column) not in free:
            continue
        width = height = 1
        while random.random() < 0.25 and (row, column + width) in free:
            width += 1
        below = {(row + height, column + across) for across in range(width)}
        while random.random() < 0.25 and below <= free:
            height += 1
            below = {(row + height, column + across) for across in range(width)}
        free -= {(row + down, column + across) for down in range(height) for across in range(width)}
        text = "" if random.random() < 0.15 else some_text(random)
        cells.append(FlowCell(text, row, column, height, width))
    return sorted(cells, key=lambda cell: (cell.row, cell.column))


def places(cells: tuple[FlowCell, ...] | list[FlowCell]) -> list[FlowCell]:
    """The cells by where they stand and what they say only."""
    return [FlowCell(*cell[:5]) for cell in cells]


def opened(path: Path, kind: Kind) -> Opened:
    return next(item for item in read_flowing(path, kind) if isinstance(item, Opened))


def pages(path: Path, kind: Kind) -> list[PageRead]:
    return [item for item in read_flowing(path, kind) if isinstance(item, PageRead)]


def tables(path: Path, kind: Kind) -> tuple[Table, ...]:
    return join_fragments(pages(path, kind))
