"""Reads plain text: its letters, its lines set on pages, its blocks and the tables in it."""

from __future__ import annotations

import codecs
import contextlib
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

from localmind_desktop.core.errors import FileGone, NothingToRead
from localmind_desktop.core.model import Block, BlockKind, Cell, Fragment, Line, Opened, PageRead, Place, Row, enclosing
from localmind_desktop.core.parsing.layout.blocks import TextLine, flow_of
from localmind_desktop.core.parsing.layout.captions import is_caption
from localmind_desktop.core.parsing.plain.page import SIZE, TAB, TextPage, typeset
from localmind_desktop.core.parsing.plain.tables import Field, TextTable, find_text_tables

_MARKS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
_LINE_END = re.compile(r"\r\n|[\r\n\f]")
_PAIRED = 0.6  # of the bytes beyond ASCII stand beside another: no text in Latin letters
_WESTERN = "cp1252"
_SETS = ("gb18030", _WESTERN, "cp1251", "cp932", "koi8_r", "cp1253")
_LOOKED_AT = 20_000  # bytes
_UNDERLINE = re.compile(r"\s*([=\-~^*#])\1{2,}\s*")
_LONGEST_HEADING = 100  # characters
_NUMBERED = re.compile(r"\s{0,3}\d{1,2}(?:\.\d{1,3})*\.?\s+[^\W\d_].*[^.!?;,]")
_HEADING_SIZE = 1.4 * SIZE
_CONFIDENCE = 0.9  # fields are counted, not measured


@dataclass(frozen=True, slots=True)
class TextFile:
    """A text as read: its lines, the tables among them, and the pages that it is set on."""

    lines: tuple[str, ...]
    tables: tuple[TextTable, ...]
    pages: tuple[TextPage, ...]


def open_text(path: Path) -> TextFile:
    """Raises `FileGone`, and `NothingToRead` for a file without a letter."""
    try:
        text = decoded(path.read_bytes())
    except OSError as error:
        raise FileGone("The file can no longer be opened; check that it is still there and may be read.") from error
    if not text.strip():
        raise NothingToRead("The file is empty.")
    lines = _without_indents([line.rstrip(" ") for line in _LINE_END.split(text)])
    tables = find_text_tables(lines)
    unbroken = {line for table in tables for line in range(table.first, table.end)}
    return TextFile(tuple(lines), tuple(tables), typeset(lines, unbroken))


def _without_indents(lines: list[str]) -> list[str]:
    """The lines with tabs as spaces, but where they part the fields of a table."""
    kept = {line for table in find_text_tables(lines) for line in range(table.first, table.end)}
    return [line if number in kept else line.expandtabs(TAB) for number, line in enumerate(lines)]


def decoded(content: bytes, stated: str = "") -> str:
    """The letters of a file: by its mark, else UTF-8, else the set of letters that it states, where there is one so
    called, else the usual one of Chinese or of Western European files."""
    for mark, name in _MARKS:
        if content.startswith(mark):
            return content.decode(name, errors="replace")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        pass
    if stated:
        with contextlib.suppress(LookupError):  # no set of letters is called so
            return content.decode(stated, errors="replace")
    high = [at for at, byte in enumerate(content) if byte > 0x7F]
    paired = {at for at, after in pairwise(high) if after == at + 1}
    paired |= {at + 1 for at in paired}
    beyond_latin = len(paired) > _PAIRED * len(high)
    return content.decode(_set_of_letters(content) if beyond_latin else _WESTERN, errors="replace")


def _set_of_letters(content: bytes) -> str:
    """The set of letters of a text that is hardly Western European; of short ones it is a guess."""
    from charset_normalizer import from_bytes

    best = from_bytes(content[:_LOOKED_AT], cp_isolation=list(_SETS)).best()
    return best.encoding if best is not None else _SETS[0]


def read_text(
    path: Path,
    skip_pages: frozenset[int] = frozenset(),
    on_page: Callable[[int], None] = lambda number: None,
) -> Iterator[Opened | PageRead]:
    """Yield what the file says of itself, then its pages in order, as `read_pdf` does. Raises `DocumentError`."""
    file = open_text(path)
    yield Opened(len(file.pages))
    section = ""
    for page in file.pages:
        on_page(page.number)
        read, section = _read_page(file, page, section)
        if page.number not in skip_pages:
            yield read


