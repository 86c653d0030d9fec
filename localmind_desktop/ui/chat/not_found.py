"""What could be tried when the documents do not say (A8)."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from localmind_desktop.core import Answer, Scope
from localmind_desktop.ui.parts import FlowLayout, label


class NotFound(QWidget):
    """Stands below the text, which says what was searched."""

    everywhere_asked = Signal()
    edit_asked = Signal()
    add_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.advice = label("", "muted", wrap=True)
        self.everywhere = QPushButton(self.tr("Search all documents"))
        self.everywhere.clicked.connect(self.everywhere_asked)
        self.edit = QPushButton(self.tr("Rephrase"))
        self.edit.clicked.connect(self.edit_asked)
        self.add = QPushButton(self.tr("Add documents…"))
        self.add.clicked.connect(self.add_asked)
        row = FlowLayout()
        for button in (self.everywhere, self.edit, self.add):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.advice)
        column.addLayout(row)
        self.hide()

    def show_for(self, answer: Answer, scope: Scope) -> None:
        """``scope`` is where the question was asked to look."""
        limited = scope != Scope()
        tips = [self.tr("Try:")]
        if limited:
            tips.append(self.tr("•  All documents: only part of the library was searched"))
        tips.append(self.tr("•  Wording from the document, or the name of a part, table or section"))
        if not answer.citations:
            tips.append(self.tr("•  Another document: none here seems to cover this"))
        self.advice.setText("\n".join(tips))
        self.everywhere.setVisible(limited)
        self.show()
