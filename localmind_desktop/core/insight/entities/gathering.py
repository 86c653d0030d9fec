"""The entities of a document: every text is read, what is the same is one, with its count and its places. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from localmind_desktop.core.insight.entities.columns import cell_find, cell_runs, stated_by
from localmind_desktop.core.insight.entities.dates import date_finds, month_first
from localmind_desktop.core.insight.entities.finds import (
    DIGITS,
    Find,
    Surroundings,
    flowing,
    free,
    full_line,
    is_free,
    joined,
    language_of,
    writes_comma,
)
from localmind_desktop.core.insight.entities.mentions import Mention, Mentions, named_of
from localmind_desktop.core.insight.entities.money import main_currency, money_finds
from localmind_desktop.core.insight.entities.naming import Candidate, Known, Named, mails_of
from localmind_desktop.core.insight.entities.organisations import organisations_in
from localmind_desktop.core.insight.entities.people import people_in, role_words
from localmind_desktop.core.insight.entities.phones import phone_finds
from localmind_desktop.core.insight.entities.postal import address_finds
from localmind_desktop.core.insight.entities.shapes import small_words
from localmind_desktop.core.insight.entities.shares import share_finds
from localmind_desktop.core.insight.entities.web import web_finds
from localmind_desktop.core.model import BlockKind, Place
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


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads the texts of one document with what is known of all of it: how it writes, and whom it names."""

    around: Surroundings
    mentions: Mentions

    def finds(self, text: str) -> list[tuple[Find, str]]:
        """What a text names, in its order, each with how it is called: as it is written, people in full."""
        plain = flowing(text[:_LONGEST].translate(DIGITS), self.around.full)
        forms = _forms_in(TextRun(1, (), BlockKind.PARAGRAPH), plain, self.around)
        named = [Find(one.named.kind, one.start, one.end, one.named.full) for one in _mentioned(self, plain, forms)]
        found = [(find, " ".join(text[find.start : find.end].split())) for find in forms]
        found += [(find, find.normalised) for find in named]
        return sorted(found, key=lambda one: one[0].start)


def reader_of(runs: Iterable[TextRun]) -> Reader:
    """What the texts of a document are read with."""
    document = tuple(runs)
    full = full_line(document)
    document = tuple(joined(run, full) for run in document)
    texts = [run.text[:_LONGEST].translate(DIGITS) for run in document]
    around = replace(_surroundings(document, texts), full=full)
    mails = [find.normalised for text in texts for find in web_finds(text) if find.kind is EntityKind.EMAIL]
    first_page = document[0].page if document else 1
    known = Known(around.language, small_words(texts) | role_words(), mails_of(mails), first_page)
    return Reader(around, Mentions(named_of(_candidates(document, known)), known))


def entities_of(runs: Iterable[TextRun], reader: Reader | None = None) -> tuple[Entity, ...]:
    """All entities of a document, by kind, the most frequent first."""
    document = tuple(runs)
    reader = reader or reader_of(document)
    texts = [_read(run, reader.around.full) for run in document]
    finds = [_forms_in(run, text, reader.around) for run, text in zip(document, texts, strict=True)]
    _add_columns(document, texts, finds, reader.around)
    tallies: dict[tuple[EntityKind, str], _Tally] = {}
    for run, text, found in zip(document, texts, finds, strict=True):
        for find in found:
            _count(tallies, run, text, find)
    named = _count_names(document, texts, finds, tallies, reader)
    entities = [_entity(kind, normalised, tally, named) for (kind, normalised), tally in tallies.items()]
    order = {kind: number for number, kind in enumerate(EntityKind)}
    return tuple(sorted(entities, key=lambda one: (order[one.kind], -one.count)))


def _read(run: TextRun, full: int) -> str:
    text = run.text[:_LONGEST].translate(DIGITS)
    return text if run.kind is None else flowing(text, full)


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
    reader: Reader,
) -> dict[tuple[EntityKind, str], Named]:
    found: dict[tuple[EntityKind, str], Named] = {}
    for run, text, others in zip(document, texts, finds, strict=True):
        for mention in _mentioned(reader, text, others):
            key = (mention.named.kind, mention.named.full)
            found[key] = mention.named
            _count(tallies, run, text, Find(key[0], mention.start, mention.end, key[1]))
    return found


def _mentioned(reader: Reader, text: str, others: Iterable[Find]) -> Iterator[Mention]:
    """Who is named outside of addresses of the web."""
    taken = sorted((find.start, find.end) for find in others if find.kind in (EntityKind.EMAIL, EntityKind.URL))
    return (mention for mention in reader.mentions.of(text) if is_free(mention.start, mention.end, taken))


def _candidates(document: Sequence[TextRun], known: Known) -> Iterator[Candidate]:
    for run in document:
        yield from organisations_in(run, known)
        yield from people_in(run, known)


def _entity(kind: EntityKind, normalised: str, tally: _Tally, named: dict[tuple[EntityKind, str], Named]) -> Entity:
    role = named[kind, normalised].role if (kind, normalised) in named else ""
    value = normalised if kind in _NAMED_KINDS else tally.value
    return Entity(kind, value, normalised, tally.count, tuple(tally.places), role, guessed=kind in _NAMED_KINDS)
