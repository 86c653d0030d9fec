"""From chunks to vectors (I10), resumable and without doing anything twice."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from localmind_desktop.core.model import Chunk, Document, Progress, State
from localmind_desktop.core.models.protocols import Embedder, Vectors
from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.store.index import SearchIndex
from localmind_desktop.core.task import CancelToken, Task

_PER_CALL = 64
_MOST_UNKNOWN = 0.3  # share of unknown word pieces over which a text is searched by keyword only
_CHARS_PER_TOKEN = 4


class Embedded(NamedTuple):
    """The embedder that has dealt with a document, and how many vectors came of it. An empty stamp: none has."""

    stamp: str = ""
    vectors: int = 0


def embed_document(
    document: Document,
    chunks: Sequence[Chunk],
    embedder: Embedder,
    index: SearchIndex,
    cancel: CancelToken,
) -> Task[Progress, str | None]:
    """Give every chunk a vector. A text that is stored already (I8), or that comes twice, is not embedded again.

    Returns what the user should know, or None. Raises `ModelError` and `Cancelled`.
    """
    if chunks and embedder.share_of_unknown([_text(chunk) for chunk in chunks]) > _MOST_UNKNOWN:
        return phrase("It is found by keyword only, because the embedding model does not know its script.")
    stamp = embedder.stamp
    present = index.drop_stale_vectors(stamp, document.id, chunks)
    alike: defaultdict[str, list[Chunk]] = defaultdict(list)
    for chunk in chunks:
        if chunk.id not in present:
            alike[chunk.digest].append(chunk)
    known = index.vectors_of(stamp, alike.keys())
    _add(stamp, document, index, [(alike.pop(digest), vector) for digest, vector in known.items()])
    waiting = sorted(alike.values(), key=lambda group: len(_text(group[0])))  # batches of texts of like length
    started, done = time.monotonic(), len(chunks) - sum(map(len, waiting))
    for begin in range(0, len(waiting), _PER_CALL):
        cancel.check()
        batch = waiting[begin : begin + _PER_CALL]
        vectors = embedder.passages([_text(group[0]) for group in batch])
        _add(stamp, document, index, list(zip(batch, vectors, strict=True)))
        done += sum(map(len, batch))
        embedded = begin + len(batch)
        left = (time.monotonic() - started) / embedded * (len(waiting) - embedded)
        yield Progress(document.id, document.name, State.EMBEDDING, done, len(chunks), left)
    return None


def estimated_tokens(texts: Sequence[str]) -> list[int]:
    """Tokens of each text where there is no tokenizer to ask: about four characters each, one per Chinese character."""
    return [sum(ord(c) >= 0x2E80 for c in text) + len(text) // _CHARS_PER_TOKEN + 1 for text in texts]


def _text(chunk: Chunk) -> str:
    """What is embedded of a chunk; its digest is that of this text."""
    return chunk.searched


def _add(stamp: str, document: Document, index: SearchIndex, found: Sequence[tuple[list[Chunk], Vectors]]) -> None:
    """Store the vector of each group of chunks for all of them."""
    if found:
        vectors = np.repeat([vector for _, vector in found], [len(group) for group, _ in found], axis=0)
        index.add_vectors(stamp, document.collection, [chunk for group, _ in found for chunk in group], vectors)
