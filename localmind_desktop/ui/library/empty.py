"""What stands in the list's place when there is nothing to list, and what is seen while files hover over it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from localmind_desktop.ui.parts import label, push_button
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.wrapping import WrappingButton


class EmptyLibrary(QFrame):
    """Shown as long as there are no documents at all."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("dropzone")
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 24, 18, 24)
        column.setSpacing(10)
        column.addStretch(1)
        sign = label()
        sign.setPixmap(theme.icon("folder", "accent").pixmap(40, 40))
        headline = label(self.tr("Drop documents here"), "headline", wrap=True)
        text = self.tr(
            "PDF and Office files, web pages, scans, email, archives, or folders. They are copied "
            "into the library and never leave this computer."
        )
        hint = label(text, "muted", wrap=True)
        for each in (sign, headline, hint):
            each.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(each)
        self.add_button = WrappingButton(self.tr("Add documents…"), "primary")
        self.samples_button = WrappingButton(self.tr("Try sample documents"))
        column.addSpacing(6)
        for button in (self.add_button, self.samples_button):
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)


class EmptyPlace(QWidget):
    """A sentence, and a button for what can be done about it."""

    def __init__(self, button: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.headline = label("", "headline", wrap=True)
        self.hint = label("", "muted", wrap=True)
        self.button = push_button(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(10)
        column.addStretch(1)
        for each in (self.headline, self.hint):
            each.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(each)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)

    def say(self, headline: str, hint: str = "") -> None:
        self.headline.setText(headline)
        self.hint.setText(hint)
        self.hint.setVisible(bool(hint))


class DropOverlay(QWidget):
    """Covers ``covered`` while files hover over the window, and names where they would go."""

    def __init__(self, theme: Theme, covered: QWidget) -> None:
        super().__init__(covered)
        self._theme = theme
        self._text = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        covered.installEventFilter(self)
        self.hide()

    @property
    def text(self) -> str:
        return self._text

    def offer(self, text: str) -> None:
        self._text = text
        parent = self.parentWidget()
        assert parent is not None
        self.setGeometry(parent.rect())
        self.raise_()
        self.show()
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible() and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self._theme.colours["panel"])
        painter.setBrush(self._theme.colours["question"])
        painter.setPen(QPen(self._theme.colours["accent"], 2, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 11, 11)
        font = self.font()
        font.setWeight(font.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(self._theme.colours["text"])
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(self.rect().adjusted(18, 18, -18, -18), flags, self._text)
