"""Where the text of an empty cell stands elsewhere in its document (R19). Pure.

Only cells that describe are completed, and only with words: beside the row, in the footnote that the row's mark names,
in a sentence that defines the row's key, or in the row of the same key in another table. Two places that say different
things complete nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from localmind_desktop.core.ask.candidates.describing_cells import (
    bare_mark,
    is_name,
    is_text,
    mark_of,
    may_be_completed,
    said,
)
from localmind_desktop.core.ask.compute.contents import Content
from localmind_desktop.core.ask.compute.same_key import cells_of_key
from localmind_desktop.core.model import Block, BlockKind, Box, Line, Place, Row, Table
from localmind_desktop.core.phrase import phrase

_SIGN = r"\*+|[†‡§¹²³⁰⁴-⁹]+|\(?(?:\d{1,2}|[a-z])\)|\[\d{1,2}\]|\d{1,2}(?=\s)"
_BEGINS = re.compile(rf"\s*(?P<sign>{_SIGN})[\s:.]*(?P<text>\S.*)", re.DOTALL)
_BESIDE = 60.0  # points between a table and the text beside it
_LONGEST = 400  # characters of a text that describes


@dataclass(frozen=True, slots=True)
class Origin:
    """The text for an empty cell, and where it stands: ``name`` says it in words."""

    text: str
    places: tuple[Place, ...]
    name: str
    quote: str


def origin_of(content: Content, index: int, row: int, column: int) -> Origin | None:
    """Where the text of an empty cell of table ``index`` stands; None when nowhere, or when two places disagree."""
    table = content.tables[index]
    if not may_be_completed(table, row, column):
        return None
    near = [*_beside(table, row, column, content.blocks), *_footnotes(table, row, content.blocks)]
    key = content.keys[index][row]
    return _agreed(near or [*_definitions(key, table.pages, content), *_elsewhere(content, index, row, column)])


def _agreed(found: Sequence[Origin]) -> Origin | None:
    """The first of the places, when all say the same."""
    return found[0] if len({said(origin.text) for origin in found}) == 1 else None


# ---------------------------------------------------------------------- on the page


def _beside(table: Table, row: int, column: int, blocks: dict[int, tuple[Block, ...]]) -> Iterator[Origin]:
    """Lines right of the row, outside of the table, where the cell is its last: but not a column of text beside it."""
    if any(text.strip() for text in table.rows[row].texts[column:]):
        return
    page = table.rows[row].place.page
    rows = [one for one in table.rows if one.place.page == page]
    edge = max(one.place.box.x1 for one in rows)
    lines = [
        (block, line)
        for block in blocks.get(page, ())
        if block.kind is not BlockKind.FURNITURE
        for line in block.lines
        if 0 <= line.box.x0 - edge <= _BESIDE and any(_is_level(line, one) for one in rows)
    ]
    if not all(_stays_in(block.box, rows) for block, _ in lines):
        return
    if any(_is_level(line, one) for _, line in lines for one in rows if one.texts[column].strip()):
        return  # text stands beside filled rows as well: it is a column of its own
    level = [line for _, line in lines if _is_level(line, table.rows[row])]
    text = " ".join(line.text for line in level)
    if is_text(text):
        places = tuple(Place(page, line.box) for line in level)
        yield Origin(text, places, phrase("beside the row, page {page}", page=page), text)


def _is_level(line: Line, row: Row) -> bool:
    return row.place.box.y0 <= (line.box.y0 + line.box.y1) / 2 <= row.place.box.y1


def _stays_in(box: Box, rows: Sequence[Row]) -> bool:
    top, bottom = min(row.place.box.y0 for row in rows), max(row.place.box.y1 for row in rows)
    slack = 0.5 * min(row.place.box.y1 - row.place.box.y0 for row in rows)
    return box.y0 >= top - slack and box.y1 <= bottom + slack


def _footnotes(table: Table, row: int, blocks: dict[int, tuple[Block, ...]]) -> Iterator[Origin]:
    """The notes below the table that begin with the mark behind the row's name."""
    mark = mark_of(table, row)
    for page in dict.fromkeys((table.rows[row].place.page, table.rows[-1].place.page)) if mark else ():
        bottom = max(one.place.box.y1 for one in table.rows if one.place.page == page)
        for block in blocks.get(page, ()):
            for sign, text, box in _notes(block):
                if sign == mark and box.y0 >= bottom - 1 and is_text(text):
                    name = phrase("note {mark}, page {page}", mark=mark, page=page)
                    yield Origin(text, (Place(page, box),), name, f"{mark} {text}")


def _notes(block: Block) -> list[tuple[str, str, Box]]:
    """The notes of a block: mark, text and box. A line without a mark goes on with the note before."""
    notes: list[tuple[str, str, Box]] = []
    for line in block.lines:
        begins = _BEGINS.fullmatch(line.text)
        if begins:
            notes.append((bare_mark(begins["sign"]), begins["text"], line.box))
        elif notes:
            mark, text, box = notes[-1]
            joint = Box(min(box.x0, line.box.x0), box.y0, max(box.x1, line.box.x1), line.box.y1)
            notes[-1] = (mark, f"{text} {line.text}", joint)
    return notes


# ---------------------------------------------------------------------- elsewhere in the document


def _definitions(key: str, near: Sequence[int], content: Content) -> Iterator[Origin]:
    """Lines outside of tables that begin with a key and say what it is; a plain word's only on the pages ``near``."""
    for one in content.definitions.get(key, ()):
        if is_text(one.text) and len(one.text) <= _LONGEST and (is_name(key) or one.page in near):
            places = tuple(Place(one.page, line.box) for line in one.lines)
            name = phrase("page {page}", page=one.page)
            yield Origin(one.text, places, name, " ".join(line.text for line in one.lines))


def _elsewhere(content: Content, index: int, row: int, column: int) -> Iterator[Origin]:
    for position, number, n in cells_of_key(content, index, row, column):
        table = content.tables[position]
        found = table.rows[number]
        place = Place(found.place.page, found.cells[n].box or found.place.box)
        name = table.name or phrase("a table on page {page}", page=place.page)
        yield Origin(found.texts[n].strip(), (place,), name, " | ".join(filter(None, found.texts)))
