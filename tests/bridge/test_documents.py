import pytest
from PySide6.QtCore import Qt

from localmind_desktop.bridge.documents import DocumentFilter, DocumentModel
from localmind_desktop.core.model import Document, ImportResult, Progress, State


def document(key: str, name: str, state: State = State.READY, **more) -> Document:
    facts = {"reason": None, "sha256": key, "size": 1, "pages": 2, "tables": 1, "rows": 3, "chunks": 4, "ocr_pages": 0}
    return Document(id=key, name=name, collection="Documents", state=state, added=0.0, source="", **(facts | more))


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


@pytest.mark.parametrize("status", ["duplicate", "skipped"])
def test_a_duplicate_leaves_no_row(model, status):
    model.expect("import:1", "again.pdf")
    model.settle("import:1", ImportResult("again.pdf", "again.pdf", status, "It is there already."))
    assert not model.entries


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


def test_the_filter_sorts_and_finds_by_a_part_of_the_name(model):
    model.refresh([document("1", "Zeta.pdf"), document("2", "alpha.pdf"), document("3", "beta.pdf")])
    shown = DocumentFilter()
    shown.setSourceModel(model)
    assert [shown.index(row, 0).data() for row in range(3)] == ["alpha.pdf", "beta.pdf", "Zeta.pdf"]
    shown.setFilterFixedString("ETA")
    assert [shown.index(row, 0).data() for row in range(shown.rowCount())] == ["beta.pdf", "Zeta.pdf"]
