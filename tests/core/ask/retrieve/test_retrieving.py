"""Finding passages in a real catalog and index, by keyword and by the real built-in model."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from localmind_desktop.core.ask.retrieve.retrieving import Found, Retriever
from localmind_desktop.core.model import Scope
from localmind_desktop.core.models.embedder import FolderEmbedder
from localmind_desktop.core.settings import Retrieval
from tests.core.ask.shelf import Paper, Written, shelf
from tests.fakes.fixtures import builtin_model, inference_child

pytestmark = pytest.mark.sampled(2)

__all__ = ["builtin_model", "inference_child"]

PAPERS = [
    Paper(
        "pump.pdf",
        "Pump KX-7 handbook",
        [Written("Table 1 - Limits", ["Quantity", "Value"], [["Rated pressure", "6 bar"], ["Flow", "40 l/min"]])],
        ["Drain the oil before winter.", "The register CTRL_REG5_XL starts the motor."],
    ),
    Paper(
        "gateway.pdf",
        "Gateway GW-2 handbook",
        [Written("Table 1 - Codes", ["Code", "Meaning"], [["0x8A", "Banned"], ["0x93", "Server busy"]])],
        ["The gateway speaks mqtt-sn over radio.", "It was tested after EN 60730\u20132\u20139."],
    ),
    Paper("wartung.pdf", "Wartungsvertrag", [], ["Die Kündigungsfrist beträgt drei Monate zum Jahresende."]),
    Paper("entretien.pdf", "Contrat d\u2019entretien", [], ["Le délai de résiliation est de trois mois."]),
    Paper("电机.pdf", "电机手册", [], ["电机的额定功率为 5 kW。", "供电电压为 400 V。"]),
]


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    return shelf(tmp_path_factory.mktemp("library"), PAPERS)


@pytest.fixture(scope="module")
def by_words(library) -> Retriever:
    catalog, index = library
    return Retriever(catalog, index, None, None, Retrieval())


@pytest.fixture(scope="module")
def retriever(by_words: Retriever, builtin_model: FolderEmbedder) -> Retriever:
    for document in by_words.catalog.documents():
        chunks = by_words.catalog.chunks(document.id)
        vectors = builtin_model.passages([f"{chunk.context}\n{chunk.text}" for chunk in chunks])
        by_words.index.add_vectors(builtin_model.stamp, document.collection, chunks, vectors)
    return replace(by_words, embedder=builtin_model)


def best(found: Found) -> tuple[str, str]:
    return found.passages[0].document, found.passages[0].chunk.text


@pytest.mark.parametrize(
    ("question", "document", "text"),
    [
        ("What does CTRL_REG5_XL do?", "pump.pdf", "CTRL_REG5_XL"),
        ("ctrl reg5", "pump.pdf", "CTRL_REG5_XL"),
        ("What is 0x8A?", "gateway.pdf", "0x8A"),
        ("Is MQTT-SN spoken?", "gateway.pdf", "mqtt-sn"),
        ("EN 60730-2-9", "gateway.pdf", "60730"),
        ("EN 60730\u22122\u22129?", "gateway.pdf", "60730"),
        ("rated pressure of KX-7", "pump.pdf", "6 bar"),
        ("Welche Kündigungsfrist gilt?", "wartung.pdf", "drei Monate"),
        ("Quel est le délai de résiliation ?", "entretien.pdf", "trois mois"),
        ("电机的额定功率是多少？", "电机.pdf", "5 kW"),
    ],
)
def test_questions_find_their_passage(by_words, retriever, question, document, text):
    for one in (by_words, retriever):
        found = best(one.find(question, Scope()))
        assert found[0] == document
        assert text in found[1]


def test_what_has_no_common_word_is_found_by_meaning(retriever):
    assert "oil" in best(retriever.find("empty the lubricant in the cold season", Scope()))[1]


def test_it_is_said_that_nothing_was_searched_by_meaning(by_words, retriever):
    assert "No embedding model" in by_words.find("oil", Scope()).notes[0]
    assert "script" in retriever.find("电机的额定功率是多少？", Scope()).notes[0]
    assert retriever.find("When is the oil drained?", Scope()).notes == ()


def test_nothing_over_the_floors_is_nothing(retriever):
    assert retriever.find("zebra violin", Scope()).passages == ()
    loose = replace(retriever, settings=Retrieval(similarity_floor=0.0))
    assert loose.find("zebra violin", Scope()).passages


def test_a_threshold_is_a_share_of_the_result(retriever):
    strict = replace(retriever, settings=Retrieval(least_share=0.5))
    all_of_them = retriever.find("rated pressure of the pump", Scope()).passages
    kept = strict.find("rated pressure of the pump", Scope()).passages
    assert 0 < len(kept) < len(all_of_them)
    assert min(one.scores.share for one in kept) >= 0.5


def test_another_form_of_the_question_finds_too(by_words):
    found = by_words.find("lubricant", Scope(), variants=["drain the oil"])
    assert "Drain the oil" in best(found)[1]


def test_synonyms_are_searched_for_where_the_word_is_unknown(by_words):
    knowing = replace(by_words, synonyms=lambda words: {"lubricant": ("oil", "grease")})
    assert "oil" in best(knowing.find("lubricant", Scope()))[1]
    assert knowing.find("drain lubricant", Scope()).words.synonyms == ("oil", "grease")


def test_the_second_look_and_keyword_care_can_be_switched_off(by_words):
    plain = replace(by_words, settings=Retrieval(closer_look=False, keyword_care=False))
    found = plain.find("What is the rated pressure?", Scope())
    assert "6 bar" in best(found)[1]
    assert [stage.name for stage in found.stages] == ["keywords", "meaning", "fuse"]
    assert found.words.kept == ("What is the rated pressure?",)


def test_fairness_only_where_several_documents_are_searched(by_words):
    settings = Retrieval(passages_per_document=1, keep=2)
    one_each = replace(by_words, settings=settings)
    found = one_each.find("handbook table", Scope())
    assert len({one.document for one in one_each.best("handbook table", found, Scope()).passages}) == 2
    pump = Scope(documents=(by_words.catalog.documents()[0].id,))
    found = one_each.find("handbook table", pump)
    assert len(one_each.best("handbook table", found, pump).passages) == 2


def test_searches_stay_within_their_scope(retriever):
    elsewhere = Scope(collection="Other")
    assert retriever.find("rated pressure of KX-7", elsewhere).passages == ()


def test_counts_follow_the_library(tmp_path: Path):
    catalog, _ = shelf(tmp_path, PAPERS[:1])
    assert catalog.terms.frequencies(["motor", "violin"]) == {"motor": 1, "violin": 0}
    catalog.remove_documents([catalog.documents()[0].id])
    assert catalog.terms.frequencies(["motor"]) == {"motor": 0}
    assert catalog.terms.chunk_total() == 0
    catalog.close()
