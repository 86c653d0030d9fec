"""How answers end: only ``done: true`` completes one; whoever stops one frees the server."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest

from localmind_desktop.core.errors import ModelError, PromptTooLong, ServerFailed, StreamCut, WrongAddress
from localmind_desktop.core.model import ChatEnd, Token
from localmind_desktop.core.models.ollama import OllamaChat, OllamaServer
from localmind_desktop.core.task import CancelToken
from tests.core.models.conftest import QUESTION, collected
from tests.fakes.ollama_scripts import Bytes, Cut, Hold, Reply, Say, encoded, last_line, text_line
from tests.fakes.ollama_server import OllamaStandIn, too_long

Asked = Callable[..., tuple[str, ChatEnd]]
WAIT_SECONDS = 20.0
RUNNER_DIED = "an error was encountered while running the model: unexpected EOF"


@pytest.mark.parametrize(
    "steps",
    [
        (),
        (Say(text_line("The")), Say(text_line(" rated"))),
        (Say(text_line("The")), Cut(b'{"message"')),
        (Cut(),),
        (Say(text_line("The")), Bytes(encoded(text_line(" rated voltage"))[:30])),
        (Say(text_line("The")), Say({"error": RUNNER_DIED})),
        (Say(text_line("The")), Say(last_line("load"))),
        (Reply(200, text_line("") | {"done": True, "done_reason": "load"}),),
        (Reply(200, {"model": "", "message": {"role": "", "content": ""}, "done": False}),),
    ],
    ids=["nothing", "no done", "cut chunk", "cut at once", "half line", "error line", "load", "load at once", "empty"],
)
def test_an_answer_without_its_end_is_incomplete(ollama_server: OllamaStandIn, asked: Asked, steps: tuple) -> None:
    ollama_server.script(*steps)
    with pytest.raises(StreamCut):
        asked()


def test_what_came_before_the_cut_was_given(ollama_server: OllamaStandIn, chat: OllamaChat) -> None:
    ollama_server.script(Say(text_line("The")), Say(text_line(" rated")), Cut())
    seen = []
    with pytest.raises(StreamCut):
        seen.extend(chat.stream(QUESTION, CancelToken(), max_tokens=9))
    stream = chat.stream(QUESTION, CancelToken(), max_tokens=9)
    ollama_server.script(Say(text_line("The")), Say(text_line(" rated")), Cut())
    assert [next(stream), next(stream)] == [Token("The"), Token(" rated")]


def test_an_error_on_the_first_line_of_a_good_status(ollama_server: OllamaStandIn, asked: Asked) -> None:
    """As servers before 0.12.6 send them."""
    ollama_server.script(Say({"error": RUNNER_DIED}))
    with pytest.raises(ServerFailed, match="runner"):
        asked()
    ollama_server.script(Say({"error": str(too_long(9000, 8192)).replace("'", '"')}))
    with pytest.raises(PromptTooLong):
        asked()
    ollama_server.script(Say({"error": too_long(9000, 8192)["error"]}))
    with pytest.raises(PromptTooLong):
        asked()


@pytest.mark.parametrize(
    "content", [b"not json\n", b"[]\n", b"7\n", b'{"choices": []}\n', b'{"message": "text"}\n', b"data: {}\n\n"]
)
def test_what_is_not_the_protocol(ollama_server: OllamaStandIn, asked: Asked, content: bytes) -> None:
    ollama_server.script(Bytes(content))
    with pytest.raises(WrongAddress):
        asked()


def test_a_web_page_is_no_answer(ollama_server: OllamaStandIn, asked: Asked) -> None:
    ollama_server.script(Reply(200, b"<html>Sign in</html>", "text/html"))
    with pytest.raises(WrongAddress):
        asked()


def test_silence_has_a_limit(ollama_server: OllamaStandIn, server: OllamaServer) -> None:
    chat = server.chat("", 8192, silence_seconds=0.3)
    ollama_server.script(Hold())
    with pytest.raises(ServerFailed, match="silent"):
        collected(chat.stream(QUESTION, CancelToken(), max_tokens=9))
    ollama_server.script(Say(text_line("The")), Hold())
    with pytest.raises(StreamCut):
        collected(chat.stream(QUESTION, CancelToken(), max_tokens=9))


def test_cancelling_frees_a_read_that_waits_for_the_first_token(ollama_server: OllamaStandIn, chat: OllamaChat) -> None:
    """The real server sends no header before the first token, so there is nothing yet that could be closed."""
    ollama_server.script(Hold())
    cancel = CancelToken()
    found: list[Token | ChatEnd] = []
    asking = threading.Thread(target=lambda: found.extend(chat.stream(QUESTION, cancel, max_tokens=9)))
    asking.start()
    while not ollama_server.chats:
        pass
    cancel.cancel()
    asking.join(WAIT_SECONDS)
    assert found == [ChatEnd("cancelled")]
    assert ollama_server.chats[0].left.wait(WAIT_SECONDS)


def test_cancelling_frees_a_read_between_tokens(ollama_server: OllamaStandIn, chat: OllamaChat) -> None:
    ollama_server.script(Say(text_line("The")), Hold())
    cancel = CancelToken()
    stream = chat.stream(QUESTION, cancel, max_tokens=9)
    assert next(stream) == Token("The")
    stopping = threading.Timer(0.1, cancel.cancel)
    stopping.start()
    assert list(stream) == [ChatEnd("cancelled")]
    stopping.join()
    assert ollama_server.chats[0].left.wait(WAIT_SECONDS)


def test_a_cancelled_question_is_not_sent(ollama_server: OllamaStandIn, chat: OllamaChat) -> None:
    cancel = CancelToken()
    cancel.cancel()
    assert list(chat.stream(QUESTION, cancel, max_tokens=9)) == [ChatEnd("cancelled")]
    assert ollama_server.chats == []


def test_leaving_the_stream_stops_the_server(ollama_server: OllamaStandIn, chat: OllamaChat) -> None:
    ollama_server.script(Say(text_line("The")), Hold())
    stream = chat.stream(QUESTION, CancelToken(), max_tokens=9)
    next(stream)
    stream.close()
    assert ollama_server.chats[0].left.wait(WAIT_SECONDS)


def test_two_streams_are_cut_apart(ollama_server: OllamaStandIn, chat: OllamaChat) -> None:
    ollama_server.script(Say(text_line("one")), Hold())
    ollama_server.script(Say(text_line("two")), Hold(), Say(last_line()))
    cancel = CancelToken()
    first = chat.stream(QUESTION, cancel, max_tokens=9)
    assert next(first) == Token("one")
    second = chat.stream(QUESTION, CancelToken(), max_tokens=9)
    assert next(second) == Token("two")
    cancel.cancel()
    ollama_server.release()
    assert list(first) == [ChatEnd("cancelled")]
    assert collected(second)[1].reason == "stop"


def test_after_a_failure_the_next_question_works(ollama_server: OllamaStandIn, asked: Asked) -> None:
    ollama_server.script(Cut())
    with pytest.raises(ModelError):
        asked()
    assert asked()[1].reason == "stop"
