"""The menus of the window, and what they do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from localmind_desktop.ui.chat.pane import ChatPane
from localmind_desktop.ui.source.pane import SourcePane


class Menus:
    """Builds the menu bar; keeps the actions that are switched on and off."""

    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self.stop = QAction()
        self.needs_library: list[QAction] = []
        self.schemes: dict[str, QAction] = {}

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

    def add_schemes(self, menu: QMenu, scheme: str, chosen: Callable[[str], object]) -> None:
        """Light and dark, as in the settings; ``chosen`` is called with the name of the scheme."""
        tr = self._window.tr
        group = QActionGroup(self._window)
        for value, name in (("", tr("Match system")), ("light", tr("Light")), ("dark", tr("Dark"))):
            action = QAction(name, self._window, checkable=True)
            action.triggered.connect(partial(self._choose_scheme, value, chosen))
            group.addAction(action)
            menu.addAction(action)
            self.schemes[value] = action
        self.mark_scheme(scheme)

    def mark_scheme(self, scheme: str) -> None:
        if scheme in self.schemes:
            self.schemes[scheme].setChecked(True)

    def _choose_scheme(self, scheme: str, chosen: Callable[[str], object], _: bool = False) -> None:
        chosen(scheme)

    def add_chat(self, menu: QMenu, chat: ChatPane) -> None:
        tr = self._window.tr
        self.add(menu, tr("New conversation"), "Ctrl+N", chat.begin_conversation, library=True)
        self.add(menu, tr("Show conversations"), "Ctrl+H", chat.toggle_list, library=True)
        self.add(menu, tr("Focus question box"), "Ctrl+L", chat.composer.field.setFocus)
        menu.addSeparator()
        self.stop = self.add(menu, tr("Stop answering"), "Escape", chat.stop)
        self.add(menu, tr("Ask again"), "Ctrl+R", chat.ask_last_again, library=True)
        self.add(menu, tr("Save last answer…"), "Ctrl+S", chat.save_last, library=True)
        self.add(menu, tr("Save conversation…"), "Ctrl+Shift+S", chat.save_conversation, library=True)
        self.stop.setEnabled(False)

    def add_source(self, menu: QMenu, source: SourcePane) -> None:
        tr = self._window.tr
        view = source.view
        self.add(menu, tr("Find in this document"), "Ctrl+Shift+F", source.open_find)
        self.add(menu, tr("Next match"), "F3", source.search.finding.next)
        self.add(menu, tr("Previous match"), "Shift+F3", source.search.finding.previous)
        menu.addSeparator()
        self.add(menu, tr("Next citation"), "Alt+.", source.next_citation)
        self.add(menu, tr("Previous citation"), "Alt+,", source.previous_citation)
        self.add(menu, tr("Open table on this page"), "Ctrl+T", source.open_table, library=True)
        self.add(menu, tr("Ask about this page"), "Ctrl+Shift+L", source.ask_about_page, library=True)
        menu.addSeparator()
        self.add(menu, tr("Back"), "Alt+Left", source.go_back)
        self.add(menu, tr("Forward"), "Alt+Right", source.go_forward)
        self.add(menu, tr("Next page"), "Alt+Down", partial(source.turn, 1))
        self.add(menu, tr("Previous page"), "Alt+Up", partial(source.turn, -1))
        menu.addSeparator()
        self.add(menu, tr("Zoom in"), "Ctrl++", view.zoom_in)
        self.add(menu, tr("Zoom out"), "Ctrl+-", view.zoom_out)
        self.add(menu, tr("Fit width"), "Ctrl+0", view.fit_width)
        self.add(menu, tr("Fit page"), "Ctrl+9", view.fit_page)
        self.add(menu, tr("Sidebar"), "Ctrl+B", source.toggle_side_bar)
        menu.addSeparator()
        self.add(menu, tr("Show in folder"), "", source.show_file, library=True)

    def set_open(self, is_open: bool) -> None:
        for action in self.needs_library:
            action.setEnabled(is_open)
