"""Settings that change while the library is open: what answers is swapped, what is loaded stays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from localmind_desktop.core import Answer, CancelToken, Library, Mode, Scope, Settings, result_of
from localmind_desktop.core.settings import Caches, Models
from tests.fakes.ollama_models import LLAMA, NOMIC, QWEN
from tests.fakes.ollama_server import OllamaStandIn

OFF = Settings(
    models=Models(embedder="folder:absent", reranker="none", use_chat=False), caches=Caches(exact=False, meaning=False)
)
QUESTION = "Why does the pump of type KX-7 keep its pressure?"


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    (tmp_path / "notes.md").write_text("# Pump\n\nThe pump of type KX-7 keeps its pressure at four bar.\n")
    opened = Library.open(tmp_path / "library", OFF)
    result_of(opened.ingest(tmp_path / "notes.md", CancelToken()))
    yield opened
    opened.close()


def asked(library: Library) -> Answer:
    return result_of(library.ask(QUESTION, None, Scope(), CancelToken()))


def test_a_language_model_and_its_server_are_swapped(library: Library) -> None:
    assert asked(library).mode is not Mode.GENERATED
    child = library._models.child
    with OllamaStandIn(QWEN, LLAMA) as server:
        server.answer_with("It keeps its pressure at four bar [1].")
        models = replace(OFF.models, use_chat=True, server=server.url, chat=LLAMA.name)
        library.change(replace(OFF, models=models))
        assert library.chat_check().detail.startswith(LLAMA.name)
        asked(library)
        assert {request.body["model"] for request in server.chats} == {LLAMA.name}
        library.change(replace(OFF, models=replace(models, chat=QWEN.name)))
        asked(library)
        assert {request.body["model"] for request in server.chats} == {LLAMA.name, QWEN.name}
        count = len(server.chats)
        library.change(OFF)
        assert asked(library).mode is not Mode.GENERATED
        assert len(server.chats) == count
    assert library._models.child is child  # and with it what it has loaded


@pytest.mark.parametrize("part", ["embedder", "embedders_beside"])
def test_documents_wait_for_another_search_model(library: Library, part: str) -> None:
    with OllamaStandIn(QWEN, NOMIC) as server:
        name = f"ollama:{NOMIC.name}"
        models = replace(OFF.models, server=server.url, **{part: name if part == "embedder" else (name,)})
        assert library.catching_up.waiting() == []
        library.change(replace(OFF, models=models))
        (document,) = library.documents()
        assert library.catching_up.waiting() == [document.id]
        result_of(library.catching_up.catch_up(document.id, CancelToken()))
        assert library.catching_up.waiting() == []
        (use,) = [use for use in library.catching_up.uses() if use.name == name]
        assert use.documents == 1
        assert library.search("KX-7 pressure", Scope())
