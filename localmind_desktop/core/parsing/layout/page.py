"""One page read: its tables with captions and sections, its blocks in order. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from localmind_desktop.core.model import Block, BlockKind, Box, Cell, Fragment, Line, PageRead, Place, Row
from localmind_desktop.core.parsing.content.ink import PageInk, Word, box_of, unturned
from localmind_desktop.core.parsing.fragments import FoundTable, placed
from localmind_desktop.core.parsing.header.rows import GROUP_HEADER
from localmind_desktop.core.parsing.layout.blocks import Flow, flow_of, text_lines
from localmind_desktop.core.parsing.layout.captions import caption_title, is_caption, is_continued
from localmind_desktop.core.parsing.layout.furniture import furniture_lines
from localmind_desktop.core.parsing.tables import find_tables

_CAPTION_ABOVE = 48.0  # points between a caption and the table below it
_CAPTION_BELOW = 32.0
_TURNED_SHARE = 0.6  # of the words: the page is set sideways
_LONG_LINE = 45  # characters
_BRACKETS = (("[", "]"), ("(", ")"), ("［", "］"), ("（", "）"))
_TITLE_GAP, _LONGEST_TITLE = 1.2, 300  # heights of a label to the title below it, and characters of that
_SHORT_NOTE = 90  # characters of a line that may stand between a caption and its table


@dataclass(slots=True)
class Running:
    """What reading carries from page to page: type sizes, the current section, where captions stand."""

    section: str = ""
    sizes: Counter[float] = field(default_factory=Counter)
    captions_above: int = 0
    captions_below: int = 0

    @property
    def body_size(self) -> float:
        return self.sizes.most_common(1)[0][0] if self.sizes else 10.0

    def count_sizes(self, words: Sequence[Word]) -> None:
        """Count the type of running text: of lines too long to stand in a table or heading, the others hardly."""
        lengths: dict[int, int] = {}
        for word in words:
            lengths[word.run] = lengths.get(word.run, 0) + len(word.text) + 1
        letters: dict[float, int] = {}
        for word in words:
            weight = 50 if lengths[word.run] >= _LONG_LINE else 1
            letters[word.size] = letters.get(word.size, 0) + weight * len(word.text)
        for size, count in letters.items():
            self.sizes[round(size * 2) / 2] += count


def read_page(
    ink: PageInk,
    furniture: frozenset[Word],
    titles: Mapping[str, int],
    running: Running,
    find: Callable[[PageInk, frozenset[Word]], list[FoundTable]] = find_tables,
) -> PageRead:
    """Everything on the page. ``titles``: the outline's titles on it. ``running`` is brought forward.

    ``find`` finds the tables of the page as it stands upright.
    """
    turns = sideways(ink)
    if turns:
        read = _read_upright(ink.turned(turns), frozenset(), titles, running, find)
        return _turned_back(read, unturned(turns, ink.width, ink.height), ink)
    return _read_upright(ink, furniture, titles, running, find)


def sideways(ink: PageInk) -> int:
    """Quarter turns that set the page's text upright."""
    if not ink.turned_words:
        return 0
    letters = Counter[int]()
    for word in ink.words:
        letters[word.turn] += len(word.text)
    turn, most = letters.most_common(1)[0]
    return (4 - turn) % 4 if turn and most > _TURNED_SHARE * letters.total() else 0


