"""The slides of OpenDocument presentations."""

from __future__ import annotations

import re
from collections.abc import Iterator

from localmind_desktop.core.parsing.flowing.content import Content, FlowText, NewPage
from localmind_desktop.core.parsing.formats.open_document.names import DRAW, OFFICE, PRESENTATION, SVG, name_of, points
from localmind_desktop.core.parsing.formats.open_document.story import StoryReader
from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element
from localmind_desktop.core.parsing.formats.shared.prose import furniture, heading
from localmind_desktop.core.parsing.formats.shared.remarks import COMMENTS, Remarks
from localmind_desktop.core.phrase import phrase

_RUNNING = frozenset({"header", "footer", "date-time", "page-number"})
_MOVED = re.compile(r"translate\s*\(\s*(\S+)\s+(\S+?)\s*\)")


def slides(show: Element, reader: StoryReader, remarks: Remarks) -> Iterator[Content]:
    for number, page in enumerate(show.iterchildren(DRAW + "page"), 1):
        yield NewPage(f"Slide {number}", is_slide=True)
        if reader.styles.hides_slide(name_of(page, DRAW)):
            remarks.add(phrase("Some slides are hidden in presentations; they were read as the others."))
        yield from _slide(page, number, reader)
        if page.find(OFFICE + "annotation") is not None:
            remarks.add(COMMENTS)
    declared = show.iter(PRESENTATION + "header-decl", PRESENTATION + "footer-decl")
    yield from furniture([FlowText("".join(text.itertext()))] for text in declared)


def _slide(page: Element, number: int, reader: StoryReader) -> Iterator[Content]:
    shapes = sorted(_shapes(page), key=_place)
    titles = [shape for shape in shapes if _role(shape) == "title"]
    for shape in titles:
        texts = [item.text for item in reader.frame(shape) if isinstance(item, FlowText)]
        if texts:
            yield heading(" ".join(texts), 1 if number == 1 else 2)
    for shape in shapes:
        if _role(shape) in _RUNNING:
            yield from furniture([reader.frame(shape)])
        elif shape not in titles:
            yield from reader.frame(shape)
    notes = page.find(PRESENTATION + "notes")
    said = [] if notes is None else [item for shape in _shapes(notes) for item in reader.frame(shape)]
    if said:
        yield FlowText("Notes")
        yield from said


def _shapes(container: Element) -> Iterator[Element]:
    """The shapes, those in groups too."""
    for shape in container.iterchildren(DRAW + "*"):
        if shape.tag in (DRAW + "g", DRAW + "a"):
            yield from _shapes(shape)
        else:
            yield shape


def _role(shape: Element) -> str:
    """What a shape is for, where the layout of the slide says that: "title", "footer"."""
    return shape.get(PRESENTATION + "class") or ""


def _place(shape: Element) -> tuple[float, float]:
    """How far down and across a shape begins."""
    moved = _MOVED.search(shape.get(DRAW + "transform") or "")
    if moved:
        return points(moved[2]), points(moved[1])
    return points(shape.get(SVG + "y")), points(shape.get(SVG + "x"))
