"""What can be done with an answer: a row of quiet buttons below it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from localmind_desktop.core import Answer, Mode
from localmind_desktop.ui.chat.as_text import markdown_text, plain_text, referenced_text
from localmind_desktop.ui.parts import FlowLayout
from localmind_desktop.ui.theme import Theme

UNWRITTEN = (Mode.TABLE, Mode.CHAIN, Mode.EXTRACT, Mode.LIKELY)


class CardActions(QWidget):
    """Hidden until there is something to act on."""

    copy_asked = Signal(object)  # what makes a text of an answer
    save_asked = Signal()
    again_asked = Signal()
    model_asked = Signal()
    edit_asked = Signal()
    continue_asked = Signal()
    how_asked = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._model = ""
        self._is_unwritten = False  # whether no model wrote the shown answer
        self._flow = FlowLayout(self, spacing=2)
        self.go_on = self._button("continue", self.tr("Continue"), self.continue_asked)
        self.go_on.setToolTip(self.tr("Continue this answer where it ended"))
        self.copy = self._button("copy", self.tr("Copy"), partial(self.copy_asked.emit, plain_text))
        self.copy.setToolTip(self.tr("Copy the answer with its sources"))
        self.copy.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        menu = QMenu(self)
        for name, form in (
            (self.tr("Copy as text"), plain_text),
            (self.tr("Copy with page references"), referenced_text),
            (self.tr("Copy as Markdown"), markdown_text),
        ):
            menu.addAction(name, partial(self.copy_asked.emit, form))
        self.copy.setMenu(menu)
        self.save = self._button("save", self.tr("Excel"), self.save_asked)
        self.again = self._button("again", self.tr("Ask again"), self.again_asked)
        self.again.setToolTip(self.tr("Answer again (replaces this answer)"))
        self.ask_model = self._button("model", self.tr("Ask the model instead"), self.model_asked)
        self.ask_model.setToolTip(self.tr("Have the language model write the answer (replaces this answer)"))
        self.edit = self._button("rename", self.tr("Edit"), self.edit_asked)
        self.edit.setToolTip(self.tr("Edit the question and ask again"))
        self.how = self._button("question", self.tr("How?"), self._toggle)
        self.how.setToolTip(self.tr("How this was answered"))
        self.how.setCheckable(True)
        for button in self.buttons():
            self._flow.addWidget(button)
        self.hide()

    def buttons(self) -> tuple[QToolButton, ...]:
        return (self.go_on, self.copy, self.save, self.again, self.ask_model, self.edit, self.how)

    def offer_model(self, model: str) -> None:
        """``model`` would write an answer now; "" stands for none."""
        self._model = model
        self.ask_model.setVisible(bool(model) and self._is_unwritten)

    def show_for(self, answer: Answer | None) -> None:
        """Offer what can be done with ``answer``; None stands for a question without one."""
        has_answer = answer is not None
        self._is_unwritten = has_answer and (answer.trace.first_mode or answer.mode) in UNWRITTEN
        self.offer_model(self._model)
        self.go_on.setVisible(has_answer and answer.incomplete and answer.unfinished is not None)
        self.copy.setVisible(has_answer)
        self.how.setVisible(has_answer)
        self.save.setVisible(has_answer and answer.says_something)
        self.save.setEnabled(has_answer and not answer.incomplete)
        self.save.setToolTip(
            self.tr("Incomplete answers cannot be saved. Continue the answer or ask again first.")
            if has_answer and answer.incomplete
            else self.tr("Save as an Excel workbook, Markdown or CSV")
        )
        self.show()

    def _toggle(self) -> None:
        self.how_asked.emit(self.how.isChecked())

    def _button(self, icon: str, name: str, clicked: Callable[[], object] | SignalInstance) -> QToolButton:
        """``clicked`` is a signal, not its ``emit``: of a connection to a built-in method PySide keeps 65 bytes."""
        button = QToolButton()
        button.setObjectName("quiet")
        button.setIcon(self._theme.icon(icon, "muted"))
        button.setText(name)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(clicked)
        return button
