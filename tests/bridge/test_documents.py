from dataclasses import replace

import pytest
from PySide6.QtCore import QPersistentModelIndex, Qt

from localmind_desktop.bridge.document_filter import DocumentFilter, ProblemFilter
from localmind_desktop.bridge.documents import DocumentModel
from localmind_desktop.bridge.ordering import Order
from localmind_desktop.core.model import Document, ImportResult, Progress, State


def document(key: str, name: str, state: State = State.READY, **more) -> Document:
    facts = {"reason": None, "sha256": key, "size": 1, "pages": 2, "tables": 1, "rows": 3, "chunks": 4, "ocr_pages": 0}
    facts |= {"added": 0.0, "source": ""}
    return Document(id=key, name=name, collection="Documents", state=state, **(facts | more))


@pytest.fixture
def model(qtmodeltester) -> DocumentModel:
    made = DocumentModel()
    qtmodeltester.check(made)
    return made


def names(model: DocumentModel) -> list[str]:
    return [entry.name for entry in model.entries]


def test_the_catalogs_documents_come_change_and_go(model):
    model.refresh([document("1", "a.pdf"), document("2", "b.pdf", State.QUEUED)])
    model.refresh([document("2", "b.pdf"), document("3", "c.pdf")])
    assert names(model) == ["b.pdf", "c.pdf"]
    assert all(entry.state is State.READY for entry in model.entries)


def test_an_import_keeps_its_row_from_waiting_to_ready(model):
    model.expect("import:1", "new.pdf")
    assert model.entry("import:1").under_way
    model.follow("import:1", Progress("9", "new (2).pdf", State.READING, 5, 20, 12.0))
    entry = model.entry("import:1")
    assert (entry.name, entry.share, entry.seconds_left) == ("new (2).pdf", 0.25, 12.0)
    model.refresh([document("9", "new (2).pdf", State.READING)])
    assert len(model.entries) == 1
    assert model.entry("import:1").under_way
    model.settle("import:1", ImportResult("new.pdf", "new (2).pdf", "ready", None, document_id="9"))
    model.refresh([document("9", "new (2).pdf")])
    assert len(model.entries) == 1
    assert not model.entries[0].under_way
    assert model.entries[0].document is not None


def test_a_failure_that_the_catalog_does_not_keep_stays_until_it_is_dropped(model):
    model.expect("import:1", "broken.pdf")
    model.fail("import:1", "It is broken.")
    model.refresh([])
    assert model.entries[0].reason == "It is broken."
    model.drop("import:1")
    assert not model.entries


def test_a_duplicate_leaves_no_row(model):
    model.expect("import:1", "again.pdf")
    model.settle("import:1", ImportResult("again.pdf", "again.pdf", "duplicate", "It is there already."))
    assert not model.entries


def test_a_file_that_was_turned_away_is_a_problem_and_no_document(model):
    model.expect("import:1", "picture.jpg")
    model.settle("import:1", ImportResult("picture.jpg", "picture.jpg", "skipped", "It cannot be read."))
    assert model.entries[0].turned_away
    assert DocumentFilter(model).rowCount() == 0
    problems = ProblemFilter(model)
    assert problems.entries() == list(model.entries)
    model.refresh([replace(document("1", "a.pdf", State.FAILED), dismissed=True)])
    assert [entry.name for entry in problems.entries()] == ["picture.jpg"]


def test_taking_a_document_in_again_uses_one_row(model):
    model.refresh([document("1", "a.pdf")])
    model.expect("import:1", "a.pdf")
    model.follow("import:1", Progress("1", "a.pdf", State.READING))
    assert names(model) == ["a.pdf"]


def test_an_interrupted_document_is_followed_under_its_own_id_and_rests_afterwards(model):
    model.refresh([document("1", "a.pdf", State.QUEUED)])
    model.follow("1", Progress("1", "a.pdf", State.EMBEDDING, 1, 2))
    assert model.entries[0].under_way
    model.rest(())
    assert not model.entries[0].under_way


def test_reasons_are_shown_as_text_not_as_html(model):
    model.expect("import:1", "<b>x</b>.pdf")
    tip = model.index(0).data(Qt.ItemDataRole.ToolTipRole)
    assert "&lt;b&gt;" in tip


def test_names_stand_in_the_order_in_which_people_sort_them(model):
    model.refresh([document(str(n), name) for n, name in enumerate(["b 10.pdf", "B 9.pdf", "a.pdf", "b 9a.pdf"])])
    assert names(model) == ["a.pdf", "B 9.pdf", "b 9a.pdf", "b 10.pdf"]
    model.arrange(Order.NAME, reverse=True)
    assert names(model) == ["b 10.pdf", "b 9a.pdf", "B 9.pdf", "a.pdf"]


