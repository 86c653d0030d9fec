"""Workbooks of all formats: odd cells, hidden parts, what is beside the cells, and what takes long."""

from __future__ import annotations

import datetime
import time
import zipfile
from pathlib import Path

import pytest
from openpyxl import Workbook
from openpyxl.cell.rich_text import CellRichText, TextBlock
from openpyxl.cell.text import InlineFont
from openpyxl.chart import BarChart, Reference
from openpyxl.utils.datetime import CALENDAR_MAC_1904
from openpyxl.worksheet.table import Table as StatedTable

from localmind_desktop.core.errors import Damaged, PasswordProtected, TooLarge
from localmind_desktop.core.model import Kind
from localmind_desktop.core.parsing.flowing.content import FlowTable, FlowText
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.open_document import sheet as open_sheet
from localmind_desktop.core.parsing.formats.sheets import old_workbook, workbook
from localmind_desktop.core.parsing.formats.sheets.sheet_cells import SheetCell, content_of_sheet
from tests.core.parsing.formats.drawn import pages
from tests.core.parsing.formats.drawn_documents import write_open_sheet
from tests.core.parsing.formats.old_sheets import old_workbook as drawn_old_workbook

pytestmark = pytest.mark.sampled(2)


def read(book: Workbook, folder: Path) -> Flow:
    book.save(folder / "book")
    return workbook.read(folder / "book")


def opened(sheets: str, folder: Path, styles: str = "") -> Flow:
    write_open_sheet(sheets, folder / "book", styles)
    return open_sheet.read(folder / "book")


def rows(flow: Flow) -> list[list[str]]:
    (table,) = (item for item in flow.content if isinstance(item, FlowTable))
    columns = table.columns
    found = [[""] * columns for _ in range(table.rows)]
    for cell in table.cells:
        found[cell.row][cell.column] = cell.text
    return found


def texts(flow: Flow) -> list[str]:
    return [item.text for item in flow.content if isinstance(item, FlowText)]


# ------------------------------------------------------------------------------------- xlsx


def test_odd_cells_are_shown_as_the_program_shows_them(tmp_path: Path) -> None:
    book = Workbook()
    book.epoch = CALENDAR_MAC_1904
    sheet = book.active
    sheet.append(["What", "Value", "Note"])
    rich = CellRichText("plain ", TextBlock(InlineFont(b=True), "bold"))
    for name, value, note in (
        ("error", "#N/A", "e"),
        ("truth", False, rich),
        ("digits", "007", "text"),
        ("day", datetime.date(2024, 3, 1), "1904"),
        ("long", 1234567890123456, "n"),
    ):
        sheet.append([name, value, note])
    sheet["B4"].data_type = "s"
    sheet["B5"].number_format = "yyyy-mm-dd"
    assert rows(read(book, tmp_path))[1:] == [
        ["error", "#N/A", "e"],
        ["truth", "FALSE", "plain bold"],
        ["digits", "007", "text"],
        ["day", "2024-03-01", "1904"],
        ["long", "1234567890123456", "n"],
    ]


def test_values_that_their_format_hides_are_read(tmp_path: Path) -> None:
    book = Workbook()
    for row in (["A", "B"], ["x", 5], ["y", "word"]):
        book.active.append(row)
    book.active["B2"].number_format = book.active["B3"].number_format = ";;;"
    assert rows(read(book, tmp_path)) == [["A", "B"], ["x", "5"], ["y", "word"]]


def test_hidden_lines_charts_and_sheets_of_charts_are_said(tmp_path: Path) -> None:
    book = Workbook()
    sheet = book.active
    sheet.title = "Prices"
    for row in (["A", "B"], ["x", 1], ["y", 2]):
        sheet.append(row)
    sheet.row_dimensions[2].hidden = True
    chart = BarChart()
    chart.add_data(Reference(sheet, min_col=2, min_row=2, max_row=3))
    sheet.add_chart(chart, "E2")
    other = book.create_chartsheet("Only a chart")
    drawn = BarChart()
    drawn.add_data(Reference(sheet, min_col=2, min_row=2, max_row=3))
    other.add_chart(drawn)
    flow = read(book, tmp_path)
    assert rows(flow) == [["A", "B"], ["x", "1"], ["y", "2"]]
    assert flow.remarks == (
        "Hidden rows and columns were read too (sheet Prices).",
        "Charts and pictures were left out (sheet Only a chart, Prices).",
    )


def test_only_formulas_without_results_are_said(tmp_path: Path) -> None:
    book = Workbook()
    book.active.append(["a", "b"])
    (folder := tmp_path / "x").mkdir()
    book.active["A2"] = '=IF(1,"","x")'
    path = folder / "book"
    book.save(path)
    assert any("no stored results" in remark for remark in workbook.read(path).remarks)
    _rewritten(path, b'<c r="A2"><f>IF(1,"","x")</f><v></v></c>', b'<c r="A2" t="str"><f>IF(1,"","x")</f><v></v></c>')
    assert workbook.read(path).remarks == ()


