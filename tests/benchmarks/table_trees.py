"""What the fits of `table_headers` and `table_likeness` share: kinds drawn, the command line, the file written."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path

from sklearn.ensemble import HistGradientBoostingClassifier

from localmind_desktop.assets import resources
from localmind_desktop.core.weighing.growing import trees_grown
from tests import drawing_forms, drawing_layouts, drawing_styles

KINDS = {**drawing_styles.KINDS, **drawing_layouts.KINDS, **drawing_forms.KINDS}
_DIGITS = 4


def run(description: str | None, fit: Callable[[], None], draw: Callable[[Path, str, int, Path], None]) -> None:
    """The command line: *fit*, or *draw* with a folder of documents, a seed, how many of each, and where to write."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parts = parser.add_subparsers(dest="part", required=True)
    parts.add_parser("fit")
    drawing = parts.add_parser("draw")
    drawing.add_argument("folder", type=Path)
    drawing.add_argument("--seed", required=True)
    drawing.add_argument("--of-each", type=int, default=5)
    drawing.add_argument("--write", type=Path, required=True)
    chosen = parser.parse_args()
    if chosen.part == "fit":
        fit()
    else:
        draw(chosen.folder, chosen.seed, chosen.of_each, chosen.write)


def write_trees(name: str, fitted: HistGradientBoostingClassifier) -> None:
    """Into ``resources/tables``, in numbers of four digits."""
    held = trees_grown(fitted).written()
    trees = [[[round(number, _DIGITS) for number in node] for node in tree] for tree in held["trees"]]
    said = json.dumps({"bias": round(held["bias"], _DIGITS), "trees": trees})
    (resources() / "tables" / f"{name}.json").write_text(said + "\n", "utf-8")
