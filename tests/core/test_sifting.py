"""What is typed into the filter of the library: words, and amounts with comparisons."""

import math
from pathlib import Path

import pytest

from localmind_desktop.core.library import Library
from localmind_desktop.core.model.insight import DocumentClass
from localmind_desktop.core.settings import Models, Settings
from localmind_desktop.core.sifting import Amounts, names, query_of
from localmind_desktop.core.task import CancelToken, result_of

pytestmark = pytest.mark.sampled(2)

SETTINGS = Settings(models=Models(embedder="folder:absent", reranker="none", use_chat=False))
LETTERS = {
    "first.txt": "Supply agreement between Northwind Ltd and Acme GmbH. The price of all pumps is 12,500.00 EUR.",
    "second.txt": "Supply agreement between Selby Ltd and Acme GmbH. The price of all pumps is 900.00 EUR.",
    "third.txt": "Supply agreement between Selby Ltd and Northwind Ltd. The price of all pumps is 15,000.00 USD.",
}


@pytest.mark.parametrize(
    ("typed", "words", "amounts"),
    [
        ("contract ACME", ("contract", "acme"), []),
        ("Invoices over 10,000 EUR", ("invoices",), [Amounts(10_000, math.inf, open_low=True, currency="EUR")]),
        ("at least $5 million", (), [Amounts(5_000_000, math.inf, currency="USD")]),
        ("unter 1.000,50 €", (), [Amounts(-math.inf, 1_000.5, open_high=True, currency="EUR")]),
        ("pump between 100 and 200 USD", ("pump",), [Amounts(100, 200, currency="USD")]),
        ("> 250", (), [Amounts(250, math.inf, open_low=True)]),
        ("acme 20 GBP", ("acme",), [Amounts(20, 20, currency="GBP")]),
        ("aq-37 2024", ("aq-37", "2024"), []),
        ("over 5 mA", ("over", "5", "ma"), []),
        ("   ", (), []),
        (
            "over 100 USD under 500 USD",
            (),
            [
                Amounts(100, math.inf, open_low=True, currency="USD"),
                Amounts(-math.inf, 500, open_high=True, currency="USD"),
            ],
        ),
    ],
)
def test_what_is_typed_is_read_as_words_and_amounts(typed, words, amounts):
    assert query_of(typed) == (words, tuple(amounts))


@pytest.mark.parametrize(
    ("amounts", "mentioned", "met"),
    [
        (Amounts(100, math.inf, open_low=True, currency="EUR"), "100.00 EUR", False),
        (Amounts(100, math.inf, currency="EUR"), "100.00 EUR", True),
        (Amounts(100, math.inf, currency="EUR"), "100.00 USD", False),
        (Amounts(100, math.inf), "100.00 USD", True),
        (Amounts(-math.inf, 50, open_high=True), "50.00 USD", False),
        (Amounts(-math.inf, 50), "-20.48 EUR", True),
        (Amounts(7, 7), "5.00–10.00 USD", True),
        (Amounts(11, 12), "5.00–10.00 USD", False),
    ],
)
def test_an_amount_is_met_by_one_within_and_by_a_span_that_reaches_into_it(amounts, mentioned, met):
    assert amounts.meet(mentioned) is met


def test_other_forms_of_a_word_name_the_same():
    assert names("invoices", "Invoice")
    assert names("policies", "Policy")
    assert not names("pumps", "Invoice")
    assert not names("of", "Terms of use")


@pytest.fixture
def library(tmp_path: Path):
    opened = Library.open(tmp_path / "library", SETTINGS)
    for name, text in LETTERS.items():
        (tmp_path / name).write_text(f"Agreement\n\n{text}\n", encoding="utf-8")
        result_of(opened.ingest(tmp_path / name, CancelToken()))
    for document in opened.documents():
        opened.insights.of(document)
    yield opened
    opened.close()


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("over 10,000 EUR", {"first.txt"}),
        ("over 10,000", {"first.txt", "third.txt"}),
        ("under 1,000 €", {"second.txt"}),
        ("over 20,000", set()),
    ],
)
def test_amounts_are_looked_up_in_what_documents_mention(library, typed, found):
    sifted = library.insights.sift(typed)
    assert {document.name for document in library.documents() if document.id in sifted.amounts} == found


def test_names_are_looked_up_and_other_words_are_not(library):
    sifted = library.insights.sift("acme pumps 500")
    named = {
        word: {document.name for document in library.documents() if document.id in documents}
        for word, documents in sifted.mentions.items()
    }
    assert named == {"acme": {"first.txt", "second.txt"}, "pumps": set(), "500": set()}
    assert sifted.amounts is None
    assert set(sifted.classes.values()) <= set(DocumentClass)
    assert len(sifted.classes) == len(LETTERS)
