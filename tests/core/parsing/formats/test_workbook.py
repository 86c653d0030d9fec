"""Workbooks written with known truth: every cell, as it is displayed."""

from __future__ import annotations

import contextlib
import datetime
import io
import zipfile
from pathlib import Path
from random import Random

import pytest
from openpyxl import Workbook
from openpyxl.comments import Comment
from openpyxl.styles import Font, PatternFill
from openpyxl.worksheet.table import Table as StatedTable

from localmind_desktop.core.errors import Damaged, DocumentError, NothingToRead, TooLarge
from localmind_desktop.core.model import Kind
from localmind_desktop.core.outlines import page_map
from localmind_desktop.core.places import place_name
from tests.core.parsing.formats.drawn import opened, pages, some_text, tables

pytestmark = pytest.mark.sampled(2)


def saved(book: Workbook, folder: Path) -> Path:
    path = folder / "drawn"  # the library's copies have no extension
    book.save(path)
    return path


def drawn_sheet(sheet, random: Random, top: int, left: int, *, styled: bool) -> list[list[str]]:
    """A table from ``top`` and ``left`` on, and its truth."""
    rows, columns = random.randint(2, 30), random.randint(2, 8)
    truth = [[f"Column {chr(65 + column)}" for column in range(columns)]]
    for row in range(rows):
        truth.append([f"{row}-{some_text(random, 2)}" if random.random() > 0.1 else "" for _ in range(columns)])
        truth[-1][0] = f"Row {row}"
    for r, texts in enumerate(truth):
        for c, text in enumerate(texts):
            cell = sheet.cell(top + r, left + c, text or None)
            if styled and r == 0:
                cell.font, cell.fill = Font(bold=True), PatternFill("solid", fgColor="FFDDDDDD")
    return truth


@pytest.mark.parametrize("seed", range(30))
def test_tables_of_a_sheet_are_parted_by_empty_rows_and_columns(seed, tmp_path):
    random = Random(seed)
    book = Workbook()
    sheet = book.active
    top, truths = random.randint(1, 4), []
    for _ in range(random.randint(1, 3)):
        left, widest = random.randint(1, 3), 0
        for _ in range(random.randint(1, 2)):
            truth = drawn_sheet(sheet, random, top, left, styled=True)
            truths.append(truth)
            left += len(truth[0]) + random.randint(1, 2)
            widest = max(widest, len(truth))
        top += widest + random.randint(2, 4)
    found = tables(saved(book, tmp_path), Kind.WORKBOOK)
    told = [[list(table.headers), *[list(row.texts) for row in table.rows]] for table in found]
    assert sorted(told) == sorted(truths)


def test_values_are_displayed_dates_and_percentages_among_them(tmp_path):
    book = Workbook()
    sheet = book.active
    sheet.append(["What", "Value"])
    for name, value, number_format in (
        ("Share", 0.125, "0.0%"),
        ("Since", datetime.date(2024, 3, 1), "dd.mm.yyyy"),
        ("Price", 1234.5, "#,##0.00 [$€-407]"),
        ("Open", True, "General"),
    ):
        sheet.append([name, value])
        sheet.cell(sheet.max_row, 2).number_format = number_format
    (table,) = tables(saved(book, tmp_path), Kind.WORKBOOK)
    assert [row.texts for row in table.rows] == [
        ("Share", "12.5%"),
        ("Since", "01.03.2024"),
        ("Price", "1,234.50 €"),
        ("Open", "TRUE"),
    ]


def test_merged_cells_stand_in_all_their_rows_and_columns(tmp_path):
    book = Workbook()
    sheet = book.active
    for row in (["Pump", "Limits", None], [None, "Low", "High"], ["A", "1", "2"], [None, "3", "4"]):
        sheet.append(row)
    for area in ("A1:A2", "B1:C1", "A3:A4"):
        sheet.merge_cells(area)
    for cell in (*sheet[1], *sheet[2]):
        cell.font = Font(bold=True)
    (table,) = tables(saved(book, tmp_path), Kind.WORKBOOK)
    assert table.headers == ("Pump", "Limits › Low", "Limits › High")
    assert [row.texts for row in table.rows] == [("A", "1", "2"), ("A", "3", "4")]


