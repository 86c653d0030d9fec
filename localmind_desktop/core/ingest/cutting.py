"""How a document is cut into chunks, which the embedder decides that is to read them, and by what stamp it is known."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from localmind_desktop.core.errors import ModelError, TooLarge
from localmind_desktop.core.ingest.chunking import CHUNKER, Measure, chunk_document
from localmind_desktop.core.ingest.describing import title_of
from localmind_desktop.core.ingest.embedding import estimated_tokens
from localmind_desktop.core.ingest.headers import stamp_of
from localmind_desktop.core.model import Chunk, Opened, PageRead, Table
from localmind_desktop.core.models.protocols import Embedder
from localmind_desktop.core.parsing import join_fragments
from localmind_desktop.core.settings import Settings

log = logging.getLogger(__name__)

_RESERVED_FOR_CONTEXT = 5  # one fifth of the embedder's window


class Cut(NamedTuple):
    """What becomes of the pages of a document."""

    title: str
    tables: tuple[Table, ...]
    chunks: list[Chunk]


@dataclass(frozen=True, slots=True)
class Cutting:
    embedder: Embedder | None
    settings: Settings

    def cut(self, document_id: str, opened: Opened, pages: Sequence[PageRead]) -> Cut:
        """Nothing is stored. Raises `TooLarge`."""
        tables = join_fragments(pages)
        title, limit = title_of(opened, pages), self.settings.limits.chunks_per_document
        chunks, dropped = chunk_document(document_id, title, pages, tables, self._measure(), self.settings.chunking)
        if dropped:
            log.info("dropped %d chunks that held no text", dropped)
        if len(chunks) > limit:
            raise TooLarge(
                "The document falls into {parts} parts; the limit is {limit} (see Settings).",
                parts=len(chunks),
                limit=limit,
            )
        return Cut(title, tables, chunks)

    def stamp(self) -> str:
        """Of everything that decides how a document is cut into chunks."""
        headers = stamp_of(self.settings.context_headers)
        made_by = f"{CHUNKER}:{self._measure().tokens}:{self.settings.chunking}{headers}"
        return hashlib.sha256(made_by.encode()).hexdigest()[:16]

    def _measure(self) -> Measure:
        chunking = self.settings.chunking
        try:
            if self.embedder is not None:
                room = self.embedder.window - self.embedder.window // _RESERVED_FOR_CONTEXT
                return Measure(min(chunking.prose_tokens, room), chunking.overlap, self.embedder.count_tokens)
        except ModelError:
            log.info("the embedder cannot count tokens; they are estimated")
        return Measure(chunking.prose_tokens, chunking.overlap, estimated_tokens)
