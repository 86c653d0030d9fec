"""Everything that is found out about a document without a model, step by step; one step that fails leaves the rest."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias, TypeVar

from localmind_desktop.core.errors import Damaged
from localmind_desktop.core.insight.classes import class_of
from localmind_desktop.core.insight.entities import Reader, entities_of, reader_of
from localmind_desktop.core.insight.personal import redacted_pages
from localmind_desktop.core.insight.review import review_of
from localmind_desktop.core.insight.review.embedded import INVOICE_DATA, compared, confirmed, fields_of
from localmind_desktop.core.insight.review.headers import with_headers
from localmind_desktop.core.insight.review.invoice_xml import invoice_of
from localmind_desktop.core.insight.review.notes import DATA_DAMAGED
from localmind_desktop.core.insight.runs import runs_of
from localmind_desktop.core.insight.summary import summary_of
from localmind_desktop.core.model import PageRead, Table
from localmind_desktop.core.model.insight import (
    Analysis,
    Classified,
    DocumentClass,
    Entity,
    Inspection,
    ItemState,
    Note,
    PersonalKind,
    RedactionMode,
    ReviewItem,
    TextRun,
)

log = logging.getLogger(__name__)

T = TypeVar("T")
Counts: TypeAlias = tuple[tuple[PersonalKind, int], ...]
Review: TypeAlias = tuple[ReviewItem, ...]


@dataclass(frozen=True, slots=True)
class Material:
    """What is known of a document before it is inspected. ``others`` are the names of the library's other documents."""

    title: str
    pages: Sequence[PageRead]
    tables: Sequence[Table]
    others: Collection[str] = ()
    invoice: bytes | None = None  # the invoice as data, which the file carries beside its pages


def inspected(material: Material, chosen: DocumentClass | None = None) -> Inspection:
    """What the rules find. ``chosen`` is the class that the user set."""
    runs = list(runs_of(material.pages, material.tables))
    steps = _Steps()
    found = steps.take("class", lambda: class_of(runs, material.title, material.tables), _UNKNOWN)
    classified = replace(found, label=chosen, reasons=(), probability=1.0) if chosen else found
    analysis = steps.take("analysis", lambda: summary_of(material.title, runs), Analysis(material.title, "", (), ()))
    named = with_headers(runs, material.tables)
    reader: Reader | None = steps.take("names", lambda: reader_of(named), None)
    entities: tuple[Entity, ...] = steps.take("entities", lambda: entities_of(named, reader), ())
    personal: Counts = steps.take("personal data", lambda: _personal(material.pages), ())
    review: Review = steps.take(
        "review", lambda: review_of(classified.label, runs, material.tables, material.others, reader), ()
    )
    review = steps.take("invoice data", lambda: _with_invoice(material, runs, review), review)
    return Inspection(classified, analysis, entities, review, personal, steps.failed)


def _with_invoice(material: Material, runs: Sequence[TextRun], review: Review) -> Review:
    """The review, and how the invoice that the file carries as data compares with its page."""
    if material.invoice is None:
        return review
    try:
        fields = fields_of(invoice_of(material.invoice), runs, material.tables)
    except Damaged:
        return (*review, ReviewItem(INVOICE_DATA, ItemState.UNCLEAR, notes=(Note(DATA_DAMAGED),)))
    return (*confirmed(fields, review), *compared(fields, review))


class _Steps:
    """Takes steps that may fail; ``failed`` names those that did."""

    def __init__(self) -> None:
        self.failed: tuple[str, ...] = ()

    def take(self, name: str, step: Callable[[], T], otherwise: T) -> T:
        try:
            return step()
        except Exception:  # a bug in one step must not cost what the others find
            log.exception("a step of the inspection failed: %s", name)
            self.failed += (name,)
            return otherwise


_UNKNOWN = Classified(DocumentClass.GENERAL, (), 0.0)


def _personal(pages: Sequence[PageRead]) -> Counts:
    """What there is, and what was hidden when the pages were read."""
    counts = redacted_pages(pages, RedactionMode.FULL).counts
    counts.update(PersonalKind(kind) for page in pages for kind in page.hidden)
    return tuple(counts.most_common())
