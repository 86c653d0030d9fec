"""Running text: lines gathered into headings, paragraphs, lists, captions and code. Pure."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from localmind_desktop.core.model import Block, BlockKind, Box, Line, enclosing
from localmind_desktop.core.parsing.content.ink import Word, line_text, middle_size
from localmind_desktop.core.parsing.content.kept import Kept
from localmind_desktop.core.parsing.layout.captions import is_caption, is_figure_caption
from localmind_desktop.core.parsing.layout.reading_order import Piece, ordered, pieces_of

_BULLET = re.compile(r"^\s*(?:[•●▪■◦○‣⁃∙·►➢✓✔❖□o–—\-*]|[\uf0a0-\uf0ff])(?:\s|$)")
_ITEM = re.compile(r"^\s*(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]|\[\d+\]|[（(]?\d{1,2}[）)、])(?:\s|$)")
_NUMBERED = re.compile(
    r"^\s*(?:(?:chapter|section|part|annex|appendix|kapitel|abschnitt|anhang|chapitre|annexe|article|artikel)\s+)?"
    r"(?P<number>[A-Z](?:\.\d+)+|[A-Z]\.|\d{1,2}(?:\.\d{1,3})*)\.?(?:\s+|(?=[\u4e00-\u9fff]))(?P<title>\S.*)$",
    re.IGNORECASE,
)
_CHAPTER = re.compile(
    r"^\s*(?:第\s*[\d一二三四五六七八九十]+\s*[章节]|(?:chapter|annex|appendix|kapitel|anhang|chapitre)\s+[\dA-Z])",
    re.IGNORECASE,
)
_NOTE = re.compile(r"^\s*(?:notes?\b|anm\.|hinweis|remarque|注)", re.IGNORECASE)
_LEADERS = re.compile(r"\.{4,}|(?:\. ){4,}|…{2,}|·{4,}")
_ADMONITION = re.compile(
    r"\s*(?:note|warning|caution|important|attention|danger|tip|hinweis|warnung|achtung|vorsicht|wichtig|remarque|"
    r"avertissement|注意?)\s*[:：!]?\s*",
    re.IGNORECASE,
)
_LONGEST_HEADING = 160  # characters


class _Set(NamedTuple):
    text: str
    box: Box
    size: float = 0.0
    bold: bool = False
    mono: bool = False
    table: int = -1


class TextLine(_Set):
    """A line in reading order. ``table`` is the index of a table that stands here instead of text, else -1."""

    @Kept
    def plain(self) -> str:
        return plain(self.text)


@dataclass(frozen=True)
class Flow:
    """Blocks in reading order with the size of their type, and for each table how many blocks come before it.

    ``body_size`` is the size of the document's running text so far.
    """

    blocks: tuple[Block, ...]
    sizes: tuple[float, ...]
    before_table: Mapping[int, int]
    body_size: float

    @Kept
    def boxes(self) -> list[Box]:
        """Where the blocks stand."""
        return [block.box for block in self.blocks]


def text_lines(words: Sequence[Word], tables: Sequence[Box]) -> list[TextLine]:
    """All lines of a page in reading order, with the tables in their places."""
    pieces = pieces_of(words) + [Piece(box, (), number) for number, box in enumerate(tables)]
    lines = []
    for line in [part for whole in ordered(pieces) for part in _captions_apart(whole)]:
        if line[0].table >= 0:
            lines.append(TextLine("", line[0].box, table=line[0].table))
            continue
        members = line[0].words if len(line) == 1 else [word for piece in line for word in piece.words]
        text = " ".join([piece.text for piece in line]) if members[0].turn else line_text(members)
        heavy = sum([len(word.text) for word in members if word.bold])
        lines.append(
            TextLine(
                text,
                enclosing([piece.box for piece in line]),
                middle_size(members),
                heavy > 0 and heavy > 0.7 * sum([len(word.text) for word in members]),
                members[0].mono and all(word.mono for word in members),
            )
        )
    return lines


def _captions_apart(line: list[Piece]) -> list[list[Piece]]:
    """The line, cut where the captions of tables side by side begin."""
    if len(line) < 2:
        return [line]
    starts = [number for number, piece in enumerate(line) if is_caption(piece.text)]
    if len(starts) < 2:
        return [line]
    return [line[start:end] for start, end in pairwise([0, *starts[1:], len(line)])]


def flow_of(lines: Sequence[TextLine], body_size: float, titles: Mapping[str, int]) -> Flow:
    """Gather lines into blocks. ``titles`` holds the outline's titles of the page, plain, with their levels."""
    blocks: list[Block] = []
    sizes: list[float] = []
    before: dict[int, int] = {}
    group: list[TextLine] = []
    for line in lines:
        if group and (line.table >= 0 or _parts(group, line, titles)):
            blocks.append(_block(group, body_size, titles))
            sizes.append(group[0].size)
            group = []
        if line.table >= 0:
            before[line.table] = len(blocks)
        else:
            group.append(line)
    if group:
        blocks.append(_block(group, body_size, titles))
        sizes.append(group[0].size)
    return Flow(tuple(blocks), tuple(sizes), before, body_size)


