"""Reads web pages (html): headings, paragraphs, lists, listings, and tables with their merged cells."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from lxml import etree, html

from localmind_desktop.core.errors import NothingToRead
from localmind_desktop.core.model import BlockKind
from localmind_desktop.core.parsing.flowing.content import Content, FlowText
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.web.tables import is_frame, rows_of, table_of_element
from localmind_desktop.core.parsing.text import decoded

_SKIPPED_NAMES = "script style template noscript head iframe object select button input svg annotation"
_SKIPPED = frozenset(_SKIPPED_NAMES.split())
_INLINE_NAMES = (
    "a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark math mi mn mo mrow msub "
    "msup mtext q ruby rb rt s samp small span strike strong sub sup time tt u var wbr img br picture source"
)
_INLINE = frozenset(_INLINE_NAMES.split())
_FURNITURE = frozenset(["nav"])
_CHARSET = re.compile(rb"""<meta[^>]+charset\s*=\s*["']?\s*([\w.:-]+)""", re.IGNORECASE)
_CHARSET_WITHIN = 4_096  # bytes
_HEADING = re.compile(r"h([1-6])")
_NOT_SHOWN = re.compile(r"display\s*:\s*none|visibility\s*:\s*hidden", re.IGNORECASE)
_SUPERSCRIPTS = str.maketrans("0123456789+-−n", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻ⁿ")
_RAISED = re.compile(r"[-+−]?\d{1,3}|n")
_HIDDEN = "Hidden text of the page was left out."
_DEEPEST = 200  # elements within one another


def read(path: Path) -> Flow:
    """Raises `NothingToRead`, and what lxml raises."""
    root = root_of(path.read_bytes())
    title = root.findtext(".//title")
    remarks = (_HIDDEN,) if any(map(_is_hidden, root.iter(etree.Element))) else ()
    return Flow(tuple(_Walk().content(root)), " ".join((title or "").split()), remarks)


def content_of_html(markup: str) -> tuple[Content, ...]:
    """What a piece of HTML holds; nothing where it is empty."""
    if not markup.strip():
        return ()
    return tuple(_Walk().content(html.document_fromstring(markup, parser=_parser())))


def content_of_page(markup: bytes) -> tuple[Content, ...]:
    """What a whole page holds; nothing where it is empty."""
    return tuple(_Walk().content(root_of(markup))) if markup.strip() else ()


def root_of(markup: bytes) -> html.HtmlElement:
    stated = _CHARSET.search(markup[:_CHARSET_WITHIN])
    text = decoded(markup, stated[1].decode("ascii", "replace") if stated else "")
    text = re.sub(r"^\s*<\?xml[^>]*\?>", "", text)  # its encoding is done with
    if not text.strip():
        raise NothingToRead("The file is empty.")
    return html.document_fromstring(text, parser=_parser())


def _parser() -> html.HTMLParser:
    return html.HTMLParser(no_network=True, remove_comments=True, remove_pis=True, huge_tree=False)


class _Walk:
    """Goes through a page in its order; inline text gathers until a block begins or ends."""

    def __init__(self) -> None:
        self._text: list[str] = []
        self._kind, self._level = BlockKind.PARAGRAPH, 0
        self._mark = ""

    def content(self, root: html.HtmlElement) -> Iterator[Content]:
        yield from self._element(root, 0)
        yield from self._flush()

    def _element(self, element: html.HtmlElement, depth: int) -> Iterator[Content]:
        name = element.tag if isinstance(element.tag, str) else ""
        if not name or name in _SKIPPED or depth > _DEEPEST or _is_hidden(element):
            return
        if name == "br":
            self._text.append("\n")
        elif name in _INLINE:
            yield from self._inline(element, name, depth)
        else:
            yield from self._flush()
            yield from self._block(element, name, depth)
            yield from self._flush()

    def _inline(self, element: html.HtmlElement, name: str, depth: int) -> Iterator[Content]:
        if name == "sup" and len(element) == 0 and _RAISED.fullmatch((element.text or "").strip()):
            self._text.append((element.text or "").strip().translate(_SUPERSCRIPTS))
            return
        yield from self._children(element, depth)

    def _children(self, element: html.HtmlElement, depth: int) -> Iterator[Content]:
        self._append(element.text)
        for child in element:
            yield from self._element(child, depth + 1)
            self._append(child.tail)

    def _append(self, text: str | None) -> None:
        if text:
            self._text.append(re.sub(r"\s+", " ", text))

    def _block(self, element: html.HtmlElement, name: str, depth: int) -> Iterator[Content]:
        heading = _HEADING.fullmatch(name)
        if heading:
            yield from self._as(BlockKind.HEADING, int(heading[1]), element, depth)
        elif name == "pre":
            yield FlowText(element.text_content().strip("\n"), BlockKind.CODE)
        elif name in ("ul", "ol"):
            yield from self._list(element, name, depth)
        elif name == "table":
            yield from self._table(element, depth)
        elif name in ("figcaption", "caption"):
            yield from self._as(BlockKind.CAPTION, 0, element, depth)
        elif name in _FURNITURE:
            yield from self._as(BlockKind.FURNITURE, 0, element, depth)
        elif name == "dd":
            yield from self._as(BlockKind.LIST, 1, element, depth)
        else:
            yield from self._children(element, depth)

    def _as(self, kind: BlockKind, level: int, element: html.HtmlElement, depth: int) -> Iterator[Content]:
        before = self._kind, self._level
        self._kind, self._level = kind, level
        yield from self._children(element, depth)
        yield from self._flush()
        self._kind, self._level = before

    def _list(self, element: html.HtmlElement, name: str, depth: int) -> Iterator[Content]:
        level = self._level + 1 if self._kind is BlockKind.LIST else 1
        number = _whole_number(element.get("start"), 1)
        for child in element:
            if child.tag != "li":
                yield from self._element(child, depth + 1)
                continue
            number = _whole_number(child.get("value"), number)
            self._mark = f"{number}. " if name == "ol" else "• "
            number += 1
            yield from self._as(BlockKind.LIST, level, child, depth + 1)
            self._mark = ""

    def _table(self, element: html.HtmlElement, depth: int) -> Iterator[Content]:
        if is_frame(element):
            for row in rows_of(element):
                for cell in row:
                    yield from self._flush()
                    yield from self._children(cell, depth + 1)
            return
        table, inner = table_of_element(element, cell_text)
        if table.cells:
            yield table
        for nested in inner:
            yield from self._element(nested, depth + 1)

    def _flush(self) -> Iterator[Content]:
        lines = [" ".join(line.split()) for line in "".join(self._text).split("\n")]
        text = "\n".join(line for line in lines if line)
        self._text.clear()
        if text:
            yield FlowText(self._mark + text, self._kind, self._level)
            self._mark = ""


def cell_text(element: html.HtmlElement) -> str:
    """The text of a cell, a line for each of its blocks; what stands in tables within it is left out."""
    texts = [item.text for item in _Walk().content(_without_tables(element)) if isinstance(item, FlowText)]
    return "\n".join(texts)


def _without_tables(element: html.HtmlElement) -> html.HtmlElement:
    if element.find(".//table") is None:
        return element
    copied = html.fromstring(html.tostring(element, encoding="unicode"))
    for table in list(copied.iter("table")):
        if table is not copied and table.getparent() is not None:
            table.drop_tree()
    return copied


def _is_hidden(element: html.HtmlElement) -> bool:
    return element.get("hidden") is not None or bool(_NOT_SHOWN.search(element.get("style") or ""))


def _whole_number(text: str | None, otherwise: int) -> int:
    return int(text) if text and re.fullmatch(r"-?\d{1,6}", text) else otherwise
