"""Fits what tells headers: ``python -m tests.benchmarks.table_headers fit``.

    python -m tests.benchmarks.table_headers draw FOLDER --seed NAME --write EMPTY_FOLDER

draws tops of tables of the PDFs of a folder for people to look at: a picture of each (``001.png``), its strips numbered
on it, and ``tables.csv``, whose first two columns are to be filled in: how many strips are a title, and how many with
these stand above the first row. ``headers.npz`` beside this file holds what is known of 500 tables that were looked at
so, in November 2026, of 188 documents of packages and of our own: the numbers that the choice looks at, and which
parting is right; and of 629 readings that are no tables, and are taught to have no header. The texts are no part of it.
``fit`` tries the trees on documents that they were not fitted on, tables drawn at random among them, and writes
``resources/tables/header.json``.
"""

from __future__ import annotations

import csv
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

import numpy as np
import pymupdf
from numpy.typing import NDArray
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.model_selection import GroupKFold

from localmind_desktop.core.parsing import fragments
from localmind_desktop.core.parsing.content.ink import Fill, Stroke
from localmind_desktop.core.parsing.content.pdf_ink import page_ink
from localmind_desktop.core.parsing.header.choice import NOTHING, Parting, Strip, header_features
from localmind_desktop.core.parsing.header.strips import strips_of_lines, strips_of_rows
from localmind_desktop.core.parsing.lattice.grid import Grid
from localmind_desktop.core.parsing.stream import unruled, zone_tables
from localmind_desktop.core.parsing.stream.splits import Split
from localmind_desktop.core.parsing.tables import find_tables
from tests.benchmarks.table_trees import KINDS, run, write_trees
from tests.drawing_headers import headed
from tests.drawing_mixed import mixed
from tests.drawing_truth import Drawn, Known

KNOWN = Path(__file__).with_name("headers.npz")
_DRAWN, _DRAWN_OF_A_KIND, _HEADED = 350, 4, 500
_WEIGHTS = {"table": 1.0, "other": 0.1, "drawn": 1.0, "headed": 0.5}
_FOLDS = 8
_ALIKE = 0.6  # of the texts of strips that a drawn table has
_SHOWN, _DPI = 12, 100


class Seen(NamedTuple):
    """The top of a table as the choice is asked about it: its page, box, strips and their heights."""

    page: int
    box: tuple[float, float, float, float]
    strips: list[Strip]
    columns: int
    ruled: bool
    heights: list[tuple[float, float]]


@dataclass(frozen=True)
class Example:
    """Partings of the top of a table, the numbers of each, and which is right; ``sort`` is a key of `_WEIGHTS`."""

    document: str
    sort: str
    values: NDArray[np.float32]
    right: int


def seen(path: Path) -> list[Seen]:
    """Every top of a table that the reader asks about, each once, as it was seen last."""
    found: dict[tuple[Any, ...], Seen] = {}

    def keep(one: Seen) -> None:
        found[one.page, one.ruled, tuple(map(round, one.box))] = one

    with pymupdf.open(path) as document:
        for page in document:
            number, ink = page.number + 1, page_ink(page)
            with _watched(number, keep):
                find_tables(ink)
    return [one for one in found.values() if len(one.strips) > 1]


def _watched(page: int, keep: Any) -> ExitStack:
    of_lines, of_rows = unruled.parting_of_lines, fragments.find_header

    def lines(
        splits: Sequence[Split], edges: Sequence[float], rules: Sequence[Stroke], fills: Sequence[Fill]
    ) -> Parting:
        boxes = [split.row.box for split in splits]
        box = (edges[0], boxes[0].y0, edges[-1], boxes[-1].y1)
        heights = [(one.y0, one.y1) for one in boxes]
        keep(Seen(page, box, strips_of_lines(splits, edges, rules, fills), len(edges) - 1, False, heights))
        return of_lines(splits, edges, rules, fills)

    def rows(grid: Grid, fills: Sequence[Fill]) -> Parting:
        heights = list(zip(grid.ys, grid.ys[1:], strict=False))
        keep(Seen(page, tuple(grid.box), strips_of_rows(grid, fills), grid.columns, True, heights))
        return of_rows(grid, fills)

    stack = ExitStack()
    for module in (unruled, zone_tables):
        stack.enter_context(patch.object(module, "parting_of_lines", lines))
    stack.enter_context(patch.object(fragments, "find_header", rows))
    return stack


# ---------------------------------------------------------------- examples


def known() -> Iterator[Example]:
    held = np.load(KNOWN)
    ends = np.cumsum(held["counts"])
    values = np.split(held["values"], ends[:-1])
    for own, document, sort, right in zip(values, held["documents"], held["sorts"], held["right"], strict=True):
        yield Example(str(document), str(sort), own, int(right))


