"""X1-X3 and X5, read back with the library that spreadsheets are read with."""

from __future__ import annotations

import dataclasses
import errno
import shutil
import subprocess
import zipfile
from pathlib import Path

import openpyxl
import pymupdf
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from localmind_desktop.core.errors import ExportError
from localmind_desktop.core.export import formats, saving, sheets
from localmind_desktop.core.export.answer_grids import value_and_unit
from localmind_desktop.core.export.workbook import save_answer, save_conversation, save_table
from localmind_desktop.core.model import Answer, AnswerTable, Finding, Mode

pytestmark = pytest.mark.sampled(2)

HEADER_ROW = 5


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / "Antwort – 答案.xlsx"


def test_an_answer_has_title_header_rows_and_look(table_answer, target):
    save_answer(table_answer, target)
    sheet = openpyxl.load_workbook(target)["Answer"]
    assert sheet["A1"].value == table_answer.question
    assert sheet["A2"].value == table_answer.text
    assert sheet["A3"].value == "3 rows · 41 rows checked"
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


def test_every_place_is_among_the_sources_once(table_answer, target, tmp_path):
    save_answer(dataclasses.replace(table_answer, probability=0.75), target, {"doc-1": tmp_path / "AQ 37.pdf"})
    sheet = openpyxl.load_workbook(target)["Sources"]
    rows = [[cell.value for cell in row] for row in sheet.iter_rows(min_row=4)]
    assert [row[:5] for row in rows] == [
        ["Answer, row 6", 1, "AQ-37.pdf", 3, "0x0020 | ADDR | R/W | 1"],
        ["Answer, rows 7–8", 2, "AQ-37.pdf", 4, "0x0041 | ASC_PER | R/W | 1,372"],
    ]
    assert "Confidence" not in [cell.value for cell in sheet[3]]
    assert [row[5] for row in rows] == ["Open"] * 2
    assert sheet.column_dimensions["F"].width < 15
    assert sheet["A4"].hyperlink.location == "'Answer'!A6"
    assert sheet["F4"].hyperlink.target == (tmp_path / "AQ 37.pdf").as_uri() + "#page=3"


def test_each_table_of_an_answer_has_a_sheet_that_says_what_was_read(rich_answer, target):
    save_answer(rich_answer, target)
    workbook = openpyxl.load_workbook(target)
    assert workbook.sheetnames == ["Answer", "Answer, table 2", "Sources"]
    notes = [workbook["Answer"][f"A{row}"].value for row in range(2, 5)]
    assert notes == [
        "Table 5 – Registers · AQ-37.pdf, page 3",
        "2 rows · all 38 rows of Table 5 checked",
        "Row 2, Value: completed from [2]",
    ]
    assert [workbook["Answer"][f"C{row}"].value for row in (7, 8)] == ["[1]", "[1] [2]"]
    assert workbook["Answer, table 2"]["A1"].value == "Table 9 – Pins"
    rows = [cell.value for cell in workbook["Sources"]["A"][3:]]
    assert rows == ["Answer, rows 7–8", "Answer, row 8; Answer, table 2, row 6"]


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
    save_table(table, "AQ-37.pdf", target, None, len(table.rows))
    workbook = openpyxl.load_workbook(target)
    sheet = workbook["Table"]
    assert sheet["A1"].value == "Table 2 – Electrical characteristics"
    assert sheet["A2"].value == "AQ-37.pdf · pages 2–3 · 2 rows"
    assert [cell.value for cell in sheet[4]] == ["Symbol", "Typ › 25 °C"]
    assert [sheet["B5"].value, sheet["B6"].value] == [12, 18]
    assert sheet["B6"].number_format == "0.0"
    assert [cell.value for cell in workbook["Sources"][5]][:4] == ["Table, row 6", "AQ-37.pdf", 3, "IS | 18.0"]


def test_rows_that_were_chosen_are_saved_in_their_order_and_counted(table, tmp_path):
    for name in ("t.xlsx", "t.md", "t.csv"):
        formats.save_table(table, "AQ-37.pdf", tmp_path / name, rows=(1,))
    sheet = openpyxl.load_workbook(tmp_path / "t.xlsx")["Table"]
    assert sheet["A2"].value == "AQ-37.pdf · pages 2–3 · 1 of 2 rows, as filtered"
    assert [cell.value for cell in sheet["A"]][3:] == ["Symbol", "IS"]
    assert "1 of 2 rows, as filtered" in (tmp_path / "t.md").read_text("utf-8")
    assert (tmp_path / "t.csv").read_text("utf-8-sig").splitlines()[1:] == ["IS,18.0"]


FOUND = Finding("18.5 mA", ("Supply current", "measuring", "Typ."), 1)


