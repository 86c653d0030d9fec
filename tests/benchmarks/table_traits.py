"""How right tables of random layouts are read, by trait: ``python -m tests.benchmarks.table_traits --seed NAME``.

Per trait the share of rows exact, of tables under the right headers, and of those with the right name, with 95 %
intervals (Wilson, 1927). A seed that was looked at while the reader was changed measures nothing any more.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from random import Random

from localmind_desktop.core.model import Table
from tests.benchmarks.table_readers import fast
from tests.benchmarks.table_scores import Score, strict
from tests.drawing_mixed import Mixed, mixed

_Z = 1.96


def interval(right: int, of: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    if not of:
        return 0.0, 1.0
    share, n = right / of, of
    middle = (share + _Z**2 / (2 * n)) / (1 + _Z**2 / n)
    half = _Z * sqrt(share * (1 - share) / n + _Z**2 / (4 * n**2)) / (1 + _Z**2 / n)
    return middle - half, middle + half


def table_scores(document: Mixed, read: Sequence[Table]) -> list[Score]:
    """One score per drawn table, each read table used once: the one that shares most cells."""
    left, scores = list(read), []
    for truth in document.drawn.tables:
        wanted = {text for row in truth.rows for text in row if len(text) > 1}
        best = max(left, key=lambda t: len(wanted & {c for row in t.rows for c in row.texts}), default=None)
        if best is not None:
            left.remove(best)
        scores.append(strict([truth], [best] if best else []))
    return scores


def _line(name: str, score: Score) -> str:
    cells = []
    for right, of in ((score.exact, score.rows), (score.headers, score.tables), (score.names, score.tables)):
        low, high = interval(right, of)
        cells.append(f"{100 * right / max(1, of):6.1f} ({100 * low:4.1f}–{100 * high:5.1f})")
    return f"{name:36}{score.tables:6}{score.rows:7}  " + "  ".join(cells)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", required=True, help="any name; each gives other documents")
    parser.add_argument("--documents", type=int, default=200)
    parser.add_argument("--failures", type=int, default=0, help="list so many documents that were read wrong")
    options = parser.parse_args()
    by_trait: dict[str, Score] = defaultdict(Score)
    whole, more = Score(), 0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(options.documents):
            document = mixed(Random(f"{options.seed} {number}"))
            path = document.drawn.drawing.save(Path(folder) / "mixed.pdf")
            read = fast(path).tables
            more += max(0, len(read) - len(document.drawn.tables))
            for score, traits in zip(table_scores(document, read), document.traits, strict=True):
                whole.add(score)
                for trait in traits.items():
                    by_trait[": ".join(trait)].add(score)
                wrong = score.exact < score.rows or not score.headers or not score.names
                if wrong and options.failures:
                    options.failures -= 1
                    print(number, score, {k: v for k, v in traits.items() if v not in ("no", "0%")})
    print(f"{'trait':36}{'tables':>6}{'rows':>7}   rows exact, headers, names in percent (95 % interval)")
    for name in sorted(by_trait):
        print(_line(name, by_trait[name]))
    print(_line("all", whole))
    print(f"{more} tables too many in {options.documents} documents")


if __name__ == "__main__":
    main()
