"""What all formats of messages are set as: subject, fields, text, the names of attachments, messages within."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from localmind_desktop.core.model import BlockKind
from localmind_desktop.core.parsing.flowing.content import HIGHEST_LEVEL, Content, FlowTable, FlowText, table_of
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.plain.tables import TextTable, find_text_tables
from localmind_desktop.core.phrase import phrase

DEEPEST = 5  # messages within messages
TOO_DEEP = phrase("Messages that are attached to attached ones too deep were left out.")
_RICH = frozenset({BlockKind.HEADING, BlockKind.LIST})
_TIMES_LONGER = 2  # a plain text that says less than that only tells to look at the other one


@dataclass(frozen=True, slots=True)
class Letter:
    """A message as its file has it; ``fields`` are pairs such as From and a name, in the order to show them."""

    subject: str = ""
    fields: tuple[tuple[str, str], ...] = ()
    body: tuple[Content, ...] = ()
    attachments: tuple[str, ...] = ()
    enclosed: tuple[Letter, ...] = ()
    remarks: tuple[str, ...] = ()


def flow_of_letter(letter: Letter) -> Flow:
    """``letter`` as text; what is attached to it is named, and read as documents of their own."""
    remarks = [remark for one in _with_enclosed(letter) for remark in one.remarks]
    content = () if letter == Letter() else tuple(_content(letter, 1))
    return Flow(content, letter.subject, tuple(dict.fromkeys(remarks)))


def _with_enclosed(letter: Letter) -> Iterator[Letter]:
    yield letter
    for inner in letter.enclosed:
        yield from _with_enclosed(inner)


def _content(letter: Letter, level: int) -> Iterator[Content]:
    subject = letter.subject or "Message without a subject"
    yield FlowText(subject if level == 1 else f"Attached message: {subject}", BlockKind.HEADING, level)
    fields = "\n".join(f"{name}: {text}" for name, text in letter.fields)
    if fields:
        yield FlowText(fields)
    for item in letter.body:
        if isinstance(item, FlowText) and item.kind is BlockKind.HEADING:
            item = item._replace(level=min(item.level + level, HIGHEST_LEVEL))
        yield item
    if letter.attachments:
        yield FlowText("Attachments", BlockKind.HEADING, min(level + 1, HIGHEST_LEVEL))
        for name in letter.attachments:
            yield FlowText(f"• {name}", BlockKind.LIST, 1)
    for inner in letter.enclosed:
        yield from _content(inner, min(level + 1, HIGHEST_LEVEL))


# ------------------------------------------------------------------ bodies


def body_of(plain: Sequence[Content], rich: Sequence[Content]) -> tuple[Content, ...]:
    """The plain text of a message, but its HTML where that has tables, headings or lists, or says far more."""
    if any(_is_rich(item) for item in rich) or _words(rich) > _TIMES_LONGER * _words(plain):
        return tuple(rich)
    return tuple(plain)


def _is_rich(item: Content) -> bool:
    if isinstance(item, FlowTable):
        return item.rows > 1 and item.columns > 1
    return isinstance(item, FlowText) and item.kind in _RICH


def _words(content: Iterable[Content]) -> int:
    return sum(len(text.split()) for item in content for text in _texts(item))


def _texts(item: Content) -> Iterator[str]:
    if isinstance(item, FlowTable):
        yield from (cell.text for cell in item.cells)
    elif isinstance(item, FlowText):
        yield item.text


def plain_content(text: str) -> tuple[Content, ...]:
    """Plain text: its paragraphs, and the tables that are made of spaces or rules."""
    lines = [line.rstrip() for line in text.replace("\r\n", "\n").replace("\r", "\n").split("\n")]
    content: list[Content] = []
    row = 0
    for table in find_text_tables(lines):
        content += _paragraphs(lines[row : table.first])
        content.append(_table(table))
        row = table.end
    return (*content, *_paragraphs(lines[row:]))


def _paragraphs(lines: Sequence[str]) -> Iterator[FlowText]:
    gathered: list[str] = []
    for line in (*lines, ""):
        if line.strip():
            gathered.append(line)
        elif gathered:
            yield FlowText("\n".join(gathered))
            gathered = []


def _table(table: TextTable) -> FlowTable:
    header = [field.text for field in table.header]
    rows = [[field.text for field in row] for row in table.rows]
    return table_of([header, *rows], header_rows=1) if any(header) else table_of(rows, header_rows=0)


def html_content(markup: str) -> tuple[Content, ...]:
    from localmind_desktop.core.parsing.formats.web.page import content_of_html

    return content_of_html(markup)