def _rewritten(path: Path, old: bytes, new: bytes) -> None:
    with zipfile.ZipFile(path) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    sheet = "xl/worksheets/sheet1.xml"
    assert old in members[sheet].replace(b"<v />", b"<v></v>").replace(b"<v/>", b"<v></v>")
    members[sheet] = members[sheet].replace(b"<v />", b"<v></v>").replace(b"<v/>", b"<v></v>").replace(old, new)
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in members.items():
            archive.writestr(name, content)


def test_stated_tables_with_totals_among_forms_and_other_tables(tmp_path: Path) -> None:
    book = Workbook()
    sheet = book.active
    sheet.append(["Offer 12"])
    sheet.append([])
    for row in (["2023", "2024"], ["1", "2"], ["3", "4"], ["Total", "6"]):
        sheet.append(row)
    sheet.add_table(StatedTable(displayName="Years", ref="A3:B6", totalsRowCount=1))
    sheet["D3"], sheet["E3"], sheet["D4"], sheet["E4"] = "Part", "Price", "Pump", "9"
    flow = read(book, tmp_path)
    stated, other = (item for item in flow.content if isinstance(item, FlowTable))
    assert [cell.text for cell in stated.cells] == ["2023", "2024", "1", "2", "3", "4", "Total", "6"]
    assert (stated.header_rows, stated.corner) == (1, (3, 1))
    assert [cell.text for cell in other.cells] == ["Part", "Price", "Pump", "9"]
    assert "Offer 12" in texts(flow)


def test_many_tables_on_a_sheet_take_no_longer_than_their_cells() -> None:
    cells = {
        (3 * table + row, column): SheetCell(f"{table}.{row}.{column}")
        for table in range(4_000)
        for row in (1, 2)
        for column in (1, 2)
    }
    started = time.perf_counter()
    content = list(content_of_sheet(cells))
    assert sum(len(item.cells) for item in content if isinstance(item, FlowTable)) == len(cells)
    assert time.perf_counter() - started < 10


def test_a_large_sheet_is_read_fast(tmp_path: Path) -> None:
    book = Workbook(write_only=True)
    sheet = book.create_sheet()
    for row in range(3_000):
        sheet.append([f"text {row} {column}" if column % 2 else row * 1.5 for column in range(10)])
    book.save(tmp_path / "large")
    started = time.perf_counter()
    read_pages = pages(tmp_path / "large", Kind.WORKBOOK)
    assert sum(len(fragment.rows) for page in read_pages for fragment in page.fragments) >= 2_999
    assert 30_000 / (time.perf_counter() - started) > 1_500  # cells a second; 10,000 where nothing else runs


# ------------------------------------------------------------------------------------- ods

CELL = "<table:table-cell {0}><text:p>{1}</text:p></table:table-cell>"


def row(*texts: str, repeated: int = 1) -> str:
    cells = "".join(CELL.format("", text) for text in texts)
    return f'<table:table-row table:number-rows-repeated="{repeated}">{cells}</table:table-row>'


def sheet_of(*drawn: str) -> str:
    return f'<table:table table:name="One">{"".join(drawn)}</table:table>'


def test_repeated_rows_and_cells_are_there_as_often(tmp_path: Path) -> None:
    cells = CELL.format('table:number-columns-repeated="2"', "a") + CELL.format("", "b")
    drawn = f"<table:table-row>{cells}</table:table-row>"
    empty = '<table:table-cell table:number-columns-repeated="16384"/>'
    end = f'<table:table-row table:number-rows-repeated="1048000">{empty}</table:table-row>'
    flow = opened(sheet_of(drawn, row("x", "y", "z", repeated=5_000), end), tmp_path)
    assert rows(flow) == [["a", "a", "b"], *[["x", "y", "z"]] * 5_000]
    with pytest.raises(TooLarge):
        opened(sheet_of(row("x", "y", "z", "u", repeated=1_000_000)), tmp_path)


def test_values_stand_as_displayed_else_as_stored(tmp_path: Path) -> None:
    stored = (
        '<table:table-cell office:value-type="percentage" office:value="0.125"><text:p>12,5 %</text:p>'
        "</table:table-cell>"
        '<table:table-cell office:value-type="percentage" office:value="0.125"/>'
        '<table:table-cell office:value-type="date" office:date-value="2024-03-01"/>'
        '<table:table-cell office:value-type="float" office:value="7.50"/>'
        '<table:table-cell><text:p>a<text:s text:c="3"/>b<text:tab/>c</text:p><text:p>d</text:p></table:table-cell>'
    )
    flow = opened(sheet_of(row("1", "2", "3", "4", "5"), f"<table:table-row>{stored}</table:table-row>"), tmp_path)
    assert rows(flow)[1] == ["12,5 %", "12.5%", "2024-03-01", "7.50", "a   b c\nd"]


