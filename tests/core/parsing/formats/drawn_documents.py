"""Whole documents drawn at random, with what they hold in reading order, and as files of several formats."""

from __future__ import annotations

import html
import re
import zipfile
from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path
from random import Random

from openpyxl import Workbook
from openpyxl.styles import Font
from openpyxl.utils import get_column_letter

from localmind_desktop.core.model import BlockKind, Kind
from localmind_desktop.core.parsing.flowing.content import Content, FlowCell, FlowTable, FlowText
from localmind_desktop.core.parsing.stitch.joining import join_fragments
from tests.core.parsing.formats.drawn import pages, some_cells, some_text

_NAMES = 'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" ' + " ".join(
    f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"' for name in ("table", "text", "style", "drawing")
)


# ------------------------------------------------------------------------------------- what is drawn


def some_document(random: Random) -> list[Content]:
    """Headings, paragraphs, lists, listings and tables."""
    content: list[Content] = []
    for _ in range(random.randint(4, 12)):
        what = random.random()
        if what < 0.25:
            content.append(FlowText(some_text(random, 5), BlockKind.HEADING, random.randint(1, 6)))
        elif what < 0.5:
            content.append(FlowText(some_text(random, 120)))
        elif what < 0.65:
            content += some_list(random)
        elif what < 0.75:
            content.append(FlowText("def f(x):\n    return {x: '<a> & |'}\n\nf(1)", BlockKind.CODE))
        else:
            content.append(FlowTable(tuple(some_cells(random)), 1))
    return content


def some_list(random: Random, level: int = 1) -> list[FlowText]:
    numbered = random.random() < 0.5
    items: list[FlowText] = []
    for number in range(1, random.randint(2, 5)):
        mark = f"{number}." if numbered else "•"
        items.append(FlowText(f"{mark} {plain(random)}", BlockKind.LIST, level))
        if level < 3 and random.random() < 0.4:
            items += some_list(random, level + 1)
    return items


def plain(random: Random) -> str:
    """A text that begins like no mark of a list."""
    return f"item {some_text(random, 10)}"


def sheet_cells(random: Random) -> list[FlowCell]:
    """Cells as a sheet can hold them: no empty row or column parts them, and the last row is full."""
    cells = [cell if cell.text else cell._replace(rows=1, columns=1) for cell in some_cells(random)]
    bottom, columns = max(c.row + c.rows for c in cells), max(c.column + c.columns for c in cells)
    last = [FlowCell(f"last {column}", bottom, column) for column in range(columns)]
    side = [FlowCell(f"Row {row}", row, columns) for row in range(bottom + 1)]
    return [*cells, *last, *side]


# ------------------------------------------------------------------------------------- what was read


def told(content: Iterable[Content]) -> list[object]:
    """Texts with their kinds, tables as their cells with text."""
    found: list[object] = []
    for item in content:
        if isinstance(item, FlowTable):
            found.append((sorted(FlowCell(*cell[:5]) for cell in item.cells if cell.text.strip()), item.caption))
        elif isinstance(item, FlowText):
            found.append((item.text, item.kind, item.level))
    return found


def assert_set_whole(path: Path, kind: Kind, tables: Sequence[FlowTable]) -> None:
    """The pages that are set of a file have each of ``tables`` with its columns, and the text of all of its cells."""
    read = pages(path, kind)
    notes = {" ".join(block.text.split()) for page in read for block in page.blocks}
    joined = join_fragments(read)
    assert len(joined) == len(tables)
    for table, truth in zip(joined, tables, strict=True):
        said = {part for name in table.headers for part in (name, *name.split(" › "))}
        said |= {" ".join(text.split()) for row in table.rows for text in row.texts} | notes
        assert {" ".join(cell.text.split()) for cell in truth.cells if cell.text} <= said
        assert len(table.headers) in (truth.columns, truth.columns + 1)  # one more for the groups of its rows


# ------------------------------------------------------------------------------------- files


def as_html(content: Sequence[Content], inner: dict[int, FlowTable] | None = None) -> str:
    """``inner`` are tables that stand within the last cell of others, by their number."""
    parts: list[str] = []
    for number, (is_list, run) in enumerate(_runs(content)):
        items = list(run)
        if is_list:
            parts.append(_html_list([item for item in items if isinstance(item, FlowText)]))
            continue
        (item,) = items
        if isinstance(item, FlowTable):
            nested = (inner or {}).get(content.index(item))
            parts.append(html_table(item, nested))
        elif isinstance(item, FlowText):
            tag = {BlockKind.HEADING: f"h{item.level}", BlockKind.CODE: "pre"}.get(
                item.kind, "p" if number % 3 else "div"
            )
            parts.append(f"<{tag}>{html.escape(item.text)}</{tag}>")
    return "\n".join(parts)


def _runs(content: Sequence[Content]) -> Iterable[tuple[bool, Iterable[Content]]]:
    """Lists whole, all else one by one."""
    keyed = [
        (isinstance(item, FlowText) and item.kind is BlockKind.LIST, number) for number, item in enumerate(content)
    ]
    for (is_list, _), run in groupby(
        zip(keyed, content, strict=True), key=lambda pair: (pair[0][0], pair[0][0] or pair[0][1])
    ):
        yield bool(is_list), [item for _, item in run]


def _html_list(items: Sequence[FlowText], level: int = 1) -> str:
    """Lists of one level that follow on each other are told apart by their first marks."""
    parts, at = [], 0
    while at < len(items):
        end = at + 1
        while end < len(items) and not (
            items[end].level == level and items[end].text[:2] in ("1.", "• ") and _begins(items, end, level)
        ):
            end += 1
        parts.append(_one_list(items[at:end], level))
        at = end
    return "".join(parts)


