"""The JSON lines of the command line, to the letter of its specification. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from localmind_desktop.core.model import Answer, Check, Passage, Place, Table

_DIGITS = 1  # decimals of a coordinate, in points


def _unsupported(answer: Answer) -> list[str]:
    """The values that no source holds; the whole answer where that is in doubt."""
    return [answer.text] if answer.grounding.doubt else list(answer.grounding.unsupported)


def answer_line(answer: Answer) -> dict[str, Any]:
    table = answer.table
    return {
        "id": answer.trace.request_id,
        "question": answer.question,
        "standalone_question": answer.standalone_question,
        "subquestions": list(answer.subquestions),
        "route": answer.route,
        "mode": str(answer.mode),
        "probability": round(answer.probability, 3),
        "text": answer.text,
        "table": {
            "headers": list(table.headers),
            "rows": [list(row) for row in table.rows],
            "rows_read": table.rows_read,
        }
        if table
        else None,
        "citations": [
            {
                "number": citation.number,
                "document": citation.document,
                "page": citation.page,
                "places": places_line(citation.places),
                "quote": citation.quote,
            }
            for citation in answer.citations
        ],
        "grounding": {"checked": answer.grounding.checked, "unsupported": _unsupported(answer)},
        "incomplete": answer.incomplete,
        "trace": {
            "request_id": answer.trace.request_id,
            "stages": [{"name": s.name, "ms": round(s.ms, 1), "note": s.note} for s in answer.trace.stages],
            "notes": list(answer.trace.notes),
            "model": answer.trace.model,
            "window": {"used": answer.trace.window.used, "of": answer.trace.window.of} if answer.trace.window else None,
            "resumed": answer.trace.resumed,
            "standalone": answer.trace.standalone,
            "standalone_by": answer.trace.standalone_by,
            "subquestions": list(answer.trace.subquestions),
            "variants": list(answer.trace.variants),
            "route": answer.trace.route,
            "filters": list(answer.trace.filters),
        },
    }


def passage_line(rank: int, passage: Passage) -> dict[str, Any]:
    chunk, scores = passage.chunk, passage.scores
    return {
        "rank": rank,
        "document": passage.document,
        "page": chunk.places[0].page if chunk.places else None,
        "kind": str(chunk.kind),
        "text": chunk.text,
        "scores": {
            "vector": scores.vector,
            "keyword": scores.keyword,
            "fused": scores.fused,
            "rerank": scores.rerank,
        },
        "places": places_line(chunk.places),
    }


def table_line(table: Table) -> dict[str, Any]:
    return {
        "name": table.name,
        "pages": list(table.pages),
        "headers": list(table.headers),
        "rows": [list(row.texts) for row in table.rows],
        "row_places": places_line([row.place for row in table.rows]),
        "confidence": round(table.confidence, 3),
    }


def check_line(check: Check) -> dict[str, Any]:
    return {"check": check.check, "ok": check.ok, "detail": check.detail}


def places_line(places: Sequence[Place]) -> list[dict[str, Any]]:
    return [{"page": place.page, "box": [round(value, _DIGITS) for value in place.box]} for place in places]
