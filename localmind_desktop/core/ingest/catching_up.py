"""Vectors of further embedders for documents that are ready, and of another main one while the earlier serve (I11)."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field

from localmind_desktop.core.embedders import Embedders, Named
from localmind_desktop.core.errors import DocumentError, ModelError
from localmind_desktop.core.ingest.embedding import embed_document
from localmind_desktop.core.ingest.intake import Intake
from localmind_desktop.core.ingest.verifying import settle
from localmind_desktop.core.model import Document, Progress
from localmind_desktop.core.model.upkeep import EmbedderUse
from localmind_desktop.core.task import CancelToken, Task

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class CatchingUp:
    """Goes on where it was interrupted: what is done is on record, and what is begun lies in the index.

    An embedder that failed is left alone until it is asked anew what is `waiting`.
    """

    intake: Intake
    embedders: Embedders
    _failed: set[str] = field(default_factory=set)  # names

    def waiting(self) -> list[str]:
        """The ids of ready documents that lack vectors of an embedder, or hold such as nobody wants any more.

        An embedder that cannot be reached is waited for in vain: it does not count.
        """
        self._failed.clear()
        self.embedders.put_down()
        wanted = {stamp for one in self.embedders.wanted if (stamp := one.stamp) is not None}
        kept, records = self.embedders.kept_stamps(), self.intake.catalog.embeddings.all()
        main = self.embedders.main.stamp if self.embedders.main is not None else None
        found = {document_id: records[document_id].keys() for document_id in self._ready()}
        return [each for each, has in found.items() if wanted - has or (main in has and has - kept)]

    def uses(self) -> list[EmbedderUse]:
        """How far each embedder has come."""
        return self.embedders.uses(self._ready())

    def catch_up(self, document_id: str, cancel: CancelToken) -> Task[Progress, None]:
        """Give a document what it lacks, and take what nobody wants. It can be asked all the time.

        Raises `Cancelled`.
        """
        document = self.intake.catalog.document(document_id)
        if document is None or not document.state.is_whole:
            return
        main = self.embedders.main
        if main is not None and self._lacks(document, main):
            document = yield from self.intake.complete(document, cancel)
            if self._lacks(document, main):
                self._failed.add(main.name)
        for one in self.embedders.beside:
            if document.state.is_whole and self._lacks(document, one):
                yield from self._embed(document, one, cancel)
        self.tidy(document.id)

    def tidy(self, document_id: str) -> None:
        """Remove the vectors of embedders that are not wanted, once there are those of the main one."""
        catalog, main = self.intake.catalog, self.embedders.main
        self.embedders.put_down_main()
        if main is None or main.stamp not in catalog.embeddings.of(document_id):
            return
        kept = self.embedders.kept_stamps()
        self.intake.index.keep_vectors([document_id], kept)  # first: a record without its vectors is noticed
        catalog.embeddings.keep(document_id, kept)

    def _ready(self) -> list[str]:
        """The ids of the documents that are to have vectors."""
        return [each.id for each in self.intake.catalog.documents() if each.state.is_whole and each.chunks]

    def _lacks(self, document: Document, one: Named) -> bool:
        if one.name in self._failed:
            return False
        stamp = one.stamp
        return stamp is not None and stamp not in self.intake.catalog.embeddings.of(document.id)

    def _embed(self, document: Document, one: Named, cancel: CancelToken) -> Task[Progress, None]:
        """Give a document, as it is cut, the vectors of one more embedder."""
        chunks = self.intake.catalog.chunks(document.id)
        try:
            stamp = one.embedder.stamp
            note = yield from embed_document(document, chunks, one.embedder, self.intake.index, cancel)
            vectors = 0 if note else len(chunks)
            settle(self.intake.index, chunks, stamp if vectors else None, cancel)
        except (ModelError, DocumentError) as error:
            log.warning("a further embedder failed: %s", type(error).__name__)
            self._failed.add(one.name)
        else:
            self.intake.catalog.embeddings.add(document.id, stamp, vectors)
