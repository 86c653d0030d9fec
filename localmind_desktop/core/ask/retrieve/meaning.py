"""The search by meaning (R11, I11): each embedder that has vectors is asked, and its own vectors are searched."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from localmind_desktop.core.ask.retrieve.floors import likeness, similarity_floor
from localmind_desktop.core.ask.retrieve.fusing import Ranking, highest, merged
from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.model import Scope
from localmind_desktop.core.models.protocols import Embedder, Vectors
from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.settings import Retrieval
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.index import Hit, SearchIndex

log = logging.getLogger(__name__)

_UNREADABLE = 0.5  # share of unknown pieces from which an embedder does not understand a question
_NO_MODEL = phrase("No embedding model: found by keyword only.")
_NO_VECTORS = phrase("Nothing is indexed for meaning search yet: found by keyword only.")
_NO_SCRIPT = phrase("The embedding model does not support the script of the question: found by keyword only.")
_NO_MAIN = phrase("The main embedding model is not installed: meaning search was incomplete.")


@dataclass(frozen=True, slots=True)
class Meant:
    """What was found. ``floors`` holds, by chunk id, that of the embedder whose score it is; ``share``, 0-1, is how
    much of the question is known to the embedder that knows most of it; ``note`` says what was not searched, and
    ``failed`` that an embedder did not answer."""

    hits: list[Hit] = field(default_factory=list)
    floors: Mapping[str, float] = field(default_factory=dict)
    share: float = 0.0
    note: str = ""
    failed: bool = False


class _Asked(NamedTuple):
    """What one embedder has found, or why it was not asked."""

    ranking: Ranking | None = None
    share: float = 0.0
    why_not: str = ""


@dataclass(frozen=True, slots=True)
class MeaningSearch:
    """``main`` None is not installed; those ``beside`` it are asked as well."""

    catalog: Catalog
    index: SearchIndex
    main: Embedder | None
    beside: Sequence[Embedder]
    settings: Retrieval

    def find(self, texts: Sequence[str], scope: Scope) -> Meant:
        """The best chunks for a question and what else it was put as; the highest score counts."""
        embedders = [*filter(None, (self.main,)), *self.beside]
        asked, errors = [], []
        for embedder in embedders:
            try:
                asked.append(self._asked(embedder, texts, scope))
            except ModelError as error:
                log.warning("search by meaning failed: %s", type(error).__name__)
                errors.append(str(error))
        rankings = [one.ranking for one in asked if one.ranking is not None]
        if not rankings:
            reasons = [phrase("Found by keyword only. {error}", error=error) for error in errors] + [
                one.why_not for one in asked
            ]
            return Meant(note=reasons[0] if reasons else _NO_MODEL, failed=bool(errors))
        hits, floors = merged(rankings)
        notes = [phrase("Meaning search was incomplete. {error}", error=error) for error in errors]
        notes += [] if self.main is not None else [_NO_MAIN]
        share = max(one.share for one in asked if one.ranking is not None)
        return Meant(hits[: self.settings.candidates], floors, share, " ".join(notes), bool(errors))

    def _asked(self, embedder: Embedder, texts: Sequence[str], scope: Scope) -> _Asked:
        """Raises `ModelError`."""
        stamp, limit = embedder.stamp, self.settings.candidates
        if not self.index.has_vectors(stamp):
            return _Asked(why_not=_NO_VECTORS)
        unknown = embedder.share_of_unknown([texts[0]])
        if unknown >= _UNREADABLE:
            return _Asked(why_not=_NO_SCRIPT)
        vectors = [embedder.question(text) for text in texts]
        found = [self._hits(stamp, vector, scope) for vector in vectors]
        return _Asked(Ranking(highest(found)[:limit], similarity_floor(stamp, self.settings)), 1.0 - unknown)

    def _hits(self, stamp: str, vector: Vectors, scope: Scope) -> list[Hit]:
        hits = self._current(self.index.vector_search(stamp, vector, scope, self.settings.candidates))
        return [replace(hit, score=likeness(stamp, hit.score)) for hit in hits]

    def _current(self, hits: Sequence[Hit]) -> list[Hit]:
        """Without those whose chunk has another text by now, or does not have it yet."""
        digests = self.catalog.digests([hit.chunk_id for hit in hits])
        return [hit for hit in hits if digests.get(hit.chunk_id) == hit.digest]
