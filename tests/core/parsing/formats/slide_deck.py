"""Drawn presentations, and short ways to what is read from them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from pptx.util import Inches

from localmind_desktop.core.model import BlockKind, Kind, PageRead, Table
from localmind_desktop.core.parsing.flowing.content import FlowTable, FlowText
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.reading import read_flowing
from localmind_desktop.core.parsing.formats.slides.reader import read
from localmind_desktop.core.parsing.stitch.joining import join_fragments

WORDS = ("Pumpe", "Druck", "Größe", "模块", "flow", "12,5", "bar", "Überdruck", "naïve", "₂", "Wert", "A-17")
A = "http://schemas.openxmlformats.org/drawingml/2006/main"
NAMESPACES = (
    f'xmlns:a="{A}" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" '
    'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" '
    'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"'
)


def saved(deck: Any, folder: Path) -> Path:
    path = folder / "drawn.pptx"
    deck.save(str(path))
    return path


def blank(deck: Any) -> Any:
    return deck.slides.add_slide(deck.slide_layouts[6])


def box(slide: Any, text: str, x: float, y: float, width: float = 2, height: float = 0.5) -> Any:
    shape = slide.shapes.add_textbox(Inches(x), Inches(y), Inches(width), Inches(height))
    shape.text_frame.text = text
    return shape


def flow(deck: Any, folder: Path) -> Flow:
    return read(saved(deck, folder))


def texts(content: Flow, *kinds: BlockKind) -> list[str]:
    return [
        item.text
        for item in content.content
        if isinstance(item, FlowText) and (item.kind in kinds if kinds else item.kind is not BlockKind.HEADING)
    ]


def tables(deck: Any, folder: Path) -> list[Table]:
    events = read_flowing(saved(deck, folder), Kind.SLIDES)
    return list(join_fragments(event for event in events if isinstance(event, PageRead)))


def only_table(deck: Any, folder: Path) -> FlowTable:
    (table,) = [item for item in flow(deck, folder).content if isinstance(item, FlowTable)]
    return table


def grid(table: FlowTable) -> list[list[str]]:
    rows = [[""] * table.columns for _ in range(table.rows)]
    for cell in table.cells:
        rows[cell.row][cell.column] = cell.text
    return rows


def phrase(rng: random.Random, least: int = 1, most: int = 4) -> str:
    return " ".join(rng.choice(WORDS) for _ in range(rng.randint(least, most)))
