"""Answers, tables and conversations as comma-separated values that spreadsheets open safely (X5)."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from pathlib import Path

from localmind_desktop.core.export.claims import claims_of
from localmind_desktop.core.export.figures import figure_in
from localmind_desktop.core.export.saving import check_complete, replace_file
from localmind_desktop.core.model import Answer, Table, Turn
from localmind_desktop.core.phrase import Say, in_english, phrase

_FORMULA_LIKE = ("=", "+", "-", "@", "\t", "\r")


def save_answer(answer: Answer, path: Path, say: Say = in_english) -> None:
    """Save the tables of ``answer`` below each other, or its statements, one per row. Raises `ExportError`."""
    check_complete(answer)
    if answer.table is not None:
        rows: list[Sequence[str]] = [answer.table.headers, *answer.table.rows]
        for table in answer.more_tables:
            name = (table.source.name,) if table.source is not None else ()
            rows += [(), name, table.headers, *table.rows]
        _save(rows, path, say)
        return
    claims = claims_of(say(answer.text))
    statements = [(claim.text, " ".join(f"[{number}]" for number in claim.citations)) for claim in claims]
    _save([(phrase("Statement"), phrase("Source")), *statements], path, say)


def save_table(table: Table, path: Path) -> None:
    """Save all rows of ``table``. Raises `ExportError`."""
    _save([table.headers, *(row.texts for row in table.rows)], path, in_english)


def save_list(headers: Sequence[str], rows: Iterable[Sequence[str]], path: Path, say: Say = in_english) -> None:
    """Save rows of texts. Raises `ExportError`."""
    _save([headers, *rows], path, say)


def save_conversation(turns: Sequence[Turn], path: Path, say: Say = in_english) -> None:
    """Save one row per question. Raises `ExportError`."""
    incomplete, complete = phrase("incomplete"), phrase("complete")
    rows = [
        (turn.question, turn.answer.text if turn.answer else "", incomplete if _is_open(turn) else complete)
        for turn in turns
    ]
    _save([(phrase("Question"), phrase("Answer"), phrase("Status")), *rows], path, say)


def _is_open(turn: Turn) -> bool:
    return turn.answer is None or turn.answer.incomplete


def _guarded(text: str) -> str:
    """``text`` with an apostrophe before what a spreadsheet would take for a formula."""
    return f"'{text}" if text.startswith(_FORMULA_LIKE) and figure_in(text) is None else text


def _save(rows: Iterable[Sequence[str]], path: Path, say: Say) -> None:
    target = io.StringIO(newline="")
    csv.writer(target).writerows([_guarded(say(cell)) for cell in row] for row in rows)
    replace_file(path, target.getvalue().encode("utf-8-sig", "replace"))  # the mark tells Excel that it is UTF-8
