"""The shortcuts, as the window's actions have them (F1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QLineEdit, QMenuBar, QPushButton, QVBoxLayout, QWidget

from localmind_desktop.ui.parts import label
from localmind_desktop.ui.rows_view import RowsView

SIZE = QSize(560, 620)


@dataclass(frozen=True, slots=True)
class Shortcut:
    """What a menu's action is called, and its keys in the words of the system; no keys where it has none."""

    menu: str
    name: str
    keys: str


class ShortcutsPage(QDialog):
    """A list of all actions; the field above finds them by name, menu and keys."""

    def __init__(self, menus: QMenuBar, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self.resize(SIZE)
        self._shortcuts = shortcuts(menus)
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Search commands and shortcuts"))
        self.field.setAccessibleName(self.tr("Search commands and shortcuts"))
        self.field.setClearButtonEnabled(True)
        columns = (self.tr("Command"), self.tr("Keys"), self.tr("Menu"))
        self.view = RowsView(self.tr("Keyboard shortcuts"), columns)
        hint = self.tr(
            "Tab moves between controls, arrow keys move within lists, Enter opens, Escape closes. "
            "In tables, Ctrl+C copies the selection."
        )
        close = QPushButton(self.tr("Close"))
        close.clicked.connect(self.close)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(10)
        for widget in (label(self.tr("Keyboard shortcuts"), "headline"), self.field):
            column.addWidget(widget)
        column.addWidget(self.view, 1)
        column.addWidget(label(hint, "muted", wrap=True))
        column.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        self.field.textChanged.connect(self._show_fitting)
        self._show_fitting("")

    @Slot(str)
    def _show_fitting(self, text: str) -> None:
        words = text.casefold().split()
        rows = [(each.name, each.keys, each.menu) for each in self._shortcuts]
        self.view.show_rows([row for row in rows if all(word in " ".join(row).casefold() for word in words)])


def shortcuts(menus: QMenuBar) -> Sequence[Shortcut]:
    """All commands of the menus: those with keys first within their menu's order."""
    found = []
    for top in menus.actions():
        menu = top.menu()
        for action in menu.actions() if menu is not None else ():
            if not action.isSeparator() and action.text():
                name, _, shown = action.text().partition("\t")  # some actions only show keys, and own none
                found.append(Shortcut(plain(top.text()), plain(name), keys_of(action) or shown))
    return found


def keys_of(action: QAction) -> str:
    form = QKeySequence.SequenceFormat.NativeText
    return ", ".join(keys.toString(form) for keys in action.shortcuts() if not keys.isEmpty())


def plain(text: str) -> str:
    """The name of a menu or an action without what only a menu needs."""
    return text.replace("&", "").rstrip("…")
