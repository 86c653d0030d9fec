"""A field for a few characters."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLineEdit, QSizePolicy

QT_LETTERS = 17  # "x"es that Qt gives a field room for


class ShortField(QLineEdit):
    """As wide as ``letters`` digits need, at any size of the text."""

    def __init__(self, letters: int) -> None:
        super().__init__()
        self._letters = letters
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        letters, hint = self.fontMetrics(), super().sizeHint()
        around = hint.width() - QT_LETTERS * letters.horizontalAdvance("x")
        return QSize(around + letters.horizontalAdvance("0" * self._letters), hint.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()
