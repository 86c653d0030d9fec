"""Which sections of two documents are the same: by number, title and content at once. Pure."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from localmind_desktop.core.insight.compare.alignment import (
    Pair,
    Run,
    Scores,
    assigned,
    clear_pairs,
    gaps,
    ordered,
    without_rivals,
)
from localmind_desktop.core.insight.compare.likeness import Bag, cosines, either
from localmind_desktop.core.insight.compare.sections import Section

# What each sign is worth alone, of 1; those of content and title are enough, that of the number never is.
_TITLE, _CONTENT, _NUMBER = 0.55, 0.8, 0.15
_BELOW = 0.7  # of the content of the sections below
_OVER = 0.25  # share of the sections above in a score
_LEAST, _LEAST_BETWEEN = 0.5, 0.45  # of any two sections, and of those that stand between the same others
_CELLS = 400  # cells of a section's tables that count as its content


@dataclass(frozen=True, slots=True)
class Matched:
    """The pairs of sections in the order of the newer document; ``moved`` are those that stand elsewhere now."""

    pairs: tuple[Pair, ...]
    moved: frozenset[Pair]


def matched_sections(before: Sequence[Section], after: Sequence[Section]) -> Matched:
    """The first sections, before any heading, always belong together."""
    own, scores = _scores(before, after)
    clear = clear_pairs(own) & (scores >= _LEAST)
    scores = without_rivals(scores, clear)
    in_place = [(0, 0), *((row + 1, column + 1) for row, column in ordered(scores[1:, 1:], _LEAST))]
    in_place = _with_those_between(in_place, scores, before, after)
    rows, columns = _left(in_place, scores)
    elsewhere = [(rows[row], columns[column]) for row, column in assigned(scores[np.ix_(rows, columns)], _LEAST)]
    known = dict(in_place)
    moved: list[Pair] = []
    for row, column in sorted(elsewhere):
        over = before[row].parent, after[column].parent
        if clear[row, column] or (over[0] > 0 and known.get(over[0]) == over[1]):
            known[row] = column
            moved.append((row, column))
    pairs = sorted((*in_place, *moved), key=lambda pair: pair[1])
    return Matched(tuple(pairs), frozenset(moved))


def _left(pairs: Sequence[Pair], scores: Scores) -> tuple[list[int], list[int]]:
    known, known_after = ({pair[side] for pair in pairs} for side in (0, 1))
    return [one for one in range(scores.shape[0]) if one not in known], [
        one for one in range(scores.shape[1]) if one not in known_after
    ]


def _with_those_between(
    pairs: Sequence[Pair], scores: Scores, before: Sequence[Section], after: Sequence[Section]
) -> list[Pair]:
    """With those that are less alike, but stand between the same sections, under the same one."""
    known = {-1: -1, **dict(pairs)}
    over = np.array([known.get(section.parent, -2) for section in before])
    same = over[:, None] == np.array([section.parent for section in after])[None, :]
    found = list(pairs)
    for rows, columns in gaps([Run(*pair, 1) for pair in pairs], *scores.shape):
        part = np.where(same[rows, columns], scores[rows, columns], 0.0).astype(np.float32)
        found += [(rows.start + row, columns.start + column) for row, column in ordered(part, _LEAST_BETWEEN)]
    return sorted(found)


def moved_alone(matched: Matched, before: Sequence[Section], after: Sequence[Section]) -> frozenset[Pair]:
    """The moved sections less those that moved with the section over them."""
    return frozenset(
        (row, column)
        for row, column in matched.moved
        if (before[row].parent, after[column].parent) not in matched.moved
    )


def _scores(before: Sequence[Section], after: Sequence[Section]) -> tuple[Scores, Scores]:
    """How alike sections are by themselves, and with those over them."""
    titles = _title_scores(before, after)
    contents = _content_scores(before, after)
    numbers = np.array(
        [[bool(one.named.number) and one.named.number == other.named.number for other in after] for one in before],
        dtype=np.float32,
    ).reshape(titles.shape)
    own = either(_TITLE * titles, _CONTENT * contents, _NUMBER * numbers)
    scores: Scores = ((1.0 - _OVER) * own + _OVER * _above(own, before, after)).astype(np.float32)
    return own, scores


def _title_scores(before: Sequence[Section], after: Sequence[Section]) -> Scores:
    """By their words, or by their letters: one may be a short form of the other."""
    from rapidfuzz import fuzz, process

    old, new = [section.title for section in before], [section.title for section in after]
    spelled = process.cdist([" ".join(words) for words in old], [" ".join(words) for words in new], scorer=fuzz.ratio)
    found: Scores = np.maximum(cosines(old, new), 2.0 * spelled / 100.0 - 1.0).astype(np.float32)
    return found


def _content_scores(before: Sequence[Section], after: Sequence[Section]) -> Scores:
    """By their own text; those with sections below them also by all that stands there."""
    own, other = [_content(section) for section in before], [_content(section) for section in after]
    found = cosines(own, other)
    whole, whole_after = _with_those_below(before, own), _with_those_below(after, other)
    rows, columns = sorted(whole), sorted(whole_after)
    if rows and columns:
        below = cosines([whole[row] for row in rows], [whole_after[column] for column in columns])
        found[np.ix_(rows, columns)] = np.maximum(found[np.ix_(rows, columns)], _BELOW * below)
    return found


def _with_those_below(sections: Sequence[Section], own: Sequence[Bag]) -> dict[int, Bag]:
    """The content of each section that has others below it, with theirs."""
    children: dict[int, list[int]] = defaultdict(list)
    for index, section in enumerate(sections):
        if section.parent >= 0:
            children[section.parent].append(index)
    return {
        index: [*own[index], *(word for child in below for word in own[child])] for index, below in children.items()
    }


def _content(section: Section) -> Bag:
    found = [word for sentence in section.sentences for word in sentence.words]
    cells = [cell.text for one in section.tables for row in one.table.rows for cell in row.cells][:_CELLS]
    return [*found, *(word for cell in cells for word in cell.split())]


def _above(own: Scores, before: Sequence[Section], after: Sequence[Section]) -> Scores:
    """How alike the sections over them are, of which one document may have more; those without any are alike."""
    over, over_after = _parents(before), _parents(after)
    padded = np.zeros((len(before) + 1, len(after) + 1), dtype=np.float32)
    padded[:-1, :-1] = own
    padded[-1, -1] = 1.0  # the last index, -1, is that of no section
    further, further_after = _parents_of(over), _parents_of(over_after)
    near = padded[np.ix_(over, over_after)]
    found: Scores = np.maximum(
        near, np.maximum(padded[np.ix_(further, over_after)], padded[np.ix_(over, further_after)])
    )
    return found


def _parents(sections: Sequence[Section]) -> list[int]:
    return [section.parent for section in sections]


def _parents_of(parents: Sequence[int]) -> list[int]:
    return [parents[parent] if parent >= 0 else -1 for parent in parents]
