"""Which conversation is shown: choose, begin, rename, delete."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QStackedWidget, QWidget

from localmind_desktop.bridge.conversations import ConversationModel
from localmind_desktop.core import Conversation
from localmind_desktop.ui.parts import tool_button
from localmind_desktop.ui.theme import Theme


class ConversationBar(QWidget):
    """Shows the model's conversations; asks for changes, and makes none itself."""

    chosen = Signal(object)  # Conversation
    new_asked = Signal()
    renamed = Signal(object, object)  # Conversation, the new title
    delete_asked = Signal(object)  # Conversation
    save_asked = Signal()

    def __init__(self, model: ConversationModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.box = QComboBox()
        self.box.setModel(model)
        self.box.setPlaceholderText(self.tr("New conversation"))
        self.box.setAccessibleName(self.tr("Conversation"))
        self.box.setMinimumContentsLength(16)
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.activated.connect(self._choose)
        self.title = QLineEdit()
        self.title.setAccessibleName(self.tr("Title of the conversation"))
        self.title.returnPressed.connect(self._rename)
        escape = QShortcut(QKeySequence("Escape"), self.title)
        escape.activated.connect(self._leave_title)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.box)
        self.stack.addWidget(self.title)
        self.new_button = tool_button(theme.icon("new-chat"), self.tr("New conversation (Ctrl+N)"), self.new_asked.emit)
        self.rename_button = tool_button(theme.icon("rename"), self.tr("Rename the conversation"), self._begin_title)
        self.delete_button = tool_button(theme.icon("trash"), self.tr("Delete the conversation"), self._ask_to_delete)
        tip = self.tr("Save the conversation (Ctrl+Shift+S)")
        self.save_button = tool_button(theme.icon("save"), tip, self.save_asked.emit)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(3)
        row.addWidget(self.stack, 1)
        for button in (self.new_button, self.rename_button, self.save_button, self.delete_button):
            row.addWidget(button)
        self.show_current(None)

    def current(self) -> Conversation | None:
        return self._model.conversation(self.box.currentIndex())

    def show_current(self, conversation_id: str | None) -> None:
        row = self._model.row_of(conversation_id)
        self.box.setCurrentIndex(-1 if row is None else row)
        for button in (self.rename_button, self.save_button, self.delete_button):
            button.setEnabled(row is not None)
        self._leave_title()

    @Slot(int)
    def _choose(self, row: int) -> None:
        conversation = self._model.conversation(row)
        if conversation is not None:
            self.chosen.emit(conversation)

    @Slot()
    def _begin_title(self) -> None:
        conversation = self.current()
        if conversation is not None:
            self.title.setText(conversation.title)
            self.title.selectAll()
            self.stack.setCurrentWidget(self.title)
            self.title.setFocus()

    @Slot()
    def _leave_title(self) -> None:
        self.stack.setCurrentWidget(self.box)

    @Slot()
    def _rename(self) -> None:
        conversation, title = self.current(), self.title.text().strip()
        self._leave_title()
        if conversation is not None and title and title != conversation.title:
            self.renamed.emit(conversation, title)

    @Slot()
    def _ask_to_delete(self) -> None:
        conversation = self.current()
        if conversation is not None:
            self.delete_asked.emit(conversation)
