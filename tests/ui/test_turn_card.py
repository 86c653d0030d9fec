from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QTextFormat
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton

from localmind_desktop.core import AnswerTable, Branch, Finding, Mode
from localmind_desktop.core.model import Grounding, Trace, Unfinished
from localmind_desktop.ui.chat.answer_table import AnswerTableView
from localmind_desktop.ui.chat.as_text import markdown_text, plain_text
from localmind_desktop.ui.chat.quotation_bars import quotation_bars
from localmind_desktop.ui.chat.turn_card import TurnCard
from localmind_desktop.ui.chat.turn_list import TurnList
from tests.ui.samples import OTHER, SHEET, UNSUPPORTED, VALUE_PLACE, answer, citation, placed_table, table

pytestmark = pytest.mark.sampled(2)


@pytest.fixture
def card(theme, qtbot) -> TurnCard:
    made = TurnCard("What is the <b>current</b>?", theme)
    qtbot.addWidget(made)
    made.resize(500, 400)
    made.show()
    made.begin(made.question, made.scope)
    return made


def test_a_streamed_answer_gives_way_to_the_whole_one(card, qtbot):
    card.step("Searching")
    card.show_sources((citation(),))
    card.add_token("It is ")
    qtbot.waitUntil(lambda: card.view.toPlainText() == "It is")
    assert card.busy.isVisible()
    card.add_token("thirteen")
    card.show_answer(answer("It is 12 mA [1].", Mode.GENERATED, trace=Trace("r", model="qwen")))
    assert card.view.toPlainText() == "It is 12 mA [1]."
    assert card.mode.text() == "Written by qwen"
    assert not card.busy.isVisible()
    assert card.mended


@pytest.mark.parametrize(("streamed", "mended"), [("It is 12 mA [1].", False), ("It is 1", True), ("", False)])
def test_the_text_on_screen_is_compared_with_the_stored_answer(card, qtbot, streamed, mended):
    for piece in streamed:
        card.add_token(piece)
    if streamed:
        qtbot.waitUntil(lambda: card.view.toPlainText() == streamed)
    card.show_answer(answer("It is 12 mA [1]."))
    assert card.mended is mended
    assert card.view.toPlainText() == "It is 12 mA [1]."
    card.begin(card.question, card.scope)
    card.show_answer(answer("It is 12 mA [1]."))
    assert not card.mended


def test_an_answer_of_before_says_so_and_looks_as_it_did(card):
    trace = Trace("r2", model="qwen", first_mode=Mode.GENERATED, first_request="r1")
    card.show_answer(answer("It is **12 mA** [1].", Mode.EXACT_CACHE, trace=trace))
    assert card.mode.text() == "Answered before"
    assert card.view.toPlainText() == "It is 12 mA [1]."
    assert "First attempt: Written by qwen" in card.how.text()
    quoted = Trace("r3", first_mode=Mode.EXTRACT, first_request="r1")
    card.show_answer(answer("It is **12 mA** [1].", Mode.MEANING_CACHE, trace=quoted))
    assert card.mode.text() == "Answered before, worded differently"
    assert card.view.toPlainText() == "It is **12 mA** [1].\npage 2"


def test_a_table_answer_has_a_real_table_and_says_how_much_was_read(card):
    card.show_answer(answer(table=table(3)))
    assert card.findChild(AnswerTableView) is not None
    assert card.mode.text() == "Looked up in tables"
    assert [line.text() for line in card.tables.lines] == ["3 rows checked"]


def test_a_chip_a_marker_and_a_row_open_the_same_citation(card, qtbot):
    card.show_answer(answer(table=table()))
    seen = []
    card.citation_clicked.connect(seen.append)
    card.chips.findChildren(type(card.actions_row.copy))[0].click()
    card.view.citation_clicked.emit(1)
    view = card.findChild(AnswerTableView)
    view.cell_chosen.emit(view.model().index(0, 0))
    assert seen == [citation()] * 3


