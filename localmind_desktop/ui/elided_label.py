"""A label of one line, however long its text is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from localmind_desktop.bridge.tips import tip


class ElidedLabel(QLabel):
    """A line that is shortened in its middle where there is no room for it; the whole is its tip."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._whole = self._tip = ""
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    @property
    def whole(self) -> str:
        return self._whole

    def say(self, text: str, tip: str = "") -> None:
        """``tip``: what to tell besides."""
        self._whole, self._tip = text, tip
        self._elide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._elide()

    def _elide(self) -> None:
        shown = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideMiddle, self.width())
        self.setText(shown)
        told = [self._whole] if shown != self._whole else []
        self.setToolTip(tip("\n".join([*told, *filter(None, (self._tip,))])))
