"""References such as ``Mon.DBAT1.Amp.mag.f``, followed from table to table (R21).

Each part is a key cell of a table that is about what the part before names: a table whose subject it is, or the type in
its row. Where a row is not in the table itself, the tables that it refers to as inherited are read. No knowledge of a
standard is built in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from itertools import islice
from typing import Protocol

from localmind_desktop.core.ask.candidates.key_cells import cell_names, key_names, rows_named, spellings, without_prefix
from localmind_desktop.core.ask.compute.references import Reference
from localmind_desktop.core.model import Table
from localmind_desktop.core.terms import STOP_WORDS, is_identifier, tokens

_SKIPPED_PARTS = 2  # leading parts that name a device or a folder, which no table describes
_BREADTH = 6  # rows, and types of a row, that are tried for one part
_ANCESTORS = 4  # tables through which a row is inherited
_NEAR = 3
_LONGEST_POINTER = 16  # words of a cell that sends on to another table
_PLAIN = 4  # letters of a name that is a word of a heading, so that it is taken for a path's first part
_INHERITS = re.compile(
    r"inherit|extend|derive|same as|\bsee\b|refer|common to|base|erb[te]|abgeleitet|siehe|hérit|voir|继承|见表|参见",
    re.IGNORECASE,
)
_TABLE_NUMBER = re.compile(r"(?:tables?|tabellen?|tableau|表)\s*(\d[\w.-]*\w|\d)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Source:
    """A table and where it is."""

    document_id: str
    document: str
    index: int
    table: Table

    @property
    def key(self) -> tuple[str, int]:
        return self.document_id, self.index


class Tables(Protocol):
    """The tables that may be followed into."""

    def about(self, name: str) -> Sequence[Source]:
        """The tables that describe ``name``, best first."""

    def numbered(self, document_id: str, number: str) -> Sequence[Source]:
        """The tables of a document with this number in their caption."""

    def keyed(self, name: str) -> Sequence[Source]:
        """The tables with a row that is called ``name``."""


@dataclass(frozen=True, slots=True)
class Hop:
    """One part of a path: the table that is about it (``row`` None), or its row in a table.

    ``type`` is the word of the row that led on. ``others`` are tables that describe the same as well.
    """

    name: str
    source: Source
    row: int | None
    column: int = 0
    type: str = ""
    others: tuple[Source, ...] = ()


@dataclass(frozen=True, slots=True)
class Chain:
    """How far a path could be followed. ``unresolved`` is the first part that is nowhere, None when all are.

    ``near`` are the names there that are most like it.
    """

    path: str
    hops: tuple[Hop, ...]
    unresolved: str | None
    near: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Walk:
    hops: tuple[Hop, ...]
    rest: tuple[str, ...]


def follow(reference: Reference, tables: Tables) -> Chain | None:
    """Follow a path; None when its leading parts name nothing, so that it may be no path at all."""
    parts = reference.parts
    best: _Walk | None = None
    for skipped in range(min(_SKIPPED_PARTS, len(parts) - 2) + 1):
        walk, is_named = _from(parts[skipped:], tables)
        if walk is not None and (best is None or len(walk.hops) > len(best.hops)):
            best = walk
        if is_named or (best is not None and not best.rest):
            break
    if best is None and (reference.is_sure or len(parts) > 2):
        best = _from_key(parts, tables)
    if best is None or (best.rest and not (reference.is_sure and _is_meant(best))):
        return None
    near = _near(best.rest[0], best.hops[-1], tables) if best.rest else ()
    return Chain(reference.text, best.hops, best.rest[0] if best.rest else None, near)


def type_of(hop: Hop, tables: Tables) -> tuple[Source, ...]:
    """The tables about the type that a row names: an identifier, or what a table has as its subject."""
    named = _with_type(hop, tables).type
    return next((sources for name, sources in _types(hop, tables) if name == named), ()) if named else ()


def is_subject(name: str, table: Table) -> bool:
    """Whether ``name`` is what the caption or heading of a table names."""
    return name.casefold() in {subject.casefold() for subject in table.subject}


def is_about(name: str, table: Table) -> bool:
    """Whether ``name`` is what a table describes: its subject, or a word of its caption or section."""
    wanted = name.casefold()
    return is_subject(name, table) or any(
        token.casefold() == wanted for token in tokens(f"{table.caption} {table.section}")
    )


# ---------------------------------------------------------------------- the way


def _from(parts: Sequence[str], tables: Tables) -> tuple[_Walk | None, bool]:
    """The way from the tables about the first part, and whether a table has it as its subject."""
    for name in (*spellings(parts[0]), *without_prefix(parts[0])):
        sources = tables.about(name)
        if name != parts[0]:
            sources = [source for source in sources if is_subject(name, source.table)]
            if sources and name != parts[0] and _is_numbered(name, tables):
                return None, False
        if sources:
            walk = _with_qualifiers(parts[1:], sources, tables)
            start = _start(name, sources, walk)
            named = any(is_subject(name, source.table) for source in sources)
            return replace(walk, hops=(start, *walk.hops)), named
    return None, False


def _start(name: str, sources: Sequence[Source], walk: _Walk) -> Hop:
    """The table that the way begins in. Other tables about it are named where it leads no further than to them."""
    if walk.hops:
        return Hop(name, walk.hops[0].source, None)
    return Hop(name, sources[0], None, others=tuple(one for one in sources[1:] if is_subject(name, one.table)))


def _from_key(parts: Sequence[str], tables: Tables) -> _Walk | None:
    """The way from a row that is called like the first part, where no table is about it."""
    sources = tables.keyed(parts[0])
    walk = _with_qualifiers(parts, sources, tables) if sources else None
    return walk if walk is not None and len(walk.hops) > 1 else None


def _is_numbered(name: str, tables: Tables) -> bool:
    """Whether tables tell ``name`` 0, 1 and 2 apart: then another number is another thing, no instance of it."""
    return any(is_subject(f"{name}{n}", source.table) for n in range(3) for source in tables.about(f"{name}{n}"))


def _with_qualifiers(parts: Sequence[str], sources: Sequence[Source], tables: Tables) -> _Walk:
    """As far as possible; a part that is no name, but stands in a row of the way (``$MX$``), chooses among rows."""
    walk = _walk(tuple(parts), sources, tables)
    if not walk.rest:
        return walk
    at = len(parts) - len(walk.rest)
    for position in dict.fromkeys((at, len(parts) - 1)):
        mark, others = parts[position], (*parts[:position], *parts[position + 1 :])
        retried = _walk(others, sources, tables, mark) if others else walk
        if not retried.rest and _holds(mark, retried):
            return retried
    return walk


def _holds(mark: str, walk: _Walk) -> bool:
    rows = (hop.source.table.rows[hop.row] for hop in walk.hops if hop.row is not None)
    return any(mark in row.texts for row in rows)


def _walk(parts: tuple[str, ...], sources: Sequence[Source], tables: Tables, mark: str = "", depth: int = 0) -> _Walk:
    """The longest way along ``parts``. ``mark``: rows that hold this cell go first."""
    best = _Walk((), parts)
    hits = _hits(parts[0], sources, mark)
    for hit in hits[:_BREADTH]:
        if len(parts) == 1:
            return _Walk((hit,), ())
        best = _longer(best, _Walk((_with_type(hit, tables),), parts[1:]))
        inside = _cell_of(parts[1], hit)
        if inside is not None and len(parts) == 2:
            return _Walk((hit, inside), ())
        for name, typed in islice(_types(hit, tables), _BREADTH):
            further = _walk(parts[1:], typed, tables, mark)
            best = _longer(best, replace(further, hops=(replace(hit, type=name), *further.hops)))
            if not best.rest:
                return best
    if not hits and depth < _ANCESTORS:
        for through, ancestors in _inherited(sources, tables):
            further = _walk(parts, ancestors, tables, mark, depth + 1)
            if further.hops:
                best = _longer(best, replace(further, hops=(through, *further.hops)))
            if not best.rest:
                return best
    return best


def _with_type(hop: Hop, tables: Tables) -> Hop:
    """A row with the type that it names: what is told where its next part is not found."""
    named = (name for name, sources in _types(hop, tables) if is_identifier(name) or is_subject(name, sources[0].table))
    return replace(hop, type=next(named, ""))


def _longer(best: _Walk, other: _Walk) -> _Walk:
    return other if len(other.rest) < len(best.rest) else best


def _hits(name: str, sources: Sequence[Source], mark: str) -> list[Hop]:
    """The rows called ``name``, one per table first, each with the other tables that have such a row."""
    found = [Hop(name, source, row, column) for source in sources for row, column in rows_named(name, source.table)]
    if mark:
        found.sort(key=lambda hop: mark not in hop.source.table.rows[hop.row or 0].texts)
    named = list({hop.source.key: hop.source for hop in found}.values())
    return [replace(hop, others=tuple(one for one in named if one.key != hop.source.key)) for hop in found]


def _cell_of(name: str, hop: Hop) -> Hop | None:
    """The cell of a row that is called ``name``: a bit of a register's row."""
    assert hop.row is not None
    texts = hop.source.table.rows[hop.row].texts
    columns = [column for column, text in enumerate(texts) if text.strip() == name and column != hop.column]
    return replace(hop, name=name, column=columns[0]) if columns else None


