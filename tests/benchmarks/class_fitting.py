"""Learn the weights of the classes (D5) from documents sorted by hand, and tell how well they do on others.

``python -m tests.benchmarks.class_fitting DOCUMENTS.pkl [--write]``: a pickled list of ``(split, maker, label, name,
title, runs, tables)``. Those whose split is ``seen`` are learned from; of these, every maker is told by weights that
were learned without it. The others are only told.
"""

from __future__ import annotations

import argparse
import json
import pickle
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from scipy.optimize import minimize

from localmind_desktop.assets import resources
from localmind_desktop.core.insight.classes import CLASSES, ZONES, Evidence, evidence_of
from localmind_desktop.core.insight.structure import STRUCTURE
from localmind_desktop.core.model.insight import DocumentClass

Array = npt.NDArray[np.float64]
_ZONE_RIDGE, _RIDGE = 0.02, 0.4


class Sample(NamedTuple):
    split: str
    maker: str
    label: DocumentClass
    name: str
    evidence: Evidence


def learned(samples: Sequence[Sample]) -> Array:
    """Zone weights, biases and structure weights in one row; rare classes weigh more than their number."""
    labels = np.array([CLASSES.index(sample.label) for sample in samples])
    counts = Counter(labels.tolist())
    share = np.array([1.0 / counts[label] ** 0.5 for label in labels.tolist()])
    share /= share.mean()
    words, structure = np.stack([_words(one.evidence) for one in samples]), np.stack([_built(one) for one in samples])
    truth = np.eye(len(CLASSES))[labels]
    zones, bias = len(ZONES), len(CLASSES)
    ridge = np.concatenate([np.full(zones, _ZONE_RIDGE), np.zeros(bias), np.full(bias * len(STRUCTURE), _RIDGE)])

    def loss(row: Array) -> tuple[float, Array]:
        odds = words @ row[:zones] + row[zones : zones + bias] + structure @ row[zones + bias :].reshape(bias, -1).T
        odds -= odds.max(axis=1, keepdims=True)
        chances = np.exp(odds) / np.exp(odds).sum(axis=1, keepdims=True)
        wrong = (chances - truth) * share[:, None]
        by_zone = np.einsum("nc,ncz->z", wrong, words)
        gradient = np.concatenate([by_zone, wrong.sum(axis=0), (wrong.T @ structure).ravel()])
        lost = -(share * np.log(np.maximum((chances * truth).sum(axis=1), 1e-12))).sum()
        return float(lost + (ridge * row**2).sum()), gradient + 2 * ridge * row

    start = np.zeros(zones + bias * (1 + len(STRUCTURE)))
    start[:zones] = 1.0
    bounds = [(0.0, None)] * zones + [(None, None)] * (len(start) - zones)
    return np.asarray(minimize(loss, start, jac=True, method="L-BFGS-B", bounds=bounds).x)


def _words(evidence: Evidence) -> Array:
    return np.array([[evidence.sum(zone, label) for zone in ZONES] for label in CLASSES])


def _built(sample: Sample) -> Array:
    return np.array([sample.evidence.structure[name] for name in STRUCTURE])


def told(row: Array, sample: Sample) -> tuple[DocumentClass, float]:
    zones, bias = len(ZONES), len(CLASSES)
    odds = _words(sample.evidence) @ row[:zones] + row[zones : zones + bias]
    odds = odds + row[zones + bias :].reshape(bias, -1) @ _built(sample)
    chances = np.exp(odds - odds.max())
    chances /= chances.sum()
    best = int(chances.argmax())
    return CLASSES[best] if chances[best] >= 0.5 else DocumentClass.GENERAL, float(chances[best])


def report(name: str, pairs: Sequence[tuple[Sample, tuple[DocumentClass, float]]]) -> None:
    right = sum(sample.label is label for sample, (label, _) in pairs)
    print(f"{name}: {right} of {len(pairs)}; mean probability {np.mean([chance for _, (_, chance) in pairs]):.2f}")
    for sample, (label, chance) in pairs:
        if sample.label is not label:
            print(f"  {sample.label.value} told {label.value} {chance:.2f}: {sample.name}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("documents", type=Path)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--unseen", action="store_true")
    chosen = parser.parse_args()
    documents: list[Any] = pickle.loads(chosen.documents.read_bytes())
    samples = [
        Sample(split, maker, DocumentClass(label), name, evidence_of(runs, title, tables))
        for split, maker, label, name, title, runs, tables in documents
        if chosen.unseen or split == "seen"
    ]
    seen = [sample for sample in samples if sample.split == "seen"]
    pairs = []
    for maker in sorted({sample.maker for sample in seen}):
        row = learned([sample for sample in seen if sample.maker != maker])
        pairs += [(sample, told(row, sample)) for sample in seen if sample.maker == maker]
    report("each maker by the others", pairs)
    row = learned(seen)
    report("seen", [(sample, told(row, sample)) for sample in seen])
    if chosen.unseen:
        report("never looked at", [(sample, told(row, sample)) for sample in samples if sample.split != "seen"])
    if chosen.write:
        written(row)


def written(row: Array) -> None:
    values = [round(value, 3) for value in row.tolist()]
    zones, bias, rest = len(ZONES), len(CLASSES), len(STRUCTURE)
    made = {
        "zones": dict(zip(ZONES, values, strict=False)),
        "bias": dict(zip(CLASSES, values[zones:], strict=False)),
        "structure": {
            label: dict(zip(STRUCTURE, values[zones + bias + at * rest :], strict=False))
            for at, label in enumerate(CLASSES)
        },
    }
    path = resources() / "insight" / "class_weights.json"
    path.write_text(json.dumps(made, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
