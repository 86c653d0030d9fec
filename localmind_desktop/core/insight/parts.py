"""A document in numbered parts, for a model to read. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from localmind_desktop.core.model import BlockKind, Place
from localmind_desktop.core.model.insight import TextRun
from localmind_desktop.core.terms import content_terms
from localmind_desktop.core.text.tokens import tokens_of

PART_TOKENS = 400


@dataclass(frozen=True, slots=True)
class Part:
    """Neighbouring runs of one section. ``number`` counts from 1."""

    number: int
    section: str
    runs: tuple[TextRun, ...]

    @property
    def text(self) -> str:
        return "\n".join(f"{run.label}: {run.text}" if run.label else run.text for run in self.runs)

    def place_of(self, said: str) -> tuple[Place, ...]:
        """The run that shares most words with ``said``."""
        wanted = frozenset(content_terms(said))
        best = max(self.runs, key=lambda run: len(wanted.intersection(content_terms(run.text))))
        return best.places(0, len(best.text))


def parts_of(runs: Sequence[TextRun]) -> list[Part]:
    """The parts of a document in order, of some `PART_TOKENS` each; running headers and footers are left out."""
    return [Part(number, taken[0].section, tuple(taken)) for number, taken in enumerate(_packed(runs), start=1)]


def _packed(runs: Sequence[TextRun]) -> Iterator[list[TextRun]]:
    taken: list[TextRun] = []
    room = PART_TOKENS
    for run in runs:
        if run.kind is BlockKind.FURNITURE or not run.text.strip():
            continue
        cost = tokens_of(run.text)
        if taken and (cost > room or (run.section != taken[-1].section and room < PART_TOKENS // 2)):
            yield taken
            taken, room = [], PART_TOKENS
        taken.append(run)
        room -= cost
    if taken:
        yield taken


def chosen(parts: Sequence[Part], tokens: int) -> list[list[Part]]:
    """The parts in groups that take at most ``tokens`` each."""
    groups: list[list[Part]] = []
    room = 0
    for part in parts:
        cost = tokens_of(part.text) + tokens_of(part.section)
        if not groups or cost > room:
            groups.append([])
            room = tokens
        groups[-1].append(part)
        room -= cost
    return groups
