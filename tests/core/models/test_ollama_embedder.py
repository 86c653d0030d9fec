"""Embedding models behind an Ollama server."""

from __future__ import annotations

import numpy as np
import pytest

from localmind_desktop.core.errors import (
    ModelError,
    ModelMissing,
    ModelRefused,
    PromptTooLong,
    ServerUnreachable,
)
from localmind_desktop.core.models.ollama import OllamaServer
from localmind_desktop.core.models.ollama_embedder import OllamaEmbedder
from localmind_desktop.core.models.wire import Wire
from tests.fakes.ollama_models import MXBAI, NOMIC, QWEN, REMOTE
from tests.fakes.ollama_scripts import Cut, Reply, failure
from tests.fakes.ollama_server import OllamaStandIn, word_vector

pytestmark = pytest.mark.sampled(2)

TEXTS = ["rated voltage of the transformer", "colour", "the oil of the transformer is checked every year"]


@pytest.fixture
def embedder(server: OllamaServer) -> OllamaEmbedder:
    return OllamaEmbedder(server, "nomic-embed-text", call_seconds=20.0)


def test_order_is_kept_and_vectors_are_of_length_one(embedder: OllamaEmbedder) -> None:
    vectors = embedder.passages(TEXTS)
    assert vectors.dtype == np.float32
    assert vectors.shape == (3, NOMIC.dimensions)
    assert np.allclose(np.linalg.norm(vectors, axis=1), 1, atol=1e-6)
    for text, vector in zip(TEXTS, vectors, strict=True):
        assert np.allclose(vector, word_vector(f"search_document: {text}", NOMIC.dimensions), atol=1e-6)


def test_prefixes_of_the_family(ollama_server: OllamaStandIn, server: OllamaServer, embedder: OllamaEmbedder) -> None:
    assert embedder.question("voltage?").shape == (NOMIC.dimensions,)
    assert ollama_server.sent_to("/api/embed")[-1]["input"] == ["search_query: voltage?"]
    ollama_server.models.append(MXBAI)
    other = OllamaEmbedder(server, "mxbai-embed-large", 20.0)
    other.question("voltage?")
    sent = ollama_server.sent_to("/api/embed")[-1]
    assert sent["input"] == ["Represent this sentence for searching relevant passages: voltage?"]
    other.passages(["110 kV"])
    assert ollama_server.sent_to("/api/embed")[-1]["input"] == ["110 kV"]
    assert other.stamp != embedder.stamp


def test_batches_of_32_never_cut(ollama_server: OllamaStandIn, embedder: OllamaEmbedder) -> None:
    texts = [f"row {number} " + "x" * (number % 7) for number in range(70)]
    vectors = embedder.passages(texts)
    sent = [body for body in ollama_server.sent_to("/api/embed") if len(body["input"]) > 1]
    assert [len(body["input"]) for body in sent] == [32, 32, 6]
    assert {(body["truncate"], body["options"]["num_ctx"]) for body in sent} == {(False, NOMIC.window)}
    assert np.allclose(vectors[41], word_vector(f"search_document: {texts[41]}", NOMIC.dimensions), atol=1e-6)
    assert embedder.passages([]).shape == (0, NOMIC.dimensions)


def test_a_long_text_is_halved_and_averaged(ollama_server: OllamaStandIn, embedder: OllamaEmbedder) -> None:
    long = "transformer oil " * 1000
    vectors = embedder.passages(["short", long, "brief"])
    assert np.allclose(np.linalg.norm(vectors, axis=1), 1, atol=1e-6)
    sent = [text for body in ollama_server.sent_to("/api/embed")[-2:] for text in body["input"]]
    assert all(text.startswith("search_document: ") for text in sent)
    expected = word_vector("search_document: transformer oil", NOMIC.dimensions)
    assert float(vectors[1] @ np.asarray(expected, dtype=np.float32)) > 0.6


