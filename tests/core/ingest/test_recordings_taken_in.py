"""Recordings on their way into the library: skipped with a reason, or searched and cited to the second."""

from __future__ import annotations

import importlib.util
from dataclasses import replace
from pathlib import Path

import pytest

from localmind_desktop.core.children.images import PageRenderer
from localmind_desktop.core.model import ImportResult, Scope, State
from localmind_desktop.core.models import ModelShelf
from localmind_desktop.core.pages import ShownPages
from localmind_desktop.core.places import place_name
from localmind_desktop.core.task import result_of
from tests.fakes.drawn_recordings import voice, write_encoded, write_wav
from tests.fakes.tiny_whisper import tiny_whisper

pytestmark = pytest.mark.sampled(4)

SAID = ((0.0, 4.0, "The contract begins on the first of May."), (8.0, 12.0, "The valve is closed by hand."))


@pytest.fixture
def shelf(bench) -> ModelShelf:
    return ModelShelf(bench.paths.models)


def take_in(bench, shelf: ModelShelf, path: Path) -> ImportResult:
    intake = replace(bench.intake(bench.embedder), shelf=shelf)
    return result_of(intake.take_in(path, "Documents", bench.cancel), bench.progress.append)


def test_without_a_speech_model_it_is_skipped_and_nothing_is_kept(bench, shelf, tmp_path):
    path = write_wav(tmp_path / "call.wav", voice(2.0))
    result = take_in(bench, shelf, path)
    assert result.status == "skipped"
    assert "localmind models add FOLDER" in result.reason
    assert bench.names() == bench.copies() == []


def test_without_the_extra_it_is_skipped_and_the_extra_is_named(bench, shelf, tmp_path, monkeypatch):
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "faster_whisper" else find(name))
    result = take_in(bench, shelf, write_wav(tmp_path / "call.wav", voice(2.0)))
    assert result.status == "skipped"
    assert "localmind-desktop[recordings]" in result.reason


def test_a_call_is_found_and_cited_to_the_second(bench, shelf, tmp_path):
    shelf.add(tiny_whisper(tmp_path / "whisper", SAID))
    path = write_encoded(tmp_path / "call.m4a", voice(43.0), "aac", title="Call of May")
    result = take_in(bench, shelf, path)
    assert (result.status, result.reason) == ("ready", "Transcribed from English by whisper; listen to what matters.")
    assert [(p.done, p.total) for p in bench.progress if p.state is State.READING] == [(1, 1)]
    chunks = {chunk.id: chunk for chunk in bench.catalog.chunks(result.document_id)}
    chunk = chunks[bench.index.keyword_search("valve", Scope(), 1)[0].chunk_id]
    (mapped,) = bench.catalog.page_map(result.document_id).pages
    cited = [
        place_name(mapped, [place.box])
        for line, place in zip(chunk.text.splitlines(), chunk.places, strict=True)
        if "valve" in line
    ]
    assert cited == ["0:08", "0:38"]
    assert "0:08" not in chunk.text
    assert mapped.label == "00:00:00"


def test_its_pages_are_drawn(bench, shelf, tmp_path):
    shelf.add(tiny_whisper(tmp_path / "whisper", SAID))
    result = take_in(bench, shelf, write_wav(tmp_path / "call.wav", voice(14.0)))
    renderer = PageRenderer(bench.paths.files)
    try:
        pages = ShownPages(bench.paths, bench.catalog, renderer, bench.passwords)
        words = [word.text for word in pages.words(result.document_id, 1)]
        assert "valve" in words
        assert "0:08" in words
        assert len(set(pages.render(result.document_id, 1, 1.0).pixels)) > 2
    finally:
        renderer.close()


def test_a_model_that_was_changed_since_is_not_used(bench, shelf, tmp_path):
    model = shelf.add(tiny_whisper(tmp_path / "whisper", SAID))
    weights = model.path / "model.bin"
    content = bytearray(weights.read_bytes())
    content[-1_000] ^= 1
    weights.write_bytes(content)
    result = take_in(bench, shelf, write_wav(tmp_path / "call.wav", voice(2.0)))
    assert result.status == "failed"
    assert "model.bin differs" in result.reason
