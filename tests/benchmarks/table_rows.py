"""Fits what makes lines of print a row: ``python -m tests.benchmarks.table_rows FOLDER [FOLDER …] [--try FOLDER]``.

Taught on three kinds of bodies of tables: drawn ones (`tests.drawing_mixed`), ones set line by line
(`tests.drawing_bodies`), and real ones: grids of the PDFs in the folders whose rules tell the rows and are then taken
away. The network of `core/parsing/stream/rows.py` learns to give the true parting of each body the highest share of all
partings (the likelihood of a semi-Markov conditional random field, its gradient by forward and backward sums), and is
tried by leaving a third of the real documents out, on drawn bodies of another seed, and on the folder of ``--try``.
Writes ``resources/tables/rows.json``. ``--folds 0`` leaves the first trial out.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
import pymupdf
import torch
from numpy.typing import NDArray

from localmind_desktop.assets import resources
from localmind_desktop.core.model import Box
from localmind_desktop.core.parsing.content.ink import PageInk, Stroke
from localmind_desktop.core.parsing.content.pdf_ink import page_ink
from localmind_desktop.core.parsing.fragments import without_empty
from localmind_desktop.core.parsing.lattice.grid import Grid, frame_grid, is_diagram
from localmind_desktop.core.parsing.lattice.rulings import Frame, frames, rulings
from localmind_desktop.core.parsing.stream import rows as reading
from localmind_desktop.core.parsing.stream.columns import text_rows
from localmind_desktop.core.parsing.stream.splits import Split, split_row
from localmind_desktop.core.parsing.stream.unruled import separators
from localmind_desktop.core.parsing.tables import table_grid, words_within
from tests.drawing_bodies import Body, bodies
from tests.drawing_mixed import mixed
from tests.drawing_set import Placed

Numbers = NDArray[np.float64]
_HIDDEN, _EPOCHS, _RATE, _DECAY = 20, 50, 0.02, 4e-4
_PARTS = 8  # of an epoch
_REAL = 2.0  # weight of a real body beside a drawn one
_WAYS = 2 * reading.PLACES  # rows mostly have a key, or not; for each way that cells stand
_DRAWN, _SET = 370, 1500  # documents; bodies
_OF_EACH, _PAGES = 25, 300  # tables of a document, and pages of it that are looked at
_FEWEST_ROWS = 4

# ---------------------------------------------------------------- bodies


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


def drawn(seed: str, documents: int) -> Iterator[Body]:
    for seen in seen_tables(seed, documents):
        body = [(split, row) for split, row in zip(seen.splits, seen.rows, strict=True) if row >= 0]
        if len(body) > 1:
            ys, xs = seen.placed.ys, seen.placed.xs
            heights = separators(Box(xs[0], ys[0], xs[-1], ys[-1]), seen.rules, seen.ink.fills)
            yield Body([split for split, _ in body], heights, [row for _, row in body], "drawn")


def real(folder: Path) -> Iterator[Body]:
    """Bodies of ruled grids, without their rules. Figures of one column never stand below each other in a row: where a
    ruled row holds such, it is several."""
    for path in sorted(folder.glob("*.pdf")):
        with pymupdf.open(path) as document:
            found = 0
            for page in document:
                if found == _OF_EACH or page.number == _PAGES:
                    break
                if (body := _real_body(page_ink(page), path.name)) is not None:
                    found += 1
                    yield body


def _real_body(ink: PageInk, name: str) -> Body | None:
    ruled = [frame for frame in frames(rulings(ink.horizontal), rulings(ink.vertical))[0] if not is_diagram(frame)]
    return next((body for frame in ruled if (body := _body_of(frame, ink, ruled, name)) is not None), None)


def _body_of(frame: Frame, ink: PageInk, ruled: Sequence[Frame], name: str) -> Body | None:
    words = words_within(frame.box, ink.words)
    grid, raw = table_grid(frame, words, ink.fills, False, [one.box for one in ruled]), frame_grid(frame, words)
    if not isinstance(grid, Grid) or raw is None or grid.rows < _FEWEST_ROWS or grid.columns < 2:
        return None
    if (without_empty(raw).xs, without_empty(raw).ys) != (grid.xs, grid.ys):
        return None  # text told more rows or columns than rules
    held = [cell for cell in grid.held if cell.row > 0]
    if any(cell.rows > 1 or cell.columns > 1 or word.turn for cell in held for word in cell.words):
        return None
    splits = [split_row(line, grid.xs) for line in text_rows([word for cell in held for word in cell.words])]
    rows = [bisect_right(grid.ys, split.row.middle) - 1 for split in splits]
    same = [(a, b) for (a, b), (m, n) in zip(pairwise(splits), pairwise(rows), strict=True) if m == n]
    stacked = any(set(above.figures) & set(below.figures) for above, below in same)
    if stacked or rows != sorted(rows) or len(set(rows)) < _FEWEST_ROWS - 1:
        return None
    return Body(splits, [], rows, name)


# ---------------------------------------------------------------- partings


@dataclass(frozen=True)
class Known:
    """A body as all its runs of lines, ``starts`` to ``ends``, those that are ``rows`` among them."""

    values: Numbers
    places: Numbers
    starts: NDArray[np.int64]
    ends: NDArray[np.int64]
    rows: NDArray[np.bool_]
    lines: int
    source: str

    @property
    def can_be_parted(self) -> bool:
        """Whether each row is among the runs: none is longer than the reader allows."""
        return bool(self.rows.any()) and int((self.ends - self.starts)[self.rows].sum()) == self.lines


def prepared(body: Body) -> Known:
    found = reading.body_of(body.splits, body.separators)
    runs = [(first, run) for first in range(len(body.splits)) for run in reading.segments(found, first)]
    cuts = [0, *(n for n in range(1, len(body.rows)) if body.rows[n] != body.rows[n - 1]), len(body.rows)]
    truth = set(pairwise(cuts))
    return Known(
        np.array([run.values for _, run in runs]),
        np.array([run.places for _, run in runs]),
        np.array([first for first, _ in runs]),
        np.array([run.end for _, run in runs]),
        np.array([(first, run.end) in truth for first, run in runs]),
        len(body.splits),
        body.source,
    )


def _log_sum(values: Numbers) -> float:
    """The logarithm of the sum of exponentials; that of scipy takes ten times as long on so few."""
    most = values.max()
    return float(most + np.log(np.exp(values - most).sum()))


def _shares(known: Known, scores: Numbers) -> tuple[float, Numbers]:
    """The logarithm of the sum over all partings, and each run's share of it."""
    ahead, behind = np.full(known.lines + 1, -1e18), np.full(known.lines + 1, -1e18)
    ahead[0] = behind[known.lines] = 0.0
    of = [np.flatnonzero(known.starts == first) for first in range(known.lines)]
    for first, runs in enumerate(of):
        np.logaddexp.at(ahead, known.ends[runs], ahead[first] + scores[runs])
    for first in reversed(range(known.lines)):
        behind[first] = _log_sum(scores[of[first]] + behind[known.ends[of[first]]])
    whole = float(ahead[known.lines])
    return whole, np.exp(ahead[known.starts] + scores + behind[known.ends] - whole)