def test_notes_shapes_hidden_parts_and_charts_of_open_sheets(tmp_path: Path) -> None:
    note = "<office:annotation><text:p>Ask twice.</text:p></office:annotation>"
    noted = f"<table:table-cell>{note}<text:p>a</text:p></table:table-cell>"
    shape = (
        "<table:shapes><drawing:frame><drawing:text-box><text:p>In a box</text:p></drawing:text-box></drawing:frame>"
        "<drawing:frame><drawing:object/></drawing:frame></table:shapes>"
    )
    hidden = f'<table:table-row table:visibility="collapse">{CELL.format("", "h")}</table:table-row>'
    styles = '<style:style style:name="off"><style:table-properties table:display="false"/></style:style>'
    other = '<table:table table:name="Two" table:style-name="off">' + row("k") + "</table:table>"
    grouped = f"<table:table-header-rows><table:table-row>{noted}</table:table-row></table:table-header-rows>"
    flow = opened(sheet_of(shape, grouped, hidden) + other, tmp_path, styles)
    assert texts(flow) == ["One", "a", "h", "In a box", "Note on A1: Ask twice.", "Two", "k"]
    assert flow.remarks == (
        "Hidden sheets were read too: Two.",
        "Hidden rows and columns were read too (sheet One).",
        "Charts and pictures were left out (sheet One).",
    )


def test_broken_and_protected_open_sheets(tmp_path: Path) -> None:
    path = tmp_path / "locked"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("META-INF/manifest.xml", "<m><encryption-data/></m>")
    with pytest.raises(PasswordProtected):
        open_sheet.read(path)
    write_open_sheet("<table:table>", path)
    with pytest.raises(Damaged):
        pages(path, Kind.OPEN_SHEET)


# ------------------------------------------------------------------------------------- xls


def test_cells_of_an_old_workbook(tmp_path: Path) -> None:
    cells: dict[tuple[int, int], object] = {
        **{(4, 2): "Part", (4, 3): "Since", (4, 4): "Prüfung 温"},
        **{(5, 2): "KX-7", (5, 3): datetime.date(2024, 3, 1), (5, 4): True},
        **{(6, 2): "KX-9", (6, 3): 1.25, (6, 4): "both"},
        **{(7, 2): "KX-10", (7, 3): 3},
    }
    path = tmp_path / "old"
    path.write_bytes(drawn_old_workbook(cells, merged=((6, 7, 4, 4),)))
    flow = old_workbook.read(path)
    table = next(item for item in flow.content if isinstance(item, FlowTable))
    assert table.corner == (5, 3)
    assert rows(flow) == [
        ["Part", "Since", "Prüfung 温"],
        ["KX-7", "2024-03-01", "TRUE"],
        ["KX-9", "1.25", "both"],
        ["KX-10", "3", ""],
    ]
    assert next(cell.rows for cell in table.cells if cell.text == "both") == 2
    assert len(flow.remarks) == 1


def test_values_of_an_old_workbook_as_displayed(tmp_path: Path) -> None:
    values: list[tuple[object, str, str]] = [
        (0.075, "0.0%", "7.5%"),
        (1234.5, '#,##0.00" EUR"', "1,234.50 EUR"),
        (datetime.date(2024, 3, 1), "dd.mm.yyyy", "01.03.2024"),
        (datetime.datetime(2024, 3, 1, 13, 5), "yyyy-mm-dd hh:mm", "2024-03-01 13:05"),
        (1.25, "[h]:mm", "30:00"),
        (-3.0, "0;(0)", "(3)"),
        (12, "General", "12"),
    ]
    head: dict[tuple[int, int], object] = {(0, 0): "Name", (0, 1): "Value", (0, 2): "Remark"}
    cells = head | {(row, 0): f"n{row}" for row in range(1, len(values) + 1)}
    cells |= {(row, 1): value for row, (value, _, _) in enumerate(values, 1)}
    cells |= {(row, 2): f"r{row}" for row in range(1, len(values) + 1)}
    formats = {(row, 1): form for row, (_, form, _) in enumerate(values, 1)}
    path = tmp_path / "old"
    path.write_bytes(drawn_old_workbook(cells, formats=formats, bold_row=0, hidden=True))
    flow = old_workbook.read(path)
    assert [row[1] for row in rows(flow)] == ["Value", *(shown for _, _, shown in values)]
    table = next(item for item in flow.content if isinstance(item, FlowTable))
    assert [cell.bold for cell in table.cells if cell.text in ("Name", "n1")] == [True, False]
    assert "Hidden sheets were read too: Old." in flow.remarks


@pytest.mark.long
def test_an_old_workbook_with_a_cell_in_its_last_corner(tmp_path: Path) -> None:
    path = tmp_path / "old"
    path.write_bytes(drawn_old_workbook({(0, 0): "near", (65_535, 200): "far"}))
    assert texts(old_workbook.read(path)) == ["Old", "near", "far"]
    path.write_bytes(path.read_bytes()[:3_000])
    with pytest.raises(Damaged):
        pages(path, Kind.OLD_WORKBOOK)
