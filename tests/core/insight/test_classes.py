"""Classes of drawn and of real documents, with the words that say so."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import pytest

from localmind_desktop.core.insight.classes import class_of
from localmind_desktop.core.insight.cues import Cues
from localmind_desktop.core.insight.runs import runs_of
from localmind_desktop.core.model import BlockKind, Box, Line, PageRead
from localmind_desktop.core.model.insight import DocumentClass, TextRun
from localmind_desktop.core.parsing import join_fragments, kind_of, read_document
from localmind_desktop.core.settings import Limits
from localmind_desktop.core.task import CancelToken
from tests.core.insight.drawn_business import LABELS, contract, invoice

pytestmark = pytest.mark.sampled(2)

LANGUAGES = ("en", "de", "fr")
CORPUS = Path(__file__).resolve().parents[4] / "shared" / "corpus"
REAL = {
    "rechnung-kostenrechnung-de.pdf": DocumentClass.INVOICE,
    "avoir-fr-type381.pdf": DocumentClass.INVOICE,
    "meanbee-maintenance-agreement.pdf": DocumentClass.CONTRACT,
    "meanbee-mutual-nda.docx": DocumentClass.CONTRACT,
    "pepsico-2023q1-earnings.pdf": DocumentClass.FINANCIAL,
    "max30102-datasheet.pdf": DocumentClass.TECHNICAL,
    "purvis-poetry.epub": DocumentClass.GENERAL,
    "iceland.docx": DocumentClass.GENERAL,
}


def found(text: str, *terms: str) -> list[str]:
    return [text[start:end] for _, start, end in Cues(terms).found(text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_contract_is_one_in_every_language(language: str) -> None:
    told = class_of(contract(language), "", ())
    assert told.label is DocumentClass.CONTRACT
    assert 0.5 <= told.probability <= 1.0


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invoice_is_one_in_every_language(language: str) -> None:
    runs, tables = invoice(language, [Decimal("120.00"), Decimal("80.50")], Decimal("38.10"), Decimal("238.60"))
    assert class_of(runs, LABELS[language]["name"], tables).label is DocumentClass.INVOICE


def test_reasons_are_words_of_the_document() -> None:
    runs = contract("de")
    text = "\n".join(run.text for run in runs).casefold()
    reasons = class_of(runs, "", ()).reasons
    assert reasons
    assert all(reason in text for reason in reasons)


def test_a_text_without_cues_is_general() -> None:
    line = Line("The heron stood in the reeds and the evening came over the lake.", Box(0, 0, 100, 10))
    assert class_of([TextRun(1, (line,), BlockKind.PARAGRAPH)], "", ()).label is DocumentClass.GENERAL


def test_nothing_at_all_is_general() -> None:
    assert class_of([], "", ()).label is DocumentClass.GENERAL


@pytest.mark.parametrize("name", REAL)
def test_real_documents_have_their_class(name: str) -> None:
    path = CORPUS / name
    if not path.is_file():
        pytest.skip("the corpus is not on this machine")
    pages = [
        one for one in read_document(path, Limits(), CancelToken(), kind=kind_of(path)) if isinstance(one, PageRead)
    ]
    tables = join_fragments(pages)
    assert class_of(list(runs_of(pages, tables)), "", tables).label is REAL[name]


def test_a_star_stands_for_letters_and_alone_for_words() -> None:
    assert found("Termination and Kaufvertrag", "terminat*", "*vertrag") == ["Termination", "Kaufvertrag"]
    assert found("nachfolgend auch kurz Mieter genannt", "nachfolgend * genannt") == [
        "nachfolgend auch kurz Mieter genannt"
    ]


def test_the_longest_term_counts_and_none_within_it() -> None:
    assert found("Due date: 1 May, date: 2 May", "date", "due date") == ["Due date", "date"]


def test_terms_are_whole_words_but_chinese_ones_anywhere() -> None:
    assert found("party, partying; 本合同终止", "party", "合同") == ["party", "合同"]
