"""Paints a document's row: its first page, its name, and below it how it is."""

from __future__ import annotations

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
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QPen
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
RING = 26
BADGE = 16
BUTTON = 18
LINES_GAP = 3
SEPARATOR = " · "
PARTING = " -_,()"
"""Signs of a name after which a line may end."""


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
        self._paint_lines(painter, option, entry, lively)
        if lively:
            colour = "selected_text" if option.state & QStyle.StateFlag.State_Selected else "muted"
            self._brushes.draw_icon(painter, "close" if entry.under_way else "trash", colour, sign_rect(option.rect))
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
        if released and button_rect(option.rect).contains(event.position().toPoint()):
            self.cross_clicked.emit(entry)
            return True
        if released and entry.needs_password and self._link_rect(option, entry).contains(event.position().toPoint()):
            self.password_clicked.emit(entry)
            return True
        return super().editorEvent(event, model, option, index)

    def _paint_ring(self, painter: QPainter, place: QRect, entry: Entry) -> None:
        colours = self._brushes.colours
        ring = QRectF(0, 0, RING - 6, RING - 6)
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
            icon = QRect(0, 0, RING, RING)
            icon.moveCenter(place.center())
            self._brushes.draw_icon(painter, "document", "muted", icon)
        badge = sign_of(entry)
        if badge is not None:
            self._paint_badge(painter, place, *badge)

    def _paint_badge(self, painter: QPainter, place: QRect, name: str, colour: str) -> None:
        corner = QRect(place.right() - BADGE + 5, place.bottom() - BADGE + 3, BADGE, BADGE)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._brushes.colours["panel"])
        painter.drawEllipse(corner.adjusted(-2, -2, 2, 2))
        self._brushes.draw_icon(painter, name, colour, corner)

    def _paint_lines(self, painter: QPainter, option: QStyleOptionViewItem, entry: Entry, lively: bool) -> None:
        name, line, name_metrics, line_metrics = self._brushes.fonts(option.font)
        right = option.rect.right() - (MARGIN + BUTTON + 6 if lively else MARGIN)
        named, first = self._placed(option, entry, right)
        left = first.left()
        colours = self._brushes.colours
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.setFont(name)
        painter.setPen(colours["selected_text" if selected else "text"])
        for text in named:
            painter.drawText(first, Qt.AlignmentFlag.AlignVCenter, text)
            first.translate(0, name_metrics.height())
        second = QRect(left, first.top() + LINES_GAP, right - left, line_metrics.height())
        painter.setFont(line)
        plain = "error_text" if entry.state is State.FAILED else "muted"
        plain = "link" if entry.needs_password else plain
        painter.setPen(colours["selected_text" if selected else plain])
        text = self.tr("Enter password…") if entry.needs_password else entry_line(entry)
        said = shortened(line_metrics, text, second.width())
        painter.drawText(second, Qt.AlignmentFlag.AlignVCenter, said)

    def _placed(self, option: QStyleOptionViewItem, entry: Entry, right: int) -> tuple[list[str], QRect]:
        """The lines of the name, and where the first of them stands."""
        _, _, metrics, line = self._brushes.fonts(option.font)
        left = option.rect.left() + MARGIN + PAGE.width() + GAP
        named = in_two_lines(metrics, entry.name, right - left)
        height = len(named) * metrics.height() + LINES_GAP + line.height()
        return named, QRect(left, option.rect.center().y() - height // 2 + 1, right - left, metrics.height())

    def _link_rect(self, option: QStyleOptionViewItem, entry: Entry) -> QRect:
        """Where a click asks for the password: the line below the name of a row that is pointed at."""
        named, first = self._placed(option, entry, option.rect.right() - (MARGIN + BUTTON + 6))
        line = self._brushes.fonts(option.font)[3]
        return QRect(
            first.left(), first.top() + len(named) * first.height(), first.width(), LINES_GAP + line.height() + 4
        )


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


def button_rect(row: QRect) -> QRect:
    """Where a click cancels or removes: a little more than what is drawn."""
    return sign_rect(row).adjusted(-5, -9, MARGIN, 9)


def sign_rect(row: QRect) -> QRect:
    return QRect(row.right() - MARGIN - BUTTON, row.center().y() - BUTTON // 2, BUTTON, BUTTON)


def shortened(metrics: QFontMetrics, line: str, width: int) -> str:
    """``line`` without the last of its parts that do not fit; its first is cut when even that is too long."""
    while metrics.horizontalAdvance(line) > width and SEPARATOR in line:
        line = line.rpartition(SEPARATOR)[0]
    return elided(metrics, line, width)


def elided(metrics: QFontMetrics, text: str, width: int, middle: bool = False) -> str:
    mode = Qt.TextElideMode.ElideMiddle if middle else Qt.TextElideMode.ElideRight
    return metrics.elidedText(text, mode, width)