def _slope(known: Known, scores: Numbers) -> Numbers:
    """Of minus the logarithm of the true parting's share, per way and run."""
    found = [_shares(known, own) for own in scores]
    whole, true = np.array([total for total, _ in found]), scores[:, known.rows].sum(axis=1)
    ways, right = np.exp(whole - _log_sum(whole)), np.exp(true - _log_sum(true))
    return np.array([w * shares - r * known.rows for w, r, (_, shares) in zip(ways, right, found, strict=True)])


# ---------------------------------------------------------------- learning


class Network(torch.nn.Module):
    def __init__(self, values: torch.Tensor) -> None:
        super().__init__()
        self.mean, self.scale = values.mean(0), values.std(0) + 1e-3
        self.linear = torch.nn.Linear(values.shape[1], 1, bias=False)
        self.hidden, self.out = torch.nn.Linear(values.shape[1], _HIDDEN), torch.nn.Linear(_HIDDEN, 1, bias=False)
        self.places, self.keys = (torch.nn.Parameter(torch.zeros(_WAYS)) for _ in range(2))
        for layer in (self.linear, self.out):
            torch.nn.init.zeros_(layer.weight)

    def forward(self, values: torch.Tensor, places: torch.Tensor) -> torch.Tensor:
        known = (values - self.mean) / self.scale
        alike = (self.linear(known) + self.out(torch.relu(self.hidden(known)))).ravel()
        keyless = values[:, reading.KEYLESS]
        ways = range(_WAYS)
        return torch.stack(
            [alike + self.places[w] * places[:, w % reading.PLACES] + self.keys[w] * keyless for w in ways]
        )

    def numbers(self) -> dict[str, object]:
        held = {
            "mean": self.mean,
            "scale": self.scale,
            "linear": self.linear.weight[0],
            "hidden": self.hidden.weight,
            "bias": self.hidden.bias,
            "out": self.out.weight[0],
            "places": self.places,
            "keys": self.keys,
        }
        return {name: np.round(value.detach().numpy().astype(float), 4).tolist() for name, value in held.items()}


