"""How likely what was read as a table is one, and no program text, contents, figure or running text. Pure.

Boosted trees (J. Friedman, "Greedy function approximation", 2001) over what tells them apart: rules and shades, how
full it is, what its cells are, its type and place on the page. They stand in ``resources/tables/likeness.json``, fitted
on 1,232 such readings of 321 documents that people told apart by looking at the page, and on drawn tables
(``tests/benchmarks/table_likeness.py``). By cross-validation over documents half of what is no table is left out, and
1.4 of 100 tables with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from statistics import median, pstdev

import numpy as np

from localmind_desktop.assets import resources
from localmind_desktop.core.model import Box
from localmind_desktop.core.parsing.content.figures import is_numeric
from localmind_desktop.core.parsing.content.ink import PageInk, Stroke, Word, line_text, lines_of
from localmind_desktop.core.parsing.fragments import FoundTable
from localmind_desktop.core.parsing.layout.captions import is_caption
from localmind_desktop.core.weighing.trees import trees_in

_LEAST = 0.075  # what is less likely is left to the running text
_CODE = frozenset("{}();=<>#$\\|_[]\"'`@&~^")
_CAPTION_REACH = 40.0  # points above or below the table
_FEWEST_PAGES, _PAGE_DIGITS = 3, 4  # numbers of pages; digits of one
_SHADE = (5.0, 4.0)  # points
_RUN_GAP = 0.6  # times the type size: wider spaces may part columns


def is_likely(table: FoundTable, ink: PageInk, rules: Sequence[Stroke]) -> bool:
    """Whether to keep it as a table; ``rules`` are the page's horizontal ones."""
    return likelihood(features(table, ink, rules)) >= _LEAST


def features(table: FoundTable, ink: PageInk, rules: Sequence[Stroke]) -> list[float]:
    fragment, box, words = table.fragment, table.fragment.box, table.words
    rows = [row.texts for row in fragment.rows]
    columns = max(1, len(fragment.column_edges) - 1)
    cells = [text for row in rows for text in row if text]
    by_column = [texts for column in zip(*rows, strict=True) if (texts := [text for text in column if text])]
    keys = [row[0] for row in rows if row[0]]
    count, held = max(1, len(rows)), max(1, len(cells))
    letters = "".join([word.text for word in words])
    length = max(1, len(letters))
    sizes = [word.size for word in words]
    half = 0.5 * (box.x1 - box.x0)
    across = sum(box.y0 - 4 <= r.at <= box.y1 + 4 and min(r.end, box.x1) - max(r.start, box.x0) > half for r in rules)
    shades = sum(_meet(fill.box, box) for fill in ink.fills)
    return [
        min(3.0, across / (count + 1)),
        sum(map(str.isdigit, letters)) / length,
        fragment.confidence,
        len(cells) / (count * columns),
        min(12.0, _usual_gap(words)),
        min(60.0, sum(map(len, keys)) / max(1, len(keys))),
        (box.y1 - box.y0) / ink.height,
        (box.x1 - box.x0) / ink.width,
        float(columns),
        min(3.0, shades / count),
        float(_has_caption(box, ink)),
        float(_has_bold_header(table)),
        sum(word.mono for word in words) / max(1, len(words)),
        pstdev(sizes) / median(sizes) if sizes else 0.0,
        sum(text[:1].islower() for text in cells) / held,
        sum(letter in _CODE for letter in letters) / length,
        float(_ends_in_pages(rows)),
        min(40.0, float(len(rows))),
        float(fragment.has_header),
        sum(map(_are_figures, by_column)) / columns,
        len(set(keys)) / max(1, len(keys)),
    ]


def _meet(fill: Box, box: Box) -> bool:
    """Whether a shade covers more of the box than an edge of it."""
    wide, high = min(fill.x1, box.x1) - max(fill.x0, box.x0), min(fill.y1, box.y1) - max(fill.y0, box.y0)
    return wide > _SHADE[0] and high > _SHADE[1]


def _usual_gap(words: Sequence[Word]) -> float:
    """The middle one of the wide spaces within lines, in type sizes; 0 where there is none."""
    gaps = [
        gap
        for line in lines_of(words)
        for left, right in pairwise(line)
        if (gap := (right.x0 - left.x1) / max(left.size, 1.0)) > _RUN_GAP
    ]
    return median(gaps) if gaps else 0.0


def _has_caption(box: Box, ink: PageInk) -> bool:
    """Whether a line closely above or below names a table."""
    above = [w for w in ink.between(box.y0 - _CAPTION_REACH, box.y0 + 14) if w.x1 > box.x0 and w.x0 < box.x1]
    below = [w for w in ink.between(box.y1 - 4, box.y1 + _CAPTION_REACH) if w.x1 > box.x0 and w.x0 < box.x1]
    return any(is_caption(line_text(line)) for words in (above, below) if words for line in lines_of(words))


def _has_bold_header(table: FoundTable) -> bool:
    rows = table.fragment.rows
    top = rows[0].place.box.y0 if rows else table.fragment.box.y0
    above = [word for word in table.words if word.middle[1] < top]
    return bool(above) and all(word.bold for word in above)


def _ends_in_pages(rows: Sequence[Sequence[str]]) -> bool:
    """Whether the last column holds page numbers that never fall, as a list of contents does."""
    last = [row[-1] for row in rows if row[-1]]
    numbers = [int(text) for text in last if text.isdecimal() and len(text) <= _PAGE_DIGITS and text[0] != "0"]
    return len(numbers) >= max(_FEWEST_PAGES, 0.6 * len(last)) and all(a <= b for a, b in pairwise(numbers))


def _are_figures(texts: Sequence[str]) -> bool:
    return sum(map(is_numeric, texts)) > 0.6 * len(texts)


def likelihood(values: Sequence[float]) -> float:
    """The probability, 0 to 1, that it is a table."""
    trees = trees_in(resources() / "tables" / "likeness.json")
    return float(trees.probability(np.array([values], dtype=np.float32))[0])
