"""Answers, tables, lists and conversations as files. What is written follows the ending of the file's name.

``.md`` gives Markdown, ``.csv`` comma-separated values, anything else an Excel workbook. All functions write beside
the target first and then replace it, so that a failed save leaves the old file as it was; they raise `ExportError`.
``say`` puts their own words into the language of whoever reads the file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

from localmind_desktop.core.model import Answer, Table, Turn
from localmind_desktop.core.phrase import Say, in_english

NO_LINKS: Mapping[str, Path] = MappingProxyType({})


def save_answer(answer: Answer, path: Path, links: Mapping[str, Path] = NO_LINKS, say: Say = in_english) -> None:
    """Save a complete answer with its sources. ``links`` gives the file that each document id leads to."""
    from localmind_desktop.core.export import csv, markdown, workbook

    match path.suffix.lower():
        case ".md":
            markdown.save_answer(answer, path, say)
        case ".csv":
            csv.save_answer(answer, path, say)
        case _:
            workbook.save_answer(answer, path, links, say)


def save_table(
    table: Table,
    document: str,
    path: Path,
    link: Path | None = None,
    rows: Sequence[int] | None = None,
    say: Say = in_english,
) -> None:
    """Save a table of a document. ``link`` is the document's file; ``rows`` are those to save, None for all."""
    from localmind_desktop.core.export import csv, markdown, workbook

    total = len(table.rows)
    if rows is not None:
        table = replace(table, rows=tuple(table.rows[row] for row in rows))
    match path.suffix.lower():
        case ".md":
            markdown.save_table(table, document, path, total, say)
        case ".csv":
            csv.save_table(table, path)
        case _:
            workbook.save_table(table, document, path, link, total, say)


def save_conversation(
    turns: Sequence[Turn], path: Path, links: Mapping[str, Path] = NO_LINKS, say: Say = in_english
) -> None:
    """Save a whole conversation; answers that are incomplete say so."""
    from localmind_desktop.core.export import csv, markdown, workbook

    match path.suffix.lower():
        case ".md":
            markdown.save_conversation(turns, path, say)
        case ".csv":
            csv.save_conversation(turns, path, say)
        case _:
            workbook.save_conversation(turns, path, links, say)


def save_list(
    title: str,
    headers: Sequence[str],
    rows: Sequence[Sequence[str]],
    path: Path,
    notes: Sequence[str] = (),
    say: Say = in_english,
) -> None:
    """Save rows of texts, as a review or a comparison has them. ``notes`` say what they are of."""
    from localmind_desktop.core.export import csv, markdown, workbook

    match path.suffix.lower():
        case ".md":
            markdown.save_list(title, headers, rows, path, notes)
        case ".csv":
            csv.save_list(headers, rows, path)
        case _:
            workbook.save_list(title, headers, rows, path, notes, say)
