"""Whether an element of a web page is to be seen, by what it says itself and what its own style says."""

from __future__ import annotations

import re
from collections.abc import Mapping

from lxml import html

_FAR = 500.0  # pixels beside the page
_LEAST_SIZE, _LEAST_OPACITY = 2.0, 0.05
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
    stated = element.get("style")
    return bool(stated) and _hides(_style(stated))


def is_white(element: html.HtmlElement) -> bool:
    """Whether its own text is in white on what nothing says to be other than white."""
    stated = element.get("style")
    colour = _style(stated).get("color", "") if stated else element.get("color", "").lower()
    if not _WHITE.fullmatch(colour) or not element.text_content().strip():
        return False
    root = element.getroottree()
    if root.find(".//style") is not None or root.find(".//link[@rel='stylesheet']") is not None:
        return False  # the ground is not known
    return not any(_has_ground(around) for around in (element, *element.iterancestors()))


def _hides(style: Mapping[str, str]) -> bool:
    if style.get("display") == "none" or style.get("visibility") in ("hidden", "collapse"):
        return True
    if _size(style.get("opacity"), 1.0) < _LEAST_OPACITY or style.get("color") == "transparent":
        return True
    if _size(style.get("font-size"), _LEAST_SIZE) < _LEAST_SIZE or _size(style.get("text-indent"), 0.0) <= -_FAR:
        return True
    is_placed = style.get("position") in ("absolute", "fixed", "relative")
    return is_placed and any(_size(style.get(side), 0.0) <= -_FAR for side in _OFFSETS)


def _style(text: str) -> dict[str, str]:
    """The declarations of an element, each without spaces and in small letters."""
    parts = (part.partition(":") for part in text.lower().split(";"))
    return {name.strip(): "".join(value.replace("!important", "").split()) for name, _, value in parts}


def _size(text: str | None, otherwise: float) -> float:
    """In pixels; ``otherwise`` where nothing that can be told is stated."""
    found = _NUMBER.fullmatch(text or "")
    return float(found[1]) * _PIXELS[found[2]] if found and found[2] in _PIXELS else otherwise


def _has_ground(element: html.HtmlElement) -> bool:
    style = element.get("style")
    return element.get("bgcolor") is not None or bool(style and any(name in _style(style) for name in _GROUNDS))
