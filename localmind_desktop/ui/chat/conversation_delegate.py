"""Draws the rows of the list of conversations: headings, titles, when they were last used, what was found in them."""

from __future__ import annotations

import time
from datetime import datetime

from PySide6.QtCore import QDateTime, QLocale, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from localmind_desktop.bridge.conversations import ConversationModel
from localmind_desktop.core import ConversationHit
from localmind_desktop.ui.theme import Theme

Index = QModelIndex | QPersistentModelIndex
ROW, HEADING, EXCERPT = 17, 15, 3  # heights beyond that of the text
BESIDE, SIGN = 10, 14
SMALLER = 0.87


class ConversationDelegate(QStyledItemDelegate):
    """One line per conversation; two where a search found something in its texts."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        hit = index.data(ConversationModel.HitRole)
        small = QFontMetrics(smaller(option.font)).height()
        if not isinstance(hit, ConversationHit):
            return QSize(80, small + HEADING)
        return QSize(80, option.fontMetrics.height() + ROW + (small + EXCERPT if hit.excerpt else 0))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        hit = index.data(ConversationModel.HitRole)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(hit, ConversationHit):
            self._paint_row(painter, option, hit)
        else:
            self._paint_heading(painter, option, str(index.data()))
        painter.restore()

    def _paint_heading(self, painter: QPainter, option: QStyleOptionViewItem, text: str) -> None:
        painter.setFont(smaller(option.font, bold=True))
        painter.setPen(self._theme.colours["muted"])
        room = option.rect.adjusted(BESIDE, 8, -BESIDE, -3)
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, text)

    def _paint_row(self, painter: QPainter, option: QStyleOptionViewItem, hit: ConversationHit) -> None:
        colours, state = self._theme.colours, option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        if selected or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours["selected" if selected else "hover"])
            painter.drawRoundedRect(option.rect.adjusted(1, 1, -1, -1), 7, 7)
        if selected and state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(colours["accent"])
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(option.rect.adjusted(1, 1, -1, -1), 7, 7)
        height = option.fontMetrics.height() + ROW
        line = QRect(option.rect.left() + BESIDE, option.rect.top(), option.rect.width() - 2 * BESIDE, height)
        line.setRight(self._paint_time(painter, option, line, hit) - 8)
        if hit.conversation.pinned:
            icon = QRect(line.left(), line.center().y() - SIGN // 2 + 1, SIGN, SIGN)
            self._theme.icon("pin", "link").paint(painter, icon)
            line.setLeft(line.left() + SIGN + 6)
        painter.setFont(option.font)
        painter.setPen(colours["selected_text" if selected else "text"])
        draw_elided(painter, line, hit.conversation.title)
        if hit.excerpt:
            painter.setFont(smaller(option.font))
            painter.setPen(colours["selected_text" if selected else "muted"])
            below = QRect(
                option.rect.left() + BESIDE, option.rect.top() + height - 8, 0, painter.fontMetrics().height() + EXCERPT
            )
            below.setRight(option.rect.right() - BESIDE)
            draw_elided(painter, below, hit.excerpt)

    def _paint_time(self, painter: QPainter, option: QStyleOptionViewItem, line: QRect, hit: ConversationHit) -> int:
        """Where the time begins, at the right of the line."""
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.setFont(smaller(option.font))
        painter.setPen(self._theme.colours["selected_text" if selected else "muted"])
        text = moment_name(hit.conversation.asked_at or hit.conversation.created_at, time.time())
        painter.drawText(line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
        return line.right() - painter.fontMetrics().horizontalAdvance(text)


def smaller(font: QFont, *, bold: bool = False) -> QFont:
    made = QFont(font)
    if font.pointSizeF() > 0:
        made.setPointSizeF(font.pointSizeF() * SMALLER)
    else:
        made.setPixelSize(round(font.pixelSize() * SMALLER))
    made.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return made


def draw_elided(painter: QPainter, room: QRect, text: str) -> None:
    shown = QFontMetrics(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)


def moment_name(moment: float, now: float) -> str:
    """The time of day for today, else the date; both in seconds since the epoch."""
    when, locale = QDateTime.fromSecsSinceEpoch(int(moment)), QLocale()
    if datetime.fromtimestamp(moment).date() == datetime.fromtimestamp(now).date():
        return locale.toString(when.time(), QLocale.FormatType.ShortFormat)
    return locale.toString(when.date(), QLocale.FormatType.ShortFormat)
