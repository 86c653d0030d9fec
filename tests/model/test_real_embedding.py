"""A real model behind a server makes vectors, which are read and checked as those of any other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from localmind_desktop.core.models.openai import OpenAIServer
from localmind_desktop.core.models.openai_embedder import OpenAIEmbedder
from localmind_desktop.core.models.wire import Wire
from tests.model.real_server import RealServer


@pytest.fixture
def server(model_file: Path) -> Iterator[OpenAIServer]:
    real = RealServer(model_file, embeds=True)
    real.start()
    wire = Wire(real.url, 5.0)
    yield OpenAIServer(wire)
    wire.close()
    real.kill()


def test_vectors_of_a_real_model(server: OpenAIServer) -> None:
    embedder = OpenAIEmbedder(server, server.names()[0], 120.0)
    texts = ["The oil is changed every year.", "The oil is to be changed yearly.", "Bananas grow in the tropics."]
    vectors = embedder.passages([*texts, "a long text " * 100])  # the last is longer than it reads
    assert vectors.shape[0] == 4
    assert np.allclose(np.linalg.norm(vectors, axis=1), 1, atol=1e-5)
    assert np.allclose(embedder.passages(texts[:1])[0], vectors[0], atol=1e-3)
    assert vectors[0] @ vectors[1] > vectors[0] @ vectors[2]
