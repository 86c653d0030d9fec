"""What is shown of places that may answer: the first of them at once, the others on demand. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from localmind_desktop.bridge.telling import told_phrase
from localmind_desktop.core import Answer, AnswerTable, Citation
from localmind_desktop.ui.chat.lines import (
    BESIDE,
    Line,
    Look,
    around_words,
    cells_by_name,
    marked,
    place_in_line,
    places_of,
    question_words,
    said_by,
    section_of,
)
from localmind_desktop.ui.words import count_name, tr

LONGEST_LEAD, LONGEST_PLACE = 480, 240  # characters of a passage that may answer


@dataclass(frozen=True, slots=True)
class Run:
    """Rows of one table on one page that stand one after the other among the places; or a single passage.

    ``head`` says where, less what was said of the place before.
    """

    places: tuple[Citation, ...]
    head: str

    @property
    def is_rows(self) -> bool:
        return bool(self.places[0].cells)


def lead_lines(answer: Answer) -> Iterator[Line]:
    """The first place, which is to be checked: the words themselves, or the table of a row, which stands below."""
    places = places_of(answer)
    if answer.tree:
        yield Line(((told_phrase(answer.text).partition("[")[0], Look.PLAIN),), 0.0)
    yield Line(((BESIDE.join(_checks(answer)), Look.QUIET),), 0.4 * bool(answer.tree))
    for cited in places[:1]:
        if cited.cells:
            named, *where = [*filter(None, (section_of(cited), cited.document)), place_in_line(cited)]
            yield Line(((named, Look.STRONG), (f" [{cited.number}]", Look.PLAIN)), 0.5)
            yield Line(((BESIDE.join(where), Look.QUIET),), 0.1)
        else:
            where = [cited.document, section_of(cited), place_in_line(cited)]
            yield from passage_lines(cited, BESIDE.join(filter(None, where)), question_words(answer), LONGEST_LEAD)


def _checks(answer: Answer) -> Iterator[str]:
    """That nothing is claimed, and that more may come."""
    yield tr("Possible answer")
    yield tr("Please check")
    if answer.waiting:
        one, many = tr("{n} document is still being read"), tr("{n} documents are still being read")
        yield count_name(answer.waiting, one, many)


def passage_lines(cited: Citation, where: str, words: frozenset[str], most: int) -> Iterator[Line]:
    """The words of a passage, those that were looked for strong, and where they stand."""
    text = marked(around_words(said_by(cited), words, most), words, Look.PLAIN)
    yield Line((*text, (f" [{cited.number}]", Look.PLAIN)), 0.5, 0.8, is_quotation=True)
    yield Line(((where, Look.QUIET),), 0.1, 0.8, is_quotation=True)


def runs_of(answer: Answer) -> list[Run]:
    """The places after the first, what belongs together in one."""
    runs, before = [], next(iter(places_of(answer)), None)
    for _, group in groupby(places_of(answer)[1:], key=_belongs_to):
        places = tuple(group)
        runs.append(Run(places, BESIDE.join(_new_in(places[0], before))))
        before = places[-1]
    return runs


def _belongs_to(cited: Citation) -> tuple[object, ...]:
    return _where(cited) if cited.cells else (cited.number,)


def _where(cited: Citation) -> tuple[str, str, int]:
    return cited.document_id, cited.section, cited.page


def _new_in(cited: Citation, before: Citation | None) -> Iterator[str]:
    """Where a place stands, as far as the place before does not say it; a passage always says its page."""
    if before is not None and cited.cells and before.cells and _where(cited) == _where(before):
        return
    if before is None or cited.document_id != before.document_id:
        yield cited.document
    if section_of(cited):
        yield section_of(cited)
    yield place_in_line(cited)


def head_line(run: Run) -> Line:
    """Above rows that name their citations themselves."""
    return Line(((run.head, Look.QUIET),), 0.4)


def row_line(cited: Citation, head: str) -> Line:
    """Above a row that stands for itself."""
    return Line(((f"{head or place_in_line(cited)} ", Look.QUIET), (f"[{cited.number}]", Look.PLAIN)), 0.4)


def rows_of(places: Sequence[Citation]) -> AnswerTable:
    """Rows of one table, by what of it is filled in any of them."""
    if not any(header for cited in places for header, _ in cited.cells):
        width = max(len(cited.cells) for cited in places)
        rows = [[text for _, text in cited.cells] for cited in places]
        return _table([""] * width, [row + [""] * (width - len(row)) for row in rows], places)
    headers: list[str] = []
    named = [dict(cells_by_name(cited.cells)) for cited in places]
    for cells in named:
        at = len(headers)
        for header in reversed(cells):  # each before the one that stands behind it
            if header not in headers:
                headers.insert(at, header)
            at = headers.index(header)
    return _table(headers, [[cells.get(header, "") for header in headers] for cells in named], places)


def _table(headers: Sequence[str], rows: Sequence[Sequence[str]], places: Sequence[Citation]) -> AnswerTable:
    numbers = tuple(cited.number for cited in places)
    return AnswerTable(tuple(headers), tuple(tuple(row) for row in rows), 0, numbers)
