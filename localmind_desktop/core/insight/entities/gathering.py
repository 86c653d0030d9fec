"""The entities of a document: every text is read, what is the same is one, with its count and its places. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from localmind_desktop.core.insight.entities.columns import cell_find, cell_runs, stated_by
from localmind_desktop.core.insight.entities.dates import date_finds, month_first
from localmind_desktop.core.insight.entities.finds import (
    DIGITS,
    Find,
    Surroundings,
    free,
    is_free,
    language_of,
    writes_comma,
)
from localmind_desktop.core.insight.entities.mentions import Mentions, named_of
from localmind_desktop.core.insight.entities.money import main_currency, money_finds
from localmind_desktop.core.insight.entities.naming import Candidate, Known, Named, mails_of
from localmind_desktop.core.insight.entities.organisations import organisations_in
from localmind_desktop.core.insight.entities.people import people_in, role_words
from localmind_desktop.core.insight.entities.phones import phone_finds
from localmind_desktop.core.insight.entities.postal import address_finds
from localmind_desktop.core.insight.entities.shapes import small_words
from localmind_desktop.core.insight.entities.shares import share_finds
from localmind_desktop.core.insight.entities.web import web_finds
from localmind_desktop.core.model import Place
from localmind_desktop.core.model.insight import Entity, EntityKind, TextRun

MOST_PLACES = 300
"""Places that are kept of one entity."""
_LONGEST = 50_000  # letters of one text that are read: no page holds more
_NAMED_KINDS = (EntityKind.PERSON, EntityKind.ORGANISATION)


@dataclass(slots=True)
class _Tally:
    """What was found of one entity so far."""

    value: str
    count: int = 0
    places: dict[Place, None] = field(default_factory=dict)

    def add(self, places: Iterable[Place]) -> None:
        self.count += 1
        for place in places:
            if len(self.places) < MOST_PLACES:
                self.places[place] = None


def entities_of(runs: Iterable[TextRun]) -> tuple[Entity, ...]:
    """All entities of a document, by kind, the most frequent first."""
    document = tuple(runs)
    texts = [run.text[:_LONGEST].translate(DIGITS) for run in document]
    around = _surroundings(document, texts)
    finds = [_forms_in(run, text, around) for run, text in zip(document, texts, strict=True)]
    _add_columns(document, texts, finds, around)
    tallies: dict[tuple[EntityKind, str], _Tally] = {}
    for run, text, found in zip(document, texts, finds, strict=True):
        for find in found:
            _count(tallies, run, text, find)
    named = _count_names(document, texts, finds, tallies, around)
    entities = [_entity(kind, normalised, tally, named) for (kind, normalised), tally in tallies.items()]
    order = {kind: number for number, kind in enumerate(EntityKind)}
    return tuple(sorted(entities, key=lambda one: (order[one.kind], -one.count)))


def _surroundings(document: Sequence[TextRun], texts: Sequence[str]) -> Surroundings:
    language = language_of(document)
    first = month_first(texts, language)
    guess = Surroundings(language, language not in ("en", "zh"), first)
    numerals = [
        text[find.start : find.end] for text in texts for find in (*money_finds(text, guess), *share_finds(text, guess))
    ]
    return Surroundings(language, writes_comma(numerals, language), first)


def _forms_in(run: TextRun, text: str, around: Surroundings) -> list[Find]:
    """What a text holds of the kinds that are told by their form, each letter once."""
    label = run.label
    kept = free(web_finds(text), ())
    for finder in (
        lambda: address_finds(text),
        lambda: date_finds(text, label, around),
        lambda: (*money_finds(text, around), *share_finds(text, around)),
        lambda: phone_finds(text, label, run.kind is None, around),
    ):
        kept += free(finder(), [(find.start, find.end) for find in kept if find.kind is not EntityKind.ADDRESS])
    return kept


def _add_columns(
    document: Sequence[TextRun], texts: Sequence[str], finds: list[list[Find]], around: Surroundings
) -> None:
    """Read the cells of tables again whose columns say what their numbers are."""
    usual = main_currency(texts, around)
    for start, end in cell_runs(document):
        stated = stated_by(document[start:end], around, usual)
        for index in range(start, end):
            found = cell_find(document[index], stated, around)
            if found is not None and not any(find.kind is EntityKind.DATE for find in finds[index]):
                finds[index] = [found]


def _count(tallies: dict[tuple[EntityKind, str], _Tally], run: TextRun, text: str, find: Find) -> None:
    value = " ".join(run.text[find.start : find.end].split())
    tally = tallies.setdefault((find.kind, find.normalised), _Tally(value))
    tally.add(run.places(find.start, find.end))


# ---------------------------------------------------------------------- people and organisations


def _count_names(
    document: Sequence[TextRun],
    texts: Sequence[str],
    finds: Sequence[Sequence[Find]],
    tallies: dict[tuple[EntityKind, str], _Tally],
    around: Surroundings,
) -> dict[tuple[EntityKind, str], Named]:
    mails = [normalised for kind, normalised in tallies if kind is EntityKind.EMAIL]
    first_page = document[0].page if document else 1
    known = Known(around.language, small_words(texts) | role_words(), mails_of(mails), first_page)
    names = named_of(_candidates(document, known))
    mentions = Mentions(names, known)
    found: dict[tuple[EntityKind, str], Named] = {}
    for run, text, others in zip(document, texts, finds, strict=True):
        taken = sorted((find.start, find.end) for find in others if find.kind in (EntityKind.EMAIL, EntityKind.URL))
        for mention in mentions.of(text):
            if is_free(mention.start, mention.end, taken):
                key = (mention.named.kind, mention.named.full)
                found[key] = mention.named
                _count(tallies, run, text, Find(key[0], mention.start, mention.end, key[1]))
    return found


def _candidates(document: Sequence[TextRun], known: Known) -> Iterator[Candidate]:
    for run in document:
        yield from organisations_in(run, known)
        yield from people_in(run, known)


def _entity(kind: EntityKind, normalised: str, tally: _Tally, named: dict[tuple[EntityKind, str], Named]) -> Entity:
    role = named[kind, normalised].role if (kind, normalised) in named else ""
    value = normalised if kind in _NAMED_KINDS else tally.value
    return Entity(kind, value, normalised, tally.count, tuple(tally.places), role, guessed=kind in _NAMED_KINDS)
