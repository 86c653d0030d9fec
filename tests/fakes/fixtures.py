"""Fixtures for tests that need a model server; import them into a conftest or a test module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.fakes.ollama_models import LLAMA, NOMIC, QWEN
from tests.fakes.ollama_server import OllamaStandIn


@pytest.fixture
def ollama_server() -> Iterator[OllamaStandIn]:
    """A running stand-in with two chat models and an embedder; see `OllamaStandIn` for what it can be told."""
    with OllamaStandIn(QWEN, LLAMA, NOMIC) as server:
        yield server
