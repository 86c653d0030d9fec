"""Lines that say where and when, and nothing else: ``Lyon, le 20 août 2025``. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from localmind_desktop.core.insight.review.values import Scene
from localmind_desktop.core.model import Place
from localmind_desktop.core.model.insight import EntityKind, TextRun

_PLACE = re.compile(r"(?:[^\W\d_][^\d,:;()\n]{1,30},\s{0,3}(?:[^\W\d_]{1,4}\s{1,3})?)?")
"""A town, a comma and at most a small word: "Weimar, den", "Lyon, le"."""

_DAY = re.compile(r"\d{4}-\d{2}-\d{2}")


class Dated(NamedTuple):
    text: str
    place: Place


def dated_lines(runs: Sequence[TextRun], scene: Scene) -> list[Dated]:
    """The days of such lines, in their order."""
    found = []
    for run in runs:
        for line in run.lines if run.kind is not None else ():
            finds = [(find, called) for find, called in scene.reader.finds(line.text) if find.kind is EntityKind.DATE]
            if len(finds) != 1 or not _DAY.fullmatch(finds[0][0].normalised):
                continue
            find, called = finds[0]
            if _PLACE.fullmatch(line.text[: find.start].lstrip()) and not line.text[find.end :].strip(" ."):
                found.append(Dated(called, Place(run.page, line.box)))
    return found
