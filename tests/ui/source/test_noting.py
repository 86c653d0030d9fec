"""Notes and highlights of the user's own, on the pages and in the list beside them."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from localmind_desktop.core import Box, NoteColour, PageNote, Place
from localmind_desktop.ui.source.note_marks import INKS, note_at
from localmind_desktop.ui.source.page_column import Spot
from localmind_desktop.ui.source.selection import Caret, Selected
from localmind_desktop.ui.source.side_bar import Side
from tests.ui.source.conftest import BY, WAIT, colours

pytestmark = pytest.mark.sampled(2)


@pytest.fixture
def words(reading, qtbot):
    qtbot.waitUntil(lambda: reading.texts.knows([1]), timeout=WAIT)
    return {word.text: at for at, word in enumerate(reading.texts.words(1))}


@pytest.fixture
def selected(reading, words):
    """The second line of the first page is selected."""
    reading.view.selecting._select(Selected(Caret(1, words["The"], 0), Caret(1, words["here"], 4)))
    return reading


@pytest.fixture
def highlighted(selected, qtbot):
    selected.noting.highlight_in(NoteColour.PINK)
    qtbot.waitUntil(lambda: len(selected.noting.model.notes) == 1, timeout=WAIT)
    return selected


def point_in(pane, page: int, box: Box) -> QPoint:
    return pane.view.place_of(page, box).center().toPoint()


def click(pane, page: int, box: Box) -> None:
    QTest.mouseClick(pane.view.viewport(), Qt.MouseButton.LeftButton, pos=point_in(pane, page, box))


def drag_over(pane, first: Box, last: Box) -> None:
    viewport = pane.view.viewport()
    begin, end = pane.view.place_of(1, first), pane.view.place_of(1, last)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=begin.topLeft().toPoint() + QPoint(1, 4))
    QTest.mouseMove(viewport, end.center().toPoint())
    QTest.mouseMove(viewport, end.topRight().toPoint() + QPoint(0, 4))
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end.topRight().toPoint() + QPoint(0, 4))


def test_a_bar_comes_to_what_the_mouse_selects_and_highlights_it(reading, words, qtbot):
    boxes = [word.box for word in reading.texts.words(1)]
    drag_over(reading, boxes[words["The"]], boxes[words["here"]])
    bar = reading.noting.bar
    assert bar.isVisible()
    bar.colours.buttons[NoteColour.GREEN].click()
    qtbot.waitUntil(lambda: len(reading.noting.model.notes) == 1, timeout=WAIT)
    (note,) = reading.noting.model.notes
    assert (note.quote, note.colour, note.page) == ("The needle1 stands here", NoteColour.GREEN, 1)
    assert not bar.isVisible()
    assert reading.view.selecting.selected is None
    at = colours(reading, 1)
    box = note.places[0].box
    assert at(box.x0 + 1, box.y0 + 1) == INKS[NoteColour.GREEN].fill


def test_it_is_drawn_where_it_is_on_turned_and_paired_pages(highlighted, qtbot):
    (note,) = highlighted.noting.model.notes
    box = note.places[0].box
    for change in (highlighted.view.turn_right, lambda: highlighted.bar.two.setChecked(True)):
        with qtbot.waitSignal(highlighted.images.arrived, timeout=WAIT):
            change()
        assert colours(highlighted, 1)(box.x0 + 2, box.y0 + 2) == INKS[NoteColour.PINK].fill


def test_a_click_opens_it_and_what_is_written_is_kept(highlighted, desk, document, qtbot):
    noting, card = highlighted.noting, highlighted.noting.card
    (note,) = noting.model.notes
    click(highlighted, 1, note.places[0].box)
    assert card.isVisible()
    assert noting.chosen == note
    card.field.setPlainText("Ask Ada")
    click(highlighted, 1, Box(300, BY + 200, 301, BY + 201))
    assert not card.isVisible()
    assert noting.chosen is None
    qtbot.waitUntil(lambda: noting.model.notes[0].text == "Ask Ada", timeout=WAIT)
    noting.go_to(noting.model.notes[0])
    card.colours.buttons[NoteColour.PURPLE].click()
    qtbot.waitUntil(lambda: noting.model.notes[0].colour is NoteColour.PURPLE, timeout=WAIT)
    QTest.keyClick(card.field, Qt.Key.Key_Escape)
    assert not card.isVisible()
    with qtbot.waitSignal(noting._verbs.of(document.id).finished, timeout=WAIT) as caught:
        pass
    assert [(kept.text, kept.colour) for kept in caught.args[0]] == [("Ask Ada", NoteColour.PURPLE)]


def test_tab_goes_from_the_text_to_the_buttons_of_its_card_and_escape_closes_it(highlighted, qtbot):
    noting, card = highlighted.noting, highlighted.noting.card
    highlighted.window().activateWindow()
    noting._open(noting.model.notes[0], writing=True)
    QTest.keyClick(card.field, Qt.Key.Key_Tab)
    first = QApplication.focusWidget()
    assert first is card.colours.buttons[NoteColour.YELLOW]
    QTest.keyClick(first, Qt.Key.Key_Backtab)
    assert card.field.hasFocus()
    QTest.keyClick(card.field, Qt.Key.Key_Backtab)
    last = QApplication.focusWidget()
    assert card.isAncestorOf(last)
    assert last is not card.field
    QTest.keyClick(last, Qt.Key.Key_Escape)
    assert not card.isVisible()


def test_delete_removes_the_chosen_one_and_undo_brings_it_back(highlighted, qtbot):
    noting = highlighted.noting
    (note,) = noting.model.notes
    click(highlighted, 1, note.places[0].box)
    highlighted.activateWindow()
    highlighted.view.setFocus()
    QTest.keyClick(highlighted.view, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: not noting.model.notes, timeout=WAIT)
    assert highlighted.notice.isVisible()
    (undo,) = (button for button in highlighted.notice.buttons() if button.text() == "Undo")
    undo.click()
    qtbot.waitUntil(lambda: noting.model.notes == (note,), timeout=WAIT)


def test_a_note_without_text_lies_where_the_menu_was_opened(reading, qtbot):
    position = point_in(reading, 1, Box(300, 500, 300, 500))
    reading.view.selecting.menu_opening.emit(QPointF(position))
    assert not reading.noting.remove_action.isVisible()
    reading.noting.pin_action.trigger()
    qtbot.waitUntil(lambda: len(reading.noting.model.notes) == 1, timeout=WAIT)
    (note,) = reading.noting.model.notes
    assert note.is_pin
    assert note.places[0].box.x0 == pytest.approx(300, abs=1)
    assert reading.noting.card.isVisible()
    reading.noting.card.field.setPlainText("Nothing printed here")
    reading.noting.card.close_card()
    qtbot.waitUntil(lambda: reading.noting.model.notes[0].text != "", timeout=WAIT)
    reading.view.selecting.menu_opening.emit(QPointF(position))
    assert reading.noting.remove_action.isVisible()


def test_the_list_has_them_by_page_and_goes_there(highlighted, document, qtbot):
    noting, notes = highlighted.noting, highlighted.side_bar.notes
    highlighted.show_notes()
    with qtbot.waitSignal(noting.changed, timeout=WAIT):
        noting._add(PageNote("", document.id, (Place(9, Box(80, 80, 80, 80)),), text="Later on"), writing=False)
    assert [note.page for note in noting.model.shown] == [1, 9]
    notes.field.setText("LATER")
    assert [note.page for note in noting.model.shown] == [9]
    notes.view.clicked.emit(noting.model.index(0, 0))
    assert highlighted.page == 9
    assert noting.chosen.text == "Later on"
    notes.field.setText("nowhere")
    assert notes.none.isVisible()
    notes.field.clear()
    assert highlighted.side_bar.side is Side.NOTES


def test_they_come_back_with_their_document_and_belong_to_no_other(highlighted, document, qtbot):
    highlighted.clear()
    assert highlighted.noting.model.notes == ()
    highlighted.show_document(document)
    qtbot.waitUntil(lambda: len(highlighted.noting.model.notes) == 1, timeout=WAIT)


def test_a_note_without_a_text_there_any_more_is_listed_and_drawn_nowhere(reading, document):
    lost = PageNote("a", document.id, (Place(1, Box(72, 60, 200, 80)),), "gone", is_found=False)
    reading.noting._take((lost,), document.id)
    assert note_at(reading.noting.model.notes, Spot(1, 100, 70), 1.0) is None
    assert colours(reading, 1)(150, 61).name() == "#ffffff"
    assert reading.side_bar.notes.view.model().rowCount() == 1


def test_notes_are_saved_as_a_file(highlighted, document, qtbot, tmp_path):
    with qtbot.waitSignal(highlighted.noting.files.saved, timeout=WAIT):
        highlighted.noting.files.save(document.id, tmp_path / "notes.md")
    assert "> The needle1 stands here" in (tmp_path / "notes.md").read_text()
    assert highlighted.notice.isVisible()


def test_there_is_nothing_to_save_without_notes(reading, document, qtbot):
    reading.noting.files.choose_for(document)
    qtbot.waitUntil(reading.notice.isVisible, timeout=WAIT)
    assert "no notes" in reading.notice.text


def test_the_last_words_are_kept_when_the_window_closes(highlighted, desk, document, qtbot):
    noting = highlighted.noting
    noting.go_to(noting.model.notes[0])
    noting.card.field.setPlainText("the last words")
    noting.finish()
    assert [note.text for note in desk._library.notes.of(document.id)] == ["the last words"]
    highlighted.view.setFocus()
    QTest.keyClick(highlighted.view, Qt.Key.Key_Escape)
    assert not noting.card.isVisible()
