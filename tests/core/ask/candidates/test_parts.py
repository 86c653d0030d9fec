"""A value and its unit."""

from localmind_desktop.core.ask.candidates.drafts import row_draft
from localmind_desktop.core.ask.candidates.parts import told_columns, told_value
from tests.core.ask.building import sheet_of, table

PARAMETERS = sheet_of(
    table(
        ["Parameter", "Condition", "Typ", "Unit", "Max (mA)", ""],
        [
            ["Supply current", "measuring", "18", "mA", "25", "a"],
            ["Start-up time", "", "20 ms", "", "", ""],
            ["Interface", "", "I2C", "mA", "-", ""],
        ],
    )
)


def test_a_unit_is_not_said_twice():
    assert told_value(PARAMETERS, 1, 2) == "20 ms"
    assert told_value(PARAMETERS, 0, 3) == "mA"


def test_a_unit_belongs_to_the_figures_beside_it():
    pins = sheet_of(table(["Pin", "Name", "Min", "Max", "Unit"], [["4", "VDD", "-", "3.6", "V"]]))
    assert [told_value(pins, 0, column) for column in (0, 2, 3)] == ["4", "-", "3.6 V"]


def test_a_long_cell_is_told_beside_what_names_its_row_where_the_question_says_that_name():
    long = "Compares a sequence of proteins with a bank of them, " * 6
    programs = sheet_of(table(["Program", "Like", "Description"], [["ssearch", "", long], ["fastx", "blastx", long]]))
    assert told_columns(programs, 0, [0, 2, 1], fewest=2) == [0, 2]
    assert told_columns(programs, 1, [2, 0, 1], fewest=2) == [0, 2]
    assert told_columns(programs, 0, [0, 2, 1]) == [0]
    assert long.strip() in row_draft(programs, 0, [0, 2, 1], None, 1.0, is_name_said=True).text
    assert long.strip() not in row_draft(programs, 0, [0, 2, 1], None, 1.0).text
