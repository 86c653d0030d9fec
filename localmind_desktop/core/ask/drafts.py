"""From evidence to the words, the table and the citations of an answer. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from localmind_desktop.core.ask.prose.quote import Quote
from localmind_desktop.core.ask.question.routing import Route
from localmind_desktop.core.ask.tables.looking_up import RowFind
from localmind_desktop.core.ask.tables.parts import part_of, ref_of, row_citation, told_value, unit_columns, value_first
from localmind_desktop.core.ask.tables.settings_join import Joined
from localmind_desktop.core.ask.tables.sheets import RowMatch, same_subject
from localmind_desktop.core.model import AnswerTable, Branch, Citation, Mode, TableRef

_GLANCE = 230  # characters of a row in words and as a table that are read at a glance
_LONGEST_ROW, _LONGEST_WIDE_ROW = 500, 245  # characters of a row that is told whole: what describes it is long
_WIDE = 6  # columns; the cells of a wider table are figures and marks, of which few were asked for
_KEY_COLUMNS = 2
EMPTY = "empty in the source"
COMPOUND = "compound"  # several questions in one
_CITED = re.compile(r"\[(\d+)\]")
_RUN_TOGETHER = re.compile(  # ``Version0.13.2``: a narrow space that the paper's setting swallowed
    r"(?<!\w)(?:versions?|releases?|revisions?|sections?|chapters?|tables?|figures?|abschnitt|kapitel|tabelle|abbildung)"
    r"(?=\d+(?:\.\d+)+)",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Draft:
    """An answer before it is told. ``value`` is its bare cell where it is one; ``parts`` are the halves it joins."""

    mode: Mode
    route: str
    text: str
    citations: tuple[Citation, ...]
    table: AnswerTable | None
    coverage: float
    value: str = ""
    parts: tuple[str, ...] = ()
    other_candidates: tuple[TableRef, ...] = ()
    tree: tuple[Branch, ...] = ()
    more_tables: tuple[AnswerTable, ...] = ()


def row_draft(find: RowFind) -> Draft:
    """A cell's value with what names its row; the whole row where no column was asked for."""
    match = find.best
    table = match.sheet.table
    row = table.rows[match.row]
    filled = tuple(column for column, text in enumerate(row.texts) if text.strip())
    is_cell = len(match.columns) == 1
    shown = (*_key_columns(match), *_named(match), *unit_columns(match.sheet, match.row)) if is_cell else filled
    text = pairs(match, tuple(dict.fromkeys(shown)))
    if is_cell and row.texts[match.columns[0]].strip():
        text = value_first(match.sheet, match.row, match.columns[0], tuple(dict.fromkeys(shown)))
    longest = _LONGEST_ROW if len(filled) <= _WIDE else _LONGEST_WIDE_ROW
    if not is_cell and len(text) > longest:
        text = pairs(match, _told_columns(match, filled, longest))
    matches = (match, *find.also)
    citations = tuple(row_citation(one, number) for number, one in enumerate(matches, start=1))
    rivals = [one for one in find.also if _says_other(match, one)]
    marks = _also_marks(matches, rivals)
    headers = tuple(table.headers[column] for column in filled)
    cells = tuple(row.texts[column] for column in filled)
    is_short = len(text) + sum(map(len, headers)) + sum(map(len, cells)) + 3 * len(cells) <= _GLANCE
    answer_table = part_of(match.sheet, [match.row], filled, [1]) if is_short and not is_cell else None
    route, value = ("cell", told_value(match.sheet, match.row, match.columns[0])) if is_cell else ("row", "")
    return Draft(
        mode=Mode.TABLE,
        route=route,
        text=f"{text} {marks}",
        citations=citations,
        table=answer_table,
        coverage=match.support.coverage,
        value=value,
        other_candidates=tuple(ref_of(one.sheet) for one in find.also if one not in rivals),
        more_tables=tuple(_row_part(one, matches.index(one) + 1) for one in rivals),
    )


def setting_draft(joined: Joined) -> Draft:
    """The row that answers, and the row by whose setting it was found."""
    rows = (joined.answer, joined.setting)
    told = [_filled_pairs(match) for match in rows]
    return Draft(
        mode=Mode.TABLE,
        route="row",
        text=f"{told[0]} [1]; {told[1]} [2]",
        citations=tuple(row_citation(match, number) for number, match in enumerate(rows, start=1)),
        table=None,
        coverage=joined.answer.support.coverage,
    )


def _filled_pairs(match: RowMatch) -> str:
    """A row in words; where its name is that of a row above, under that name."""
    table = match.sheet.table
    texts = table.rows[match.row].texts
    above = (row.texts[0].strip() for row in reversed(table.rows[: match.row]))
    name = "" if texts[0].strip() else next(filter(None, above), "")
    said = pairs(match, [column for column, text in enumerate(texts) if text.strip()])
    return f"{table.headers[0]}: {name}; {said}" if name and table.headers[0] else said


