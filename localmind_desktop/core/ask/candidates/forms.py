"""What stands beside or under its label on a form, an invoice or a cover page: ``Account number: 2966``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from localmind_desktop.core.ask.candidates.prose_windows import Span, Window
from localmind_desktop.core.model import BlockKind, Box, PageRead, Passage, Place, Scope
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.terms import STOP_WORDS

_BEST, _MOST_PAGES = 8, 5  # passages whose pages are looked at, in documents of so few pages
_LONGEST_LABEL, _MOST_WORDS = 45, 6  # characters and words
_LONGEST_LINE = 160  # characters of a line that holds its label itself
_RUNNING_LINES = 2  # lines of a block, over which it is running text
_VALUE = re.compile(r"\D\s+\S*\d|@|[:：]\s*\S")
_OVERLAP = 0.5  # of the lower of two pieces, from which they stand in one line
_ALIGNED, _GAP = 8.0, 1.8  # points between left edges; heights of a line between a label and what stands under it
_MOST_PIECES = 250  # of one page: more are a drawing or a large table
_DIGIT = re.compile(r"\d")


class Piece(NamedTuple):
    """A line or a cell of a page."""

    text: str
    box: Box


@dataclass(frozen=True, slots=True)
class Form:
    """What stands on a page in single lines: all its labels with their values as ``windows`` of one passage."""

    passage: Passage
    windows: tuple[Window, ...]


def forms_of(catalog: Catalog, passages: Sequence[Passage], scope: Scope) -> Iterator[Form]:
    """The pages of the best passages as forms, in short documents."""
    if scope.table is not None:  # what stands beside a table is not asked
        return
    seen: dict[str, set[int]] = {}
    for passage in passages[:_BEST]:
        document = passage.chunk.document_id
        if document not in seen:
            numbers = catalog.page_numbers(document)
            seen[document] = set() if len(numbers) <= _MOST_PAGES else set(numbers)
        pages = {place.page for place in passage.chunk.places} - seen[document]
        seen[document] |= pages
        for read in catalog.pages_of(document, sorted(filter(scope.holds_page, pages))):
            form = form_of(passage, read)
            if form is not None:
                yield form


def form_of(passage: Passage, page: PageRead) -> Form | None:
    """The labels and values of a page, with the name and the scores of a ``passage`` that stands on it."""
    pieces = list(_pieces(page))
    if not 0 < len(pieces) <= _MOST_PIECES:
        return None
    spans: list[Span] = []
    for piece in pieces:
        start = spans[-1][1] + 1 if spans else 0
        spans.append((start, start + len(piece.text)))
    numbers = {id(piece): number for number, piece in enumerate(pieces)}
    windows = []
    for piece, span in zip(pieces, spans, strict=True):
        if len(piece.text) <= _LONGEST_LINE and _holds_value(piece.text):
            windows.append(Window((span,), span))
        value = _value_of(piece, pieces) if _is_label(piece.text) else None
        if value is not None:
            windows.append(Window((span, spans[numbers[id(value)]]), span))
    text = "\n".join(piece.text for piece in pieces)
    places = tuple(Place(page.number, piece.box) for piece in pieces)
    chunk = replace(passage.chunk, text=text, places=places)
    return Form(replace(passage, chunk=chunk), tuple(windows)) if windows else None


# ------------------------------------------------------------------ inside


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
