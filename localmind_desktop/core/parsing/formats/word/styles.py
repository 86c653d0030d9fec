"""What the styles of a Word file say, with what they inherit from those that they are based on."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element
from localmind_desktop.core.parsing.formats.word.names import W, child, shade, switched, value, whole

_T = TypeVar("_T")

_LONGEST_CHAIN = 50  # styles; Word itself allows 11
_HEADING = re.compile(r"heading ([1-9])")
BODY_LEVEL = 9  # the outline level of what is no heading


class ParagraphStyle(NamedTuple):
    """``ids`` and ``names`` are those of the style and of what it is based on, itself first.

    ``outline`` counts from 0; ``number`` and ``depth`` are the list and the level in it. None where nothing is stated.
    """

    ids: tuple[str, ...]
    names: tuple[str, ...]
    outline: int | None
    number: str | None
    depth: str | None
    bold: bool | None

    @property
    def is_contents(self) -> bool:
        """Whether it is the style of a line of a table of contents."""
        return any(name.startswith(("toc ", "table of figures", "contents ")) for name in self.names[:1])


class TableStyle(NamedTuple):
    bold: bool | None
    first_row_bold: bool | None
    first_row_shade: float


class Styles:
    def __init__(self, root: Element | None) -> None:
        found = [] if root is None else root.findall(W + "style")
        self._styles = {style.get(W + "styleId", ""): style for style in found}
        defaults = (s for s in found if s.get(W + "type") == "paragraph" and s.get(W + "default") in ("1", "true"))
        self._default = next((style.get(W + "styleId", "") for style in defaults), "")
        self._paragraphs: dict[str, ParagraphStyle] = {}
        self._bold: dict[str, bool | None] = {}
        self._tables: dict[str, TableStyle] = {}

    def paragraph(self, properties: Element | None) -> ParagraphStyle:
        """The style that the properties of a paragraph name."""
        name = value(properties, "pStyle") or ""
        if name not in self._styles:
            name = self._default
        if name not in self._paragraphs:
            self._paragraphs[name] = _paragraph_style(self._chain(name))
        return self._paragraphs[name]

    def is_bold(self, properties: Element | None, paragraph: ParagraphStyle) -> bool:
        """Whether letters with these properties are, in a paragraph of this style."""
        stated = switched(properties, "b")
        if stated is None:
            stated = self._bold_letters(value(properties, "rStyle") or "")
        return bool(paragraph.bold if stated is None else stated)

    def table(self, name: str) -> TableStyle:
        if name not in self._tables:
            self._tables[name] = _table_style(self._chain(name))
        return self._tables[name]

    def _bold_letters(self, name: str) -> bool | None:
        if name not in self._bold:
            self._bold[name] = _first(self._chain(name), lambda style: switched(style, "rPr", "b"))
        return self._bold[name]

    def _chain(self, name: str) -> list[Element]:
        chain: list[Element] = []
        while name in self._styles and len(chain) < _LONGEST_CHAIN and self._styles[name] not in chain:
            chain.append(self._styles[name])
            name = value(chain[-1], "basedOn") or ""
        return chain


def _first(chain: list[Element], said: Callable[[Element], _T | None]) -> _T | None:
    """What the first style that says something of it says."""
    return next((found for found in map(said, chain) if found is not None), None)


def _paragraph_style(chain: list[Element]) -> ParagraphStyle:
    names = tuple((value(style, "name") or "").lower() for style in chain)
    outline = _first(chain, lambda style: value(style, "pPr", "outlineLvl"))
    by_name = next((match for match in map(_HEADING.fullmatch, names) if match), None)
    return ParagraphStyle(
        tuple(style.get(W + "styleId", "") for style in chain),
        names,
        whole(outline, BODY_LEVEL) if outline else int(by_name[1]) - 1 if by_name else None,
        _first(chain, lambda style: value(style, "pPr", "numPr", "numId")),
        _first(chain, lambda style: value(style, "pPr", "numPr", "ilvl")),
        _first(chain, lambda style: switched(style, "rPr", "b")),
    )


def _table_style(chain: list[Element]) -> TableStyle:
    first_rows = [_of_first_row(style) for style in chain]
    grounds = (shade(child(row, "tcPr")) for row in first_rows)
    return TableStyle(
        _first(chain, lambda style: switched(style, "rPr", "b")),
        _first(first_rows, lambda row: switched(row, "rPr", "b")),
        next((ground for ground in grounds if ground < 1), 1.0),
    )


def _of_first_row(style: Element) -> Element | None:
    return next((part for part in style.findall(W + "tblStylePr") if part.get(W + "type") == "firstRow"), None)
