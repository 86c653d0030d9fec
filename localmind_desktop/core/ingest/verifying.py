"""Ready means findable (I12): the first and the last chunk of a document must be found by both searches."""

from __future__ import annotations

from collections.abc import Sequence

from localmind_desktop.core.model import Chunk, Scope
from localmind_desktop.core.store.index import SearchIndex
from localmind_desktop.core.terms import content_terms

_PROBE_TERMS = 24
_WITHIN = 50


def missing_chunks(index: SearchIndex, chunks: Sequence[Chunk], stamp: str | None) -> list[str]:
    """Ids of the probed chunks that a search does not find. ``stamp`` None: by keyword only."""
    worded = [chunk for chunk in chunks if content_terms(chunk.text)]
    probes = [worded[0], worded[-1]] if worded else []
    missing = [chunk.id for chunk in probes if not _found_by_keyword(index, chunk)]
    if stamp is not None and chunks:
        vectors = index.vectors_by_digest(stamp, chunks[0].document_id)
        for chunk in (chunks[0], chunks[-1]):
            vector = vectors.get(chunk.digest)
            if vector is None or not _found_by_vector(index, chunk, stamp, vector):
                missing.append(chunk.id)
    return missing


def _found_by_keyword(index: SearchIndex, chunk: Chunk) -> bool:
    question = " ".join(content_terms(chunk.text)[:_PROBE_TERMS])
    hits = index.keyword_search(question, Scope(documents=(chunk.document_id,)), 4 * _WITHIN)
    return any(hit.chunk_id == chunk.id for hit in hits)


def _found_by_vector(index: SearchIndex, chunk: Chunk, stamp: str, vector: object) -> bool:
    import numpy as np

    probe = np.asarray(vector, dtype=np.float32)
    hits = index.vector_search(stamp, probe, Scope(documents=(chunk.document_id,)), _WITHIN)
    return any(hit.chunk_id == chunk.id or hit.score > 1 - 1e-4 for hit in hits)
