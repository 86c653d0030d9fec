"""What one text holds, and what is known of the document around it."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from localmind_desktop.core.model.insight import EntityKind, TextRun
from localmind_desktop.core.text.languages import words

DIGITS = str.maketrans("０１２３４５６７８９％", "0123456789%")
"""Wide figures as plain ones; letters keep their places."""
_SAMPLE = 90_000  # bytes
_LEAST = 24  # bytes that tell a language: a Chinese character says as much as three letters
_COMMA = re.compile(r"(?<![\d.,])(?:\d+,\d{1,2}|\d{1,3}(?:[. ]\d{3})+,\d+)(?![\d.,]*\d)")
_POINT = re.compile(r"(?<![\d.,])(?:\d+\.\d{1,2}|\d{1,3}(?:,\d{3})+\.\d+|\d{1,3}(?:,\d{3}){2,})(?![\d.,]*\d)")
_POINT_LANGUAGES = ("en", "zh")


class Find(NamedTuple):
    """Letters ``start`` to ``end`` of a text are an entity."""

    kind: EntityKind
    start: int
    end: int
    normalised: str


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The language of a document and how it writes: decimals with a comma, the month of ``3/4/2024`` first."""

    language: str = "en"
    comma: bool = False
    month_first: bool = True


def language_of(runs: Iterable[TextRun]) -> str:
    """The language that most of a sample of the text is written in; English where it is not clear."""
    votes: Counter[str] = Counter()
    read = 0
    for run in runs:
        text = run.text
        size = len(text.encode("utf-8", "replace"))
        if run.kind is not None and size >= _LEAST:
            found = words().languages_of(text[:_SAMPLE])
            read += size
            if len(found) == 1:
                votes[found[0]] += size
        if read > _SAMPLE:
            break
    return votes.most_common(1)[0][0] if votes else "en"


def writes_comma(numerals: Sequence[str], language: str) -> bool:
    """Whether numbers, as found in amounts and shares, have a decimal comma; else what the language does."""
    commas = sum(_COMMA.search(text) is not None for text in numerals)
    points = sum(_POINT.search(text) is not None for text in numerals)
    return commas > points if commas != points else language not in _POINT_LANGUAGES


def free(finds: Iterable[Find], taken: Iterable[tuple[int, int]]) -> list[Find]:
    """Those that touch nothing taken and none of each other; the first and longest stay."""
    kept: list[Find] = []
    spans = sorted(taken)
    for find in sorted(finds, key=lambda one: (one.start, one.start - one.end)):
        if (not kept or kept[-1].end <= find.start) and is_free(find.start, find.end, spans):
            kept.append(find)
    return kept


def is_free(start: int, end: int, spans: Sequence[tuple[int, int]]) -> bool:
    """Whether letters touch none of these spans, which are in order and do not touch each other."""
    place = bisect_right(spans, (start, end))
    before = place == 0 or spans[place - 1][1] <= start
    return before and (place == len(spans) or end <= spans[place][0])
