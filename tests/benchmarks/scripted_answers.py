"""Wrong answers that look right, and right ones: how many are marked before anybody reads them (A7).

    python -m tests.benchmarks.scripted_answers LIBRARY [--seed 1] [--each 60]

LIBRARY is a library's folder. Cells are drawn from its tables and sentences from its prose; each makes a right answer
and wrong ones of several kinds, cited as a model would (those of sentences: `tests.benchmarks.scripted_sentences`).
Printed: of each kind, how many are marked. Goal: at least 98 % of the wrong ones, at most 3 % of the right ones.
"""

from __future__ import annotations

import argparse
import random
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from localmind_desktop.assets import resources
from localmind_desktop.core.ask.ground.evidence_values import evidence_of
from localmind_desktop.core.ask.ground.grounding import count_of_values, grounded
from localmind_desktop.core.ask.ground.rows import Rows
from localmind_desktop.core.ask.ground.statements import Said
from localmind_desktop.core.model import Table
from localmind_desktop.core.paths import LibraryPaths
from localmind_desktop.core.row_lines import row_lines
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.terms import STOP_WORDS
from localmind_desktop.core.text.likeness import WordLikeness
from tests.benchmarks.scripted_sentences import Told, marks_of_sentences, told

MOST_ROWS, LONGEST = 40, 23  # of a table, and characters of a cell
UNITS = ("mA", "V", "kHz", "bytes", "days", "%", "EUR", "mm")
_NUMBER = re.compile(r"\d+(?:\.\d+)?")


@dataclass(frozen=True)
class Cell:
    """A cell with a value, of a row that its key names."""

    table: Table
    row: int
    key: str
    header: str
    value: str
    texts: tuple[str, ...]  # the rows as they are cited

    def answer(self, *, key: str = "", value: str = "") -> str:
        return f"The {self.header.lower()} of {key or self.key} is {value or self.value} [1]."


def cells(catalog: Catalog, rng: random.Random, values: int) -> Iterator[Cell]:
    """Cells that state so many ``values`` (none: words alone), in tables whose rows are told apart by their first cell;
    one of a table.
    """
    tables = [table for document in catalog.documents() for table in catalog.tables(document.id)]
    rng.shuffle(tables)
    for table in tables:
        rows = table.rows[:MOST_ROWS]
        keys = [row.texts[0].strip() for row in rows if row.texts]
        if len(rows) < 4 or len(set(keys)) < len(keys) or not all(keys):
            continue
        texts = tuple("\n".join(piece.text for piece in row_lines(table, row)) for row in rows)
        fits = [
            Cell(table, number, keys[number], header, row.texts[column].strip(), texts)
            for number, row in enumerate(rows)
            for column, header in enumerate(table.headers)
            if column and header and _states(row.texts[column].strip(), values)
        ]
        if fits:
            yield rng.choice(fits)


def _states(text: str, values: int, most: int = LONGEST) -> bool:
    """Whether a cell of at most so many characters states so many values, or words where these are none."""
    is_said = bool(text) and (values > 0 or any(letter.isalpha() for letter in text))
    return is_said and len(text) <= most and count_of_values(f"It is {text}.") == values


def invented(cell: Cell, rng: random.Random) -> str | None:
    match = _NUMBER.search(cell.value)
    other = str(rng.randint(2, 9)) + (match[0] if match else "")
    changed = cell.value[: match.start()] + other + cell.value[match.end() :] if match else None
    return cell.answer(value=changed) if changed and changed not in "\n".join(cell.texts) else None


def other_unit(cell: Cell, rng: random.Random) -> str | None:
    unit = rng.choice(UNITS)
    match = re.fullmatch(r"[±+-]?\d[\d.,]*", cell.value)
    return cell.answer(value=f"{cell.value} {unit}") if match and unit not in "\n".join(cell.texts) else None


def other_row(cell: Cell, rng: random.Random) -> str | None:
    """The value that stands in the same column of another row, and not in the row that is named."""
    column, count = cell.table.headers.index(cell.header), count_of_values(f"It is {cell.value}.")
    others = [row.texts[column].strip() for row in cell.table.rows[:MOST_ROWS]]
    values = {one for one in others if one != cell.value and _states(one, count, len(one))}
    values = {one for one in values if one not in cell.texts[cell.row]}
    return cell.answer(value=rng.choice(sorted(values))) if values else None


def other_name(cell: Cell, rng: random.Random) -> str | None:
    return cell.answer(key=f"XQ{rng.randint(100, 999)}_{rng.choice('ABCDEF')}")


def _from_elsewhere(cell: Cell, statements: Iterator[Told]) -> str | None:
    """A sentence of prose without values that a table is cited for, which holds few of its words."""
    texts = "\n".join(cell.texts).casefold()
    for one in statements:
        words = [word for word in re.findall(r"[^\W\d_]{4,}", one.sentence.casefold()) if word not in STOP_WORDS]
        is_bare = not count_of_values(one.sentence)
        if is_bare and len(words) >= 4 and 2 * sum(word in texts for word in words) <= len(words):
            return f"{one.sentence.rstrip('.')} [1]."
    return None


WRONG: dict[str, Callable[[Cell, random.Random], str | None]] = {
    "invented number": invented,
    "another unit": other_unit,
    "another row": other_row,
    "invented name": other_name,
}


def is_marked(text: str, cell: Cell, likeness: WordLikeness) -> bool:
    context = " › ".join(filter(None, (cell.table.section, cell.table.caption)))
    table = "\n".join(cell.texts)
    said = {1: Said(table, context)}
    found = grounded(text, {1: evidence_of(table, context)}, {1: Rows(cell.texts)}, said=said, likeness=likeness)
    return bool(found.flags)


def counted(kind: str, marks: Sequence[bool]) -> str:
    return f"{kind:24} {sum(marks):4} of {len(marks):4} marked ({sum(marks) / max(1, len(marks)):.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("library", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--each", type=int, default=100, help="answers of each kind")
    parser.add_argument("--show", action="store_true")
    chosen = parser.parse_args()
    rng = random.Random(chosen.seed)
    catalog = Catalog(LibraryPaths(chosen.library).catalog)
    likeness = WordLikeness.load(resources() / "models" / "words")
    statements = told(catalog, random.Random(chosen.seed))
    marks: defaultdict[str, list[bool]] = defaultdict(list)

    def take(kind: str, text: str | None, cell: Cell, wanted: bool) -> None:
        if text is None or len(marks[kind]) >= chosen.each:
            return
        marks[kind].append(is_marked(text, cell, likeness))
        if chosen.show and marks[kind][-1] is not wanted:
            print(f"{kind}: {text} | {cell.texts[cell.row]!r}")

    for cell in cells(catalog, rng, 1):
        take("right (cells)", cell.answer(), cell, False)
        for kind, wrong in WRONG.items():
            take(kind, wrong(cell, rng), cell, True)
        if len(marks) > len(WRONG) and all(len(own) >= chosen.each for own in marks.values()):
            break
    for cell in cells(catalog, rng, 0):
        take("right (words)", cell.answer(), cell, False)
        take("words of another row", other_row(cell, rng), cell, True)
        take("a sentence from elsewhere", _from_elsewhere(cell, statements), cell, True)
    for kind, (own, shown) in marks_of_sentences(catalog, rng, chosen.each, likeness).items():
        marks[kind] = own
        for one in shown if chosen.show else ():
            print(f"{kind}: {one}")
    for kind, own in marks.items():
        print(counted(kind, own))
    catalog.close()


if __name__ == "__main__":
    main()
