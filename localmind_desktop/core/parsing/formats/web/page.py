"""Reads web pages (html): headings, paragraphs, lists, listings, and tables with their merged cells."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from lxml import etree, html

from localmind_desktop.core.errors import NothingToRead, TooLarge
from localmind_desktop.core.model import BlockKind
from localmind_desktop.core.parsing.flowing.content import Content, FlowText
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.open_document.mathml import formula
from localmind_desktop.core.parsing.formats.shared.counting import letters, roman
from localmind_desktop.core.parsing.formats.shared.remarks import HIDDEN_TEXT, OBJECTS, PICTURES, WHITE_TEXT, Remarks
from localmind_desktop.core.parsing.formats.shared.superscripts import SUPERSCRIPTS
from localmind_desktop.core.parsing.formats.web.sight import has_style_sheet, is_hidden, is_white
from localmind_desktop.core.parsing.formats.web.tables import (
    is_frame,
    rows_of,
    table_of_element,
    texts_beside_cells,
)
from localmind_desktop.core.parsing.plain.reading import decoded

_SKIPPED = frozenset({"script", "style", "template", "noscript", "head", "iframe", "datalist"})
_INLINE_NAMES = (
    "a abbr acronym b bdi bdo big button cite code data del dfn em font i img input ins kbd label map mark math meter "
    "nobr output picture progress q rb rp rt rtc ruby s samp select slot small source span strike strong sub sup svg "
    "textarea time tt u var wbr"
)
_INLINE = frozenset(_INLINE_NAMES.split())
_SPACED = frozenset({"button", "output", "textarea"})
_EMBEDDED = frozenset({"iframe", "object", "embed", "video", "audio", "canvas"})
_TICKED = {"checkbox": ("☒", "☐"), "radio": ("◉", "○")}
_WITHOUT_VALUE = frozenset({"hidden", "password", "file", "image", "color"})
_ANCHOR_SIGNS = frozenset("¶#§🔗")  # that lead to the heading beside them
_FURNITURE = frozenset(["nav"])
_CHARSET = re.compile(rb"""<(?:meta[^>]+charset|\?xml[^>]+encoding)\s*=\s*["']?\s*([\w.:-]+)""", re.IGNORECASE)
_CHARSET_WITHIN = 4_096  # bytes
_HEADING = re.compile(r"h([1-6])")
_SOFT_HYPHEN = "\u00ad"
_NUMBERS: dict[str, Callable[[int], str]] = {
    "a": letters,
    "A": lambda number: letters(number).upper(),
    "i": roman,
    "I": lambda number: roman(number).upper(),
}
_RAISED = re.compile(r"[-+−]?\d{1,3}|n")
_DEEPEST = 150  # elements within one another; what is deeper is text without any form
_LARGEST = 100_000_000  # letters


def read(path: Path) -> Flow:
    """Raises `NothingToRead`, `TooLarge`, and what lxml raises."""
    return flow_of_page(path.read_bytes())


def flow_of_page(markup: bytes, stated: str = "") -> Flow:
    """What a whole page holds; ``stated`` is the name of its set of letters, where something else than it says so."""
    if not markup.strip():
        raise NothingToRead("The file is empty.")
    root = _root(_letters(markup, stated))
    walk = _Walk()
    title = root.findtext(".//title") or ""
    return Flow(tuple(walk.content(root)), " ".join(title.split()), walk.remarks_on(root))


def content_of_html(markup: str) -> tuple[Content, ...]:
    """What a piece of HTML holds; nothing where it is empty."""
    return flow_of_html(markup).content


def flow_of_html(markup: str) -> Flow:
    """What a piece of HTML holds; nothing where it is empty."""
    if not markup.strip():
        return Flow(())
    walk = _Walk()
    root = _root(markup)
    return Flow(tuple(walk.content(root)), "", walk.remarks_on(root))


def _letters(markup: bytes, stated: str) -> str:
    named = _CHARSET.search(markup[:_CHARSET_WITHIN])
    name = stated or (named[1].decode("ascii", "replace") if named else "")
    if name.lower().startswith("iso-2022-"):  # seven bits a letter, and so never wrong as UTF-8
        with contextlib.suppress(LookupError):
            return markup.decode(name, "replace")
    return decoded(markup, name)


