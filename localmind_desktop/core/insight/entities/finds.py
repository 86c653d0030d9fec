"""What one text holds, and what is known of the document around it."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from localmind_desktop.core.model import Line
from localmind_desktop.core.model.insight import EntityKind, TextRun
from localmind_desktop.core.text.languages import words

DIGITS = str.maketrans("０１２３４５６７８９％", "0123456789%")
"""Wide figures as plain ones; letters keep their places."""
_SAMPLE = 90_000  # bytes
_LEAST = 24  # bytes that tell a language: a Chinese character says as much as three letters
_COMMA = re.compile(r"(?<![\d.,])(?:\d+,\d{1,2}|\d{1,3}(?:[. ]\d{3})+,\d+)(?![\d.,]*\d)")
_POINT = re.compile(r"(?<![\d.,])(?:\d+\.\d{1,2}|\d{1,3}(?:,\d{3})+\.\d+|\d{1,3}(?:,\d{3}){2,})(?![\d.,]*\d)")
_LONG_LINES, _NEARLY, _SHORTEST_FULL = 0.9, 0.8, 55  # of the lines of a document, of such a line, letters
_ENDS = tuple(".:;!?")
_HAN, _MOSTLY, _CHINESE = re.compile(r"[\u4e00-\u9fff]"), 0.3, "zh"
_POINT_LANGUAGES = ("en", "zh")


def full_line(runs: Iterable[TextRun]) -> int:
    """From how many letters on a line of a document is so long that what follows goes on with it."""
    lengths = sorted(len(line.text) for run in runs if run.kind is not None for line in run.lines[:-1])
    usual = lengths[int(len(lengths) * _LONG_LINES)] if lengths else 0
    return max(_SHORTEST_FULL, int(usual * _NEARLY))


def flowing(text: str, full: int) -> str:
    """A text whose wrapped lines, of ``full`` letters or more, are joined by a space; every letter keeps its place."""
    lines = text.split("\n")
    ends = ["\n" if len(line) < full or line.rstrip()[-1:] in _ENDS else " " for line in lines]
    return "".join(part for pair in zip(lines, ends, strict=True) for part in pair)[: len(text)]


def joined(run: TextRun, full: int) -> TextRun:
    """A run whose wrapped lines are one. The box of a joined line is that of its first."""
    if run.kind is None or len(run.lines) < 2:
        return run
    boxes, lines = iter(run.lines), []
    for text in flowing(run.text, full).split("\n"):
        first = next(boxes)
        letters = len(first.text)
        while letters < len(text):
            letters += 1 + len(next(boxes).text)
        lines.append(Line(text, first.box))
    return replace(run, lines=tuple(lines))


class Find(NamedTuple):
    """Letters ``start`` to ``end`` of a text are an entity."""

    kind: EntityKind
    start: int
    end: int
    normalised: str


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The language of a document and how it writes: decimals with a comma, the month of ``3/4/2024`` first, lines of
    ``full`` letters where a paragraph goes on."""

    language: str = "en"
    comma: bool = False
    month_first: bool = True
    full: int = _SHORTEST_FULL


def language_of(runs: Iterable[TextRun]) -> str:
    """The language that most of a sample of the text is written in; English where it is not clear."""
    votes: Counter[str] = Counter()
    read = 0
    for run in runs:
        text = run.text
        size = len(text.encode("utf-8", "replace"))
        if run.kind is not None and size >= _LEAST:
            found = words().languages_of(text[:_SAMPLE])
            if len(found) != 1 and len(_HAN.findall(text)) > len(text) * _MOSTLY:  # labels, without a sentence
                found = (_CHINESE,)
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
