"""A document's tables and blocks with their keys, made once for all of its cells (R19). Pure."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from localmind_desktop.core.ask.candidates.describing_cells import keys_of
from localmind_desktop.core.ask.candidates.key_cells import naming_column
from localmind_desktop.core.model import Block, BlockKind, Line, PageRead, Table

_MEANS = r"\s*[:：]|\s+[–—=]|\s+-(?=\s)|\s+(?:means|stands for|bezeichnet|bedeutet)\b"
_DEFINES = re.compile(
    rf"[•·*\-–]?\s*(?P<key>[^\s:：](?:[^:：]{{0,58}}?[^\s:：])?)(?:{_MEANS})\s*(?P<text>\S.*)", re.DOTALL
)
_LONGEST_KEY = 4  # words


@dataclass(frozen=True, slots=True)
class Definition:
    """Lines that say what a key is: ``KEY: text``."""

    text: str
    page: int
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Content:
    """``keys`` are the names of each table's rows, which stand in its ``key_columns``.

    ``rows_of`` has table and row, ``definitions`` the lines, by key.
    """

    tables: tuple[Table, ...]
    keys: tuple[tuple[str, ...], ...]
    key_columns: tuple[int, ...]
    rows_of: dict[str, list[tuple[int, int]]]
    definitions: dict[str, list[Definition]]
    blocks: dict[int, tuple[Block, ...]]


def content_of(tables: Sequence[Table], pages: Sequence[PageRead]) -> Content:
    """A document by the keys of its rows and lines."""
    keys = tuple(keys_of(table) for table in tables)
    rows_of: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)
    for position, names in enumerate(keys):
        for number, key in enumerate(names):
            rows_of[key].append((position, number))
    definitions: defaultdict[str, list[Definition]] = defaultdict(list)
    for page in pages:
        for block in page.blocks:
            if block.kind in (BlockKind.PARAGRAPH, BlockKind.LIST):
                for key, definition in _definitions(block, page.number):
                    definitions[key].append(definition)
    blocks = {page.number: page.blocks for page in pages}
    key_columns = tuple(naming_column(table) or 0 for table in tables)
    return Content(tuple(tables), keys, key_columns, dict(rows_of), dict(definitions), blocks)


def _definitions(block: Block, page: int) -> Iterator[tuple[str, Definition]]:
    """The definitions of a block: each goes on up to the line that begins another."""
    found = [_DEFINES.fullmatch(line.text) for line in block.lines]
    starts = [n for n, match in enumerate(found) if match and len(match["key"].split()) <= _LONGEST_KEY]
    for start, end in zip(starts, [*starts[1:], len(block.lines)], strict=False):
        match = found[start]
        assert match is not None
        lines = block.lines[start:end]
        text = " ".join((match["text"], *(line.text for line in lines[1:])))
        yield match["key"], Definition(text, page, lines)