def _root(markup: str) -> html.HtmlElement:
    """Raises `NothingToRead`, and `TooLarge` where parts would be lost."""
    markup = re.sub(r"^\s*<\?xml[^>]*\?>", "", markup)  # its encoding is done with
    if not markup.strip():
        raise NothingToRead("The file is empty.")
    for is_huge in (False, True):  # HTML has no entities of its own, so that only its size needs a limit
        parser = html.HTMLParser(no_network=True, remove_comments=True, remove_pis=True, huge_tree=is_huge)
        root = html.document_fromstring(markup, parser=parser)
        if not any(error.level_name == "FATAL" for error in parser.error_log):
            return root
        if len(markup) > _LARGEST:
            break
    raise TooLarge("The page is too large or too deep to be read whole. Split it and add the parts.")


class _Walk:
    """Goes through a page in its order; inline text gathers until a block begins or ends."""

    def __init__(self, with_tables: bool = True) -> None:
        self.remarks = Remarks()
        self._with_tables = with_tables
        self._text: list[str] = []
        self._kind, self._level = BlockKind.PARAGRAPH, 0
        self._mark = ""

    def content(self, root: html.HtmlElement) -> Iterator[Content]:
        yield from self._element(root, 0)
        yield from self._flush()

    def remarks_on(self, root: html.HtmlElement) -> tuple[str, ...]:
        """After its content was read. What white letters stand on is not known where a style sheet may paint it."""
        kept = WHITE_TEXT not in self.remarks.all() or not has_style_sheet(root)
        return tuple(said for said in self.remarks.all() if kept or said != WHITE_TEXT)

    def _element(self, element: html.HtmlElement, depth: int) -> Iterator[Content]:
        name = element.tag if isinstance(element.tag, str) else ""
        if name in _EMBEDDED:
            self.remarks.add(OBJECTS)
        if not name or name in _SKIPPED:
            return
        if is_hidden(element):
            if element.text_content().strip() and element.get("aria-hidden") != "true":
                self.remarks.add(HIDDEN_TEXT)
            return
        if is_white(element):
            self.remarks.add(WHITE_TEXT)
        if depth > _DEEPEST:
            self._append(f" {element.text_content()} ")
        elif name == "br":
            self._text.append("\n")
        elif name in _INLINE or "-" in name:
            yield from self._inline(element, name, depth)
        else:
            yield from self._flush()
            yield from self._block(element, name, depth)
            yield from self._flush()

    def _children(self, element: html.HtmlElement, depth: int) -> Iterator[Content]:
        self._append(element.text)
        for child in element:
            yield from self._element(child, depth + 1)
            self._append(child.tail)

    def _append(self, text: str | None) -> None:
        if text:
            self._text.append(re.sub(r"\s+", " ", text.replace(_SOFT_HYPHEN, "")))

    # ------------------------------------------------------------------ within lines

    def _inline(self, element: html.HtmlElement, name: str, depth: int) -> Iterator[Content]:
        said = self._stated(element, name)
        if said is not None:
            self._append(said)
        elif name == "q":
            self._text.append("“")
            yield from self._children(element, depth)
            self._text.append("”")
        elif name == "rt" and not element.xpath("preceding-sibling::rp"):
            self._text.append("(")
            yield from self._children(element, depth)
            self._text.append(")")
        elif name in _SPACED or "-" in name:
            self._append(" ")
            yield from self._children(element, depth)
            self._append(" ")
        elif name != "a" or element.text_content().strip() not in _ANCHOR_SIGNS:
            yield from self._children(element, depth)

    def _stated(self, element: html.HtmlElement, name: str) -> str | None:
        """What an element shows that is more or less than the text in it; None where it is just that."""
        if name == "sup":
            return _raised("".join(self._text), element)
        if name == "math":
            return f" {formula(element)} "
        if name == "img":
            if element.get("alt") is None:
                self.remarks.add(PICTURES)
            return f" {element.get('alt', '')} "
        if name == "svg":
            texts = [f" {part.text_content()} " for part in element.iter("text")]
            if not texts and element.get("aria-hidden") != "true":
                self.remarks.add(PICTURES)
            return "".join(texts)
        if name == "input":
            return _shown_in(element)
        if name == "select":
            options = list(element.iter("option"))
            chosen = [option for option in options if option.get("selected") is not None]
            return " ".join(f" {option.text_content()} " for option in chosen or options)
        return None

    # ------------------------------------------------------------------ blocks

    def _block(self, element: html.HtmlElement, name: str, depth: int) -> Iterator[Content]:
        heading = _HEADING.fullmatch(name)
        if heading:
            yield from self._as(BlockKind.HEADING, int(heading[1]), element, depth)
        elif name in ("pre", "listing", "xmp", "plaintext"):
            yield FlowText(self._taken_mark() + _listing(element), BlockKind.CODE)
        elif name in ("ul", "ol", "menu", "dir"):
            yield from self._list(element, name, depth)
        elif name == "table":
            if self._with_tables:
                yield from self._table(element, depth)
        elif name in ("figcaption", "caption"):
            yield from self._as(BlockKind.CAPTION, 0, element, depth)
        elif name in _FURNITURE:
            yield from self._as(BlockKind.FURNITURE, 0, element, depth)
        elif name == "dd":
            yield from self._as(BlockKind.LIST, self._deeper(), element, depth)
        else:
            yield from self._children(element, depth)

    def _as(self, kind: BlockKind, level: int, element: html.HtmlElement, depth: int) -> Iterator[Content]:
        before = self._kind, self._level
        self._kind, self._level = kind, level
        yield from self._children(element, depth)
        yield from self._flush()
        self._kind, self._level = before

    def _deeper(self) -> int:
        return self._level + 1 if self._kind is BlockKind.LIST else 1

    def _list(self, element: html.HtmlElement, name: str, depth: int) -> Iterator[Content]:
        level = self._deeper()
        items = [child for child in element if child.tag == "li"]
        step = -1 if element.get("reversed") is not None else 1
        number = _whole_number(element.get("start"), len(items) if step < 0 else 1)
        self._append(element.text)
        for child in element:
            if child.tag != "li":
                yield from self._element(child, depth + 1)
            elif not is_hidden(child):
                yield from self._flush()
                number = _whole_number(child.get("value"), number)
                kind = child.get("type") or element.get("type") or ""
                self._mark = f"{_NUMBERS.get(kind, str)(number)}. " if name == "ol" else "• "
                number += step
                yield from self._as(BlockKind.LIST, level, child, depth + 1)
                self._mark = ""
            else:
                yield from self._element(child, depth + 1)
            self._append(child.tail)

    def _table(self, element: html.HtmlElement, depth: int) -> Iterator[Content]:
        if is_frame(element):
            for caption in element.findall("caption"):
                yield from self._element(caption, depth + 1)
            for row in rows_of(element):
                for cell in row:
                    yield from self._flush()
                    yield from self._children(cell, depth + 1)
        else:
            table, inner, remarks = table_of_element(element, partial(self._cell_text, depth))
            for remark in remarks:
                self.remarks.add(remark)
            if table.cells:
                yield table
            for nested in inner:
                yield from self._element(nested, depth + 1)
        yield from self._flush()
        for text in texts_beside_cells(element):
            yield FlowText(text)

    def _cell_text(self, depth: int, cell: html.HtmlElement) -> str:
        """The text of a cell, a line for each of its blocks; what stands in tables within it is left out."""
        walk = _Walk(with_tables=False)
        walk.remarks = self.remarks
        found = [*walk._children(cell, depth + 1), *walk._flush()]
        return "\n".join(item.text for item in found if isinstance(item, FlowText))

    def _flush(self) -> Iterator[Content]:
        lines = [" ".join(line.split()) for line in "".join(self._text).split("\n")]
        text = "\n".join(line for line in lines if line)
        self._text.clear()
        if text:
            yield FlowText(self._taken_mark() + text, self._kind, self._level)

    def _taken_mark(self) -> str:
        mark, self._mark = self._mark, ""
        return mark


