"""The answer before as what a request works on: its text as a model reads it, and its sources as evidence (A9).

Nothing is searched for: *translate that* and *why?* are about what was said, and about where it stands.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from localmind_desktop.core.model import Answer, Citation, HistoryTurn, Passage, Scores
from localmind_desktop.core.store.catalog import Catalog

_MOST_ROWS = 60  # of a table that an answer shows
_MARK = re.compile(r"\[(\d+)\]")


def turn_of(answer: Answer) -> HistoryTurn:
    """An answer with its table as a turn of a conversation."""
    rows = [answer.table.headers, *answer.table.rows[:_MOST_ROWS]] if answer.table is not None else []
    return HistoryTurn(answer.standalone_question, "\n".join([answer.text, *(" | ".join(row) for row in rows)]))


def passages_of(catalog: Catalog, citations: Sequence[Citation]) -> tuple[Passage, ...]:
    """The stored passages in which cited places lie; none of what is no longer there."""
    names = catalog.names({cited.document_id for cited in citations})
    chunks = {document_id: catalog.chunks(document_id) for document_id in names}
    found = {
        chunk.id: Passage(chunk, names[cited.document_id], Scores(share=cited.confidence))
        for cited in citations
        for chunk in chunks.get(cited.document_id, ())
        if not set(cited.places).isdisjoint(chunk.places)
    }
    return tuple(found.values())


def with_marks_of(answer: Answer, turn: HistoryTurn, passages: Sequence[Passage]) -> HistoryTurn:
    """``turn`` with the numbers, from 1, of ``passages`` in place of those of the answer's citations."""
    numbers = {cited.number: _number_of(cited, passages) for cited in answer.citations}

    def renumbered(match: re.Match[str]) -> str:
        number = numbers.get(int(match[1]))
        return f"[{number}]" if number is not None else ""

    return turn._replace(answer=_MARK.sub(renumbered, turn.answer))


def _number_of(cited: Citation, passages: Sequence[Passage]) -> int | None:
    """The first passage that shares a place with a citation; else one on its page."""
    own = [(n, one.chunk) for n, one in enumerate(passages, start=1) if one.chunk.document_id == cited.document_id]
    shared = (n for n, chunk in own if not set(cited.places).isdisjoint(chunk.places))
    near = (n for n, chunk in own if any(place.page == cited.page for place in chunk.places))
    return next(shared, next(near, None))
