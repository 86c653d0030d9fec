"""A real model answers, stops, refuses what is too long, keeps to a schema, is cancelled and killed, and works again:
behind llama.cpp's server, and as a file that the app runs itself."""

from __future__ import annotations

import json
from collections.abc import Iterator

import psutil
import pytest

from localmind_desktop.core.errors import PromptTooLong, ServerUnreachable, StreamCut
from localmind_desktop.core.model import ChatEnd, Message, Token
from localmind_desktop.core.models import OwnModels
from localmind_desktop.core.models.openai import OpenAIServer
from localmind_desktop.core.models.protocols import ChatModel
from localmind_desktop.core.models.wire import Wire
from localmind_desktop.core.task import CancelToken
from tests.model.real_server import WINDOW, RealServer

QUESTION = (Message("user", "Why is the sky blue?"),)
LONG = (Message("user", "Tell me a very long story about the sea."),)
SCHEMA = {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}
SILENCE_SECONDS = 120.0


@pytest.fixture(params=["server", "own"])
def chat(request: pytest.FixtureRequest) -> Iterator[ChatModel]:
    if request.param == "own":
        yield request.getfixturevalue("own").chat("", WINDOW, SILENCE_SECONDS)
        return
    wire = Wire(request.getfixturevalue("real_server").url, 5.0)
    yield OpenAIServer(wire).chat("", 16_384, SILENCE_SECONDS)
    wire.close()


def said(chat: ChatModel, messages: tuple[Message, ...] = QUESTION, **options: object) -> tuple[str, ChatEnd]:
    *tokens, end = chat.stream(messages, CancelToken(), **{"max_tokens": 12, **options})
    assert isinstance(end, ChatEnd)
    return "".join(token.text for token in tokens), end


def test_it_answers_and_tells_what_it_read(chat: ChatModel) -> None:
    assert chat.window == WINDOW
    text, end = said(chat)
    assert len(text.split()) > 3
    assert (end.reason, end.answer_tokens) == ("length", 12)
    assert end.prompt_tokens is not None
    assert 10 < end.prompt_tokens < 100
    assert said(chat)[0] == text  # nothing is left to chance


def test_it_stops_where_it_is_told(chat: ChatModel) -> None:
    whole, _ = said(chat)
    mark = whole.split()[2]
    text, end = said(chat, stop=[mark])
    assert end.reason == "stop"
    assert whole.startswith(text)
    assert mark not in text


def test_it_goes_on_from_what_stands_there(chat: ChatModel) -> None:
    begun = (*QUESTION, Message("assistant", "The sky is blue because"))
    text, _ = said(chat, begun)
    assert not text.startswith("The sky is blue because")
    assert text


def test_it_keeps_to_a_schema(chat: ChatModel) -> None:
    text, end = said(chat, (Message("user", "Name a city in France."),), schema=SCHEMA, max_tokens=60)
    assert end.reason == "stop"
    assert isinstance(json.loads(text)["city"], str)


def test_what_is_too_long_is_refused_whole(chat: ChatModel) -> None:
    with pytest.raises(PromptTooLong):
        said(chat, (Message("user", "transformer " * WINDOW),))
    assert said(chat)[0]


def test_it_can_be_stopped_at_any_word(chat: ChatModel) -> None:
    cancel = CancelToken()
    stream = chat.stream(LONG, cancel, max_tokens=1000)
    assert isinstance(next(stream), Token)
    cancel.cancel()
    assert list(stream)[-1] == ChatEnd("cancelled")
    assert said(chat)[0]


def test_whoever_leaves_frees_it(chat: ChatModel) -> None:
    stream = chat.stream(LONG, CancelToken(), max_tokens=1000)
    next(stream)
    stream.close()
    assert said(chat)[0]


def test_a_server_that_dies_and_comes_back(real_server: RealServer) -> None:
    wire = Wire(real_server.url, 5.0)
    chat = OpenAIServer(wire).chat("", WINDOW, SILENCE_SECONDS)
    stream = chat.stream(LONG, CancelToken(), max_tokens=1000)
    next(stream)
    real_server.kill()
    with pytest.raises(StreamCut):
        list(stream)
    with pytest.raises(ServerUnreachable):
        said(chat)
    real_server.start()
    assert said(chat)[0]
    wire.close()


def test_a_process_that_dies_is_started_anew(own: OwnModels) -> None:
    chat = own.chat("", WINDOW, SILENCE_SECONDS)
    before, _ = said(chat)
    assert own.pid is not None
    psutil.Process(own.pid).kill()
    assert said(chat)[0] == before


def test_a_file_of_ones_own_has_no_way_out(own: OwnModels) -> None:
    said(own.chat("", WINDOW, SILENCE_SECONDS))
    assert own.pid is not None
    process = psutil.Process(own.pid)
    assert process.net_connections("inet") == []
    assert [one for one in process.net_connections("unix") if one.raddr or one.laddr] == []
