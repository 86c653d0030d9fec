"""The numbers behind a chart, as a table: categories down, series across."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from itertools import groupby
from typing import NamedTuple

from localmind_desktop.core.parsing.flowing.content import FlowCell, FlowTable, FlowText
from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element
from localmind_desktop.core.parsing.formats.sheets.number_formats import displayed
from localmind_desktop.core.parsing.formats.slides.text import A

_C = "{http://schemas.openxmlformats.org/drawingml/2006/chart}"
_MOST_POINTS = 100_000  # of a series
_NOT_SHOWN = re.compile(r'"[^"]*"|\\.|\[[^\]]*\]')
_DATE = re.compile(r"[ymdhs]", re.IGNORECASE)
_EPOCHS = {False: datetime(1899, 12, 30), True: datetime(1904, 1, 1)}


class _Series(NamedTuple):
    """A row of numbers. ``axes`` are the titles of the axis of its labels and of that of its values."""

    name: str
    labels: tuple[tuple[str, ...], ...]
    values: tuple[str, ...]
    axes: tuple[str, str]


def chart_content(root: Element) -> Iterator[FlowText | FlowTable]:
    """The title, and a table for all series of the chart that have the same labels."""
    caption = _title(root.find(f"{_C}chart"))
    if caption:
        yield FlowText(caption)
    stated = root.find(f"{_C}date1904")
    epoch = _EPOCHS[stated is not None and stated.get("val", "1") not in ("0", "false")]
    series = [one for plot in root.iterfind(f"{_C}chart/{_C}plotArea/*") for one in _series_of(plot, root, epoch)]
    by_labels: dict[tuple[tuple[str, ...], ...], list[_Series]] = {}
    for one in series:
        by_labels.setdefault(one.labels, []).append(one)
    for labels, same in by_labels.items():
        yield _table(labels, same, caption)


def _title(element: Element | None) -> str:
    """The title of a chart or an axis, as written or as taken from a cell."""
    title = element.find(f"{_C}title") if element is not None else None
    if title is None:
        return ""
    lines = ["".join(node.text or "" for node in line.iter(f"{A}t")) for line in title.iter(f"{A}p")]
    written = " ".join(" ".join(lines).split())
    return written or " ".join(node.text or "" for node in title.iter(f"{_C}v"))


# ------------------------------------------------------------------ reading


def _series_of(plot: Element, root: Element, epoch: datetime) -> Iterator[_Series]:
    axes = _axes(plot, root)
    for number, element in enumerate(plot.iterfind(f"{_C}ser"), 1):
        name = " ".join(node.text or "" for node in element.iterfind(f"{_C}tx//{_C}v")) or f"Series {number}"
        values = _points(_either(element, "val", "yVal"), epoch)
        labels = _labels(_either(element, "cat", "xVal"), epoch, len(values))
        yield _Series(name, labels, _padded(values, len(labels)), axes)
        sizes = _points(element.find(f"{_C}bubbleSize"), epoch)
        if sizes:
            yield _Series(f"{name}: size", labels, _padded(sizes, len(labels)), (axes[0], ""))


def _either(element: Element, *names: str) -> Element | None:
    return next((found for name in names if (found := element.find(f"{_C}{name}")) is not None), None)


def _axes(plot: Element, root: Element) -> tuple[str, str]:
    """The titles of the axes that ``plot`` stands on: of its categories, or its first, and of its values."""
    ids = [node.get("val") for node in plot.iterfind(f"{_C}axId")]
    found = [
        axis
        for number in ids
        for axis in root.iterfind(f"{_C}chart/{_C}plotArea/*")
        if (stated := axis.find(f"{_C}axId")) is not None and axis is not plot and stated.get("val") == number
        if axis.tag.endswith("Ax")
    ]
    found.sort(key=lambda axis: axis.tag == f"{_C}valAx")
    titles = [_title(axis) for axis in found[:2]]
    return (titles[0], titles[1]) if len(titles) == 2 else ("", "")


def _labels(element: Element | None, epoch: datetime, count: int) -> tuple[tuple[str, ...], ...]:
    """The labels of each point, the outermost first where they have several; their numbers where there are none."""
    levels = list(element.iter(f"{_C}lvl")) if element is not None else []
    if levels:
        length = max(count, *(len(_points(level, epoch)) for level in levels))
        inner, *outer = [_padded(_points(level, epoch), length) for level in levels]
        return tuple(zip(*[_filled(level) for level in reversed(outer)], inner, strict=True))
    found = _points(element, epoch) or tuple(str(number) for number in range(1, count + 1))
    return tuple((label,) for label in _padded(found, count))


def _filled(labels: Sequence[str]) -> list[str]:
    """An outer label counts for all points up to the next."""
    last, found = "", []
    for label in labels:
        last = label or last
        found.append(last)
    return found


def _padded(texts: Sequence[str], count: int) -> tuple[str, ...]:
    return (*texts, *[""] * (count - len(texts)))


def _points(element: Element | None, epoch: datetime) -> tuple[str, ...]:
    """The texts of the points in ``element`` as the chart shows them; empty ones where it has none."""
    if element is None:
        return ()
    stated = next(element.iter(f"{_C}formatCode"), None)
    found: dict[int, str] = {}
    for point in element.iter(f"{_C}pt"):
        number, value = point.get("idx", ""), point.find(f"{_C}v")
        if number.isdecimal() and int(number) < _MOST_POINTS and value is not None:
            code = point.get("formatCode") or (stated.text if stated is not None else "") or ""
            found[int(number)] = _shown(value.text or "", code, epoch)
    return tuple(found.get(number, "") for number in range(max(found, default=-1) + 1))


def _shown(text: str, code: str, epoch: datetime) -> str:
    if not code:
        return " ".join(text.split())
    try:
        number = float(text)
        if code.lower() != "general" and _DATE.search(_NOT_SHOWN.sub("", code)):
            return displayed(epoch + timedelta(days=number), code)
        return displayed(number, code)
    except (ValueError, ArithmeticError):
        return text


# ------------------------------------------------------------------ writing


def _table(labels: Sequence[tuple[str, ...]], series: Sequence[_Series], caption: str) -> FlowTable:
    """Names of series above their values, and above those what their axis measures, where it says so."""
    across = len(labels[0]) if labels else 1
    named = any(one.axes[1] for one in series)
    top = 2 if named else 1
    titles = {one.axes[0] for one in series if one.axes[0]}
    corner = titles.pop() if len(titles) == 1 else ""
    cells = [FlowCell(corner if n == across - 1 else "", 0, n, rows=top, bold=True) for n in range(across)]
    column = across
    for title, run in groupby(series, key=lambda one: one.axes[1]) if named else ():
        width = len(list(run))
        cells.append(FlowCell(title, 0, column, columns=width, bold=True))
        column += width
    cells += [FlowCell(one.name, top - 1, across + n, bold=True) for n, one in enumerate(series)]
    for row, label in enumerate(labels, top):
        cells += [FlowCell(text, row, n) for n, text in enumerate(label)]
        cells += [FlowCell(one.values[row - top], row, across + n) for n, one in enumerate(series)]
    return FlowTable(tuple(cells), top, caption)
