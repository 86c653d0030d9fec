"""What is known of a document as a whole: made once, kept with it, made anew when it is read anew, gone with it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.library import Library
from localmind_desktop.core.model import Document, Mode, Progress, Scope, State
from localmind_desktop.core.model.insight import DocumentClass, EntityKind, ItemState
from localmind_desktop.core.settings import Models, Settings
from localmind_desktop.core.task import CancelToken, result_of

pytestmark = pytest.mark.sampled(2)
SETTINGS = Settings(models=Models(embedder="folder:none", reranker="none", server="http://127.0.0.1:9"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "library"


@pytest.fixture
def library(folder: Path) -> Iterator[Library]:
    opened = Library.open(folder, SETTINGS)
    yield opened
    opened.close()


@pytest.fixture
def contract(library: Library, samples: Path) -> Document:
    result = result_of(library.ingest(samples / "maintenance-contract.pdf", CancelToken()))
    assert result.document_id is not None
    return library.document(result.document_id)


def test_a_contract_is_described_by_rule(library: Library, contract: Document) -> None:
    found = library.insights.of(contract)
    assert found.classified.label is DocumentClass.CONTRACT
    assert found.classified.reasons
    assert found.analysis.made_by == "rules"
    assert found.analysis.description
    assert found.named(EntityKind.ORGANISATION)
    assert {item.item for item in found.review if item.state is ItemState.FOUND} >= {"parties", "termination"}
    pages = range(1, contract.pages + 1)
    places = [place for item in found.review for place in item.places]
    places += [place for entity in found.entities for place in entity.places]
    assert places
    assert all(place.page in pages for place in places)
    assert not found.failed


def test_it_is_made_with_the_document_and_kept(folder: Path, samples: Path) -> None:
    library = Library.open(folder, SETTINGS)
    events: list[Progress] = []
    result = result_of(library.ingest(samples / "maintenance-contract.pdf", CancelToken()))
    assert result.document_id is not None
    assert library.after_work.waiting() == [result.document_id]
    result_of(library.resume(CancelToken()), events.append)
    assert [event.state for event in events] == [State.ANALYSING]
    assert library.after_work.waiting() == []
    found = library.insights.of(library.document(result.document_id))
    library.close()
    again = Library.open(folder, SETTINGS)
    events.clear()
    result_of(again.resume(CancelToken()), events.append)
    assert State.ANALYSING not in [event.state for event in events]
    assert again.insights.of(again.document(result.document_id)) == found
    again.close()


def test_the_class_that_the_user_set_stays(library: Library, contract: Document) -> None:
    found = library.insights.choose_class(contract, DocumentClass.POLICY)
    assert found.classified.label is DocumentClass.POLICY
    assert {item.item for item in found.review} != set()
    result_of(library.read_again(contract.id, CancelToken()))
    document = library.document(contract.id)
    assert library.insights.of(document).classified.label is DocumentClass.POLICY
    assert library.insights.choose_class(document, None).classified.label is DocumentClass.CONTRACT


def test_what_is_mentioned_is_found_until_the_document_goes(library: Library, contract: Document) -> None:
    kept = library._catalog.inspections
    (name, *_) = library.insights.of(contract).named(EntityKind.ORGANISATION)
    assert contract.id in kept.mentioning(name.value.upper())
    assert kept.mentioning("nobody of this name") == frozenset()
    assert kept.classes() == {contract.id: DocumentClass.CONTRACT}
    result_of(library.remove(contract.id, CancelToken()))
    assert kept.mentioning(name.value) == frozenset()
    assert kept.classes() == {}


def test_without_a_server_the_rules_stand(library: Library, contract: Document) -> None:
    found = library.insights.of(contract)
    with pytest.raises(ModelError):
        library.insights.describe(contract, CancelToken())
    assert library.insights.of(contract) == found


def test_a_question_is_answered_from_what_is_known(library: Library, contract: Document) -> None:
    question = "Which contracts have a liability clause?"
    result_of(library.resume(CancelToken()))
    answer = result_of(library.ask(question, None, Scope(), CancelToken()))
    assert (answer.mode, answer.route) == (Mode.TABLE, "documents")
    assert answer.text.startswith("6.1 The Contractor is liable without limit for intent")
    (cited,) = answer.citations
    assert cited.quote.startswith("6.1 The Contractor is liable")
    assert all(place.box.x1 > place.box.x0 for place in cited.places)
    library.insights.choose_class(contract, DocumentClass.POLICY)
    answer = result_of(library.ask(question, None, Scope(), CancelToken()))
    assert answer.route != "documents"


def test_what_is_found_out_of_a_document_that_goes_meanwhile_is_not_kept(library: Library, contract: Document) -> None:
    found = library.insights.of(contract)
    result_of(library.remove(contract.id, CancelToken()))
    kept = library._catalog.inspections
    kept.keep(contract.id, "1", found)
    kept.keep_begun(contract.id, "1", "part", "said")
    assert kept.of(contract.id) is None
    assert kept.begun(contract.id, "1") == {}
    assert kept.mentioning("Brightwater") == frozenset()
