"""The JSON line of `localmind inspect`, to the letter of its specification. Pure."""

from __future__ import annotations

from typing import Any

from localmind_desktop.core.insight.review.notes import notes_text
from localmind_desktop.core.lines import places_line
from localmind_desktop.core.model import Document
from localmind_desktop.core.model.insight import EntityKind, Inspection, RedactionMode

_NAMES = (EntityKind.PERSON, EntityKind.ORGANISATION)


def inspection_line(document: Document, found: Inspection, mode: RedactionMode) -> dict[str, Any]:
    """``mode`` is how the document's collection hides personal data."""
    analysis = found.analysis
    return {
        "document": document.name,
        "class": str(found.classified.label),
        "class_reasons": list(found.classified.reasons),
        "class_probability": round(found.classified.probability, 3),
        "title": analysis.title,
        "description": analysis.description,
        "topics": list(analysis.topics),
        "key_points": [{"text": point.text, "places": places_line(point.places)} for point in analysis.key_points],
        "people": [entity.value for entity in found.named(EntityKind.PERSON)],
        "organisations": [entity.value for entity in found.named(EntityKind.ORGANISATION)],
        "sentiment": {"label": analysis.sentiment.label, "confidence": round(analysis.sentiment.confidence, 3)},
        "risks": list(analysis.risks),
        "entities": [
            {
                "kind": str(entity.kind),
                "value": entity.value,
                "normalised": entity.normalised,
                "count": entity.count,
                "places": places_line(entity.places),
            }
            | ({"role": entity.role, "guessed": entity.guessed} if entity.kind in _NAMES else {})
            for entity in found.entities
        ],
        "personal_data": {"mode": str(mode), "counts": {str(kind): count for kind, count in found.personal}},
        "review": [
            {
                "item": item.item,
                "state": str(item.state),
                "fields": dict(item.fields),
                "places": places_line(item.places),
                "note": notes_text(item.notes),
            }
            for item in found.review
        ],
        "made_by": analysis.made_by,
    }
