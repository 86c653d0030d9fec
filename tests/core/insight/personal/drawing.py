"""Draws texts that hold personal data, in prose, forms and tables of seven languages, and such that hold none."""

from __future__ import annotations

import random
from typing import NamedTuple

from localmind_desktop.core.model.insight import PersonalKind as Kind
from tests.core.insight.personal import values
from tests.core.insight.personal.counted import TOLD_BY_FORM, beside_a_name
from tests.core.insight.personal.dates_places import BOXES, date_of, street_of
from tests.core.insight.personal.fields import address_block, in_prose
from tests.core.insight.personal.figures import digits
from tests.core.insight.personal.layouts import laid_out
from tests.core.insight.personal.lookalikes import lookalike, topics
from tests.core.insight.personal.records import Entry, issued, left_empty, recorded, solid
from tests.core.insight.personal.wording import NAMES, Wording, wording

_RECORDS, _EMPTY, _ISSUES = 0.12, 0.4, 0.04  # shares: of texts, of records, of texts
_ISSUED = frozenset({Kind.PASSPORT, Kind.DRIVING_LICENCE, Kind.NATIONAL_ID, Kind.HEALTH_CARD})
_OF_PERSONS = frozenset({
    *(Kind.SSN, Kind.SIN, Kind.PAYMENT_CARD, Kind.IBAN, Kind.BIRTH_DATE, Kind.HEALTH_CARD, Kind.PASSPORT),
    *(Kind.DRIVING_LICENCE, Kind.NATIONAL_ID, Kind.POSTAL_CODE),
})  # fmt: skip
ADDRESSES = frozenset({Kind.STREET_ADDRESS, Kind.PO_BOX, Kind.ZIP_CODE, Kind.POSTAL_CODE})


class Sample(NamedTuple):
    """``values`` are the parts of the text that are personal, of the sample's kind; ``beside`` those of other kinds."""

    kind: Kind
    language: str
    text: str
    label: str = ""
    values: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()


def positives(kind: Kind, count: int, seed: int = 1, words: str = "fit") -> list[Sample]:
    rng = random.Random(f"{kind.value} {seed}")
    return [_positive(kind, rng, wording(words)) for _ in range(count)]


def negatives(kind: Kind, count: int, seed: int = 1, words: str = "fit") -> list[Sample]:
    rng = random.Random(f"not {kind.value} {seed}")
    wordings = wording(words)
    languages = sorted({language for topic in topics(kind, wordings) for language in wordings.labels[topic]})
    drawn = (rng.choice(languages) for _ in range(count))
    return [_negative(kind, language, rng, wordings) for language in drawn]


def _negative(kind: Kind, language: str, rng: random.Random, words: Wording) -> Sample:
    is_proof = kind is Kind.IBAN or kind in ADDRESSES  # of itself, or in words of its own
    if words.name != "unseen" and not is_proof and rng.random() < _RECORDS:
        topic = rng.choice([one for one in topics(kind, words) if language in words.labels[one]])
        value = solid(value_of(topic, language, rng, words), rng)
        is_date = kind is Kind.BIRTH_DATE
        label = rng.choice(words.negative["date_labels" if is_date else "labels"][language])
        if rng.random() < _EMPTY:
            own = rng.choice(words.labels[topic][language])
            return Sample(kind, language, left_empty(own, Entry(label, value), rng.choice(NAMES), language, rng))
        return _recorded(kind, Entry(label, value), language, rng, words)._replace(values=())
    return Sample(kind, language, *lookalike(kind, language, rng, words))


def _recorded(kind: Kind, entry: Entry, language: str, rng: random.Random, words: Wording) -> Sample:
    """Among other fields of a person."""
    others = (rng.choice(sorted(set(_OF_PERSONS) - {kind})) for _ in range(rng.randint(0, 3)))
    named = (topic for other in others for topic in topics(other, words) if language in words.labels[topic])
    beside = [
        Entry(rng.choice(words.labels[topic][language]), solid(value_of(topic, language, rng, words), rng))
        for topic in [*named][:3]
    ]
    text = recorded([entry, *beside], rng.choice(NAMES), rng)
    return Sample(kind, language, text, "", (entry.value,), tuple(one.value for one in beside))


