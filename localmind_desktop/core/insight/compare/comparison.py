"""What is compared, and what comes of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from localmind_desktop.core.model import PageRead, Table
from localmind_desktop.core.model.insight import Compared, Difference, DifferenceKind

NAMED = " · "  # between the parts of a difference's name


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
