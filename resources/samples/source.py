"""The small markup that the sample documents are written in.

A file begins with ``key: value`` lines up to ``---``. Then each line is one of::

    # Heading   ## Heading           numbered by the typesetter
    text                             a paragraph; {Key} refers to the table whose caption begins with Key
    - text                           a bullet
    + text                           a numbered clause of a contract
    table: Caption                   followed by columns: Header WIDTH [c|r] | …, then rows until an empty line
    : text                           a row, within a table, that names the group of the rows below it
    figure: Caption                  followed by one line of boxes, joined by arrows: Box > Box > Box
    sign: left | right               two lines to sign on
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Heading:
    level: int
    title: str
    number: str


@dataclass(frozen=True, slots=True)
class Text:
    """``kind`` is paragraph, bullet or clause; only a clause has a number."""

    kind: str
    text: str
    number: str = ""


@dataclass(frozen=True, slots=True)
class Column:
    """``width`` is a share of the text width in per cent, ``align`` one of l, c, r."""

    header: str
    width: float
    align: str


@dataclass(frozen=True, slots=True)
class Grid:
    """A row of one cell names the group of the rows below it."""

    number: int
    caption: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Figure:
    number: int
    caption: str
    boxes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Signatures:
    names: tuple[str, ...]


Part: TypeAlias = Heading | Text | Grid | Figure | Signatures


@dataclass(frozen=True, slots=True)
class Source:
    """A whole document. ``keys`` holds title, subtitle, number, edition, publisher and style."""

    keys: dict[str, str]
    parts: tuple[Part, ...]


def read_source(path: Path) -> Source:
    head, body = path.read_text(encoding="utf-8").split("\n---\n", 1)
    keys = dict(line.split(": ", 1) for line in head.splitlines())
    captions = re.findall(r"^table: (\S+)", body, re.MULTILINE)
    numbers = {word: f"Table {index}" for index, word in reversed(list(enumerate(captions, 1)))}
    resolved = re.sub(r"\{(\S+?)\}", lambda match: numbers[match[1]], body)
    return Source(keys, tuple(_parts(resolved.splitlines())))


def _parts(lines: list[str]) -> Iterator[Part]:
    waiting = iter(lines)
    heading, subheading, clause = 0, 0, 0
    tables, figures = itertools.count(1), itertools.count(1)
    for line in waiting:
        mark, _, rest = line.partition(" ")
        if mark == "#":
            heading, subheading, clause = heading + 1, 0, 0
            yield Heading(1, rest, str(heading))
        elif mark == "##":
            subheading += 1
            yield Heading(2, rest, f"{heading}.{subheading}")
        elif mark == "+":
            clause += 1
            yield Text("clause", rest, f"{heading}.{clause}")
        elif mark == "-":
            yield Text("bullet", rest)
        elif mark == "table:":
            columns = tuple(_column(text) for text in next(waiting).removeprefix("columns: ").split(" | "))
            rows = tuple(_row(row) for row in itertools.takewhile(bool, waiting))
            yield Grid(next(tables), rest, columns, rows)
        elif mark == "figure:":
            yield Figure(next(figures), rest, tuple(next(waiting).split(" > ")))
        elif mark == "sign:":
            yield Signatures(tuple(rest.split(" | ")))
        elif line:
            yield Text("paragraph", line)


def _column(text: str) -> Column:
    match = re.fullmatch(r"(.+?) (\d+)( [cr])?", text)
    if match is None:
        raise ValueError(f"no width in the column {text!r}")
    return Column(match[1], float(match[2]), (match[3] or "l").strip())


def _row(text: str) -> tuple[str, ...]:
    if text.startswith(": "):
        return (text[2:],)
    return tuple(cell.strip() for cell in text.split("|"))
