"""The stream of a chat, as the adapter sends and reads it."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from localmind_desktop.core.errors import ModelMissing, PromptTooLong, ServerFailed
from localmind_desktop.core.model import ChatEnd, Message, Token
from localmind_desktop.core.models.ollama import OllamaChat, OllamaServer
from localmind_desktop.core.task import CancelToken
from tests.core.models.conftest import QUESTION, collected
from tests.fakes.ollama_models import LLAMA, QWEN, THINKER
from tests.fakes.ollama_scripts import Bytes, Pause, Say, encoded, last_line, text_line
from tests.fakes.ollama_server import OllamaStandIn

Asked = Callable[..., tuple[str, ChatEnd]]
SCHEMA = {
    "type": "object",
    "properties": {"topics": {"type": "array", "items": {"type": "string"}}, "sure": {"type": "boolean"}},
    "required": ["topics"],
}


def test_an_answer_streams_word_by_word_and_ends(ollama_server: OllamaStandIn, chat: OllamaChat) -> None:
    ollama_server.answer_with("It is 110 kV [1].")
    items = list(chat.stream(QUESTION, CancelToken(), max_tokens=256))
    assert items[:-1] == [Token("It"), Token(" is"), Token(" 110"), Token(" kV"), Token(" [1].")]
    assert isinstance(items[-1], ChatEnd)
    assert (items[-1].reason, items[-1].answer_tokens) == ("stop", 5)


def test_every_request_sets_the_same_window_and_no_thinking(ollama_server: OllamaStandIn, asked: Asked) -> None:
    asked()
    asked(max_tokens=99)
    first, second = ollama_server.sent_to("/api/chat")
    assert first["options"] == {"num_ctx": 8192, "num_predict": 256, "temperature": 0}
    assert second["options"]["num_ctx"] == 8192
    assert (first["think"], first["truncate"], first["shift"], first["stream"]) == (False, False, False, True)
    assert "format" not in first
    assert "keep_alive" not in first
    assert first["messages"] == [{"role": message.role, "content": message.content} for message in QUESTION]


def test_the_window_is_no_larger_than_the_model(ollama_server: OllamaStandIn, server: OllamaServer) -> None:
    assert server.chat(LLAMA.name, window=500_000, silence_seconds=5).window == LLAMA.window  # by architecture
    assert server.chat(LLAMA.name, window=4096, silence_seconds=5).window == 4096


@pytest.mark.parametrize(
    ("version", "model", "think", "truncate"),
    [
        ("0.12.4", QWEN, None, None),
        ("0.12.4", THINKER, False, None),
        ("0.12.5", QWEN, False, None),
        ("0.12.6", QWEN, False, False),
        ("0.33.0-rc2", QWEN, False, False),
        ("0.0.0", QWEN, False, False),
    ],
)
def test_only_what_the_version_knows_is_sent(
    ollama_server: OllamaStandIn, server: OllamaServer, version: str, model: object, think: object, truncate: object
) -> None:
    ollama_server.version = version
    ollama_server.models = [model]
    collected(server.chat("", 8192, 20).stream(QUESTION, CancelToken(), max_tokens=9))
    body = ollama_server.sent_to("/api/chat")[0]
    assert (body.get("think"), body.get("truncate")) == (think, truncate)


def test_thoughts_are_left_out(ollama_server: OllamaStandIn, asked: Asked) -> None:
    ollama_server.answer_with("110 kV [1].", thinking="The user asks for the voltage.")
    assert asked()[0] == "110 kV [1]."


def test_headers_that_come_late_are_waited_for(ollama_server: OllamaStandIn, asked: Asked) -> None:
    ollama_server.script(Pause(0.5), Say(text_line("late")), Say(last_line()))
    assert asked() == ("late", ChatEnd("stop", 4000, 5, 4e6))


def test_text_on_the_last_line_belongs_to_the_answer(ollama_server: OllamaStandIn, asked: Asked) -> None:
    ollama_server.script(Say(text_line("110")), Say(last_line("length", text=" kV")))
    text, end = asked()
    assert (text, end.reason) == ("110 kV", "length")


def test_metrics_may_be_missing(ollama_server: OllamaStandIn, asked: Asked) -> None:
    ollama_server.script(Say(text_line("110 kV")), Say({"message": {"role": "assistant", "content": ""}, "done": True}))
    assert asked() == ("110 kV", ChatEnd("stop", None, None))


def test_how_fast_a_prompt_was_read(ollama_server: OllamaStandIn, asked: Asked) -> None:
    for tokens, speed in ((4_000, 80.0), (150, None)):  # few tokens say nothing
        last = last_line(prompt_tokens=tokens) | {"prompt_eval_duration": 50_000_000_000}
        ollama_server.script(Say(text_line("110 kV")), Say(last))
        assert asked()[1].reading_speed == speed


def test_lines_and_chunks_need_not_match(ollama_server: OllamaStandIn, asked: Asked) -> None:
    lines = encoded(text_line("größer ")) + encoded(text_line("als 5 Ω"), ensure_ascii=False) + encoded(last_line())
    ollama_server.script(*(Bytes(lines[index : index + 1]) for index in range(len(lines))))
    assert asked()[0] == "größer als 5 Ω"
    ollama_server.script(Bytes(lines))
    assert asked()[0] == "größer als 5 Ω"
    ollama_server.script(Bytes(lines.rstrip(b"\n")))
    assert asked()[0] == "größer als 5 Ω"


@pytest.mark.parametrize("mark", ["\u0085", "\u2028", "\u2029", "\x0b", "\x0c", "\x1c"])
def test_only_newlines_end_a_line(ollama_server: OllamaStandIn, asked: Asked, mark: str) -> None:
    raw = json.dumps(text_line(f"a{mark}b"), ensure_ascii=ord(mark) < 32).encode()
    ollama_server.script(Bytes(raw + b"\n"), Say(last_line()))
    assert asked()[0] == f"a{mark}b"


def test_escaped_signs_are_read(ollama_server: OllamaStandIn, asked: Asked) -> None:
    line = encoded(text_line("<b> & c")).replace(b"<", b"\\u003c").replace(b">", b"\\u003e").replace(b"&", b"\\u0026")
    ollama_server.script(Bytes(line), Say(last_line()))
    assert asked()[0] == "<b> & c"


def test_a_prompt_that_is_too_long_is_an_error_and_not_cut(ollama_server: OllamaStandIn, chat: OllamaChat) -> None:
    with pytest.raises(PromptTooLong):
        collected(chat.stream([Message("user", "word " * 20_000)], CancelToken(), max_tokens=9))
    assert ollama_server.chats[0].body["truncate"] is False


def test_old_servers_would_cut_so_nothing_is_sent(ollama_server: OllamaStandIn, server: OllamaServer) -> None:
    ollama_server.version = "0.9.1"
    chat = server.chat("", 8192, 20)
    with pytest.raises(PromptTooLong):
        collected(chat.stream([Message("user", "word " * 20_000)], CancelToken(), max_tokens=9))
    assert ollama_server.chats == []


def test_a_prompt_that_was_cut_all_the_same_is_noticed(ollama_server: OllamaStandIn, chat: OllamaChat) -> None:
    ollama_server.script(Say(text_line("110 kV")), Say(last_line(prompt_tokens=300)))
    with pytest.raises(ServerFailed, match="only a part"):
        collected(chat.stream([Message("user", "word " * 5_000)], CancelToken(), max_tokens=9))


def test_a_model_that_vanished_is_named(ollama_server: OllamaStandIn, chat: OllamaChat) -> None:
    ollama_server.models = []
    with pytest.raises(ModelMissing, match=QWEN.name):
        collected(chat.stream(QUESTION, CancelToken(), max_tokens=9))