def test_not_found_is_helpful_and_offers_no_workbook(card):
    counted = {"searched": 6, "waiting": 4, "note": "XB-9 is not mentioned there."}
    card.show_answer(answer("No answer found.", Mode.NOT_FOUND, **counted))
    assert card.view.toPlainText().splitlines() == [
        "No answer found in 6 documents; 4 are still being read",
        "XB-9 is not mentioned there.",
        "Nearest passages",
        "Current · 12 mA [1] sheet.pdf, page 2",
    ]
    assert not card.mode.isVisible()
    assert not card.chips.isVisible()
    assert not card.actions_row.save.isVisible()
    assert card.actions_row.again.isVisible()


def test_an_incomplete_answer_and_unsupported_figures_are_marked(card):
    card.show_answer(answer(incomplete=True, grounding=UNSUPPORTED))
    assert "incomplete" in card.remark.text()
    assert "13 mA" in card.remark.text()
    assert card.card.property("tone") == "warning"


@pytest.mark.parametrize(
    ("mode", "said"),
    [(Mode.TABLE, "XB-9 is not there. Please check this answer."), (Mode.LIKELY, "XB-9 is not there.")],
)
def test_that_a_name_of_the_question_stands_nowhere_is_said_beside_what_is_told(card, mode, said):
    card.show_answer(answer("12 mA [1]", mode, note="XB-9 is not there."))
    assert card.remark.text() == said
    assert card.remark.isVisible()


def test_an_answer_that_broke_off_is_followed_by_what_the_documents_say(card):
    facts = {"incomplete": True, "unfinished": Unfinished.CUT, "quoted": "i. It is 13 mA. [2]"}
    cut = answer("It is", Mode.GENERATED, citations=(citation(1), citation(2, page=7)), **facts)
    card.show_answer(cut)
    assert card.quoted.isVisible()
    assert card.quoted.toPlainText() == "The documents say\nIt is 13 mA. [2]"
    assert "the connection to the model was lost" in card.remark.text()
    seen = []
    card.citation_clicked.connect(seen.append)
    card.quoted.citation_clicked.emit(2)
    assert seen == [citation(2, page=7)]
    assert "It is 13 mA." in plain_text(cut)
    card.begin_more()
    assert not card.quoted.isVisible()


def test_what_is_being_done_stands_in_one_line(card, qtbot):
    card.step("qwen2.5:7b-instruct is writing")
    qtbot.waitUntil(card.mode.isVisible)
    card.card.layout().activate()
    assert card.mode.height() < 2 * card.mode.fontMetrics().height()


def test_a_failure_says_why_and_can_be_asked_again(card, qtbot):
    card.show_failure("The server is gone. Start it again.")
    assert card.remark.text() == "The server is gone. Start it again."
    with qtbot.waitSignal(card.again_asked) as caught:
        card.actions_row.again.click()
    assert caught.args == [card]


def test_the_answer_is_copied_with_table_and_sources(card):
    card.show_answer(answer(table=table(1)))
    card.actions_row.copy.click()
    assert QGuiApplication.clipboard().text() == "It is 12 mA [1].\nName\tValue\nrow 0\t*0* mA\n\n[1] sheet.pdf, page 2"


def test_how_it_was_answered_is_shown_on_demand(card):
    card.show_answer(answer())
    assert not card.how.isVisible()
    card.actions_row.how.click()
    assert "8.2 ms" in card.how.text()
    assert card.how.isVisible()


def test_many_citations_hide_behind_one_chip(card):
    card.show_answer(answer(citations=tuple(citation(n) for n in range(1, 13))))
    chips = card.chips.findChildren(type(card.actions_row.copy))
    assert sum(chip.isVisible() for chip in chips) == 6
    next(chip for chip in chips if chip.text() == "7 more").click()
    assert sum(chip.isVisible() for chip in chips) == 12


def test_a_table_answer_names_its_table_and_says_how_much_of_it_was_read(card, qtbot):
    card.show_answer(answer(table=placed_table(), citations=(citation(1), citation(2, page=7))))
    texts = [label.text() for label in card.tables.findChildren(QLabel)]
    assert texts[:2] == ["Table 12 – Electrical characteristics", "sheet.pdf · page\u00a02"]
    assert card.view.toPlainText() == "2 rows [1]\nall 38 rows checked"
    assert card.tables.lines[0].text() == "1 empty cell filled in"
    (button,) = card.tables.findChildren(QToolButton)
    assert button.accessibleName() == "Open Table 12 – Electrical characteristics"
    with qtbot.waitSignal(card.table_asked) as caught:
        button.click()
    assert caught.args == [SHEET]


