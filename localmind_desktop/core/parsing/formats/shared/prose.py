"""What the paragraphs of word processors have in common: when one is a heading, an item of a list, a listing."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from itertools import groupby

from localmind_desktop.core.model import BlockKind
from localmind_desktop.core.parsing.flowing.content import HIGHEST_LEVEL, Content, FlowTable, FlowText

_LONGEST_HEADING = 250  # letters; a longer one is a paragraph that was given a level to be listed or numbered
_CONTENTS_ENTRY = re.compile(r"\s*\t\s*(?=[^\t]*\Z)")
_LEADER = " ..... "  # before the number of a page in a table of contents, as printed
_TYPED_MARK = re.compile(r"\s*(\(?(?:\d{1,3}|[A-Za-z]|[ivxlc]{1,6})[.)]|[•●▪◦–-]) *\t\s*")
_CODE = frozenset({"html preformatted", "preformatted text", "source code", "code", "macro text"})
_VARYING = re.compile(r"\d+|\s+")


def is_title(names: Collection[str]) -> bool:
    """Whether a style of these names, its own and those that it is based on, is that of a title."""
    return "title" in names and "subtitle" not in names


def is_caption(names: Collection[str]) -> bool:
    return "caption" in names


def is_code(names: Collection[str]) -> bool:
    return not _CODE.isdisjoint(names)


def heading(text: str, level: int, mark: str = "") -> FlowText:
    """A heading of this level, from 1; what is too long for one is a paragraph, or an item where it is numbered."""
    level = min(max(level, 1), HIGHEST_LEVEL)
    if len(text) <= _LONGEST_HEADING:
        return FlowText(mark + " ".join(text.split()), BlockKind.HEADING, level)
    return FlowText(mark + text.strip(), BlockKind.LIST, level) if mark else FlowText(text)


def caption(text: str, mark: str = "") -> FlowText:
    return FlowText(mark + " ".join(text.split()), BlockKind.CAPTION)


def paragraph(text: str) -> FlowText:
    """A paragraph; one that begins with a mark that somebody typed before a tab is an item of a list."""
    typed = _TYPED_MARK.match(text)
    return FlowText(f"{typed[1]} {text[typed.end() :]}", BlockKind.LIST, 1) if typed else FlowText(text)


def contents_line(text: str) -> str:
    """A line of a table of contents with dots before the number of the page."""
    return _CONTENTS_ENTRY.sub(_LEADER, text.rstrip())


def with_listings(content: Iterable[Content]) -> Iterator[Content]:
    """The content; lines of a listing, which are paragraphs of their own, are one text."""
    for is_listing, run in groupby(
        content, key=lambda item: isinstance(item, FlowText) and item.kind is BlockKind.CODE
    ):
        if is_listing:
            yield FlowText("\n".join(item.text for item in run if isinstance(item, FlowText)), BlockKind.CODE)
        else:
            yield from run


def furniture(stories: Iterable[Iterable[FlowText | FlowTable]]) -> Iterator[FlowText]:
    """The texts of headers or footers, each once, whatever the numbers of pages in them."""
    said: set[str] = set()
    for story in stories:
        text = "\n".join(line for item in story for line in _lines(item))
        sign = _VARYING.sub("", text)
        if sign and sign not in said:
            said.add(sign)
            yield FlowText(text, BlockKind.FURNITURE)


def _lines(item: FlowText | FlowTable) -> Iterator[str]:
    if isinstance(item, FlowText):
        yield item.text
        return
    for _, row in groupby(item.cells, key=lambda cell: cell.row):
        yield "    ".join(cell.text for cell in row if cell.text.strip())
