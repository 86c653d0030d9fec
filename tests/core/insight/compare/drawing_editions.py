"""Editions as readings, drawn directly on pages, and as real files."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import docx

from localmind_desktop.core.insight.compare import Reading
from localmind_desktop.core.model import Block, BlockKind, Box, Cell, Kind, Line, PageRead, Place, Row, Table
from localmind_desktop.core.parsing import join_fragments
from localmind_desktop.core.parsing.formats.reading import read_flowing
from localmind_desktop.core.parsing.pdf import read_pdf
from tests.core.insight.compare.editions import Edition, Grid, Part
from tests.drawing import Drawing, Style, paragraph, table, text, wrapped

HEADING, PARAGRAPH, LIST, CAPTION = BlockKind.HEADING, BlockKind.PARAGRAPH, BlockKind.LIST, BlockKind.CAPTION


@dataclass(frozen=True)
class Layout:
    """How an edition is set: letters in a line, lines on a page, the mark of a list, quotation marks, contents."""

    width: int = 90
    height: int = 40
    marks: str = "•"
    quotes: str = "“”"
    hyphens: bool = False
    contents: bool = False
    number: str = "{} "


LAYOUTS = (
    Layout(),
    Layout(width=61, height=23, marks="–", quotes='""', contents=True),
    Layout(width=74, height=31, marks="1.", quotes="„“", hyphens=True),
    Layout(width=110, height=57, marks="a)", quotes="«»", number="§ {} "),
)


def blocks_of(edition: Edition, layout: Layout) -> Iterator[tuple[BlockKind, str, int] | Grid]:
    """The content of an edition in order: kind, text and level of blocks, and tables."""
    numbers = edition.numbers()
    titles = [layout.number.format(numbers[part.key]) + part.title for part in edition.parts]
    if layout.contents:
        yield HEADING, "Contents", 1
        for place, each in enumerate(titles):
            yield PARAGRAPH, f"{each} ........ {place + 2}", 0
    tables = 0
    for part, heading in zip(edition.parts, titles, strict=True):
        yield HEADING, heading, part.level
        for sentences in part.paragraphs:
            yield PARAGRAPH, _set(" ".join(sentences), layout, numbers), 0
        for number, item in enumerate(part.items):
            mark = {"1.": f"{number + 1}.", "a)": f"{'abc'[number]})"}.get(layout.marks, layout.marks)
            yield LIST, f"{mark} {_set(item, layout, numbers)}", 0
        if part.grid:
            tables += 1
            yield CAPTION, f"Table {tables}: {part.grid.caption}", 0
            yield part.grid


def _set(words: str, layout: Layout, numbers: dict[int, str]) -> str:
    opening, closing = layout.quotes
    words = words.replace("“", opening).replace("”", closing)
    return re.sub(r"<(\d+)>", lambda match: numbers[int(match[1])], words)


# ------------------------------------------------------------------------------------- drawn directly


def reading_of(edition: Edition, layout: Layout) -> Reading:
    pages: list[list[Block]] = [[]]
    tables: list[Table] = []
    row = 0
    caption = section = ""
    for each in blocks_of(edition, layout):
        if isinstance(each, Grid):
            rows = []
            for cells in each.rows:
                row, _ = _next(row, layout, pages)
                place = Place(len(pages), _box(row))
                rows.append(Row(tuple(Cell(cell, _box(row, column)) for column, cell in enumerate(cells)), place))
            numbers = tuple(sorted({one.place.page for one in rows}))
            header = (Place(numbers[0], rows[0].place.box),)
            tables.append(Table(caption, section, tuple(each.headers), tuple(rows), numbers, header))
            continue
        kind, words, level = each
        caption, section = (words if kind is CAPTION else ""), (words if kind is HEADING else section)
        lines: list[Line] = []
        for line in _lines(words, layout):
            row, begins = _next(row, layout, pages)
            if begins and lines:
                pages[-2].append(Block(kind, tuple(lines), level))
                lines, kind = [], PARAGRAPH if kind is LIST else kind
            lines.append(Line(line, _box(row)))
        pages[-1].append(Block(kind, tuple(lines), level))
    return Reading(tuple(_page(number, blocks) for number, blocks in enumerate(pages, start=1)), tuple(tables))


def _next(row: int, layout: Layout, pages: list[list[Block]]) -> tuple[int, bool]:
    if row + 1 < layout.height:
        return row + 1, False
    pages.append([])
    return 1, True


def _lines(words: str, layout: Layout) -> list[str]:
    lines = [""]
    for word in words.split():
        if len(lines[-1]) + len(word) + 1 <= layout.width:
            lines[-1] = f"{lines[-1]} {word}".strip()
        elif layout.hyphens and len(word) > 7 and word.isalpha():
            lines[-1] += f" {word[:4]}-"
            lines.append(word[4:])
        else:
            lines.append(word)
    return lines


def _box(row: int, column: int = 0) -> Box:
    return Box(60.0 + 120 * column, 40.0 + 12 * row, 160.0 + 120 * column, 50.0 + 12 * row)


def _page(number: int, blocks: list[Block]) -> PageRead:
    running = Block(BlockKind.FURNITURE, (Line(f"Terms of the workshop, page {number}", Box(60, 20, 300, 30)),))
    return PageRead(number, 595, 842, (running, *blocks))


# ------------------------------------------------------------------------------------- as files


def read_again(path: Path) -> Reading:
    if path.suffix == ".pdf":
        pages = tuple(item for item in read_pdf(path) if isinstance(item, PageRead))
    else:
        kind = Kind.WORD if path.suffix == ".docx" else Kind.HTML
        pages = tuple(item for item in read_flowing(path, kind) if isinstance(item, PageRead))
    return Reading(pages, join_fragments(pages))


def as_docx(edition: Edition, layout: Layout, path: Path) -> Path:
    document = docx.Document()
    for each in blocks_of(edition, layout):
        if isinstance(each, Grid):
            made = document.add_table(0, len(each.headers))
            for cells in (each.headers, *each.rows):
                for cell, words in zip(made.add_row().cells, cells, strict=True):
                    cell.text = words
        elif each[0] is HEADING:
            document.add_heading(each[1], each[2])
        else:
            document.add_paragraph(each[1])
    document.save(str(path))
    return path


def as_html(edition: Edition, layout: Layout, path: Path) -> Path:
    parts = []
    for each in blocks_of(edition, layout):
        if isinstance(each, Grid):
            rows = [("th", each.headers), *(("td", row) for row in each.rows)]
            told = ["".join(f"<{tag}>{html.escape(cell)}</{tag}>" for cell in row) for tag, row in rows]
            parts.append(f"<table>{''.join(f'<tr>{row}</tr>' for row in told)}</table>")
        else:
            tag = f"h{each[2]}" if each[0] is HEADING else "p"
            parts.append(f"<{tag}>{html.escape(each[1])}</{tag}>")
    path.write_text(f"<html><body>{''.join(parts)}</body></html>", "utf-8")
    return path


def as_pdf(edition: Edition, layout: Layout, path: Path) -> Path:
    layout = replace(layout, quotes='""')  # the only ones that the standard fonts have
    drawing = Drawing()
    page, y = drawing.page(), 60.0
    width = 5.0 * layout.width
    for each in blocks_of(edition, layout):
        height = (
            20.0 * (len(each.rows) + 2)
            if isinstance(each, Grid)
            else 30 + 13 * len(wrapped(each[1], width, 10, "helv"))
        )
        if y + height > 780:
            page, y = drawing.page(), 60.0
        if isinstance(each, Grid):
            widths = [90.0] * len(each.headers)
            y = table(page, 60, y + 6, widths, [each.headers, *each.rows], Style()) + 18
        elif each[0] is HEADING:
            y += 30
            text(page, 60, y, each[1], 18 - 3 * each[2], "hebo")
            y += 8
        else:
            y = paragraph(page, 60, y, width, each[1]) + 9
    return drawing.save(path)


__all__ = ["LAYOUTS", "Layout", "Part", "as_docx", "as_html", "as_pdf", "read_again", "reading_of"]
