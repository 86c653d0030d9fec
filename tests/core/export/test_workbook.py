"""X1-X3 and X5, read back with the library that spreadsheets are read with."""

from __future__ import annotations

import dataclasses
import errno
import zipfile
from pathlib import Path

import openpyxl
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from localmind_desktop.core.errors import ExportError
from localmind_desktop.core.export import saving, sheets
from localmind_desktop.core.export.workbook import save_answer, save_conversation, save_table
from localmind_desktop.core.model import Answer, AnswerTable, Mode

HEADER_ROW = 5


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / "Antwort – 答案.xlsx"


def test_an_answer_has_title_header_rows_and_look(table_answer, target):
    save_answer(table_answer, target)
    sheet = openpyxl.load_workbook(target)["Answer"]
    assert sheet["A1"].value == table_answer.question
    assert sheet["A2"].value == table_answer.text
    assert sheet["A3"].value == "3 rows · 41 rows read"
    header = sheet[HEADER_ROW]
    assert [cell.value for cell in header] == ["Address", "Default", "Code", "Note", "Source"]
    assert all(
        cell.fill.fgColor.rgb == "001F2937" and cell.font.bold and cell.font.color.rgb == "00FFFFFF" for cell in header
    )
    assert sheet["A1"].font.color.rgb == "00059669"
    assert sheet["A7"].fill.fgColor.rgb == "00F9FAFB"
    assert sheet["A6"].border.bottom.color.rgb == "00E5E7EB"
    assert sheet.freeze_panes == "A6"
    assert sheet.auto_filter.ref == "A5:E8"
    assert sheet.column_dimensions["A"].width >= len("0x0020")


def test_numbers_are_numbers_and_text_is_never_a_formula(table_answer, target):
    save_answer(table_answer, target)
    sheet = openpyxl.load_workbook(target)["Answer"]
    assert [sheet[f"B{row}"].value for row in (6, 7, 8)] == [1, 1372, -4.5]
    assert sheet["B7"].number_format == "#,##0"
    assert sheet["C6"].value == "007"
    for place, text in (("D6", "=SUM(A1:A9)"), ("D7", "@home"), ("C7", "-")):
        assert sheet[place].value == text
        assert sheet[place].data_type == "s"
        assert sheet[place].quotePrefix
    with zipfile.ZipFile(target) as file:
        assert b"<f>" not in file.read("xl/worksheets/sheet1.xml")


def test_every_row_has_its_source(table_answer, target, tmp_path):
    save_answer(table_answer, target, {"doc-1": tmp_path / "AQ 37.pdf"})
    sheet = openpyxl.load_workbook(target)["Sources"]
    rows = [[cell.value for cell in row] for row in sheet.iter_rows(min_row=4)]
    assert [row[:5] for row in rows] == [
        ["Answer, row 6", 1, "AQ-37.pdf", 3, "0x0020 | ADDR | R/W | 1"],
        ["Answer, row 7", 2, "AQ-37.pdf", 4, "0x0041 | ASC_PER | R/W | 1,372"],
        ["Answer, row 8", 2, "AQ-37.pdf", 4, "0x0041 | ASC_PER | R/W | 1,372"],
    ]
    assert [row[5] for row in rows] == [0.75] * 3
    assert sheet.column_dimensions["F"].width < 15
    assert sheet["A4"].hyperlink.location == "'Answer'!A6"
    assert sheet["G4"].hyperlink.target == (tmp_path / "AQ 37.pdf").as_uri() + "#page=3"


def test_each_table_of_an_answer_has_a_sheet_that_says_what_was_read(rich_answer, target):
    save_answer(rich_answer, target)
    workbook = openpyxl.load_workbook(target)
    assert workbook.sheetnames == ["Answer", "Answer, table 2", "Sources"]
    notes = [workbook["Answer"][f"A{row}"].value for row in range(3, 6)]
    assert notes == [
        "Table 5 – Registers · AQ-37.pdf, page 3",
        "2 rows · 38 of 38 rows of Table 5 read",
        "Row 2, Value: completed from [2]",
    ]
    assert [workbook["Answer"][f"C{row}"].value for row in (8, 9)] == ["[1]", "[1] [2]"]
    assert workbook["Answer, table 2"]["A1"].value == "Table 9 – Pins"
    rows = [cell.value for cell in workbook["Sources"]["A"][3:]]
    assert rows == ["Answer, row 8", "Answer, row 9", "Answer, row 9", "Answer, table 2, row 6"]


def test_prose_becomes_one_statement_per_row(prose_answer, target):
    save_answer(prose_answer, target)
    sheet = openpyxl.load_workbook(target)["Answer"]
    assert [[cell.value for cell in row] for row in sheet.iter_rows(min_row=5)] == [
        ["The Contractor inspects the System twice a year.", "[1]"],
        ["It keeps a hotline.", "[2]"],
        ["Updates follow within 30 days.", "[1] [2]"],
    ]


def test_an_incomplete_answer_is_refused(table_answer, target):
    with pytest.raises(ExportError, match="Incomplete"):
        save_answer(dataclasses.replace(table_answer, incomplete=True), target)
    assert not target.exists()


