"""The menus of the window, and what they do."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from localmind_desktop.ui.chat_pane import ChatPane
from localmind_desktop.ui.source.pane import SourcePane
from localmind_desktop.ui.theme import Theme


class Menus:
    """Builds the menu bar; keeps the actions that are switched on and off."""

    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self.stop = QAction()
        self.needs_library: list[QAction] = []

    def add(
        self, menu: QMenu, name: str, shortcut: str, triggered: Callable[[], object], *, library: bool = False
    ) -> QAction:
        action = QAction(name, self._window)
        if shortcut:
            action.setShortcut(QKeySequence(shortcut))
        action.triggered.connect(triggered)
        menu.addAction(action)
        if library:
            self.needs_library.append(action)
        return action

    def add_themes(self, menu: QMenu, theme: Theme, names: tuple[str, str, str]) -> None:
        group = QActionGroup(self._window)
        for name, dark in zip(names, (None, False, True), strict=True):
            action = QAction(name, self._window, checkable=True)
            action.setChecked(dark is None)
            action.triggered.connect(lambda _=False, choice=dark: theme.force(choice))
            group.addAction(action)
            menu.addAction(action)

    def add_chat(self, menu: QMenu, chat: ChatPane) -> None:
        tr = self._window.tr
        self.add(menu, tr("New conversation"), "Ctrl+N", chat.begin_conversation, library=True)
        self.add(menu, tr("Write a question"), "Ctrl+L", chat.composer.field.setFocus)
        menu.addSeparator()
        self.stop = self.add(menu, tr("Stop answering"), "Escape", chat.stop)
        self.add(menu, tr("Ask the last question again"), "Ctrl+R", chat.ask_last_again, library=True)
        self.add(menu, tr("Save the last answer…"), "Ctrl+S", chat.save_last, library=True)
        self.add(menu, tr("Save the conversation…"), "Ctrl+Shift+S", chat.save_conversation, library=True)
        self.stop.setEnabled(False)

    def add_source(self, menu: QMenu, source: SourcePane) -> None:
        tr = self._window.tr
        self.add(menu, tr("Zoom in"), "Ctrl++", source.view.zoom_in)
        self.add(menu, tr("Zoom out"), "Ctrl+-", source.view.zoom_out)
        self.add(menu, tr("Fit the width"), "Ctrl+0", source.view.fit_width)
        menu.addSeparator()
        self.add(menu, tr("Open the table of this page"), "Ctrl+T", source.open_table, library=True)
        self.add(menu, tr("Next page"), "Alt+Down", lambda: source.turn(1))
        self.add(menu, tr("Previous page"), "Alt+Up", lambda: source.turn(-1))

    def set_open(self, is_open: bool) -> None:
        for action in self.needs_library:
            action.setEnabled(is_open)
