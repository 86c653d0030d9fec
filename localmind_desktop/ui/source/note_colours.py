"""The marker pens to choose from."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QToolButton, QWidget

from localmind_desktop.core import NoteColour
from localmind_desktop.ui.parts import tool_button
from localmind_desktop.ui.source.note_marks import INKS
from localmind_desktop.ui.words import tr

DOT, FINE = 16, 3  # logical pixels; device pixels for each of them, enough for every screen


class ColourRow(QWidget):
    """A button for each colour; ``keeps`` shows which one is chosen."""

    chosen = Signal(object)  # NoteColour

    def __init__(self, *, keeps: bool = False) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._group = QButtonGroup(self)
        self.buttons: dict[NoteColour, QToolButton] = {}
        for colour in NoteColour:
            button = tool_button(colour_icon(colour), colour_name(colour), partial(self.chosen.emit, colour))
            button.setObjectName("ink")
            if keeps:
                button.setCheckable(True)
                self._group.addButton(button)
            self.buttons[colour] = button
            row.addWidget(button)

    def show_colour(self, colour: NoteColour) -> None:
        self.buttons[colour].setChecked(True)


def colour_name(colour: NoteColour) -> str:
    return {
        NoteColour.YELLOW: tr("Yellow"),
        NoteColour.GREEN: tr("Green"),
        NoteColour.PINK: tr("Pink"),
        NoteColour.PURPLE: tr("Purple"),
    }[colour]


def colour_icon(colour: NoteColour) -> QIcon:
    """A dot of the colour, as it is on white paper."""
    pixmap = QPixmap(FINE * DOT, FINE * DOT)
    pixmap.setDevicePixelRatio(FINE)
    pixmap.fill(QColor(Qt.GlobalColor.transparent))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(INKS[colour].line, 1.6))
    painter.setBrush(INKS[colour].fill)
    painter.drawEllipse(QRectF(1.5, 1.5, DOT - 3, DOT - 3))
    painter.end()
    return QIcon(pixmap)