def test_a_table_is_saved_with_all_its_rows(table, target):
    save_table(table, "AQ-37.pdf", target)
    workbook = openpyxl.load_workbook(target)
    sheet = workbook["Table"]
    assert sheet["A1"].value == "Table 2 – Electrical characteristics"
    assert sheet["A2"].value == "AQ-37.pdf · pages 2–3 · 2 rows"
    assert [cell.value for cell in sheet[4]] == ["Symbol", "Typ › 25 °C"]
    assert [sheet["B5"].value, sheet["B6"].value] == [12, 18]
    assert sheet["B6"].number_format == "0.0"
    assert [cell.value for cell in workbook["Sources"][5]][:5] == ["Table, row 6", "AQ-37.pdf", 3, "IS | 18.0", 0.9]


def test_a_conversation_holds_every_turn_and_says_what_is_incomplete(turns, target):
    cut = dataclasses.replace(turns[1], answer=dataclasses.replace(turns[1].answer, incomplete=True))
    save_conversation([turns[0], cut, turns[2]], target)
    workbook = openpyxl.load_workbook(target)
    assert workbook.sheetnames == ["Conversation", "Answer 1", "Sources"]
    states = [cell.value for cell in workbook["Conversation"]["E"][3:]]
    assert states == ["complete", "incomplete", "no answer"]
    assert workbook["Conversation"]["F4"].hyperlink.location == "'Answer 1'!A1"


def test_a_long_text_is_continued_and_never_cut(table_answer, target):
    long = "".join(f"{index} 𝛀 " for index in range(9_000))
    answer_table = AnswerTable(("Text", "Value"), ((long, "5"), ("short", "6")), 2)
    save_answer(dataclasses.replace(table_answer, table=answer_table), target)
    sheet = openpyxl.load_workbook(target)["Answer"]
    cells = [cell.value for cell in sheet["A"][HEADER_ROW:]]
    assert cells.pop() == "short"
    assert len(cells) > 1
    assert all(len(cell.encode("utf-16-le")) // 2 <= sheets.LONGEST_CELL for cell in cells)
    assert "".join(cell.removeprefix(sheets.CONTINUED).removesuffix(sheets.CONTINUES) for cell in cells) == long


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.text(max_size=40), min_size=1, max_size=5))
def test_any_text_comes_back_as_it_was(target, texts):
    answer = Answer("q", "q", Mode.TABLE, "", table=AnswerTable(("Text",), tuple((f"x{text}",) for text in texts), 1))
    save_answer(answer, target)
    sheet = openpyxl.load_workbook(target)["Answer"]
    read = [cell.value.replace("_x005F_", "_") for cell in sheet["A"][4 : 4 + len(texts)]]
    assert read == [sheets.pieces(f"x{text}")[0] for text in texts]


def test_what_a_file_may_not_hold_is_left_out():
    assert sheets.pieces("a\x00b\x0bc\ud800d\uffffe\tf\r\ng") == ["abcde\tf\ng"]


def test_a_text_that_looks_like_an_escape_stays_itself(table_answer, target):
    answer_table = AnswerTable(("Text",), (("_x0041_",),), 1)
    save_answer(dataclasses.replace(table_answer, table=answer_table), target)
    with zipfile.ZipFile(target) as file:
        assert "_x005F_x0041_" in "".join(file.read(name).decode() for name in file.namelist() if name.endswith(".xml"))


# ------------------------------------------------------------------------------------- failing saves


def test_a_failed_save_leaves_the_old_file(table_answer, target):
    target.write_bytes(b"old")
    folder = target.parent
    folder_in_the_way = folder / "taken.xlsx"
    folder_in_the_way.mkdir()
    with pytest.raises(ExportError, match="folder with that name"):
        save_answer(table_answer, folder_in_the_way)
    assert target.read_bytes() == b"old"
    assert sorted(entry.name for entry in folder.iterdir()) == sorted([target.name, "taken.xlsx"])


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("none/a.xlsx", "folder does not exist"),
        ("file/a.xlsx", "folder does not exist"),
        (f"{'long' * 100}.xlsx", "name is too long"),
    ],
)
def test_why_a_save_failed_is_said(table_answer, tmp_path, name, reason):
    (tmp_path / "file").touch()
    with pytest.raises(ExportError, match=reason):
        save_answer(table_answer, tmp_path / name)
    assert [entry.name for entry in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize(
    ("code", "reason"),
    [(errno.EACCES, "open in another program"), (errno.EROFS, "read-only"), (0, "system refused it")],
)
def test_every_refusal_of_the_system_has_its_words(code, reason):
    assert reason in saving.reason_of(OSError(code, "refused"))


def test_saving_again_replaces_the_file(table_answer, prose_answer, target):
    save_answer(table_answer, target)
    save_answer(prose_answer, target)
    assert openpyxl.load_workbook(target)["Answer"]["A1"].value == prose_answer.question
    assert [entry.name for entry in target.parent.iterdir()] == [target.name]
