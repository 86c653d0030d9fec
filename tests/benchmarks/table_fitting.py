"""Fits what tells headers on tables drawn at random: ``python -m tests.benchmarks.table_fitting``.

The lines that stand within each table of `tests.drawing_mixed` are looked at beside what was drawn there. A logistic
model, with a penalty on large weights, is fitted, and tried on documents of another seed. Writes
``resources/tables/header.json``. Rows are fitted by `table_rows`.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np
import pymupdf
from numpy.typing import NDArray
from scipy.optimize import minimize
from scipy.special import logsumexp

from localmind_desktop.assets import resources
from localmind_desktop.core.model import Box
from localmind_desktop.core.parsing.content.ink import PageInk, Stroke
from localmind_desktop.core.parsing.content.pdf_ink import page_ink
from localmind_desktop.core.parsing.header.choice import Strip, header_features
from localmind_desktop.core.parsing.header.strips import strips_of_lines, strips_of_rows
from localmind_desktop.core.parsing.lattice.grid import frame_grid
from localmind_desktop.core.parsing.lattice.rulings import frames, rulings
from localmind_desktop.core.parsing.stream.columns import text_rows
from localmind_desktop.core.parsing.stream.splits import Split, split_row
from tests.drawing_mixed import mixed
from tests.drawing_set import Placed

Choice = tuple[list[list[float]], int]
Weights = NDArray[np.float64]
_PENALTY = 0.02
_MOST_LINES = 7


@dataclass(frozen=True)
class Seen:
    """What is printed within a drawn table: its lines by column, and the drawn row of each, negative in the header."""

    placed: Placed
    splits: list[Split]
    rows: list[int]
    rules: list[Stroke]
    ink: PageInk


def seen_tables(seed: str, documents: int) -> Iterator[Seen]:
    with tempfile.TemporaryDirectory() as folder:
        for number in range(documents):
            drawn = mixed(Random(f"{seed} {number}"))
            path = drawn.drawn.drawing.save(Path(folder) / "drawn.pdf")
            with pymupdf.open(path) as document:
                for placed in drawn.placed:
                    yield _seen(page_ink(document[placed.page - 1]), placed)


def _seen(ink: PageInk, placed: Placed) -> Seen:
    box = Box(placed.xs[0], placed.ys[0], placed.xs[-1], placed.ys[-1])
    words = [word for word in ink.words if _is_in(word.middle, box)]
    splits = [split_row(row, placed.xs) for row in text_rows(words)]
    rows = [bisect_right(placed.ys, split.row.middle) - 1 - placed.header_rows for split in splits]
    rules = [
        rule
        for rule in rulings(ink.horizontal)
        if box.y0 - 3 <= rule.at <= box.y1 + 3 and rule.start < box.x1 and rule.end > box.x0
    ]
    return Seen(placed, splits, rows, rules, ink)


def _is_in(middle: tuple[float, float], box: Box) -> bool:
    return box.x0 <= middle[0] <= box.x1 and box.y0 <= middle[1] <= box.y1


def header_examples(tables: Sequence[Seen]) -> list[Choice]:
    """Per table the features of each number of header lines from one on, and the right number."""
    found = []
    for seen in tables:
        for strips, columns, right in _headed(seen):
            most = min(_MOST_LINES, len(strips) - 1)
            if right <= most and most > 0:
                found.append(([header_features(strips, n, columns) for n in range(1, most + 1)], right))
    return found


def _headed(seen: Seen) -> Iterator[tuple[list[Strip], int, int]]:
    """The strips of the table as the reader sees it: rows where rules draw a grid, else lines."""
    xs, ys = seen.placed.xs, seen.placed.ys
    end = ys[seen.placed.header_rows]
    box = Box(xs[0], ys[0], xs[-1], ys[-1])
    fills = seen.ink.fills
    for frame in frames(rulings(seen.ink.horizontal), rulings(seen.ink.vertical))[0]:
        if max(abs(a - b) for a, b in zip(frame.box, box, strict=True)) < 3:
            grid = frame_grid(frame, [word for split in seen.splits for word in split.row.words])
            if grid is not None and grid.columns > 1 and grid.rows > 2:
                yield strips_of_rows(grid, fills), grid.columns, sum(y <= end + 2 for y in grid.ys[1:])
                return
    yield strips_of_lines(seen.splits, xs, seen.rules, fills), len(xs) - 1, sum(row < 0 for row in seen.rows)


def _fit_headers(train: Sequence[Choice], test: Sequence[Choice]) -> None:
    """A conditional logit; a table without a header is the choice whose score is 0."""
    matrices = [(np.array([[0.0] * len(values[0]), *values]), right) for values, right in train]

    def loss(weights: Weights) -> tuple[float, Weights]:
        total, slope = _PENALTY * float(weights @ weights), 2 * _PENALTY * weights
        for values, right in matrices:
            scores = values @ weights
            shares = np.exp(scores - logsumexp(scores))
            total -= float(np.log(shares[right] + 1e-12))
            slope = slope + shares @ values - values[right]
        return total, slope

    found = minimize(loss, np.zeros(matrices[0][0].shape[1]), jac=True, method="L-BFGS-B").x
    scored = [(np.array([[0.0] * len(values[0]), *values]) @ found, right) for values, right in test]
    right = sum(int(np.argmax(scores)) == truth for scores, truth in scored)
    print(f"headers: {len(train)} tables; of {len(test)} others {right / len(test):.2%} right")
    _write("header", {"weights": [round(float(weight), 4) for weight in found]})


def _write(name: str, fitted: dict[str, object]) -> None:
    folder = resources() / "tables"
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.json").write_text(json.dumps(fitted) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--documents", type=int, default=300)
    options = parser.parse_args()
    train = list(seen_tables("fit", options.documents))
    test = list(seen_tables("try", options.documents // 3))
    _fit_headers(header_examples(train), header_examples(test))


if __name__ == "__main__":
    main()
