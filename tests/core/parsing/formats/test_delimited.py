"""Tables in text files: every field, whatever parts them."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from random import Random

import pytest

from localmind_desktop.core.errors import NothingToRead
from localmind_desktop.core.model import Kind
from tests.core.parsing.formats.drawn import pages, some_text, tables


def written(folder: Path, text: str, encoding: str = "utf-8") -> Path:
    path = folder / "drawn"
    path.write_bytes(text.encode(encoding))
    return path


def told(path: Path) -> list[list[list[str]]]:
    found = tables(path, Kind.CSV)
    return [[list(table.headers), *[list(row.texts) for row in table.rows]] for table in found]


@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
@pytest.mark.parametrize("seed", range(12))
def test_every_field_comes_back(delimiter: str, seed: int, tmp_path: Path) -> None:
    random = Random(seed)
    columns = random.randint(2, 7)
    rows = [[f"Name {column}" for column in range(columns)]]
    for number in range(random.randint(2, 80)):
        marks = random.choice(["", ",", ";", "|", "\n", '"'])
        rows.append([f"{number}", *[some_text(random, 3) + marks + "x" for _ in range(columns - 1)]])
    text = io.StringIO(newline="")
    csv.writer(text, delimiter=delimiter, lineterminator=random.choice(["\n", "\r\n"])).writerows(rows)
    encoding = random.choice(["utf-8", "utf-8-sig", "utf-16"])
    assert told(written(tmp_path, text.getvalue(), encoding)) == [rows]


def test_german_figures_and_letters(tmp_path: Path) -> None:
    path = written(tmp_path, "Größe;Wert;Einheit\nDruck;12,50;bar\nDurchfluß;1.250,75;l/h\n", "cp1252")
    assert told(path) == [[["Größe", "Wert", "Einheit"], ["Druck", "12,50", "bar"], ["Durchfluß", "1.250,75", "l/h"]]]


def test_lines_above_a_table_and_a_second_one_below_it(tmp_path: Path) -> None:
    path = written(tmp_path, "Report of May\n\nid,name,unit\n1,a,m\n2,b,s\n\n\nkey,value,note\nx,1,-\n")
    assert told(path) == [
        [["id", "name", "unit"], ["1", "a", "m"], ["2", "b", "s"]],
        [["key", "value", "note"], ["x", "1", "-"]],
    ]
    assert pages(path, Kind.CSV)[0].blocks[0].text == "Report of May"


def test_the_delimiter_that_the_first_line_states(tmp_path: Path) -> None:
    assert told(written(tmp_path, "sep=|\na|b,c\n1|2,3\n")) == [[["a", "b,c"], ["1", "2,3"]]]


def test_a_quotation_mark_that_opens_nothing_takes_in_nothing(tmp_path: Path) -> None:
    rows = "\n".join(f'{n},"12,x' for n in range(200))
    (table,) = tables(written(tmp_path, f"id,size,mark\n{rows}\n"), Kind.CSV)
    assert len(table.rows) == 200


def test_figures_alone_are_no_header(tmp_path: Path) -> None:
    (table,) = tables(written(tmp_path, "1,2,3\n4,5,6\n"), Kind.CSV)
    assert [row.texts for row in table.rows] == [("1", "2", "3"), ("4", "5", "6")]


def test_an_empty_file_says_so(tmp_path: Path) -> None:
    with pytest.raises(NothingToRead):
        pages(written(tmp_path, ",,\n\n,,\n"), Kind.CSV)
