"""How large a library is, whether it is in order, and how a document was read."""

from __future__ import annotations

from dataclasses import dataclass

from localmind_desktop.core.model.models import Check


@dataclass(frozen=True, slots=True)
class Sizes:
    """Bytes of the parts of a library, and what is free on its disk."""

    documents: int
    catalog: int
    conversations: int
    index: int
    models: int
    free: int

    @property
    def total(self) -> int:
        return self.documents + self.catalog + self.conversations + self.index + self.models


@dataclass(frozen=True, slots=True)
class StepTimes:
    """A step of answering: how often it was taken, and its mean and longest time in milliseconds."""

    name: str
    count: int
    mean_ms: float
    longest_ms: float


@dataclass(frozen=True, slots=True)
class EmbedderUse:
    """How many of the ``total`` documents an embedder has dealt with; one that is not ``wanted`` any more serves on."""

    name: str
    documents: int
    total: int
    wanted: bool = True


@dataclass(frozen=True, slots=True)
class Health:
    """What was looked at, and how long the steps of answering took, those first that took longest in sum."""

    checks: tuple[Check, ...]
    steps: tuple[StepTimes, ...]


@dataclass(frozen=True, slots=True)
class PageTrouble:
    """A page that could not be read, and why."""

    page: int
    reason: str


@dataclass(frozen=True, slots=True)
class Reading:
    """How a document was read. Pages are counted from 1; ``looked_again`` had doubtful tables.

    ``embedders`` are those that gave it vectors, and how many.
    """

    pages: int
    with_text: int
    recognised: tuple[int, ...] = ()
    languages: tuple[str, ...] = ()
    pictures_only: tuple[int, ...] = ()
    troubles: tuple[PageTrouble, ...] = ()
    looked_again: tuple[int, ...] = ()
    improved: tuple[int, ...] = ()
    passages: int = 0
    embedders: tuple[tuple[str, int], ...] = ()
