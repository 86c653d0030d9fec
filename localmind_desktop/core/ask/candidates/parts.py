"""Parts of a table as parts of an answer: its cells with their places, its name, its citations. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from localmind_desktop.core.ask.candidates.sheets import RowMatch, Sheet
from localmind_desktop.core.ask.query.bounds import UNIT_HEADERS
from localmind_desktop.core.model import AnswerTable, Citation, Place, Row, TableRef
from localmind_desktop.core.phrase import Phrase, phrase
from localmind_desktop.core.text.quantities import quantity

EMPTY = phrase("empty in the source")
_LONGEST_QUOTE = 600  # characters
_NO_FIGURE = frozenset({"", "-", "–", "—"})
_LONGEST_ROW = 240  # characters of a row that is told whole
_NAMING = 2  # filled cells that name a row
_LONGEST_NAME = 60  # characters of a table's name that are repeated in an answer


def ref_of(sheet: Sheet) -> TableRef:
    """What a table is called and where it begins."""
    table = sheet.table
    page = table.pages[0] if table.pages else table.rows[0].place.page
    return TableRef(sheet.document_id, sheet.document, sheet.index, table.name, page)


def part_of(sheet: Sheet, rows: Sequence[int], columns: Sequence[int], numbers: Sequence[int]) -> AnswerTable:
    """Some rows and columns of a table. ``numbers`` are the citations of the rows."""
    table = sheet.table
    return AnswerTable(
        headers=tuple(table.headers[column] for column in columns),
        rows=tuple(tuple(table.rows[row].texts[column] for column in columns) for row in rows),
        rows_read=len(table.rows),
        citations=tuple(numbers),
        rows_total=len(table.rows),
        source=ref_of(sheet),
        places=tuple(tuple(place_of(table.rows[row], column) for column in columns) for row in rows),
    )


def computed_part(sheet: Sheet, header: str, value: str) -> AnswerTable:
    """A value that stands in no cell."""
    count = len(sheet.table.rows)
    return AnswerTable((header,), ((value,),), count, (1,), count, ref_of(sheet), ((None,),))


def unit_columns(sheet: Sheet, row: int) -> tuple[int, ...]:
    """The column with the unit of a row's figures, where it has one."""
    texts = sheet.table.rows[row].texts
    units = [c for c, words in enumerate(sheet.header_words) if words and words[-1] in UNIT_HEADERS]
    return tuple(column for column in units if texts[column].strip())[:1]


def told_value(sheet: Sheet, row: int, column: int) -> str:
    """What a cell says; a bare figure with the unit that its row has in a column of units."""
    texts, unit = sheet.table.rows[row].texts, unit_column_of(sheet, row, column)
    return " ".join(" ".join(texts[c].split()) for c in (column, unit) if c is not None)


def unit_column_of(sheet: Sheet, row: int, column: int) -> int | None:
    """The column with the unit of a bare figure.

    Figures alone stand between the two: the number of a pin is no voltage.
    """
    texts = sheet.table.rows[row].texts
    found = quantity(" ".join(texts[column].split()))
    if found is None or found.unit.dimension:
        return None
    for unit in unit_columns(sheet, row):
        between = texts[min(column, unit) + 1 : max(column, unit)]
        if unit != column and all(quantity(text) is not None or text.strip() in _NO_FIGURE for text in between):
            return unit
    return None


def pairs_of(sheet: Sheet, row: int, columns: Sequence[int]) -> str:
    """``Header: value`` pairs; neighbouring columns under one header share it."""
    texts, headers = sheet.texts[row], sheet.table.headers
    said = []
    for header, run in groupby(columns, key=lambda column: headers[column]):
        values = dict.fromkeys(" ".join(texts[column].split()) or EMPTY for column in run)
        said.append(_pair(header, " ".join(values)))
    return "; ".join(said)


def under_name(sheet: Sheet, text: str) -> str:
    """What is told of a row, with the name of its table where both are short."""
    name = " ".join(sheet.table.caption.split())
    return f"{text} · {name}" if 0 < len(name) <= min(_LONGEST_NAME, _LONGEST_ROW - len(text)) else text


def is_told_whole(sheet: Sheet, row: int) -> bool:
    """Whether a row is short enough for that."""
    return len(pairs_of(sheet, row, columns_said(sheet, row))) <= _LONGEST_ROW


def columns_said(sheet: Sheet, row: int) -> list[int]:
    """The columns in which a row says something, also what it takes over from above."""
    return [column for column, text in enumerate(sheet.texts[row]) if text.strip()]


