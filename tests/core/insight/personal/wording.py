"""What people write around personal values, and around numbers that are none: labels and sentences, from files."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

NAMES = ("Smith", "J. Hartmann", "Amélie Laurent", "Dr. O'Brien", "Vogel, Petra", "Nguyen", "M. Dubois", "Kowalski")
FULL_NAMES = ("Amélie Laurent", "Ann Cole", "Petra Vogel", "Jan Bakker", "Mary Ann Brown", "Lucía Gil", "Paul Kern")
CITIES = {
    "en": ("Boston", "Leeds", "Ottawa"),
    "de": ("Köln", "Kassel", "Ulm"),
    "fr": ("Lyon", "Nantes", "Rennes"),
    "es": ("Madrid", "Vigo"),
    "it": ("Parma", "Roma"),
    "nl": ("Delft", "Breda"),
    "zh": ("杭州", "北京"),
}
AMERICAN, CANADIAN = ("Springfield, IL", "Reno, NV", "Boise, Idaho"), ("Ottawa, ON", "Laval QC", "Calgary, Alberta")
TOWNS = {
    "en": ("Springfield, IL 62704", "Leeds LS1 4AP", "Ottawa, ON K1A 0B1", "Boston, MA 02101"),
    "de": ("10115 Berlin", "D-34117 Kassel", "89073 Ulm"),
    "fr": ("69002 Lyon", "44000 Nantes CEDEX", "F-35000 Rennes"),
    "es": ("28013 Madrid", "08001 Barcelona", "36201 Vigo"),
    "it": ("20121 Milano", "43121 Parma (PR)", "00184 Roma"),
    "nl": ("2611 AB Delft", "1012 JS Amsterdam", "4811 DZ Breda"),
    "zh": ("杭州市 310000", "上海市", "北京市 100020"),
}
_NO_TAILS = {language: [""] for language in TOWNS}  # what follows a name in it

ByLanguage = Mapping[str, list[str]]


@dataclass(frozen=True)
class Wording:
    """``labels`` and ``said`` by topic and language; ``negative`` by sort and language; ``frames`` for anything with a
    name, ``beside`` for another number than the one that is named, and ``filler`` around these, by language. ``{v}`` is
    the value, ``{l}`` its name, ``{o}`` another one. ``streets`` and ``boxes``, with ``{n}``, replace those of the
    code."""

    name: str
    labels: Mapping[str, ByLanguage]
    said: Mapping[str, ByLanguage]
    negative: Mapping[str, ByLanguage]
    frames: ByLanguage
    filler: ByLanguage
    beside: ByLanguage
    tails: ByLanguage
    streets: ByLanguage
    boxes: ByLanguage


@cache
def wording(name: str) -> Wording:
    """``unseen`` was written when everything was settled; with the others weights are learned and designs chosen."""
    file = tomllib.loads((Path(__file__).parent / f"{name}.toml").read_text("utf-8"))
    parts = (file[name] for name in ("labels", "said", "negative", "frames", "filler", "beside"))
    return Wording(name, *parts, file.get("tails", _NO_TAILS), file.get("streets", {}), file.get("boxes", {}))
