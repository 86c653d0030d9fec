"""`localmind models list | use | test`, and `ask --server --model`."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from localmind_desktop.cli import main
from localmind_desktop.core import default_settings_file, load_settings, save_settings
from localmind_desktop.core.settings import Models, Settings
from tests.fakes.ollama_models import LLAMA, NOMIC, QWEN
from tests.fakes.ollama_server import OllamaStandIn


@pytest.fixture(autouse=True)
def own_settings(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    models = Models(embedder="folder:absent", reranker="none", server="http://127.0.0.1:9", use_chat=False)
    save_settings(Settings(models=models), default_settings_file())


@pytest.fixture
def server() -> Iterator[OllamaStandIn]:
    with OllamaStandIn(QWEN, LLAMA, NOMIC) as made:
        yield made


def test_the_models_of_a_server_are_listed(server, capsys):
    assert main(["models", "list", "--server", server.url, "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(line["name"], line["can_chat"]) for line in lines] == [
        (QWEN.name, True),
        (LLAMA.name, True),
        (NOMIC.name, False),
    ]
    assert main(["models", "list", "--server", server.url]) == 0
    assert f"{LLAMA.name} · 4.7 GB · Q4_K_M · reads 131072 tokens · language model" in capsys.readouterr().out


def test_a_model_is_used_from_then_on(server, capsys):
    assert main(["models", "use", LLAMA.name, "--server", server.url]) == 0
    kept = load_settings(default_settings_file()).models
    assert (kept.chat, kept.server, kept.use_chat) == (LLAMA.name, server.url, True)
    assert main(["models", "use", "absent"]) == 1
    assert "absent is not installed" in capsys.readouterr().err
    assert load_settings(default_settings_file()).models.chat == LLAMA.name
    assert main(["models", "use", ""]) == 0
    assert load_settings(default_settings_file()).models.chat == ""
    assert main(["models", "use"]) == 2


def test_a_model_is_tried(server, capsys):
    assert main(["models", "test", LLAMA.name, "--server", server.url, "--json"]) == 0
    line = json.loads(capsys.readouterr().out)
    assert line["model"] == LLAMA.name
    assert line["tokens_per_second"] >= 0


def test_one_question_may_name_its_server_and_its_model(server, capsys, tmp_path):
    (tmp_path / "notes.md").write_text("# Pump\n\nThe pump of type KX-7 keeps the pressure at four bar.\n")
    library = ["--library", str(tmp_path / "library")]
    assert main(["import", str(tmp_path / "notes.md"), *library]) == 0
    asked = ["ask", "Why does the pump KX-7 keep its pressure?", *library]
    assert main([*asked, "--server", server.url, "--model", LLAMA.name, "--json"]) == 0
    assert {request.body["model"] for request in server.chats} == {LLAMA.name}
    assert load_settings(default_settings_file()).models.chat == ""
    capsys.readouterr()
    assert main([*asked, "--server", "htp:/bad address"]) == 1
    assert "Example: http://127.0.0.1:11434" in capsys.readouterr().err
