"""A line of print put into the columns of a table. Pure."""

from __future__ import annotations

from collections.abc import Sequence, Set
from statistics import median
from typing import NamedTuple

from localmind_desktop.core.parsing.content.figures import is_numeric
from localmind_desktop.core.parsing.content.ink import Word, words_text
from localmind_desktop.core.parsing.content.kept import Kept
from localmind_desktop.core.parsing.stream.columns import Run, TextRow, column_at, columns_held

_SPACE = 0.25  # times the type size: between two words


class _Parts(NamedTuple):
    row: TextRow
    cells: dict[int, tuple[Word, ...]]
    spans: tuple[tuple[int, int, Run], ...] = ()


class Split(_Parts):
    """A line of print with its words by column. ``spans`` are runs over several columns, as (first, last, run)."""

    def text(self, column: int) -> str:
        return self.texts.get(column, "")

    @Kept
    def texts(self) -> dict[int, str]:
        return {column: words[0].text if len(words) == 1 else words_text(words) for column, words in self.cells.items()}

    @Kept
    def figures(self) -> list[int]:
        """The columns with figures."""
        return [column for column, text in self.texts.items() if is_numeric(text)]

    @Kept
    def filled(self) -> Set[int]:
        return self.cells.keys()


def split_row(row: TextRow, edges: Sequence[float]) -> Split:
    """Put each word of a line into its column.

    A run over several columns goes whole into the first where nothing else stands in the others: an overflowing text.
    """
    held = [columns_held(run, edges) for run in row.runs]
    single = [columns[0] for columns in held if len(columns) == 1]
    if len(set(single)) == len(held):  # as mostly
        cells_of_runs = dict(zip(single, [run.words for run in row.runs], strict=True))
        return tuple.__new__(Split, (row, cells_of_runs, ()))
    cells: dict[int, list[Word]] = {}
    spans = []
    for index, run in enumerate(row.runs):
        columns = held[index]
        if len(columns) > 1:
            others = {c for i, more in enumerate(held) if i != index for c in more}
            if not others & set(columns) and _no_gap_at_edges(run, columns, edges):
                spans.append((columns[0], columns[-1], run))
                cells.setdefault(columns[0], []).extend(run.words)
                continue
            for word in run.words:
                cells.setdefault(column_at(word.middle[0], edges), []).append(word)
            continue
        cells.setdefault(columns[0], []).extend(run.words)
    return Split(row, {column: tuple(words) for column, words in cells.items()}, tuple(spans))


def _no_gap_at_edges(run: Run, columns: Sequence[int], edges: Sequence[float]) -> bool:
    """Whether no column edge falls into an unusually wide space of the run."""
    gaps = [(right.x0 - left.x1, left.x1, right.x0) for left, right in zip(run.words, run.words[1:], strict=False)]
    usual = median([gap for gap, _, _ in gaps]) if gaps else 0.0
    for column in columns[:-1]:
        edge = edges[column + 1]
        if any(low - 1 <= edge <= high + 1 and gap > 1.5 * usual for gap, low, high in gaps) and len(gaps) > 2:
            return False
    return True


def fits_behind(above: Sequence[Word], here: Sequence[Word], end: float) -> bool:
    """Whether the first word would have fitted behind the line above: the line was broken on purpose."""
    first = here[0]
    return above[-1].x1 + _SPACE * first.size + (first.x1 - first.x0) <= end