def _read_upright(
    ink: PageInk,
    furniture: frozenset[Word],
    titles: Mapping[str, int],
    running: Running,
    find: Callable[[PageInk, frozenset[Word]], list[FoundTable]],
) -> PageRead:
    tables = [table for table in find(ink, furniture) if not furniture.issuperset(table.words)]
    in_tables = {id(word) for table in tables for word in table.words}
    noted = {id(word) for table in tables for note in table.notes for word in note}
    at_edge = set(map(id, furniture)) - in_tables
    kept = in_tables - noted | at_edge
    free = [word for word in ink.words if id(word) not in kept]
    lines = text_lines(free, [table.fragment.box for table in tables])
    flow = flow_of(lines, running.body_size, titles)
    captions = _captions(flow, tables, running)
    fragments = []
    heading_at = 0
    for number in sorted(range(len(tables)), key=lambda n: flow.before_table[n]):
        before = flow.before_table[number]
        for block in flow.blocks[heading_at:before]:
            _enter(block, running)
        heading_at = before
        fragments.append(_framed(tables[number], captions.get(number, ""), flow, before, running.section))
    for block in flow.blocks[heading_at:]:
        _enter(block, running)
    edge = [word for word in ink.words if id(word) in at_edge]
    pieces = [Block(BlockKind.FURNITURE, (Line(text, box),)) for text, box in furniture_lines(edge)]
    return PageRead(
        *(ink.number, ink.width, ink.height, (*flow.blocks, *pieces), tuple(fragments)),
        has_image=ink.has_image,
        has_unseen=ink.has_unseen,
    )


def _enter(block: Block, running: Running) -> None:
    if block.kind is BlockKind.HEADING:
        running.section = " ".join(block.text.split())


def _captions(flow: Flow, tables: Sequence[FoundTable], running: Running) -> dict[int, str]:
    """The caption block of each table, each block used once; where it could be either, as the document mostly does."""
    pairs = []
    usual = running.captions_above >= running.captions_below
    for index, block in enumerate(flow.blocks):
        if block.kind is not BlockKind.CAPTION or not is_caption(block.text):
            continue
        for number, table in enumerate(tables):
            above = flow.boxes[index].y1 <= table.fragment.box.y0 + 4
            parts = _caption_parts(index, table.fragment.box, above, flow)
            gap = _caption_gap(parts, table.fragment.box, above, flow)
            if gap is not None:
                pairs.append((gap + (0 if above == usual else 25), number, parts, above))
    found: dict[int, str] = {}
    used: set[int] = set()
    alone = len(pairs) == len({pair[1] for pair in pairs}) == len({pair[2][0] for pair in pairs})
    for _, number, parts, above in sorted(pairs):
        if number not in found and parts[0] not in used:
            found[number] = " ".join(" ".join(flow.blocks[part].text.split()) for part in parts)
            used.add(parts[0])
            if alone:
                running.captions_above += above
                running.captions_below += not above
    return found


def _caption_parts(index: int, table: Box, above: bool, flow: Flow) -> tuple[int, ...]:
    """Block ``index``, a caption, and the one closely below it where that says what a bare ``TABLE IV`` is called."""
    following = index + 1
    if caption_title(flow.blocks[index].text) or following == len(flow.blocks):
        return (index,)
    block, box, label = flow.blocks[following], flow.boxes[following], flow.boxes[index]
    is_close = -2 <= box.y0 - label.y1 <= _TITLE_GAP * (label.y1 - label.y0) and _overlap(box, label)
    is_above = box.y1 <= table.y0 + 4 and block.kind in (BlockKind.PARAGRAPH, BlockKind.HEADING)
    is_title = is_above if above else block.kind is BlockKind.PARAGRAPH and len(block.text) <= _SHORT_NOTE
    return (index, following) if is_close and is_title and len(block.text) <= _LONGEST_TITLE else (index,)


def _caption_gap(parts: Sequence[int], table: Box, above: bool, flow: Flow) -> float | None:
    """The space between a table and the blocks of a caption that it may belong to; None where it cannot."""
    first, last = flow.boxes[parts[0]], flow.boxes[parts[-1]]
    gap = table.y0 - last.y1 if above else first.y0 - table.y1
    if not -4 <= gap <= (_CAPTION_ABOVE if above else _CAPTION_BELOW) or not _overlap(first, table):
        return None
    top, bottom = (last.y1, table.y0) if above else (table.y1, first.y0)
    for number, (block, box) in enumerate(zip(flow.blocks, flow.boxes, strict=True)):
        between = top - 2 <= box.y0 and box.y1 <= bottom + 2 and _overlap(box, table)
        if number not in parts and between and len(block.text) > _SHORT_NOTE and not _is_bracketed(block.text):
            return None
    return gap


