"""Paints a document's row: its first page, its name, and below it how it is."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from localmind_desktop.bridge.documents import DocumentModel, Entry
from localmind_desktop.core import State
from localmind_desktop.ui.library.painting import Brushes
from localmind_desktop.ui.library.thumbnails import Thumbnails
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import entry_line

MARGIN = 7
GAP = 10
PAGE = QSize(34, 44)
RING, LARGEST_RING = 26, 40
BADGE, LARGEST_BADGE = 16, 22
"""Pixels beside texts of the usual size and, as the picture that they lie on does not grow, beside the largest."""
BUTTON = 18
LINES_GAP = 3
LEADING = 1  # between small lines
SEPARATOR = " · "
PARTING = " -_,()"
"""Signs of a name after which a line may end."""


class _Line(NamedTuple):
    """A line of a row, as it is drawn."""

    text: str
    font: QFont
    colour: str
    place: QRect


class DocumentDelegate(QStyledItemDelegate):
    """A name, in two lines where it is long, and a line below it, beside a picture or a ring of progress, and a sign
    at the right that cancels or removes."""

    cross_clicked = Signal(object)
    password_clicked = Signal(object)

    def __init__(self, theme: Theme, thumbnails: Thumbnails, parent: QWidget) -> None:
        super().__init__(parent)
        self._brushes = Brushes(theme, self)
        self._thumbnails = thumbnails

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        _, _, name, line = self._brushes.fonts(option.font)
        return QSize(120, max(PAGE.height(), 2 * name.height() + line.height() + LINES_GAP) + 2 * MARGIN)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        entry = index.data(DocumentModel.EntryRole)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._brushes.draw_ground(painter, option)
        left = QRect(QPoint(option.rect.left() + MARGIN, option.rect.center().y() - PAGE.height() // 2), PAGE)
        if entry.under_way:
            self._paint_ring(painter, left, entry)
        else:
            self._paint_page(painter, left, entry)
        lively = bool(option.state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected))
        self._paint_lines(painter, option, index, lively)
        if lively:
            colour = "selected_text" if option.state & QStyle.StateFlag.State_Selected else "muted"
            self._brushes.draw_icon(
                painter, "close" if entry.under_way else "trash", colour, self._sign_rect(option.rect)
            )
        painter.restore()

    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        released = isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonRelease
        entry: Entry = index.data(DocumentModel.EntryRole)
        if released and self.button_rect(option.rect).contains(event.position().toPoint()):
            self.cross_clicked.emit(entry)
            return True
        if released and entry.needs_password and self._link_rect(option, entry).contains(event.position().toPoint()):
            self.password_clicked.emit(entry)
            return True
        return super().editorEvent(event, model, option, index)

    def _paint_ring(self, painter: QPainter, place: QRect, entry: Entry) -> None:
        colours = self._brushes.colours
        size = min(LARGEST_RING, self._brushes.grown(RING)) - 6
        ring = QRectF(0, 0, size, size)
        ring.moveCenter(QRectF(place).center())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colours["strong_border"], 3))
        painter.drawEllipse(ring)
        if entry.share is not None:
            painter.setPen(QPen(colours["accent"], 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawArc(ring, 90 * 16, -round(360 * 16 * entry.share))

    def _paint_page(self, painter: QPainter, place: QRect, entry: Entry) -> None:
        document = entry.document
        shown = None
        if document is not None and document.pages and document.state.is_final:
            shown = self._thumbnails.of(document.id, painter.device().devicePixelRatioF())
        if shown is not None:
            page = QRect(QPoint(), shown.deviceIndependentSize().toSize())
            page.moveCenter(place.center())
            painter.drawPixmap(page.topLeft(), shown)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._brushes.colours["strong_border"], 1))
            painter.drawRect(QRectF(page).adjusted(-0.5, -0.5, 0.5, 0.5))
        else:
            size = min(LARGEST_RING, self._brushes.grown(RING))
            icon = QRect(0, 0, size, size)
            icon.moveCenter(place.center())
            self._brushes.draw_icon(painter, "document", "muted", icon)
        badge = sign_of(entry)
        if badge is not None:
            self._paint_badge(painter, place, *badge)

    def _paint_badge(self, painter: QPainter, place: QRect, name: str, colour: str) -> None:
        size = min(LARGEST_BADGE, self._brushes.grown(BADGE))
        corner = QRect(place.right() - size + 5, place.bottom() - size + 3, size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._brushes.colours["panel"])
        painter.drawEllipse(corner.adjusted(-2, -2, 2, 2))
        self._brushes.draw_icon(painter, name, colour, corner)

    def _paint_lines(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
        lively: bool,
    ) -> None:
        entry: Entry = index.data(DocumentModel.EntryRole)
        colours = self._brushes.colours
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        for line in self._lines(option, entry, index.data(DocumentModel.TitleRole), lively):
            self._draw_line(painter, line, colours["selected_text" if selected else line.colour])

    def _draw_line(self, painter: QPainter, line: _Line, colour: QColor) -> None:
        painter.setFont(line.font)
        painter.setPen(colour)
        # an underscore may lie below what the metrics of a small font say
        painter.drawText(line.place, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, line.text)

    def _lines(self, option: QStyleOptionViewItem, entry: Entry, title: str, lively: bool) -> list[_Line]:
        """A title with the file name below it, or the file name in up to two lines; then how the document is."""
        name, small, name_metrics, small_metrics = self._brushes.fonts(option.font)
        left = option.rect.left() + MARGIN + PAGE.width() + GAP
        width = option.rect.right() - (MARGIN + self._brushes.grown(BUTTON) + 6 if lively else MARGIN) - left
        named = [elided(name_metrics, title, width)] if title else in_two_lines(name_metrics, entry.name, width)
        below = [(elided(small_metrics, entry.name, width, middle=True), "muted")] if title else []
        below.append(self._status(entry, small_metrics, width))
        height = len(named) * name_metrics.height() + LINES_GAP + len(below) * (small_metrics.height() + LEADING)
        place = QRect(left, option.rect.center().y() - height // 2 + 1, width, name_metrics.height())
        lines = []
        for text in named:
            lines.append(_Line(text, name, "text", QRect(place)))
            place.translate(0, name_metrics.height())
        place = QRect(left, place.top() + LINES_GAP, width, small_metrics.height())
        for text, colour in below:
            lines.append(_Line(text, small, colour, QRect(place)))
            place.translate(0, small_metrics.height() + LEADING)
        return lines

    def _status(self, entry: Entry, metrics: QFontMetrics, width: int) -> tuple[str, str]:
        if entry.needs_password:
            return elided(metrics, self.tr("Enter password…"), width), "link"
        return shortened(metrics, entry_line(entry), width), "error_text" if entry.state is State.FAILED else "muted"

    def button_rect(self, row: QRect) -> QRect:
        """Where a click cancels or removes: a little more than what is drawn."""
        return self._sign_rect(row).adjusted(-5, -9, MARGIN, 9)

    def _sign_rect(self, row: QRect) -> QRect:
        size = self._brushes.grown(BUTTON)
        return QRect(row.right() - MARGIN - size, row.center().y() - size // 2, size, size)

    def _link_rect(self, option: QStyleOptionViewItem, entry: Entry) -> QRect:
        """Where a click asks for the password: the last line of a row that is pointed at."""
        return self._lines(option, entry, "", lively=True)[-1].place.adjusted(0, -LINES_GAP, 0, LINES_GAP)


def in_two_lines(metrics: QFontMetrics, name: str, width: int) -> list[str]:
    """A name as it is, or broken once, best after a sign that parts words; of what is left the middle is cut out."""
    if metrics.horizontalAdvance(name) <= width:
        return [name]
    fitting = next((end for end in range(len(name), 1, -1) if metrics.horizontalAdvance(name[:end]) <= width), 1)
    parted = max((name.rfind(sign, 0, fitting) for sign in PARTING), default=-1) + 1
    end = parted if parted > fitting // 2 else fitting
    return [name[:end].rstrip(), elided(metrics, name[end:].lstrip(), width, middle=True)]


def sign_of(entry: Entry) -> tuple[str, str] | None:
    """The icon, and its colour, that says at a glance that something is to be known of a document."""
    if entry.paused:
        return "pause", "muted"
    if entry.needs_password:
        return "lock", "muted"
    if entry.gone or entry.state is State.FAILED:
        return "warning", "error_text"
    return ("warning", "warning_text") if entry.state is State.PARTIAL else None


def state_of(entry: Entry) -> str:
    """How a document is, in the words with which its second line begins."""
    return entry_line(entry).partition(SEPARATOR)[0]


def shortened(metrics: QFontMetrics, line: str, width: int) -> str:
    """``line`` without the last of its parts that do not fit; its first is cut when even that is too long."""
    while metrics.horizontalAdvance(line) > width and SEPARATOR in line:
        line = line.rpartition(SEPARATOR)[0]
    return elided(metrics, line, width)


def elided(metrics: QFontMetrics, text: str, width: int, middle: bool = False) -> str:
    mode = Qt.TextElideMode.ElideMiddle if middle else Qt.TextElideMode.ElideRight
    return metrics.elidedText(text, mode, width)
