"""The checklists of the classes: ``resources/insight/reviews``, one file each, read once."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from localmind_desktop.assets import resources
from localmind_desktop.core.insight.cues import Cues
from localmind_desktop.core.model.insight import DocumentClass

HEADINGS, PHRASES, SENTENCES, RISKS = "headings", "phrases", "sentences", "risks"
_ROLES = (HEADINGS, PHRASES, SENTENCES)


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that a document should say.

    ``needs``: the kinds of values of which one must be given, those that say most first. ``after``: they follow their
    cue, as after a label; ``many``: there may be several; ``likeliest``: of several, the one named most often counts;
    ``quoted``: the clause is told too. ``shows``: kinds of values that are told where they stand, and not needed.
    ``missing_with``: an item that makes this one needed, and the note.
    """

    name: str
    needs: tuple[str, ...] = ()
    after: bool = False
    many: bool = False
    likeliest: bool = False
    quoted: bool = False
    special: str = ""
    shows: tuple[str, ...] = ()
    missing_with: tuple[str, str] = ("", "")


class Signal(NamedTuple):
    """A cue of an item at the letters ``start`` to ``end``. ``risk`` is the note it calls for."""

    item: int
    role: str
    start: int
    end: int
    risk: str = ""


@dataclass(frozen=True, slots=True)
class Checklist:
    items: tuple[Item, ...]
    cues: Cues
    meanings: tuple[tuple[tuple[int, str, str], ...], ...]

    def signals(self, text: str) -> Iterator[Signal]:
        for term, start, end in self.cues.found(text):
            for item, role, risk in self.meanings[term]:
                yield Signal(item, role, start, end, risk)


@cache
def checklist_of(label: DocumentClass) -> Checklist:
    """That of a class; an empty one for general documents. Raises OSError, ValueError and KeyError."""
    path = _folder() / f"{label}.toml"
    if label is DocumentClass.GENERAL:
        return Checklist((), Cues(()), ())
    entries = tomllib.loads(path.read_text("utf-8"))["item"]
    meanings: dict[str, list[tuple[int, str, str]]] = {}
    for number, entry in enumerate(entries):
        for role in _ROLES:
            for term in entry.get(role, ()):
                meanings.setdefault(term, []).append((number, role, ""))
        for risk in entry.get(RISKS, ()):
            for term in risk["phrases"]:
                meanings.setdefault(term, []).append((number, RISKS, risk["note"]))
    cues = Cues(meanings)
    return Checklist(tuple(map(_item, entries)), cues, tuple(tuple(meanings[term]) for term in cues.terms))


@cache
def kind_words() -> Mapping[str, tuple[str, ...]]:
    """The words of kinds of values. Raises OSError and ValueError."""
    file = tomllib.loads((_folder() / "kinds.toml").read_text("utf-8"))
    return {name: tuple(words) for name, words in file.items()}


def _folder() -> Path:
    return resources() / "insight" / "reviews"


def _item(entry: Mapping[str, Any]) -> Item:
    with_item = entry.get("missing_with", {})
    return Item(
        entry["name"],
        tuple(entry.get("needs", ())),
        entry.get("after", False),
        entry.get("many", False),
        entry.get("likeliest", False),
        entry.get("quoted", False),
        entry.get("special", ""),
        tuple(entry.get("shows", ())),
        (with_item.get("item", ""), with_item.get("note", "")),
    )