def _begins(items: Sequence[FlowText], at: int, level: int) -> bool:
    """Whether another list begins here: its first mark is "1.", or it changes from numbers to dots."""
    before = next(item for item in reversed(items[:at]) if item.level == level)
    return items[at].text.startswith("1.") or (items[at].text[0] == "•") != (before.text[0] == "•")


def _one_list(items: Sequence[FlowText], level: int) -> str:
    tag = "ul" if items[0].text.startswith("•") else "ol"
    parts, at = [], 0
    while at < len(items):
        end = at + 1
        while end < len(items) and items[end].level > level:
            end += 1
        below = _html_list(items[at + 1 : end], level + 1) if end > at + 1 else ""
        parts.append(f"<li>{html.escape(items[at].text.partition(' ')[2])}{below}</li>")
        at = end
    return f"<{tag}>{''.join(parts)}</{tag}>"


def html_table(table: FlowTable, inner: FlowTable | None = None) -> str:
    rows: list[str] = []
    for number in range(table.rows):
        cells = [cell for cell in table.cells if cell.row == number]
        tag = "th" if number < (table.header_rows or 0) else "td"
        written = []
        for cell in cells:
            spans = f' rowspan="{cell.rows}"' * (cell.rows > 1) + f' colspan="{cell.columns}"' * (cell.columns > 1)
            nested = html_table(inner) if inner is not None and cell is table.cells[-1] else ""
            written.append(f"<{tag}{spans}>{html.escape(cell.text)}{nested}</{tag}>")
        rows.append(f"<tr>{''.join(written)}</tr>")
    caption = f"<caption>{html.escape(table.caption)}</caption>" if table.caption else ""
    return f"<table>{caption}{''.join(rows)}</table>"


def as_markdown(content: Sequence[Content]) -> str:
    """Tables without merged cells as pipes, others as HTML."""
    parts: list[str] = []
    for item in content:
        if isinstance(item, FlowTable):
            merged = any(cell.rows > 1 or cell.columns > 1 for cell in item.cells)
            parts += [html_table(item) if merged else _pipes(item), "<!-- -->"]
        elif isinstance(item, FlowText) and item.kind is BlockKind.HEADING:
            parts.append(f"{'#' * item.level} {_escaped(item.text)}")
        elif isinstance(item, FlowText) and item.kind is BlockKind.CODE:
            parts.append(f"```python\n{item.text}\n```")
        elif isinstance(item, FlowText):
            parts.append(_escaped(item.text))
    return "\n\n".join(parts)


def _pipes(table: FlowTable) -> str:
    rows = [[_escaped(cell.text) for cell in table.cells if cell.row == row] for row in range(table.rows)]
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([lines[0], "|" + " --- |" * table.columns, *lines[1:]])


def _escaped(text: str) -> str:
    return re.sub(r"([!-/:-@\[-`{-~])", r"\\\1", text)


def as_workbook(tables: Sequence[FlowTable], path: Path) -> None:
    book = Workbook()
    for number, table in enumerate(tables):
        sheet = book.active if not number else book.create_sheet()
        sheet.title = f"Sheet {number + 1}"
        for cell in table.cells:
            placed = sheet.cell(cell.row + 3, cell.column + 2, cell.text or None)
            placed.data_type = "s" if cell.text else placed.data_type
            if not cell.row:
                placed.font = Font(bold=True)
        for cell in table.cells:
            if cell.rows > 1 or cell.columns > 1:
                first, last = get_column_letter(cell.column + 2), get_column_letter(cell.column + 1 + cell.columns)
                sheet.merge_cells(f"{first}{cell.row + 3}:{last}{cell.row + 2 + cell.rows}")
    book.save(path)


def as_open_sheet(tables: Sequence[FlowTable], path: Path) -> None:
    write_open_sheet(
        "".join(f'<table:table table:name="Sheet {n + 1}">{_open_rows(t)}</table:table>' for n, t in enumerate(tables)),
        path,
    )


def _open_rows(table: FlowTable) -> str:
    """Two empty rows above and an empty column to the left."""
    rows = ['<table:table-row table:number-rows-repeated="2"><table:table-cell/></table:table-row>']
    at = {(cell.row, cell.column): cell for cell in table.cells}
    for row in range(table.rows):
        cells = ["<table:table-cell/>"]
        for column in range(table.columns):
            cell = at.get((row, column))
            if cell is None:
                cells.append("<table:covered-table-cell/>")
                continue
            spans = f'table:number-rows-spanned="{cell.rows}" table:number-columns-spanned="{cell.columns}"'
            style = 'table:style-name="bold"' if not row else ""
            text = f"<text:p>{html.escape(cell.text)}</text:p>" if cell.text else ""
            cells.append(f"<table:table-cell {spans} {style}>{text}</table:table-cell>")
        rows.append(f"<table:table-row>{''.join(cells)}</table:table-row>")
    return "".join(rows)


def write_open_sheet(sheets: str, path: Path, styles: str = "") -> None:
    bold = (
        '<style:style style:name="bold"><style:text-properties fo:font-weight="bold" '
        'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"/></style:style>'
    )
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet", zipfile.ZIP_STORED)
        archive.writestr("META-INF/manifest.xml", "<manifest/>")
        archive.writestr(
            "content.xml",
            f'<?xml version="1.0" encoding="UTF-8"?><office:document-content {_NAMES}>'
            f"<office:automatic-styles>{bold}{styles}</office:automatic-styles>"
            f"<office:body><office:spreadsheet>{sheets}</office:spreadsheet></office:body></office:document-content>",
        )
