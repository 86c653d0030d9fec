"""What may be asked of documents as wholes, and in which words: ``resources/insight/questions``, read once."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from localmind_desktop.assets import resources
from localmind_desktop.core.insight.cues import Cues
from localmind_desktop.core.model.insight import DocumentClass
from localmind_desktop.core.phrase import Phrase, phrase

DAY, END, AMOUNT, NAMES, SIGNERS, PERIOD, TEXT, CLAUSE, MENTION = (
    *("day", "end", "amount", "names", "signers", "period", "text", "clause", "mention"),
)
ANY = "any"
SPLIT = "split"
CLASSES = ("classes", "kinds")  # a kind is a class that names its documents too: "lease", "Rahmenvertrag"
_NAMES = {
    "dated": phrase("Date"),
    "end": phrase("End date"),
    "due": phrase("Due date"),
    "total": phrase("Total"),
    "net": phrase("Net amount"),
    "tax": phrase("Tax amount"),
    "parties": phrase("Parties"),
    "signers": phrase("Signed by"),
    "duration": phrase("Term"),
    "number": phrase("Number"),
    "bank": phrase("Bank details"),
    "tax ids": phrase("Tax ID"),
    "payment": phrase("Payment clause"),
    "renewal": phrase("Renewal clause"),
    "termination": phrase("Termination clause"),
    "liability": phrase("Liability clause"),
    "governing law": phrase("Governing law"),
    "confidentiality": phrase("Confidentiality clause"),
    "data protection": phrase("Data protection clause"),
    "mention": phrase("Mentions"),
}
_WORD = re.compile(r"\w+")
_NOT_LANGUAGES = frozenset({"aspects", "marks"})


@dataclass(frozen=True, slots=True, eq=False)
class Aspect:
    """Something that a document may say, there once. ``items``: which item of the review of a class says it.

    ``name`` is what it is called in an answer, ``note`` the key of what may be remarked of it.
    """

    key: str
    kind: str
    name: Phrase
    items: Mapping[DocumentClass, str]
    note: str = ""


class Said(NamedTuple):
    """What the letters ``start`` to ``end`` of a question say: a ``meaning`` of a ``role``."""

    role: str
    meaning: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The cues of classes, and those of all else, which may overlap with them: "invoice date"."""

    aspects: Mapping[str, Aspect]
    classes: Cues
    others: Cues
    meanings: Mapping[str, tuple[tuple[str, str], ...]]
    marks: Cues
    ends: frozenset[str]
    units: Cues
    unit_names: Mapping[str, str]
    split: tuple[tuple[str, str, str], ...]  # a meaning with the two words of a verb

    def said(self, question: str) -> Iterator[Said]:
        for cues in (self.classes, self.others):
            for term, start, end in cues.found(question):
                written = question[start:end].casefold()  # a star may stand for nothing: "Vertrag" names no document
                for role, meaning in self.meanings.get(written, self.meanings[cues.terms[term]]):
                    if (role in CLASSES) == (cues is self.classes):
                        yield Said(role, meaning, start, end)
        yield from self._split_verbs(question)

    def _split_verbs(self, question: str) -> Iterator[Said]:
        """ "laufen ... aus": both words of a verb, whatever stands between them."""
        found = {match.group().casefold(): match.span() for match in _WORD.finditer(question)}
        for meaning, verb, particle in self.split:
            if verb in found and particle in found and found[verb][1] < found[particle][0]:
                yield Said("aspects", meaning, *found[verb])
                yield Said("aspects", meaning, *found[particle])

    def is_end(self, before: str) -> bool | None:
        """Whether the words before a day make it the end of a term or its beginning; None where they do not say."""
        last = max(self.marks.found(before), key=lambda cue: cue.end, default=None)
        return None if last is None else self.marks.terms[last.term] in self.ends

    def unit_in(self, period: str) -> str | None:
        """Whether a period is one of days, weeks, months or years."""
        found = self.units.first(period)
        return None if found is None else self.unit_names[self.units.terms[found.term]]


@cache
def vocabulary() -> Vocabulary:
    """That of the program. Raises OSError, ValueError and KeyError."""
    files = [_file(path) for path in sorted(_folder().glob("*.toml")) if path.stem not in _NOT_LANGUAGES]
    meanings: dict[str, list[tuple[str, str]]] = {}
    for file in files:
        for role, entries in file.items():
            if role == SPLIT:
                continue
            for meaning, terms in entries.items():
                for term in terms:
                    if (role, meaning) not in (known := meanings.setdefault(term, [])):
                        known.append((role, meaning))
    marks = _file(_folder() / "marks.toml")
    units = {word: unit for unit, names in marks["units"].items() for word in names}
    return Vocabulary(
        {key: _aspect(key, entry) for key, entry in _file(_folder() / "aspects.toml").items()},
        Cues(term for term, said in meanings.items() if any(role in CLASSES for role, _ in said)),
        Cues(term for term, said in meanings.items() if any(role not in CLASSES for role, _ in said)),
        {term: tuple(said) for term, said in meanings.items()},
        Cues((*marks["end"], *marks["start"])),
        frozenset(marks["end"]),
        Cues(units),
        units,
        tuple((key, *verb) for file in files for key, verbs in file.get(SPLIT, {}).items() for verb in verbs),
    )


def _aspect(key: str, entry: Mapping[str, Any]) -> Aspect:
    items = {DocumentClass(label): item for label, item in entry["items"].items()}
    return Aspect(key, entry["kind"], _NAMES[key], items, entry.get("note", ""))


def _folder() -> Path:
    return resources() / "insight" / "questions"


def _file(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))
