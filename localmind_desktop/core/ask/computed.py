"""Answers without a model (A5, A6): computed from cells or quoted from lines, or none."""

from __future__ import annotations

from collections.abc import Sequence

from localmind_desktop.core.ask.asked import Asked
from localmind_desktop.core.ask.drafts import Draft, list_draft, quote_draft, row_draft
from localmind_desktop.core.ask.evidence import Support
from localmind_desktop.core.ask.extracting import quotes
from localmind_desktop.core.ask.listing import asks_for_list, best_list
from localmind_desktop.core.ask.looking_up import best_row, candidate_sheets
from localmind_desktop.core.ask.retrieving import Found
from localmind_desktop.core.store.catalog import Catalog

# Shares of the question's weight that evidence must meet; set on questions over documents of many kinds.
_LEAST_COVERAGE = 0.62
_LEAST_SCORE = 0.5


def computed(asked: Asked, found: Found, catalog: Catalog) -> Draft | None:
    """The best answer that a list, a row or a sentence gives; None when none carries the question."""
    sheets = candidate_sheets(catalog, found.passages)
    if asks_for_list(asked.question):
        items = best_list(asked, sheets)
        if items is not None and _carries(items.support):
            return list_draft(items)
    drafts: list[tuple[float, Draft]] = []
    row = best_row(asked, sheets)
    if row is not None and _carries(row.best.support):
        drafts.append((row.best.rank, row_draft(row)))
    documents = {passage.chunk.document_id for passage in found.passages}
    subjects = {document_id: catalog.subjects(document_id) for document_id in documents}
    sentences = quotes(asked, found.passages, dict(subjects))
    if sentences and _carries(sentences[0].support):
        drafts.append((sentences[0].support.score, quote_draft(sentences[0])))
    return max(drafts, key=lambda entry: entry[0], default=(0.0, None))[1]


def _carries(support: Support) -> bool:
    return support.coverage >= _LEAST_COVERAGE and support.score >= _LEAST_SCORE and not support.unmet_exact
