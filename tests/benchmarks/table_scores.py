"""How right tables were read: against what was drawn, and against the characters on the page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pymupdf

from localmind_desktop.core.model import LEVELS, PageRead, Table
from localmind_desktop.core.parsing.check.self_check import characters, page_texts
from localmind_desktop.core.parsing.header.rows import GROUP_HEADER
from tests.benchmarks.table_readers import Found
from tests.drawing_truth import Known

_RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789", " \n\t\u00a0^")


@dataclass
class Score:
    """Rows and tables drawn, and of them those whose cells, headers and names were read right."""

    rows: int = 0
    exact: int = 0
    tables: int = 0
    headers: int = 0
    names: int = 0
    more: int = 0  # tables read that nobody drew

    def add(self, other: Score) -> None:
        for name in ("rows", "exact", "tables", "headers", "names", "more"):
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def __str__(self) -> str:
        if not self.tables:
            return "–"
        rows = 100 * self.exact / self.rows if self.rows else 100.0
        return f"{rows:5.1f} {100 * self.headers / self.tables:4.0f} {100 * self.names / self.tables:4.0f}"


def strict(truth: Sequence[Known], read: Sequence[Table]) -> Score:
    """Our tables, to the letter: every cell, group values included, headers with all their levels, one name each."""
    score = Score(sum(len(table.rows) for table in truth), tables=len(truth))
    left = list(read)
    score.more = max(0, len(read) - len(truth))
    for drawn in truth:
        best = max(left, key=lambda table: _same_rows(drawn, table), default=None)
        if best is None:
            break
        left.remove(best)
        score.exact += _same_rows(drawn, best)
        score.headers += drawn.headers == best.headers
        score.names += drawn.name == best.name
    return score


def _same_rows(drawn: Known, read: Table) -> int:
    wanted, found = Counter(drawn.rows), Counter(row.texts for row in read.rows)
    return (wanted & found).total()


def lenient(truth: Sequence[Known], read: Sequence[Found]) -> Score:
    """A library's tables, in the best light.

    Rows may stand in any table; spaces, raised figures and the order of letters do not matter; a position that it knows
    to be merged is right whatever it holds; group values are not asked for; of a header's levels the last will do.
    """
    score = Score(sum(len(table.rows) for table in truth), tables=len(truth))
    for drawn in truth:
        width = len(drawn.headers) - (drawn.headers[-1:] == (GROUP_HEADER,))
        left = [row for table in read for row in table.rows if len(row) == width]
        for wanted in drawn.rows:
            row = next((row for row in left if _agrees(wanted[:width], row)), None)
            if row is not None:
                left.remove(row)
                score.exact += 1
        heads = [table.headers for table in read] + [row for table in read for row in table.rows[:2]]
        score.headers += any(len(head) == width and _heads(drawn.headers[:width], head) for head in heads)
    return score


def _agrees(wanted: Sequence[str], row: Sequence[str | None]) -> bool:
    return all(cell is None or _plain(cell) == _plain(text) for text, cell in zip(wanted, row, strict=True))


def _heads(wanted: Sequence[str], head: Sequence[str | None]) -> bool:
    pairs = zip(wanted, head, strict=True)
    return all(cell is None or _plain(cell) in (_plain(name), _plain(name.split(LEVELS)[-1])) for name, cell in pairs)


def _plain(text: str) -> list[str]:
    return sorted(text.translate(_RAISED))


def lost(path: Path, pages: Sequence[PageRead]) -> list[tuple[int, Counter[str], int]]:
    """The pages on which characters of plain extraction are in no block and no table: which, and of how many."""
    found = []
    flags = pymupdf.TEXT_PRESERVE_WHITESPACE | pymupdf.TEXT_MEDIABOX_CLIP
    with pymupdf.open(path) as document:
        for page in pages:
            printed = characters([document[page.number - 1].get_text("text", flags=flags).replace("\0", "")])
            missing = printed - characters(page_texts(page))
            if missing:
                found.append((page.number, missing, printed.total()))
    return found
