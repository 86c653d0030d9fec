"""What a question is answered with, put together from the parts of an open library."""

from __future__ import annotations

import datetime
from dataclasses import dataclass

from localmind_desktop.core.ask.answering import Asking
from localmind_desktop.core.ask.candidates.document_legends import Abbreviations
from localmind_desktop.core.ask.documents.answering import DocumentAnswers
from localmind_desktop.core.ask.rank.ranking import Ranker
from localmind_desktop.core.ask.remembering import Remembering
from localmind_desktop.core.ask.write.pace import Pace
from localmind_desktop.core.embedders import Embedders
from localmind_desktop.core.models import ModelSet
from localmind_desktop.core.models.once import OnceEmbedder
from localmind_desktop.core.recipe import settings_digest
from localmind_desktop.core.settings import Settings
from localmind_desktop.core.store.caches import KeptAnswers
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.healed import HealedCells
from localmind_desktop.core.store.index import SearchIndex
from localmind_desktop.core.wordnet import WordNet


@dataclass(frozen=True, slots=True)
class Answering:
    """The parts of a library that answer; ``program`` is the digest of the program itself."""

    catalog: Catalog
    index: SearchIndex
    models: ModelSet
    settings: Settings
    program: str
    ranker: Ranker
    abbreviations: Abbreviations
    healed: HealedCells
    kept: KeptAnswers
    wordnet: WordNet | None
    embedders: Embedders

    def asking(self, use_chat: bool, fresh: bool = False, by_model: bool = False) -> Asking:
        """``fresh``: no answer of before is given again (R4, R5). ``by_model``: a model writes in any case."""
        chat = self.models.chat if use_chat and self.settings.models.use_chat else None
        embedder = OnceEmbedder(self.models.embedder) if self.models.embedder is not None else None
        beside = tuple(map(OnceEmbedder, self.embedders.others_asked()))
        remembering = Remembering(
            self.kept,
            self.catalog,
            embedder,
            chat,
            self.settings.caches,
            recipe=settings_digest(self.settings) + self.program,
            chooses_model=not self.settings.models.chat,
            fresh=fresh,
            beside=beside,
        )
        return Asking(
            self.catalog,
            self.index,
            embedder,
            self.models.reranker,
            chat,
            self.settings,
            self.ranker,
            self.abbreviations,
            self.healed,
            None if by_model else remembering,
            self.models.condenser if chat is not None else None,
            self.wordnet,
            self.models.named,
            beside,
            None if by_model else DocumentAnswers(self.catalog, datetime.date.today()),
            by_model,
            self.models.reader,
            self._pace(),
        )

    def _pace(self) -> Pace | None:
        speeds, settings = self.models.speeds, self.settings
        return Pace(speeds, settings.models.server, settings.retrieval.reading_seconds) if speeds is not None else None