def test_a_value_is_one_row_with_its_figure_as_a_number(rich_answer, target):
    text = "18.5 mA [1] – Supply current; measuring; Typ. (1): 0.122 · Table 5"
    answer = dataclasses.replace(
        rich_answer, text=text, standalone_question="And at ±4 g of the AQ-37?", more_tables=(),
        findings=(dataclasses.replace(FOUND, rows=rich_answer.table),),
    )  # fmt: skip
    save_answer(answer, target)
    workbook = openpyxl.load_workbook(target)
    sheet = workbook["Answer"]
    assert sheet["A1"].value == workbook.properties.title == "And at ±4 g of the AQ-37?"
    assert [[cell.value for cell in row] for row in sheet.iter_rows(min_row=3)] == [
        ["Value", "Unit", "What it is", "Table", "Source"],
        [18.5, "mA", "Supply current; measuring; Typ.", "Table 5 – Registers", "[1]"],
    ]
    assert workbook["Answer, table 2"]["A1"].value == "Table 5 – Registers"
    assert "Confidence" not in [cell.value for cell in workbook["Sources"][3]]


def test_several_values_are_a_row_each_with_their_names(rich_answer, target):
    parts = (("Min", "15 mA"), ("Max", "24 mA"))
    found = dataclasses.replace(FOUND, value="Min: 15 mA · Max: 24 mA", about=("Supply current",), parts=parts)
    save_answer(dataclasses.replace(rich_answer, more_tables=(), findings=(found,)), target)
    rows = openpyxl.load_workbook(target)["Answer"].iter_rows(min_row=4, max_row=5, max_col=3)
    assert [[cell.value for cell in row] for row in rows] == [
        [15, "mA", "Supply current; Min"],
        [24, "mA", "Supply current; Max"],
    ]


@pytest.mark.parametrize(
    ("text", "parts"),
    [("18 mA", (18, "mA")), ("-4.5 %", (-0.045, "")), ("2 to 3 V", None), ("I2C", None), ("7", (7, ""))],
)
def test_a_value_is_parted_from_its_unit(text, parts):
    value, unit = value_and_unit(text)
    assert (value, unit) == (text, "") if parts is None else (value.value, unit) == parts


@pytest.mark.parametrize("mode", [Mode.EXTRACT, Mode.LIKELY])
def test_what_a_document_says_is_never_split(prose_answer, target, mode):
    text = "The maximum is 5 V. The rest is less. [1]"
    cited = dataclasses.replace(prose_answer.citations[0], quote="The maximum is 5 V. The rest is less.")
    save_answer(dataclasses.replace(prose_answer, mode=mode, text=text, citations=(cited,)), target)
    rows = [[cell.value for cell in row] for row in openpyxl.load_workbook(target)["Answer"].iter_rows(min_row=5)]
    assert rows == [["The maximum is 5 V. The rest is less.", "[1]"]]


def test_every_font_has_a_name(rich_answer, target):
    save_answer(rich_answer, target)
    workbook = openpyxl.load_workbook(target)
    assert {cell.font.name for sheet in workbook for row in sheet.iter_rows() for cell in row} == {sheets.FONT}


@pytest.mark.skipif(shutil.which("soffice") is None, reason="LibreOffice is not installed")
def test_libreoffice_shows_all_of_it_in_a_font_without_serifs(table_answer, tmp_path):
    wordy = (
        "A note that is so long that it takes several lines in its cell, up to its very last word, which is kumquat."
    )
    rows = (("0x0020", "18.5", "007", wordy),)
    table = dataclasses.replace(table_answer.table, rows=rows, citations=(1,))
    save_answer(dataclasses.replace(table_answer, table=table), tmp_path / "a.xlsx")
    profile = f"-env:UserInstallation={(tmp_path / 'profile').as_uri()}"
    command = [
        "soffice",
        profile,
        "--headless",
        "--convert-to",
        "pdf",
        "--outdir",
        str(tmp_path),
        str(tmp_path / "a.xlsx"),
    ]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    with pymupdf.open(tmp_path / "a.pdf") as document:
        text = " ".join(page.get_text() for page in document)
        fonts = {name for page in document for *_, name, _, _ in page.get_fonts()}
    assert "kumquat" in text
    assert "18.5" in text
    assert fonts
    assert not any("Serif" in name or "Times" in name for name in fonts)


def test_a_conversation_holds_every_turn_and_says_what_is_incomplete(turns, target):
    cut = dataclasses.replace(turns[1], answer=dataclasses.replace(turns[1].answer, incomplete=True))
    save_conversation([turns[0], cut, turns[2]], target)
    workbook = openpyxl.load_workbook(target)
    assert workbook.sheetnames == ["Conversation", "Answer 1", "Sources"]
    states = [cell.value for cell in workbook["Conversation"]["E"][3:]]
    assert states == ["complete", "incomplete", "no answer"]
    assert workbook["Conversation"]["F4"].hyperlink.location == "'Answer 1'!A1"


def test_a_conversation_says_which_answers_are_to_be_checked(turns, target):
    modes = (Mode.LIKELY, Mode.NOT_FOUND)
    unsure = [dataclasses.replace(turns[1], answer=dataclasses.replace(turns[1].answer, mode=mode)) for mode in modes]
    save_conversation(unsure, target)
    states = [cell.value for cell in openpyxl.load_workbook(target)["Conversation"]["E"][3:]]
    assert states == ["possible answer, please check", "not found"]


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
