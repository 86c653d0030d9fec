"""X5: Markdown and comma-separated values, chosen by the ending of the file's name."""

from __future__ import annotations

import csv
import dataclasses

import openpyxl
import pytest

from localmind_desktop.core.errors import ExportError
from localmind_desktop.core.export import formats


def test_the_ending_chooses_the_format(table_answer, tmp_path):
    for name in ("a.md", "a.CSV", "a.xlsx"):
        formats.save_answer(table_answer, tmp_path / name)
    assert (tmp_path / "a.md").read_text("utf-8").startswith("# Which registers")
    assert (tmp_path / "a.CSV").read_bytes().startswith(b"\xef\xbb\xbfAddress,")
    assert "Sources" in openpyxl.load_workbook(tmp_path / "a.xlsx").sheetnames


@pytest.mark.parametrize("name", ["a.md", "a.csv", "a.xlsx"])
def test_no_format_saves_an_incomplete_answer(table_answer, tmp_path, name):
    with pytest.raises(ExportError):
        formats.save_answer(dataclasses.replace(table_answer, incomplete=True), tmp_path / name)


def test_markdown_keeps_a_table_a_table(table_answer, tmp_path):
    formats.save_answer(table_answer, tmp_path / "a.md")
    lines = (tmp_path / "a.md").read_text("utf-8").splitlines()
    assert "| 0x0041 | 1,372 | - | @home |" in lines
    assert r"- [2] AQ-37.pdf, page 4: 0x0041 | ASC\_PER | R/W | 1,372" in lines


def test_csv_holds_no_formulas(table_answer, tmp_path):
    formats.save_answer(table_answer, tmp_path / "a.csv")
    with (tmp_path / "a.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file))
    assert rows[1] == ["0x0020", "1", "007", "'=SUM(A1:A9)"]
    assert rows[3] == ["0x0042", "−4.50", "", ""]


@pytest.mark.parametrize("name", ["t.md", "t.csv", "t.xlsx"])
def test_tables_and_conversations_are_saved_in_every_format(table, turns, tmp_path, name):
    formats.save_table(table, "AQ-37.pdf", tmp_path / name)
    formats.save_conversation(turns, tmp_path / f"c{name}")
    assert (tmp_path / name).stat().st_size > 0
    assert (tmp_path / f"c{name}").stat().st_size > 0
