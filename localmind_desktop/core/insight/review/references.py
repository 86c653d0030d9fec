"""The documents that a document refers to, and which of them the library has. Pure."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from pathlib import PurePath
from typing import NamedTuple

from localmind_desktop.core.model import BlockKind
from localmind_desktop.core.model.insight import TextRun

_TOKEN = re.compile(r"[^\W_]+")
_LONGEST, _MOST = 120, 40
_FEWEST_TOKENS = 2  # that a document's name shares with a reference
_FEWEST_WORDS = 5  # of an entry; lines of a list of contents have fewer


class Reference(NamedTuple):
    """An entry of a list of references, in run number ``run``, and the document of the library that it is."""

    text: str
    run: int
    document: str = ""


def references_of(runs: Sequence[TextRun], sections: Iterable[int], names: Collection[str]) -> list[Reference]:
    """The entries among the runs numbered ``sections``, which stand under a heading of references."""
    found: list[Reference] = []
    for index in sections:
        run = runs[index]
        if run.kind in (BlockKind.HEADING, BlockKind.FURNITURE):
            continue
        entry = " ".join(run.text.split())
        is_entry = len(_TOKEN.findall(entry)) >= _FEWEST_WORDS and any(letter.isdigit() for letter in entry)
        if is_entry and len(found) < _MOST:
            found.append(Reference(entry[:_LONGEST], index, _in_library(entry, names)))
    return found


def _in_library(entry: str, names: Collection[str]) -> str:
    """The document whose name the entry holds whole: at least two of its words, one of them with a figure."""
    said = frozenset(_TOKEN.findall(entry.casefold()))
    for name in names:
        tokens = frozenset(_TOKEN.findall(PurePath(name).stem.casefold()))
        figures = any(token.isdigit() or not token.isalpha() for token in tokens)
        if len(tokens) >= _FEWEST_TOKENS and figures and tokens <= said:
            return name
    return ""
