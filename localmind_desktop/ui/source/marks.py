"""What is marked on pages, and how it is painted: as with marker pens, so that what is printed stays black below."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from localmind_desktop.core import Box, PageNote, Place
from localmind_desktop.ui.source.note_marks import NoteMark, marks_on
from localmind_desktop.ui.source.page_column import PageColumn

CITED = QColor("#FDE047")
AROUND = QColor("#D1FAE5")
EDGE = QColor("#059669")
FOUND = QColor("#FED7AA")
FOUND_NOW = QColor("#FB923C")
FOUND_EDGE = QColor("#C2410C")
SELECTED = QColor("#BFDBFE")
FLASH = QColor("#F59E0B")
FLASH_REACH = 2.0  # pixels around a cell: no further, or it covers the neighbouring lines


@dataclass(slots=True)
class Marks:
    """The places that are cited and what stands around them; the hits of a search, and the one that is shown; the
    user's notes, and the id of the one that is chosen."""

    cited: Sequence[Place] = ()
    around: Sequence[Place] = ()
    found: Mapping[int, Sequence[Box]] = field(default_factory=dict)
    found_now: Sequence[Place] = ()
    notes: Sequence[PageNote] = ()
    chosen_note: str = ""


@dataclass(frozen=True, slots=True)
class PageMarks:
    """What is painted on one page, in pixels."""

    cited: Sequence[QRectF]
    around: Sequence[QRectF]
    found: Sequence[QRectF]
    found_now: Sequence[QRectF]
    selected: Sequence[QRectF]
    notes: Sequence[NoteMark]

    @classmethod
    def of(cls, marks: Marks, selected: Iterable[Box], column: PageColumn, page: int, rect: QRectF) -> PageMarks:
        def on_page(places: Iterable[Place]) -> list[QRectF]:
            return [column.rect_in(rect, place.box) for place in places if place.page == page]

        return cls(
            on_page(marks.cited),
            on_page(marks.around),
            [column.rect_in(rect, box) for box in marks.found.get(page, ())],
            on_page(marks.found_now),
            [column.rect_in(rect, box) for box in selected],
            marks_on(marks.notes, marks.chosen_note, column, page, rect),
        )

    def paint(self, painter: QPainter, flash: float) -> None:
        """``flash`` goes from 1, right after a place was opened, to 0."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        for note in self.notes:
            note.fill(painter)
        cited, now = _area(self.cited), _area(self.found_now)
        painter.fillPath(_area(self.around).subtracted(cited), AROUND)
        painter.fillPath(cited, CITED)
        painter.fillPath(cited, _faded(FLASH, flash))
        painter.fillPath(_area(self.found).subtracted(now), FOUND)
        painter.fillPath(now, FOUND_NOW)
        painter.fillPath(_area(self.selected), SELECTED)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for note in self.notes:
            note.draw(painter)
        _outline(painter, self.cited, QPen(EDGE, 1.6), 2.0)
        _outline(painter, self.found_now, QPen(FOUND_EDGE, 1.4), 1.5)
        if flash:
            _outline(painter, self.cited, QPen(_faded(FLASH, flash), FLASH_REACH), FLASH_REACH / 2)
        painter.restore()


def _faded(colour: QColor, strength: float) -> QColor:
    faded = QColor(colour)
    faded.setAlphaF(strength)
    return faded


def _area(rects: Iterable[QRectF]) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for rect in rects:
        path.addRect(rect)
    return path.simplified()


def _outline(painter: QPainter, rects: Iterable[QRectF], pen: QPen, off: float) -> None:
    """One frame around all that touches: lines of text may overlap, and no frame goes through the next line's words."""
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(_area(rect.adjusted(-off, -off, off, off) for rect in rects), pen)
