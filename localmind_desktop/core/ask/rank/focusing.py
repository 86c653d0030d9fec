"""What of the best unit is told: where it begins and ends, and which cells of a long row, is decided by reading again.

A unit is found by its words; the answer may be one sentence of a long list, stand in the sentence behind, or in the
last of ten cells. So the parts of a long unit, and a short one with its neighbours, are read with the question too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from localmind_desktop.core.ask.candidates.cell_parts import cell_parts
from localmind_desktop.core.ask.candidates.parts import columns_said, is_told_whole
from localmind_desktop.core.ask.candidates.prose_windows import Span, Window, windows
from localmind_desktop.core.ask.candidates.sheets import Sheet
from localmind_desktop.core.ask.candidates.units import Kind
from localmind_desktop.core.ask.rank.ranked import Ranked
from localmind_desktop.core.ask.rank.second_phase import reading_of, reading_of_cell
from localmind_desktop.core.model import Passage
from localmind_desktop.core.models.protocols import Reader

_LONG = 300  # characters from which a stretch is told in part
_SHORTEST, _LONGEST_PART = 12, 250  # characters of such a part
_LONGEST_WITH = 380  # characters of a stretch with its neighbours
_MOST = 60  # texts that are read
_LEADS = re.compile(r"[:：]\s*\S{0,4}$")  # only leads to what stands below
# By how much, in log odds, another version has to be read as better; a long one that parts no items is told in part
# also where that is read as a little worse. Chosen on 1,425 kept questions: half and twice as much gain a little less.
_BETTER, _OF_LONG = 0.5, -1.0
_NEARLY = 0.5  # log odds between texts that are read as nearly the same
_LONG_CELL = 80  # characters from which a cell is told in part


def focused(question: str, best: Ranked, reader: Reader) -> Ranked:
    """A unit as it answers best; a list of rows as it is. Raises `ModelError`."""
    sheet = best.group.sheet
    return _stretch(question, best, reader) if sheet is None else _row(question, best, sheet, reader)


# ------------------------------------------------------------------ stretches


def _stretch(question: str, best: Ranked, reader: Reader) -> Ranked:
    """A long stretch in part, and a list where one of its items answers better; a short stretch with what stands beside
    it, where that does."""
    passage, window = best.group.passage, best.unit.window
    if passage is None or window is None:
        return best
    is_long = len(best.unit.own) > _LONG
    if not is_long and best.unit.kind is Kind.LABELLED:
        return best
    of_parts = is_long or best.unit.kind is Kind.LIST
    found = islice((_within if of_parts else _around)(passage, window), _MOST)
    versions = [_as_told(best, passage, one) for one in found]
    if not versions:
        return best
    said = reader.log_odds(question, [reading_of(one.group, one.unit) for one in versions])
    least = best.read + (_OF_LONG if is_long and not best.unit.items else _BETTER)
    return versions[_best(said, [one.text for one in versions])] if max(said) >= least else best


def _best(said: Sequence[float], texts: Sequence[str]) -> int:
    """Which text is read best; the shortest of those within it that are read as nearly as good."""
    top = max(range(len(said)), key=lambda number: said[number])
    good = (number for number, odds in enumerate(said) if odds >= said[top] - _NEARLY)
    return min((number for number in good if texts[number] in texts[top]), key=lambda number: len(texts[number]))


def _as_told(best: Ranked, passage: Passage, window: Window) -> Ranked:
    text = window.text(passage.chunk.text)
    return replace(best, unit=replace(best.unit, kind=Kind.STRETCH, own=text, window=window), text=text)


def _within(passage: Passage, whole: Window) -> Iterator[Window]:
    """The sentences, lines and items within a stretch; no clauses, and nothing that only leads to what follows."""
    for window in windows(passage):
        text = window.text(passage.chunk.text)
        is_short = _SHORTEST <= len(text) <= _LONGEST_PART and not _LEADS.search(text)
        if is_short and not window.is_clause and _lies_in(window.spans, whole.spans):
            yield window


def _lies_in(spans: Sequence[Span], whole: Sequence[Span]) -> bool:
    return all(any(start <= first and last <= end for start, end in whole) for first, last in spans)


def _around(passage: Passage, window: Window) -> Iterator[Window]:
    """A stretch with the sentence before it, with one or two behind it, or between both."""
    sentences = _sentences(passage)
    start, end = window.spans[0][0], window.spans[-1][1]
    before = [first for first, last in sentences if last <= start][-1:]
    behind = [last for first, last in sentences if first >= end][:2]
    for span in [(start, last) for last in behind] + [(first, last) for first in before for last in (end, *behind[:1])]:
        found = Window((span,), span)
        if len(found.text(passage.chunk.text)) <= _LONGEST_WITH:
            yield found


def _sentences(passage: Passage) -> list[Span]:
    """The stretches of a passage that lie in no other one."""
    spans = {one.spans[0] for one in windows(passage) if len(one.spans) == 1 and not one.is_joined}
    found: list[Span] = []
    for start, end in sorted(spans, key=lambda span: (span[0], -span[1])):
        if not found or end > found[-1][1]:
            found.append((start, end))
    return found


# ------------------------------------------------------------------ rows


def _row(question: str, best: Ranked, sheet: Sheet, reader: Reader) -> Ranked:
    """A row that is too long to be told whole, with the parts of its cells that are told, best first."""
    row = best.unit.row
    if row is None or is_told_whole(sheet, row):
        return best
    texts = sheet.texts[row]
    cells = {column: _parts(texts[column]) for column in columns_said(sheet, row)}
    several = sum(len(own) > 1 for own in cells.values())
    most = max(1, (_MOST - len(cells)) // max(1, several))  # no cell leaves the others unread
    parts = [(column, part) for column, own in cells.items() for part in own[:most]]
    said = iter(reader.log_odds(question, [reading_of_cell(best.group, sheet, row, *part) for part in parts]))
    told = []
    for column, own in cells.items():
        odds = list(islice(said, len(own[:most])))
        told.append((max(odds), (column, own[_best(odds, own)])))
    return replace(best, parts=tuple(part for _, part in sorted(told, key=lambda one: -one[0])))


def _parts(cell: str) -> Sequence[str]:
    return cell_parts(cell) if len(cell) > _LONG_CELL else (" ".join(cell.split()),)
