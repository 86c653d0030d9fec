"""All conversations: to search, open, rename, pin, save and delete them, and to take a deletion back."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QModelIndex, QPoint, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListView, QMenu, QStackedWidget, QVBoxLayout, QWidget

from localmind_desktop.bridge.conversations import ConversationModel
from localmind_desktop.core import Conversation
from localmind_desktop.ui.chat.conversation_delegate import ConversationDelegate
from localmind_desktop.ui.elided_label import ElidedLabel
from localmind_desktop.ui.parts import add_search_sign, label, pane, tool_button
from localmind_desktop.ui.theme import Theme

PAUSE_MS = 150  # between the last letter and the search
ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ConversationList(QWidget):
    """Shows the model's conversations; asks for changes, and makes none itself."""

    chosen = Signal(object)  # Conversation
    new_asked = Signal()
    closed = Signal()
    left = Signal()  # for the question field
    search_asked = Signal(str)
    pin_asked = Signal(object, bool)  # Conversation
    save_asked = Signal(object)  # Conversation
    delete_asked = Signal(object)  # Conversation

    def __init__(self, model: ConversationModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._theme = theme
        self._shown: str | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self._search)
        self.field = SearchField()
        self.field.setPlaceholderText(self.tr("Search conversations"))
        self.field.setToolTip(self.tr("Search titles, questions and answers"))
        self.field.setAccessibleName(self.tr("Search conversations"))
        add_search_sign(self.field, theme.icon("search", "muted"))
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._pause.start)
        self.field.went_down.connect(self._go_down)
        self.field.left.connect(self.left)
        self.view = ConversationView()
        self.view.setModel(model)
        self.view.setItemDelegate(ConversationDelegate(theme, self.view))
        self.view.opened.connect(self._open)
        self.view.delete_asked.connect(self._delete)
        self.view.left.connect(self.left)
        self.view.customContextMenuRequested.connect(self._show_menu)
        self._nothing = label("", "muted", wrap=True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._nothing.setContentsMargins(20, 40, 20, 20)
        self._build()
        model.modelReset.connect(self._tell_nothing)
        model.modelReset.connect(self._select_shown)
        self._tell_nothing()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(3)
        title = ElidedLabel("title")
        title.say(self.tr("Conversations"))
        head.addWidget(title, 1)
        new = tool_button(self._theme.icon("new-chat"), self.tr("New conversation (Ctrl+N)"), self.new_asked.emit)
        head.addWidget(new)
        head.addWidget(tool_button(self._theme.icon("close"), self.tr("Hide conversations (Ctrl+2)"), self.closed.emit))
        self._stack = QStackedWidget()
        self._stack.addWidget(self.view)
        self._stack.addWidget(self._nothing)
        frame, column = pane()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(frame)
        column.addLayout(head)
        column.addWidget(self.field)
        column.addWidget(self._stack, 1)

    # ------------------------------------------------------------------ opening it

    def begin(self) -> None:
        """Show all conversations, with the one chosen that is shown."""
        self.field.clear()
        self._model.show_hits(None)
        self.field.setFocus()

    def show_current(self, conversation: Conversation | None) -> None:
        """This one is shown beside the list; None for one that is not kept yet."""
        shown = conversation.id if conversation is not None else None
        if shown != self._shown:
            self._shown = shown
            self.select(conversation)

    @Slot()
    def _select_shown(self) -> None:
        self.select(self._model.find(self._shown))

    def select(self, conversation: Conversation | None) -> None:
        row = self._model.row_of(conversation.id if conversation is not None else None)
        self.view.setCurrentIndex(self._model.index(row) if row is not None else QModelIndex())

    def rename(self, conversation: Conversation) -> None:
        """Edit a title in its row."""
        row = self._model.row_of(conversation.id)
        if row is not None:
            self.view.setCurrentIndex(self._model.index(row))
            self.view.edit(self._model.index(row))

    # ------------------------------------------------------------------ what the user does

    @Slot()
    def _search(self) -> None:
        self.search_asked.emit(self.field.text().strip())

    @Slot()
    def _tell_nothing(self) -> None:
        if self.field.text().strip():
            self._nothing.setText(self.tr("No matching conversations."))
        else:
            self._nothing.setText(self.tr("No conversations yet. Ask a question to start one."))
        self._stack.setCurrentWidget(self.view if self._model.rowCount() else self._nothing)

    @Slot()
    def _go_down(self) -> None:
        if self.view.currentIndex().isValid() or not self._model.rowCount():
            self.view.setFocus()
            return
        first = next(row for row in range(self._model.rowCount()) if self._model.conversation(row) is not None)
        self.view.setCurrentIndex(self._model.index(first))
        self.view.setFocus()

    @Slot(QModelIndex)
    def _open(self, index: QModelIndex) -> None:
        conversation = self._model.conversation(index.row())
        if conversation is not None:
            self.chosen.emit(conversation)

    @Slot()
    def _delete(self) -> None:
        conversation = self._model.conversation(self.view.currentIndex().row())
        if conversation is not None:
            self.delete_asked.emit(conversation)

    @Slot(QPoint)
    def _show_menu(self, point: QPoint) -> None:
        conversation = self._model.conversation(self.view.indexAt(point).row())
        if conversation is not None:
            menu = self.menu_for(conversation)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.popup(self.view.viewport().mapToGlobal(point))

    def menu_for(self, conversation: Conversation) -> QMenu:
        """What can be done with a conversation."""
        menu, icon = QMenu(self), self._theme.icon
        menu.addAction(self.tr("Open"), partial(self.chosen.emit, conversation))
        menu.addAction(icon("rename"), self.tr("Rename\tF2"), partial(self.rename, conversation))
        pin = self.tr("Unpin") if conversation.pinned else self.tr("Pin")
        menu.addAction(icon("pin"), pin, partial(self.pin_asked.emit, conversation, not conversation.pinned))
        menu.addAction(icon("save"), self.tr("Save…"), partial(self.save_asked.emit, conversation))
        menu.addSeparator()
        menu.addAction(icon("trash"), self.tr("Delete\tDel"), partial(self.delete_asked.emit, conversation))
        return menu


class SearchField(QLineEdit):
    """Down and Return go on to the list, Escape leaves it."""

    went_down = Signal()
    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, *ENTER_KEYS):
            self.went_down.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.clear() if self.text() else self.left.emit()
        else:
            super().keyPressEvent(event)


class ConversationView(QListView):
    """A click or Enter opens a row, F2 edits its title in place, Delete asks to delete it, Escape leaves."""

    opened = Signal(QModelIndex)
    delete_asked = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Conversations"))
        self.setObjectName("conversations")
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QListView.EditTrigger.EditKeyPressed)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.clicked.connect(self.opened)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.state() == QListView.State.EditingState:
            super().keyPressEvent(event)
        elif event.key() in ENTER_KEYS:
            self.opened.emit(self.currentIndex())
        elif event.key() == Qt.Key.Key_Delete:
            self.delete_asked.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
