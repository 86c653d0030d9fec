"""X5: Markdown and comma-separated values, chosen by the ending of the file's name."""

from __future__ import annotations

import csv
import dataclasses
import errno
import os

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


def test_markdown_holds_the_chain_all_tables_and_what_was_completed(rich_answer, tmp_path):
    formats.save_answer(rich_answer, tmp_path / "a.md")
    text = (tmp_path / "a.md").read_text("utf-8")
    parts = [
        "- **Mon** [1]\n  - **VS**: supply \\* voltage [2]\n",
        "*Table 5 – Registers · AQ-37.pdf, page 3*\n\n| Name | Value |",
        "\n2 rows · all 38 rows of Table 5 checked.\n",
        "\nRow 2, Value: completed from [2].\n",
        "*Table 9 – Pins · AQ-37.pdf, page 4*\n\n| Pin |",
    ]
    places = [text.index(part) for part in parts]
    assert places == sorted(places)


def test_csv_holds_all_tables_each_with_its_name(rich_answer, tmp_path):
    formats.save_answer(rich_answer, tmp_path / "a.csv")
    with (tmp_path / "a.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file))
    assert rows == [["Name", "Value"], ["VS", "12"], ["IS", "18"], [], ["Table 9 – Pins"], ["Pin"], ["4"]]


@pytest.mark.parametrize("name", ["t.md", "t.csv", "t.xlsx"])
def test_a_full_disk_leaves_the_old_file_in_every_format(table, tmp_path, monkeypatch, name):
    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    (tmp_path / name).write_bytes(b"old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(ExportError, match="disk is full"):
        formats.save_table(table, "AQ-37.pdf", tmp_path / name)
    assert (tmp_path / name).read_bytes() == b"old"
    assert [entry.name for entry in tmp_path.iterdir()] == [name]
