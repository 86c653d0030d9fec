"""References such as ``Mon.DBAT1.Amp.mag.f``, followed from table to table (R21).

Each part is a key cell of a table that is about what the part before names: a table whose subject it is, or the type in
its row. No knowledge of a standard is built in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from localmind_desktop.core.ask.asked import instance_of
from localmind_desktop.core.model import Table
from localmind_desktop.core.terms import is_identifier, tokens

_KEY_COLUMNS = 3  # a part is looked for in the leading columns, where rows are named
_SKIPPED_PARTS = 2  # leading parts that name a device or a folder, which no table describes
_SHORTEST_NAME = 2


@dataclass(frozen=True, slots=True)
class Source:
    """A table and where it is."""

    document_id: str
    document: str
    index: int
    table: Table


@dataclass(frozen=True, slots=True)
class Hop:
    """One part of a path: the table that is about it (``row`` None), or its row in a table."""

    name: str
    source: Source
    row: int | None
    column: int = 0


@dataclass(frozen=True, slots=True)
class Chain:
    """How far a path could be followed. ``unresolved`` is the first part that is nowhere, None when all are."""

    path: str
    hops: tuple[Hop, ...]
    unresolved: str | None


def follow(path: str, tables_about: Callable[[str], Sequence[Source]]) -> Chain | None:
    """Follow ``path``; None when no table is about any of its leading parts."""
    parts = path.split(".")
    for skipped in range(min(_SKIPPED_PARTS, len(parts) - 2) + 1):
        sources = _about(parts[skipped], tables_about)
        if sources:
            return _follow(path, parts[skipped:], sources, tables_about)
    return None


def _follow(
    path: str, parts: Sequence[str], sources: Sequence[Source], tables_about: Callable[[str], Sequence[Source]]
) -> Chain:
    hops: list[Hop] = []
    for position, part in enumerate(parts[1:], start=1):
        hop = _row_named(part, sources)
        if position == 1:
            hops.append(Hop(instance_of(parts[0]), hop.source if hop else sources[0], None))
        if hop is None:
            return Chain(path, tuple(hops), part)
        hops.append(hop)
        if position + 1 < len(parts):
            sources = _typed(hop, tables_about)
    return Chain(path, tuple(hops), None)


def type_of(hop: Hop, tables_about: Callable[[str], Sequence[Source]]) -> tuple[Source, ...]:
    """The tables about the type that a row names."""
    return tuple(_typed(hop, tables_about))


def is_about(name: str, table: Table) -> bool:
    """Whether ``name`` is what a table describes: its subject, or an identifier of its caption or section."""
    wanted = name.casefold()
    named = {subject.casefold() for subject in table.subject}
    return wanted in named or any(token.casefold() == wanted for token in tokens(f"{table.caption} {table.section}"))


def _about(name: str, tables_about: Callable[[str], Sequence[Source]]) -> Sequence[Source]:
    return tables_about(name) or (tables_about(instance_of(name)) if instance_of(name) != name else ())


def _row_named(name: str, sources: Iterable[Source]) -> Hop | None:
    for wanted in dict.fromkeys((name.casefold(), instance_of(name).casefold())):
        for column in range(_KEY_COLUMNS):
            for source in sources:
                for number, row in enumerate(source.table.rows):
                    text = row.texts[column] if column < len(row.texts) else ""
                    if wanted == text.strip().casefold() or wanted == _first_word(text):
                        return Hop(name, source, number, column)
    return None


def _first_word(text: str) -> str:
    found = tokens(text)
    return found[0].casefold() if found and is_identifier(found[0]) else ""


def _typed(hop: Hop, tables_about: Callable[[str], Sequence[Source]]) -> list[Source]:
    assert hop.row is not None
    found: list[Source] = []
    here = (hop.source.document_id, hop.source.index)
    for column, text in enumerate(hop.source.table.rows[hop.row].texts):
        if column == hop.column or len(text.split()) > 4:
            continue
        for token in tokens(text):
            if len(token) >= _SHORTEST_NAME and (is_identifier(token) or token[0].isupper()):
                about = [s for s in tables_about(token) if (s.document_id, s.index) != here]
                found += [s for s in about if is_identifier(token) or token in s.table.subject]
    return found
