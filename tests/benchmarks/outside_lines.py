"""What people outside wrote: documents with their questions, one JSON object per line, in two halves."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

OUTSIDE = Path(__file__).parents[3] / "shared" / "outside"
HALVES = ("choose", "unseen")
SHORT_NAME = 40  # characters of a title that the name of its file takes


@dataclass(frozen=True)
class Asked:
    """A question; every one of ``answers`` must stand in what is answered. ``scale`` is what figures are given in."""

    question: str
    answers: tuple[str, ...]
    kind: str
    scale: str = ""


@dataclass(frozen=True)
class Grid:
    """A table as it was written: rows of equal length, names of columns first."""

    caption: str
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Line:
    """One document: ``file`` is the name of the file of lines without its suffix."""

    file: str
    id: str
    title: str
    tables: tuple[Grid, ...]
    paragraphs: tuple[str, ...]
    questions: tuple[Asked, ...]

    @property
    def half(self) -> str:
        """Chosen by the hash of the id alone, so that the translations of one article lie in the same half."""
        return HALVES[int(hashlib.sha256(self.id.encode()).hexdigest(), 16) % 2]

    @property
    def name(self) -> str:
        """A file name that says what the title says."""
        words = re.sub(r"\W+", "-", self.title or self.file).strip("-").lower()
        return f"{words[:SHORT_NAME]}-{number_of(self.file, self.id):08x}"[:60] + ".pdf"

    def chance(self, what: str, of: int) -> int:
        """One of ``of`` numbers, always the same for this document."""
        return number_of(what, self.id) % of


def number_of(what: str, identity: str) -> int:
    return int(hashlib.sha256(f"{what} {identity}".encode()).hexdigest()[:8], 16)


def read_lines(path: Path) -> list[Line]:
    return [_line(path.stem, text) for text in path.read_text(encoding="utf-8").splitlines() if text.strip()]


def _line(file: str, text: str) -> Line:
    one = json.loads(text)
    return Line(
        file,
        str(one["id"]),
        plain(one["title"]),
        tuple(_grid(table) for table in one["tables"] if any(table["rows"])),
        tuple(filter(None, map(plain, one["paragraphs"]))),
        tuple(
            Asked(asked["question"], tuple(asked["answers"]), asked["kind"], asked.get("scale") or "")
            for asked in one["questions"]
        ),
    )


def _grid(table: dict[str, object]) -> Grid:
    rows = [[plain(str(cell)) for cell in row] for row in table["rows"]]  # type: ignore[attr-defined]
    width = max(map(len, rows))
    return Grid(plain(str(table["caption"])), tuple((*row, *[""] * (width - len(row))) for row in rows))


def plain(text: str) -> str:
    """On one line, without what has no shape: byte order marks, joiners."""
    return " ".join(re.sub(r"[\u200b-\u200f\u202a-\u202e\u2060\ufeff\u00ad]", "", text).split())


def sample(lines: Sequence[Line], half: str, most: int | None) -> list[Line]:
    """The lines of a half, in the order of their hashes: a larger sample holds every smaller one."""
    own = sorted((line for line in lines if line.half == half), key=lambda line: number_of("order", line.id))
    return own[:most]


def some_questions(line: Line, most: int | None) -> list[Asked]:
    """At most so many questions of a document, by their hashes."""
    return sorted(line.questions, key=lambda asked: number_of(asked.question, line.id))[:most]
