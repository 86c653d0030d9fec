"""Records of persons: several fields, of which most are personal, each with its name; figures often without gaps."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import NamedTuple

_BETWEEN = (": ", ": ", " : ", ":", "\t", "=", " = ", " | ", "  ", " - ", ":\t", ";")
_ENDS = ("\n", "\n", "\n", "\n\n", "; ", " | ", ", ")
_CELLS = ("\t", " | ", ";", "    ", ",")
_GAP = re.compile("[ \u00a0\u2011-]")


class Entry(NamedTuple):
    name: str
    value: str


def solid(value: str, rng: random.Random) -> str:
    """Often without the gaps between its figures, as programs keep it."""
    bare = _GAP.sub("", value)
    return bare if bare.isalnum() and bare.upper() == bare and rng.random() < 0.5 else value


def recorded(entries: Sequence[Entry], person: str, rng: random.Random) -> str:
    """The entries in any order, below each other, in a line, or as a table with a row for the person."""
    drawn = [*entries]
    rng.shuffle(drawn)
    if rng.random() < 0.25:
        gap = rng.choice(_CELLS)
        name = person.replace(",", "") if gap == "," else person
        rows = [("Name", *(one.name for one in drawn)), (name, *(one.value for one in drawn))]
        return "\n".join(gap.join(row) for row in rows)
    if rng.random() < 0.2:
        return "\n".join(f"| {one.name} | {one.value} |" for one in drawn)
    between, end = rng.choice(_BETWEEN), rng.choice(_ENDS)
    lines = [f"{one.name}{between}{one.value}" for one in drawn]
    head = rng.choice([[], [], [person], [f"{rng.randint(1, 400)}"], [f"Name{between}{person}"]])
    return end.join([*head, *lines])


_MISSING = {
    "en": ("", "missing", "on file", "none", "-", "not shown"),
    "de": ("", "fehlt", "liegt vor", "keine", "-", "nicht vorgelegt"),
    "fr": ("", "absent", "au dossier", "aucun", "-", "non présenté"),
    "es": ("", "falta", "ninguno", "-"),
    "it": ("", "manca", "nessuno", "-"),
    "nl": ("", "ontbreekt", "geen", "-"),
    "zh": ("", "缺失", "无", "-"),
}
_ISSUED = {
    "en": (("issued on", "of", "dated", "issued"), ("no.", "number", "number:", "with number")),
    "de": (("ausgestellt am", "vom", "erteilt am"), ("Nr.", "Nummer", "mit der Nummer", "Nummer:")),
    "fr": (("délivré le", "du", "établi le"), ("n°", "numéro", "portant le numéro", "numéro :")),
    "es": (("expedido el", "de"), ("n.º", "número")),
    "it": (("rilasciato il", "del"), ("n.", "numero")),
    "nl": (("afgegeven op", "van"), ("nr.", "nummer")),
    "zh": (("签发于",), ("号码", "号")),
}


def left_empty(label: str, other: Entry, person: str, language: str, rng: random.Random) -> str:
    """A table in which ``label`` has no value, and another column has one; or the same below each other."""
    gap, nothing = rng.choice(_CELLS), rng.choice(_MISSING[language])
    name = person.replace(",", "") if gap == "," else person
    if rng.random() < 0.25:
        between = rng.choice(_BETWEEN)
        return f"{label}{between}{nothing or '____'}\n{other.name}{between}{other.value}"
    rows = [("Name", label, other.name), (name, nothing or ("" if gap in ",;\t" else "-"), other.value)]
    order = rng.choice([(0, 1, 2), (0, 2, 1), (1, 0, 2)])
    return "\n".join(gap.join(row[at] for at in order) for row in rows)


def issued(label: str, value: str, date: str, language: str, rng: random.Random) -> str:
    """A paper with the day of its issue before its number."""
    verbs, numbers = _ISSUED[language]
    return f"{label} {rng.choice(verbs)} {date}{rng.choice([', ', ' ', ', '])}{rng.choice(numbers)} {value}"
