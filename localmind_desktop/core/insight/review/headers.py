"""Headers of tables as texts of a document: where letterheads or totals stand in columns, they are taken for some."""

from __future__ import annotations

from collections.abc import Sequence

from localmind_desktop.core.model import Line, Table
from localmind_desktop.core.model.insight import TextRun


def with_headers(runs: Sequence[TextRun], tables: Sequence[Table]) -> list[TextRun]:
    """``runs``, and after them the headers of ``tables``, each once."""
    made = list(runs)
    for table in tables:
        for place in table.header_places[:1]:
            made += [TextRun(place.page, (Line(text, place.box),)) for text in dict.fromkeys(table.headers) if text]
    return made
