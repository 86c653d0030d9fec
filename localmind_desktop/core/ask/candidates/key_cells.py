"""Rows by their name: the key cells of a table, and the ways in which a name may be written. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from localmind_desktop.core.ask.query.asked import instance_of
from localmind_desktop.core.model import Table
from localmind_desktop.core.terms import is_identifier, tokens

_LEADING = 3  # columns among which rows are named
_NAMES = 0.6  # share of a naming column's cells that are names
_DISTINCT = 0.7  # share of them that differ
_AFTER_NAME = re.compile(r"\s*[\[({<].*$", re.DOTALL)
_MARKS = re.compile(r"^[\W_]+|[^\w)\]]+$")
_NAME = re.compile(r"[^\W\d]\w*(?:[-.:/]\w+)*")
_NUMBER = re.compile(r"(?<=[^\W\d])\d+")
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=_)")
_SHORTEST_NAME = 2


def rows_named(name: str, table: Table) -> list[tuple[int, int]]:
    """The (row, column) of the key cells that are ``name``, or that it is an instance of."""
    for wanted in spellings(name):
        found = list(_rows_written(wanted, table))
        if found:
            return found
        if _has_numbered(wanted, table):
            break  # the table tells this name's numbers apart: another number is another thing
    return []


def key_names(table: Table) -> list[str]:
    """The names of a table's rows, as written."""
    columns = naming_columns(table)
    cells = (row.texts[column] for row in table.rows for column in columns if column < len(row.texts))
    return list(dict.fromkeys(name for name in map(_bare, cells) if _NAME.fullmatch(name)))


def spellings(name: str) -> tuple[str, ...]:
    """A name as written, with a letter in the place of its number (``UARTx_MCR``), and without instance number."""
    numbered = [
        f"{name[: run.start()]}{letter}{name[run.end() :]}" for run in _NUMBER.finditer(name) for letter in "xn"
    ]
    return tuple(dict.fromkeys((name, *numbered, instance_of(name))))


def without_prefix(name: str) -> Iterator[str]:
    """``CtlCSWI`` and ``CSWI`` for ``BayCtlCSWI1``: what begins at a seam, the longest first."""
    base = instance_of(name)
    for seam in _CAMEL.finditer(base):
        rest = base[seam.start() :]
        if len(rest) > _SHORTEST_NAME and seam.start():
            yield rest


def naming_columns(table: Table) -> tuple[int, ...]:
    """The leading columns up to the first that names its rows. All of the leading ones if none does."""
    column = naming_column(table)
    return tuple(range(min(_LEADING, len(table.headers)) if column is None else column + 1))


def naming_column(table: Table) -> int | None:
    """The first leading column that names its rows: by single words that differ."""
    for column in range(min(_LEADING, len(table.headers))):
        texts = [_bare(row.texts[column]) for row in table.rows if row.texts[column].strip()]
        names = [text for text in texts if _NAME.fullmatch(text)]
        if texts and len(names) >= _NAMES * len(texts) and len(set(names)) >= _DISTINCT * len(names):
            return column
    return None


def _rows_written(wanted: str, table: Table) -> Iterator[tuple[int, int]]:
    columns = naming_columns(table)
    for matches in (_is_whole, _is_folded, _is_first):
        for column in columns:
            rows = [n for n, row in enumerate(table.rows) if matches(wanted, row.texts[column])]
            if rows and (column == columns[-1] or len(rows) == 1):  # what repeats before the names is a group
                yield from ((number, column) for number in rows)
                return


def _is_whole(wanted: str, text: str) -> bool:
    return wanted in (text.strip(), _bare(text))


def _is_folded(wanted: str, text: str) -> bool:
    return wanted.casefold() in (text.strip().casefold(), _bare(text).casefold())


def _is_first(wanted: str, text: str) -> bool:
    found = tokens(text)
    return bool(found) and is_identifier(found[0]) and found[0].casefold() == wanted.casefold()


def _has_numbered(name: str, table: Table) -> bool:
    """Whether rows are told apart by numbers after ``name`` (which itself names none)."""
    base = instance_of(name).casefold()
    if base == name.casefold():
        return False
    return any(key.casefold() != base and instance_of(key).casefold() == base for key in key_names(table))


def _bare(text: str) -> str:
    """A cell's name without what stands in brackets behind it and without marks around it."""
    return _MARKS.sub("", _AFTER_NAME.sub("", text.strip()))


def cell_names(texts: Sequence[str]) -> Iterator[tuple[int, str]]:
    """The words of short cells with their column, which may name a type: identifiers first."""
    found = [
        (column, token)
        for column, text in enumerate(texts)
        if len(text.split()) <= 4
        for token in tokens(text)
        if len(token) >= _SHORTEST_NAME and not token[0].isdigit()
    ]
    return iter(sorted(dict.fromkeys(found), key=lambda entry: not is_identifier(entry[1])))
