"""The charts and diagrams of a Word file as tables and text. Source: ECMA-376-1, 21.2 and 21.4."""

from __future__ import annotations

from collections.abc import Iterator

from localmind_desktop.core.parsing.flowing.content import FlowTable, FlowText, table_of
from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element
from localmind_desktop.core.parsing.formats.word.names import whole

_A = "{http://schemas.openxmlformats.org/drawingml/2006/main}"
_C = "{http://schemas.openxmlformats.org/drawingml/2006/chart}"
_DGM = "{http://schemas.openxmlformats.org/drawingml/2006/diagram}"
_MOST_POINTS = 100_000
_FIGURES = 12  # of a value; what a computer adds behind them is noise


def chart_table(chart: Element) -> FlowTable | None:
    """The values that a chart shows: a row for each category, a column for each series."""
    columns: list[tuple[str, dict[int, str]]] = []
    categories: dict[int, str] = {}
    for series in chart.iter(_C + "ser"):
        for name in ("cat", "xVal"):
            categories = categories or _points(series.find(_C + name))
        values = _points(series.find(_C + "val")) or _points(series.find(_C + "yVal"))
        name = " ".join(_points(series.find(_C + "tx")).values()) or (series.findtext(f"{_C}tx/{_C}v") or "")
        columns.append((name, values))
    places = sorted(set(categories).union(*(values for _, values in columns)))
    if not any(values for _, values in columns):
        return None
    rows = [[categories.get(place, ""), *(values.get(place, "") for _, values in columns)] for place in places]
    return table_of([["", *(name for name, _ in columns)], *rows], 1, _title(chart))


def _points(element: Element | None) -> dict[int, str]:
    """The texts of a series by their places."""
    found: dict[int, str] = {}
    for point in () if element is None else element.iter(_C + "pt"):
        text = point.findtext(_C + "v") or ""
        place = whole(point.get("idx"), -1)
        if 0 <= place < _MOST_POINTS and text:
            # of categories over several levels, the innermost come first
            found[place] = f"{_shown(text)} {found[place]}" if place in found else _shown(text)
    return found


def _shown(text: str) -> str:
    digits = text.strip().lstrip("-").replace(".", "", 1)
    if digits.isdecimal() and len(digits) > _FIGURES:
        return f"{float(text):.{_FIGURES}g}"
    return text


def _title(chart: Element) -> str:
    title = chart.find(f"{_C}chart/{_C}title")
    return "" if title is None else "".join(text.text or "" for text in title.iter(_A + "t"))


def diagram_texts(diagram: Element) -> Iterator[FlowText]:
    """The words of a diagram, one text for each of its shapes."""
    for words in diagram.iter(_DGM + "t"):
        lines = ("".join(text.text or "" for text in line.iter(_A + "t")) for line in words.iter(_A + "p"))
        text = "\n".join(line for line in lines if line.strip())
        if text:
            yield FlowText(text)
