"""The blocks of a reading in order: without furniture and lists of contents, headings told alike in both. Pure."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from localmind_desktop.core.insight.compare.comparison import Reading
from localmind_desktop.core.insight.compare.wording import letters, plain, title_words
from localmind_desktop.core.model import Block, BlockKind, PageRead, Place, Table

_LEADERS = re.compile(r"[\s.…·_]*\b(?:\d{1,4}|[ivxlc]{1,7})\s*$", re.IGNORECASE)
_FEWEST_ENTRIES = 4  # of a list of contents
_SHARE_OF_ENTRIES = 0.6  # of the lines, or rows, of a list of contents
_BESIDE = 2.0  # points by which a table may stand higher than the text before it
_MOST_LINES = 3  # of a heading


@dataclass(frozen=True, slots=True)
class Item:
    """A block of a page; ``at`` counts the blocks of a document in reading order."""

    block: Block
    page: int
    at: int

    @property
    def is_heading(self) -> bool:
        return self.block.kind is BlockKind.HEADING

    @property
    def places(self) -> tuple[Place, ...]:
        return (Place(self.page, self.block.box),)


@dataclass(frozen=True, slots=True)
class PlacedTable:
    """A table that stands after the block ``at``."""

    table: Table
    at: int


@dataclass(frozen=True, slots=True)
class Content:
    """What a reading holds."""

    items: tuple[Item, ...]
    tables: tuple[PlacedTable, ...]


def content_of(reading: Reading) -> Content:
    items: list[Item] = []
    for page in reading.pages:
        for block in page.blocks:
            if block.kind is not BlockKind.FURNITURE and any(line.text.strip() for line in block.lines):
                items.append(Item(block, page.number, len(items)))
    tables = tuple(PlacedTable(table, at) for table, at in _places(reading, items) if table.rows)
    return _without_captions(_without_contents(Content(tuple(items), tables)))


def same_headings(before: Content, after: Content) -> tuple[Content, Content]:
    """Both with the same texts as headings.

    What only one reading has as a heading, and the other as a paragraph, becomes a heading in both where each has it
    once, and a paragraph in both where it comes again and again.
    """
    named = [_uses(content.items, heading=True) for content in (before, after)]
    said = [_uses(content.items, heading=False) for content in (before, after)]
    raised: set[str] = set()
    lowered: set[str] = set()
    for key in (set(named[0]) & set(said[1])) | (set(named[1]) & set(said[0])):
        counts = [named[0][key], named[1][key], said[0][key], said[1][key]]
        if (counts[0] - counts[1]) * (counts[2] - counts[3]) < 0:
            (raised if sorted(counts) == [0, 0, 1, 1] else lowered).add(key)
    levels = {_key(item): item.block.level for item in (*before.items, *after.items) if item.is_heading}
    raising = {key: levels[key] for key in raised}
    return _told(before, raising, lowered), _told(after, raising, lowered)


def _told(content: Content, raised: dict[str, int], lowered: set[str]) -> Content:
    return replace(content, items=tuple(_retold(item, raised, lowered) for item in content.items))


def _retold(item: Item, raised: dict[str, int], lowered: set[str]) -> Item:
    if not raised and not lowered:
        return item
    key = _key(item)
    if item.is_heading and key in lowered:
        return replace(item, block=replace(item.block, kind=BlockKind.PARAGRAPH, level=0))
    if not item.is_heading and key in raised:
        return replace(item, block=replace(item.block, kind=BlockKind.HEADING, level=raised[key]))
    return item


def _uses(items: Iterable[Item], *, heading: bool) -> Counter[str]:
    found = Counter(_key(item) for item in items if item.is_heading is heading)
    del found[""]
    return found


def _key(item: Item) -> str:
    return _folded(item.block.text) if len(item.block.lines) <= _MOST_LINES else ""


def _folded(text: str) -> str:
    return letters(title_words(plain(text)))


def _places(reading: Reading, items: Sequence[Item]) -> Iterator[tuple[Table, int]]:
    """Each table with the block before it."""
    pages = {number: list(own) for number, own in groupby(items, key=lambda item: item.page)}
    lasts = dict(_lasts(reading.pages, pages))
    for table in reading.tables:
        place = table.header_places[0] if table.header_places else table.rows[0].place if table.rows else None
        if place is not None:
            above = [one.at for one in pages.get(place.page, ()) if one.block.box.y0 < place.box.y0 + _BESIDE]
            yield table, max(above, default=lasts.get(place.page, -1))


def _lasts(read: Iterable[PageRead], pages: dict[int, list[Item]]) -> Iterator[tuple[int, int]]:
    """For every page the last block of those before it."""
    last = -1
    for page in read:
        yield page.number, last
        last = pages[page.number][-1].at if page.number in pages else last


def _without_captions(content: Content) -> Content:
    """Less the captions of tables, which are told with these."""
    captions = {_folded(one.table.caption) for one in content.tables}
    kept = [item for item in content.items if item.block.kind is not BlockKind.CAPTION or _key(item) not in captions]
    return replace(content, items=tuple(kept))


# ------------------------------------------------------------------------------------- lists of contents


def _without_contents(content: Content) -> Content:
    """Less the lists whose entries are the headings and captions of the document itself."""
    titled = (BlockKind.HEADING, BlockKind.CAPTION)
    titles = {_folded(item.block.text) for item in content.items if item.block.kind in titled} - {""}
    listing = [_lists_rows(one.table, titles) for one in content.tables]
    tables = tuple(one for one, is_listing in zip(content.tables, listing, strict=True) if not is_listing)
    listed = {one.at for one, is_listing in zip(content.tables, listing, strict=True) if is_listing}
    dropped = set(_listing(content.items, titles))
    dropped |= set(_heads(content, dropped, listed))
    return Content(tuple(item for item in content.items if item.at not in dropped), tables)


def _listing(items: Sequence[Item], titles: set[str]) -> Iterator[int]:
    """The blocks of runs of entries."""
    counted = [(item.at, *_entries(item, titles)) for item in items]
    for is_listing, run in groupby(counted, key=lambda one: one[1] >= max(1.0, _SHARE_OF_ENTRIES * one[2])):
        found = list(run)
        if is_listing and sum(entries for _, entries, _ in found) >= _FEWEST_ENTRIES:
            yield from (at for at, _, _ in found)


def _entries(item: Item, titles: set[str]) -> tuple[int, int]:
    """How many lines of a block are entries, and of how many."""
    if item.is_heading or item.block.kind is BlockKind.CAPTION:
        return 0, 1
    lines = [line.text for line in item.block.lines]
    return sum(_is_entry(line, titles) for line in lines), len(lines)


def _is_entry(text: str, titles: set[str]) -> bool:
    return _folded(text) in titles or _folded(_LEADERS.sub("", text)) in titles


def _lists_rows(table: Table, titles: set[str]) -> bool:
    rows = [" ".join(dict.fromkeys(text for text in row.texts if text.strip())) for row in table.rows]
    entries = sum(_is_entry(row, titles) for row in rows)
    return entries >= max(_FEWEST_ENTRIES, _SHARE_OF_ENTRIES * len(rows))


def _heads(content: Content, listed: set[int], tables: set[int]) -> Iterator[int]:
    """The headings that stand over nothing but a list of contents."""
    items = content.items
    for place, item in enumerate(items):
        rest = place + 1
        while rest < len(items) and items[rest].at in listed:
            rest += 1
        listing = rest > place + 1 or item.at in tables
        if item.is_heading and listing and (rest == len(items) or items[rest].is_heading):
            yield item.at
