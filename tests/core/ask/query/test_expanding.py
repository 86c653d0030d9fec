"""The same question in other words: by the library's abbreviations, and by a model."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from localmind_desktop.core.ask.query.asked import present_terms
from localmind_desktop.core.ask.query.expanding import explained, variants_of, widened, written_variants
from localmind_desktop.core.errors import ModelMissing
from localmind_desktop.core.model import Scope, State
from localmind_desktop.core.models.ollama import OllamaServer
from localmind_desktop.core.models.wire import Wire
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.task import CancelToken
from tests.core.ask.building import question
from tests.core.store.building import document
from tests.fakes.fixtures import ollama_server  # noqa: F401 - a fixture
from tests.fakes.ollama_server import OllamaStandIn

ENTRIES = [("QoS", "Quality of Service"), ("WHO", "World Health Organization"), ("DO", "Data Object")]


@pytest.fixture
def catalog(tmp_path: Path) -> Iterator[Catalog]:
    opened = Catalog(tmp_path / "catalog.sqlite")
    opened.add_document(replace(document("a.pdf", State.READY), id="a", collection="One"))
    opened.glossaries.keep("a", "1", ENTRIES)
    yield opened
    opened.close()


@pytest.fixture
def chat(ollama_server: OllamaStandIn):  # noqa: F811
    wire = Wire(ollama_server.url, connect_seconds=2.0)
    yield lambda: OllamaServer(wire).chat("", window=8192, silence_seconds=20.0)
    wire.close()


@pytest.mark.parametrize(
    ("asked", "variants"),
    [
        ("Which QoS level is the default?", ("Which Quality of Service level is the default?",)),
        ("which qos level is the default?", ("which Quality of Service level is the default?",)),
        ("Which quality of service is the default?", ("Which QoS is the default?",)),
        ("What does the WHO recommend?", ("What does the World Health Organization recommend?",)),
        ("Who is the supplier, and what do they do?", ()),
        ("Which CoS level is the default?", ()),
    ],
)
def test_abbreviations_and_long_forms_stand_for_each_other(catalog, asked, variants):
    assert variants_of(asked, explained(asked, catalog.glossaries, Scope())) == variants


def test_nothing_is_taken_from_another_collection(catalog):
    assert explained("Which QoS level?", catalog.glossaries, Scope(collection="Two")).all == ()


def test_an_abbreviation_is_met_by_its_words_and_they_by_it(catalog):
    asking = question("Which QoS level is the default?")
    text = present_terms(["the default quality of service level"])
    met = widened(asking, explained(asking.question, catalog.glossaries, Scope()))
    assert [want.token for want in asking.wanted if not want.met_by(text)] == ["QoS"]
    assert all(want.met_by(text) for want in met.wanted)
    asking = question("Which quality of service is the default?")
    met = widened(asking, explained(asking.question, catalog.glossaries, Scope()))
    assert all(want.met_by(present_terms(["default QoS"])) for want in met.wanted)


def test_a_model_writes_variants_that_keep_names_and_numbers(chat, ollama_server):  # noqa: F811
    good = ("At 5 V, which current does the A1 draw?", "What is the A1's current at 5 V?")
    wanted = [good[0], "What does the B2 draw at 5 V?", good[1]]
    ollama_server.answer_with(json.dumps({"variants": wanted}))
    made = written_variants("What is the current of the A1 at 5 V?", chat, 2, CancelToken())
    assert made == good
    assert ollama_server.sent_to("/api/chat")[0]["format"]["required"] == ["variants"]


@pytest.mark.parametrize("text", ['{"variants": []}', '{"other": 1}', "no JSON"])
def test_what_has_another_shape_is_dropped(chat, ollama_server, text):  # noqa: F811
    ollama_server.answer_with(text)
    assert written_variants("What is the current of the A1?", chat, 3, CancelToken()) == ()


def test_without_a_model_there_are_none():
    def missing():
        raise ModelMissing("There is none.")

    assert written_variants("What is the current?", missing, 3, CancelToken()) == ()
