"""The stand-in server speaks the protocol: the real `ollama` client is content with it."""

from __future__ import annotations

import httpx
import ollama
import pytest

from tests.fakes.ollama_models import LLAMA, NOMIC, QWEN, REMOTE, THINKER
from tests.fakes.ollama_server import OllamaStandIn


@pytest.fixture
def client(ollama_server: OllamaStandIn) -> ollama.Client:
    return ollama.Client(host=ollama_server.url, trust_env=False, timeout=20)


def test_the_real_client_reads_its_stream(ollama_server: OllamaStandIn, client: ollama.Client) -> None:
    ollama_server.answer_with("It is 110 kV [1].", thinking="let me see")
    parts = list(client.chat(QWEN.name, [{"role": "user", "content": "Voltage?"}], stream=True))
    assert "".join(part.message.content for part in parts) == "It is 110 kV [1]."
    assert "".join(part.message.thinking or "" for part in parts) == "let me see"
    assert [part.done for part in parts] == [False] * (len(parts) - 1) + [True]
    assert parts[-1].done_reason == "stop"
    assert parts[-1].prompt_eval_count > 0


def test_the_real_client_reads_a_whole_answer(ollama_server: OllamaStandIn, client: ollama.Client) -> None:
    ollama_server.answer_with("It is 110 kV [1].")
    assert client.chat(QWEN.name, [{"role": "user", "content": "Voltage?"}]).message.content == "It is 110 kV [1]."


def test_the_real_client_reads_lists_and_descriptions(ollama_server: OllamaStandIn, client: ollama.Client) -> None:
    ollama_server.models.append(THINKER)
    assert [model.model for model in client.list().models] == [QWEN.name, LLAMA.name, NOMIC.name, THINKER.name]
    shown = client.show(LLAMA.name)
    assert shown.modelinfo["llama.context_length"] == LLAMA.window
    assert shown.capabilities == ["completion", "tools"]
    assert client.ps().models == []


def test_it_tells_the_window_that_is_loaded(ollama_server: OllamaStandIn, client: ollama.Client) -> None:
    ollama_server.loaded_window = 4096
    assert client.ps().models[0].context_length == 4096


def test_the_real_client_loads_and_unloads(ollama_server: OllamaStandIn, client: ollama.Client) -> None:
    assert client.chat(QWEN.name, []).done_reason == "load"
    assert client.chat(QWEN.name, [], keep_alive=0).done_reason == "unload"
    assert [body.get("keep_alive") for body in ollama_server.sent_to("/api/chat")] == [None, 0]


def test_the_real_client_embeds(client: ollama.Client) -> None:
    vectors = client.embed(NOMIC.name, ["one two", "three"]).embeddings
    assert [len(vector) for vector in vectors] == [NOMIC.dimensions] * 2
    assert client.embed(NOMIC.name, []).embeddings == []


@pytest.mark.parametrize(
    ("model", "status"), [("absent", 404), (NOMIC.name, 400), ("gpt-oss:120b-cloud", 403), ("kimi-k2:cloud", 403)]
)
def test_the_real_client_is_refused(
    ollama_server: OllamaStandIn, client: ollama.Client, model: str, status: int
) -> None:
    with pytest.raises(ollama.ResponseError) as refused:
        client.chat(model, [{"role": "user", "content": "Hello"}])
    assert refused.value.status_code == status
    assert ollama_server.cloud_names == ([model] if status == 403 else [])


def test_plain_routes_answer_as_the_real_ones(ollama_server: OllamaStandIn) -> None:
    with httpx.Client(base_url=ollama_server.url, trust_env=False) as plain:
        assert plain.get("/").text == "Ollama is running"
        assert plain.head("/").status_code == 200
        assert plain.get("/api/version").json() == {"version": "0.32.15"}
        assert plain.head("/api/tags").status_code == 200
        assert (plain.get("/nowhere").status_code, plain.get("/nowhere").text) == (404, "404 page not found")
        assert plain.get("/api/chat").status_code == 405
        assert plain.post("/api/show", json={}).json() == {"error": "model is required"}
        assert plain.post("/api/show", json={"model": "no good"}).status_code == 400


def test_the_real_client_drops_what_marks_a_remote_model(ollama_server: OllamaStandIn, client: ollama.Client) -> None:
    """Why the adapter looks at what the server really said, beside what the client makes of it."""
    ollama_server.models = [REMOTE]
    assert "remote_host" not in client.list().models[0].model_dump(exclude_none=True)
    with httpx.Client(base_url=ollama_server.url, trust_env=False) as plain:
        assert plain.get("/api/tags").json()["models"][0]["remote_host"]