def taught(known: Sequence[Known]) -> Network:
    torch.manual_seed(0)
    examples = [one for one in known if one.can_be_parted]
    network = Network(torch.tensor(np.concatenate([one.values for one in examples]), dtype=torch.float32))
    optimizer = torch.optim.Adam(network.parameters(), lr=_RATE)
    rate = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, _EPOCHS)
    for epoch in range(_EPOCHS):
        order = Random(epoch).sample(examples, len(examples))
        for part in range(_PARTS):
            _step(network, optimizer, order[part::_PARTS])
        rate.step()
    return network


def _step(network: Network, optimizer: torch.optim.Optimizer, part: Sequence[Known]) -> None:
    values = torch.tensor(np.concatenate([one.values for one in part]), dtype=torch.float32)
    places = torch.tensor(np.concatenate([one.places for one in part]), dtype=torch.float32)
    scores = network(values, places)
    cuts = np.cumsum([0, *(len(one.rows) for one in part)])
    held = scores.detach().numpy().astype(float)
    slopes = [
        (1.0 if one.source in ("drawn", "set") else _REAL) * _slope(one, held[:, start:end])
        for one, (start, end) in zip(part, pairwise(cuts.tolist()), strict=True)
    ]
    slope = torch.tensor(np.concatenate(slopes, axis=1), dtype=torch.float32)
    decay = _DECAY * sum((parameter**2).sum() for parameter in network.parameters())
    optimizer.zero_grad()
    ((scores * slope).sum() / len(part) + decay).backward()
    optimizer.step()


def tell(name: str, tried: Sequence[Known], networks: Mapping[str, Network] | Network) -> None:
    right = rows = tables = 0
    for known in tried:
        network = networks[known.source] if isinstance(networks, Mapping) else networks
        with torch.no_grad():
            scores = network(*(torch.tensor(one, dtype=torch.float32) for one in (known.values, known.places)))
        runs = list(zip(known.starts.tolist(), known.ends.tolist(), strict=True))
        ends = max(reading.best_parting(known.lines, runs, own) for own in scores.tolist())[1]
        truth = {run for run, is_row in zip(runs, known.rows, strict=True) if is_row}
        hits = len(truth & set(pairwise([0, *ends])))
        right, rows, tables = right + hits, rows + len(truth), tables + (hits == len(truth) == len(ends))
    print(f"{name}: {right} of {rows} rows ({right / rows:.1%}), {tables} of {len(tried)} tables", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--try", dest="tried", type=Path)
    parser.add_argument("--folds", type=int, default=3)
    options = parser.parse_args()
    ours = [prepared(body) for found in (drawn("fit", _DRAWN), bodies("fit", _SET)) for body in found]
    theirs = [prepared(body) for folder in options.folders for body in real(folder)]
    names = Random(1).sample(sorted({one.source for one in theirs}), len({one.source for one in theirs}))
    left_out: dict[str, Network] = {}
    for fold in range(options.folds):
        held = set(names[fold :: options.folds])
        network = taught([*ours, *(one for one in theirs if one.source not in held)])
        left_out |= dict.fromkeys(held, network)
    if left_out:
        tell("real documents left out", theirs, left_out)
    network = taught([*ours, *theirs])
    for name, found in (("drawn", drawn("try", 120)), ("set", bodies("try", 300))):
        tell(name, [prepared(body) for body in found], network)
    if options.tried:
        tell(str(options.tried.name), [prepared(body) for body in real(options.tried)], network)
    (resources() / "tables" / "rows.json").write_text(json.dumps(network.numbers()) + "\n", "utf-8")


if __name__ == "__main__":
    main()
