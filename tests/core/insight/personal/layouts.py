"""Ways in which a value and its name stand in a document: in sentences, in forms and in tables."""

from __future__ import annotations

import random
from collections.abc import Sequence

from localmind_desktop.core.model.insight import PersonalKind as Kind
from tests.core.insight.personal.wording import AMERICAN, CANADIAN, CITIES, NAMES, TOWNS, Wording

_GAPS = ("   ", "\t", " | ", "      ")


def laid_out(
    label: str, values: Sequence[str], language: str, rng: random.Random, words: Wording
) -> tuple[str, str, int]:
    """The text, what names it, and how many of the two ``values`` stand in it."""
    value, name, city = values[0], rng.choice(NAMES), rng.choice(CITIES[language])
    match rng.randrange(12):
        case 0 | 1:
            return in_prose(framed(label, value, language, rng, words), language, rng, words), "", 1
        case 2 | 3:
            return value, rng.choice([label, f"{label} · {name}", f"{name} · {label}"]), 1
        case 4:
            return f"{label}\n{value}", "", 1
        case 5:
            return f"{name}\n{label}: {value}\n{city}", "", 1
        case 6:
            gap, other = rng.choice(_GAPS), rng.choice(NAMES)
            rows = [("Name", label, city), (name, value, "x"), (other, values[1], "y")]
            return "\n".join(gap.join(row) for row in rows), "", 2
        case 7:
            return _broken_over_lines(f"{label}: {value}", value), "", 1
        case 8:
            return f"{label} ............ {value}", "", 1
        case 9 | 10:
            return _in_form(label, value, language, rng, words), "", 1
        case _:
            return f"{label}: {value}", "", 1


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


def framed(label: str, value: str, language: str, rng: random.Random, words: Wording) -> str:
    return rng.choice(words.frames[language]).format(l=label, v=value)


def in_prose(text: str, language: str, rng: random.Random, words: Wording) -> str:
    """Alone, or with another sentence before it or behind."""
    filler = rng.choice(words.filler[language])
    parts = rng.choice([(text,), (filler, text), (text, filler), (text,)])
    return rng.choice([" ", "\n"]).join(parts)


def _in_form(label: str, value: str, language: str, rng: random.Random, words: Wording) -> str:
    """Among other fields."""
    names = rng.sample(words.negative["labels"][language], 2)
    dates = rng.sample(words.negative["date_labels"][language], 1)
    fields = [f"{one}: {rng.randint(10**6, 10**8)}" for one in names]
    fields += [f"{one}: {rng.randint(1, 28):02d}.{rng.randint(1, 12):02d}.{rng.randint(2005, 2024)}" for one in dates]
    fields.insert(rng.randint(0, len(fields)), f"{label}: {value}")
    return "\n".join(fields)


def _broken_over_lines(text: str, value: str) -> str:
    """The text with a new line in the middle of the value, where it has a space."""
    start = text.index(value)
    places = [start + place for place, letter in enumerate(value) if letter == " "]
    return text if not places else f"{text[: places[len(places) // 2]]}\n{text[places[len(places) // 2] + 1 :]}"
