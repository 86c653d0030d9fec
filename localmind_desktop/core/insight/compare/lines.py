"""The JSON lines of `localmind compare`. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from localmind_desktop.core.insight.compare.comparison import Comparison
from localmind_desktop.core.lines import places_line
from localmind_desktop.core.model.insight import Compared, Difference, DifferenceKind


def comparison_lines(comparison: Comparison) -> Iterator[dict[str, Any]]:
    """One per difference, then one with the counts: by kind, and by what differs."""
    yield from map(difference_line, comparison.differences)
    yield {"counts": counts_line(comparison)}


def difference_line(one: Difference) -> dict[str, Any]:
    return {
        "kind": str(one.kind),
        "what": str(one.what),
        "name": one.name,
        "before": one.before,
        "after": one.after,
        "places_before": places_line(one.places_before),
        "places_after": places_line(one.places_after),
    }


def counts_line(comparison: Comparison) -> dict[str, Any]:
    counts = comparison.counts
    return {
        "total": len(comparison.differences),
        **{str(what): {str(kind): counts.get((what, kind), 0) for kind in DifferenceKind} for what in Compared},
    }
