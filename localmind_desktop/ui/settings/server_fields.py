"""The address of a model server: judged while it is typed, with its key where it asks for one."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from localmind_desktop.bridge.telling import told
from localmind_desktop.core import address_fault, host_of, is_this_machine
from localmind_desktop.ui.parts import label, set_tone
from localmind_desktop.ui.words import tr


class AddressField(QObject):
    """A field and the line below it, which says what is wrong, or to which computer it leads.

    ``fallback`` is the address that an empty field stands for; "" where another server is used then, as ``hint`` says.
    """

    changed = Signal()

    def __init__(self, name: str, fallback: str, hint: str, sent: str, parent: QObject | None = None) -> None:
        """``sent`` says what goes to another computer."""
        super().__init__(parent)
        self._sent = sent
        self._fallback = fallback
        self._hint = hint
        self.field = QLineEdit()
        self.field.setAccessibleName(name)
        self.field.setPlaceholderText(fallback or hint)
        self.said = label("", "hint", wrap=True)
        self.field.textChanged.connect(self._look)
        self._look()

    @property
    def address(self) -> str:
        return self.field.text().strip() or self._fallback

    @property
    def fault(self) -> str:
        """What is wrong with the address; "" where nothing is."""
        return told(address_fault(self.address)) if self.address else ""

    @property
    def is_elsewhere(self) -> bool:
        """Whether the address is that of another computer."""
        return bool(self.address) and not self.fault and not is_this_machine(host_of(self.address))

    def show_address(self, address: str) -> None:
        self.field.setText("" if address == self._fallback else address)
        self.field.setCursorPosition(0)

    @Slot()
    def _look(self) -> None:
        if self.fault:
            text, tone = self.fault, "error"
        elif self.is_elsewhere:
            said = tr("Another computer: {host}.").format(host=host_of(self.address))
            advice = tr("Use it only if you trust it and the network.")
            text, tone = f"{said} {self._sent} {advice}", "warning"
        else:
            text, tone = (tr("On this computer.") if self.address else ""), ""
        self.said.setText(text)
        self.said.setVisible(bool(text))
        self.field.setAccessibleDescription(text)
        for widget in (self.said, self.field):
            set_tone(widget, tone)
        self.changed.emit()


class KeyField(QWidget):
    """The key of a server, hidden; untouched, the one that is saved stays."""

    def __init__(self) -> None:
        super().__init__()
        self._is_saved = self._is_removed = False
        self.line = QLineEdit()
        self.line.setEchoMode(QLineEdit.EchoMode.Password)
        self.line.setAccessibleName(tr("Key"))
        self.remove_button = QPushButton(tr("Remove key"))
        self.remove_button.clicked.connect(self._remove)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.line, 1)
        row.addWidget(self.remove_button)
        self.setFocusProxy(self.line)
        self.show_saved(False)

    @property
    def new_key(self) -> str | None:
        """What was entered, "" where the key was removed; None where the one that is saved stays."""
        return self.line.text().strip() or ("" if self._is_removed else None)

    @property
    def is_set(self) -> bool:
        """Whether the server has a key once this is saved."""
        return bool(self.line.text().strip()) or (self._is_saved and not self._is_removed)

    def show_saved(self, is_saved: bool) -> None:
        """Whether a key is saved for the server."""
        self._is_saved, self._is_removed = is_saved, False
        self.line.clear()
        self._show()

    @Slot()
    def _remove(self) -> None:
        self._is_removed = True
        self.line.clear()
        self._show()

    def _show(self) -> None:
        is_there = self._is_saved and not self._is_removed
        self.line.setPlaceholderText(tr("A key is saved") if is_there else tr("Only for servers that ask for one"))
        self.remove_button.setVisible(is_there)