def told_parts(sheet: Sheet, row: int, parts: Sequence[tuple[int, str]]) -> dict[int, str]:
    """Of a long row, its first cell and those of ``parts``, which stand best first, that fit: what is told of each."""
    first = columns_said(sheet, row)[0]
    kept: dict[int, str] = {}
    for column, part in sorted(parts, key=lambda one: one[0] != first):
        if len(kept) < _NAMING or len(said_parts(sheet, {**kept, column: part})) <= _LONGEST_ROW:
            kept[column] = part
    return dict(sorted(kept.items()))


def said_parts(sheet: Sheet, parts: Mapping[int, str]) -> str:
    """``Header: value`` pairs of what is told of some columns."""
    return "; ".join(_pair(sheet.table.headers[column], text) for column, text in parts.items())


def _pair(header: str, text: str) -> str:
    return f"{header}: {text}" if header.strip() else text


def told_columns(sheet: Sheet, row: int, columns: Sequence[int], fewest: int = 1) -> list[int]:
    """The columns of a row that are told, in their order.

    Of a long row its first cell and those of ``columns`` in front that fit, and the ``fewest`` however long they are.
    """
    filled = columns_said(sheet, row)
    if is_told_whole(sheet, row):
        return filled
    kept: list[int] = []
    for column in dict.fromkeys([*filled[:1], *(c for c in columns if c in filled), *filled[1:_NAMING], *filled]):
        if len(kept) < fewest or len(pairs_of(sheet, row, sorted([*kept, column]))) <= _LONGEST_ROW:
            kept.append(column)
    return sorted(kept)


def read_line(sheet: Sheet) -> Phrase:
    """``All 38 rows of Table 12 checked.``"""
    count = len(sheet.table.rows)
    name = ref_of(sheet).label
    called = name if 0 < len(name) <= _LONGEST_NAME else phrase("the table")
    if count == 1:
        return phrase("The only row of {table} checked.", table=called)
    return phrase("All {n} rows of {table} checked.", n=count, table=called)


def place_of(row: Row, column: int) -> Place:
    """Where a cell stands; its row, for a cell without an area of its own."""
    return Place(row.place.page, row.cells[column].box or row.place.box)


def row_citation(match: RowMatch, number: int) -> Citation:
    """The cells of a row that the question asks for, within their row and headers."""
    confidence = min(1.0, match.support.score) * match.sheet.table.confidence
    return cells_citation(match.sheet, match.row, match.columns, number, confidence)


def cells_citation(sheet: Sheet, row_number: int, columns: Sequence[int], number: int, confidence: float) -> Citation:
    """The cells of a row in ``columns``, all where these are none, within their row and headers."""
    row = sheet.table.rows[row_number]
    marked = columns or range(len(row.cells))
    places = dict.fromkeys(place_of(row, column) for column in marked if row.cells[column].text.strip())
    return Citation(
        number=number,
        document_id=sheet.document_id,
        document=sheet.document,
        page=row.place.page,
        places=tuple(places) or (row.place,),
        quote=quote_of(row),
        section=" ".join(sheet.table.name.split()),
        cells=cells_of(sheet, row),
        around=(row.place, *_headers_on(sheet, row.place.page)),
        confidence=confidence,
    )


def page_citations(sheet: Sheet, rows: Sequence[int], columns: Sequence[int], score: float) -> tuple[Citation, ...]:
    """The cells of ``columns`` in ``rows``: one citation per page, in order."""
    table = sheet.table
    pages = pages_of(sheet, rows)
    made = []
    for number, page in enumerate(pages, start=1):
        here = [table.rows[row] for row in rows if table.rows[row].place.page == page]
        made.append(
            Citation(
                number=number,
                document_id=sheet.document_id,
                document=sheet.document,
                page=page,
                places=tuple(dict.fromkeys(place_of(row, column) for row in here for column in columns)),
                quote="; ".join(map(quote_of, here))[:_LONGEST_QUOTE],
                section=" ".join(table.name.split()),
                cells=cells_of(sheet, here[0]) if len(here) == 1 else (),
                around=(*(row.place for row in here), *_headers_on(sheet, page)),
                confidence=min(1.0, score) * table.confidence,
            )
        )
    return tuple(made)


def pages_of(sheet: Sheet, rows: Sequence[int]) -> list[int]:
    """The pages on which rows stand, each once."""
    return sorted({sheet.table.rows[row].place.page for row in rows})


def cells_of(sheet: Sheet, row: Row) -> tuple[tuple[str, str], ...]:
    """Header and text of each filled cell."""
    cells = zip(sheet.table.headers, row.texts, strict=True)
    return tuple((" ".join(header.split()), " ".join(text.split())) for header, text in cells if text.strip())


def quote_of(row: Row) -> str:
    return " | ".join(text for text in row.texts if text.strip())


def _headers_on(sheet: Sheet, page: int) -> tuple[Place, ...]:
    return tuple(place for place in sheet.table.header_places if place.page == page)
