"""The answer to a question about documents: how many, which, what each says; and which do not say it. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from localmind_desktop.core.ask.candidates.drafts import Draft
from localmind_desktop.core.ask.documents.question import DocumentQuestion
from localmind_desktop.core.ask.documents.vocabulary import CLAUSE, MENTION
from localmind_desktop.core.counting import amount
from localmind_desktop.core.model import AnswerTable, Citation, Document, Finding, Mode, Place
from localmind_desktop.core.model.insight import DocumentClass, ItemState
from localmind_desktop.core.phrase import Phrase, in_turn, phrase

ROUTE = "documents"
MEASURED = 0.94
"""How probable it is that such an answer is right: 33 of 35 were, of those told on questions that nobody had looked at
while this was made (`tests/core/ask/documents/asked.py`)."""
_MOST_TOLD = 5  # documents that the text names
_MOST_NAMED = 5  # of those that do not say it
_LONGEST = 200  # letters of a value in the text
_NOUNS = frozenset({DocumentClass.CONTRACT, DocumentClass.INVOICE})  # whose names are what people call them


class Line(NamedTuple):
    """A value as it is told, where it stands, and what stands there."""

    text: str
    places: tuple[Place, ...]
    quote: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a document says of each thing that is asked. ``state``: whether it says all of it."""

    document: Document
    lines: Sequence[Line]
    is_met: bool
    state: ItemState


def draft_of(question: DocumentQuestion, outcomes: Sequence[Outcome], unknown: int = 0) -> Draft | None:
    """None where no document says what is asked. ``unknown``: how many documents nothing is known of yet."""
    told = Told.of(question, outcomes)
    if not (told.met or told.otherwise or (told.unclear and question.is_conditional)):
        return None
    citations = tuple(_cited(number, one) for number, one in enumerate(told.cited, start=1))
    if len(outcomes) == 1 and told.met and not question.is_conditional:
        document, (line, *_) = told.met[0].document, told.met[0].lines
        value, name = _clipped(line.text), question.shown[0].name
        finding = Finding(value, (name, document.name), 1)
        text = phrase(
            "{value} – {name}, {document}", value=f"{value} [1]", name=_in_a_sentence(name), document=document.name
        )
        return Draft(Mode.TABLE, ROUTE, text, citations, None, 1.0, line.text, findings=(finding,))
    table = _table(question, told.met) if told.met else None
    text = in_turn(_counted(question, told), *_left(question, told, unknown))
    return Draft(Mode.TABLE, ROUTE, text, citations, table, 1.0)


@dataclass(frozen=True, slots=True)
class Told:
    """The outcomes by what is told of them. ``otherwise``: what the others say, where none is met."""

    total: int
    met: Sequence[Outcome]
    otherwise: Sequence[Outcome]
    missing: Sequence[Outcome]
    unclear: Sequence[Outcome]

    @classmethod
    def of(cls, question: DocumentQuestion, outcomes: Sequence[Outcome]) -> Told:
        met = [one for one in outcomes if one.is_met and one.lines]
        is_mention = question.shown[0].kind == MENTION
        said = [one for one in outcomes if one.state is ItemState.FOUND and one.lines and not is_mention]
        missing = [one for one in outcomes if one.state is ItemState.MISSING and not question.absent]
        unclear = [one for one in outcomes if one.state is ItemState.UNCLEAR and one.lines]
        return cls(len(outcomes), met, [] if met else said, missing, unclear)

    @property
    def cited(self) -> Sequence[Outcome]:
        """In the order of their numbers."""
        return [*self.met, *self.otherwise, *self.unclear]


def _cited(number: int, outcome: Outcome) -> Citation:
    line = outcome.lines[0]
    document = outcome.document
    return Citation(number, document.id, document.name, line.places[0].page, line.places, line.quote)


def _counted(question: DocumentQuestion, told: Told) -> Phrase:
    """ "2 of 5 contracts: a.pdf (31 December 2026) [1]; b.pdf (30 June 2026) [2]." """
    total = amount(told.total, _noun(question))
    if told.otherwise:
        listed = _listed(question, told.otherwise)
        return phrase("None of {total}. What they say: {listed}.", total=total, listed=listed)
    if not told.met:
        return phrase("None of {total}.", total=total)
    listed = _listed(question, told.met)
    if len(told.met) == told.total:
        return phrase("{total}: {listed}.", total=total, listed=listed)
    return phrase("{n:,} of {total}: {listed}.", n=len(told.met), total=total, listed=listed)


def _listed(question: DocumentQuestion, outcomes: Sequence[Outcome]) -> str:
    told = "; ".join(
        f"{one.document.name}{_in_brackets(question, one)} [{number}]"
        for number, one in enumerate(outcomes[:_MOST_TOLD], start=1)
    )
    rest = [f"[{number}]" for number in range(_MOST_TOLD + 1, len(outcomes) + 1)]
    return phrase("{listed}; and {n:,} more {marks}", listed=told, n=len(rest), marks=" ".join(rest)) if rest else told


def _in_brackets(question: DocumentQuestion, outcome: Outcome) -> str:
    if question.absent or question.shown[0].kind in (CLAUSE, MENTION):
        return ""
    return f" ({', '.join(_clipped(line.text) for line in outcome.lines)})"


def _left(question: DocumentQuestion, told: Told, unknown: int) -> Iterator[Phrase]:
    """Which documents do not say it, or not clearly, and how many are not looked through yet."""
    first, *others = (aspect.name for aspect in question.shown)
    inner = _in_a_sentence(first)
    for other in map(_in_a_sentence, others):
        first, inner = (phrase("{first} or {last}", first=one, last=other) for one in (first, inner))
    if told.missing:
        names = _named([one.document.name for one in told.missing])
        yield phrase("No {name} in {documents}.", name=inner, documents=names)
    if told.unclear:
        number = len(told.met) + len(told.otherwise) + 1
        names = _named([f"{one.document.name} [{n}]" for n, one in enumerate(told.unclear, start=number)])
        yield phrase("{name} not clear in {documents}.", name=first, documents=names)
    if unknown:
        yield phrase("Not looked through yet: {documents}.", documents=amount(unknown, "document"))


def _in_a_sentence(name: Phrase) -> Phrase:
    """A name within an English sentence; in other languages it stays as it is."""
    return Phrase(f"{name[:1].lower()}{name[1:]}", name.template, name.values)


def _named(names: Sequence[str]) -> str:
    listed, more = ", ".join(names[:_MOST_NAMED]), len(names) - _MOST_NAMED
    return phrase("{names} and {n:,} more", names=listed, n=more) if more > 0 else listed


def _table(question: DocumentQuestion, met: Sequence[Outcome]) -> AnswerTable:
    """A row per document."""
    aspects = () if question.absent else question.shown
    headers = (phrase("Document"), *(aspect.name for aspect in aspects))
    rows = tuple((one.document.name, *(line.text for line in one.lines[: len(aspects)])) for one in met)
    places = tuple((None, *(line.places[0] for line in one.lines[: len(aspects)])) for one in met)
    return AnswerTable(headers, rows, 0, tuple(range(1, len(rows) + 1)), places=places)  # no table's rows were read


def _noun(question: DocumentQuestion) -> str:
    only = question.classes if len(question.classes) == 1 else frozenset[DocumentClass]()
    return next((str(label) for label in only & _NOUNS), "document")


def _clipped(text: str) -> str:
    flat = " ".join(text.split())
    return flat if len(flat) <= _LONGEST else f"{flat[: _LONGEST - 1].rstrip()}…"