def value_of(topic: str, language: str, rng: random.Random, words: Wording) -> str:
    match topic:
        case Kind.STREET_ADDRESS.value if words.streets:
            return rng.choice(words.streets[language]).format(n=rng.randint(1, 240))
        case Kind.PO_BOX.value if words.boxes:
            return rng.choice(words.boxes[language]).format(n=rng.randint(10, 9999))
        case Kind.BIRTH_DATE.value:
            return date_of(rng, language)
        case Kind.STREET_ADDRESS.value:
            return street(language, rng)
        case Kind.PO_BOX.value:
            return box(language, rng)
        case _:
            return (values.NATIONAL.get(topic) or values.HEALTH.get(topic) or values.DRAWS[Kind(topic)])(rng)


def street(language: str, rng: random.Random) -> str:
    number = rng.randint(1, 240)
    match language:
        case "en":
            name = rng.choice(
                ["Oak", "Old Mill", "Church", "North 5th", "Martin Luther King", "Sunset", "St. James", "Maple"]
            )
            kind = rng.choice(
                ["Street", "St.", "Road", "Avenue", "Ave", "Blvd", "Rd.", "Lane", "Drive", "Court", "Terrace", "Way"]
            )
            return f"{number}{rng.choice(['', '', '', 'B'])} {name} {kind}" + rng.choice(
                ["", "", ", Apt. 4", " Suite 210"]
            )
        case "de":
            name = rng.choice(
                [
                    "Lindenstraße",
                    "Hauptstr.",
                    "Goethestrasse",
                    "Schillerallee",
                    "Berliner Straße",
                    "Konrad-Adenauer-Allee",
                    "Am Stadtpark",
                    "Kirchweg",
                    "Marktplatz",
                    "Mühlgasse",
                    "Rosenweg",
                    "Straße des Friedens",
                ]
            )
            return f"{name} {number}{rng.choice(['', '', ' a', 'b', f'-{number + 2}'])}"
        case "es" | "it" | "nl" | "zh":
            return street_of(rng, language)
        case _:
            name = rng.choice(
                [
                    "de la Paix",
                    "Victor Hugo",
                    "des Lilas",
                    "du Général de Gaulle",
                    "Jean Jaurès",
                    "de l'Église",
                    "du 8 Mai 1945",
                    "Émile-Zola",
                ]
            )
            kind = rng.choice(
                ["rue", "avenue", "boulevard", "chemin", "impasse", "allée", "place", "quai", "bd", "route"]
            )
            return f"{number}{rng.choice(['', '', ' bis', ' ter'])}{rng.choice([' ', ', '])}{kind} {name}"


def box(language: str, rng: random.Random) -> str:
    number = str(rng.randint(10, 9999))
    match language:
        case "en":
            return (
                rng.choice(["PO Box ", "P.O. Box ", "P. O. Box ", "Post Office Box ", "P.O. BOX ", "PO Box #"]) + number
            )
        case "de":
            return rng.choice(["Postfach ", "Postfach "]) + rng.choice(
                [number, f"{number[:2]} {digits(rng, 2)} {digits(rng, 2)}"]
            )
        case "es" | "it" | "nl" | "zh":
            return rng.choice(BOXES[language]) + number
        case _:
            return rng.choice(["Boîte postale ", "boîte postale ", "BP ", "B.P. ", "CS "]) + number


def _positive(kind: Kind, rng: random.Random, words: Wording) -> Sample:
    topic = rng.choice(topics(kind, words))
    language = rng.choice([*words.labels[topic]])
    value, second = value_of(topic, language, rng, words), value_of(topic, language, rng, words)
    label = rng.choice(words.labels[topic][language])
    if words.name != "unseen" and rng.random() < _RECORDS:
        return _recorded(kind, Entry(label, solid(value, rng)), language, rng, words)
    if words.name != "unseen" and kind in _ISSUED and rng.random() < _ISSUES:
        date = date_of(rng, language, 2005, 2024)
        return Sample(kind, language, issued(label, value, date, language, rng), "", (value,))
    if words.name != "unseen" and kind in TOLD_BY_FORM and rng.random() < 0.06:
        return Sample(kind, language, beside_a_name(value, language, rng), "", (value,))
    if rng.random() < 0.33:
        text = rng.choice(words.said[topic][language]).format(v=value)
        return Sample(kind, language, in_prose(text, language, rng, words), "", (value,))
    if kind in ADDRESSES and rng.random() < 0.3:
        return Sample(kind, language, address_block(kind, value, language, rng), "", (value,))
    text, name, count = laid_out(label + rng.choice(words.tails[language]), (value, second), language, rng, words)
    return Sample(kind, language, text, name, (value, second)[:count])
