"""A tab that nothing fills yet says what would."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from localmind_desktop.ui.parts import label
from localmind_desktop.ui.theme import Sign, Theme

SIGN = 32


class EmptyTab(QWidget):
    """A sign and a few sentences in the middle."""

    def __init__(self, theme: Theme, text: str) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(40, 20, 40, 20)
        column.setSpacing(10)
        sign = Sign(theme, "document", "muted", SIGN)
        said = label(text, "muted", wrap=True)
        column.addStretch(2)
        for widget in (sign, said):
            widget.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(widget)
        column.addStretch(3)
