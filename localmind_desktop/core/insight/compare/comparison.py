"""What is compared, and what comes of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from localmind_desktop.core.model import PageRead, Table
from localmind_desktop.core.model.insight import Compared, Difference, DifferenceKind


@dataclass(frozen=True, slots=True)
class Reading:
    """What was read of a document: all its pages, and its tables whole."""

    pages: tuple[PageRead, ...]
    tables: tuple[Table, ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    """The differences of two documents in the reading order of the newer one."""

    differences: tuple[Difference, ...]

    @property
    def counts(self) -> Mapping[tuple[Compared, DifferenceKind], int]:
        return Counter((one.what, one.kind) for one in self.differences)


@dataclass(frozen=True, slots=True)
class SectionCount:
    """The differences in one section, or one table, by kind."""

    name: str
    counts: Mapping[DifferenceKind, int]


@dataclass(frozen=True, slots=True)
class ComparisonSummary:
    """``sections`` are in reading order."""

    counts: Mapping[tuple[Compared, DifferenceKind], int]
    sections: tuple[SectionCount, ...]


def summary_of(comparison: Comparison) -> ComparisonSummary:
    sections: dict[str, Counter[DifferenceKind]] = {}
    for one in comparison.differences:
        sections.setdefault(one.name.partition(NAMED)[0], Counter())[one.kind] += 1
    return ComparisonSummary(comparison.counts, tuple(SectionCount(*entry) for entry in sections.items()))


NAMED = " · "  # between the parts of a difference's name