def _types(hop: Hop, tables: Tables) -> Iterator[tuple[str, tuple[Source, ...]]]:
    """The words of a row that tables are about, with these tables: of the same document first."""
    assert hop.row is not None
    tried: set[str] = set()
    for column, token in cell_names(hop.source.table.rows[hop.row].texts):
        if column == hop.column or token in tried or token.casefold() in STOP_WORDS:
            continue
        tried.add(token)
        about = [source for source in tables.about(token) if source.key != hop.source.key]
        about.sort(key=lambda s, t=token: (not is_subject(t, s.table), s.document_id != hop.source.document_id))  # type: ignore[misc]
        if about:
            yield token, tuple(about)


def _inherited(sources: Sequence[Source], tables: Tables) -> Iterator[tuple[Hop, tuple[Source, ...]]]:
    """What sends on to other tables: a row (``All data objects of X are inherited``, ``see Table 4``) or a caption."""
    for source in sources[:_BREADTH]:
        for text, row, column in (*_pointers(source.table), (source.table.name, None, 0)):
            is_title = row is None
            if is_title and not _INHERITS.search(text):
                continue
            for name, ancestors in _named_in(text, source, tables):
                others = tuple(one for one in ancestors if one.key != source.key)
                if others:
                    yield Hop(name, others[0] if is_title else source, row, column), others


