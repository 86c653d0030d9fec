"""Comparing two long editions: time and memory.

    python -m tests.benchmarks.comparing [--pages 400] [--hostile]

Two drawn editions of as many pages with 500 differences; ``--hostile`` compares documents that are made to be slow.
"""

from __future__ import annotations

import argparse
import time
import tracemalloc
from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import replace
from itertools import count
from random import Random

import psutil

from localmind_desktop.core.insight.compare import Reading, compare
from localmind_desktop.core.model import Block, BlockKind, Box, Cell, Line, PageRead, Place, Row, Table
from localmind_desktop.core.task import CancelToken
from tests.core.insight.compare.drawing_editions import LAYOUTS, reading_of
from tests.core.insight.compare.editions import Edition, Part, edition, sentence

BOX = Box(50, 50, 500, 60)


def long_edition(random: Random, pages: int) -> Edition:
    """Editions in a row, until they fill the pages."""
    parts: list[Part] = []
    for number in count():
        own = edition(random)
        for place, part in enumerate(own.parts):
            part.key += 100 * number
            part.title = f"{part.title} {number}.{place}"
            part.paragraphs += [[sentence(random) for _ in range(6)] for _ in range(2)]
            part.paragraphs = [[text for text in line if "<" not in text] or ["None."] for line in part.paragraphs]
        parts += own.parts
        found = Edition("A long edition", parts)
        if number % 5 == 4 and len(reading_of(found, LAYOUTS[0]).pages) >= pages:
            return found
    raise AssertionError


def revised(random: Random, before: Edition) -> Edition:
    after = deepcopy(before)
    for _ in range(500):
        part = random.choice(after.parts)
        line = random.choice(part.paragraphs)
        line[random.randrange(len(line))] = sentence(random)
    return after


def flat(texts: Iterator[str], kind: BlockKind = BlockKind.PARAGRAPH) -> Reading:
    blocks = tuple(Block(kind, (Line(text, BOX),), int(kind is BlockKind.HEADING)) for text in texts)
    return Reading((PageRead(1, 595, 842, blocks),), ())


def hostile(random: Random) -> Iterator[tuple[str, Reading, Reading]]:
    many = 100_000
    own, other = ([sentence(random) for _ in range(many)] for _ in range(2))
    yield "100,000 paragraphs, half of them others", flat(iter(own)), flat(iter(own[::2] + other[: many // 2]))
    yield "100,000 paragraphs, all of them others", flat(iter(own)), flat(iter(other))
    yield (
        "100,000 equal lines, and one more",
        flat("equal line" for _ in range(many)),
        flat("equal line" if place else "first line" for place in range(many)),
    )
    two = [random.choice(("left right", "up down")) for _ in range(2 * many)]
    yield "100,000 lines of two kinds", flat(iter(two[:many])), flat(iter(two[many:]))
    headings = [f"{place} {text}" for place, text in enumerate(own[:20_000])]
    yield "20,000 headings", flat(iter(headings), BlockKind.HEADING), flat(iter(headings[::-1]), BlockKind.HEADING)


def hostile_tables(random: Random) -> Iterator[tuple[str, Reading, Reading]]:
    wide = [[[f"{random.randrange(9)}" for _ in range(300)] for _ in range(5_000)] for _ in range(2)]
    yield "300 columns, 5,000 rows, all of them others", tabular([wide[0]]), tabular([wide[1]])
    long = [[[str(random.randrange(10**6)), "same", "kg"] for _ in range(50_000)] for _ in range(2)]
    yield "50,000 rows, all of them others", tabular([long[0]]), tabular([long[1]])
    many = [[[[str(random.randrange(10**6)), "kg"]] * 2 for _ in range(20_000)] for _ in range(2)]
    yield "20,000 tables, all of them others", tabular(many[0]), tabular(many[1])


def tabular(tables: Sequence[Sequence[Sequence[str]]]) -> Reading:
    made = []
    for rows in tables:
        told = tuple(Row(tuple(Cell(cell) for cell in row), Place(1, BOX)) for row in rows)
        made.append(
            Table(
                f"Table {len(made)}: {rows[0][0]}",
                "",
                tuple(f"Column {place}" for place in range(len(rows[0]))),
                told,
                (1,),
            )
        )
    return Reading((PageRead(1, 595, 842),), tuple(made))


def measured(name: str, before: Reading, after: Reading) -> None:
    resident = psutil.Process().memory_info().rss
    started = time.perf_counter()
    found = compare(before, after, CancelToken()).differences
    seconds = time.perf_counter() - started
    grown = (psutil.Process().memory_info().rss - resident) / 1e6
    print(f"{name}: {len(found)} differences in {seconds:.1f} s, {grown:.0f} MB more afterwards")


def peak(before: Reading, after: Reading) -> None:
    tracemalloc.start()
    compare(before, after, CancelToken())
    print(f"at most {tracemalloc.get_traced_memory()[1] / 1e6:.0f} MB at once")
    tracemalloc.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pages", type=int, default=400)
    parser.add_argument("--hostile", action="store_true")
    chosen = parser.parse_args()
    random = Random(400)
    if chosen.hostile:
        for name, before, after in (*hostile_tables(random), *hostile(random)):
            measured(name, before, after)
        return
    first = long_edition(random, chosen.pages)
    readings = reading_of(first, LAYOUTS[0]), reading_of(revised(random, first), replace(LAYOUTS[2], height=48))
    print(f"{len(readings[0].pages)} pages against {len(readings[1].pages)}, {len(first.parts)} sections")
    measured("two editions", *readings)
    peak(*readings)


if __name__ == "__main__":
    main()