def _read_page(file: TextFile, page: TextPage, section: str) -> tuple[PageRead, str]:
    """The page, and the section that is open at its end."""
    at = {line.source: index for index, line in reversed(list(enumerate(page.lines)))}
    parts = [(table, fragment) for table in file.tables if (fragment := _fragment(table, page, at)) is not None]
    lines: list[TextLine] = []
    rules: list[Line] = []
    shown: set[int] = set()
    for index, line in enumerate(page.lines):
        number = next((n for n, (table, _) in enumerate(parts) if table.first <= line.source < table.end), -1)
        if number >= 0 and number not in shown:
            lines.append(TextLine("", parts[number][1].box, table=number))
            shown.add(number)
        elif number < 0 and _UNDERLINE.fullmatch(line.text):
            rules.append(Line(line.text.strip(), page.box(index)))
        elif number < 0 and line.text.strip():
            indent = len(line.text) - len(line.text.lstrip())
            size = _HEADING_SIZE if _is_heading(file.lines, line.source) else SIZE
            lines.append(TextLine(line.text.strip(), page.box(index, indent), size))
    flow = flow_of(lines, SIZE, {})
    fragments = []
    done = 0
    for number in sorted(range(len(parts)), key=lambda n: flow.before_table[n]):
        section = _last_heading(flow.blocks[done : flow.before_table[number]], section)
        done = flow.before_table[number]
        fragments.append(_titled(parts[number][1], _caption(file.lines, parts[number][0]), section))
    section = _last_heading(flow.blocks[done:], section)
    furniture = (Block(BlockKind.FURNITURE, (line,)) for line in rules)
    return PageRead(page.number, page.width, page.height, (*flow.blocks, *furniture), tuple(fragments)), section


def _is_heading(lines: Sequence[str], number: int) -> bool:
    """A short line that is underlined, or numbered and alone."""
    before, following = (lines[n] if 0 <= n < len(lines) else "" for n in (number - 1, number + 1))
    if len(lines[number]) > _LONGEST_HEADING:
        return False
    alone = not before.strip() and not following.strip()
    return bool(_UNDERLINE.fullmatch(following)) or (alone and _NUMBERED.fullmatch(lines[number]) is not None)


def _last_heading(blocks: Sequence[Block], section: str) -> str:
    titles = [" ".join(block.text.split()) for block in blocks if block.kind is BlockKind.HEADING]
    return titles[-1] if titles else section


def _caption(lines: Sequence[str], table: TextTable) -> str:
    """The nearest line above or below the table, if it names one."""
    above = next((line for line in reversed(lines[: table.first]) if line.strip()), "")
    below = next((line for line in lines[table.end :] if line.strip()), "")
    return next((" ".join(line.split()) for line in (above, below) if is_caption(line)), "")


def _titled(fragment: Fragment, caption: str, section: str) -> Fragment:
    return replace(fragment, caption=caption if fragment.has_header else "", section=section)


def _fragment(table: TextTable, page: TextPage, at: dict[int, int]) -> Fragment | None:
    """The part of ``table`` that stands on ``page``. ``at`` tells where on it each line of the file begins."""
    has_header = table.header[0].line in at
    rows = tuple(_row(row, page, at) for row in table.rows if row[0].line in at)
    if not rows and not has_header:
        return None
    boxes = tuple(page.box(at[f.line], f.start, f.end) for f in table.header) if has_header else ()
    starts = [float(field.start) for field in table.header]
    return Fragment(
        box=enclosing([*boxes, *(row.place.box for row in rows)]),
        headers=tuple(field.text for field in table.header) if has_header else ("",) * len(table.header),
        header_boxes=boxes,
        has_header=has_header,
        rows=rows,
        column_edges=(*starts, starts[-1] + 1),
        caption="",
        section="",
        opens_page=not has_header,
        closes_page=page.lines[-1].source < table.end - 1,
        confidence=_CONFIDENCE,
    )


def _row(fields: Sequence[Field], page: TextPage, at: dict[int, int]) -> Row:
    cells = tuple(Cell(field.text, page.box(at[field.line], field.start, field.end)) for field in fields)
    index = at[fields[0].line]
    return Row(cells, Place(page.number, page.box(index)))