def test_further_tables_are_shown_below_the_first_each_with_its_name(card):
    more = replace(placed_table(), source=OTHER, healed=())
    card.show_answer(answer(table=placed_table(), more_tables=(more,)))
    assert [view.model().rowCount() for view in card.tables.views] == [2, 2]
    assert "Table 9 – Ratings" in [label.text() for label in card.tables.findChildren(QLabel)]
    assert card.tables.views[1].accessibleName() == "Table 9 – Ratings: answer rows"


def test_other_candidates_are_named_quietly_and_can_be_opened(card, qtbot):
    card.show_answer(answer(table=placed_table(), other_candidates=(OTHER, SHEET)))
    links = card.tables.candidates.findChildren(QToolButton)
    assert [link.text() for link in links] == ["Table 9 (page 3)", "Table 12 (page 2)"]
    begins = [each.text() for each in card.tables.candidates.findChildren(QLabel)]
    assert begins == ["Also in other.pdf:", "Also in sheet.pdf:"]
    assert links[0].accessibleName() == "Open Table 9 (page 3) of other.pdf"
    with qtbot.waitSignal(card.table_asked) as caught:
        links[0].click()
    assert caught.args == [OTHER]


def test_the_open_cell_marks_the_chip_of_its_row(card):
    card.show_answer(answer(table=placed_table(), citations=(citation(1), citation(2, page=7))))
    opened = []
    card.citation_clicked.connect(opened.append)
    view = card.findChild(AnswerTableView)
    view.cell_chosen.emit(view.model().index(0, 1))
    card.mark(opened[0])
    chips = card.chips.findChildren(QToolButton)
    assert [chip.isChecked() for chip in chips] == [True, False]
    card.mark(replace(opened[0], page=9))
    assert not any(chip.isChecked() for chip in chips)


def test_a_value_comes_first_with_what_it_is_below_it_and_its_row_on_demand(card, qtbot):
    row = replace(placed_table(), rows=(("Current", "12 mA"),), places=placed_table().places[:1], healed=())
    found = Finding("12 mA", ("Supply current", "measuring", "Typ."), 1, row)
    card.show_answer(answer("12 mA [1] – Supply current; measuring; Typ.", findings=(found,)))
    assert card.view.toPlainText() == "12 mA [1]\nSupply current · measuring · Typ. · Table 12 · page 2"
    value = card.view.document().begin().begin().fragment().charFormat()
    assert value.intProperty(QTextFormat.Property.FontSizeAdjustment) > 0
    (toggle,), (view,) = card.tables.toggles, card.tables.views
    qtbot.waitUntil(toggle.isVisible)
    assert (toggle.text(), view.isVisible()) == ("Show row", False)
    toggle.click()
    assert view.isVisible()
    model = view.model()
    assert [[model.index(r, c).data() for c in (0, 1)] for r in (0, 1)] == [["Name", "Current"], ["Value", "12 mA"]]
    with qtbot.waitSignal(card.citation_clicked) as caught:
        view.cell_chosen.emit(model.index(1, 1))
    assert caught.args[0].places == (VALUE_PLACE,)


def test_a_row_that_is_asked_for_is_shown_at_once(card, qtbot):
    row = replace(placed_table(), rows=(("Current", "12 mA"),), places=placed_table().places[:1], healed=())
    card.show_answer(answer("Name: Current; Value: 12 mA [1]", findings=(Finding("Current", (), 1, row, is_row=True),)))
    assert card.tables.toggles == []
    qtbot.waitUntil(card.tables.views[0].isVisible)
    assert card.view.toPlainText() == "Current [1]\nTable 12 · page 2"
    name = card.view.document().begin().begin().fragment().charFormat()
    assert name.intProperty(QTextFormat.Property.FontSizeAdjustment) == 0  # a name is no answer


