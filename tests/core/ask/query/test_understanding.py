"""What a question is understood to ask, in a library and in the trace of its answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from localmind_desktop.core.library import Library
from localmind_desktop.core.model import Answer, HistoryTurn, Scope
from localmind_desktop.core.settings import Models, Settings
from localmind_desktop.core.task import CancelToken, result_of

pytestmark = pytest.mark.sampled(2)

PLAIN = Settings(models=Models(embedder="folder:none", reranker="none", use_chat=False))
START_UP = "What is the typical start-up time of the AQ-37?"


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory, samples: Path) -> Path:
    """A library of two sample documents."""
    folder = tmp_path_factory.mktemp("understanding") / "library"
    library = Library.open(folder, PLAIN)
    for path in sorted(samples.glob("*-sheet.pdf")) + sorted(samples.glob("*contract*.pdf")):
        result_of(library.ingest(path, CancelToken()))
    library.close()
    return folder


@pytest.fixture
def library(filled: Path) -> Iterator[Library]:
    opened = Library.open(filled, PLAIN)
    yield opened
    opened.close()


def _ask(library: Library, question: str, *history: str) -> Answer:
    turns = [HistoryTurn(turn, "") for turn in history]
    return result_of(library.ask(question, None, Scope(), CancelToken(), turns, fresh=True))


def test_the_trace_tells_how_a_question_was_understood(library):
    trace = _ask(library, START_UP).trace
    assert (trace.standalone, trace.standalone_by, trace.subquestions) == (START_UP, "bypass", ())
    assert trace.route
    trace = _ask(library, "And in sleep mode?", START_UP).trace
    assert trace.standalone_by == "rule"
    assert "AQ-37" in trace.standalone


def test_the_trace_tells_the_two_questions_in_one(library):
    trace = _ask(library, "How should I fasten the sensor, and how much current does it draw while measuring?").trace
    assert trace.subquestions == ("How should I fasten the sensor", "how much current does it draw while measuring?")


def test_a_document_that_the_question_names_is_the_scope(library):
    name = next(document.name for document in library.documents() if "sheet" in document.name)
    answer = _ask(library, f"What is the typical supply current while measuring in {name}?")
    assert answer.trace.filters == (f"document {name}",)
    assert {citation.document for citation in answer.citations} == {name}
    assert answer.standalone_question == "What is the typical supply current while measuring?"


def test_pages_that_do_not_answer_are_said_and_left(library):
    name = next(document.name for document in library.documents() if "sheet" in document.name)
    right = _ask(library, f"On page 2 of {name}, what is the typical start-up time of the AQ-37?")
    assert (right.citations[0].page, "page 2" in right.trace.filters) == (2, True)
    wrong = _ask(library, f"On page 99 of {name}, what is the typical start-up time of the AQ-37?")
    assert wrong.citations[0].page == 2
    assert any("whole document" in note for note in wrong.trace.notes)


def test_each_step_can_be_switched_off(filled):
    off = replace(PLAIN.understanding, follow_ups=False, split=False, filters=False, glossary=False, wordnet="none")
    library = Library.open(filled, replace(PLAIN, understanding=off))
    trace = _ask(library, "And what is its weight on page 2 and what is its price?", START_UP).trace
    assert trace.standalone == "And what is its weight on page 2 and what is its price?"
    assert (trace.standalone_by, trace.subquestions, trace.filters, trace.variants) == ("bypass", (), (), ())
    library.close()


def test_glossaries_of_documents_taken_in_before_are_made_from_what_is_stored(filled):
    library = Library.open(filled, PLAIN)
    catalog = library._catalog
    ids = [document.id for document in library.documents()]
    for document_id in ids:
        catalog.glossaries.keep(document_id, "0", [("ZZ", "Zero Zone")])
    library.close()
    library = Library.open(filled, PLAIN)
    assert library._catalog.glossaries.missing("0") == ids
    assert library._catalog.glossaries.of_short(["ZZ"], Scope()) == []
    library.close()
