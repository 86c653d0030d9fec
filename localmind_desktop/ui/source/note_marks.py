"""How notes are drawn on pages: a marker pen's colour with a line below it; those of no text as a small sheet.

The line tells them from what an answer cites, which has a frame, also where colours are hard to see.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from localmind_desktop.core import Box, NoteColour, PageNote
from localmind_desktop.ui.source.page_column import PageColumn, Spot

LINE, THICK_LINE = 1.6, 2.6  # pixels; the thick one is of the note that is chosen
SHEET, SHEET_OF_TEXT = 18.0, 11.0  # pixels: the sheet of a note without text below it, and that on a highlighted text
REACH = 3.0  # pixels that a click may miss
PAPER = QColor("#FFFFFF")


@dataclass(frozen=True, slots=True)
class Ink:
    """Of the area, and of the lines on and below it: at least 4.5 times as dark as paper."""

    fill: QColor
    line: QColor


INKS = {
    NoteColour.YELLOW: Ink(QColor("#FEF3A0"), QColor("#A16207")),
    NoteColour.GREEN: Ink(QColor("#BBF7D0"), QColor("#15803D")),
    NoteColour.PINK: Ink(QColor("#FBCFE8"), QColor("#BE185D")),
    NoteColour.PURPLE: Ink(QColor("#DDD6FE"), QColor("#6D28D9")),
}


@dataclass(frozen=True, slots=True)
class NoteMark:
    """A note on one page, in pixels. ``lines`` are below the text, whichever way the page is turned."""

    areas: Sequence[QRectF]
    lines: Sequence[tuple[QPointF, QPointF]]
    sheet: QRectF | None
    ink: Ink
    is_chosen: bool

    @classmethod
    def of(cls, note: PageNote, chosen: str, column: PageColumn, page: int, rect: QRectF) -> NoteMark:
        boxes = [place.box for place in note.places if place.page == page]
        sheet = None
        if note.is_pin:
            sheet = QRectF(0, 0, SHEET, SHEET)
            sheet.moveCenter(column.rect_in(rect, boxes[0]).center())
        elif note.text and page == note.page:
            sheet = QRectF(0, 0, SHEET_OF_TEXT, SHEET_OF_TEXT)
            first = boxes[0]
            sheet.moveCenter(column.rect_in(rect, Box(first.x0, first.y0, first.x0, first.y0)).center())
        shown = [] if note.is_pin else boxes
        lines = [column.rect_in(rect, Box(box.x0, box.y1, box.x1, box.y1)) for box in shown]
        return cls(
            [column.rect_in(rect, box) for box in shown],
            [(line.topLeft(), line.bottomRight()) for line in lines],
            sheet,
            INKS[note.colour],
            note.id == chosen,
        )

    def fill(self, painter: QPainter) -> None:
        """Paint what lies under the text; the painter multiplies."""
        for area in self.areas:
            painter.fillRect(area, self.ink.fill)

    def draw(self, painter: QPainter) -> None:
        """Paint what lies over the text."""
        pen = QPen(self.ink.line, THICK_LINE if self.is_chosen else LINE)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for begin, end in self.lines:
            painter.drawLine(begin, end)
        if self.is_chosen:
            painter.setPen(QPen(self.ink.line, LINE, Qt.PenStyle.DotLine))
            for area in self.areas:
                painter.drawRect(area.adjusted(-1, -1, 1, 1))
        if self.sheet is not None:
            draw_sheet(painter, self.sheet, self.ink, is_chosen=self.is_chosen)


def draw_sheet(painter: QPainter, rect: QRectF, ink: Ink, *, is_chosen: bool = False) -> None:
    """A sheet of paper with a bent corner and, where there is room, two lines of writing."""
    bent = 0.34 * rect.width()
    corners = (
        rect.topLeft(),
        QPointF(rect.right(), rect.top()),
        QPointF(rect.right(), rect.bottom() - bent),
        QPointF(rect.right() - bent, rect.bottom()),
        rect.bottomLeft(),
    )
    painter.setPen(QPen(ink.line, THICK_LINE if is_chosen else LINE, join=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(ink.fill)
    painter.drawPolygon(QPolygonF(corners))
    if rect.width() >= SHEET:
        painter.setPen(QPen(ink.line, LINE))
        for share in (0.32, 0.58):
            y = rect.top() + share * rect.height()
            painter.drawLine(QPointF(rect.left() + 4, y), QPointF(rect.right() - 4, y))


def marks_on(notes: Iterable[PageNote], chosen: str, column: PageColumn, page: int, rect: QRectF) -> list[NoteMark]:
    """The notes that are to be painted on a page that takes ``rect``."""
    there = (note for note in notes if note.is_found and any(place.page == page for place in note.places))
    return [NoteMark.of(note, chosen, column, page, rect) for note in there]


def note_at(notes: Sequence[PageNote], spot: Spot, scale: float) -> PageNote | None:
    """The note at ``spot``, the one painted last where there are several; ``scale`` is in pixels per point."""
    for note in reversed(notes):
        reach = (SHEET / 2 if note.is_pin else REACH) / scale
        boxes = (place.box for place in note.places if place.page == spot.page)
        if note.is_found and any(_reaches(box, spot, reach) for box in boxes):
            return note
    return None


def _reaches(box: Box, spot: Spot, reach: float) -> bool:
    return box.x0 - reach <= spot.x <= box.x1 + reach and box.y0 - reach <= spot.y <= box.y1 + reach
