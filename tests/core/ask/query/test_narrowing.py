"""Where a question itself says to look."""

import pytest

from localmind_desktop.core.ask.query.narrowing import narrowed
from localmind_desktop.core.model import Scope
from tests.core.store.building import document

NAMES = ("aq-37-data-sheet.pdf", "Annual Report 2023.pdf", "contract.pdf", "b2.docx")
DOCUMENTS = [document(name) for name in NAMES]
IDS = {one.name: one.id for one in DOCUMENTS}


def _narrowed(question: str, scope: Scope = Scope()):  # noqa: B008 - frozen
    return narrowed(question, scope, lambda: DOCUMENTS)


@pytest.mark.parametrize(
    ("question", "name", "left"),
    [
        ("What is the weight in aq-37-data-sheet.pdf?", NAMES[0], "What is the weight?"),
        ("According to the document aq-37-data-sheet, what is the weight?", NAMES[0], "what is the weight?"),
        ('What is the profit in "Annual Report 2023.pdf"?', NAMES[1], "What is the profit?"),
        ("In contract.pdf, what is the notice period?", NAMES[2], "what is the notice period?"),
        ("Wie lang ist die Frist laut contract.pdf?", NAMES[2], "Wie lang ist die Frist?"),
        ("Quelle est la durée dans contract.pdf ?", NAMES[2], "Quelle est la durée?"),
    ],
)
def test_a_document_by_its_file_name(question, name, left):
    found = _narrowed(question)
    assert found.scope.documents == (IDS[name],)
    assert found.question == left
    assert found.filters == (f"document {name}",)


@pytest.mark.parametrize(
    "question",
    [
        "What is the weight of the contract?",
        "What does the annual report say?",
        "What is CTRL_REG5?",
        "What is the profit in other-file.pdf?",
        "What is in my-contract.pdf?",
        "What is the value on page 12?",
        "Which voltage has B2?",
    ],
)
def test_nothing_else_names_a_document(question):
    assert _narrowed(question) == narrowed(question, Scope(), list)


def test_a_scope_is_never_left():
    chosen = Scope(documents=(IDS[NAMES[0]],))
    assert _narrowed("What is the notice period in contract.pdf?", chosen).scope == chosen
    assert _narrowed("What is the weight in aq-37-data-sheet.pdf?", chosen).scope == chosen


@pytest.mark.parametrize(
    ("question", "pages", "left"),
    [
        ("What is the weight on page 12?", (12, 12), "What is the weight?"),
        ("What is said on pages 3-5 about the pump?", (3, 5), "What is said about the pump?"),
        ("On page 7, what is the voltage?", (7, 7), "what is the voltage?"),
        ("Was steht auf Seite 4 zur Pumpe?", (4, 4), "Was steht zur Pumpe?"),
        ("Que dit la pompe à la page 9 ?", (9, 9), "Que dit la pompe?"),
        ("第12页的电压是多少？", (12, 12), "电压是多少？"),
    ],
)
def test_pages_count_within_one_document(question, pages, left):
    scope = Scope(documents=("d",))
    found = _narrowed(question, scope)
    assert (found.scope.pages, found.question) == (pages, left)
    assert _narrowed(question).scope.pages is None


def test_a_collection_by_its_name():
    found = _narrowed(f"What is the weight of the pump in the collection {DOCUMENTS[0].collection}?")
    assert found.scope.collection == DOCUMENTS[0].collection
    assert found.question == "What is the weight of the pump?"
    assert _narrowed("What is in the collection Elsewhere?").scope == Scope()
