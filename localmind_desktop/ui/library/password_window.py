"""Asks for the password of a document."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QVBoxLayout, QWidget

from localmind_desktop.bridge.job import Job
from localmind_desktop.ui.parts import label, set_tone
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.wrapping import WrappingCheckBox

WIDTH = 400


class PasswordWindow(QDialog):
    """Stays open until the password is right, or nobody wants to enter it. ``entered``: the password, and whether to
    remember it."""

    entered = Signal(str, bool)

    def __init__(self, theme: Theme, name: str, remembers: Job, parent: QWidget) -> None:
        """``remembers`` is the job that tells whether the system can remember it."""
        super().__init__(parent)
        self._theme = theme
        self.setWindowTitle(self.tr("Enter password"))
        self.setMinimumWidth(WIDTH)
        self.field = QLineEdit(echoMode=QLineEdit.EchoMode.Password)
        self.field.setAccessibleName(self.tr("Password"))
        self.field.setPlaceholderText(self.tr("Password"))
        self.show_action = self.field.addAction(theme.icon("show", "muted"), QLineEdit.ActionPosition.TrailingPosition)
        self.said = label("", "hint", wrap=True)
        self.said.setMinimumHeight(self.said.fontMetrics().height())
        self.remember_box = WrappingCheckBox(self.tr("Remember in the system keyring"))
        self.remember_box.setEnabled(False)
        self.hint = label(self.tr("Otherwise it is kept until you quit LocalMind."), "muted", wrap=True)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.unlock_button = self.buttons.addButton(self.tr("Unlock"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.unlock_button.setObjectName("primary")
        self.unlock_button.setDefault(True)
        self.unlock_button.setEnabled(False)
        self._build(name)
        self.field.textChanged.connect(self._look)
        self.show_action.triggered.connect(self._turn_visible)
        self.buttons.accepted.connect(self._enter)
        self.buttons.rejected.connect(self.reject)
        remembers.finished.connect(self._offer_to_remember)
        self._name_action()

    def _build(self, name: str) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(8)
        column.addWidget(label(self.tr("“{name}” is protected by a password.").format(name=name), wrap=True))
        for widget in (self.field, self.said, self.remember_box, self.hint):
            column.addWidget(widget)
        column.addSpacing(6)
        column.addWidget(self.buttons)

    def refuse(self, sentence: str) -> None:
        """It was not the right one."""
        self._say(sentence, "error")
        self._set_busy(False)
        self.field.selectAll()
        self.field.setFocus()

    @Slot(object)
    def _offer_to_remember(self, possible: bool) -> None:
        self.remember_box.setEnabled(possible)
        if not possible:
            self.hint.setText(self.tr("This system has no keyring, so it is kept until you quit LocalMind."))

    @Slot()
    def _enter(self) -> None:
        self._set_busy(True)
        self.entered.emit(self.field.text(), self.remember_box.isChecked())

    @Slot()
    def _look(self) -> None:
        self._say("", "")
        self.unlock_button.setEnabled(bool(self.field.text()))

    def _say(self, text: str, tone: str) -> None:
        self.said.setText(text)
        self.field.setAccessibleDescription(text)
        for widget in (self.said, self.field):
            set_tone(widget, tone)

    def _set_busy(self, busy: bool) -> None:
        self.field.setReadOnly(busy)
        self.unlock_button.setEnabled(not busy and bool(self.field.text()))

    @Slot()
    def _turn_visible(self) -> None:
        modes = QLineEdit.EchoMode
        self.field.setEchoMode(modes.Normal if self.field.echoMode() is modes.Password else modes.Password)
        self._name_action()

    def _name_action(self) -> None:
        hidden = self.field.echoMode() is QLineEdit.EchoMode.Password
        self.show_action.setText(self.tr("Show password") if hidden else self.tr("Hide password"))
        self.show_action.setToolTip(self.show_action.text())
        self.show_action.setIcon(self._theme.icon("show" if hidden else "hide", "muted"))
