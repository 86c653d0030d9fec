"""What is embedded, and what is not embedded twice."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from localmind_desktop.core.ingest.embedding import embed_document
from localmind_desktop.core.model import Chunk, ChunkKind, Document, Progress, Scope, State
from localmind_desktop.core.store.index import SearchIndex
from localmind_desktop.core.task import Cancelled, CancelToken, result_of
from tests.core.ingest.counting import CountingEmbedder


@pytest.fixture
def index(tmp_path: Path) -> SearchIndex:
    return SearchIndex(tmp_path / "index")


def _document(name: str) -> Document:
    return Document(name, name, "Documents", State.EMBEDDING, None, "", 0, 1, 0, 0, 0, 0, 0.0, name)


def _chunks(document: str, *texts: str) -> list[Chunk]:
    return [
        Chunk(f"{document}-{number}", document, ChunkKind.PROSE, number, text, "Pumps", (), digest=f"digest of {text}")
        for number, text in enumerate(texts)
    ]


def _embed(
    document: str,
    chunks: list[Chunk],
    embedder: CountingEmbedder,
    index: SearchIndex,
    cancel: CancelToken | None = None,
) -> list[Progress]:
    seen: list[Progress] = []
    task = embed_document(_document(document), chunks, embedder, index, cancel or CancelToken())
    assert result_of(task, seen.append) is None
    return seen


def test_texts_that_are_the_same_share_one_vector(index: SearchIndex) -> None:
    embedder = CountingEmbedder()
    chunks = _chunks("a", "four bar", "Page left blank", "five bar", "Page left blank", "Page left blank")
    seen = _embed("a", chunks, embedder, index)
    assert sorted(embedder.embedded) == ["Pumps\nPage left blank", "Pumps\nfive bar", "Pumps\nfour bar"]
    assert index.vector_counts(embedder.stamp)["a"] == 5
    assert (seen[-1].done, seen[-1].total, seen[-1].seconds_left) == (5, 5, 0)
    for chunk in chunks:
        vector = index.vector_of(embedder.stamp, chunk)
        assert vector is not None
        assert np.array_equal(vector, embedder.question(f"Pumps\n{chunk.text}"))


def test_a_text_of_another_document_is_not_embedded_again(index: SearchIndex) -> None:
    embedder = CountingEmbedder()
    _embed("a", _chunks("a", "four bar", "it's five bar"), embedder, index)
    embedder.embedded.clear()
    seen = _embed("b", _chunks("b", "it's five bar", "six bar", "it's five bar"), embedder, index)
    assert embedder.embedded == ["Pumps\nsix bar"]
    assert [(one.done, one.total) for one in seen] == [(3, 3)]
    hits = index.vector_search(embedder.stamp, embedder.question("Pumps\nit's five bar"), Scope(), 3)
    assert {hit.chunk_id for hit in hits} == {"a-1", "b-0", "b-2"}


def test_another_embedder_takes_nothing_over(index: SearchIndex) -> None:
    _embed("a", _chunks("a", "four bar"), CountingEmbedder(), index)
    other = CountingEmbedder("another@2")
    _embed("b", _chunks("b", "four bar"), other, index)
    assert other.embedded == ["Pumps\nfour bar"]


def test_what_is_cancelled_goes_on_where_it_was(index: SearchIndex) -> None:
    embedder, cancel = CountingEmbedder(), CancelToken()
    chunks = _chunks("a", *(f"pump number {number} keeps {number} bar" for number in range(150)))
    task = embed_document(_document("a"), chunks, embedder, index, cancel)
    first = next(task)
    cancel.cancel()
    with pytest.raises(Cancelled):
        next(task)
    assert 0 < first.done < 150
    _embed("a", chunks, embedder, index)
    assert len(embedder.embedded) == len(set(embedder.embedded)) == 150
