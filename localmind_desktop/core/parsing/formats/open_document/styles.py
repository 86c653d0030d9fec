"""What the styles of an OpenDocument file say, with what they inherit."""

from __future__ import annotations

from typing import NamedTuple

from localmind_desktop.core.parsing.formats.open_document.names import (
    FO,
    OFFICE,
    PRESENTATION,
    STYLE,
    TEXT,
    points,
    whole,
)
from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element
from localmind_desktop.core.parsing.formats.shared.sight import LEAST_POINTS, WHITE
from localmind_desktop.core.parsing.formats.word.names import brightness

_LONGEST_CHAIN = 50  # styles
_PLACES = ("styles", "automatic-styles")
_BOLD_FROM = 600  # weight of a typeface
_HIDDEN = {"none", "true"}
_LETTERS = "text-properties"


class ParagraphStyle(NamedTuple):
    """``outline`` counts from 1. ``list_style`` is empty where the style forbids a list, None if it states none."""

    names: tuple[str, ...]
    outline: int | None
    list_style: str | None


class Look(NamedTuple):
    """Of letters. ``white`` on what may be no white ground, ``tiny`` where no eye can read them."""

    bold: bool = False
    white: bool = False
    tiny: bool = False


class Styles:
    """The styles of all ``roots``: those of later ones hide those of earlier ones."""

    def __init__(self, *roots: Element) -> None:
        self._styles: dict[tuple[str, str], Element] = {}
        self.lists: dict[str, Element] = {}
        self.outline: Element | None = None
        self._paragraphs: dict[str, ParagraphStyle] = {}
        for place in (place for root in roots for place in root.iterchildren(*(OFFICE + name for name in _PLACES))):
            for style in place.iterchildren("*"):
                name = style.get(STYLE + "name") or ""
                if style.tag == STYLE + "style":
                    self._styles[style.get(STYLE + "family") or "", name] = style
                elif style.tag == TEXT + "list-style":
                    self.lists[name] = style
                elif style.tag == TEXT + "outline-style":
                    self.outline = style

    def paragraph(self, name: str) -> ParagraphStyle:
        if name not in self._paragraphs:
            chain = self._chain("paragraph", name)
            outline = _stated(chain, STYLE + "default-outline-level")
            self._paragraphs[name] = ParagraphStyle(
                tuple(_shown_name(style) for style in chain),
                whole(outline, 0) or None,
                _stated(chain, STYLE + "list-style-name"),
            )
        return self._paragraphs[name]

    def look(self, family: str, name: str, around: Look) -> Look:
        """What letters of this style look like; what it does not say is as ``around`` it."""
        chain = self._chain(family, name)
        bold, colour = _is_bold(chain), _property(chain, _LETTERS, FO + "color")
        size = points(_property(chain, _LETTERS, FO + "font-size"))
        return Look(
            around.bold if bold is None else bold,
            around.white if colour is None else brightness(colour.removeprefix("#")) >= WHITE,
            size < LEAST_POINTS if size else around.tiny,
        )

    def has_ground(self, family: str, name: str) -> bool:
        """Whether what has this style stands on a colour of its own."""
        colour = _property(self._chain(family, name), f"{family}-properties", FO + "background-color")
        return colour not in (None, "transparent")

    def hides_letters(self, name: str) -> bool:
        return _property(self._chain("text", name), _LETTERS, TEXT + "display") in _HIDDEN

    def shade(self, name: str) -> float:
        """How bright the ground of a cell is: 0 black, 1 white."""
        colour = _property(self._chain("table-cell", name), "table-cell-properties", FO + "background-color") or ""
        return brightness(colour.removeprefix("#"))

    def hides_slide(self, name: str) -> bool:
        chain = self._chain("drawing-page", name)
        return _property(chain, "drawing-page-properties", PRESENTATION + "visibility") == "hidden"

    def _chain(self, family: str, name: str) -> list[Element]:
        chain: list[Element] = []
        while (family, name) in self._styles and len(chain) < _LONGEST_CHAIN:
            style = self._styles[family, name]
            if style in chain:
                break
            chain.append(style)
            name = style.get(STYLE + "parent-style-name") or ""
        return chain


def _shown_name(style: Element) -> str:
    name = style.get(STYLE + "display-name") or style.get(STYLE + "name") or ""
    return name.replace("_20_", " ").lower()


def _stated(chain: list[Element], attribute: str) -> str | None:
    return next((style.get(attribute) for style in chain if style.get(attribute) is not None), None)


def _property(chain: list[Element], properties: str, attribute: str) -> str | None:
    found = (group.get(attribute) for style in chain for group in style.iterchildren(STYLE + properties))
    return next((text for text in found if text is not None), None)


def _is_bold(chain: list[Element]) -> bool | None:
    weight = _property(chain, _LETTERS, FO + "font-weight")
    return None if weight is None else weight == "bold" or whole(weight, 0) >= _BOLD_FROM
