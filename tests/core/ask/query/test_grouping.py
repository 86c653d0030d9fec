"""What a point in a number means, and what is computed of such numbers."""

import pytest

from localmind_desktop.core.ask.query.bounds import quantity_in
from localmind_desktop.core.ask.query.grouping import has_decimal_comma, points_group
from tests.core.ask.building import table
from tests.core.ask.shelf import Paper, Written, computed, shelf

TOWNS = Written(
    "Tabelle 3 – Gemeinden des Kreises",
    ("Gemeinde", "Einwohner", "Anteil"),
    [("Aach", "1.250", "4,9 %"), ("Balg", "980", "3,8 %"), ("Calw", "23.401", "91,3 %")],
    "Gemeinden",
)


@pytest.mark.parametrize(
    ("cells", "beside", "groups"),
    [
        (("1.250", "980"), ("a", "b"), True),
        (("1.250", "2.300"), ("3,5", "4,25"), True),
        (("1.250.000", "85.000"), ("a", "b"), True),
        (("1.234,50", "2.000"), ("a", "b"), True),
        (("1.250", "0.980"), ("a", "b"), False),
        (("1.250", "12.5"), ("3,5", "4,5"), False),
        (("1.250", "1,980"), ("a", "b"), False),
        (("1.250", "2.300"), ("a", "b"), False),
        (("1.250", "980"), ("0.1", "3.3"), False),
        (("12", "980"), ("3,5", "b"), False),
    ],
)
def test_the_column_and_then_the_table_tell_what_a_point_means(cells, beside, groups):
    made = table(("Name", "Count", "Share"), [("x", cells[0], beside[0]), ("y", cells[1], beside[1])])
    assert points_group(made, 1) is groups


def test_a_number_with_thousands_points_is_read_whole():
    made = table(("Ort", "Einwohner"), [("Aach", "1.250"), ("Balg", "980"), ("Calw", "23.401")])
    assert [quantity_in(made, row, 1).low for row in made.rows] == [1250, 980, 23401]
    assert has_decimal_comma(made, 1)


@pytest.fixture(scope="module")
def shelved(tmp_path_factory: pytest.TempPathFactory):
    papers = [Paper("kreisbericht.pdf", "Kreisbericht Nagold", [TOWNS])]
    catalog, index = shelf(tmp_path_factory.mktemp("shelf"), papers)
    yield catalog, index
    catalog.close()


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Welche Gemeinde hat die meisten Einwohner?", "Calw"),
        ("Welche Gemeinde hat die wenigsten Einwohner?", "Balg"),
        ("Wie viele Einwohner haben die Gemeinden insgesamt?", "25.631"),
    ],
)
def test_figures_of_such_a_column_are_right_and_written_as_it_writes_them(shelved, question, told):
    answer = computed(shelved, question)
    rows = answer.table.rows if answer.table else ()
    assert told in "\n".join([answer.text, *(" | ".join(row) for row in rows)])


@pytest.mark.parametrize("said", ["mehr als 1.000", "mehr als 1000", "> 1000"])
def test_conditions_on_such_a_column_hold_for_the_whole_number(shelved, said):
    answer = computed(shelved, f"Welche Gemeinden haben {said} Einwohner?")
    assert answer.table is not None
    assert [row[0] for row in answer.table.rows] == ["Aach", "Calw"]
