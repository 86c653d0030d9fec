"""Fixtures for tests that need models or a model server; import them into a conftest or a test module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from localmind_desktop.core.children.inference import PROCESS_NAME, InferenceChild
from localmind_desktop.core.models.embedder import FolderEmbedder, builtin_embedder
from localmind_desktop.core.models.engine import Engine
from localmind_desktop.core.settings import ENGLISH_EMBEDDER
from tests.fakes.ollama_models import LLAMA, NOMIC, QWEN
from tests.fakes.ollama_server import OllamaStandIn


@pytest.fixture
def ollama_server() -> Iterator[OllamaStandIn]:
    """A running stand-in with two chat models and an embedder; see `OllamaStandIn` for what it can be told."""
    with OllamaStandIn(QWEN, LLAMA, NOMIC) as server:
        yield server


@pytest.fixture(scope="session")
def inference_child(outliving: set[str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[InferenceChild]:
    """The one real inference process of a test run, as importing torch takes many seconds.

    It may read the model folders that tests make in their own temporary folders.
    """
    child = InferenceChild(120.0, Engine, tmp_path_factory.getbasetemp())
    outliving.add(PROCESS_NAME)
    yield child
    child.close()


@pytest.fixture(scope="session")
def builtin_model(inference_child: InferenceChild) -> FolderEmbedder:
    """The smaller built-in embedder with its real weights."""
    return builtin_embedder(inference_child, ENGLISH_EMBEDDER)
