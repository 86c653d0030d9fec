"""Answers a question about documents as wholes from what was found out about them: a line and a citation for each.

It answers only where every word of the question is accounted for by a class, by what documents of it say, and by the
names of documents and of those whom they name; and where at least one document says what is asked.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from localmind_desktop.core.ask.candidates.drafts import Draft
from localmind_desktop.core.ask.documents.mentions import mention_of
from localmind_desktop.core.ask.documents.periods import Days
from localmind_desktop.core.ask.documents.question import DocumentQuestion, document_question
from localmind_desktop.core.ask.documents.telling import Line, Outcome, draft_of
from localmind_desktop.core.ask.documents.values import Paper, Value, value_of
from localmind_desktop.core.ask.documents.vocabulary import MENTION, Aspect
from localmind_desktop.core.ask.query.understanding import Understood
from localmind_desktop.core.model import Box, Document, Place, Scope
from localmind_desktop.core.model.insight import EntityKind, Inspection, ItemState
from localmind_desktop.core.page_text import lines_of
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.terms import terms

_NAMES = (EntityKind.PERSON, EntityKind.ORGANISATION, EntityKind.EMAIL, EntityKind.ADDRESS)
_SHORTEST, _ENDING = 5, 2  # letters of a word that may have an ending, and of the ending
_MOST_READ = 2_000  # documents whose inspections one question looks into


@dataclass(frozen=True, slots=True)
class DocumentAnswers:
    """Works on the answers lane. ``today`` is what "next year" counts from."""

    catalog: Catalog
    today: datetime.date

    def draft(self, asked: Understood, chosen: Scope) -> Draft | None:
        """None for any other question. ``chosen`` is the scope that the user set, before the question narrowed it."""
        scope = asked.scope
        if scope.pages is not None or scope.table is not None or scope.kind is not None:
            return None
        is_named = bool(scope.documents) and scope.documents != chosen.documents
        question = document_question(asked.alone, is_named, self.today)
        if question is None:
            return None
        everything = self._within(scope)
        labels = self.catalog.inspections.classes()
        documents = [one for one in everything if not question.classes or labels.get(one.id) in question.classes]
        if not documents or len(documents) > _MOST_READ:
            return None
        if question.shown[0].kind == MENTION:
            return draft_of(question, list(self._mentioning(question, documents)))
        unknown = sum(one.id not in labels for one in everything)
        return draft_of(question, list(self._outcomes(question, documents)), unknown)

    # ------------------------------------------------------------------ inside

    def _within(self, scope: Scope) -> list[Document]:
        """The documents that may be asked."""
        found = [one for one in self.catalog.documents(scope.collection) if one.state.is_whole]
        return [one for one in found if one.id in scope.documents] if scope.documents else found

    def _outcomes(self, question: DocumentQuestion, documents: Sequence[Document]) -> Iterator[Outcome]:
        titles = self.catalog.titles([one.id for one in documents])
        for document in documents:
            found = self.catalog.inspections.of(document.id)
            if found is None or not _covers(question.shown[0], found):
                continue
            if _is_called(question.names, f"{document.name} {titles.get(document.id, '')}", found):
                paper = Paper(found, _Texts(self.catalog, document.id))
                values = [value_of(paper, aspect) for aspect in question.shown]
                yield self._outcome(question, document, paper, values)

    def _outcome(
        self, question: DocumentQuestion, document: Document, paper: Paper, values: Sequence[Value]
    ) -> Outcome:
        first = values[0]
        if question.absent:
            is_met = first.state is ItemState.MISSING
            lines = self._beginning(document) if is_met else [Line(first.text, first.places, paper.quote(first.places))]
            return Outcome(document, lines, is_met, first.state)
        state = next((one.state for one in values if one.state is not ItemState.FOUND), ItemState.FOUND)
        lines = [Line(one.text, one.places, paper.quote(one.places)) for one in values if one.places]
        is_met = state is ItemState.FOUND and len(lines) == len(values) and _meets(question, values)
        return Outcome(document, lines, is_met, state)

    def _beginning(self, document: Document) -> list[Line]:
        """Where a document begins: what stands for one that does not say something."""
        pages = self.catalog.pages_of(document.id, [1])
        texts = (line for page in pages for block in page.blocks for line in block.lines if line.text.strip())
        first = next(texts, None)
        if first is None:
            return []
        return [Line("", (Place(1, first.box),), " ".join(first.text.split()))]

    def _mentioning(self, question: DocumentQuestion, documents: Sequence[Document]) -> Iterator[Outcome]:
        """The documents that hold the words, and where they do first."""
        name = " ".join(question.names)
        using = [{use.document_id for use in uses} for uses in self.catalog.terms.uses(terms(name)).values()]
        wanted = set.intersection(*using) if using else set()
        for document in documents:
            hit = mention_of(self.catalog.pages(document.id), name) if document.id in wanted else None
            yield Outcome(document, [hit] if hit else [], hit is not None, ItemState.FOUND)


@dataclass(slots=True)
class _Texts:
    """The lines of a document, a page at a time."""

    catalog: Catalog
    document_id: str
    page: int = 0
    lines: dict[Box, str] | None = None

    def __call__(self, place: Place) -> str:
        if self.lines is None or self.page != place.page:
            pages = self.catalog.pages_of(self.document_id, [place.page])
            self.page, self.lines = place.page, lines_of(pages[0]) if pages else {}
        return self.lines.get(place.box, "")


def _covers(aspect: Aspect, found: Inspection) -> bool:
    return found.classified.label in aspect.items


def _is_called(names: Sequence[str], called: str, found: Inspection) -> bool:
    """Whether every one of ``names`` is part of what the document is called, of its number, or of somebody in it."""
    numbers = (value for item in found.review for kind, value in item.fields if kind == "identifier")
    there = set(terms(" ".join((called, *numbers))))
    for kind in _NAMES:
        for one in found.named(kind):
            there.update(terms(f"{one.value} {one.role}"))
    return all(any(is_form(wanted, one) for one in there) for name in names for wanted in terms(name))


def is_form(one: str, other: str) -> bool:
    """Whether two words are the same but for an ending: "Stadtwerken", "Stadtwerke"."""
    shorter, longer = sorted((one, other), key=len)
    return one == other or (
        len(shorter) >= _SHORTEST and longer.startswith(shorter) and len(longer) - len(shorter) <= _ENDING
    )


def _within(wanted: Days | None, said: Days | None) -> bool:
    return wanted is None or (said is not None and wanted.holds(said.last))


def _meets(question: DocumentQuestion, values: Sequence[Value]) -> bool:
    for aspect, value in zip(question.shown, values, strict=True):
        if aspect is question.dated and not _within(question.days, value.days):
            return False
        if aspect is question.priced and not (value.amount and all(one.meet(value.amount) for one in question.amounts)):
            return False
    if question.by_name and not all(one in terms(values[0].text) for name in question.names for one in terms(name)):
        return False
    return not question.note or question.note in values[0].notes
