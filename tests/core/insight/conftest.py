"""What the tests of insight share: the stand-in server, and a chat model that talks to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from localmind_desktop.core.models.ollama import OllamaChat, OllamaServer
from localmind_desktop.core.models.wire import Wire
from tests.fakes.fixtures import ollama_server
from tests.fakes.ollama_server import OllamaStandIn

__all__ = ["ollama_server"]


@pytest.fixture
def chat(ollama_server: OllamaStandIn) -> Iterator[OllamaChat]:
    wire = Wire(ollama_server.url, connect_seconds=2.0)
    yield OllamaServer(wire).chat("", window=8192, silence_seconds=20.0)
    wire.close()
