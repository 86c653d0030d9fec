"""Whether an element of a web page is to be seen, by what it says itself and what its own style says."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from lxml import html

_FAR = 500.0  # pixels beside the page
_LEAST_SIZE, _LEAST_OPACITY = 2.0, 0.05
_INHERITED = ("font-size", "text-indent", "color")
_OFFSETS = ("left", "right", "top", "bottom")
_GROUNDS = ("background", "background-color", "background-image")
_NUMBER = re.compile(r"(-?(?:\d+\.?\d*|\.\d+))(%|[a-z]*)")
_PIXELS = {"": 1.0, "px": 1.0, "pt": 4 / 3, "em": 16.0, "rem": 16.0, "%": 0.16}  # sizes of letters, of 16 pixels
_WHITE = re.compile(r"white|#fff(?:f|fff|fffff)?|rgba?\(255,255,255(?:,1(?:\.0*)?)?\)")


def is_hidden(element: html.HtmlElement) -> bool:
    """Whether no browser shows it; of an image of a formula, whether the formula beside it tells it."""
    if element.get("aria-hidden") == "true":
        beside = (element.getprevious(), element.getnext())
        if any(other is not None and next(other.iter("math"), None) is not None for other in beside):
            return True
    if element.get("hidden") is not None:
        return True
    style = _style(element.get("style") or "")
    return _hides(style) or any(_states_none_else(element, name) for name in _INHERITED if _loses(style, name))


def is_white(element: html.HtmlElement) -> bool:
    """Whether its own text is in white on what nothing says to be other than white."""
    stated = element.get("style")
    colour = _style(stated).get("color", "") if stated else element.get("color", "").lower()
    if not _WHITE.fullmatch(colour) or not element.text_content().strip():
        return False
    return not any(_has_ground(around) for around in (element, *element.iterancestors()))


def has_style_sheet(root: html.HtmlElement) -> bool:
    """Whether grounds may be painted that no element tells of."""
    return root.find(".//style") is not None or root.find(".//link[@rel='stylesheet']") is not None


def _hides(style: Mapping[str, str]) -> bool:
    """With all that is in the element, whatever that says of itself."""
    if style.get("display") == "none" or style.get("visibility") in ("hidden", "collapse"):
        return True
    if _size(style.get("opacity"), 1.0) < _LEAST_OPACITY:
        return True
    is_placed = style.get("position") in ("absolute", "fixed", "relative")
    return is_placed and any(_size(style.get(side), 0.0) <= -_FAR for side in _OFFSETS)


def _loses(style: Mapping[str, str], name: str) -> bool:
    """Whether what it says of a property that is inherited leaves nothing to be seen."""
    if name == "color":
        return style.get(name) == "transparent" and not any("background" in said for said in style)  # seen through it
    if name == "text-indent":
        return _size(style.get(name), 0.0) <= -_FAR
    return _size(style.get(name), _LEAST_SIZE) < _LEAST_SIZE


def _states_none_else(element: html.HtmlElement, name: str) -> bool:
    """Whether nothing in it says otherwise; mail is often set in cells without a size, of texts that have one."""
    return not any(name in _style(within.get("style") or "") for within in element.iterdescendants())


@lru_cache(maxsize=1_024)
def _style(text: str) -> Mapping[str, str]:
    """The declarations of an element, each without spaces and in small letters."""
    parts = (part.partition(":") for part in text.lower().split(";"))
    return {name.strip(): "".join(value.replace("!important", "").split()) for name, _, value in parts}


def _size(text: str | None, otherwise: float) -> float:
    """In pixels; ``otherwise`` where nothing that can be told is stated."""
    found = _NUMBER.fullmatch(text or "")
    return float(found[1]) * _PIXELS[found[2]] if found and found[2] in _PIXELS else otherwise


def _has_ground(element: html.HtmlElement) -> bool:
    style = _style(element.get("style") or "")
    return element.get("bgcolor") is not None or any(name in style for name in _GROUNDS)
