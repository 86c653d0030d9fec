"""From chunks to vectors (I10), resumable and without doing anything twice."""

from __future__ import annotations

import time
from collections.abc import Sequence

import numpy as np

from localmind_desktop.core.model import Chunk, Document, Progress, State
from localmind_desktop.core.models.protocols import Embedder
from localmind_desktop.core.store.index import SearchIndex
from localmind_desktop.core.task import CancelToken, Task

_PER_CALL = 64
_MOST_UNKNOWN = 0.3  # share of unknown word pieces over which a text is searched by keyword only
_CHARS_PER_TOKEN = 4


def embed_document(
    document: Document,
    chunks: Sequence[Chunk],
    embedder: Embedder,
    index: SearchIndex,
    earlier: Sequence[Document],
    cancel: CancelToken,
) -> Task[Progress, str | None]:
    """Give every chunk a vector. Vectors of unchanged chunks of ``earlier`` states are used again (I8).

    Returns what the user should know, or None. Raises `ModelError` and `Cancelled`.
    """
    texts = [f"{chunk.context}\n{chunk.text}" for chunk in chunks]
    if texts and embedder.share_of_unknown(texts) > _MOST_UNKNOWN:
        return "It is found by keyword only, because the embedding model does not know its script."
    stamp = embedder.stamp
    present = index.drop_stale_vectors(stamp, document.id, chunks)
    for state in earlier:
        present |= _copied(stamp, document, chunks, index, state, present)
    waiting = sorted((chunk for chunk in chunks if chunk.id not in present), key=lambda chunk: len(chunk.text))
    started, done = time.monotonic(), len(chunks) - len(waiting)
    for begin in range(0, len(waiting), _PER_CALL):
        cancel.check()
        batch = waiting[begin : begin + _PER_CALL]
        vectors = embedder.passages([f"{chunk.context}\n{chunk.text}" for chunk in batch])
        index.add_vectors(stamp, document.collection, batch, vectors)
        embedded = begin + len(batch)
        left = (time.monotonic() - started) / embedded * (len(waiting) - embedded)
        yield Progress(document.id, document.name, State.EMBEDDING, done + embedded, len(chunks), left)
    return None


def estimated_tokens(texts: Sequence[str]) -> list[int]:
    """Tokens of each text where there is no tokenizer to ask: about four characters each, one per Chinese character."""
    return [sum(ord(c) >= 0x2E80 for c in text) + len(text) // _CHARS_PER_TOKEN + 1 for text in texts]


def _copied(
    stamp: str,
    document: Document,
    chunks: Sequence[Chunk],
    index: SearchIndex,
    earlier: Document,
    present: set[str],
) -> set[str]:
    known = index.vectors_by_digest(stamp, earlier.id)
    same = [chunk for chunk in chunks if chunk.digest in known and chunk.id not in present]
    if same:
        vectors = np.asarray([known[chunk.digest] for chunk in same], dtype=np.float32)
        index.add_vectors(stamp, document.collection, same, vectors)
    return {chunk.id for chunk in same}
