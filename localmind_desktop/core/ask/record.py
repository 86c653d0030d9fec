"""What happens on the way to an answer, as it happens; becomes the `Trace` (R25)."""

from __future__ import annotations

import time
import uuid
from collections.abc import Sequence
from dataclasses import dataclass, field

from localmind_desktop.core.model import Considered, Passage, Stage, Trace, WindowUse
from localmind_desktop.core.phrase import phrase

ROUTES = (
    *(phrase("cell"), phrase("row"), phrase("list"), phrase("count"), phrase("extreme"), phrase("total")),
    *(phrase("comparison"), phrase("which has"), phrase("identifier"), phrase("reference path"), phrase("definition")),
    *(phrase("prose"), phrase("likely"), phrase("nothing")),
)
"""What the routes are called in the notes of stages, named here to be translated."""
_MOST_CONSIDERED = 10  # passages whose scores a trace keeps


@dataclass(frozen=True, slots=True)
class KeywordPlan:
    """The words to search for, in the question's order. Nothing kept: no keyword search."""

    kept: tuple[str, ...]
    dropped: tuple[str, ...] = ()
    synonyms: tuple[str, ...] = ()
    is_known: bool = True  # whether every word that was kept stands somewhere in the library


NO_WORDS = KeywordPlan(())


@dataclass
class Record:
    """Filled step by step, on the answers lane only."""

    request_id: str = field(default_factory=lambda: uuid.uuid4().hex[:12])
    stages: list[Stage] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    model: str | None = None
    window: WindowUse | None = None
    instructions: str = ""
    resumed: int = 0
    standalone: str = ""
    standalone_by: str = ""
    subquestions: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    route: str = ""
    filters: tuple[str, ...] = ()
    words: KeywordPlan = NO_WORDS
    considered: tuple[Considered, ...] = ()
    reranked: int = 0
    failures: list[str] = field(default_factory=list)  # what may work another time: the answer is not kept

    def stage(self, name: str, started: float, note: str = "") -> None:
        """A step that began at ``started`` (`time.perf_counter`) and ends now."""
        self.stages.append(Stage(name, (time.perf_counter() - started) * 1000, note))

    def failed(self, *notes: str) -> None:
        """Say what failed."""
        self.notes += notes
        self.failures += notes

    def consider(self, passages: Sequence[Passage]) -> None:
        """The passages that were found, or of these the few that are read."""
        self.considered = tuple(
            Considered(one.chunk.document_id, one.chunk.places[0].page if one.chunk.places else 1, one.scores)
            for one in passages[:_MOST_CONSIDERED]
        )

    def trace(self) -> Trace:
        return Trace(
            self.request_id,
            tuple(self.stages),
            tuple(self.notes),
            self.model,
            self.window,
            self.instructions,
            self.resumed,
            standalone=self.standalone,
            standalone_by=self.standalone_by,
            subquestions=self.subquestions,
            variants=self.variants,
            route=self.route,
            filters=self.filters,
            considered=self.considered,
            words_kept=self.words.kept,
            words_dropped=self.words.dropped,
            words_besides=self.words.synonyms,
            passages_reranked=self.reranked,
            failures=tuple(self.failures),
        )
