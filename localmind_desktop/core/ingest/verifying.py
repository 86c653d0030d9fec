"""Ready means findable (I12): the first and the last chunk of a document must be found by both searches."""

from __future__ import annotations

import time
from collections.abc import Sequence

from localmind_desktop.core.errors import DocumentError
from localmind_desktop.core.model import Chunk, Scope
from localmind_desktop.core.store.index import SearchIndex
from localmind_desktop.core.store.index_tables import LONGEST_TOKEN
from localmind_desktop.core.task import CancelToken
from localmind_desktop.core.terms import content_terms

_PROBE_CHARS = 400
_WITHIN = 50
_SAME = 1 - 1e-4  # cosine from which two vectors count as one
_TRIES = 5
_FIRST_PAUSE = 0.2  # seconds; doubles with every try


def settle(index: SearchIndex, chunks: Sequence[Chunk], stamp: str | None, cancel: CancelToken) -> None:
    """Flush all to the disk, and check that searches find ``chunks``; by meaning those of the embedder ``stamp``.

    Raises `DocumentError` when one does not, and `Cancelled`.
    """
    index.commit()
    pause = _FIRST_PAUSE
    for _ in range(_TRIES):
        if not missing_chunks(index, chunks, stamp):
            return
        cancel.check()
        time.sleep(pause)
        pause *= 2
        index.commit()
    raise DocumentError("The document was read, but a search does not find it. Remove it and add it again.")


def missing_chunks(index: SearchIndex, chunks: Sequence[Chunk], stamp: str | None) -> list[str]:
    """Ids of the probed chunks that a search does not find. ``stamp`` None: by keyword only."""
    worded = [chunk for chunk in chunks if _has_words(chunk)]
    probes = [worded[0], worded[-1]] if worded else []
    missing = [chunk.id for chunk in probes if not index.finds(chunk, probe_text(chunk))]
    if stamp is not None and chunks:
        missing += [chunk.id for chunk in (chunks[0], chunks[-1]) if not _found_by_vector(index, chunk, stamp)]
    return missing


def probe_text(chunk: Chunk) -> str:
    """A question that must find ``chunk``."""
    return chunk.text[:_PROBE_CHARS]


def _has_words(chunk: Chunk) -> bool:
    terms = (term for term in content_terms(probe_text(chunk)) if len(term) <= LONGEST_TOKEN)
    return any(any(map(str.isalnum, term)) for term in terms)  # a line to sign on is none


def _found_by_vector(index: SearchIndex, chunk: Chunk, stamp: str) -> bool:
    vector = index.vector_of(stamp, chunk)
    if vector is None:
        return False
    hits = index.vector_search(stamp, vector, Scope(documents=(chunk.document_id,)), _WITHIN)
    return any(hit.chunk_id == chunk.id or hit.score > _SAME for hit in hits)
