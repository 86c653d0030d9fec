"""What a drawn table says, and where a reading of it differs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path

import pymupdf

from localmind_desktop.core.model import Place, Table
from tests.drawing import ABOVE, LEFT, Drawing, Value, is_band

GROUP = "Group"
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_SLACK = 2.5  # points that the middle of a word may lie outside of its cell


@dataclass(frozen=True)
class Known:
    """A drawn table: one text per header and cell, merged ones repeated; what names it; its pages."""

    headers: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    name: str = ""
    number: str = ""
    subject: tuple[str, ...] = ()
    pages: tuple[int, ...] = (1,)


@dataclass
class Drawn:
    """A drawn document with the tables in it, in order."""

    drawing: Drawing = field(default_factory=Drawing)
    tables: list[Known] = field(default_factory=list)


@dataclass
class Verdict:
    """How a document was read: rows drawn, rows read exactly, and what is wrong, worst first."""

    rows: int = 0
    exact: int = 0
    wrong: list[str] = field(default_factory=list)


def known(rows: Sequence[Sequence[Value]], header_rows: int = 1, **named: object) -> Known:
    """The truth of a table drawn from ``rows``: merged cells repeated, band rows made the group of their rows."""
    whole: list[list[str]] = []
    for row in rows:
        texts: list[str] = []
        for column, value in enumerate(row):
            if value is LEFT:
                texts.append(texts[-1])
            elif value is ABOVE:
                texts.append(whole[-1][column])
            else:
                texts.append(_marked(str(value)))
        whole.append(texts)
    headers = tuple(_joined(column) for column in zip(*whole[:header_rows], strict=True)) if header_rows else ()
    banded = any(is_band(row) for row in rows[header_rows:])
    body: list[tuple[str, ...]] = []
    group = ""
    for row, texts in zip(rows[header_rows:], whole[header_rows:], strict=True):
        if is_band(row):
            group = texts[0]
        else:
            body.append((*texts, group) if banded else tuple(texts))
    return Known((*headers, GROUP) if banded else headers, tuple(body), **named)  # type: ignore[arg-type]


def _marked(text: str) -> str:
    """A text as it is read: a raised mark stands apart."""
    base, raised, mark = text.partition("^")
    return f"{base} {mark.translate(_RAISED)}" if raised else text


def _joined(levels: Sequence[str]) -> str:
    kept = [level for n, level in enumerate(levels) if level and (n == 0 or levels[n - 1] != level)]
    return " › ".join(kept)


def judged(path: Path, drawn: Sequence[Known], read: Sequence[Table]) -> Verdict:
    """Compare the reading of the document at ``path`` with what was drawn."""
    verdict = Verdict(rows=sum(len(table.rows) for table in drawn))
    if len(drawn) != len(read):
        verdict.wrong.append(f"{len(read)} tables instead of {len(drawn)}: {[table.name for table in read]}")
    words = _printed(path)
    for truth, table in zip_longest(drawn, read):
        if truth is None or table is None:
            continue
        verdict.exact += _exact_rows(truth, table)
        verdict.wrong += _differences(truth, table)
        verdict.wrong += _misplaced(table, words)
    return verdict


def _exact_rows(truth: Known, table: Table) -> int:
    found = [row.texts for row in table.rows]
    return sum(any(row == other for other in found[max(0, n - 3) : n + 4]) for n, row in enumerate(truth.rows))


def _differences(truth: Known, table: Table) -> list[str]:
    wrong = []
    for what, drawn, read in (
        ("headers", truth.headers, table.headers),
        ("name", truth.name, table.name),
        ("number", truth.number, table.number),
        ("subject", truth.subject, table.subject),
        ("pages", truth.pages, table.pages),
    ):
        if drawn != read:
            wrong.append(f"{what}: {read!r} instead of {drawn!r}")
    if len(truth.rows) != len(table.rows):
        wrong.append(f"{len(table.rows)} rows instead of {len(truth.rows)}")
    pairs = zip(truth.rows, (row.texts for row in table.rows), strict=False)
    wrong += [f"row {n}: {read} instead of {drawn}" for n, (drawn, read) in enumerate(pairs) if drawn != read][:2]
    return wrong


def _misplaced(table: Table, words: dict[int, list[tuple[float, float, str]]]) -> list[str]:
    """The cells whose box does not hold exactly their print."""
    wrong = []
    places = [(name, place) for name, place in zip(table.headers, table.header_places, strict=False) if name]
    if any(table.headers) and not places:
        wrong.append("the headers have no places")
    for name, place in places:
        if not set(_letters(_within(words, place))) <= set(_letters(name)):
            wrong.append(f"header {name!r} stands over {_within(words, place)!r}")
    for row in table.rows:
        for cell in row.cells:
            if cell.box is None and cell.text and len(table.pages) == 1:  # a group's name may stand a page before
                wrong.append(f"{cell.text!r} has no place")
            elif cell.box is not None and cell.text:
                printed = _within(words, Place(row.place.page, cell.box))
                if _letters(printed) != _letters(cell.text) and not _is_cut(table, printed, cell.text):
                    wrong.append(f"{cell.text!r} stands over {printed!r}")
    return wrong[:3]


def _is_cut(table: Table, printed: str, text: str) -> bool:
    """A cell that goes on over the page has its place on one of them."""
    return len(table.pages) > 1 and set(_letters(printed)) <= set(_letters(text))


def _letters(text: str) -> list[str]:
    return sorted(text.translate(str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789", " ^\n")))


def _within(words: dict[int, list[tuple[float, float, str]]], place: Place) -> str:
    x0, y0, x1, y1 = place.box
    return " ".join(
        text for x, y, text in words[place.page] if x0 - _SLACK <= x <= x1 + _SLACK and y0 - _SLACK <= y <= y1 + _SLACK
    )


def _printed(path: Path) -> dict[int, list[tuple[float, float, str]]]:
    """Per page the middles of its words, in displayed coordinates."""
    printed: dict[int, list[tuple[float, float, str]]] = {}
    with pymupdf.open(path) as document:
        for page in document:
            matrix = page.rotation_matrix
            boxes = [(pymupdf.Rect(word[:4]) * matrix, word[4]) for word in page.get_text("words")]
            printed[page.number + 1] = [_middle(box, text) for box, text in boxes]
    return printed


def _middle(box: pymupdf.Rect, text: str) -> tuple[float, float, str]:
    """The middle of a word without the dots that lead on from it."""
    word = text.rstrip(".") if text.endswith("....") else text
    share = len(word) / (len(word) + 0.5 * (len(text) - len(word))) if word else 1.0
    return box.x0 + share * (box.x1 - box.x0) / 2, (box.y0 + box.y1) / 2, word or text