def drawn() -> Iterator[Example]:
    """Tables of random layouts, of each kind that the tests draw, and with headers that are hard to tell."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "drawn.pdf"
        for number in range(_DRAWN):
            yield from _of_drawn(mixed(Random(f"headers {number}")).drawn, path, f"drawn {number}", "drawn")
        for kind, draw_one in KINDS.items():
            for number in range(_DRAWN_OF_A_KIND):
                yield from _of_drawn(draw_one(Random(f"headers {kind} {number}")), path, kind, "drawn")
        for number in range(_HEADED):
            yield from _of_drawn(headed(Random(f"headers {number}")), path, f"headed {number}", "headed")


def _of_drawn(made: Drawn, path: Path, name: str, sort: str) -> Iterator[Example]:
    made.drawing.save(path)
    for one in seen(path) if made.tables else ():
        truth = max(made.tables, key=lambda table: _likeness(one.strips, table))
        if _likeness(one.strips, truth) >= _ALIKE:
            partings, values = header_features(one.strips, one.columns, one.ruled)
            right = _parting_of(one.strips, truth)
            if right in partings:
                yield Example(name, sort, np.array(values, dtype=np.float32), partings.index(right))


def _plain(text: str) -> str:
    return "".join(filter(str.isalnum, text)).lower()


def _likeness(strips: Sequence[Strip], table: Known) -> float:
    cells, names = {_plain(text) for row in table.rows for text in row}, _plain("".join(table.headers))
    texts = [_plain(text) for strip in strips for text in strip.texts.values()]
    return sum(text in cells or text in names for text in texts) / max(1, len(texts))


def _parting_of(strips: Sequence[Strip], table: Known) -> Parting:
    """The strips whose texts are those of the drawn header, and no row's."""
    names, rows = _plain("".join(table.headers)), {_plain("".join(row)) for row in table.rows}
    own = [[_plain(text) for _, text in sorted(strip.texts.items()) if _plain(text)] for strip in strips]
    is_name = [
        bool(texts) and all(text in names for text in texts) and max(map(len, texts)) > 1 and "".join(texts) not in rows
        for texts in own
    ]
    if not names:
        return NOTHING
    titles = 1 if table.name and "".join(own[0]) == _plain(table.name) else 0
    whole = "".join(own[titles]) == names  # figures too
    end = titles + whole
    while end < len(own) - 1 and is_name[end]:
        end += 1
    return Parting(titles, end) if end > titles else NOTHING


# ---------------------------------------------------------------- fitting


def _fitted(examples: Sequence[Example]) -> HistGradientBoostingClassifier:
    model = HistGradientBoostingClassifier(
        max_iter=250, max_depth=4, learning_rate=0.08, min_samples_leaf=10, l2_regularization=1.0, random_state=0
    )
    right = [number == one.right for one in examples for number in range(len(one.values))]
    weights = [_WEIGHTS[one.sort] for one in examples for _ in one.values]
    return model.fit(np.vstack([one.values for one in examples]), right, sample_weight=weights)


def fit(examples: Sequence[Example]) -> None:
    right: Counter[str] = Counter()
    groups = [one.document for one in examples]
    for taught, left_out in GroupKFold(_FOLDS).split(groups, groups=groups):
        model = _fitted([examples[number] for number in taught])
        for one in (examples[number] for number in left_out):
            right[one.sort] += int(np.argmax(model.predict_proba(one.values)[:, 1])) == one.right
    for sort, count in Counter(one.sort for one in examples).items():
        print(f"{sort}: {right[sort]} of {count} right, of documents left out")
    write_trees("header", _fitted(examples))


# ---------------------------------------------------------------- drawing some to be looked at


def draw(folder: Path, seed: str, of_each: int, write: Path) -> None:
    random = Random(seed)
    write.mkdir(parents=True)
    with (write / "tables.csv").open("w", encoding="utf-8", newline="") as file:
        number = 0
        for path in sorted(folder.glob("*.pdf")):
            found = seen(path)
            for one in random.sample(found, min(of_each, len(found))):
                texts = [" | ".join(strip.texts.values()) for strip in one.strips[:_SHOWN]]
                csv.writer(file).writerow(["", "", f"{number:03}", path.name, one.page, *texts])
                _show(path, one, write / f"{number:03}.png")
                number += 1


def _show(path: Path, one: Seen, to: Path) -> None:
    x0, y0, x1, _ = one.box
    heights = one.heights[:_SHOWN]
    with pymupdf.open(path) as document:
        page = document[one.page - 1]
        for number, (top, bottom) in enumerate(heights, start=1):
            page.insert_text((max(2, x0 - 22), (top + bottom) / 2 + 3), f"S{number}", fontsize=7, color=(1, 0, 0))
        part = pymupdf.Rect(x0 - 42, y0 - 55, x1 + 25, heights[-1][1] + 30)
        page.get_pixmap(dpi=_DPI, clip=part & page.rect).save(to)


if __name__ == "__main__":
    run(__doc__, lambda: fit([*known(), *drawn()]), draw)