def _is_bracketed(text: str) -> bool:
    """Whether a text stands in brackets from end to end: a note on units and sources below a table's caption."""
    return (text[:1], text[-1:]) in _BRACKETS


def _overlap(box: Box, other: Box) -> bool:
    return min(box.x1, other.x1) > max(box.x0, other.x0)


def _framed(table: FoundTable, caption: str, flow: Flow, before: int, section: str) -> Fragment:
    low, high = table.fragment.box.y0 + 6, table.fragment.box.y1 - 6
    blocks = list(zip(flow.blocks, flow.boxes, flow.sizes, strict=True))
    above = any(box.y1 <= low and not _announces(block) for block, box, _ in blocks[:before])
    below = any(box.y0 >= high and not _is_note(block, size, flow.body_size) for block, box, size in blocks[before:])
    fragment = placed(
        table,
        rows=_grouped_by_title(table, caption),
        caption=caption or table.fragment.caption,
        section=section,
        opens_page=not above,
        closes_page=not below,
    )
    return fragment.fragment


def _grouped_by_title(table: FoundTable, caption: str) -> tuple[Row, ...]:
    """The rows; a title within a table that has a caption of its own, and bands below, is the first of the bands."""
    fragment, title, rows = table.fragment, table.fragment.caption, table.fragment.rows
    if not caption or not title or title in caption or fragment.headers[-1:] != (GROUP_HEADER,) or not rows:
        return rows
    top = min(box.y0 for box in (rows[0].place.box, *fragment.header_boxes))
    words = [word for word in table.words if word.middle[1] < top]
    band = Cell(title, box_of(words) if words else None)
    banded = next((n for n, row in enumerate(rows) if row.cells[-1].text), len(rows))
    return (*(row._replace(cells=(*row.cells[:-1], band)) for row in rows[:banded]), *rows[banded:])


def _announces(block: Block) -> bool:
    """A line that only says that a table goes on, or names it."""
    return is_caption(block.text) or (is_continued(block.text) and len(block.text) < 120)


def _is_note(block: Block, size: float, body_size: float) -> bool:
    """A footnote or a note to the table, its caption, or that it goes on: it may do so over the page."""
    text = block.text.lstrip()
    if _announces(block) or (size < 0.95 * body_size and text[:1].isdigit()):
        return True
    marked = text[:1] in "*†‡§¹²³⁴⁵⁶⁷⁸⁹" or text.startswith(("(1)", "1)", "1."))
    return marked or text[:4].lower() in ("note", "anm.", "注：")


def _turned_back(read: PageRead, back: object, ink: PageInk) -> PageRead:
    def box(old: Box) -> Box:
        return back(old)  # type: ignore[operator,no-any-return]

    def place(old: Place) -> Place:
        return Place(old.page, box(old.box))

    def row(old: Row) -> Row:
        cells = tuple(type(cell)(cell.text, box(cell.box) if cell.box else None) for cell in old.cells)
        return Row(cells, place(old.place))

    def fragment(old: Fragment) -> Fragment:
        return replace(
            old,
            box=box(old.box),
            header_boxes=tuple(box(b) for b in old.header_boxes),
            rows=tuple(row(r) for r in old.rows),
        )

    blocks = tuple(
        Block(block.kind, tuple(Line(line.text, box(line.box)) for line in block.lines), block.level)
        for block in read.blocks
    )
    return PageRead(
        read.number,
        ink.width,
        ink.height,
        blocks,
        tuple(fragment(f) for f in read.fragments),
        has_image=read.has_image,
        has_unseen=read.has_unseen,
    )