def test_a_stated_table_has_the_header_that_the_file_states(tmp_path):
    book = Workbook()
    sheet = book.active
    for row in (["2023", "2024"], ["1", "2"], ["3", "4"]):
        sheet.append(row)
    sheet.add_table(StatedTable(displayName="Years", ref="A1:B3"))
    (table,) = tables(saved(book, tmp_path), Kind.WORKBOOK)
    assert table.headers == ("2023", "2024")


def test_hidden_sheets_notes_and_formulas_without_results_are_said(tmp_path):
    book = Workbook()
    sheet = book.active
    sheet.title = "Prices"
    sheet["A1"], sheet["B1"], sheet["B2"] = "Part", "Price", "=1+1"
    sheet["A2"] = "Pump"
    sheet["A2"].comment = Comment("Ask twice.", "Me")
    hidden = book.create_sheet("Old prices")
    hidden["A1"] = "Kept"
    hidden.sheet_state = "hidden"
    path = saved(book, tmp_path)
    remarks = " ".join(opened(path, Kind.WORKBOOK).remarks)
    assert "Hidden sheets were read too: Old prices." in remarks
    assert "no stored results and stay empty (sheet Prices)" in remarks
    text = " ".join(block.text for page in pages(path, Kind.WORKBOOK) for block in page.blocks)
    assert all(wanted in text for wanted in ("Note on A2", "Ask twice.", "Kept"))


def test_a_cited_cell_is_called_by_its_sheet_and_address(tmp_path):
    book = Workbook()
    book.active.title = "Pump list"
    for row in range(200):
        for column in range(4):
            book.active.cell(5 + row, 27 + column, f"Name {column}" if row == 0 else f"{row}/{column}")
    path = saved(book, tmp_path)
    read = pages(path, Kind.WORKBOOK)
    (table,) = tables(path, Kind.WORKBOOK)
    mapped = page_map(opened(path, Kind.WORKBOOK), read, [table]).pages
    for number, row in enumerate(table.rows):
        (page,) = (each for each in mapped if each.number == row.place.page)
        first = 5 + int(row.texts[0].partition("/")[0])
        assert place_name(page, [row.cells[2].box]) == f"'Pump list'!AC{first}", number
        assert place_name(page, [cell.box for cell in row.cells]) == f"'Pump list'!AA{first}:AD{first}"


def test_broken_workbooks_are_told(tmp_path):
    book = Workbook()
    book.active.append(["a", "b"])
    whole = saved(book, tmp_path).read_bytes()
    path = tmp_path / "broken"
    random = Random(5)
    for _ in range(60):
        content = bytearray(whole)
        for _ in range(random.randint(1, 20)):
            content[random.randrange(len(content))] = random.randrange(256)
        path.write_bytes(bytes(content[: random.randint(100, len(content))]))
        with contextlib.suppress(DocumentError):
            pages(path, Kind.WORKBOOK)


def test_an_empty_workbook_and_one_that_would_fill_the_memory(tmp_path):
    with pytest.raises(NothingToRead):
        pages(saved(Workbook(), tmp_path), Kind.WORKBOOK)
    book = Workbook()
    for row in range(40):
        book.active.append([f"{row}" + "x" * 30_000] * 100)
    with pytest.raises(TooLarge):
        pages(saved(book, tmp_path), Kind.WORKBOOK)
    with zipfile.ZipFile(tmp_path / "bomb", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/workbook.xml", b"\0" * 200_000_000)
    with pytest.raises(TooLarge):
        pages(tmp_path / "bomb", Kind.WORKBOOK)
    (tmp_path / "none").write_bytes(io.BytesIO(b"PK\x03\x04").getvalue())
    with pytest.raises(Damaged):
        pages(tmp_path / "none", Kind.WORKBOOK)
