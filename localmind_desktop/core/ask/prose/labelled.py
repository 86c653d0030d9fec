"""What stands beside or under its label on a form, an invoice or a cover page: ``Account number: 2966``. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from localmind_desktop.core.model import BlockKind, Box, Chunk, ChunkKind, PageRead, Passage, Place
from localmind_desktop.core.terms import STOP_WORDS

_LONGEST_LABEL, _MOST_WORDS = 45, 6  # characters and words
_LONGEST_LINE = 160  # characters of a line that holds its label itself
_RUNNING_LINES = 2  # lines of a block, over which it is running text
_VALUE = re.compile(r"\D\s+\S*\d|@|[:：]\s*\S")
_OVERLAP = 0.5  # of the lower of two pieces, from which they stand in one line
_ALIGNED, _GAP = 8.0, 1.8  # points between left edges; heights of a line between a label and what stands under it
_MOST_PIECES = 250  # of one page: more are a drawing or a large table
_DIGIT = re.compile(r"\d")
_SHORT_FORMS = (
    (re.compile(r"(?<=\w)nr\b\.?|\bnr\b\.?", re.IGNORECASE), "nummer"),
    (re.compile(r"\bno\.(?=\s|$|:)", re.IGNORECASE), "number"),
    (re.compile(r"\btél?\b\.?", re.IGNORECASE), "téléphone"),
    (re.compile(r"\btel\b\.?", re.IGNORECASE), "phone"),
    (re.compile(r"\bkto\b\.?-?", re.IGNORECASE), "konto"),
    (re.compile(r"\bfax\b", re.IGNORECASE), "fax faxnummer"),
)


class Piece(NamedTuple):
    """A line or a cell of a page."""

    text: str
    box: Box


def labelled(passage: Passage, page: PageRead) -> Iterator[Passage]:
    """Every label of a page with its value, and every short line, as a passage of its own beside ``passage``.

    The context of each has, in a line of its own, the text of the page: a form is about everything that stands on it.
    """
    pieces = list(_pieces(page))
    if len(pieces) > _MOST_PIECES:
        return
    context = f"{passage.chunk.context}\n{' '.join(piece.text for piece in pieces)}"
    for number, piece in enumerate(pieces):
        if len(piece.text) <= _LONGEST_LINE and _holds_value(piece.text):
            yield _made(passage, page.number, (piece,), context, number)
        value = _value_of(piece, pieces) if _is_label(piece.text) else None
        if value is not None:
            yield _made(passage, page.number, (piece, value), context, number)


def spelled(label: str) -> str:
    """A label with its short forms written out, as questions write them."""
    for pattern, word in _SHORT_FORMS:
        label = pattern.sub(word, label)
    return label


# ------------------------------------------------------------------ inside


def _made(passage: Passage, page: int, pieces: Sequence[Piece], context: str, number: int) -> Passage:
    chunk = Chunk(
        f"{passage.chunk.id}-{page}-{number}-{len(pieces)}",
        passage.chunk.document_id,
        ChunkKind.PROSE,
        number,
        "\n".join(piece.text for piece in pieces),
        context,
        tuple(Place(page, piece.box) for piece in pieces),
    )
    return replace(passage, chunk=chunk)


def _pieces(page: PageRead) -> Iterator[Piece]:
    for block in page.blocks:
        if len(block.lines) <= _RUNNING_LINES or block.kind in (BlockKind.HEADING, BlockKind.FURNITURE):
            yield from (Piece(" ".join(line.text.split()), line.box) for line in block.lines if line.text.strip())
    for fragment in page.fragments:
        if any(header.strip() for header in fragment.headers):
            continue  # a table of things: its rows are read as rows, with the headers over them
        cells = [*zip(fragment.headers, fragment.header_boxes, strict=False)]
        cells += [(cell.text, cell.box) for row in fragment.rows for cell in row.cells if cell.box is not None]
        seen: set[Box] = set()
        for text, box in cells:
            if text.strip() and box not in seen:
                seen.add(box)
                yield Piece(" ".join(text.split()), box)


def _holds_value(line: str) -> bool:
    """Whether a line holds its label and its value: it does not break off before what it leads to."""
    last = line.split()[-1]
    return bool(_VALUE.search(line)) and not line.endswith((":", "：")) and last.casefold() not in STOP_WORDS


def _is_label(text: str) -> bool:
    words = text.rstrip(":： ").split()
    return (
        0 < len(words) <= _MOST_WORDS
        and len(text) <= _LONGEST_LABEL
        and text[0].isalpha()
        and not _DIGIT.search(text)
        and not text.endswith((",", ";"))
    )


def _value_of(label: Piece, pieces: Iterable[Piece]) -> Piece | None:
    """What stands to the right of a label, or under it where labels stand side by side."""
    others = [piece for piece in pieces if piece is not label]
    right = min((one for one in others if _is_right(label.box, one.box)), key=lambda one: one.box.x0, default=None)
    below = min((one for one in others if _is_below(label.box, one.box)), key=lambda one: one.box.y0, default=None)
    right = None if right is not None and right.text.endswith((":", "：")) else right  # the next label
    if label.text.endswith((":", "：")) or below is None:
        return right or below
    if right is None or not _DIGIT.search(right.text):
        return below
    return right


def _is_right(label: Box, other: Box) -> bool:
    shared = min(label.y1, other.y1) - max(label.y0, other.y0)
    return other.x0 >= label.x1 - 2 and shared > _OVERLAP * min(label.y1 - label.y0, other.y1 - other.y0)


def _is_below(label: Box, other: Box) -> bool:
    height = min(label.y1 - label.y0, other.y1 - other.y0)
    return abs(other.x0 - label.x0) <= _ALIGNED and -0.3 * height <= other.y0 - label.y1 <= _GAP * height
