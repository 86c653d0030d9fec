"""Answers, tables and conversations as Markdown (X5)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from localmind_desktop.core.export.reading import healed_notes, place_note, read_note, rows_note, source_note
from localmind_desktop.core.export.saving import check_complete, replace_file
from localmind_desktop.core.model import Answer, AnswerTable, Branch, Table, Turn
from localmind_desktop.core.phrase import Say, in_english, phrase


def save_answer(answer: Answer, path: Path, say: Say = in_english) -> None:
    """Save ``answer`` with its table and sources. Raises `ExportError`."""
    check_complete(answer)
    _save(_answer_lines(answer, 1, say), path)


def save_table(table: Table, document: str, path: Path, total: int, say: Say = in_english) -> None:
    """Save the rows of ``table``, which has ``total`` of them as a whole. Raises `ExportError`."""
    pages = ", ".join(map(str, table.pages))
    place = say(phrase("{document}, page {page}", document=on_one_line(document), page=pages))
    where = f"{place} · {say(rows_note(len(table.rows), total))}"
    _save(
        [f"# {on_one_line(table.name)}", "", *_grid(table.headers, [row.texts for row in table.rows]), "", where], path
    )


def save_list(
    title: str, headers: Sequence[str], rows: Iterable[Sequence[str]], path: Path, notes: Iterable[str]
) -> None:
    """Save rows of texts. Raises `ExportError`."""
    _save(
        [
            f"# {on_one_line(title)}",
            *(line for note in notes for line in ("", on_one_line(note))),
            "",
            *_grid(headers, rows),
        ],
        path,
    )


def save_conversation(turns: Sequence[Turn], path: Path, say: Say = in_english) -> None:
    """Save ``turns`` in their order. Raises `ExportError`."""
    title, unanswered = say(phrase("Conversation")), say(phrase("No answer."))
    lines = [f"# {title}"]
    for turn in turns:
        lines.append("")
        if turn.answer is None:
            lines += [f"## {on_one_line(turn.question)}", "", f"*{unanswered}*"]
        else:
            lines += _answer_lines(turn.answer, 2, say)
    _save(lines, path)


def _answer_lines(answer: Answer, level: int, say: Say) -> Iterator[str]:
    yield f"{'#' * level} {on_one_line(answer.question)}"
    yield ""
    if answer.incomplete:
        note = say(phrase("This answer is incomplete."))
        yield f"*{note}*"
        yield ""
    yield say(answer.text)
    if answer.tree:
        yield ""
        yield from map(_branch, answer.tree)
    for table in (answer.table, *answer.more_tables):
        if table is not None:
            yield from _table_lines(table, say)
    if answer.citations:
        yield ""
        for citation in answer.citations:
            place = say(place_note(citation))
            where = f"[{citation.number}] {on_one_line(citation.document)}, {place}"
            yield f"- {where}: {on_one_line(citation.quote)}"


def _branch(branch: Branch) -> str:
    note = f": {on_one_line(branch.note)}" if branch.note else ""
    return f"{'  ' * branch.depth}- **{on_one_line(branch.name)}**{note} [{branch.citation}]"


def _table_lines(table: AnswerTable, say: Say) -> Iterator[str]:
    if table.source is not None:
        yield ""
        yield f"*{on_one_line(say(source_note(table.source)))}*"
    yield ""
    yield from _grid([say(header) for header in table.headers], table.rows)
    if table.source is not None:
        yield ""
        yield f"{on_one_line(say(read_note(table)))}."
    for note in healed_notes(table):
        yield ""
        yield f"{on_one_line(say(note))}."


def _grid(headers: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield _row(headers)
    yield _row(["---"] * len(headers))
    yield from map(_row, rows)


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(on_one_line(cell).replace("|", r"\|") for cell in cells) + " |"


def on_one_line(text: str) -> str:
    """``text`` on one line, with what Markdown would take for markup kept as it is."""
    return re.sub(r"([\\`*_<])", r"\\\1", " ".join(text.split()))


def _save(lines: Iterable[str], path: Path) -> None:
    replace_file(path, ("\n".join(lines) + "\n").encode("utf-8", "replace"))
