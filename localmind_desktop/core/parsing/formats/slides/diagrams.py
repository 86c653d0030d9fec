"""The text of a SmartArt diagram: its points as items of a list, those of each below it."""

from __future__ import annotations

from collections.abc import Iterator

from localmind_desktop.core.model import BlockKind
from localmind_desktop.core.parsing.flowing.content import FlowText
from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element
from localmind_desktop.core.parsing.formats.slides.text import body_text

_D = "{http://schemas.openxmlformats.org/drawingml/2006/diagram}"
_LOOKS = frozenset({"pres"})  # points that only place others


def diagram_items(root: Element) -> Iterator[FlowText]:
    """The texts of ``root``, the model of a diagram. Source: ECMA-376 Part 1, 21.4.2 and 21.4.3."""
    points = {
        point.get("modelId", ""): point
        for point in root.iterfind(f"{_D}ptLst/{_D}pt")
        if point.get("type", "node") not in _LOOKS
    }
    below: dict[str, list[tuple[int, str]]] = {}
    for link in root.iterfind(f"{_D}cxnLst/{_D}cxn"):
        if link.get("type", "parOf") == "parOf":
            place = link.get("srcOrd", "0")
            order = int(place) if place.isdecimal() else 0
            below.setdefault(link.get("srcId", ""), []).append((order, link.get("destId", "")))
    children = {name for links in below.values() for _, name in links}
    roots = [name for name in points if name not in children]
    waiting = [(name, 0) for name in (*reversed(points), *reversed(roots))]  # the first last, as it is taken next
    seen = set()
    while waiting:
        name, depth = waiting.pop()
        if name in seen or name not in points:
            continue
        seen.add(name)
        text = body_text(points[name].find(f"{_D}t"), " ")
        if text:
            yield FlowText(f"• {text}", BlockKind.LIST, max(depth, 1))
        waiting += [(child, depth + 1) for _, child in sorted(below.get(name, []), reverse=True)]
