"""The slow path: single pages of a PDF read again with PyMuPDF's layout model.

Runs in a disposable child process of its own. The model takes a second or two to load and about one per page, so
nothing but this imports it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from localmind_desktop.core.model import Box, PageRead
from localmind_desktop.core.parsing.check.second_look import Seen, SeenKind, is_better, tables_with
from localmind_desktop.core.parsing.content.ink import PageInk
from localmind_desktop.core.parsing.content.pdf_ink import engine_errors, page_ink
from localmind_desktop.core.parsing.layout.furniture import NEIGHBOURS, edge_lines, furniture_words
from localmind_desktop.core.parsing.layout.page import Running, read_page, sideways
from localmind_desktop.core.parsing.pdf import open_pdf, outline_titles


def load_layout_model() -> None:
    """Import PyMuPDF with its layout model and have it load. Raises ImportError where there is none."""
    import pymupdf
    import pymupdf.layout

    pymupdf.layout.activate()
    with pymupdf.open() as document:
        document.new_page().get_layout()


class SecondReading:
    """A PDF of which single pages are read again. Raises `DocumentError`."""

    def __init__(self, path: Path, password: str = "") -> None:
        self._document = open_pdf(path, password=password)
        self._titles = outline_titles(self._document)
        self._inks: dict[int, PageInk] = {}

    def page(self, number: int, section: str) -> PageRead | None:
        """A better reading of a page than the first, if there is one. ``section``: the last heading before the page."""
        ink = self._ink(number)
        if ink is None:
            return None
        around = [other for n in range(number - NEIGHBOURS, number + NEIGHBOURS + 1) if (other := self._ink(n))]
        furniture = furniture_words(ink, [edge_lines(other) for other in around if other is not ink])
        titles = self._titles.get(number, {})
        first = read_page(ink, furniture, titles, _running(section, around))
        seen = self._seen(number, sideways(ink))
        second = read_page(ink, furniture, titles, _running(section, around), partial(tables_with, seen))
        return second if is_better(second, first, ink) else None

    def close(self) -> None:
        self._document.close()

    def _ink(self, number: int) -> PageInk | None:
        """What is printed on a page; None where there is none, or it is damaged."""
        if number not in self._inks and 1 <= number <= self._document.page_count:
            self._inks = {n: ink for n, ink in self._inks.items() if abs(n - number) <= 2 * NEIGHBOURS}
            try:
                self._inks[number] = page_ink(self._document[number - 1])
            except engine_errors():
                return None
        return self._inks.get(number)

    def _seen(self, number: int, quarter_turns: int) -> list[Seen]:
        """What the model sees on a page after it was turned clockwise, in the coordinates of the turned page."""
        page = self._document[number - 1]
        page.set_rotation((page.rotation + 90 * quarter_turns) % 360)
        page.remove_rotation()
        page.get_layout(return_raw=True)
        kinds = set(SeenKind)
        return [_region(found) for found in page.layout_information or () if found["class_name"] in kinds]


def _region(found: dict[str, Any]) -> Seen:
    box = Box(*map(float, found["group_bbox"]))
    grid = found.get("table_grid")
    xs = _edges(box.x0, getattr(grid, "v_lines", ()), box.x1)
    ys = _edges(box.y0, getattr(grid, "h_lines", ()), box.y1)
    return Seen(SeenKind(str(found["class_name"])), box, xs, ys)


def _edges(start: float, inner: Sequence[float], end: float) -> tuple[float, ...]:
    """All edges from the inner ones, which count from ``start``."""
    return (start - 1, *(start + float(value) for value in inner if 1 < value < end - start - 1), end + 1)


def _running(section: str, around: Sequence[PageInk]) -> Running:
    running = Running(section)
    for ink in around:
        running.count_sizes(ink.words)
    return running
