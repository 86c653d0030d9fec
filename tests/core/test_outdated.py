"""What an earlier reader or other settings made is made anew at the next start (I8)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from localmind_desktop.core.ingest import intake, page_reading
from localmind_desktop.core.library import Library
from localmind_desktop.core.model import Progress, State
from localmind_desktop.core.settings import Chunking, Models, Settings
from localmind_desktop.core.task import CancelToken, result_of

pytestmark = pytest.mark.sampled(2)
SETTINGS = Settings(models=Models(embedder="folder:none", reranker="none", use_chat=False))


@pytest.fixture
def folder(tmp_path: Path, samples: Path) -> Path:
    library = Library.open(tmp_path / "library", SETTINGS)
    result_of(library.ingest(samples / "maintenance-contract.pdf", CancelToken()))
    result_of(library.resume(CancelToken()))
    library.close()
    return tmp_path / "library"


def _resumed(folder: Path, settings: Settings) -> tuple[list[State], int]:
    """The states that documents go through at the next start, and the chunks at its end."""
    events: list[Progress] = []
    library = Library.open(folder, settings)
    try:
        result_of(library.resume(CancelToken()), events.append)
        (document,) = library.documents()
        assert document.state.is_final
        return [event.state for event in events], document.chunks
    finally:
        library.close()


def test_nothing_is_made_anew_when_nothing_changed(folder):
    assert _resumed(folder, SETTINGS)[0] == []


def test_other_chunk_settings_cut_the_document_anew_without_reading_it(folder):
    _, before = _resumed(folder, SETTINGS)
    states, after = _resumed(folder, replace(SETTINGS, chunking=Chunking(prose_tokens=64)))
    assert State.READING not in states
    assert State.EMBEDDING in states
    assert after > before


def test_another_reader_reads_the_document_again(folder, monkeypatch):
    for module in (intake, page_reading):
        monkeypatch.setattr(module, "READER", "another")
    assert State.READING in _resumed(folder, SETTINGS)[0]
    assert _resumed(folder, SETTINGS)[0] == []


def test_a_document_that_another_embedder_dealt_with_is_embedded_anew(folder):
    """It was taken in without one; its vectors are made at the next start with one, and not again."""
    states, _ = _resumed(folder, replace(SETTINGS, models=Models(use_chat=False)))
    assert State.EMBEDDING in states
    assert State.READING not in states
    assert _resumed(folder, replace(SETTINGS, models=Models(use_chat=False)))[0] == []
