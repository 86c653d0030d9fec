"""Small tables, chunks and passages for the tests of asking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from localmind_desktop.core.ask.candidates.sheets import Sheet, sheet
from localmind_desktop.core.ask.query.asked import Asked, asked
from localmind_desktop.core.model import Box, Cell, Chunk, ChunkKind, Passage, Place, Row, Scores, Table

LINE = 12.0  # points from one line to the next


def table(
    headers: Sequence[str], rows: Sequence[Sequence[str]], caption: str = "Table 1 – Things", page: int = 1
) -> Table:
    """A table of one page whose cells lie in a regular grid."""
    made = []
    for number, texts in enumerate(rows):
        top = LINE * (number + 1)
        cells = tuple(Cell(text, Box(50.0 * n, top, 50.0 * n + 50, top + LINE)) for n, text in enumerate(texts))
        made.append(Row(cells, Place(page, Box(0.0, top, 50.0 * len(texts), top + LINE))))
    return Table(caption, "", tuple(headers), tuple(made), (page,), subject=tuple(caption.split()[-1:]))


def sheet_of(made: Table, title: str = "A handbook", subjects: Sequence[str] = ()) -> Sheet:
    return sheet("d", "handbook.pdf", title, 0, made, frozenset(subjects))


def question(text: str, weights: Mapping[str, float] | None = None) -> Asked:
    """A question whose terms all weigh the same, unless ``weights`` says otherwise."""
    return asked(text, lambda terms: {term: (weights or {}).get(term, 1.0) for term in terms} | {"\0": 9.0})


def prose(text: str, context: str = "", document_id: str = "d", page: int = 1) -> Passage:
    """A passage of one box per line."""
    places = tuple(Place(page, Box(50.0, LINE * n, 400.0, LINE * n + LINE - 2)) for n, _ in enumerate(text.split("\n")))
    chunk = Chunk(f"{document_id}-{abs(hash(text))}", document_id, ChunkKind.PROSE, 0, text, context, places)
    return Passage(chunk, "handbook.pdf", Scores(fused=0.1))
