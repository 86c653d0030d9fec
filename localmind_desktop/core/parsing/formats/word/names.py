"""The names of the elements of Word files, and what their values mean."""

from __future__ import annotations

import re

from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element

W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
M = "{http://schemas.openxmlformats.org/officeDocument/2006/math}"
R = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}"
MC = "{http://schemas.openxmlformats.org/markup-compatibility/2006}"

_OFF = frozenset({"0", "false", "off", "none"})
_WHOLE = re.compile(r"[+-]?[0-9]{1,9}")
_HEXADECIMAL = re.compile("[0-9A-Fa-f]{1,6}")
_COLOUR = re.compile(r"[0-9A-Fa-f]{6}")


def child(element: Element | None, *path: str) -> Element | None:
    """The first descendant that these names of Word lead to, one below the other."""
    for name in path:
        if element is None:
            return None
        element = element.find(W + name)
    return element


def value(element: Element | None, *path: str, name: str = "val") -> str | None:
    """What the attribute ``name`` of the descendant says; None where it is not there."""
    found = child(element, *path)
    return None if found is None else found.get(W + name)


def whole(text: str | None, default: int = 0) -> int:
    return int(text) if text is not None and _WHOLE.fullmatch(text.strip()) else default


def hexadecimal(text: str | None) -> int:
    """0 for what is no such number."""
    return int(text, 16) if text is not None and _HEXADECIMAL.fullmatch(text) else 0


def switched(element: Element | None, *path: str) -> bool | None:
    """Whether a property is on or off; None where it is not stated."""
    found = child(element, *path)
    return None if found is None else (found.get(W + "val") or "1").lower() not in _OFF


def is_on(element: Element | None, *path: str) -> bool:
    return bool(switched(element, *path))


def shade(properties: Element | None) -> float:
    """How bright the ground is: 0 black, 1 white."""
    shading = child(properties, "shd")
    if shading is None:
        return 1.0
    colour = shading.get(W + ("color" if shading.get(W + "val") == "solid" else "fill")) or ""
    return brightness(colour)


def brightness(colour: str) -> float:
    """Of a colour as six hexadecimal figures; others are white. Source: ITU-R BT.601, luma."""
    if not _COLOUR.fullmatch(colour):
        return 1.0
    red, green, blue = (int(colour[at : at + 2], 16) for at in (0, 2, 4))
    return min(1.0, (0.299 * red + 0.587 * green + 0.114 * blue) / 255)