def test_orders(model):
    model.refresh(
        [
            document("1", "a", size=5, added=3.0),
            document("2", "b", State.FAILED, size=9, added=1.0),
            document("3", "c", size=7, added=2.0),
        ]
    )
    model.expect("file", "z")
    orders = dict.fromkeys(Order, "")
    for order in Order:
        model.arrange(order)
        orders[order] = "".join(names(model))
    assert orders == {Order.NAME: "abcz", Order.DATE: "zacb", Order.SIZE: "bcaz", Order.STATE: "zbac"}


def test_a_row_moves_when_its_state_changes_and_stays_selected(model):
    model.arrange(Order.STATE)
    model.refresh([document("1", "a"), document("2", "b"), document("3", "c")])
    chosen = QPersistentModelIndex(model.index(2))
    model.follow("3", Progress("3", "c", State.READING, 1, 2))
    assert names(model) == ["c", "a", "b"]
    assert chosen.row() == 0
    model.arrange(Order.NAME)
    assert chosen.data() == "c"


def test_many_rows_come_and_go_at_once(model):
    resets: list[int] = []
    model.modelReset.connect(lambda: resets.append(model.rowCount()))
    model.refresh([document(str(n), f"{n}.pdf") for n in range(500)])
    model.refresh([])
    assert resets == [500, 0]


def test_the_filter_finds_words_of_name_and_state_in_any_order(model):
    model.refresh([document("1", "Zeta.pdf"), document("2", "alpha.pdf", State.FAILED), document("3", "beta.pdf")])
    shown = DocumentFilter(model)
    shown.name_states(lambda entry: {State.FAILED: "Could not be read"}.get(entry.state, "Ready"))

    def found(text: str) -> list[str]:
        shown.set_text(text)
        return [shown.index(row, 0).data() for row in range(shown.rowCount())]

    assert found("") == ["alpha.pdf", "beta.pdf", "Zeta.pdf"]
    assert found("ETA") == ["beta.pdf", "Zeta.pdf"]
    assert found("not pdf") == ["alpha.pdf"]
    model.follow("3", Progress("3", "beta.pdf", State.READING))
    model.fail("3", "broken")
    assert found("not pdf") == ["alpha.pdf", "beta.pdf"]


def test_the_filter_shows_one_collection(model):
    model.refresh([document("1", "a.pdf"), document("2", "b.pdf")])
    model.expect("file", "c.pdf", "Other")
    shown = DocumentFilter(model)
    shown.set_collection("Other")
    assert [shown.index(row, 0).data() for row in range(shown.rowCount())] == ["c.pdf"]
    shown.set_collection(None)
    assert shown.rowCount() == 3


def test_files_that_are_gone_and_paused_documents_are_marked(model):
    paused = document("2", "b.pdf", State.READING, paused=True)
    model.refresh([replace(document("1", "a.pdf"), source="/papers/a.pdf"), paused], {"/papers/a.pdf"})
    assert [(entry.gone, entry.paused) for entry in model.entries] == [(True, False), (False, True)]


def test_a_row_tells_screen_readers_its_name_and_state(model):
    model.describe(lambda entry: "Ready")
    model.refresh([document("1", "a.pdf")])
    assert model.index(0).data(Qt.ItemDataRole.AccessibleTextRole) == "a.pdf, Ready"


def test_documents_are_called_by_their_titles_or_by_their_file_names(model):
    titled = (
        document("1", "z.pdf", title="Annual report"),
        document("2", "m.pdf"),
        document("3", "a.pdf", title="Zebra"),
    )
    model.refresh(titled)
    kept = QPersistentModelIndex(model.index(0))
    assert names(model) == ["z.pdf", "m.pdf", "a.pdf"]
    assert [model.index(row).data() for row in range(3)] == ["Annual report", "m.pdf", "Zebra"]
    assert [model.index(row).data(DocumentModel.TitleRole) for row in range(3)] == ["Annual report", "", "Zebra"]
    told = model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert told.startswith("Annual report, z.pdf, ")
    model.show_titles(False)
    assert names(model) == ["a.pdf", "m.pdf", "z.pdf"]
    assert [model.index(row).data() for row in range(3)] == ["a.pdf", "m.pdf", "z.pdf"]
    assert kept.data(DocumentModel.EntryRole).name == "z.pdf"


@pytest.mark.parametrize("titles", [True, False])
def test_the_filter_finds_titles_and_file_names(model, titles):
    model.refresh([document("1", "z.pdf", title="Annual report"), document("2", "m.pdf")])
    model.show_titles(titles)
    shown = DocumentFilter(model)
    for typed in ("annual", "z.pdf", "report z"):
        shown.set_text(typed)
        assert [shown.index(row, 0).data(DocumentModel.EntryRole).name for row in range(shown.rowCount())] == ["z.pdf"]


def test_a_document_waits_for_its_password_until_it_was_read(model):
    locked = document("1", "a.pdf", State.FAILED, pages=0, locked=True, reason="It is protected.")
    model.refresh([locked, document("2", "b.pdf", State.FAILED, pages=0), document("3", "c.pdf", locked=True)])
    assert [entry.needs_password for entry in model.entries] == [True, False, False]
    model.begin("1")
    assert not model.entry("1").needs_password
