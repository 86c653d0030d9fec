"""What the tests of models share: the stand-in server, and chat models that talk to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from localmind_desktop.core.model import ChatEnd, Message, Token
from localmind_desktop.core.models.ollama import OllamaChat, OllamaServer
from localmind_desktop.core.models.wire import Wire
from localmind_desktop.core.task import CancelToken
from tests.fakes.fixtures import builtin_model, inference_child, ollama_server
from tests.fakes.ollama_server import OllamaStandIn

__all__ = ["builtin_model", "inference_child", "ollama_server"]

QUESTION = (Message("system", "Answer from the passages."), Message("user", "What is the rated voltage?"))


@pytest.fixture
def server(ollama_server: OllamaStandIn) -> Iterator[OllamaServer]:
    """The adapter's view of the stand-in."""
    wire = Wire(ollama_server.url, connect_seconds=2.0)
    yield OllamaServer(wire)
    wire.close()


@pytest.fixture
def chat(server: OllamaServer) -> OllamaChat:
    return server.chat("", window=8192, silence_seconds=20.0)


@pytest.fixture
def asked(chat: OllamaChat) -> Callable[..., tuple[str, ChatEnd]]:
    """Ask the question; the text and the end."""

    def ask(**options: object) -> tuple[str, ChatEnd]:
        return collected(chat.stream(QUESTION, CancelToken(), **{"max_tokens": 256, **options}))

    return ask


def collected(stream: Iterator[Token | ChatEnd]) -> tuple[str, ChatEnd]:
    items = list(stream)
    assert isinstance(items[-1], ChatEnd)
    assert all(isinstance(item, Token) for item in items[:-1])
    return "".join(item.text for item in items[:-1]), items[-1]
