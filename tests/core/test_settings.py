import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.settings import (
    Appearance,
    Chunking,
    Index,
    Limits,
    Models,
    Retrieval,
    Settings,
    load,
    needs_reopening,
    save,
)


def test_what_is_saved_is_loaded(tmp_path):
    path = tmp_path / "new folder" / "settings.json"
    settings = Settings(library="/a/b", models=Models(chat="llama3", window_tokens=8192), chunking=Chunking(overlap=0))
    save(settings, path)
    assert load(path) == settings
    save(replace(settings, library=""), path)
    assert load(path).library == ""
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def test_the_servers_that_something_is_sent_to_are_known():
    here, there = "http://127.0.0.1:11434", "http://10.0.0.5:1234"
    assert Models().servers_used == (here,)
    assert Models(use_chat=False).servers_used == ()
    assert Models(use_chat=False, embedding_server=there).servers_used == ()
    assert Models(use_chat=False, embedder="ollama:nomic").servers_used == (here,)
    assert Models(embedders_beside=("openai:e5",), embedding_server=there).servers_used == (here, there)


@pytest.mark.parametrize(
    ("changed", "needed"),
    [
        (Settings(), False),
        (Settings(appearance=Appearance(text_percent=130)), False),
        (Settings(retrieval=Retrieval(keep=3)), False),
        (Settings(models=Models(chat="llama3", server="http://10.0.0.5:1", reranker="none")), False),
        (Settings(models=Models(embedders_beside=("folder:a",))), False),
        (Settings(models=Models(embedder="folder:a")), False),
        (Settings(models=Models(folder="/models")), True),
        (Settings(library="/other"), True),
        (Settings(limits=Limits(page_seconds=3)), False),
        (Settings(chunking=Chunking(prose_tokens=100)), True),
        (Settings(index=Index(ef=3)), True),
    ],
)
def test_the_library_opens_again_only_for_what_needs_it(changed, needed):
    assert needs_reopening(Settings(), changed) is needed


def test_lists_of_names_are_kept(tmp_path):
    path = tmp_path / "settings.json"
    settings = Settings(models=Models(embedder="builtin", embedders_beside=("folder:a", "builtin", "ollama:b")))
    save(settings, path)
    assert load(path) == settings
    assert load(path).models.embedders == ("builtin", "folder:a", "ollama:b")
    path.write_text(json.dumps({"models": {"embedders_beside": ["folder:a", 3]}}))
    assert load(path) == Settings()


def test_without_a_file_there_are_defaults(tmp_path):
    assert load(tmp_path / "none.json") == Settings()


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe\x00", b"[" * 10, b"[]"])
def test_an_unreadable_file_is_set_aside(tmp_path, content):
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    kept: list[Path] = []
    assert load(path, kept.append) == Settings()
    assert kept == [tmp_path / "settings.unreadable"]
    assert kept[0].read_bytes() == content
    assert not path.exists()


def test_what_has_the_wrong_form_keeps_its_default(tmp_path):
    path = tmp_path / "settings.json"
    wrong = {
        "limits": {"file_bytes": "much", "documents": -1, "page_seconds": 3, "document_seconds": float("inf")},
        "chunking": {"prose_tokens": 1.5, "overlap": float("nan")},
        "models": {"chat": 3, "use_chat": False, "unheard of": 1},
        "retrieval": [],
        "unheard of": {},
    }
    path.write_text(json.dumps(wrong))
    loaded = load(path)
    assert loaded.limits == Limits(page_seconds=3.0)
    assert isinstance(loaded.limits.page_seconds, float)
    assert loaded.chunking == Chunking()
    assert loaded.models == Models(use_chat=False)
    assert loaded.retrieval == Settings().retrieval


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(["limits", "models", "chat", "keep", "x"]), inner),
    max_leaves=8,
)


@given(content=_JSON)
def test_any_json_gives_settings(tmp_path_factory, content):
    path = tmp_path_factory.mktemp("settings") / "settings.json"
    path.write_text(json.dumps(content))
    assert isinstance(load(path), Settings)
