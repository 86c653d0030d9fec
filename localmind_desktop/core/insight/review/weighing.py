"""What speaks for each item of a checklist, run by run: one mechanism for all items. Pure.

A heading or label that names the item, a phrase that says it, words that speak for it and a value of a kind that it
needs are worth points; the best run decides.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from localmind_desktop.core.insight.review.checklists import (
    HEADINGS,
    PHRASES,
    RISKS,
    SENTENCES,
    Checklist,
    Item,
    Signal,
)
from localmind_desktop.core.insight.review.values import Scene, Value, values_in
from localmind_desktop.core.model import BlockKind
from localmind_desktop.core.model.insight import TextRun
from localmind_desktop.core.sentences import sentence_spans

FOUND, TOUCHED = 2.0, 1.5  # points from which an item is found, and from which it is spoken of
_NAMED, _IS_HEADING, _SAID, _SAID_AGAIN, _SPOKEN, _SPOKEN_AGAIN = 2.0, 1.5, 2.0, 0.5, 1.0, 0.5
_VALUE, _VALUE_NEAR = 1.0, 0.5
_OPENING_WORDS, _LABEL_LETTERS, _TITLE_WORDS = 6, 60, 7
_NEXT_RUNS = 3  # after a label, where its value may stand
_NUMBERING = re.compile(r"^\s*(?:\(?\w{1,4}[.)]|§\s*\d+|\d+(?:\.\d+)*|第.{1,3}条)\s*")
SIGNED = re.compile(r"_{6,}|\.{10,}|…{4,}|(?<!\S)/s/\s")
"""A line to sign on, or the mark of a signature."""

_BLANK = re.compile(r"_{4,}|\.{6,}|…{2,}|\[[^\[\]\d]{2,60}\]")
_NEXT_LABEL = re.compile(r"(?<=\s)[^\W\d_][\w.'’-]*\s?:(?=\s)")
_DIGIT = re.compile(r"\d")
_SENTENCE_END = re.compile(r"(?<!\d)[.;](?=\s+[A-ZÄÖÜÉÀ(])|[。；]")


class Finding(NamedTuple):
    """What run number ``run`` says of an item. ``start`` and ``end`` are the letters that say it."""

    run: int
    points: float
    values: tuple[Value, ...]
    risks: tuple[str, ...]
    start: int
    end: int
    blank: bool


@dataclass(frozen=True, slots=True)
class _Clue:
    """The cues of one item around one run."""

    own: tuple[Signal, ...]
    named: bool
    labelled: bool


def findings_of(checklist: Checklist, runs: Sequence[TextRun], scene: Scene) -> list[list[Finding]]:
    """For each item, what the runs say of it, in their order."""
    found: list[list[Finding]] = [[] for _ in checklist.items]
    around = lru_cache(maxsize=512)(lambda text: tuple(checklist.signals(text)))
    for index, run in enumerate(runs):
        for number, clue in _clues(checklist, run, around(run.section[:200]), around(run.label[:200])).items():
            finding = _finding(checklist.items[number], clue, runs, index, scene)
            if finding.points >= _SPOKEN:
                found[number].append(finding)
    return found


def _clues(checklist: Checklist, run: TextRun, section: Iterable[Signal], label: Iterable[Signal]) -> dict[int, _Clue]:
    text = run.text
    opening = _opening(text)
    own: dict[int, list[Signal]] = defaultdict(list)
    named: set[int] = {signal.item for signal in section if signal.role == HEADINGS and run.kind is not None}
    labelled = {signal.item for signal in label if signal.role in (HEADINGS, PHRASES)}
    for signal in checklist.signals(text):
        if signal.role == HEADINGS and signal.start < opening:
            named.add(signal.item)
            own[signal.item].append(signal)
        elif signal.role != HEADINGS:
            own[signal.item].append(signal)
    return {
        number: _Clue(tuple(own.get(number, ())), number in named, number in labelled)
        for number in sorted(own.keys() | named | labelled)
    }


def _opening(text: str) -> int:
    """Where the title of a clause ends that begins a run: ``4. Payment: ...``, ``Date``; 0 where there is none."""
    numbering = _NUMBERING.match(text)
    begin = numbering.end() if numbering else 0
    end = min((at for at in (text.find(mark, begin) for mark in ".:\n：。") if at >= 0), default=len(text))
    return end if end - begin <= _LABEL_LETTERS and len(text[begin:end].split()) <= _OPENING_WORDS else 0


def _finding(item: Item, clue: _Clue, runs: Sequence[TextRun], index: int, scene: Scene) -> Finding:
    run = runs[index]
    points = _points(clue, run)
    values = tuple(_values(item, clue, runs, index, scene)) if item.needs and points >= _SPOKEN else ()
    points += _VALUE if any(value.start >= 0 for value in values) else _VALUE_NEAR if values else 0.0
    risks = tuple(dict.fromkeys(signal.risk for signal in clue.own if signal.role == RISKS))
    start, end = _span(run.text, clue)
    return Finding(index, points, values, risks, start, end, _BLANK.search(run.text) is not None)


def _points(clue: _Clue, run: TextRun) -> float:
    counts = {role: len({signal[2:4] for signal in clue.own if signal.role == role}) for role in (PHRASES, SENTENCES)}
    named = (_IS_HEADING if run.kind is BlockKind.HEADING else _NAMED) if clue.named or clue.labelled else 0.0
    said = min(counts[PHRASES], 1) * _SAID + min(max(0, counts[PHRASES] - 1), 1) * _SAID_AGAIN
    spoken = min(counts[SENTENCES], 1) * _SPOKEN + min(max(0, counts[SENTENCES] - 1), 1) * _SPOKEN_AGAIN
    return max(named, said) + min(named, said, 1.0) / 2.0 + (spoken if not said else spoken / 2.0)


def _values(item: Item, clue: _Clue, runs: Sequence[TextRun], index: int, scene: Scene) -> Iterator[Value]:
    text = runs[index].text
    if not item.after or (clue.labelled and runs[index].kind is None):
        yield from values_in(text, item.needs, scene)
        return
    for signal in [signal for signal in clue.own if signal.role != RISKS]:
        rest = _until_next_label(_until_sentence_end(text, signal.end))
        line, values = len(rest.partition("\n")[0]), values_in(rest, item.needs, scene)
        found = [value for value in values if value.start < line] or values
        yield from (value._replace(start=value.start + signal.end) for value in found)
        if not found and signal.role in (PHRASES, HEADINGS):
            yield from _below(item, runs, index, scene)


def _below(item: Item, runs: Sequence[TextRun], index: int, scene: Scene) -> Iterator[Value]:
    """The values of the next run that has any: a label may stand over or before its value, in a table or in none."""
    page, is_cell = runs[index].page, runs[index].kind is None
    for run in runs[index + 1 : index + 1 + _NEXT_RUNS]:
        is_near = run.page == page and (run.kind is None) == is_cell
        found = values_in(run.text, item.needs, scene) if is_near else ()
        if found:
            yield from (value._replace(start=-1) for value in found)
            return


def _until_sentence_end(text: str, start: int) -> str:
    """A full stop right behind the cue is that of an abbreviation: "USt-IdNr. DE1...", "Nr. 17"."""
    end = _SENTENCE_END.search(text, start + 1)
    return text[start : end.start() if end else len(text)]


def _until_next_label(text: str) -> str:
    """Of ``FR11 - SIRET: 99``, what follows a label, the part before the next label."""
    end = next((label for label in _NEXT_LABEL.finditer(text) if _DIGIT.search(text, 0, label.start())), None)
    return text[: end.start()] if end else text


def _span(text: str, clue: _Clue) -> tuple[int, int]:
    """The sentence of the first cue, with the next one where it is only a title."""
    first = min((signal.start for signal in clue.own if signal.role != HEADINGS), default=0)
    spans = list(sentence_spans(text))
    for at, (start, end) in enumerate(spans):
        if start <= first < end:
            is_title = len(text[start:end].split()) <= _TITLE_WORDS
            return start, spans[min(at + 1, len(spans) - 1)][1] if is_title else end
    return 0, len(text)
