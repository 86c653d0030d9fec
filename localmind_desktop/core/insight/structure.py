"""How a document is built, in a few numbers from 0 to 1: what it looks like before its words are read. Pure."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence

from localmind_desktop.core.model import BlockKind
from localmind_desktop.core.model.insight import TextRun
from localmind_desktop.core.text.numbers import HEX
from localmind_desktop.core.text.quantities import quantity

STRUCTURE = ("cells", "units", "amounts", "decimals", "hexadecimal", "clauses", "blanks", "code", "length")

_AMOUNT = re.compile(r"[$€£¥₹]\s?\d|\d\s?[$€£¥₹]|\b[A-Z]{3}\s?\d[\d.,']*[.,]\d\d\b|\d[.,]\d\d\s?[A-Z]{3}\b")
_HUNDREDTHS = re.compile(r"(?<![\d.,])[-−(]?\d[\d.,' \u00a0]*[.,]\d\d[)-]?(?![\d.,]*\d)")
_HEXADECIMAL = re.compile(rf"(?<!\w){HEX}(?!\w)")
_CLAUSE = re.compile(
    r"\s*(?:\d+(?:\.\d+)*[.)]|\(?[a-z]{1,4}[.)]|§\s*\d|(?:Art\w*\.?|Section|Clause)\s+[\dIVX]|第.{1,3}条)\s?"
)
_BLANK = re.compile(r"_{4,}|\.{6,}|…{3,}|\[[^\[\]\d]{2,40}\]")
_LONGEST_UNIT = 40  # letters of a cell that is one quantity
_LONG = 2_000_000.0  # letters of the longest documents


def structure_of(runs: Sequence[TextRun]) -> dict[str, float]:
    """The numbers that `STRUCTURE` names: shares of the runs, and the length."""
    cells = [run for run in runs if run.kind is None]
    blocks = [run for run in runs if run.kind not in (None, BlockKind.FURNITURE)]
    letters = sum(len(run.text) for run in runs)
    return {
        "cells": len(cells) / max(1, len(runs)),
        "units": _share(cells, _has_unit),
        "amounts": _share(runs, lambda text: _AMOUNT.search(text) is not None),
        "decimals": _share(runs, lambda text: _HUNDREDTHS.search(text) is not None),
        "hexadecimal": _share(runs, lambda text: _HEXADECIMAL.search(text) is not None),
        "clauses": _share(blocks, lambda text: _CLAUSE.match(text) is not None),
        "blanks": _share(blocks, lambda text: _BLANK.search(text) is not None),
        "code": sum(run.kind is BlockKind.CODE for run in blocks) / max(1, len(blocks)),
        "length": min(1.0, math.log1p(letters) / math.log1p(_LONG)),
    }


def _share(runs: Sequence[TextRun], holds: Callable[[str], bool]) -> float:
    return sum(holds(run.text) for run in runs) / max(1, len(runs))


def _has_unit(text: str) -> bool:
    """Whether a cell is a quantity, and no sum of money."""
    if len(text) > _LONGEST_UNIT or _AMOUNT.search(text):
        return False
    found = quantity(text)
    return found is not None and bool(found.unit.dimension)
