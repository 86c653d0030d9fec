"""Hard negatives per kind: texts that hold something like personal data, and none."""

from __future__ import annotations

import random

from localmind_desktop.core.model.insight import PersonalKind as Kind
from tests.core.insight.personal import values
from tests.core.insight.personal.compounds import of_another, version_of_device
from tests.core.insight.personal.counted import beside_a_part, counted
from tests.core.insight.personal.dates_places import date_of
from tests.core.insight.personal.fields import in_prose
from tests.core.insight.personal.figures import digits, grouped, letters
from tests.core.insight.personal.layouts import laid_out
from tests.core.insight.personal.values import broken
from tests.core.insight.personal.wording import CITIES, Wording

_TOPICS = {Kind.NATIONAL_ID: tuple(values.NATIONAL), Kind.HEALTH_CARD: (Kind.HEALTH_CARD.value, "nhs")}
CHECKED = {Kind.SIN, Kind.PAYMENT_CARD, Kind.IBAN}


def topics(kind: Kind, words: Wording) -> list[str]:
    """Those of a kind that a wording names."""
    of_kind = _TOPICS.get(kind, (kind.value,))
    return [topic for topic in of_kind if topic in words.labels]


def lookalike(kind: Kind, language: str, rng: random.Random, words: Wording) -> tuple[str, str]:
    """A text and its label."""
    match kind:
        case Kind.BIRTH_DATE:
            value = date_of(rng, language, 1990, 2024)
            return _placed(kind.value, value, language, rng, words, "date_")
        case Kind.STREET_ADDRESS:
            return rng.choice(words.negative["streetlike"][language]), ""
        case Kind.PO_BOX:
            return rng.choice(words.negative["boxlike"][language]), ""
        case Kind.IP_ADDRESS | Kind.ZIP_CODE | Kind.POSTAL_CODE if rng.random() < 0.3:
            return _placed(kind.value, _numbered(kind, rng), language, rng, words, "")
        case Kind.IP_ADDRESS if words.name != "unseen" and rng.random() < 0.15:
            return version_of_device(_version(rng, words), language, rng), ""
        case Kind.IP_ADDRESS:
            version = _version(rng, words)
            mac = ":".join(f"{rng.randint(0, 255):02x}" for _ in range(rng.choice([6, 8])))
            text = rng.choice(
                [
                    *words.negative["versions"][language],
                    f"MAC {mac}",
                    f"{mac} eth0",
                    f"{_section(rng)} General requirements",
                    "std::vector<a::b2>",
                    _contents(rng.choice(words.labels[kind.value][language]), rng),
                    "10:15:32",
                    "10.0.0.0/8",
                    f"1.{rng.randint(300, 999)}.{rng.randint(300, 999)}.4",
                ]
            )
            return text.format(v=version, m=rng.choice([0, 128, 192, 240])), ""
        case Kind.POSTAL_CODE | Kind.ZIP_CODE if words.name != "unseen" and rng.random() < 0.08:
            label = rng.choice(words.labels[kind.value][language])
            other, value = rng.choice(words.negative["labels"][language]), _numbered(kind, rng)
            return of_another(label, other, value, language, rng) or f"{other}: {value}", ""
        case Kind.POSTAL_CODE if words.name != "unseen" and rng.random() < 0.3:
            return beside_a_part(_numbered(kind, rng), rng), ""
        case Kind.POSTAL_CODE:
            return rng.choice(words.negative["codelike"]["all"]), ""
        case Kind.ZIP_CODE if words.name != "unseen" and language not in ("en", "zh") and rng.random() < 0.3:
            label = rng.choice(words.labels[kind.value][language])
            return f"{label}: {rng.randint(10000, 99999)} {rng.choice(CITIES[language])}", ""
        case Kind.ZIP_CODE:
            return rng.choice(words.negative["ziplike"][language]).format(n=f"{rng.randint(10000, 99999)}"), ""
        case _:
            return _number(kind, language, rng, words)


def _numbered(kind: Kind, rng: random.Random) -> str:
    """What other things are numbered with, and what looks like a part of an address."""
    match kind:
        case Kind.IP_ADDRESS:
            return _section(rng)
        case Kind.ZIP_CODE:
            return f"{rng.randint(10000, 99999)}"
        case _:
            return values.postal_code(rng)


def _section(rng: random.Random) -> str:
    return ".".join(str(rng.randint(1, most)) for most in (9, 30, 12, 9))


