"""Servers with OpenAI's protocol, for chat and for embeddings: the same answers, the same care."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import numpy as np
import pytest

from localmind_desktop.core.errors import (
    KeyWanted,
    ModelError,
    ModelMissing,
    ModelRefused,
    PromptTooLong,
    ServerFailed,
    ServerUnreachable,
    StreamCut,
    WrongAddress,
)
from localmind_desktop.core.model import ChatEnd, Message, Token
from localmind_desktop.core.models import ModelShelf, build_models, check_models
from localmind_desktop.core.models.door import LONGEST_LINE
from localmind_desktop.core.models.openai import UNKNOWN_WINDOW, OpenAIChat, OpenAIServer
from localmind_desktop.core.models.openai_embedder import OpenAIEmbedder
from localmind_desktop.core.models.openai_thoughts import without_thoughts
from localmind_desktop.core.models.wire import Wire
from localmind_desktop.core.settings import Limits, Models
from localmind_desktop.core.task import CancelToken
from tests.core.models.conftest import QUESTION, collected
from tests.fakes.ollama_scripts import Bytes, Cut, Hold, Reply, failure
from tests.fakes.ollama_server import OllamaStandIn, too_long, word_vector
from tests.fakes.openai_server import DIMENSIONS, DONE, EVENTS, OpenAIStandIn, event, piece, said

pytestmark = pytest.mark.sampled(2)

WAIT_SECONDS = 20.0
NAME = "qwen2.5-7b-instruct"


@pytest.fixture
def openai_server() -> Iterator[OpenAIStandIn]:
    with OpenAIStandIn() as server:
        yield server


@pytest.fixture
def server(openai_server: OpenAIStandIn) -> Iterator[OpenAIServer]:
    wire = Wire(openai_server.url, connect_seconds=2.0)
    yield OpenAIServer(wire)
    wire.close()


@pytest.fixture
def chat(server: OpenAIServer) -> OpenAIChat:
    return server.chat("", 16_384, 20.0)


def ask(chat: OpenAIChat, **options: object) -> tuple[str, ChatEnd]:
    return collected(chat.stream(QUESTION, CancelToken(), **{"max_tokens": 256, **options}))


def test_an_answer_streams_and_ends(openai_server: OpenAIStandIn, chat: OpenAIChat) -> None:
    openai_server.answer_with("It is 110 kV [1].", thinking="let me see")
    text, end = ask(chat, stop=["###"])
    assert text == "It is 110 kV [1]."
    assert (end.reason, end.answer_tokens) == ("stop", 5)
    assert end.prompt_tokens
    body = openai_server.chats[0].body
    assert (body["model"], body["temperature"], body["max_tokens"], body["stop"]) == (NAME, 0, 256, ["###"])
    assert "authorization" not in openai_server.chats[0].headers


def test_how_fast_a_prompt_was_read(openai_server: OpenAIStandIn, chat: OpenAIChat) -> None:
    for timings, speed in (({"prompt_n": 400, "prompt_ms": 5_000.0}, 80.0), ({"prompt_n": 9, "prompt_ms": 0.1}, None)):
        last = event({"choices": [], "usage": {"prompt_tokens": 400}, "timings": timings})
        openai_server.script(event(piece("110 kV", "stop")), last, Bytes(DONE, EVENTS))
        assert ask(chat)[1].reading_speed == speed


def test_length_is_told(openai_server: OpenAIStandIn, chat: OpenAIChat) -> None:
    openai_server.answer_with("It is", reason="length")
    assert ask(chat)[1].reason == "length"


def test_a_schema_and_a_continuation_are_sent(openai_server: OpenAIStandIn, chat: OpenAIChat) -> None:
    ask(chat, schema={"type": "object"})
    assert openai_server.chats[0].body["response_format"]["json_schema"]["schema"] == {"type": "object"}
    collected(chat.stream([*QUESTION, Message("assistant", "It")], CancelToken(), max_tokens=9))
    body = openai_server.chats[1].body
    assert (body["continue_final_message"], body["add_generation_prompt"]) == (True, False)


def test_what_servers_do_differently(openai_server: OpenAIStandIn, chat: OpenAIChat) -> None:
    role = event(piece(None, role="assistant"))
    openai_server.script(Bytes(b": keep-alive\n\n", EVENTS), role, *said("It is\u2028so")[:-1])  # no [DONE]
    assert ask(chat)[0] == "It is\u2028so"
    openai_server.script(event(piece("It")), event(piece(" is", "stop")), Bytes(DONE.strip(), EVENTS))
    assert ask(chat)[0] == "It is"
    whole = b"".join(step.content for step in said("größer als 5 Ω"))
    openai_server.script(*(Bytes(whole[n : n + 7], EVENTS) for n in range(0, len(whole), 7)))
    assert ask(chat)[0] == "größer als 5 Ω"
    openai_server.script(Bytes(whole.replace(b"\n", b"\r\n"), EVENTS))
    assert ask(chat)[0] == "größer als 5 Ω"


@pytest.mark.parametrize(
    "steps",
    [
        (),
        (event(piece("It")),),
        (event(piece("It")), Bytes(DONE, EVENTS)),
        (event(piece("It")), Cut(b"data: {")),
        (event(piece("It")), Bytes(b'data: {"choices": [', EVENTS)),
        (event(piece("It")), event({"error": {"message": "died", "code": 500}}), Bytes(DONE, EVENTS)),
        (event(piece("It")), Bytes(b'event: error\ndata: {"error": "died"}\n\n', EVENTS)),
        (event(piece("It")), Bytes(b'error: {"message": "died"}\n\n', EVENTS)),
        (event(piece("It")), event(piece(None, "content_filter"))),
        (event(piece("It")), event(piece(None, "abort")), Bytes(DONE, EVENTS)),
        (event(piece("")),),
    ],
    ids=[
        *("nothing", "no reason", "done without a reason", "cut", "half line", "error and done", "error event"),
        *("error field", "filtered", "aborted", "an empty piece, as Ollama hides errors"),
    ],
)
def test_an_answer_without_its_end_is_incomplete(openai_server: OpenAIStandIn, chat: OpenAIChat, steps: tuple) -> None:
    openai_server.script(*steps)
    with pytest.raises(StreamCut):
        ask(chat)


@pytest.mark.parametrize(
    ("steps", "error"),
    [
        ((Reply(200, b"<html></html>", "text/html"),), WrongAddress),
        ((Bytes(b"hello\n", EVENTS),), WrongAddress),
        ((Bytes(b"data: hello\n\n", EVENTS),), WrongAddress),
        ((Bytes(b"data: [1]\n\n", EVENTS),), WrongAddress),
        ((Bytes(b"data: " + b"x" * (LONGEST_LINE + 1), EVENTS), Hold()), WrongAddress),
        ((event({"choices": "none"}),), WrongAddress),
        ((event({"object": "error", "message": "died"}),), WrongAddress),
        ((Reply(200, piece("It is 5 V", "stop")),), ServerFailed),
        ((Reply(401, {"error": {"message": "No key was given."}}),), KeyWanted),
        ((Reply(429, {"error": {"message": "Too many requests."}}),), ServerFailed),
        ((Reply(200, b"", EVENTS),), StreamCut),
        ((event({"error": {"message": "died", "code": 500}}),), ServerFailed),
        ((Reply(200, {"error": "No models loaded"}),), ModelError),
        (
            (Reply(503, {"error": {"code": 503, "message": "Loading model", "type": "unavailable_error"}}),),
            ServerFailed,
        ),
        ((Reply(400, too_long(9000, 8192)),), PromptTooLong),
        (
            (Reply(400, {"error": {"message": "This model's maximum context length is 8 tokens.", "code": 400}}),),
            PromptTooLong,
        ),
        ((Reply(404, {"error": {"message": "The model `x` does not exist.", "type": "NotFoundError"}}),), ModelMissing),
        ((Reply(302, b"", headers={"Location": "http://127.0.0.1:9/"}),), WrongAddress),
        (failure(500, "oops"), ServerFailed),
    ],
)
def test_failures_before_the_first_piece(
    openai_server: OpenAIStandIn, chat: OpenAIChat, steps: tuple, error: type[ModelError]
) -> None:
    openai_server.script(*steps)
    with pytest.raises(error):
        ask(chat)


def test_a_cut_prompt_is_noticed(openai_server: OpenAIStandIn, chat: OpenAIChat) -> None:
    usage = event({"choices": [], "usage": {"prompt_tokens": 3, "completion_tokens": 2}})
    openai_server.script(event(piece("110 kV", "stop")), usage, Bytes(DONE, EVENTS))
    with pytest.raises(ServerFailed, match="only a part"):
        collected(chat.stream([Message("user", "word " * 500)], CancelToken(), max_tokens=9))
    with pytest.raises(PromptTooLong):
        collected(chat.stream([Message("user", "word " * 20_000)], CancelToken(), max_tokens=9))


def test_silence_has_a_limit(openai_server: OpenAIStandIn, server: OpenAIServer) -> None:
    openai_server.script(Hold())
    with pytest.raises(ServerFailed, match="silent"):
        ask(server.chat("", 8192, 0.2))


def test_cancelling_frees_the_server(openai_server: OpenAIStandIn, chat: OpenAIChat) -> None:
    openai_server.script(event(piece("It")), Hold())
    cancel = CancelToken()
    stream = chat.stream(QUESTION, cancel, max_tokens=9)
    assert next(stream) == Token("It")
    stopping = threading.Timer(0.1, cancel.cancel)
    stopping.start()
    assert list(stream) == [ChatEnd("cancelled")]
    stopping.join()
    assert openai_server.chats[0].left.wait(WAIT_SECONDS)


def test_thoughts_are_left_out() -> None:
    assert "".join(without_thoughts(iter(["<th", "ink>hm", "</thi", "nk>\n\nIt", " is"]))) == "It is"
    assert "".join(without_thoughts(iter(["<", "5 V"]))) == "<5 V"
    assert "".join(without_thoughts(iter(["<think>only"]))) == ""
    assert "".join(without_thoughts(iter(["<t"]))) == "<t"


def test_the_window_is_what_the_server_tells(openai_server: OpenAIStandIn, server: OpenAIServer) -> None:
    assert server.chat("", 16_384, 20).window == 8192
    assert server.chat("", 4096, 20).window == 4096
    openai_server.max_model_len = 2048
    assert server.chat("", 16_384, 20).window == 2048
    openai_server.max_model_len = openai_server.n_ctx = None
    assert server.chat("", 16_384, 20).window == UNKNOWN_WINDOW


def test_which_model_is_taken(openai_server: OpenAIStandIn, server: OpenAIServer) -> None:
    openai_server.names = ["bge-m3", "llama-3", "Qwen2.5-7B-Instruct"]
    assert server.chat("", 8192, 20).name == "Qwen2.5-7B-Instruct"
    openai_server.names = ["text-embedding-x", "llama-3"]
    assert server.chat("", 8192, 20).name == "llama-3"
    with pytest.raises(ModelMissing):
        server.chat("absent", 8192, 20)
    with pytest.raises(ModelRefused):
        server.chat("big:cloud", 8192, 20)
    openai_server.names = []
    with pytest.raises(ModelMissing):
        server.chat("", 8192, 20)


def test_an_address_with_v1(openai_server: OpenAIStandIn) -> None:
    wire = Wire(f"{openai_server.url}/v1", connect_seconds=2.0)
    assert ask(OpenAIServer(wire).chat("", 8192, 20))[1].reason == "stop"
    wire.close()


# ---------------------------------------------------------------- embeddings


@pytest.fixture
def embedder(server: OpenAIServer) -> OpenAIEmbedder:
    return OpenAIEmbedder(server, "nomic-embed-text", call_seconds=20.0)


def test_vectors_in_the_order_asked(embedder: OpenAIEmbedder) -> None:
    texts = ["rated voltage", "colour", "the oil of the transformer"]
    vectors = embedder.passages(texts)
    assert vectors.shape == (3, DIMENSIONS)
    for text, vector in zip(texts, vectors, strict=True):
        assert np.allclose(vector, word_vector(f"search_document: {text}", DIMENSIONS), atol=1e-6)
    assert embedder.stamp.startswith("nomic-embed-text@")
    assert np.allclose(np.linalg.norm(embedder.question("colour")), 1)


@pytest.mark.parametrize(
    "body",
    [
        *({}, {"data": None}, {"data": []}, {"data": ["x"]}, {"data": [{"embedding": None}]}),
        *({"data": [{"index": 0, "embedding": one}]} for one in (["x"], [], [0.0, 0.0], [[1.0]], [float("nan")])),
        *({"data": [{"index": one, "embedding": [1.0] * DIMENSIONS}]} for one in ([0], {}, 7, None, -1)),
    ],
)
def test_unusable_vectors(openai_server: OpenAIStandIn, embedder: OpenAIEmbedder, body: dict) -> None:
    openai_server.overrides["/v1/embeddings"] = [Reply(200, body)]
    with pytest.raises(ModelError):
        embedder.passages(["colour"])


def test_an_embedder_is_asked_again(openai_server: OpenAIStandIn, embedder: OpenAIEmbedder) -> None:
    openai_server.script(*failure(503, "busy"), path="/v1/embeddings")
    assert embedder.passages(["colour"]).shape == (1, DIMENSIONS)


def test_an_embedder_that_is_not_there(server: OpenAIServer) -> None:
    with pytest.raises(ModelMissing):
        _ = OpenAIEmbedder(server, "absent", 20.0).stamp


# ---------------------------------------------------------------- beside Ollama


@pytest.mark.parametrize("kind", ["", "openai"])
def test_the_kind_of_server_is_found_out(openai_server: OpenAIStandIn, tmp_path, kind: str) -> None:
    settings = Models(server=openai_server.url, server_kind=kind, embedder="openai:nomic-embed-text")
    models = build_models(settings, Limits(), ModelShelf(tmp_path))
    assert models.chat().name == NAME
    assert models.embedder is not None
    assert models.embedder.passages(["x"]).shape == (1, DIMENSIONS)
    models.close()
    checks = {check.check: check for check in check_models(settings, Limits(), ModelShelf(tmp_path))}
    assert checks["model server"].ok
    assert "OpenAI" in checks["model server"].detail
    assert checks["chat model"].ok


def test_ollama_is_still_ollama(ollama_server: OllamaStandIn, tmp_path) -> None:
    models = build_models(Models(server=ollama_server.url), Limits(), ModelShelf(tmp_path))
    assert models.chat().name == "qwen2.5:7b-instruct"
    models.close()


def test_what_is_neither(openai_server: OpenAIStandIn, tmp_path) -> None:
    openai_server.overrides["/v1/models"] = [Reply(404, b"Not Found", "text/plain")]
    models = build_models(Models(server=openai_server.url), Limits(), ModelShelf(tmp_path))
    with pytest.raises(WrongAddress):
        models.chat()
    models.close()
    models = build_models(Models(server="http://127.0.0.1:9"), Limits(), ModelShelf(tmp_path))
    with pytest.raises(ServerUnreachable):
        models.chat()
    models.close()
