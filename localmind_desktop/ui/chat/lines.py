"""Lines of an answer, of pieces with looks, and the texts of documents as such pieces."""

from __future__ import annotations

import enum
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

from localmind_desktop.core import LEVELS, Answer, Citation
from localmind_desktop.ui.words import place_of

BESIDE = " · "
CELLS = " | "  # between the cells of a quoted row
LONGEST_LABEL = 60  # characters of a table's name in a line
LEAST_STEM = 4  # letters from which a word marks longer ones that begin with it
NO_BREAK = "\u00a0"

_LIST_MARK = re.compile(r"^\s*(?:[•◦▪‣●○*–—-]|\(?(?:[ivx]{1,4}|[a-z]|\d{1,2})[.)])\s+(?=\S)", re.IGNORECASE)
_END_MARK = re.compile(r"\s+[•◦▪‣●○*·|–—-]+\s*$")
_WORD = re.compile(r"\w+")


class Look(enum.Enum):
    """How a piece of a line is written."""

    PLAIN = enum.auto()
    VALUE = enum.auto()  # large
    STRONG = enum.auto()
    QUIET = enum.auto()  # small and muted
    QUIET_STRONG = enum.auto()  # small


@dataclass(frozen=True, slots=True)
class Line:
    """Pieces of text with their looks. ``room`` above it and ``indent`` are in lines of text; a quotation has a bar."""

    pieces: tuple[tuple[str, Look], ...]
    room: float = 0.0
    indent: float = 0.0
    is_quotation: bool = False


def question_words(answer: Answer) -> frozenset[str]:
    """The words that were looked for, as they are compared."""
    return frozenset(word.casefold() for kept in answer.trace.words_kept for word in _WORD.findall(kept))


def marked(text: str, words: frozenset[str], look: Look) -> Iterator[tuple[str, Look]]:
    """``text`` in pieces: words that were looked for are strong."""
    at = 0
    for match in _WORD.finditer(text):
        if is_one_of(match.group(), words):
            if match.start() > at:
                yield text[at : match.start()], look
            yield match.group(), Look.QUIET_STRONG if look is Look.QUIET else Look.STRONG
            at = match.end()
    if at < len(text):
        yield text[at:], look


def is_one_of(word: str, words: frozenset[str]) -> bool:
    """Whether a word was looked for: it is one of ``words``, or begins like one or one like it."""
    said = word.casefold()
    return said in words or any(
        min(len(said), len(each)) >= LEAST_STEM and (said.startswith(each) or each.startswith(said)) for each in words
    )


def around_words(text: str, words: frozenset[str], most: int) -> str:
    """At most ``most`` characters of ``text``, from where it first says one of ``words``."""
    flat = " ".join(text.split())
    if len(flat) <= most:
        return flat
    first = next((match.start() for match in _WORD.finditer(flat) if is_one_of(match.group(), words)), 0)
    start = max(0, min(first - most // 4, len(flat) - most))
    start = flat.find(" ", start) + 1 if start else 0
    end = flat.rfind(" ", start, start + most)
    end = end if end > start else start + most
    return f"{'…' if start else ''}{flat[start:end]}{'…' if end < len(flat) else ''}"


def cells_by_name(cells: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """Headers with their texts; cells side by side under one header, or under none, are told as one, each text once."""
    runs = groupby(cells, key=itemgetter(0))
    return [(header, BESIDE.join(dict.fromkeys(text for _, text in run))) for header, run in runs]


def bare(text: str) -> str:
    """``text`` without a stray mark of a list before it or behind it."""
    return _END_MARK.sub("", _LIST_MARK.sub("", text, count=1))


def said_by(cited: Citation) -> str:
    """What is quoted of a place, as a line."""
    return bare(cited.quote).replace(CELLS, BESIDE)


def section_of(cited: Citation) -> str:
    """The last heading over a place, cut where it is long; empty where there is none."""
    section = cited.section.rpartition(LEVELS)[2]
    return section if len(section) <= LONGEST_LABEL else f"{section[:LONGEST_LABEL].rstrip()}…"


def place_in_line(cited: Citation) -> str:
    """Where it stands, which no end of a line parts."""
    return place_of(cited).replace(" ", NO_BREAK)


def level_names(headers: Sequence[str]) -> list[str]:
    """Headers, each less what it has in common with the one before: ``Year › 2016``, ``2015``."""
    names, last = [], ""
    for header in headers:
        above, _, own = header.rpartition(LEVELS)
        names.append(own if above and above == last else _levels(header))
        last = above
    return names


def _levels(header: str) -> str:
    """A header whose upper levels have no comma at their end."""
    *above, own = header.split(LEVELS)
    return LEVELS.join([*(level.rstrip(" ,") for level in above), own])


def places_of(answer: Answer) -> list[Citation]:
    """The citations that are no steps of a path."""
    hops = {branch.citation for branch in answer.tree}
    return [cited for cited in answer.citations if cited.number not in hops]
