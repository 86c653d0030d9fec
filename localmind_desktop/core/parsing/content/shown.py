"""What was read of a page without the characters that nobody sees. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from localmind_desktop.core.model import Block, Fragment, Line, Opened, PageRead, Row
from localmind_desktop.core.text.invisible import says_something_unseen, without_invisible


def as_shown(read: Opened | PageRead) -> Opened | PageRead:
    """What any viewer shows of it."""
    return shown_page(read) if isinstance(read, PageRead) else _opened(read)


def shown_page(read: PageRead) -> PageRead:
    """What any viewer shows of a page; one on which something is said unseen is marked."""
    texts = list(_texts(read))
    if all(text.isascii() for text in texts):
        return read
    unseen = read.has_unseen or any(map(says_something_unseen, texts))
    if not unseen and all(without_invisible(text) == text for text in texts):
        return read
    blocks = (replace(block, lines=_lines(block)) for block in read.blocks)
    return replace(
        read,
        blocks=tuple(block for block in blocks if block.lines),
        fragments=tuple(map(_fragment, read.fragments)),
        has_unseen=unseen,
    )


def _opened(opened: Opened) -> Opened:
    outline = tuple(entry._replace(title=without_invisible(entry.title)) for entry in opened.outline)
    return replace(opened, title=without_invisible(opened.title), outline=outline)


def _texts(page: PageRead) -> Iterable[str]:
    for block in page.blocks:
        for line in block.lines:
            yield line.text
    for fragment in page.fragments:
        yield from (fragment.caption, fragment.section, *fragment.headers)
        for row in fragment.rows:
            yield from row.texts


def _lines(block: Block) -> tuple[Line, ...]:
    """The lines that show anything."""
    shown = (line._replace(text=without_invisible(line.text)) for line in block.lines)
    return tuple(new for new, old in zip(shown, block.lines, strict=True) if new.text.strip() or not old.text.strip())


def _fragment(fragment: Fragment) -> Fragment:
    return replace(
        fragment,
        headers=tuple(map(without_invisible, fragment.headers)),
        rows=tuple(map(_row, fragment.rows)),
        caption=without_invisible(fragment.caption),
        section=without_invisible(fragment.section),
        header_cells=tuple(cell._replace(text=without_invisible(cell.text)) for cell in fragment.header_cells),
    )


def _row(row: Row) -> Row:
    return row._replace(cells=tuple(cell._replace(text=without_invisible(cell.text)) for cell in row.cells))
