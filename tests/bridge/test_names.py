"""What documents are called: by their titles, told apart by their files where they share one."""

from dataclasses import replace

import pytest

from localmind_desktop.bridge.names import renamed, shown_names
from localmind_desktop.bridge.scopes import ScopeFilter, ScopeModel
from tests.ui.samples import answer, citation
from tests.ui.test_chat_pane import document

MANUAL = replace(document("1", "a.pdf"), title="Manual")
SAME = replace(document("2", "b.pdf"), title="manual")
OTHER = replace(document("3", "c.pdf"), title="Data sheet")
BARE = document("4", "d.pdf")


@pytest.mark.parametrize(
    ("documents", "titles", "names"),
    [
        ((MANUAL, BARE), True, ["Manual", "d.pdf"]),
        ((MANUAL, SAME, OTHER), True, ["Manual (a.pdf)", "manual (b.pdf)", "Data sheet"]),
        ((MANUAL, SAME, OTHER), False, ["a.pdf", "b.pdf", "c.pdf"]),
    ],
)
def test_documents_are_called_by_their_titles_where_that_tells_them_apart(documents, titles, names):
    assert list(shown_names(documents, titles=titles).values()) == names


def test_an_answer_names_its_documents_and_what_is_not_known_keeps_its_name():
    cited = replace(citation(1), document_id="1", document="a.pdf")
    gone = replace(citation(2), document_id="9", document="gone.pdf")
    shown = renamed(answer("12 mA [1]", citations=(cited, gone)), {"1": "Manual"})
    assert [each.document for each in shown.citations] == ["Manual", "gone.pdf"]


def test_scopes_are_found_by_title_and_by_file(qtbot):
    model = ScopeModel("All documents")
    model.offer((), (MANUAL, BARE), shown_names((MANUAL, BARE)))
    narrowed = ScopeFilter(model)
    for typed in ("manual", "a.pdf"):
        narrowed.set_text(typed)
        assert [narrowed.index(row, 0).data() for row in range(narrowed.rowCount())] == ["All documents", "Manual"]