def test_a_list_says_what_chose_its_rows(card):
    chosen = replace(placed_table(), chosen_by=("M/O: M",), healed=())
    card.show_answer(answer("2 rows match [1] (M/O: M). All 38 rows of Table 12 checked.", table=chosen))
    assert card.view.toPlainText() == "2 rows [1]\nM/O: M · all 38 rows checked"


def test_a_quotation_has_a_bar_and_no_stray_mark_of_a_list(card):
    cited = replace(citation(), quote="i. The contract ends in May.", section="4. Term")
    card.show_answer(answer("i. The contract ends in May. [1]", Mode.EXTRACT, citations=(cited,)))
    assert card.view.toPlainText() == "The contract ends in May. [1]\n4. Term · page 2"
    card.view.repaint()
    bar = card.view.viewport().grab().toImage().pixelColor(1, 4)
    assert bar == card._theme.colours["accent"]


def test_quotations_in_the_text_of_a_model_have_a_bar_while_they_come_and_at_the_end(card, qtbot):
    said = "It says:\n\n> one\n>\n> two\n>\n> > inside\n\nSo it is."
    for piece in said.splitlines(keepends=True):
        card.add_token(piece)
    qtbot.waitUntil(lambda: card.view.toPlainText().endswith("So it is."))
    bars = [(bar.left(), bar.height()) for bar in quotation_bars(card.view.document())]
    card.show_answer(answer(said, Mode.GENERATED))
    assert [(bar.left(), bar.height()) for bar in quotation_bars(card.view.document())] == bars
    (inner, outer) = bars
    assert inner[0] > outer[0] == 0
    assert outer[1] > 2 * inner[1]
    top = next(iter(sorted(bar.top() for bar in quotation_bars(card.view.document()))))
    shown = card.view.viewport().grab().toImage()
    assert shown.pixelColor(1, int(top) + 4) == card._theme.colours["accent"]
    card.begin(card.question, card.scope)
    assert not list(quotation_bars(card.view.document()))


def test_what_is_read_out_of_a_citation_is_plain_text(card):
    hostile = replace(citation(), quote="<img src='x'> " + "long words " * 30)
    card.show_answer(answer(citations=(hostile, replace(citation(2), quote=""))))
    first, second = card.chips.findChildren(QToolButton)
    assert first.accessibleDescription() == hostile.quote
    assert second.accessibleDescription() == "page 2"
    assert "<img" not in first.toolTip()
    assert second.toolTip() == "sheet.pdf, page 2"
    plain = replace(citation(), quote="long words " * 30)
    card.show_answer(answer(citations=(plain,)))
    (chip,) = [each for each in card.chips.findChildren(QToolButton) if not each.isHidden()]
    assert "<" not in chip.toolTip()
    assert max(map(len, chip.toolTip().splitlines())) <= 80


def test_a_chain_is_a_small_tree_without_a_second_table(card, qtbot):
    tree = (Branch(0, "mag", "", 1), Branch(1, "f", "Floating point value of the magnitude", 2))
    card.show_answer(answer(mode=Mode.CHAIN, table=table(), tree=tree, citations=(citation(1), citation(2))))
    assert card.tables is None
    seen = []
    card.citation_clicked.connect(seen.append)
    card.tree.setFocus()
    QTest.keyClick(card.tree, Qt.Key.Key_Down)
    QTest.keyClick(card.tree, Qt.Key.Key_Return)
    assert seen == [citation(2)]


def test_all_tables_and_the_chain_are_copied(card):
    more = replace(placed_table(), source=OTHER)
    tree = (Branch(0, "mag", "analogue value", 1),)
    card.show_answer(answer("See below.", table=placed_table(), more_tables=(more,), tree=tree))
    card.actions_row.copy.click()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[:4] == ["See below.", "mag: analogue value [1]", "", "Table 12 – Electrical characteristics"]
    assert lines[4] == "Name\tValue"
    assert "Table 9 – Ratings" in lines