def _pointers(table: Table) -> Iterator[tuple[str, int, int]]:
    """The cells that speak of another table, each text once, with row and column."""
    seen: set[str] = set()
    for number, row in enumerate(table.rows):
        filled = {text: column for column, text in reversed(list(enumerate(row.texts))) if text.strip()}
        for text, column in filled.items():
            words = text.split()
            is_said = bool(_INHERITS.search(text)) or len(filled) == 1
            if is_said and 1 < len(words) <= _LONGEST_POINTER and text not in seen:
                seen.add(text)
                yield text, number, column


def _named_in(text: str, source: Source, tables: Tables) -> Iterator[tuple[str, Sequence[Source]]]:
    for match in _TABLE_NUMBER.finditer(text):
        yield match.group(), tables.numbered(source.document_id, match[1])
    is_short = len(text.split()) <= 4
    for token in dict.fromkeys(tokens(text)):
        is_name = is_identifier(token) or token[0].isupper() or is_short
        if len(token) > 1 and is_name and not token[0].isdigit() and token.casefold() not in STOP_WORDS:
            yield token, [one for one in tables.about(token) if is_subject(token, one.table)]


def _is_meant(walk: _Walk) -> bool:
    """Whether what was reached shows that a path was meant, and not two words with a point between them."""
    first = walk.hops[0]
    return len(walk.hops) > 1 or len(first.name) >= _PLAIN or is_subject(first.name, first.source.table)


def _near(name: str, hop: Hop, tables: Tables) -> tuple[str, ...]:
    """The names that stand where ``name`` does not."""
    sources = [hop.source] if hop.row is None else type_of(hop, tables)
    names = {key.casefold(): key for source in sources for key in key_names(source.table)}
    return tuple(names[key] for key in get_close_matches(name.casefold(), names, _NEAR))
