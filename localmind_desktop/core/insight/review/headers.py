"""Headers of tables as texts of a document: where letterheads or totals stand in columns, they are taken for some."""

from __future__ import annotations

from collections.abc import Sequence

from localmind_desktop.core.insight.runs import header_runs
from localmind_desktop.core.model import Table
from localmind_desktop.core.model.insight import TextRun


def with_headers(runs: Sequence[TextRun], tables: Sequence[Table]) -> list[TextRun]:
    """``runs``, and after them the headers of ``tables``, each once."""
    return [*runs, *(run for table in tables for run in header_runs(table))]