def _raised(before: str, element: html.HtmlElement) -> str | None:
    """A raised number, which must not become one with the number before it."""
    text = " ".join(element.text_content().split())
    if _RAISED.fullmatch(text):
        return text.translate(SUPERSCRIPTS)
    joins = before[-1:].isalnum() and text[:1].isalnum() and any(letter.isdigit() for letter in text)
    return f"^{text}" if joins else None


def _shown_in(element: html.HtmlElement) -> str:
    """What a field of a form shows: its value, or whether it is ticked."""
    kind = (element.get("type") or "text").lower()
    if kind in _TICKED:
        return f" {_TICKED[kind][element.get('checked') is None]} "
    return "" if kind in _WITHOUT_VALUE else f" {element.get('value') or ''} "


def _listing(element: html.HtmlElement) -> str:
    """Text that keeps its line ends."""
    parts = []
    walk = etree.iterwalk(element, events=("start", "end"))
    for event, part in walk:
        if event == "end":
            parts.append((part.tail or "") if part is not element else "")
        elif part.tag in _SKIPPED or is_hidden(part):
            walk.skip_subtree()
        else:
            parts.append("\n" if part.tag == "br" else part.text or "")
    return "".join(parts).replace(_SOFT_HYPHEN, "").strip("\n")


def _whole_number(text: str | None, otherwise: int) -> int:
    return int(text) if text and re.fullmatch(r"-?\d{1,6}", text) else otherwise
