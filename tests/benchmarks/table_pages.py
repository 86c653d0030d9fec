"""Pages with tables, at random, as pictures beside what was read of them, for a person to compare.

    python -m tests.benchmarks.table_pages FOLDER --seed NAME --pages 40 --write EMPTY_FOLDER

A page takes part when our reader or PyMuPDF's ``find_tables`` finds a table on it. Each becomes a picture (``01.png``)
and a text (``01.txt``) with its tables: name, header names, rows, and where a table goes on over other pages, the rows
of this page. Whoever compares them counts rows that are right in every cell, of all rows that the picture shows.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pymupdf

from localmind_desktop.core.model import Row, Table
from tests.benchmarks.table_readers import ours

_DPI = 110
_TRIED = 40  # pages that are looked at for each that is wanted


@dataclass(frozen=True)
class Sample:
    """A page, counted from 1, with what was read of its document."""

    path: Path
    page: int
    tables: Sequence[Table]


def _samples(path: Path, most: int, random: Random) -> Iterator[Sample]:
    """At most ``most`` pages with tables, those first that were drawn first."""
    tables, found = ours(path).tables, 0
    with_rows = {row.place.page for table in tables for row in table.rows}
    with pymupdf.open(path) as document:
        for page in random.sample(range(1, len(document) + 1), min(len(document), _TRIED * most)):
            if found < most and (page in with_rows or document[page - 1].find_tables().tables):
                found += 1
                yield Sample(path, page, tables)


def _rows_of(table: Table, page: int) -> list[tuple[int, Row]]:
    return [(n, row) for n, row in enumerate(table.rows, start=1) if row.place.page == page]


def _text(tables: Sequence[Table], page: int) -> str:
    lines: list[str] = []
    for table in tables:
        if rows := _rows_of(table, page):
            lines += [f"TABLE {table.name or '(no name)'}", "  HEADERS " + " | ".join(table.headers)]
            lines += [f"  ROW {n}: " + " | ".join(row.texts) for n, row in rows]
    return "\n".join(lines) or "NO TABLE READ"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", required=True)
    parser.add_argument("--pages", type=int, default=40)
    parser.add_argument("--most", type=int, default=3, help="pages of one document")
    parser.add_argument("--write", type=Path, required=True)
    options = parser.parse_args()
    random = Random(options.seed)
    paths = sorted(options.folder.glob("*.pdf"))
    found = [sample for path in paths for sample in _samples(path, options.most, random)]
    chosen = random.sample(found, min(options.pages, len(found)))
    options.write.mkdir(parents=True)
    for number, sample in enumerate(chosen, start=1):
        with pymupdf.open(sample.path) as document:
            document[sample.page - 1].get_pixmap(dpi=_DPI).save(options.write / f"{number:02}.png")
        text = f"{sample.path.name}, page {sample.page}\n{_text(sample.tables, sample.page)}\n"
        (options.write / f"{number:02}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
