"""Paints a document's row: its name, and below it how it is."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from localmind_desktop.bridge.documents import DocumentModel, Entry
from localmind_desktop.core import State
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import entry_line

MARGIN = 9
RING = 26
BUTTON = 22


class DocumentDelegate(QStyledItemDelegate):
    """Two lines, a ring of progress at the left, and a cross at the right that cancels or removes."""

    cross_clicked = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._cross = theme.icon("close", "muted")
        self._trash = theme.icon("trash", "muted")
        self._document = theme.icon("document", "muted")
        self._warning = theme.icon("warning", "error_text")
        self._partial = theme.icon("warning", "warning_text")

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        name, line = fonts(option.font)
        height = QFontMetrics(name).height() + QFontMetrics(line).height() + 3 + 2 * MARGIN
        return QSize(120, height)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        entry = index.data(DocumentModel.EntryRole)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if selected or hovered:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colours["selected" if selected else "hover"])
            painter.drawRoundedRect(option.rect.adjusted(1, 1, -1, -1), 7, 7)
        if option.state & QStyle.StateFlag.State_HasFocus and selected:
            painter.setPen(QPen(self._theme.colours["accent"], 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5), 7, 7)
        self._paint_sign(painter, option.rect, entry)
        self._paint_lines(painter, option, entry, selected, hovered)
        if hovered or selected:
            (self._cross if entry.under_way else self._trash).paint(painter, button_rect(option.rect))
        painter.restore()

    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        released = isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonRelease
        if released and button_rect(option.rect).contains(event.position().toPoint()):
            self.cross_clicked.emit(index.data(DocumentModel.EntryRole))
            return True
        return super().editorEvent(event, model, option, index)

    def _paint_sign(self, painter: QPainter, rect: QRect, entry: Entry) -> None:
        place = QRect(rect.left() + MARGIN, rect.center().y() - RING // 2, RING, RING)
        if not entry.under_way:
            signs = {State.FAILED: self._warning, State.PARTIAL: self._partial}
            signs.get(entry.state, self._document).paint(painter, place.adjusted(2, 2, -2, -2))
            return
        ring = QRectF(place).adjusted(3, 3, -3, -3)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._theme.colours["strong_border"], 3))
        painter.drawEllipse(ring)
        if entry.share is not None:
            painter.setPen(QPen(self._theme.colours["accent"], 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawArc(ring, 90 * 16, -round(360 * 16 * entry.share))

    def _paint_lines(
        self, painter: QPainter, option: QStyleOptionViewItem, entry: Entry, selected: bool, hovered: bool
    ) -> None:
        name, line = fonts(option.font)
        left = option.rect.left() + MARGIN + RING + 8
        right = option.rect.right() - (MARGIN + BUTTON + 4 if hovered or selected else MARGIN)
        top = option.rect.top() + MARGIN
        first = QRect(left, top, right - left, QFontMetrics(name).height())
        second = QRect(left, first.bottom() + 4, right - left, QFontMetrics(line).height())
        colours = self._theme.colours
        painter.setFont(name)
        painter.setPen(colours["selected_text" if selected else "text"])
        painter.drawText(first, Qt.AlignmentFlag.AlignVCenter, elided(name, entry.name, first.width(), middle=True))
        painter.setFont(line)
        plain = "error_text" if entry.state is State.FAILED else "muted"
        painter.setPen(colours["selected_text" if selected else plain])
        painter.drawText(second, Qt.AlignmentFlag.AlignVCenter, elided(line, entry_line(entry), second.width()))


def button_rect(row: QRect) -> QRect:
    """Where the cross is in a row."""
    return QRect(row.right() - MARGIN - BUTTON + 5, row.center().y() - BUTTON // 2 + 3, BUTTON - 4, BUTTON - 4)


def fonts(base: QFont) -> tuple[QFont, QFont]:
    """The fonts of the two lines."""
    name, line = QFont(base), QFont(base)
    name.setWeight(QFont.Weight.Medium)
    line.setPointSizeF(base.pointSizeF() * 0.86)
    return name, line


def elided(font: QFont, text: str, width: int, *, middle: bool = False) -> str:
    mode = Qt.TextElideMode.ElideMiddle if middle else Qt.TextElideMode.ElideRight
    return QFontMetrics(font).elidedText(text, mode, width)
