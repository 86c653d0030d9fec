"""Texts of buttons in several lines, which Qt does not break by itself."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QPushButton, QSizePolicy


class _Wrapping:
    """What the buttons below have before what Qt gives them."""

    def wrap(self, text: str) -> None:
        """Say ``text``, in as many lines as it needs in the width that there is."""
        self._text = text
        self.setText(text.replace("&", "&&"))
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Room for the text in one line, and the height that its lines take now."""
        width = self._beside() + self.fontMetrics().horizontalAdvance(self._text)
        return QSize(width, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        longest = max(self._text.split(), key=len, default="")
        return QSize(self._beside() + self.fontMetrics().horizontalAdvance(longest), super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setText(in_lines(self._text, self.fontMetrics(), self.width() - self._beside()).replace("&", "&&"))

    def _beside(self) -> int:
        """Pixels of the box and what is around the text."""
        lines = self.text().replace("&&", "&").splitlines()
        widest = max((self.fontMetrics().horizontalAdvance(line) for line in lines), default=0)
        return super().sizeHint().width() - widest


class WrappingCheckBox(_Wrapping, QCheckBox):
    """A check box whose text takes as many lines as it needs in the width that there is."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.wrap(text)


class WrappingButton(_Wrapping, QPushButton):
    """A button whose text does; Return presses it, as Space does."""

    def __init__(self, text: str, name: str = "") -> None:
        super().__init__()
        self.wrap(text)
        self.setObjectName(name)
        self.setAutoDefault(True)


def in_lines(text: str, metrics: QFontMetrics, width: int) -> str:
    """``text`` in lines of whole words that are no wider than ``width``, where a word is not wider itself."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and metrics.horizontalAdvance(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return "\n".join(lines)
