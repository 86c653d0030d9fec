"""Several documents before many passages of one, and nothing twice (R15). Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from localmind_desktop.core.model import ChunkKind, Passage

_SAME_BEGINNING = 200  # characters by which two passages count as one


def fair(passages: Iterable[Passage], per_document: int, keep: int) -> list[Passage]:
    """At most ``per_document`` of each document first; what is over follows, so that nothing is lost."""
    first: list[Passage] = []
    over: list[Passage] = []
    seen: Counter[str] = Counter()
    for passage in passages:
        seen[passage.chunk.document_id] += 1
        (first if seen[passage.chunk.document_id] <= per_document else over).append(passage)
    return first + over if len(first) < keep else first


def distinct(passages: Iterable[Passage]) -> list[Passage]:
    """Of passages that begin alike the first. Two rows that read alike are two where their tables differ."""
    kept: dict[tuple[ChunkKind, str, str], Passage] = {}
    for passage in passages:
        chunk = passage.chunk
        place = chunk.context if chunk.kind is not ChunkKind.PROSE else ""
        kept.setdefault((chunk.kind, place, chunk.text[:_SAME_BEGINNING]), passage)
    return list(kept.values())
