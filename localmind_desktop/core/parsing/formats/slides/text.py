"""The text bodies of slides: paragraphs, and items of lists with the marks that they show."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from localmind_desktop.core.model import BlockKind
from localmind_desktop.core.parsing.flowing.content import FlowText
from localmind_desktop.core.parsing.formats.shared.counting import letters, roman
from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element

A: Final = "{http://schemas.openxmlformats.org/drawingml/2006/main}"
P: Final = "{http://schemas.openxmlformats.org/presentationml/2006/main}"
_MATH = "{http://schemas.openxmlformats.org/officeDocument/2006/math}"
_BULLETS = {f"{A}{name}" for name in ("buNone", "buChar", "buAutoNum", "buBlip")}
_LEVELS = 9
_SCHEME = re.compile(r"(arabic|alphaLc|alphaUc|romanLc|romanUc)\w*?(Period|ParenR|ParenBoth|Plain)")
_COUNTED: dict[str, Callable[[int], str]] = {
    "alphaLc": letters,
    "alphaUc": lambda number: letters(number).upper(),
    "romanLc": roman,
    "romanUc": lambda number: roman(number).upper(),
}
_AROUND = {"Period": "{}.", "ParenR": "{})", "ParenBoth": "({})", "Plain": "{}"}


def text_of(paragraph: Element) -> str:
    """All that a paragraph shows: runs, fields such as dates, equations in one line."""
    parts = [
        "\n" if node.tag == f"{A}br" else node.text or "" for node in paragraph.iter(f"{A}t", f"{A}br", f"{_MATH}t")
    ]
    return "".join(parts).replace("\v", "\n").strip("\n")


def body_text(body: Element | None, joint: str = "\n") -> str:
    if body is None:
        return ""
    return joint.join(text for paragraph in body.iterfind(f"{A}p") if (text := text_of(paragraph).strip()))


def paragraphs(body: Element, styles: Sequence[Element]) -> Iterator[FlowText]:
    """The paragraphs of ``body``; ``styles`` hold the properties of each level, the nearest first."""
    counts: dict[int, tuple[str, int]] = {}
    for paragraph in body.iterfind(f"{A}p"):
        text = text_of(paragraph)
        if not text.strip():
            continue
        properties = paragraph.find(f"{A}pPr")
        level = _level(properties)
        mark = _mark(_bullet(properties, level, styles), level, counts)
        if mark:
            yield FlowText(f"{mark} {text.strip()}", BlockKind.LIST, level + 1)
        else:
            yield FlowText(text)


def _level(properties: Element | None) -> int:
    stated = properties.get("lvl", "0") if properties is not None else "0"
    return min(int(stated), _LEVELS - 1) if stated.isdecimal() else 0


def _bullet(properties: Element | None, level: int, styles: Sequence[Element]) -> Element | None:
    """What states the mark of a paragraph: its own properties, else the nearest style that says anything of it."""
    inherited = (style.find(f"{A}lvl{level + 1}pPr") for style in styles)
    for stated in (properties, *inherited):
        for child in stated if stated is not None else ():
            if child.tag in _BULLETS:
                return child
    return None


def _mark(bullet: Element | None, level: int, counts: dict[int, tuple[str, int]]) -> str:
    """``•`` or the number of an item. ``counts`` holds the last number of each level, with its scheme."""
    for deeper in [other for other in counts if other > level]:
        del counts[deeper]
    if bullet is None or bullet.tag != f"{A}buAutoNum":
        counts.pop(level, None)
        return "•" if bullet is not None and bullet.tag != f"{A}buNone" else ""
    scheme = f"{bullet.get('type', '')} {bullet.get('startAt', '1')}"
    last, number = counts.get(level, ("", 0))
    start = bullet.get("startAt", "1")
    number = number + 1 if last == scheme else int(start) if start.isdecimal() else 1
    counts[level] = scheme, number
    match = _SCHEME.match(scheme)
    if match is None:
        return f"{number}."
    return _AROUND[match[2]].format(_COUNTED.get(match[1], str)(number))
