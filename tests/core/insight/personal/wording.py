"""What people write around personal values, and around numbers that are none: labels and sentences, from files."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

NAMES = ("Smith", "J. Hartmann", "Amélie Laurent", "Dr. O'Brien", "Vogel, Petra", "Nguyen", "M. Dubois", "Kowalski")
CITIES = {"en": ("Boston", "Leeds", "Ottawa"), "de": ("Köln", "Kassel", "Ulm"), "fr": ("Lyon", "Nantes", "Rennes")}

ByLanguage = Mapping[str, list[str]]


@dataclass(frozen=True)
class Wording:
    """``labels`` and ``said`` by topic and language; ``negative`` by sort and language. ``{v}`` is the value."""

    labels: Mapping[str, ByLanguage]
    said: Mapping[str, ByLanguage]
    negative: Mapping[str, ByLanguage]


@cache
def wording(name: str) -> Wording:
    """``seen`` while the detector was made, or ``unseen``: written afterwards."""
    file = tomllib.loads((Path(__file__).parent / f"{name}.toml").read_text("utf-8"))
    return Wording(file["labels"], file["said"], file["negative"])