def _told_columns(match: RowMatch, filled: Sequence[int], longest: int) -> tuple[int, ...]:
    """The columns of a long row that are told: what names it, what the question names, else the first that fit."""
    table = match.sheet.table
    keys = tuple(dict.fromkeys([*filled[:1], *_key_columns(match)]))
    told: list[int] = []
    left = longest
    for column in dict.fromkeys([*keys, *(match.columns or filled)]):
        length = len(" ".join(table.rows[match.row].texts[column].split())) + len(table.headers[column]) + 4
        if length <= left:
            told.append(column)
            left -= length
    return tuple(sorted(told or keys[:1]))


def _place_of(match: RowMatch, best: RowMatch) -> str:
    """What tells a table from the best one: its document, else its name."""
    return match.sheet.document if match.sheet.document != best.sheet.document else ref_of(match.sheet).label


def _says_other(match: RowMatch, other: RowMatch) -> bool:
    """Whether a table about the same subject says another value in the one column that is asked for."""
    return (
        len(match.columns) == len(other.columns) == 1
        and same_subject(match.sheet, other.sheet)
        and _asked(match) != _asked(other)
    )


def _asked(match: RowMatch) -> tuple[str, ...]:
    """What a row says in the columns that are asked for."""
    texts = match.sheet.table.rows[match.row].texts
    return tuple(" ".join(texts[column].split()) for column in match.columns or range(len(texts)))


def _also_marks(matches: Sequence[RowMatch], rivals: Sequence[RowMatch]) -> str:
    """``[1] (also [2])``; a table about the same that says something else is named with it."""
    numbered = list(enumerate(matches, start=1))[1:]
    also = "".join(f"[{number}]" for number, match in numbered if match not in rivals)
    told = "".join(
        f"; {_place_of(match, matches[0])}: {_asked(match)[0] or EMPTY} [{number}]"
        for number, match in numbered
        if match in rivals
    )
    return f"[1]{f' (also {also})' if also else ''}{told}"


def _row_part(match: RowMatch, number: int) -> AnswerTable:
    """The row of another table, as far as it says something."""
    texts = match.sheet.table.rows[match.row].texts
    filled = [column for column, text in enumerate(texts) if text.strip()]
    return part_of(match.sheet, [match.row], filled, [number])


def quote_draft(best: Quote) -> Draft:
    """The sentence itself, cited to its lines."""
    chunk = best.passage.chunk
    citation = Citation(
        number=1,
        document_id=chunk.document_id,
        document=best.passage.document,
        page=best.places[0].page,
        places=best.places,
        quote=best.text,
        confidence=min(1.0, best.support.score),
    )
    text = _RUN_TOGETHER.sub(lambda word: f"{word.group()} ", best.text)
    return Draft(Mode.EXTRACT, "prose", f"{text} [1]", (citation,), None, best.support.coverage)


def joined(drafts: Sequence[Draft]) -> Draft:
    """The answers to the questions in one, citations numbered through: the first of each leads."""
    order = sorted(
        ((position, number) for number, draft in enumerate(drafts) for position in range(len(draft.citations))),
    )
    numbers = {(number, position): new for new, (position, number) in enumerate(order, start=1)}
    texts = [
        _CITED.sub(lambda mark, n=number: f"[{numbers[n, int(mark[1]) - 1]}]", _with_items(draft))  # type: ignore[misc]
        for number, draft in enumerate(drafts)
    ]
    citations = tuple(
        replace(drafts[number].citations[position], number=new) for new, (position, number) in enumerate(order, start=1)
    )
    modes = {draft.mode for draft in drafts}
    mode = modes.pop() if len(modes) == 1 else Mode.TABLE
    return Draft(mode, COMPOUND, "\n".join(texts), citations, None, min(draft.coverage for draft in drafts))


def without_marks(text: str) -> str:
    """A text less its marks of citations."""
    return _CITED.sub("", text)


def _with_items(draft: Draft) -> str:
    """A list's items in words, where its table is not shown."""
    if draft.table is None or draft.route != Route.LIST:
        return draft.text
    items = "; ".join(" ".join(part for part in row if part) for row in draft.table.rows)
    marks = "".join(mark.group() for mark in _CITED.finditer(draft.text))
    return f"{items} {marks}"


def pairs(match: RowMatch, columns: Sequence[int]) -> str:
    """``Header: value`` pairs; neighbouring columns under one header share it."""
    table = match.sheet.table
    texts = table.rows[match.row].texts
    pairs = []
    for header, run in groupby(columns, key=lambda column: table.headers[column]):
        values = dict.fromkeys(" ".join(texts[column].split()) or EMPTY for column in run)
        pairs.append(f"{header}: {' '.join(values)}" if header else "; ".join(values))
    return "; ".join(pairs)


def _key_columns(match: RowMatch) -> tuple[int, ...]:
    """The first columns in which the row meets the question."""
    cells = match.sheet.cells[match.row]
    found = [c for c, cell in enumerate(cells) if any(want.met_by(cell) for want in match.support.own)]
    return tuple(column for column in found if column not in match.columns)[:_KEY_COLUMNS]


def _named(match: RowMatch) -> tuple[int, ...]:
    """The columns that are asked for; the number of a row also with its name, the next filled cell."""
    texts = [text.strip() for text in match.sheet.table.rows[match.row].texts]
    if match.columns != (0,) or not texts[0].rstrip(".").isdecimal():
        return match.columns
    return (0, *[column for column in range(1, len(texts)) if texts[column]][:1])
