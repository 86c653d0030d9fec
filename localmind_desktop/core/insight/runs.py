"""The texts of a document, one by one: blocks and cells. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from localmind_desktop.core.model import BlockKind, Line, PageRead, Row, Table
from localmind_desktop.core.model.insight import TextRun


def runs_of(pages: Iterable[PageRead], tables: Sequence[Table], *, headers: bool = False) -> Iterator[TextRun]:
    """The blocks of every page, then the cells of the tables that begin there; a merged cell counts once.

    ``tables`` are whole, as they are stored, so that cells of later pages have their headers. ``headers``: these come
    before the cells too.
    """
    begins: dict[int, list[Table]] = {}
    for table in tables:
        begins.setdefault(table.pages[0], []).append(table)
    section = ""
    for page in pages:
        for block in page.blocks:
            if block.kind is BlockKind.HEADING:
                section = " ".join(block.text.split())
            yield TextRun(page.number, block.lines, block.kind, block.level, section=section)
        for table in begins.get(page.number, ()):
            yield from header_runs(table) if headers else ()
            yield from cells_of(table)


def header_runs(table: Table) -> Iterator[TextRun]:
    """The headers of a table, each once."""
    for place in table.header_places[:1]:
        for text in dict.fromkeys(table.headers):
            if text:
                yield TextRun(place.page, (Line(text, place.box),))


def cells_of(table: Table) -> Iterator[TextRun]:
    """The cells of a table from top to bottom that hold text."""
    seen: set[tuple[int, Line]] = set()
    for row in table.rows:
        for header, line in zip(table.headers, _lines(row), strict=True):
            if line.text.strip() and (row.place.page, line) not in seen:
                seen.add((row.place.page, line))
                yield TextRun(row.place.page, (line,), label=_label(header, row, line), section=table.name)


def _lines(row: Row) -> list[Line]:
    return [Line(cell.text, cell.box or row.place.box) for cell in row.cells]


def _label(header: str, row: Row, line: Line) -> str:
    first = row.cells[0].text if row.cells else ""
    return " · ".join(text for text in (header, first if first != line.text else "") if text.strip())
