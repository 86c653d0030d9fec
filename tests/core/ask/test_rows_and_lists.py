"""Cells, rows and lists computed from tables whose truth the test knows."""

import pytest

from localmind_desktop.core.ask.candidates.drafts import row_draft
from localmind_desktop.core.ask.candidates.legends import Legend
from localmind_desktop.core.ask.candidates.sheets import best_row
from localmind_desktop.core.ask.compute.listing import lists
from localmind_desktop.core.ask.compute.table_drafts import list_draft
from localmind_desktop.core.ask.query.routing import asks_for_list
from localmind_desktop.core.model import Mode
from tests.core.ask.building import question, sheet_of, table

REGISTERS = table(
    ("Name", "Type", "Addr. (hex)", "Default"),
    [
        ("CTRL_A", "r/w", "0x10", "00000000"),
        ("CTRL_B", "r/w", "0x14", "00110000"),
        ("STATUS", "r", "0x18", "output"),
        ("FIFO", "r", "0x2E", "output"),
    ],
    "Table 4 – Register map",
)
OBJECTS = table(
    ("Data object name", "Common data class", "PresCond nds"),
    [("TapPos", "ISP", "M"), ("OpCnt", "CNT", "O"), ("CtlVol", "MVA", "M"), ("BndWid", "ASG", "C")],
    "Table 9 – Data objects of YTAP",
)
MODES = table(
    ("Parameter", "Conditions", "Typ", "Unit"),
    [
        ("Scale factor", "FS_SEL=0", "131", "LSB"),
        ("", "FS_SEL=1", "65.5", "LSB"),
        ("", "FS_SEL=2", "32.8", "LSB"),
        ("Word length", "", "16", "bits"),
    ],
    "Table 2 – Gyroscope",
)


def _cell(text, *tables):
    found = [match for made in tables if (match := best_row(question(text), sheet_of(made))) is not None]
    if not found:
        return None
    best = max(found, key=lambda match: match.rank)
    asked = best.columns[0] if len(best.columns) == 1 else None
    return row_draft(best.sheet, best.row, best.columns, asked, best.support.coverage)


def test_a_cell_is_found_by_its_row_and_its_header():
    draft = _cell("What is the default of CTRL_B?", REGISTERS, OBJECTS)
    assert draft.value == "00110000"
    assert draft.text == "00110000 [1] – CTRL_B; Default; Type: r/w; Addr. (hex): 0x14 · Table 4 – Register map"


def test_the_citation_marks_the_cell_and_tints_its_row():
    citation = _cell("What is the default of CTRL_B?", REGISTERS).citations[0]
    assert [place.box for place in citation.places] == [REGISTERS.rows[1].cells[3].box]
    assert REGISTERS.rows[1].place in citation.around


@pytest.mark.parametrize(
    ("asked_for", "value"),
    [
        ("At which address is STATUS?", "0x18"),  # an abbreviated header
        ("Which CDC has CtlVol?", "MVA"),  # the initials of a header
        ("Which common data class does OpCnt use?", "CNT"),
        ("What is the presence condition of BndWid?", "C"),  # PresCond
    ],
)
def test_headers_are_understood(asked_for, value):
    assert _cell(asked_for, REGISTERS, OBJECTS).value == value


def test_an_empty_leading_cell_carries_on_the_one_above():
    assert "32.8" in _cell("What is the scale factor for FS_SEL=2?", MODES).text


def test_a_figure_is_told_with_its_unit():
    assert _cell("What is the typical word length?", MODES).text.startswith("16 bits [1] – Word length; Typ")


@pytest.mark.parametrize("near_miss", ["What is the default of CTRL_C?", "What is the scale factor for FS_SEL=7?"])
def test_a_near_miss_is_no_answer(near_miss):
    assert _cell(near_miss, REGISTERS, MODES) is None


def test_an_empty_cell_is_told_to_be_empty():
    draft = row_draft(sheet_of(MODES), 3, (1,), 1, 1.0)
    assert (
        draft.text
        == "Conditions: empty in the source; Parameter: Word length; Typ: 16; Unit: bits · Table 2 – Gyroscope [1]"
    )
    assert draft.value == ""


def test_a_row_is_told_whole_when_no_column_is_asked_for():
    draft = _cell("STATUS", REGISTERS)
    assert draft.text == "Name: STATUS; Type: r; Addr. (hex): 0x18; Default: output · Table 4 – Register map [1]"


def _items(text, *tables):
    return list_draft(lists(question(text), [sheet_of(made) for made in tables], lambda _: Legend())[0])


@pytest.mark.parametrize(
    ("asked_for", "items"),
    [
        ("List the mandatory data objects of YTAP.", ["TapPos", "CtlVol"]),  # M stands for mandatory
        ("Which data objects of YTAP have presence condition O?", ["OpCnt"]),
        ("Which data objects of YTAP are not mandatory?", ["OpCnt", "BndWid"]),
        ("Which registers have a default different from 00000000?", ["CTRL_B", "STATUS", "FIFO"]),
        ("Which registers have a default other than 00000000 (leave out those with output)?", ["CTRL_B"]),
        ("List all data objects of YTAP.", ["TapPos", "OpCnt", "CtlVol", "BndWid"]),
        ("Which registers lie at addresses 0x10 to 0x18?", ["CTRL_A", "CTRL_B", "STATUS"]),
    ],
)
def test_lists_hold_the_rows_that_satisfy_the_conditions(asked_for, items):
    draft = _items(asked_for, REGISTERS, OBJECTS)
    assert draft.mode is Mode.TABLE
    assert [row[0] for row in draft.table.rows] == items


def test_a_list_says_how_many_rows_were_read():
    assert _items("List the mandatory data objects of YTAP.", OBJECTS).table.rows_read == 4


@pytest.mark.parametrize(
    ("text", "is_list"),
    [
        ("List the registers.", True),
        ("Which registers are read only?", True),
        ("What return type does the query have?", False),
        ("Which address has FIFO?", False),
        ("Welche Objekten hat der Knoten?", True),
        ("哪些寄存器是只读的？", True),
    ],
)
def test_list_questions_are_told_from_others(text, is_list):
    assert asks_for_list(text) is is_list
