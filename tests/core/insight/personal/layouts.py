"""Ways in which a value and its name stand in a document: in sentences, in forms and in tables."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from localmind_desktop.core.model.insight import PersonalKind as Kind
from tests.core.insight.personal.wording import AMERICAN, CANADIAN, CITIES, NAMES, TOWNS, Wording

_GAPS = ("   ", "\t", " | ", "      ")
_REMARKS = {
    "en": ("(required)", "(if any)", "(see overleaf)", "(in block letters)", "(optional)"),
    "de": ("(Pflichtfeld)", "(falls vorhanden)", "(siehe Rückseite)", "(in Druckbuchstaben)", "(freiwillig)"),
    "fr": ("(obligatoire)", "(le cas échéant)", "(voir au verso)", "(en majuscules)", "(facultatif)"),
}


@dataclass(frozen=True, slots=True)
class Field:
    """A name, and two values of which each layout takes as many as it shows."""

    label: str
    values: Sequence[str]
    language: str
    rng: random.Random
    words: Wording

    @property
    def value(self) -> str:
        return self.values[0]

    def pick(self, *choices: str) -> str:
        return self.rng.choice(choices)

    @property
    def name(self) -> str:
        return self.rng.choice(NAMES)

    @property
    def city(self) -> str:
        return self.rng.choice(CITIES[self.language])

    def others(self, count: int) -> list[str]:
        """Names of other things."""
        return self.rng.sample(self.words.negative["labels"][self.language], count)

    def number(self) -> str:
        return str(self.rng.randint(10**6, 10**8))


Layout = Callable[[Field], tuple[str, str, int]]
"""Makes the text, what names it, and how many of the values stand in it."""


def laid_out(
    label: str, values: Sequence[str], language: str, rng: random.Random, words: Wording
) -> tuple[str, str, int]:
    """The text, what names it, and how many of the two ``values`` stand in it."""
    layout = rng.choice(_OFTEN if rng.random() < 0.5 else _LAYOUTS)
    name = label if layout is _sentence else _dressed(label, language, rng)
    return layout(Field(name, values, language, rng, words))


def _dressed(label: str, language: str, rng: random.Random) -> str:
    """``label`` as forms print it: numbered, in capitals, with a remark; mostly as it is."""
    match rng.randrange(14):
        case 0:
            return f"{rng.randint(1, 40)}. {label}"
        case 1:
            return f"{rng.randint(1, 12)}{rng.choice('abc')}) {label}"
        case 2:
            return label.upper()
        case 3:
            return f"{label} {rng.choice(_REMARKS[language])}"
        case 4:
            return f"{label}*"
        case _:
            return label


def address_block(kind: Kind, value: str, language: str, rng: random.Random) -> str:
    """As on an envelope, or beside a signature."""
    name, other = rng.choice(NAMES), rng.randint(1, 240)
    match kind:
        case Kind.ZIP_CODE:
            lines = [name, f"{other} Elm Street", f"{rng.choice(AMERICAN)} {value}"]
        case Kind.POSTAL_CODE:
            lines = [name, f"{other} Queen Street", f"{rng.choice(CANADIAN)} {value}"]
        case _:
            lines = [name, value, rng.choice(TOWNS[language])]
    return rng.choice(["\n", "\n", ", ", " · "]).join(lines[rng.choice([0, 0, 1]) :])


def in_prose(text: str, language: str, rng: random.Random, words: Wording) -> str:
    """Alone, or with another sentence before it or behind."""
    filler = rng.choice(words.filler[language])
    parts = rng.choice([(text,), (filler, text), (text, filler), (text,)])
    return rng.choice([" ", "\n"]).join(parts)


def _sentence(field: Field) -> tuple[str, str, int]:
    text = field.rng.choice(field.words.frames[field.language]).format(l=field.label, v=field.value)
    return in_prose(text, field.language, field.rng, field.words), "", 1


def _cell(field: Field) -> tuple[str, str, int]:
    label, name = field.label, field.name
    return field.value, field.pick(label, f"{label} · {name}", f"{name} · {label}"), 1


def _under_its_name(field: Field) -> tuple[str, str, int]:
    return f"{field.label}\n{field.value}", "", 1


def _card(field: Field) -> tuple[str, str, int]:
    return f"{field.name}\n{field.label}: {field.value}\n{field.city}", "", 1


def _table(field: Field) -> tuple[str, str, int]:
    gap = field.rng.choice(_GAPS)
    rows = [("Name", field.label, field.city), (field.name, field.value, "x"), (field.name, field.values[1], "y")]
    return "\n".join(gap.join(row) for row in rows), "", 2


def _broken(field: Field) -> tuple[str, str, int]:
    return _over_lines(f"{field.label}: {field.value}", field.value), "", 1


def _dotted(field: Field) -> tuple[str, str, int]:
    return f"{field.label} {field.pick('............', '______', '… ')} {field.value}", "", 1


def _among_fields(field: Field) -> tuple[str, str, int]:
    rng = field.rng
    dates = rng.sample(field.words.negative["date_labels"][field.language], 1)
    fields = [f"{one}: {field.number()}" for one in field.others(2)]
    fields += [f"{one}: {rng.randint(1, 28):02d}.{rng.randint(1, 12):02d}.{rng.randint(2005, 2024)}" for one in dates]
    fields.insert(rng.randint(0, len(fields)), f"{field.label}: {field.value}")
    return "\n".join(fields), "", 1


def _named(field: Field) -> tuple[str, str, int]:
    return f"{field.label}{field.pick(': ', ' : ', ':', ' - ', ' = ', ':  ')}{field.value}", "", 1


def _over_its_name(field: Field) -> tuple[str, str, int]:
    """As under a line that was filled in."""
    below = field.pick(f"({field.label})", field.label, f"______________\n{field.label}")
    return field.pick(f"{field.name}\n(Name)\n{field.value}\n{below}", f"{field.value}\n{below}"), "", 1


def _boxed(field: Field) -> tuple[str, str, int]:
    """A letter to a box."""
    if not re.fullmatch(r"[A-Z0-9 -]+", field.value):
        return _named(field)
    letters = " ".join(field.value.replace(" ", "") if field.rng.random() < 0.5 else field.value)
    return f"{field.label}{field.pick(': ', chr(10), '  ')}{letters}", "", 1


def _in_one_line(field: Field) -> tuple[str, str, int]:
    """Between other fields of the same line."""
    gap = field.pick(" / ", "; ", ", ", "   ", " | ")
    other = field.others(1)[0]
    parts = [f"Name: {field.name}", f"{field.label}: {field.value}", f"{other}: {field.number()}"]
    field.rng.shuffle(parts)
    return gap.join(parts), "", 1


def _two_names_two_values(field: Field) -> tuple[str, str, int]:
    other, gap = field.others(1)[0], field.pick("   ", "\t", "  ")
    first = field.rng.random() < 0.5
    names, values = (field.label, other), (field.value, field.number())
    order = (0, 1) if first else (1, 0)
    return "\n".join(gap.join(row[at] for at in order) for row in (names, values)), "", 1


def _bulleted(field: Field) -> tuple[str, str, int]:
    mark = field.pick("• ", "- ", "* ", "☐ ")
    return f"{mark}{field.others(1)[0]}: {field.number()}\n{mark}{field.label}: {field.value}", "", 1


def _record(field: Field) -> tuple[str, str, int]:
    """As programs write it."""
    if field.rng.random() < 0.5:
        return f'{{"name": "{field.name}", "{field.label}": "{field.value}"}}', "", 1
    gap = field.pick(";", ",", "\t")
    return f"Name{gap}{field.label}\n{field.name.replace(',', '')}{gap}{field.value}", "", 1


def _asked_for(field: Field) -> tuple[str, str, int]:
    return f"{field.label}?{field.pick(' ', chr(10), chr(10) + '- ')}{field.value}", "", 1


def _before_its_name(field: Field) -> tuple[str, str, int]:
    return f"{field.value}{field.pick(f' ({field.label})', f' – {field.label}', f', {field.label}')}", "", 1


_OFTEN: tuple[Layout, ...] = (_sentence, _cell, _table, _among_fields, _named)
_LAYOUTS: tuple[Layout, ...] = (
    *_OFTEN,
    *(_under_its_name, _card, _broken, _dotted, _over_its_name, _boxed, _in_one_line),
    *(_two_names_two_values, _bulleted, _record, _asked_for, _before_its_name),
)


def _over_lines(text: str, value: str) -> str:
    """The text with a new line in the middle of the value, where it has a space."""
    start = text.index(value)
    places = [start + place for place, letter in enumerate(value) if letter == " "]
    return text if not places else f"{text[: places[len(places) // 2]]}\n{text[places[len(places) // 2] + 1 :]}"