def test_what_stays_too_long_is_an_error(ollama_server: OllamaStandIn, embedder: OllamaEmbedder) -> None:
    assert embedder.stamp
    ollama_server.overrides["/api/embed"] = failure(400, "the input length exceeds the context length")
    with pytest.raises(PromptTooLong):
        embedder.passages(["word " * 2000])


def test_one_bad_text_does_not_spoil_its_batch(ollama_server: OllamaStandIn, embedder: OllamaEmbedder) -> None:
    vectors = embedder.passages([*TEXTS, "word " * 4000])
    assert np.allclose(vectors[1], word_vector(f"search_document: {TEXTS[1]}", NOMIC.dimensions), atol=1e-6)


def test_models_that_cannot_embed_are_refused(ollama_server: OllamaStandIn, server: OllamaServer) -> None:
    ollama_server.models.append(REMOTE)
    with pytest.raises(ModelError, match="cannot embed"):
        OllamaEmbedder(server, QWEN.name, 20.0).passages(TEXTS)
    assert ollama_server.sent_to("/api/embed") == []
    with pytest.raises(ModelMissing):
        OllamaEmbedder(server, "absent", 20.0).passages(TEXTS)
    for name in (REMOTE.name, "embed:cloud"):
        with pytest.raises(ModelRefused):
            OllamaEmbedder(server, name, 20.0).passages(TEXTS)
    ollama_server.version = "0.6.0"  # tells no abilities: then the server's 501 does
    with pytest.raises(ModelError, match="cannot embed"):
        OllamaEmbedder(server, QWEN.name, 20.0).passages(TEXTS)


@pytest.mark.parametrize(
    "body",
    [
        {"embeddings": []},
        {"embeddings": [[1.0, 0.0]]},
        {"embeddings": [[1.0], [0.0, 1.0], [1.0]]},
        {"embeddings": [["a"], ["b"], ["c"]]},
        {"embeddings": [[], [], []]},
        {"embedding": [1.0]},
    ],
    ids=["none", "too few", "ragged", "no numbers", "empty", "old shape"],
)
def test_unusable_replies(ollama_server: OllamaStandIn, embedder: OllamaEmbedder, body: dict) -> None:
    assert embedder.stamp
    ollama_server.overrides["/api/embed"] = [Reply(200, body)]
    with pytest.raises(ModelError):
        embedder.passages(TEXTS)
    assert len(ollama_server.sent_to("/api/embed")) == 2  # the first vector told the dimensions


def test_vectors_without_direction_or_number(ollama_server: OllamaStandIn, embedder: OllamaEmbedder) -> None:
    assert embedder.stamp
    for value in (b"0.0", b"NaN", b"1e999"):
        row = b"[" + b",".join([value] * NOMIC.dimensions) + b"]"
        ollama_server.overrides["/api/embed"] = [Reply(200, b'{"embeddings": [' + row + b"]}")]
        with pytest.raises(ModelError):
            embedder.question("voltage?")


def test_a_changed_dimension_is_noticed(ollama_server: OllamaStandIn, embedder: OllamaEmbedder) -> None:
    assert embedder.stamp
    ollama_server.embed_dimensions = 32
    with pytest.raises(ModelError, match="exchanged"):
        embedder.passages(TEXTS)


@pytest.mark.parametrize(
    "step", [Reply(503, {"error": "server busy"}), Reply(500, b"", ""), Cut(b"{")], ids=["busy", "failed", "cut"]
)
def test_passing_failures_are_retried(ollama_server: OllamaStandIn, embedder: OllamaEmbedder, step: object) -> None:
    assert embedder.stamp
    ollama_server.script(step, path="/api/embed")
    assert embedder.passages(TEXTS).shape == (3, NOMIC.dimensions)


def test_no_server() -> None:
    embedder = OllamaEmbedder(OllamaServer(Wire("http://127.0.0.1:1", 1.0)), "nomic-embed-text", 5.0)
    with pytest.raises(ServerUnreachable):
        embedder.question("voltage?")
