"""Language models as a file: what it says of itself, how it comes onto the shelf, and when it cannot run."""

from __future__ import annotations

import importlib.util
import struct
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.errors import ModelError, ModelMissing, ModelRefused, ServerUnreachable
from localmind_desktop.core.models import DIRECT, ChatModels, ModelShelf, OwnModels, check_chat, served_models
from localmind_desktop.core.models import own as own_models
from localmind_desktop.core.models.folder import ModelKind
from localmind_desktop.core.models.gguf import gguf_facts
from localmind_desktop.core.models.llama import PACKAGE
from localmind_desktop.core.models.serving import server_at
from localmind_desktop.core.settings import Models
from tests.fakes.gguf import CHAT, EMBEDDER, written
from tests.fakes.ollama_models import QWEN
from tests.fakes.ollama_server import OllamaStandIn

NOWHERE = "http://127.0.0.1:9"


@pytest.fixture
def chat_file(tmp_path: Path) -> Path:
    path = tmp_path / "stick" / "small-model.gguf"
    path.parent.mkdir()
    path.write_bytes(written(CHAT))
    return path


@pytest.fixture
def shelf(tmp_path: Path) -> ModelShelf:
    return ModelShelf(tmp_path / "models")


def test_a_file_tells_its_window_and_size(chat_file: Path) -> None:
    facts = gguf_facts(chat_file)
    assert (facts.architecture, facts.window, facts.parameters, facts.is_embedder) == ("llama", 8192, "135M", False)


@given(st.integers(0, len(written(CHAT)) - 1))
def test_a_file_that_ends_early_is_no_model(tmp_path_factory: pytest.TempPathFactory, length: int) -> None:
    path = tmp_path_factory.mktemp("cut") / "cut.gguf"
    path.write_bytes(written(CHAT)[:length])
    with pytest.raises(ModelError, match="copy it again"):
        gguf_facts(path)


@given(st.binary(max_size=64), st.integers(0, 2**64 - 1))
def test_any_bytes_are_read_or_refused(tmp_path_factory: pytest.TempPathFactory, content: bytes, count: int) -> None:
    path = tmp_path_factory.mktemp("any") / "any.gguf"
    path.write_bytes(b"GGUF" + struct.pack("<IQQ", 3, 0, count) + content)
    try:
        facts = gguf_facts(path)
    except ModelError:
        return
    assert facts.window >= 0


def test_a_file_is_brought_in_and_found(chat_file: Path, shelf: ModelShelf) -> None:
    added = shelf.add(chat_file)
    assert (added.name, added.kind, added.window) == ("small-model", ModelKind.CHAT, 8192)
    assert shelf.find("small-model").weights == ("small-model.gguf",)
    assert shelf.add(chat_file).name == "small-model"  # the same once more
    (shelf.folder / "dropped.gguf").write_bytes(written(CHAT))
    (shelf.folder / "notes.txt").write_text("no model")
    assert shelf.names() == ["dropped.gguf", "small-model"]
    assert OwnModels(shelf).names() == shelf.names()


def test_what_cannot_chat_or_could_run_is_refused(tmp_path: Path, shelf: ModelShelf) -> None:
    embedder = tmp_path / "embedder.gguf"
    embedder.write_bytes(written(EMBEDDER))
    with pytest.raises(ModelError, match="cannot chat"):
        shelf.add(embedder)
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "model.gguf").write_bytes(written(CHAT))
    (folder / "run.py").write_text("print()")
    with pytest.raises(ModelRefused, match=r"run\.py"):
        shelf.add(folder)
    (tmp_path / "other.bin").write_bytes(b"x")
    with pytest.raises(ModelError):
        shelf.add(tmp_path / "other.bin")
    assert shelf.names() == []


def test_without_the_engine_it_is_said_how_to_get_it(
    chat_file: Path, shelf: ModelShelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_models, "PACKAGE", "no_such_engine")
    shelf.add(chat_file)
    own = OwnModels(shelf)
    assert own.listed() == []
    with pytest.raises(ModelMissing, match=r"localmind-desktop\[gguf\]"):
        own.chat("small-model", 4096, 20.0)
    check = check_chat(Models(server=NOWHERE, chat="small-model"), DIRECT, shelf)
    assert not check.ok
    assert "gguf" in check.detail
    with pytest.raises(ServerUnreachable):
        ChatModels(server_at(NOWHERE, 1.0), own).chat("", 4096, 20.0)
    with pytest.raises(ServerUnreachable):
        served_models(Models(server=NOWHERE), shelf=shelf)


@pytest.mark.skipif(importlib.util.find_spec(PACKAGE) is None, reason="the extra gguf is not installed")
def test_a_model_of_ones_own_is_offered_beside_those_of_the_server(chat_file: Path, shelf: ModelShelf) -> None:
    shelf.add(chat_file)
    own = OwnModels(shelf)
    chat = own.chat("", 4096, 20.0)
    assert (chat.name, chat.window) == ("small-model", 4096)
    assert own.pid is None  # choosing starts nothing
    alone = served_models(Models(server=NOWHERE), shelf=shelf)
    assert (alone.server, [model.name for model in alone.models]) == ("this computer", ["small-model"])
    with OllamaStandIn(QWEN) as server:
        settings = Models(server=server.url)
        both = served_models(settings, shelf=shelf)
        assert [model.name for model in both.models] == ["small-model", QWEN.name]
        chats = ChatModels(server_at(server.url, 2.0), own)
        assert chats.chat("", 4096, 20.0).name == QWEN.name
        assert chats.chat("small-model", 4096, 20.0).name == "small-model"
        server.models = []
        assert chats.chat("", 4096, 20.0).name == "small-model"
        assert "on this computer" in check_chat(settings, DIRECT, shelf).detail
        chats.close()
    assert ChatModels(server_at(NOWHERE, 1.0), own).chat("", 4096, 20.0).name == "small-model"


@pytest.mark.skipif(importlib.util.find_spec(PACKAGE) is None, reason="the extra gguf is not installed")
def test_a_file_that_is_no_whole_model_is_named(chat_file: Path, shelf: ModelShelf) -> None:
    from localmind_desktop.core.model import Message
    from localmind_desktop.core.task import CancelToken

    shelf.add(chat_file)
    own = OwnModels(shelf)
    stream = own.chat("", 4096, 60.0).stream([Message("user", "Hello")], CancelToken(), max_tokens=9)
    with pytest.raises(ModelError, match=r"small-model\.gguf could not be loaded"):
        list(stream)
    own.close()
