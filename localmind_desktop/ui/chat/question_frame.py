"""The question of a card, and where it was asked to look."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from localmind_desktop.ui.parts import breakable, label


class QuestionFrame(QFrame):
    def __init__(self, question: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("question")
        column = QVBoxLayout(self)
        column.setContentsMargins(13, 9, 13, 9)
        column.setSpacing(2)
        self.question = label(wrap=True)
        self.question.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.question.setAccessibleName(self.tr("Question"))
        self.where = label("", "small", wrap=True)
        for each in (self.question, self.where):
            column.addWidget(each)
        self.say(question)

    def say(self, question: str) -> None:
        self.question.setText(breakable(question))

    def say_where(self, where: str) -> None:
        """``where`` is empty where it was asked of everything."""
        self.where.setText(self.tr("Searched in: {where}").format(where=where))
        self.where.setVisible(bool(where))
