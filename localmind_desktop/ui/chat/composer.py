"""Where questions are written."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics, QKeyEvent, QResizeEvent, QTextCursor
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from localmind_desktop.bridge.names import Names
from localmind_desktop.bridge.scopes import ScopeModel
from localmind_desktop.core import Collection, Document, Scope
from localmind_desktop.ui.chat.model_button import ModelButton
from localmind_desktop.ui.chat.scope_button import ScopeButton
from localmind_desktop.ui.parts import label, tool_button
from localmind_desktop.ui.theme import Theme

MOST_LINES = 6
ROOM_FOR_KEYS = 93
ROOM_FOR_MODEL = 66
"""Letters from which there is room for the hint, and for the name of the language model."""


class QuestionField(QPlainTextEdit):
    """Return sends, Shift+Return begins a new line, Up in the empty field asks for the last question.

    As high as its text, up to ``MOST_LINES``.
    """

    sent = Signal()
    last_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        self.setAccessibleName(self.tr("Question"))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.textChanged.connect(self._fit)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & (Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.AltModifier)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and plain:
            self.sent.emit()
            return
        if event.key() == Qt.Key.Key_Up and not self.toPlainText():
            self.last_asked.emit()
            return
        super().keyPressEvent(event)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        return source.hasText() and not source.hasUrls()  # dropped files go to the library

    def insertFromMimeData(self, source: QMimeData) -> None:
        self.insertPlainText(source.text())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @Slot()
    def _fit(self) -> None:
        line = QFontMetrics(self.font()).lineSpacing()
        lines = max(1, round(self.document().size().height()))  # a plain text document counts in lines
        self.setFixedHeight(min(lines, MOST_LINES) * line + 14)


class Composer(QFrame):
    """The question field, the scope to search in, and one button that sends or stops."""

    asked = Signal(object)  # the question
    begun = Signal()  # the first question is being typed
    last_asked = Signal()
    stopped = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("composer")
        self._theme = theme
        self._answering = False
        self._ready = False
        self._cold = True
        self._sent_early = False
        self.field = QuestionField()
        self.field.installEventFilter(self)
        self.field.sent.connect(self._send)
        self.field.textChanged.connect(self._show_state)
        self.field.last_asked.connect(self.last_asked)
        self.scopes = ScopeModel(self.tr("All documents"), self)
        self.scope = ScopeButton(self.scopes, theme)
        self.model = ModelButton(theme)
        self._documents: Sequence[Document] = ()
        self._names: Names | None = None
        self._collections: Sequence[Collection] = ()
        self.keys = label(self.tr("Shift+Return: new line"), "small")
        self.button = tool_button(theme.icon("send", "on_accent"), self.tr("Send"), self._press, name="send")
        below = QHBoxLayout()
        below.addWidget(self.scope, 1)
        below.addWidget(self.model)
        below.addWidget(self.keys)
        below.addSpacing(6)
        below.addWidget(self.button)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 8, 8)
        column.setSpacing(4)
        column.addWidget(self.field)
        column.addLayout(below)
        self._show_state()

    # ------------------------------------------------------------------ states

    def set_ready(self, ready: bool, hint: str) -> None:
        """Whether questions can be asked; one that was sent early is asked then. ``hint`` is for the empty field."""
        self._ready, self._cold = ready, True
        self.field.setPlaceholderText(hint)
        self.field.viewport().update()  # Qt paints the new hint over the old one only where the cursor blinks
        self._show_state()
        if ready and self._sent_early:
            self._send()

    def set_answering(self, answering: bool) -> None:
        self._answering = answering
        self._show_state()

    def set_documents(self, documents: Sequence[Document], names: Names | None = None) -> None:
        """Offer these as scopes, by ``names``; what was chosen stays chosen if it is still there."""
        self._documents, self._names = documents, names
        self.scopes.offer(self._collections, documents, names)

    def set_collections(self, collections: Sequence[Collection]) -> None:
        self._collections = collections
        self.scopes.offer(collections, self._documents, self._names)

    def choose_documents(self, documents: Sequence[Document]) -> None:
        self.choose_scope(Scope(documents=tuple(document.id for document in documents)))

    def choose_scope(self, scope: Scope) -> None:
        """Search there from now on."""
        self.scopes.choose(scope)
        self.field.setFocus()

    def current_scope(self) -> Scope:
        return self.scopes.scope

    def write(self, question: str) -> None:
        """Put a question into the field, to be changed and sent."""
        self.field.setPlainText(question)
        self.field.moveCursor(QTextCursor.MoveOperation.End)
        self.field.setFocus()

    @Slot(str)
    def quote(self, text: str) -> None:
        """Begin the question with ``text`` in quotation marks; what is written so far comes after it."""
        self.write(f"“{text}”\n{self.field.toPlainText()}")

    # ------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_state()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.setProperty("focused", event.type() == QEvent.Type.FocusIn)
            self.style().unpolish(self)
            self.style().polish(self)
        return super().eventFilter(watched, event)

    @Slot()
    def _press(self) -> None:
        if self._answering:
            self.stopped.emit()
        else:
            self._send()

    @Slot()
    def _send(self) -> None:
        question = self.field.toPlainText().strip()
        self._sent_early = bool(question) and not self._ready
        if question and self._ready and not self._answering:
            self.field.clear()
            self.asked.emit(question)

    @Slot()
    def _show_state(self) -> None:
        name = self.tr("Stop (Esc)") if self._answering else self.tr("Send (Return)")
        self.button.setIcon(self._theme.icon("stop" if self._answering else "send", "on_accent"))
        self.button.setToolTip(name)
        self.button.setAccessibleName(name)
        letters = self.width() // self.fontMetrics().averageCharWidth()
        named = letters >= ROOM_FOR_MODEL
        style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon if named else Qt.ToolButtonStyle.ToolButtonIconOnly
        self.model.setToolButtonStyle(style)
        written, roomy = bool(self.field.toPlainText()), letters >= ROOM_FOR_KEYS
        self.keys.setVisible(written and roomy and not self._answering)
        can_ask = self._ready and bool(self.field.toPlainText().strip())
        self.button.setEnabled(self._answering or can_ask)
        if can_ask and self._cold:
            self._cold = False
            self.begun.emit()
