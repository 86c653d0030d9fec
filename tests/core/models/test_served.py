"""What a model server has, as a list to choose from; a trial of a model; addresses and keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.errors import KeyWanted, ModelError, ModelMissing, ServerUnreachable
from localmind_desktop.core.models import DIRECT, Access, ModelShelf, build_models, check_chat, served_models, try_chat
from localmind_desktop.core.settings import Limits, Models
from localmind_desktop.core.system.addresses import address_fault
from localmind_desktop.core.system.keys import ServerKeys
from localmind_desktop.core.task import Cancelled, CancelToken
from tests.fakes.ollama_models import LLAMA, NOMIC, QWEN, REMOTE
from tests.fakes.ollama_scripts import answer
from tests.fakes.ollama_server import OllamaStandIn
from tests.fakes.openai_server import OpenAIStandIn

KEY = "sk-secret"


@pytest.fixture
def keyed_server() -> Iterator[OpenAIStandIn]:
    with OpenAIStandIn() as server:
        server.key = KEY
        yield server


@pytest.mark.parametrize("version", ["0.6.0", "0.12.6", "0.32.15"])
def test_the_models_of_a_server_are_listed(ollama_server: OllamaStandIn, version: str) -> None:
    ollama_server.version = version
    ollama_server.models = [QWEN, LLAMA, NOMIC, REMOTE]
    said = served_models(Models(server=ollama_server.url))
    assert said.server == f"Ollama {version}"
    found = {model.name: model for model in said.models}
    assert list(found) == [QWEN.name, LLAMA.name, NOMIC.name]  # not what would go elsewhere
    assert (found[QWEN.name].quantization, found[QWEN.name].parameters) == ("Q4_K_M", "7.6B")
    assert found[QWEN.name].size == 4_683_087_332
    assert found[QWEN.name].window == QWEN.window
    assert [name for name, model in found.items() if model.can_chat] == [QWEN.name, LLAMA.name]
    assert [name for name, model in found.items() if model.can_embed] == [NOMIC.name]


def test_the_models_of_another_kind_of_server_are_listed() -> None:
    with OpenAIStandIn() as server:
        said = served_models(Models(server=server.url))
    assert said.server == "OpenAI-compatible"
    assert [(model.name, model.window, model.can_chat) for model in said.models] == [
        ("qwen2.5-7b-instruct", 8192, True),
        ("nomic-embed-text", 8192, False),
    ]


def test_chat_and_embeddings_may_have_servers_of_their_own(ollama_server: OllamaStandIn, tmp_path: Path) -> None:
    with OpenAIStandIn() as other:
        settings = Models(server=ollama_server.url, embedding_server=other.url, embedder="openai:nomic-embed-text")
        assert settings.servers == (ollama_server.url, other.url)
        assert served_models(settings, embedding=True).server == "OpenAI-compatible"
        models = build_models(settings, Limits(), ModelShelf(tmp_path))
        assert models.embedder is not None
        assert len(models.embedder.question("supply current")) > 0
        assert models.chat().name == QWEN.name
        models.close()
        assert {request.path for request in other.requests} >= {"/v1/embeddings"}
    assert not ollama_server.sent_to("/api/embed")


def test_a_trial_tells_how_fast_a_model_writes(ollama_server: OllamaStandIn) -> None:
    ollama_server.script(*answer("one, two, three, four, five"))
    trial = try_chat(Models(server=ollama_server.url), QWEN.name, CancelToken())
    assert (trial.model, trial.window) == (QWEN.name, 16_384)
    assert trial.first_seconds > 0
    assert trial.tokens_per_second > 0
    with pytest.raises(ModelMissing):
        try_chat(Models(server=ollama_server.url), "absent", CancelToken())
    ollama_server.script(*answer(""))
    with pytest.raises(ModelError, match="did not write"):
        try_chat(Models(server=ollama_server.url), "", CancelToken())


def test_a_trial_can_be_cancelled(ollama_server: OllamaStandIn) -> None:
    cancel = CancelToken()
    cancel.cancel()
    with pytest.raises(Cancelled):
        try_chat(Models(server=ollama_server.url), "", cancel)


def test_whether_a_language_model_is_there_is_looked_at_alone(tmp_path: Path) -> None:
    with OllamaStandIn(QWEN) as server:
        settings = Models(server=server.url)
        assert check_chat(settings, DIRECT, ModelShelf(tmp_path)).ok
        server.models = []
        assert not check_chat(settings, DIRECT, ModelShelf(tmp_path)).ok
    assert "No model server" in check_chat(settings, DIRECT, ModelShelf(tmp_path)).detail
    with pytest.raises(ServerUnreachable):
        served_models(settings)


def test_a_key_goes_to_the_server_that_it_is_for(keyed_server: OpenAIStandIn, ollama_server: OllamaStandIn) -> None:
    keys = ServerKeys()
    assert not keys.keep(keyed_server.url, KEY)  # there is no keyring in tests
    access = Access(key=keys.of)
    named = Models(server=keyed_server.url, keyed_servers=(keyed_server.url,))
    assert served_models(named, access).models
    assert keyed_server.requests[-1].headers["authorization"] == f"Bearer {KEY}"
    with pytest.raises(KeyWanted):
        served_models(Models(server=keyed_server.url, server_kind="openai"), access)
    served_models(Models(server=ollama_server.url, keyed_servers=(keyed_server.url,)), access)
    assert not any("authorization" in request.headers for request in ollama_server.requests)
    keys.keep(keyed_server.url, "")
    with pytest.raises(KeyWanted):
        served_models(Models(server=keyed_server.url, keyed_servers=(keyed_server.url,), server_kind="openai"), access)


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("htp:/bad address", "no spaces"),
        ("htp://127.0.0.1:11434", "begins with http://"),
        ("http:/127.0.0.1:11434", "two slashes"),
        ("http//127.0.0.1", "two slashes"),
        ("http://", "missing"),
        ("", "missing"),
        ("http://127.0.0.1:99999", "port"),
        ("http://127.0.0.1:ollama", "port"),
        ("http://me:secret@server", "passwords"),
        ("http://300.1.1.1:11434", "300.1.1.1"),
        ("http://my,server:11434", "my,server"),
        ("http://server/?model=x", "ends before"),
        ("https://ollama.com", "cloud"),
    ],
)
def test_a_wrong_address_is_named_while_it_is_typed(typed: str, reason: str) -> None:
    assert reason in address_fault(typed)


@pytest.mark.parametrize(
    "typed",
    ["127.0.0.1", "localhost:11434", "gpu-box.lan:1234", "http://[::1]:8080/v1", "https://büro.example/ollama/"],
)
def test_a_right_address_has_no_fault(typed: str) -> None:
    assert address_fault(typed) == ""


@given(st.text(max_size=40))
def test_whatever_is_typed_is_judged(typed: str) -> None:
    fault = address_fault(typed)
    assert fault == "" or fault.endswith("Example: http://127.0.0.1:11434") or "cloud" in fault
