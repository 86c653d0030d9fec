"""Answers by JSON schema: whole and valid, asked for once more if they are not, and never logged."""

from __future__ import annotations

import logging

import pytest
from pydantic import BaseModel

from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.models.ollama import OllamaChat
from localmind_desktop.core.models.structured import structured
from localmind_desktop.core.task import Cancelled, CancelToken
from tests.core.models.conftest import QUESTION
from tests.fakes.ollama_scripts import answer
from tests.fakes.ollama_server import OllamaStandIn


class Topics(BaseModel):
    topics: list[str]
    sure: bool = False


RIGHT = '{"topics": ["voltage"], "sure": true}'


def ask(chat: OllamaChat, cancel: CancelToken | None = None) -> Topics:
    return structured(chat, QUESTION, cancel or CancelToken(), Topics, max_tokens=99)


def test_an_answer_by_schema(ollama_server: OllamaStandIn, chat: OllamaChat) -> None:
    ollama_server.answer_with(RIGHT)
    assert ask(chat) == Topics(topics=["voltage"], sure=True)
    assert ollama_server.chats[0].body["format"] == Topics.model_json_schema()


WRONG = ['{"topics": ["vol', "I think", "[1, 2]", '{"sure": true}', '{"topics": [1]}', "7", ""]


@pytest.mark.parametrize("text", WRONG)
def test_another_shape_is_asked_for_once_more(ollama_server: OllamaStandIn, chat: OllamaChat, text: str) -> None:
    ollama_server.answer_with(RIGHT)
    ollama_server.script(*answer(text))
    assert ask(chat).sure
    assert len(ollama_server.chats) == 2


@pytest.mark.parametrize("text", WRONG)
def test_then_it_is_an_error(
    ollama_server: OllamaStandIn, chat: OllamaChat, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    ollama_server.answer_with(text)
    with caplog.at_level(logging.DEBUG), pytest.raises(ModelError):
        ask(chat)
    assert len(ollama_server.chats) == 2
    ours = [record.getMessage() for record in caplog.records if record.name.startswith("localmind")]
    assert ours
    assert not any(text in said for said in ours if len(text) > 1)


def test_a_cut_answer_is_no_structured_one(ollama_server: OllamaStandIn, chat: OllamaChat) -> None:
    ollama_server.answer_with('{"topics": []}', reason="length")
    with pytest.raises(ModelError, match="cut off"):
        ask(chat)


def test_cancelling_ends_it(chat: OllamaChat) -> None:
    cancelled = CancelToken()
    cancelled.cancel()
    with pytest.raises(Cancelled):
        ask(chat, cancelled)
