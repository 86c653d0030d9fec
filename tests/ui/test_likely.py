"""Places that may answer: the first leads, the others are folded."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest

from localmind_desktop.core import Answer, Citation, Mode
from localmind_desktop.core.model import Trace
from localmind_desktop.ui.chat.answer_table import AnswerTableView
from localmind_desktop.ui.chat.answer_view import AnswerView
from localmind_desktop.ui.chat.run_view import RunView
from localmind_desktop.ui.chat.turn_card import TurnCard
from tests.ui.samples import answer, citation


@pytest.fixture
def card(theme, qtbot) -> TurnCard:
    made = TurnCard("What is the current?", theme)
    qtbot.addWidget(made)
    made.resize(500, 400)
    made.show()
    made.begin(made.question, made.scope)
    return made


def likely(*places: Citation, **more) -> Answer:
    return answer("Perhaps here: [1] [2]", Mode.LIKELY, citations=places, **more)


def shown_rows(view: AnswerTableView) -> list[list[str]]:
    return [list(view.row_texts(row)) for row in range(view.model().rowCount())]


def test_the_likeliest_row_is_a_table_and_claims_no_value(card):
    row = replace(citation(), cells=(("Name", "Supply current"), ("Value", "12 mA")), section="Table 12")
    card.show_answer(likely(row, waiting=8))
    told = ["Possible answer · Please check · 8 documents are still being read", "Table 12 [1]", "sheet.pdf · page 2"]
    assert card.view.toPlainText().splitlines() == told
    (view,) = card.tables.likely.findChildren(AnswerTableView)
    assert shown_rows(view) == [["Name", "Supply current"], ["Value", "12 mA"]]
    assert card.tables.likely.more.isHidden()
    seen = []
    card.citation_clicked.connect(seen.append)
    view.cell_chosen.emit(view.model().index(1, 1))
    assert seen == [row]


def test_the_likeliest_passage_is_a_quotation_in_which_the_words_looked_for_are_strong(card):
    prose = replace(citation(), quote="a) The supply is low. " + "It says more. " * 40, section="4. Term")
    card.show_answer(likely(prose, trace=Trace("r", words_kept=("supplying",))))
    check, text, where = card.view.toPlainText().splitlines()
    assert (check, where) == ("Possible answer · Please check", "sheet.pdf · 4. Term · page 2")
    assert text.startswith("The supply is low.")
    assert text.endswith("… [1]")
    assert card.view.document().find("supply").charFormat().fontWeight() > QFont.Weight.Normal
    assert card.view.document().find("says").charFormat().fontWeight() == QFont.Weight.Normal


def test_other_places_are_shown_on_demand_with_the_keyboard_too_and_stay_when_colours_change(card, theme, qtbot):
    rows = [
        replace(citation(n), cells=(("Name", f"N{n}"), ("Max" if n == 3 else "Min", str(n))), section="Table 1")
        for n in (1, 2, 3)
    ]
    prose = replace(citation(4, page=7), quote="Here it has been waived. ·")
    card.show_answer(likely(*rows, prose))
    more = card.tables.likely.more
    assert more.text() == "Show 3 more"
    assert card.tables.likely.rest is None
    more.setFocus()
    QTest.keyClick(more, Qt.Key.Key_Space)
    qtbot.waitUntil(card.tables.likely.rest.isVisible)
    (run,) = card.tables.likely.findChildren(RunView)
    assert shown_rows(run.rows) == [["N2", "2", "", "[2]"], ["N3", "", "3", "[3]"]]
    texts = [view.toPlainText() for view in card.tables.likely.rest.findChildren(AnswerView)]
    assert texts == ["Here it has been waived. [4]\npage 7"]
    theme.changed.emit()
    assert card.tables.likely.more.isChecked()
    other = TurnCard("What is the voltage?", theme)
    qtbot.addWidget(other)
    other.show_answer(likely(*rows, prose))
    assert not other.tables.likely.more.isChecked()


def test_rows_too_wide_for_the_card_stand_upright(card, qtbot):
    names = [f"CONDITION{n}" for n in range(9)]
    wide = [replace(citation(n), cells=tuple((name, "1") for name in names)) for n in (1, 2)]
    card.show_answer(likely(*wide))
    card.tables.likely.more.click()
    (run,) = card.tables.likely.findChildren(RunView)
    qtbot.waitUntil(lambda: run.uprights is not None and run.uprights.isVisible())
    assert not run.grid.isVisible()
    (upright,) = run.uprights.findChildren(AnswerTableView)
    assert shown_rows(upright) == [[name, "1"] for name in names]


def test_cells_under_one_header_are_told_together_and_a_row_without_headers_as_it_stands(card):
    cells = (("", "IP 44"), ("", "grey"), ("Flags", "K"), ("Flags", "K"), ("Flags", "L"), ("Name", "housing"))
    card.show_answer(likely(replace(citation(), cells=cells)))
    (view,) = card.tables.likely.findChildren(AnswerTableView)
    assert shown_rows(view) == [["", "IP 44 · grey"], ["Flags", "K · L"], ["Name", "housing"]]
    card.show_answer(likely(replace(citation(), cells=cells[:2])))
    assert shown_rows(card.tables.likely.findChildren(AnswerTableView)[0]) == [["IP 44", "grey"]]


def test_the_upper_level_of_headers_is_said_once(card):
    cells = tuple((f"Year Ended May 31, › {year}", str(year)) for year in (2016, 2015, 2014))
    card.show_answer(likely(replace(citation(), cells=cells)))
    (view,) = card.tables.likely.findChildren(AnswerTableView)
    assert [row[0] for row in shown_rows(view)] == ["Year Ended May 31 › 2016", "2015", "2014"]


def test_the_page_never_parts_from_its_number(card):
    card.show_answer(likely(citation()))
    assert "page\u00a02" in card.view.document().lastBlock().text()
