"""Presentations of PowerPoint: a page for each slide, its shapes in reading order."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, TYPE_CHECKING

from lxml import etree

from localmind_desktop.core.errors import Damaged
from localmind_desktop.core.model import BlockKind
from localmind_desktop.core.parsing.flowing.content import Content, FlowCell, FlowTable, FlowText, NewPage
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.shared.archives import check_members
from localmind_desktop.core.parsing.formats.shared.hardened_xml import Element, parsed
from localmind_desktop.core.parsing.formats.shared.remarks import (
    COMMENTS,
    HIDDEN_TEXT,
    OBJECTS,
    PICTURES,
    WHITE_TEXT,
    Remarks,
)
from localmind_desktop.core.parsing.formats.slides.charts import chart_content
from localmind_desktop.core.parsing.formats.slides.diagrams import diagram_items
from localmind_desktop.core.parsing.formats.slides.order import Placed, in_reading_order
from localmind_desktop.core.parsing.formats.slides.sight import is_outside, is_tiny, is_white
from localmind_desktop.core.parsing.formats.slides.text import A, P, body_text, paragraphs
from localmind_desktop.core.phrase import phrase

if TYPE_CHECKING:
    from pptx.presentation import Presentation
    from pptx.slide import NotesSlide, Slide

_STRICT = re.compile(rb"http://purl\.oclc\.org/ooxml/(\w+)/(\w+)")
_TRANSITIONAL = rb"http://schemas.openxmlformats.org/\1/2006/\2"
_RELATION = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}"
_CHART = "{http://schemas.openxmlformats.org/drawingml/2006/chart}chart"
_DIAGRAM = "{http://schemas.openxmlformats.org/drawingml/2006/diagram}relIds"
_BRANCHES = "{http://schemas.openxmlformats.org/markup-compatibility/2006}"
_PICTURES = (f"{P}pic", f"{P}contentPart")
_FRAMES = (f"{P}spPr/{A}xfrm", f"{P}grpSpPr/{A}xfrm", f"{P}xfrm")
_TITLES = frozenset({"title", "ctrTitle"})
_FURNITURE = frozenset({"dt", "ftr", "sldNum", "hdr"})
_IN_MASTER = {"title": "title", "ctrTitle": "title", **{name: name for name in _FURNITURE}}
_DEEPEST = 20  # groups within groups
_MOST_SPANNED = 1_000  # rows or columns under one cell
_MOST_FILLED = 1_000_000  # cells of a table whose shorter rows are filled up

_NEWER_CHARTS = phrase("Charts of newer kinds were left out.")
_MISSING = phrase("Some parts of slides are missing in the file.")
_TOO_DEEP = phrase("Some shapes are grouped too deep, and were left out.")


def read(path: Path) -> Flow:
    from pptx.exc import PythonPptxError
    from pptx.package import Package

    check_members(path)
    try:
        presentation = Package.open(_transitional(path)).presentation_part.presentation
        return _flow(presentation)
    except PythonPptxError as error:
        raise Damaged("The presentation is damaged. Try to get a fresh copy.") from error


def _transitional(path: Path) -> IO[bytes]:
    """The file in the variant of the standard that the library knows, whichever it is in."""
    with zipfile.ZipFile(path) as archive:
        if not _STRICT.search(archive.read("_rels/.rels")):
            return io.BytesIO(path.read_bytes())
        rewritten = io.BytesIO()
        with zipfile.ZipFile(rewritten, "w") as copy:
            for member in archive.infolist():
                raw = archive.read(member)
                is_xml = member.filename.endswith((".xml", ".rels"))
                copy.writestr(member.filename, _STRICT.sub(_TRANSITIONAL, raw) if is_xml else raw)
    rewritten.seek(0)
    return rewritten


def _flow(presentation: Presentation) -> Flow:
    content: list[Content] = []
    remarks = Remarks()
    hidden = []
    size = (presentation.slide_width or 0, presentation.slide_height or 0)
    for number, slide in enumerate(presentation.slides, 1):
        if slide.element.get("show") in ("0", "false"):
            hidden.append(str(number))
        content += _SlideReader(slide, number, remarks, size).content()
    if hidden:
        remarks.add(phrase("Hidden slides were read like the others: {names}.", names=", ".join(hidden)))
    headings = (item for item in content if isinstance(item, FlowText) and item.kind is BlockKind.HEADING)
    title = next((item.text for item in headings if item.level == 1), "") or presentation.core_properties.title
    return Flow(tuple(content), title, remarks.all())


class _SlideReader:
    """Reads one slide of a ``size`` (width, height) in the units of boxes; ``remarks`` say what is not read of it."""

    def __init__(self, slide: Slide, number: int, remarks: Remarks, size: tuple[int, int]) -> None:
        self._slide = slide
        self._number = number
        self._remarks = remarks
        self._size = size
        self._layout: Element = slide.slide_layout.element
        self._master: Element = slide.slide_layout.slide_master.element

    def content(self) -> Iterator[Content]:
        tree: Element = self._slide.element
        _choose_branches(tree)
        shapes = list(self._ordered(tree.find(f"{P}cSld/{P}spTree")))
        body = [item for shape in shapes for item in self._shape(shape)]
        notes = list(self._notes())
        yield NewPage(f"Slide {self._number}", is_slide=True)
        if body or notes or any(_placeholder(shape) in _TITLES for shape in shapes):
            yield from self._titles(shapes)
        yield from body
        yield from notes
        yield from self._furniture(shapes)
        if any("/comments" in relation.reltype for relation in self._slide.part.rels.values()):
            self._remarks.add(COMMENTS)

    # ------------------------------------------------------------------ shapes

    def _ordered(self, tree: Element | None, depth: int = 0) -> Iterator[Element]:
        """The shapes of a slide or group in reading order, groups dissolved."""
        if tree is None:
            return
        if depth > _DEEPEST:
            self._remarks.add(_TOO_DEEP)
            return
        if any(shape.tag in _PICTURES for shape in tree):
            self._remarks.add(PICTURES)
        boxes = [(self._box(shape), shape) for shape in tree if _holds_text(shape)]
        placed = [Placed(*box, shape) for box, shape in boxes if depth or self._is_seen(shape, box)]
        for shape in in_reading_order(placed):
            if shape.tag == f"{P}grpSp":
                yield from self._ordered(shape, depth + 1)
            else:
                yield shape

    def _is_seen(self, shape: Element, box: tuple[int, int, int, int]) -> bool:
        """Says what is hardly seen, and what is not at all. Boxes within groups have a scale of their own."""
        if (any(box) and all(self._size) and is_outside(box, self._size)) or is_tiny(shape):
            self._remarks.add(HIDDEN_TEXT)
            return False
        if is_white(shape, (self._slide.element, self._layout, self._master)):
            self._remarks.add(WHITE_TEXT)
        return True

    def _box(self, shape: Element) -> tuple[int, int, int, int]:
        """Left, top, right and bottom; of a placeholder without a place of its own, those of its pattern."""
        for origin in (shape, *self._patterns(shape)):
            frame = next((found for tag in _FRAMES if (found := origin.find(tag)) is not None), None)
            if frame is not None and (corner := frame.find(f"{A}off")) is not None:
                size = frame.find(f"{A}ext")
                left, top = _whole(corner, "x"), _whole(corner, "y")
                return left, top, left + _whole(size, "cx"), top + _whole(size, "cy")
        return 0, 0, 0, 0

    def _patterns(self, shape: Element) -> Iterator[Element]:
        """The placeholders of the layout and of the master that ``shape`` takes its looks from."""
        mark = shape.find(f"*/{P}nvPr/{P}ph")
        if mark is None:
            return
        kind = mark.get("type", "obj")
        for found in self._layout.iterfind(f"{P}cSld/{P}spTree/{P}sp"):
            other = found.find(f"*/{P}nvPr/{P}ph")
            same = kind in _TITLES and other is not None and other.get("type") in _TITLES
            if other is not None and (same or other.get("idx", "0") == mark.get("idx", "0")):
                kind = other.get("type", kind)
                yield found
                break
        for found in self._master.iterfind(f"{P}cSld/{P}spTree/{P}sp"):
            if _placeholder(found) == _IN_MASTER.get(kind, "body"):
                yield found
                break

    def _styles(self, shape: Element) -> list[Element]:
        """What states the marks of lists in ``shape``, the nearest first."""
        bodies = [origin.find(f"{P}txBody") for origin in (shape, *self._patterns(shape))]
        found = [body.find(f"{A}lstStyle") for body in bodies if body is not None]
        kind = _placeholder(shape)
        group = "otherStyle" if not kind else "titleStyle" if kind in _TITLES else "bodyStyle"
        found.append(self._master.find(f"{P}txStyles/{P}{group}"))
        return [style for style in found if style is not None]

    def _titles(self, shapes: Sequence[Element]) -> Iterator[FlowText]:
        """The title; where there is none the number of the slide, that its tables do not count to the one before."""
        found = False
        for shape in shapes:
            kind = _placeholder(shape)
            text = body_text(shape.find(f"{P}txBody"), " ")
            if kind in _TITLES and text:
                found = True
                level = 1 if kind == "ctrTitle" or self._layout.get("type") == "title" else 2
                yield FlowText(" ".join(text.split()), BlockKind.HEADING, level)
        if not found:
            yield FlowText(f"Slide {self._number}", BlockKind.HEADING, 2)

    def _shape(self, shape: Element) -> Iterator[Content]:
        if shape.tag == f"{P}graphicFrame":
            yield from self._graphic(shape)
        elif _placeholder(shape) not in _TITLES | _FURNITURE:
            body = shape.find(f"{P}txBody")
            if body is not None:
                yield from paragraphs(body, self._styles(shape))

    def _graphic(self, frame: Element) -> Iterator[Content]:
        holder = frame.find(f"{A}graphic/{A}graphicData")
        for element in holder if holder is not None else ():
            if element.tag == f"{A}tbl":
                yield _table(element)
            elif element.tag == _CHART:
                root = self._related(element.get(f"{_RELATION}id"))
                yield from chart_content(root) if root is not None else ()
            elif element.tag == _DIAGRAM:
                root = self._related(element.get(f"{_RELATION}dm"))
                yield from diagram_items(root) if root is not None else ()
            elif isinstance(element.tag, str):
                self._remarks.add(_NEWER_CHARTS if element.tag.endswith("}chart") else OBJECTS)

    def _related(self, name: str | None) -> Element | None:
        """The XML of another part of the file that the slide names."""
        try:
            part = self._slide.part.related_part(name or "")
            return parsed(part.blob)
        except (KeyError, etree.XMLSyntaxError):
            self._remarks.add(_MISSING)
            return None

    # ------------------------------------------------------------------ around the slide

    def _notes(self) -> Iterator[FlowText]:
        found = list(self._note_texts(self._slide.notes_slide)) if self._slide.has_notes_slide else []
        if found:
            yield FlowText("Notes:")
            yield from found

    def _note_texts(self, notes: NotesSlide) -> Iterator[FlowText]:
        tree: Element = notes.element
        _choose_branches(tree)
        for shape in tree.iterfind(f"{P}cSld/{P}spTree//{P}sp"):
            body = shape.find(f"{P}txBody")
            if body is not None and _placeholder(shape) not in _FURNITURE | {"sldImg"}:
                yield from paragraphs(body, [])

    def _furniture(self, shapes: Sequence[Element]) -> Iterator[FlowText]:
        """Footers and the like, and what the layout and the master print on every slide of theirs."""
        bodies = [shape.find(f"{P}txBody") for shape in shapes if _placeholder(shape) in _FURNITURE]
        for owner, behind in ((self._slide.element, self._layout), (self._layout, self._master)):
            if owner.get("showMasterSp") in ("0", "false"):
                break
            fixed = [shape for shape in behind.iterfind(f"{P}cSld/{P}spTree//{P}sp") if not _placeholder(shape)]
            bodies += [shape.find(f"{P}txBody") for shape in fixed]
        for body in bodies:
            if text := body_text(body):
                yield FlowText(text, BlockKind.FURNITURE)


def _holds_text(shape: Element) -> bool:
    """Whether anything is read from a shape; lines and ornaments would only stand in the way of finding columns."""
    if shape.tag == f"{P}sp":
        return bool(body_text(shape.find(f"{P}txBody")))
    return shape.tag in (f"{P}grpSp", f"{P}graphicFrame")


def _placeholder(shape: Element) -> str:
    """What a placeholder is for; empty for other shapes."""
    mark = shape.find(f"*/{P}nvPr/{P}ph")
    return mark.get("type", "obj") if mark is not None else ""


def _whole(element: Element | None, name: str) -> int:
    stated = element.get(name, "0") if element is not None else "0"
    return int(stated) if stated.removeprefix("-").isdecimal() else 0


def _choose_branches(tree: Element) -> None:
    """Of what is there in several forms for older programs too, the newest stays."""
    for element in list(tree.iter(f"{_BRANCHES}AlternateContent")):
        parent = element.getparent()
        branch = element.find(f"{_BRANCHES}Choice")
        branch = branch if branch is not None else element.find(f"{_BRANCHES}Fallback")
        if parent is None:
            continue
        place = parent.index(element)
        parent[place : place + 1] = list(branch) if branch is not None else []


def _table(element: Element) -> FlowTable:
    rows = [list(row.iterfind(f"{A}tc")) for row in element.iterfind(f"{A}tr")]
    height, width = len(rows), max(map(len, rows), default=0)
    properties = element.find(f"{A}tblPr")
    first_row = properties is not None and properties.get("firstRow") in ("1", "true")
    taken: set[tuple[int, int]] = set()
    cells = []
    for r, row in enumerate(rows):
        for c in range(width if height * width <= _MOST_FILLED else len(row)):
            if (r, c) in taken:
                continue
            cell = row[c] if c < len(row) else None
            down, across = _span(cell, "rowSpan", height - r), _span(cell, "gridSpan", width - c)
            area = {(y, x) for y in range(r, r + down) for x in range(c, c + across)}
            if area & taken:
                down, across, area = 1, 1, {(r, c)}
            taken |= area
            body = cell.find(f"{A}txBody") if cell is not None else None
            cells.append(FlowCell(body_text(body), r, c, down, across, (first_row and r == 0) or _is_bold(body)))
    return FlowTable(tuple(cells), _header_rows(cells) if first_row else None)


def _span(cell: Element | None, name: str, most: int) -> int:
    stated = cell.get(name, "1") if cell is not None else "1"
    return max(1, min(int(stated) if stated.isdecimal() else 1, most, _MOST_SPANNED))


def _header_rows(cells: Sequence[FlowCell]) -> int | None:
    """How many rows the header has that begins in the first; not told where it has groups of columns."""
    first = [cell for cell in cells if cell.row == 0]
    return None if any(cell.columns > 1 for cell in first) else max((cell.rows for cell in first), default=0)


def _is_bold(body: Element | None) -> bool:
    """Whether all text of a cell says that it is bold."""
    runs = [run for run in body.iter(f"{A}r") if (run.findtext(f"{A}t") or "").strip()] if body is not None else []
    stated = [run.find(f"{A}rPr") for run in runs]
    return bool(stated) and all(one is not None and one.get("b") in ("1", "true") for one in stated)
