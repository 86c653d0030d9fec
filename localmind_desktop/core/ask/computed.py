"""Answers without a model (A5, A6): computed from cells or quoted from lines, or none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from localmind_desktop.core.ask.asked import Asked
from localmind_desktop.core.ask.evidence import Support
from localmind_desktop.core.ask.extracting import Quote, quotes
from localmind_desktop.core.ask.looking_up import CellFind, best_row, candidate_sheets, key_columns
from localmind_desktop.core.ask.retrieving import Found
from localmind_desktop.core.ask.sheets import RowMatch
from localmind_desktop.core.model import AnswerTable, Citation, Mode, Place
from localmind_desktop.core.settings import Retrieval
from localmind_desktop.core.store.catalog import Catalog

# Shares of the question's weight that evidence must meet; set on questions over documents of many kinds.
_LEAST_COVERAGE = 0.62
_LEAST_SCORE = 0.5


@dataclass(frozen=True, slots=True)
class Draft:
    """An answer before it is told."""

    mode: Mode
    route: str
    text: str
    citations: tuple[Citation, ...]
    table: AnswerTable | None
    support: Support


def computed(asked: Asked, found: Found, catalog: Catalog, settings: Retrieval) -> Draft | None:
    """The best answer that a cell, a row or a sentence gives; None when none carries the question."""
    sheets = candidate_sheets(catalog, found.passages)
    row = best_row(asked, sheets)
    documents = {passage.chunk.document_id for passage in found.passages}
    subjects = {document_id: catalog.subjects(document_id) for document_id in documents}
    sentences = quotes(asked, found.passages, dict(subjects))
    drafts: list[Draft] = []
    if row is not None and _carries(row.match.support):
        drafts.append(_row_draft(row))
    if sentences and _carries(sentences[0].support):
        drafts.append(_quote_draft(sentences))
    return max(drafts, key=lambda draft: draft.support.score, default=None)


def _carries(support: Support) -> bool:
    return support.coverage >= _LEAST_COVERAGE and support.score >= _LEAST_SCORE and not support.unmet_exact


def _row_draft(find: CellFind) -> Draft:
    match = find.match
    table = match.sheet.table
    row = table.rows[match.row]
    shown = [c for c in range(len(row.cells)) if row.cells[c].text.strip()]
    keys = [column for column in key_columns(match) if column not in find.columns]
    named = [*keys[:2], *find.columns] if find.columns else shown
    text = "; ".join(_pair(match, column) for column in dict.fromkeys(named))
    marked = find.columns or tuple(shown)
    citation = Citation(
        number=1,
        document_id=match.sheet.document_id,
        document=match.sheet.document,
        page=row.place.page,
        places=tuple(Place(row.place.page, row.cells[c].box or row.place.box) for c in marked),
        quote=" | ".join(text for text in row.texts if text.strip()),
        around=(row.place, *(place for place in table.header_places if place.page == row.place.page)),
        confidence=min(1.0, find.match.support.score) * table.confidence,
    )
    answer_table = AnswerTable(
        tuple(table.headers[c] for c in shown), (tuple(row.texts[c] for c in shown),), len(table.rows), (1,)
    )
    return Draft(Mode.TABLE, "table", f"{text} [1]", (citation,), answer_table, match.support)


def _pair(match: RowMatch, column: int) -> str:
    header = match.sheet.table.headers[column]
    value = " ".join(match.sheet.table.rows[match.row].cells[column].text.split()) or "empty in the source"
    return f"{header}: {value}" if header else value


def _quote_draft(sentences: Sequence[Quote]) -> Draft:
    best = sentences[0]
    chunk = best.passage.chunk
    citation = Citation(
        number=1,
        document_id=chunk.document_id,
        document=best.passage.document,
        page=best.places[0].page,
        places=best.places,
        quote=best.text,
        confidence=min(1.0, best.support.score),
    )
    return Draft(Mode.EXTRACT, "prose", f"{best.text} [1]", (citation,), None, best.support)