def _version(rng: random.Random, words: Wording) -> str:
    """The first figures are small, the last one counts builds; in the last measurement all are of any size."""
    most = (220,) * 4 if words.name == "unseen" else rng.choice([(30, 30, 20, 200), (12, 9, 9, 250), (220,) * 4])
    return ".".join(str(rng.randint(0, one)) for one in most)


def _contents(title: str, rng: random.Random) -> str:
    """Two lines of a table of contents."""
    return (
        f"{rng.randint(1, 9)}.{rng.randint(1, 20)} {title} ..... 39\n{_section(rng)} {rng.choice(['Setup', '__data'])}"
    )


def _number(kind: Kind, language: str, rng: random.Random, words: Wording) -> tuple[str, str]:
    if kind in CHECKED and rng.random() < 0.4:
        label = rng.choice(words.labels[kind.value][language])
        return (f"{label}: {broken(values.DRAWS[kind](rng), rng)}", "")
    draws = values.DRAWS.get(kind)
    value = (
        draws(rng)
        if draws and kind is not Kind.IBAN
        else values.NATIONAL[rng.choice(topics(kind, words))](rng)
        if kind is Kind.NATIONAL_ID
        else _plain_number(rng)
    )
    named = [topic for topic in topics(kind, words) if language in words.labels[topic]]
    if words.name != "unseen" and rng.random() < 0.15:
        label = rng.choice(words.labels[rng.choice(named)][language])
        thing = of_another(label, rng.choice(words.negative["labels"][language]), value, language, rng)
        others = [counted(label, language, rng), beside_a_part(value, rng)]
        return rng.choice([*others, thing, thing] if thing else others), ""
    if rng.random() < 0.4:
        return _bare(rng), ""
    return _placed(rng.choice(named), value, language, rng, words, "")


def _bare(rng: random.Random) -> str:
    """Numbers as they stand in data sheets, without a word that says what they are."""
    number = rng.randint(10**8, 10**9 - 1)
    return rng.choice([
        f"0x{number:08X} {digits(rng, 4)} {digits(rng, 4)}",
        f"{rng.uniform(0, 90):.6f}, {rng.uniform(0, 180):.6f}",
        f"{number:,}", f"{number:,} €".replace(",", " "),
        f"IEC {rng.randint(60000, 62999)}-{rng.randint(1, 9)}-{rng.randint(1, 99)}:2010",
        f"+49 30 {digits(rng, 8)}", f"(555) {digits(rng, 3)}-{digits(rng, 4)}",
        f"01 {digits(rng, 2)} {digits(rng, 2)} {digits(rng, 2)} {digits(rng, 2)}",
        f"ISBN 978-3-{digits(rng, 5)}-{digits(rng, 3)}-{digits(rng, 1)}",
        f"{letters(rng, 3)}-{digits(rng, 5)}-{letters(rng, 2)}",
        f"{digits(rng, 3)} {digits(rng, 3)} {digits(rng, 3)} kWh",
        " ".join(digits(rng, 4) for _ in range(rng.randint(5, 9))), f"Register {digits(rng, 5)}: {digits(rng, 9)}",
        f"tICK {digits(rng, 2)}.{digits(rng, 1)} ns {digits(rng, 3)}.{digits(rng, 1)}",
        f"{rng.randint(2015, 2030)}-0{rng.randint(1, 9)}-1{rng.randint(0, 9)}T12:{digits(rng, 2)}:00Z",
        f"sha1 {rng.getrandbits(160):040x}", f"{digits(rng, 6)}-{digits(rng, 3)}",
    ])  # fmt: skip


def _plain_number(rng: random.Random) -> str:
    return rng.choice(
        [
            grouped(f"{letters(rng, 2)}{digits(rng, 20)}", [4] * 6, " "),
            digits(rng, 22),
            f"{letters(rng, 2)}{digits(rng, 12)}",
        ]
    )


def _placed(topic: str, value: str, language: str, rng: random.Random, words: Wording, sort: str) -> tuple[str, str]:
    """Named as another thing; at times what is personal is named too."""
    label = rng.choice(words.negative[f"{sort}labels"][language])
    match rng.randrange(4):
        case 0:
            text = rng.choice(words.negative[f"{sort}said"][language]).format(v=value)
            return in_prose(text, language, rng, words), ""
        case 1:
            personal = rng.choice(words.labels[topic][language])
            return rng.choice(words.beside[language]).format(l=personal, o=label, v=value), ""
        case _:
            return laid_out(label + rng.choice(words.tails[language]), (value, value), language, rng, words)[:2]
