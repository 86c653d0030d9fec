"""The names in files of OpenDocument. Source: OASIS OpenDocument 1.3, part 3."""

from __future__ import annotations

import re

from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element

_SPACES = "{urn:oasis:names:tc:opendocument:xmlns:%s:1.0}"
OFFICE, TEXT, TABLE, DRAW, STYLE, PRESENTATION = (
    _SPACES % name for name in ("office", "text", "table", "drawing", "style", "presentation")
)
FO, SVG = _SPACES % "xsl-fo-compatible", _SPACES % "svg-compatible"
XLINK = "{http://www.w3.org/1999/xlink}"
XML = "{http://www.w3.org/XML/1998/namespace}"
MATH = "{http://www.w3.org/1998/Math/MathML}"
EXTENSION = "{urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0}"

_WHOLE = re.compile(r"[0-9]{1,9}")
_LENGTH = re.compile(r"(-?[0-9]+(?:\.[0-9]+)?)(mm|cm|in|pt|pc|px)")
_POINTS = {"mm": 72 / 25.4, "cm": 72 / 2.54, "in": 72.0, "pt": 1.0, "pc": 12.0, "px": 0.75}


def whole(text: str | None, default: int) -> int:
    return int(text) if text is not None and _WHOLE.fullmatch(text) else default


def points(length: str | None) -> float:
    """A length in points; 0 where none is stated."""
    match = _LENGTH.fullmatch(length or "")
    return float(match[1]) * _POINTS[match[2]] if match else 0.0


def name_of(element: Element, family: str) -> str:
    """The name of the style that an element refers to."""
    return element.get(family + "style-name") or ""
