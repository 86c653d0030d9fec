"""What the delegates of the library pane have in common: fonts, icons as pixmaps, the look of a row."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from localmind_desktop.ui.theme import Theme


class Brushes(QObject):
    """Fonts, metrics, colours and icons, made once and again when the palette changes: a row is painted often."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._icons: dict[tuple[str, str, int, float], QPixmap] = {}
        self._base = QFont()
        self._fonts: tuple[QFont, QFont, QFontMetrics, QFontMetrics] | None = None
        self.colours: dict[str, QColor] = {}
        self._renew()
        theme.changed.connect(self._renew)

    @Slot()
    def _renew(self) -> None:
        self._icons.clear()
        self._fonts = None
        self.colours = {name: self._theme.colours[name] for name, _ in self._theme.colours.named}

    def fonts(self, base: QFont) -> tuple[QFont, QFont, QFontMetrics, QFontMetrics]:
        """The font of a name, that of the line below it, and their metrics."""
        if self._fonts is None or self._base != base:
            name, line = QFont(base), QFont(base)
            name.setWeight(QFont.Weight.Medium)
            line.setPointSizeF(base.pointSizeF() * 0.86)
            self._base, self._fonts = QFont(base), (name, line, QFontMetrics(name), QFontMetrics(line))
        return self._fonts

    def grown(self, pixels: int) -> int:
        """As `Theme.grown`."""
        return self._theme.grown(pixels)

    def draw_icon(self, painter: QPainter, name: str, colour: str, place: QRect) -> None:
        ratio = painter.device().devicePixelRatioF()
        key = (name, colour, place.width(), ratio)
        if key not in self._icons:
            self._icons[key] = self._theme.icon(name, colour).pixmap(QSize(place.width(), place.width()), ratio)
        painter.drawPixmap(place.topLeft(), self._icons[key])

    def draw_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        """The row's background when it is selected or hovered, and the line around the one with the keyboard."""
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if selected or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.colours["selected" if selected else "hover"])
            painter.drawRoundedRect(option.rect.adjusted(1, 1, -1, -1), 7, 7)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(self.colours["accent"], 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5), 7, 7)
