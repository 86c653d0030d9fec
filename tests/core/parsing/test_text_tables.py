"""Tables in plain text (I4): what is one, what only looks like one, and where its fields stand."""

from __future__ import annotations

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.parsing.plain.tables import TextTable, find_text_tables


def found(text: str) -> list[TextTable]:
    return find_text_tables(text.split("\n"))


def texts(table: TextTable) -> list[list[str]]:
    return [[field.text for field in row] for row in (table.header, *table.rows)]


def only(text: str) -> list[list[str]]:
    (table,) = found(text)
    return texts(table)


def test_fields_between_commas() -> None:
    assert only("id,name,price\n1,Hammer,9.50\n2,Nail,0.01") == [
        ["id", "name", "price"],
        ["1", "Hammer", "9.50"],
        ["2", "Nail", "0.01"],
    ]


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_every_delimiter_and_empty_fields(delimiter: str) -> None:
    assert only(f"a{delimiter}b{delimiter}c\n1{delimiter}{delimiter}3") == [["a", "b", "c"], ["1", "", "3"]]


def test_quoted_fields_hold_delimiters_marks_and_line_ends() -> None:
    assert only('a,b,c\n1,"$32,100","say ""no"""\n2,"two\nlines",x')[1:] == [
        ["1", "$32,100", 'say "no"'],
        ["2", "two lines", "x"],
    ]


def test_a_quotation_mark_that_opens_nothing_takes_in_no_more_than_its_record() -> None:
    assert only('part,size,price\nbolt,5" long,2\nnut,3,1')[1:] == [["bolt", '5" long', "2"], ["nut", "3", "1"]]


def test_columns_aligned_by_spaces() -> None:
    text = """\
Name          Unit   Min    Max   Note
------------------------------------------
Pressure      bar    0.5    16    gauge
Temperature   °C     -10    85
Flow rate     m3/h   0      120   with filter"""
    assert only(text) == [
        ["Name", "Unit", "Min", "Max", "Note"],
        ["Pressure", "bar", "0.5", "16", "gauge"],
        ["Temperature", "°C", "-10", "85", ""],
        ["Flow rate", "m3/h", "0", "120", "with filter"],
    ]


def test_an_amount_with_a_comma_does_not_make_aligned_columns_a_comma_table() -> None:
    text = "Item        Amount     Date\nRent        $32,100    3 May\nHeating     $1,200     4 May"
    assert only(text)[1] == ["Rent", "$32,100", "3 May"]
    assert found("Rent        $32,100,x    3\nHeating     $1,200,y     4") == []


@pytest.mark.parametrize(
    "text",
    [
        "The pump runs well, is quiet, and saves energy.\nIt was made by Acme, in Bonn, and sold there.",
        "a,b\n1,2",  # two fields
        "a,b,c",  # one line
        "one  two\n1  2\n3  4",  # two columns
        "a    b    c\n1    2    3",  # two lines
        "just a line\nand another\n\nand a third",
    ],
)
def test_what_is_no_table(text: str) -> None:
    assert found(text) == []


def test_wide_tables_under_numbers_stay_as_they_are_and_narrow_ones_do_not() -> None:
    assert found("2014   2015   2016   2017   2018\n1      2      3      4      5\n3      4      5      6      7") == []
    assert len(found("2014   2015   2016\n1      2      3\n3      4      5")) == 1


def test_rows_that_would_grow_beyond_twice_their_text_stay_as_they_are() -> None:
    header = "a rather long header,another long header,the longest header of all"
    rows = "\n".join("1,2,3" for _ in range(20))
    assert found(f"{header}\n{rows}") == []


def test_fields_know_where_they_stand() -> None:
    text = 'id;name;note\n1; "Hammer" ;x\n2;Nail;'
    lines = text.split("\n")
    (table,) = found(text)
    for row in (table.header, *table.rows):
        for field in row:
            assert field.text in lines[field.line][field.start : field.end]


_field = st.text(st.characters(codec="utf-8", exclude_categories=("C", "Z")), min_size=1, max_size=8)


@given(st.lists(st.tuples(_field, _field, _field), min_size=2, max_size=6))
def test_what_a_csv_writer_wrote_is_read_back(rows: list[tuple[str, str, str]]) -> None:
    written = io.StringIO()
    csv.writer(written, quoting=csv.QUOTE_ALL, lineterminator="\n").writerows([("head", "of", "it"), *rows])
    tables = found(written.getvalue().rstrip("\n"))
    assert [texts(table)[1:] for table in tables] == [[list(row) for row in rows]]
