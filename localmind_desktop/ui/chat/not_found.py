"""What can be done when the documents do not say (A8)."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from localmind_desktop.core import Answer, Mode, Scope
from localmind_desktop.ui.parts import FlowLayout, label
from localmind_desktop.ui.wrapping import WrappingButton

NOT_ASKED = "not asked"
"""The route of what was not searched for: there are no documents, or there is no question."""


class NotFound(QWidget):
    """Stands below the text, which says what was searched; also below places that only may answer."""

    everywhere_asked = Signal()
    add_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.advice = label("", "small", wrap=True)
        self.everywhere = WrappingButton(self.tr("Search all documents"))
        self.everywhere.clicked.connect(self.everywhere_asked)
        self.add = WrappingButton(self.tr("Add documents…"))
        self.add.clicked.connect(self.add_asked)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.advice)
        row = QWidget()
        flow = FlowLayout(row)
        for button in (self.everywhere, self.add):
            flow.addWidget(button)
        column.addWidget(row)
        self.hide()

    def show_for(self, answer: Answer, scope: Scope) -> None:
        """``scope`` is where the question was asked to look."""
        limited, likely = scope != Scope(), answer.mode is Mode.LIKELY
        was_asked = not likely and answer.route != NOT_ASKED
        advice = self.tr("Try wording from the document, or the name of a part, table or section.")
        if limited:
            advice = self.tr("Only part of the library was searched.")
        self.advice.setText(advice)
        self.advice.setVisible(limited or was_asked)
        self.everywhere.setVisible(limited)
        self.add.setVisible(not answer.citations)
        self.setVisible(limited or not likely)
