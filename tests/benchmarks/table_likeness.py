"""Fits how likely a reading is a table: ``python -m tests.benchmarks.table_likeness fit``.

    python -m tests.benchmarks.table_likeness draw FOLDER --seed NAME --write EMPTY_FOLDER

draws readings of the PDFs of a folder, some of each, for people to tell apart: a picture (``001.png``) and a text
(``001.txt``) of each, and ``readings.csv`` with what tells them apart, whose first column is to be filled in: T for a
table, K for a list of pairs, C for program text or its output, L for contents, indexes and lists, F for figures, P for
running text. ``likeness.csv`` beside this file holds 1,232 that were told apart so, in November 2026, of 321 documents
of packages and of our own; the texts are no part of it. ``fit`` tries the trees on documents that they were not fitted
on, tables drawn at random among them, and writes ``resources/tables/likeness.json``.
"""

from __future__ import annotations

import csv
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np
import pymupdf
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.metrics import roc_auc_score
from sklearn.model_selection import GroupKFold

from localmind_desktop.core.parsing.check.likeness import features
from localmind_desktop.core.parsing.content.pdf_ink import page_ink
from localmind_desktop.core.parsing.fragments import FoundTable
from localmind_desktop.core.parsing.lattice.rulings import rulings
from localmind_desktop.core.parsing.tables import readings
from tests.benchmarks.table_trees import KINDS, run, write_trees
from tests.drawing_mixed import mixed
from tests.drawing_truth import Drawn

KNOWN = Path(__file__).with_name("likeness.csv")
_TABLES = "TKD"  # D: drawn
_DRAWN, _DRAWN_OF_A_KIND = 500, 12
_DRAWN_WEIGHT = 0.5
_FOLDS, _DRAWN_DOCUMENTS = 10, 40
_SHARED = 3  # entries of a drawn table that a reading of it holds at least
_MARGIN, _DPI = 40.0, 72


@dataclass(frozen=True)
class Reading:
    label: str
    document: str
    page: int
    values: list[float]


def known() -> Iterator[Reading]:
    with KNOWN.open(encoding="utf-8", newline="") as file:
        for label, document, page, *values in csv.reader(file):
            yield Reading(label, document, int(page), [float(value) for value in values])


def drawn() -> Iterator[Reading]:
    """Readings of tables of random layouts, and of each kind that the tests draw, from other seeds than theirs."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "drawn.pdf"
        for number in range(_DRAWN):
            yield from _drawn(mixed(Random(f"likeness {number}")).drawn, path, f"drawn {number % _DRAWN_DOCUMENTS}")
        for kind, draw_one in KINDS.items():
            for number in range(_DRAWN_OF_A_KIND):
                yield from _drawn(draw_one(Random(f"likeness {kind} {number}")), path, kind)


def _drawn(made: Drawn, path: Path, name: str) -> Iterator[Reading]:
    made.drawing.save(path)
    truth = [{text for row in table.rows for text in row if len(text) > 1} for table in made.tables]
    for page, table, values in _found(path):
        held = {text for row in table.fragment.rows for text in row.texts}
        if any(len(held & texts) >= _SHARED for texts in truth):
            yield Reading("D", name, page, values)


def _found(path: Path) -> Iterator[tuple[int, FoundTable, list[float]]]:
    """The number of the page, the reading, and what tells it apart."""
    with pymupdf.open(path) as document:
        for page in document:
            ink = page_ink(page)
            rules = rulings(ink.horizontal)
            for table in readings(ink, rules):
                yield ink.number, table, features(table, ink, rules)


# ---------------------------------------------------------------- fitting


def _model() -> HistGradientBoostingClassifier:
    return HistGradientBoostingClassifier(
        max_iter=110, max_depth=3, learning_rate=0.08, min_samples_leaf=12, l2_regularization=1.0
    )


def fit(examples: Sequence[Reading]) -> None:
    values = np.array([one.values for one in examples])
    labels = [one.label for one in examples]
    tables = np.array([label in _TABLES for label in labels])
    weights = np.array([_DRAWN_WEIGHT if label == "D" else 1.0 for label in labels])
    chances = np.zeros(len(examples))
    for taught, left_out in GroupKFold(_FOLDS).split(values, groups=[one.document for one in examples]):
        model = _model().fit(values[taught], tables[taught], sample_weight=weights[taught])
        chances[left_out] = model.predict_proba(values[left_out])[:, 1]
    real = np.array([label != "D" for label in labels])
    print(f"AUROC of {real.sum()} real readings: {roc_auc_score(tables[real], chances[real]):.3f}; below, per label:")
    for least in (0.05, 0.1, 0.15, 0.2, 0.3):
        below = Counter(label for label, chance in zip(labels, chances, strict=True) if chance < least)
        print(f"{least:6}", {label: f"{below[label]} of {count}" for label, count in Counter(labels).items()})
    model = _model().fit(values, tables, sample_weight=weights)
    write_trees("likeness", model)


# ---------------------------------------------------------------- drawing some to be told apart


def draw(folder: Path, seed: str, of_each: int, write: Path) -> None:
    random = Random(seed)
    write.mkdir(parents=True)
    chosen = [
        (path, *one)
        for path in sorted(folder.glob("*.pdf"))
        for found in [list(_found(path))]
        for one in random.sample(found, min(of_each, len(found)))
    ]
    random.shuffle(chosen)
    with (write / "readings.csv").open("w", encoding="utf-8", newline="") as file:
        for number, (path, page, table, values) in enumerate(chosen):
            csv.writer(file).writerow(["", path.name, page, *(round(value, 4) for value in values)])
            _show(path, page, table, write / f"{number:03}")


def _show(path: Path, page: int, table: FoundTable, to: Path) -> None:
    box = table.fragment.box
    with pymupdf.open(path) as document:
        part = pymupdf.Rect(box.x0 - _MARGIN, box.y0 - _MARGIN, box.x1 + _MARGIN, box.y1 + _MARGIN)
        document[page - 1].get_pixmap(dpi=_DPI, clip=part & document[page - 1].rect).save(to.with_suffix(".png"))
    rows = [" | ".join(texts) for texts in (table.fragment.headers, *(row.texts for row in table.fragment.rows))]
    to.with_suffix(".txt").write_text("\n".join([f"{path.name}, page {page}", *rows]) + "\n", "utf-8")


if __name__ == "__main__":
    run(__doc__, lambda: fit([*known(), *drawn()]), draw)
