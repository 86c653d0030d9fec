"""Which class a document is of, with the words that say so (D5). Pure.

Each class has cue terms, which count for more in the title, in headings and on the first page, and saturate: the tenth
"invoice" says little that the first one did not. Their sums and a few numbers of the document's structure make the log
odds of the classes, with weights that were learned from documents sorted by hand (multinomial logistic regression).
"""

from __future__ import annotations

import json
import math
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from localmind_desktop.assets import resources
from localmind_desktop.core.insight.cues import Cues
from localmind_desktop.core.insight.structure import STRUCTURE, structure_of
from localmind_desktop.core.model import BlockKind, Table
from localmind_desktop.core.model.insight import Classified, DocumentClass, TextRun
from localmind_desktop.core.text.languages import FIRST_WIDE

ZONES = ("title", "headings", "first_page", "body")
CLASSES = tuple(DocumentClass)

_FOLDER, _TERMS, _WEIGHTS = "insight", "classes.toml", "class_weights.json"
_WORTH = {"telling": 3.0, "usual": 1.0}
_REASONS = 5
_LEAST_SURE = 0.5  # probability below which a document is a general one
_MOST_RUNS, _MOST_LETTERS = 3_000, 200_000  # that are read; of longer documents the beginning and parts of the rest
_FIRST_LETTERS = 4_000  # of the first page
_PER_WORDS, _FEWEST_WORDS = 1_000.0, 500.0  # the body's counts are rates, which few words would make too high
_LETTERS_OF_WORD = 6.0


@dataclass(frozen=True, slots=True)
class Terms:
    """The cue terms of all classes, with what each is worth to which."""

    cues: Cues
    owners: tuple[tuple[tuple[DocumentClass, float], ...], ...]


@dataclass(frozen=True, slots=True)
class Weights:
    """Of the zones, and by class of everything else. ``structure`` is in the order of `STRUCTURE`."""

    zones: Mapping[str, float]
    bias: Mapping[DocumentClass, float]
    structure: Mapping[DocumentClass, tuple[float, ...]]


@dataclass(frozen=True, slots=True)
class Evidence:
    """What speaks for each class before it is weighed: ``worth`` by zone and class, then by term."""

    words: Mapping[tuple[str, DocumentClass], Mapping[str, float]]
    structure: Mapping[str, float]

    def sum(self, zone: str, label: DocumentClass) -> float:
        return math.log1p(sum(self.words.get((zone, label), {}).values()))


def class_of(runs: Sequence[TextRun], title: str, tables: Sequence[Table]) -> Classified:
    """The likeliest class; general where none is likely enough."""
    evidence, weights = evidence_of(runs, title, tables), _weights()
    odds = np.array([log_odds(evidence, weights, label) for label in CLASSES])
    chances = np.exp(odds - odds.max())
    chances /= chances.sum()
    best = int(chances.argmax())
    label = CLASSES[best] if chances[best] >= _LEAST_SURE else DocumentClass.GENERAL
    return Classified(label, _reasons(evidence, weights, label), round(float(chances[CLASSES.index(label)]), 3))


def evidence_of(runs: Sequence[TextRun], title: str, tables: Sequence[Table]) -> Evidence:
    read = _sampled([run for run in runs if run.text.strip()])
    words: dict[tuple[str, DocumentClass], dict[str, float]] = {}
    for zone, text in zip(ZONES, _zones(read, title, tables), strict=True):
        scale = _PER_WORDS / max(_FEWEST_WORDS, _words(text)) if zone == "body" else 1.0
        for label, written, worth in _worth(text, scale):
            words.setdefault((zone, label), {})[written] = worth
    return Evidence(words, structure_of(read))


def log_odds(evidence: Evidence, weights: Weights, label: DocumentClass) -> float:
    """Before they are set against those of the other classes."""
    said = sum(weights.zones[zone] * evidence.sum(zone, label) for zone in ZONES)
    built = zip(weights.structure[label], (evidence.structure[name] for name in STRUCTURE), strict=True)
    return weights.bias[label] + said + sum(weight * value for weight, value in built)


def _reasons(evidence: Evidence, weights: Weights, label: DocumentClass) -> tuple[str, ...]:
    heaviest: dict[str, float] = {}
    for zone in ZONES:
        for written, worth in evidence.words.get((zone, label), {}).items():
            heaviest[written] = heaviest.get(written, 0.0) + weights.zones[zone] * worth
    return tuple(sorted(heaviest, key=lambda written: -heaviest[written])[:_REASONS])


def _zones(runs: Sequence[TextRun], title: str, tables: Sequence[Table]) -> tuple[str, str, str, str]:
    headings = [run.text for run in runs if run.kind is BlockKind.HEADING]
    headings += [header for table in tables[:_MOST_RUNS] for header in dict.fromkeys(table.headers)]
    first = "\n".join(run.text for run in runs if run.page == runs[0].page)[:_FIRST_LETTERS]
    return title, "\n".join(headings)[:_MOST_LETTERS], first, "\n".join(run.text for run in runs)[:_MOST_LETTERS]


def _worth(text: str, scale: float) -> Iterable[tuple[DocumentClass, str, float]]:
    """By class the terms in ``text``, in small letters, with what they are worth."""
    known = _terms()
    counts: dict[int, int] = {}
    written: dict[int, str] = {}
    for term, start, end in known.cues.found(text):
        counts[term] = counts.get(term, 0) + 1
        written.setdefault(term, " ".join(text[start:end].casefold().split()))
    for term, count in counts.items():
        rate = count * scale
        for label, worth in known.owners[term]:
            yield label, written[term], worth * rate / (rate + 1.0)


def _sampled(runs: Sequence[TextRun]) -> Sequence[TextRun]:
    """The first half of what may be read, and the rest evenly from everywhere."""
    if len(runs) <= _MOST_RUNS:
        return runs
    beginning, rest = runs[: _MOST_RUNS // 2], runs[_MOST_RUNS // 2 :]
    return [*beginning, *rest[:: -(-len(rest) // (_MOST_RUNS // 2))]]


def _words(text: str) -> float:
    wide = sum(letter >= FIRST_WIDE for letter in text)
    return wide / 2.0 + (len(text) - wide) / _LETTERS_OF_WORD


@cache
def _terms() -> Terms:
    """Raises OSError, ValueError and KeyError."""
    file = tomllib.loads((resources() / _FOLDER / _TERMS).read_text("utf-8"))
    owners: dict[str, list[tuple[DocumentClass, float]]] = {}
    for label, languages in file.items():
        for strengths in languages.values():
            for strength, terms in strengths.items():
                for term in terms:
                    if DocumentClass(label) not in dict(owners.setdefault(term, [])):
                        owners[term].append((DocumentClass(label), _WORTH[strength]))
    cues = Cues(owners)
    return Terms(cues, tuple(tuple(owners[term]) for term in cues.terms))


@cache
def _weights() -> Weights:
    """Raises OSError, ValueError and KeyError."""
    file = json.loads((resources() / _FOLDER / _WEIGHTS).read_text("utf-8"))
    return Weights(
        file["zones"],
        {label: file["bias"][label] for label in CLASSES},
        {label: tuple(file["structure"][label][name] for name in STRUCTURE) for label in CLASSES},
    )
