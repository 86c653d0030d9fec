"""The library pane over a real library: collections, removal, sorting and filtering, what could not be read."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtTest import QTest

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.ordering import Order
from localmind_desktop.core import DEFAULT_COLLECTION, Box, CancelToken, PageNote, Place, Scope, result_of
from localmind_desktop.ui.library.pane import LibraryPane, Shown
from tests.ui.conftest import DATA_SHEET, KEYWORDS_ONLY

pytestmark = pytest.mark.sampled(5)

WAIT = 60_000


@pytest.fixture
def pane(qtbot, theme, tmp_path: Path) -> Iterator[LibraryPane]:
    desk = Desk()
    made = LibraryPane(desk, theme)
    desk.setParent(made)
    made.resize(320, 700)
    made.show()
    with qtbot.waitSignal(made.documents_changed, timeout=WAIT, check_params_cb=lambda _: desk.is_open):
        desk.open(tmp_path / "library", KEYWORDS_ONLY)
    yield made
    made.close()
    desk.close()
    made.deleteLater()


@pytest.fixture
def papers(tmp_path: Path) -> list[Path]:
    paths = [tmp_path / name for name in ("a 2.txt", "a 10.txt", "b.txt")]
    for number, path in enumerate(paths):
        path.write_text(f"Paper number {number} is about the pump. " * (3 - number))
    return paths


@pytest.fixture
def filled(pane, papers, qtbot) -> LibraryPane:
    take_in(pane, qtbot, papers)
    return pane


def take_in(pane: LibraryPane, qtbot, papers: list[Path], key: str | None = None) -> None:
    with qtbot.waitSignal(pane.imports_ended, timeout=WAIT):
        pane.add_paths(papers, key)
    settle(pane, qtbot)


def settle(pane: LibraryPane, qtbot) -> None:
    """Until the pane shows what the catalog has."""
    with qtbot.waitSignal(pane.documents_changed, timeout=WAIT):
        pane._refresh()


def names(pane: LibraryPane) -> list[str]:
    return [pane.shown.index(row, 0).data() for row in range(pane.shown.rowCount())]


def shelves(pane: LibraryPane) -> list[tuple[str, int]]:
    return [(shelf.name, shelf.documents) for shelf in pane.collections.model.shelves]


def new_collection(pane: LibraryPane, qtbot, name: str) -> str:
    """Begin one and name it in place."""
    pane.collections.new_button.click()
    qtbot.waitUntil(lambda: pane.collections.list.state() == pane.collections.list.State.EditingState, timeout=WAIT)
    editor = pane.collections.list.indexWidget(pane.collections.list.currentIndex()) or pane.focusWidget()
    QTest.keyClicks(editor, name)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: (name, 0) in shelves(pane), timeout=WAIT)
    return next(shelf.key for shelf in pane.collections.model.shelves if shelf.name == name)


# ---------------------------------------------------------------------------------- collections


def test_a_first_name_is_no_renaming_and_a_later_one_can_be_undone(filled, qtbot):
    key = new_collection(filled, qtbot, "Contracts")
    assert filled.notice.text == ""
    model = filled.collections.model
    model.setData(model.index(model.row_of(key)), "Agreements")
    qtbot.waitUntil(lambda: "“Contracts” was renamed to “Agreements”." in filled.notice.text, timeout=WAIT)


def test_a_collection_is_named_in_place_and_takes_what_is_added(filled, qtbot, papers):
    key = new_collection(filled, qtbot, "Contracts")
    with qtbot.waitSignal(filled.collection_changed, timeout=WAIT) as caught:
        filled.collections.choose(None)
        filled.collections.choose(key)
    assert caught.args[0] is None
    assert filled.stack.currentIndex() == Shown.NOTHING
    assert "Contracts" in filled.nothing.headline.text()
    take_in(filled, qtbot, papers[:1])
    assert names(filled) == ["a 2.txt"]
    assert shelves(filled) == [("All documents", 4), ("Contracts", 1), ("General", 3)]
    filled.collections.choose(None)
    assert filled.shown.rowCount() == 4


def test_a_rename_can_be_undone(filled, qtbot):
    model = filled.collections.model
    model.setData(model.index(1), "Machines")
    qtbot.waitUntil(lambda: shelves(filled)[1][0] == "Machines", timeout=WAIT)
    filled.notice.buttons()[0].click()
    qtbot.waitUntil(lambda: shelves(filled)[1][0] == "General", timeout=WAIT)


def test_a_name_that_is_taken_is_refused_in_place(filled, qtbot):
    new_collection(filled, qtbot, "Contracts")
    row = filled.collections.model.row_of(DEFAULT_COLLECTION)
    filled.collections.model.setData(filled.collections.model.index(row), "contracts")
    qtbot.waitUntil(lambda: "already a collection" in filled.notice.text, timeout=WAIT)
    assert shelves(filled)[row][0] == "General"


def test_an_empty_collection_goes_at_once_and_comes_back(filled, qtbot):
    new_collection(filled, qtbot, "Contracts")
    filled.collections.list.setFocus()
    QTest.keyClick(filled.collections.list, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: len(shelves(filled)) == 2, timeout=WAIT)
    filled.notice.buttons()[0].click()
    qtbot.waitUntil(lambda: ("Contracts", 0) in shelves(filled), timeout=WAIT)


def test_a_collection_with_documents_is_deleted_after_a_question(filled, qtbot, papers):
    filled.collections.choose(DEFAULT_COLLECTION)
    filled.collections._delete_current()
    qtbot.waitUntil(lambda: "its 3 documents" in filled.question.text, timeout=WAIT)
    filled.question.buttons()[0].click()
    qtbot.waitUntil(lambda: not filled.model.entries, timeout=WAIT)
    qtbot.waitUntil(lambda: "3 documents were removed" in filled.notice.text, timeout=WAIT)
    assert filled.stack.currentIndex() == Shown.EMPTY
    assert all(paper.exists() for paper in papers)


def test_files_are_dropped_on_a_collection(filled, qtbot, papers):
    key = new_collection(filled, qtbot, "Contracts")
    shown = filled.collections.list
    where = shown.visualRect(filled.collections.model.index(filled.collections.model.row_of(key))).center()
    files = QMimeData()
    files.setUrls([QUrl.fromLocalFile(str(papers[0]))])
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    with qtbot.waitSignal(filled.imports_ended, timeout=WAIT):
        shown.dropEvent(QDropEvent(QPointF(where), Qt.DropAction.CopyAction, files, left, none))
    qtbot.waitUntil(lambda: ("Contracts", 1) in shelves(filled), timeout=WAIT)


def test_the_overlay_names_where_files_would_go(filled, qtbot):
    filled.collections.choose(DEFAULT_COLLECTION)
    filled.set_hot(True)
    assert filled.overlay.isVisible()
    assert "General" in filled.overlay.text
    filled.set_hot(False)
    assert not filled.overlay.isVisible()


def test_a_linked_folder_brings_its_documents(pane, qtbot, papers):
    pane.collections.link_folder(papers[0].parent, DEFAULT_COLLECTION)
    qtbot.waitUntil(lambda: len(pane.folders._folders) == 1, timeout=WAIT)
    qtbot.waitUntil(lambda: len(pane.model.documents) >= 1, timeout=WAIT)
    shelf = pane.collections.model.shelves[1]
    assert shelf.folders == (str(papers[0].parent),)
    assert any("Unlink" in action.text() for action in pane.collections.menu(shelf).actions())
    pane.collections._unlink(shelf.folders[0])
    qtbot.waitUntil(lambda: not pane.folders._folders, timeout=WAIT)
    pane.imports.cancel_all()
    qtbot.waitUntil(lambda: not pane._desk.busy and pane.imports.tally.left == 0, timeout=WAIT)


# ---------------------------------------------------------------------------------- the list


def test_the_filter_finds_by_name_and_state_and_says_when_it_finds_nothing(filled, qtbot):
    filled.filter_field.setText("10 partly")
    assert names(filled) == ["a 10.txt"]
    filled.filter_field.setText("nowhere")
    qtbot.waitUntil(lambda: filled.stack.currentIndex() == Shown.NOTHING)
    filled.nothing.button.click()
    qtbot.waitUntil(lambda: filled.stack.currentIndex() == Shown.LIST)
    assert names(filled) == ["a 2.txt", "a 10.txt", "b.txt"]


def test_documents_are_sorted(filled):
    filled.sort_button.orders[Order.SIZE].trigger()
    assert names(filled) == ["a 2.txt", "a 10.txt", "b.txt"]
    filled.sort_button.reversal.trigger()
    assert names(filled) == ["b.txt", "a 10.txt", "a 2.txt"]


def test_first_pages_are_drawn_for_what_is_seen(pane, qtbot):
    with qtbot.waitSignal(pane.view.thumbnails.drawn, timeout=WAIT):
        take_in(pane, qtbot, [DATA_SHEET])
    assert pane.view.thumbnails.of(pane.model.documents[0].id, 1.0) is not None


def test_several_are_removed_with_one_question_and_one_receipt(filled, qtbot):
    filled.view.setFocus()
    QTest.keyClick(filled.view, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    filled.view.selectionModel().select(filled.shown.index(2, 0), QItemSelectionModel.SelectionFlag.Deselect)
    QTest.keyClick(filled.view, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: "Remove 2 documents" in filled.question.text, timeout=WAIT)
    assert "answer" not in filled.question.text
    filled.question.buttons()[0].click()
    qtbot.waitUntil(lambda: names(filled) == ["b.txt"], timeout=WAIT)
    qtbot.waitUntil(lambda: "2 documents were removed" in filled.undo.text, timeout=WAIT)
    filled.undo.buttons()[0].click()
    qtbot.waitUntil(lambda: len(names(filled)) == 3, timeout=WAIT)
    filled.removal.remove([document.id for document in filled.model.documents[:2]])
    qtbot.waitUntil(lambda: not filled.undo.isHidden(), timeout=WAIT)
    with qtbot.waitSignal(filled.removal.purged, timeout=WAIT) as caught:
        filled.undo.close_now()
    assert [receipt.verified for receipt in caught.args[0]] == [True, True]


def test_what_goes_with_a_document_is_said_before(filled, qtbot):
    document = filled.model.documents[0]
    library = filled._desk._library
    talk = library.talk.start("t").id
    result_of(library.ask("What is paper number 0 about?", talk, Scope(documents=(document.id,)), CancelToken()))
    library.notes.add(PageNote("", document.id, (Place(1, Box(9, 9, 9, 9)),), text="mine"))
    filled.removal.ask([filled.model.entry(document.id)])
    qtbot.waitUntil(lambda: "This also deletes 1 answer that quotes it." in filled.question.text, timeout=WAIT)
    assert "Your note there is deleted too." in filled.question.text
    assert filled.question.buttons()[0].objectName() != "primary"
    filled.question.buttons()[1].click()


def test_what_is_asked_stands_below_the_list_and_escape_cancels(filled, qtbot):
    filled.view.setFocus()
    filled.view.setCurrentIndex(filled.shown.index(0, 0))
    QTest.keyClick(filled.view, Qt.Key.Key_Delete)
    qtbot.waitUntil(filled.question.isVisible, timeout=WAIT)
    assert filled.isAncestorOf(filled.question)
    assert filled.question.mapTo(filled, QPoint(0, 0)).y() >= filled.stack.geometry().bottom()
    remove, cancel = filled.question.buttons()
    assert (remove.text(), cancel.text()) == ("Remove", "Cancel")
    assert cancel.hasFocus()
    QTest.keyClick(cancel, Qt.Key.Key_Escape)
    assert not filled.question.isVisible()
    assert filled.view.hasFocus()
    assert len(names(filled)) == 3


def test_files_that_cannot_be_read_are_no_documents_in_any_count(filled, qtbot, tmp_path):
    damaged = tmp_path / "damaged.pdf"
    damaged.write_bytes(b"%PDF-1.7 nothing")
    with qtbot.waitSignal(filled.imports_ended, timeout=WAIT):
        filled.add_paths([damaged])
    qtbot.waitUntil(lambda: "1 could not be read" in filled.trouble.problems.text(), timeout=WAIT)
    whole = filled.collections.model.shelves[0]
    assert whole.shown == 3
    with qtbot.waitSignal(filled.counted, timeout=WAIT) as caught:
        filled._show_fitting()
    assert caught.args == [3]


def test_documents_on_their_way_are_counted_as_they_are_listed(filled, qtbot, papers):
    with qtbot.waitSignal(filled.imports_ended, timeout=WAIT):
        filled.add_paths([DATA_SHEET])
        qtbot.waitUntil(lambda: len(filled.model.entries) == 4, timeout=WAIT)
        filled._show_fitting()
        assert filled.collections.model.shelves[0].shown == 4


def test_documents_are_moved_and_copied_by_menu_and_by_drag(filled, qtbot):
    key = new_collection(filled, qtbot, "Contracts")
    filled.collections.choose(None)
    filled.view.setCurrentIndex(filled.shown.index(0, 0))
    (entry,) = filled.view.chosen()
    menus = {action.text(): action.menu() for action in filled.view.menu([entry]).actions() if action.menu()}
    assert [action.text() for action in menus["Move to"].actions()] == ["Contracts"]
    menus["Move to"].actions()[0].trigger()
    qtbot.waitUntil(lambda: shelves(filled) == [("All documents", 3), ("Contracts", 1), ("General", 2)], timeout=WAIT)
    qtbot.waitUntil(lambda: "moved to “Contracts”" in filled.notice.text, timeout=WAIT)
    filled.notice.buttons()[0].click()
    qtbot.waitUntil(lambda: ("General", 3) in shelves(filled), timeout=WAIT)
    shown = filled.collections.list
    where = shown.visualRect(filled.collections.model.index(filled.collections.model.row_of(key))).center()
    dragged = filled.shown.mimeData([filled.shown.index(0, 0), filled.shown.index(1, 0)])
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    shown.dropEvent(QDropEvent(QPointF(where), Qt.DropAction.CopyAction, dragged, left, none))
    qtbot.waitUntil(lambda: ("Contracts", 2) in shelves(filled), timeout=WAIT)
    qtbot.waitUntil(lambda: "2 documents copied to “Contracts”" in filled.notice.text, timeout=WAIT)
    assert ("General", 3) in shelves(filled)


def test_several_documents_are_asked_together(filled, qtbot):
    filled.view.selectAll()
    actions = {action.text(): action for action in filled.view.menu(filled.view.chosen()).actions()}
    with qtbot.waitSignal(filled.scope_chosen) as caught:
        actions["Ask only these 3 documents"].trigger()
    assert {document.name for document in caught.args[0]} == {"a 2.txt", "a 10.txt", "b.txt"}


def test_a_linked_folder_gets_a_collection_of_its_name(pane, qtbot, tmp_path):
    folder = tmp_path / "Contracts 2026"
    folder.mkdir()
    (folder / "a.txt").write_text("A paper about the pump.")
    pane.collections.link_folder(folder, None)
    qtbot.waitUntil(lambda: ("Contracts 2026", 1) in shelves(pane), timeout=WAIT)
    qtbot.waitUntil(lambda: not (pane.imports.tally.left or pane._desk.busy), timeout=WAIT)


def test_the_menu_and_the_keys_of_the_list(filled, qtbot):
    filled.view.setCurrentIndex(filled.shown.index(0, 0))
    menu = filled.view.menu(filled.view.chosen())
    texts = [action.text() for action in menu.actions() if action.text()]
    assert texts[:3] == ["Open", "Ask only this document", "Tables…"]
    assert "Show in folder" in texts
    QTest.keyClick(filled.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "a 2.txt"
    with qtbot.waitSignal(filled.document_chosen) as caught:
        QTest.keyClick(filled.view, Qt.Key.Key_Return)
    assert caught.args[0].name == "a 2.txt"


def test_a_document_is_read_again_from_the_menu(filled, qtbot):
    with qtbot.waitSignal(filled.imports_ended, timeout=WAIT):
        filled.view.reading_asked.emit([filled.model.entries[0]])
    settle(filled, qtbot)
    assert len(names(filled)) == 3


# ---------------------------------------------------------------------------------- troubles


def test_what_could_not_be_read_is_listed_and_dismissed(pane, qtbot, tmp_path, papers):
    (tmp_path / "picture.jpg").write_bytes(b"no\0picture")
    (tmp_path / "broken.pdf").write_bytes(b"%PDF-1.7\nnothing that could be read")
    take_in(pane, qtbot, [tmp_path / "picture.jpg", tmp_path / "broken.pdf"])
    qtbot.waitUntil(lambda: pane.trouble.problems.text() == "2 could not be read", timeout=WAIT)
    assert names(pane) == ["broken.pdf"]
    pane.trouble.problems.click()
    assert pane.stack.currentIndex() == Shown.PROBLEMS
    reasons = [entry.reason for entry in pane.problems.shown.entries()]
    assert all(reasons)
    pane.problems.dismiss_button.click()
    qtbot.waitUntil(lambda: pane.stack.currentIndex() == Shown.LIST, timeout=WAIT)
    assert not pane.trouble.isVisible()
    qtbot.waitUntil(lambda: not pane._desk.busy, timeout=WAIT)


def test_what_could_not_be_read_is_tried_again(pane, qtbot, tmp_path):
    paper = tmp_path / "paper.txt"
    paper.write_bytes(b"no\0text")
    take_in(pane, qtbot, [paper])
    qtbot.waitUntil(lambda: pane.problems.shown.rowCount() == 1, timeout=WAIT)
    assert pane.stack.currentIndex() == Shown.EMPTY
    paper.write_text("A text at last.")
    with qtbot.waitSignal(pane.imports_ended, timeout=WAIT):
        pane.trouble.problems.click()
        pane.problems.retry_button.click()
    settle(pane, qtbot)
    assert names(pane) == ["paper.txt"]


def test_all_work_is_paused_and_goes_on(pane, qtbot, papers):
    pane.add_paths(papers)
    qtbot.waitUntil(lambda: pane.imports.tally.left == 3, timeout=WAIT)
    pane.work.pause_button.click()
    qtbot.waitUntil(lambda: pane.imports.tally.held == 3, timeout=WAIT)
    assert "3 paused" in pane.work.text.text()
    qtbot.waitUntil(lambda: not pane._desk.busy, timeout=WAIT)
    with qtbot.waitSignal(pane.imports_ended, timeout=WAIT):
        pane.work.resume_button.click()
    assert not pane.work.isVisible()


def test_documents_whose_file_is_gone_are_kept_or_removed(pane, qtbot, papers):
    folder = papers[0].parent / "linked"
    folder.mkdir()
    papers[0].rename(folder / "a.txt")
    pane.collections.link_folder(folder, DEFAULT_COLLECTION)
    qtbot.waitUntil(lambda: pane.imports.tally.left == 0 and len(pane.model.documents) == 1, timeout=WAIT)
    (folder / "a.txt").unlink()
    qtbot.waitUntil(lambda: pane.trouble.gone.text() == "1 file missing", timeout=WAIT)
    pane.trouble.gone.click()
    qtbot.waitUntil(lambda: "a.txt" in pane.question.text, timeout=WAIT)
    assert [button.text() for button in pane.question.buttons()] == ["Remove", "Dismiss", "Cancel"]
    pane.question.buttons()[2].click()
    assert pane.trouble.gone.isVisible()
    pane.trouble.gone.click()
    qtbot.waitUntil(pane.question.isVisible, timeout=WAIT)
    pane.question.buttons()[1].click()
    qtbot.waitUntil(lambda: not pane.trouble.gone.isVisible(), timeout=WAIT)
    assert names(pane) == ["a.txt"]
    qtbot.waitUntil(lambda: not pane._desk.busy, timeout=WAIT)


def test_the_menu_opens_by_key_where_the_current_row_is(filled):
    assert filled.collections.list.row_at(QPoint(-5, -5)) == filled.collections.list.currentIndex().row()