def test_a_long_name_of_a_table_makes_no_card_wider(theme, qtbot):
    turns = TurnList(theme)
    qtbot.addWidget(turns)
    turns.resize(390, 500)
    turns.show()
    shown = TurnCard("Which one?", theme)
    turns.add(shown)
    long = replace(OTHER, name="Long names " + "x" * 300)
    shown.show_answer(answer(table=placed_table(), other_candidates=(long, SHEET)))
    qtbot.waitUntil(lambda: shown.tables is not None and shown.tables.isVisible())
    assert turns.widget().minimumSizeHint().width() <= turns.viewport().width()


MARKDOWN = """The current is **12 mA** [2].

1. measuring: 12 mA [2]
2. idle: 3 mA [1]

> It says so.

| State | Current |
|---|---|
| measuring | 12 mA |

So it is small."""


@pytest.mark.parametrize("renumbered", [False, True])
def test_nothing_moves_in_the_text_when_a_streamed_answer_ends(theme, qtbot, renumbered):
    turns, card = TurnList(theme), TurnCard("What is the current?", theme)
    qtbot.addWidget(turns)
    turns.resize(500, 700)
    turns.show()
    turns.add(card)
    card.begin(card.question, card.scope)
    card.show_sources((citation(1), citation(2, page=7)))
    for piece in MARKDOWN.splitlines(keepends=True):
        card.add_token(piece)
    qtbot.waitUntil(lambda: card.view.streamed == MARKDOWN)
    qtbot.waitUntil(lambda: card.view.geometry().top() > 0)
    before, place = line_places(card), card.view.geometry()
    text = MARKDOWN.replace("[2]", "[x]").replace("[1]", "[2]").replace("[x]", "[1]") if renumbered else MARKDOWN
    card.show_answer(answer(text, Mode.GENERATED, citations=(citation(1), citation(2, page=7))))
    qtbot.waitUntil(card.chips.isVisible)
    assert line_places(card) == before
    assert card.view.geometry() == place


def line_places(card: TurnCard) -> list[tuple[float, float]]:
    """Where each block of the text stands and how high it is."""
    layout, block, places = card.view.document().documentLayout(), card.view.document().begin(), []
    while block.isValid():
        room = layout.blockBoundingRect(block)
        places.append((room.top(), room.height()))
        block = block.next()
    return places


def test_several_values_stand_side_by_side_behind_their_names(card):
    parts = (("Min", "15 mA"), ("Max", "24 mA"))
    found = Finding("Min: 15 mA · Max: 24 mA", ("Supply current", "measuring"), 1, table(1), parts=parts)
    card.show_answer(answer("Min: 15 mA · Max: 24 mA [1] – Supply current; measuring", findings=(found,)))
    values, about = card.view.toPlainText().splitlines()
    assert values.split() == ["Min", "15", "mA", "Max", "24", "mA", "[1]"]
    assert about == "Supply current · measuring · page 2"


def test_long_values_stand_below_each_other(card):
    parts = (("Meaning", "what is told of a thing at some length"), ("Use", "what it is good for, in other words"))
    found = Finding(" · ".join(": ".join(part) for part in parts), (), 1, table(1), parts=parts)
    card.show_answer(answer(f"{found.value} [1]", findings=(found,)))
    assert [line.split()[0] for line in card.view.toPlainText().splitlines()] == ["Meaning", "Use", "page"]


def test_a_copied_answer_tells_a_row_once(card):
    row = AnswerTable(("Name", "Value"), (("Current", "12 mA"),), 1, (1,))
    told = answer("Name: Current; Value: 12 mA [1]", table=row, findings=(Finding("Current", (), 1, row, is_row=True),))
    assert plain_text(told).count("12 mA") == 1
    assert markdown_text(told).count("12 mA") == 1


def test_a_word_without_an_end_makes_no_card_wider(theme, qtbot):
    address = f"https://example.org/{'long' * 60}"
    flagged = Grounding(2, (address,))
    card = TurnCard(f"What is at {address}?", theme)
    qtbot.addWidget(card)
    card.show_answer(answer(f"See {address} [1].", Mode.GENERATED, grounding=flagged))
    assert card.minimumSizeHint().width() < 400
    assert card.remark.text().replace("\u200b", "").endswith(address)
