"""Answers whose empty cells are completed from elsewhere in their document: marked, with both places cited (R19)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial

from localmind_desktop.core.ask.candidates.drafts import Draft
from localmind_desktop.core.ask.candidates.parts import EMPTY, place_of
from localmind_desktop.core.ask.candidates.sheets import Sheet
from localmind_desktop.core.ask.compute.healing import Cell, Healing
from localmind_desktop.core.model import AnswerTable, Citation, Finding, HealedCell, Place, Table, TableRef
from localmind_desktop.core.phrase import Phrase, changed, in_turn, phrase
from localmind_desktop.core.store.healed import Healed


@dataclass(slots=True)
class _Cited:
    """The citations of an answer, to which those of origins are added, each place once."""

    document_id: str
    document: str
    citations: list[Citation] = field(default_factory=list)

    def number(self, healed: Healed) -> int:
        """The number of the citation that shows where a healed cell's text stands."""
        for citation in self.citations:
            if citation.document_id == self.document_id and citation.places == healed.places:
                return citation.number
        number = len(self.citations) + 1
        page = healed.places[0].page
        made = Citation(number, self.document_id, self.document, page, healed.places, healed.quote)
        self.citations.append(made)
        return number


def healed_row(draft: Draft, sheet: Sheet, row: int, asked: int | None, healing: Healing) -> Draft:
    """A row's answer with its empty describing cells; with that of the column that is ``asked``, where one is."""
    columns = range(len(sheet.table.headers)) if asked is None else [asked]
    cells = healing.healed(sheet.document_id, sheet.index, sheet.table, [(row, column) for column in columns])
    found = {column: healed for (_, column), healed in cells.items()}
    if not found:
        return draft
    cited = _Cited(sheet.document_id, sheet.document, list(draft.citations))
    text, value = draft.text, draft.value
    for column, healed in found.items():
        header = sheet.table.headers[column]
        told = _told(healed, _label(sheet, row), cited.number(healed))
        if isinstance(text, Phrase) and text.values.get("value") == EMPTY:  # the one cell that was asked for
            text, value = phrase("{header}: {value}; {row}", **{**text.values, "value": told}), healed.text
        elif f"{header}: {EMPTY}" in text:
            text, value = changed(text, partial(_replaced, f"{header}: {EMPTY}", f"{header}: {told}")), healed.text
        else:
            text = in_turn(text, phrase("{header}: {value}", header=header, value=told), between="; ")
    table = _with_columns(draft.table, sheet, row, found, cited) if draft.table is not None else None
    findings = () if asked is not None else tuple(_completed(one, sheet, row, found, cited) for one in draft.findings)
    return replace(draft, text=text, value=value, citations=tuple(cited.citations), table=table, findings=findings)


def _completed(finding: Finding, sheet: Sheet, row: int, found: Mapping[int, Healed], cited: _Cited) -> Finding:
    """A row with its completed cells."""
    rows = finding.rows
    return replace(finding, rows=_with_columns(rows, sheet, row, found, cited)) if rows is not None else finding


def healed_tables(draft: Draft, healing: Healing) -> Draft:
    """An answer's tables with their empty describing cells."""
    citations = draft.citations
    tables: list[AnswerTable] = []
    for table in (draft.table, *draft.more_tables) if draft.table is not None else ():
        healed, citations = _healed_table(table, citations, healing)
        tables.append(healed)
    marks = [mark for table in tables for mark in table.healed]
    if not marks:
        return draft
    numbers = "".join(f"[{number}]" for number in sorted({mark.citation for mark in marks}))
    count = len(marks)
    told = (
        phrase("One empty cell was completed from elsewhere in the document {marks}.", marks=numbers)
        if count == 1
        else phrase("{n} empty cells were completed from elsewhere in the document {marks}.", n=count, marks=numbers)
    )
    return replace(
        draft,
        text=in_turn(draft.text, told),
        table=tables[0],
        more_tables=tuple(tables[1:]),
        citations=citations,
    )


def _healed_table(
    table: AnswerTable, citations: tuple[Citation, ...], healing: Healing
) -> tuple[AnswerTable, tuple[Citation, ...]]:
    """A table with its completed cells, and the citations with those of their origins."""
    ref = table.source
    source = healing.catalog.table(ref.document_id, ref.index) if ref is not None else None
    if ref is None or source is None:
        return table, citations
    empty = {at: cell for cell, at in _empty_cells(table, source)}
    cited = _Cited(ref.document_id, ref.document, list(citations))
    rows = [list(row) for row in table.rows]
    marks = []
    for at, healed in healing.healed(ref.document_id, ref.index, source, empty).items():
        row, column = empty[at]
        rows[row][column] = healed.text
        marks.append(HealedCell(row, column, cited.number(healed)))
    return replace(table, rows=tuple(map(tuple, rows)), healed=tuple(marks)), tuple(cited.citations)


def _told(healed: Healed, table: str, number: int) -> Phrase:
    """The text of a completed cell, that it is empty in its table, and where the text is from."""
    return phrase(
        "{text} (empty in {table}; from {origin} {mark})",
        text=healed.text,
        table=table or phrase("its table"),
        origin=healed.origin,
        mark=f"[{number}]",
    )


def _replaced(before: str, after: str, text: str) -> str:
    return text.replace(before, after)


def _label(sheet: Sheet, row: int) -> str:
    page = sheet.table.rows[row].place.page
    return TableRef(sheet.document_id, sheet.document, sheet.index, sheet.table.name, page).label


def _with_columns(
    table: AnswerTable, sheet: Sheet, row_number: int, found: Mapping[int, Healed], cited: _Cited
) -> AnswerTable:
    """The table of one row, with the completed cells behind its own."""
    width, row = len(table.headers), sheet.table.rows[row_number]
    marks = tuple(HealedCell(0, width + n, cited.number(healed)) for n, healed in enumerate(found.values()))
    return replace(
        table,
        headers=(*table.headers, *(sheet.table.headers[column] for column in found)),
        rows=((*table.rows[0], *(healed.text for healed in found.values())),),
        places=((*table.places[0], *(place_of(row, column) for column in found)),) if table.places else (),
        healed=marks,
    )


def _empty_cells(table: AnswerTable, source: Table) -> Iterator[tuple[Cell, Cell]]:
    """The empty cells of an answer's table, and the cells that they are in the table they are from."""
    for row, (texts, places) in enumerate(zip(table.rows, table.places, strict=False)):
        for column, (text, place) in enumerate(zip(texts, places, strict=True)):
            at = _found_at(table.headers[column], place, source) if not text.strip() and place is not None else None
            if at is not None:
                yield (row, column), at


def _found_at(header: str, place: Place, source: Table) -> Cell | None:
    columns = [column for column, name in enumerate(source.headers) if name == header]
    for number, row in enumerate(source.rows):
        if row.place.page == place.page:
            for column in columns:
                if (row.cells[column].box or row.place.box) == place.box and not row.texts[column].strip():
                    return number, column
    return None