def _parts(group: Sequence[TextLine], line: TextLine, titles: Mapping[str, int]) -> bool:
    """Whether ``line`` begins a new block after ``group``."""
    last = group[-1]
    height = max(last.box.y1 - last.box.y0, 1.0)
    gap = line.box.y0 - last.box.y1
    if gap > 0.75 * height or gap < -1.5 * height or (gap < -0.5 * height and is_caption(line.text)):
        return True
    if abs(line.size - last.size) > 0.12 * max(line.size, last.size, 1.0) or line.bold != last.bold:
        return True
    if line.mono != last.mono or _BULLET.match(line.text) or _ITEM.match(line.text):
        return True
    if is_caption(line.text) or is_figure_caption(line.text):
        # a sentence may go on with "Table 4 …" at the start of a line
        return gap > 0.35 * height or last.text.rstrip().endswith((".", ":", ";", "!", "?", "。", "：", "；"))
    if is_caption(group[0].text) and (_NOTE.match(line.text) or line.box.x1 > last.box.x1 + 2 * line.size):
        return True  # a caption that goes on over a line fills its first one
    if titles and (line.plain in titles or last.plain in titles):
        return True
    if line.bold and _NUMBERED.match(line.text):
        return True
    first = group[0]
    if len(group) > 1 and not _BULLET.match(first.text) and not _ITEM.match(first.text):
        # an indented first line after a line that ends a sentence
        left = min(member.box.x0 for member in group[1:])
        if line.box.x0 > left + 0.8 * line.size and last.text.endswith((".", ":", "。", "：")):
            return True
    return len(group) >= 60


def _block(group: Sequence[TextLine], body_size: float, titles: Mapping[str, int]) -> Block:
    lines = tuple(Line(line.text, line.box) for line in group)
    text = " ".join(line.text for line in group)
    if is_caption(text) or is_figure_caption(text):
        return Block(BlockKind.CAPTION, lines)
    level = _heading_level(group, text, body_size, titles)
    if level:
        return Block(BlockKind.HEADING, lines, level)
    if all(line.mono for line in group):
        return Block(BlockKind.CODE, lines)
    if _BULLET.match(text) or _ITEM.match(text):
        return Block(BlockKind.LIST, lines)
    return Block(BlockKind.PARAGRAPH, lines)


def _heading_level(group: Sequence[TextLine], text: str, body_size: float, titles: Mapping[str, int]) -> int:
    """1-6 for a heading, else 0."""
    if len(group) > 4 or len(text) > _LONGEST_HEADING:
        return 0
    letters = sum(map(str.isalpha, text))
    if letters < 2 or _LEADERS.search(text):
        return 0
    if titles and plain(text) in titles:
        return titles[plain(text)]
    if _ADMONITION.fullmatch(text):
        return 0  # the title of a framed note
    size, bold = group[0].size, all(line.bold for line in group)
    numbered = _NUMBERED.match(text)
    if numbered and numbered["number"].isdigit() and (int(numbered["number"]) > 40 or text.endswith(("。", "；"))):
        numbered = None
    bigger = size >= 1.12 * body_size
    if (letters < 0.4 * len(text.replace(" ", "")) and not numbered) or _BULLET.match(text):
        return 0
    ends = text.rstrip().endswith((".", ",", ";", "。", "；", "，")) and not numbered
    if not (bigger or (bold and len(text) <= 100)) or (ends and not size >= 1.3 * body_size):
        return 0
    if numbered:
        return min(6, numbered["number"].rstrip(".").count(".") + 1)
    if _CHAPTER.match(text):
        return 1
    for level, ratio in ((1, 1.7), (2, 1.35), (3, 1.12)):
        if size >= ratio * body_size:
            return level
    return 4 if text.rstrip().endswith((":", "：")) is False else 0


def plain(title: str) -> str:
    """A title for comparison: letters and digits only."""
    return "".join(filter(str.isalnum, title.casefold()))
