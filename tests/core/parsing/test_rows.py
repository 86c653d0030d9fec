"""Lines of print put together into rows."""

from __future__ import annotations

from itertools import combinations, pairwise

from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.parsing.stream.rows import best_parting, rows_of
from tests.drawing_bodies import bodies

LEAST = 0.95  # share of the rows


def test_rows_of_bodies_of_any_kind_hold_each_line_once_and_mostly_are_those_that_were_set():
    right = total = 0
    for body in bodies("check", 60):
        found = rows_of(body.splits, body.separators)
        assert [id(split) for row in found for split in row] == [id(split) for split in body.splits]
        truth = {tuple(n for n, row in enumerate(body.rows) if row == own) for own in body.rows}
        ends = [0]
        for row in found:
            ends.append(ends[-1] + len(row))
        right += len(truth & {tuple(range(start, end)) for start, end in pairwise(ends)})
        total += len(truth)
    assert right >= LEAST * total


@given(st.data())
def test_the_best_parting_is_found(data):
    lines = data.draw(st.integers(1, 6))
    runs = [(first, end) for first in range(lines) for end in range(first + 1, lines + 1)]
    scores = data.draw(st.lists(st.floats(-9, 9), min_size=len(runs), max_size=len(runs)))
    worth = dict(zip(runs, scores, strict=True))
    partings = [(0, *cuts, lines) for count in range(lines) for cuts in combinations(range(1, lines), count)]
    best, ends = best_parting(lines, runs, scores)
    assert abs(best - max(sum(worth[run] for run in pairwise(parting)) for parting in partings)) < 1e-9
    assert abs(best - sum(worth[run] for run in pairwise([0, *ends]))) < 1e-9
