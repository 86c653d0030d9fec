"""Which conversation is shown, with the way to the others and what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from localmind_desktop.core import Conversation
from localmind_desktop.ui.parts import HEAD_HEIGHT, dress_tool_button, tool_button
from localmind_desktop.ui.theme import Theme


class ConversationBar(QWidget):
    """Asks for changes, and makes none itself."""

    list_asked = Signal()
    new_asked = Signal()
    rename_asked = Signal(object)  # Conversation
    pin_asked = Signal(object, bool)  # Conversation
    save_asked = Signal()
    delete_asked = Signal(object)  # Conversation

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._conversation: Conversation | None = None
        self.title = TitleButton(theme)
        self.title.clicked.connect(self.list_asked)
        self.new_button = tool_button(theme.icon("new-chat"), self.tr("New conversation (Ctrl+N)"), self.new_asked.emit)
        self.more_button = QToolButton()
        dress_tool_button(self.more_button, theme.icon("more"), self.tr("More actions"))
        self.more_button.setObjectName("more")
        self.more_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        self.rename_action = self._action(menu, theme, "rename", self.tr("Rename"), self._rename)
        self.pin_action = self._action(menu, theme, "pin", "", self._pin)
        self.save_action = self._action(menu, theme, "save", self.tr("Save…\tCtrl+Shift+S"), self.save_asked.emit)
        menu.addSeparator()
        self.delete_action = self._action(menu, theme, "trash", self.tr("Delete"), self._delete)
        self.more_button.setMenu(menu)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(3)
        row.addWidget(self.title, 1)
        row.addWidget(self.new_button)
        row.addWidget(self.more_button)
        self.setFixedHeight(HEAD_HEIGHT)
        self.show_current(None)

    def _action(self, menu: QMenu, theme: Theme, icon: str, name: str, done: object) -> QAction:
        action = QAction(theme.icon(icon), name, menu)
        menu.addAction(action)
        action.triggered.connect(done)
        return action

    def current(self) -> Conversation | None:
        return self._conversation

    def show_current(self, conversation: Conversation | None) -> None:
        self._conversation = conversation
        self.title.show_title(conversation.title if conversation is not None else self.tr("New conversation"))
        pinned = conversation is not None and conversation.pinned
        self.pin_action.setText(self.tr("Unpin") if pinned else self.tr("Pin"))
        self.more_button.setEnabled(conversation is not None)

    def _rename(self) -> None:
        self.rename_asked.emit(self._conversation)

    def _pin(self) -> None:
        if self._conversation is not None:
            self.pin_asked.emit(self._conversation, not self._conversation.pinned)

    def _delete(self) -> None:
        self.delete_asked.emit(self._conversation)


class TitleButton(QToolButton):
    """The title of the conversation, cut where there is no room; opens the list of all."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = ""
        self.setObjectName("conversation")
        self.setIcon(theme.icon("chats"))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_title(self, title: str) -> None:
        self._title = title
        self.setToolTip(self.tr("Show conversations (Ctrl+H)"))
        self.setAccessibleName(self.tr("Conversation: {title}. Show conversations").format(title=title))
        self._fit()

    @property
    def title(self) -> str:
        return self._title

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = max(20, self.width() - self.iconSize().width() - 26)
        self.setText(self.fontMetrics().elidedText(self._title, Qt.TextElideMode.ElideRight, room).replace("&", "&&"))
