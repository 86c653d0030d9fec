"""The actions of the window's menus."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from localmind_desktop.ui.pane_row import Pane
from localmind_desktop.ui.words import tr


class Menus(QObject):
    """Builds the menu bar; keeps the actions that are switched on and off."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.stop, self.contrast = QAction(), QAction()
        self.needs_library: list[QAction] = []
        self._changing: list[QAction] = []
        self._is_open = self._is_read_only = False
        self._when: dict[QAction, Callable[[], bool]] = {}
        self.schemes: dict[str, QAction] = {}
        self.panes: dict[Pane, QAction] = {}

    def menu(self, name: str) -> QMenu:
        made = self._window.menuBar().addMenu(name)
        made.aboutToShow.connect(partial(self._offer, made, hidden=False))
        made.aboutToHide.connect(partial(self._offer, made, hidden=True))
        return made

    def add(
        self,
        menu: QMenu,
        name: str,
        shortcut: str,
        triggered: Callable[[], object],
        *,
        library: bool = False,
        changes: bool = False,
        when: Callable[[], bool] | None = None,
    ) -> QAction:
        """``library``: it needs one that is open. ``changes``: not where that is open for reading only.

        ``when``: it can do something now; looked at where its menu opens.
        """
        action = QAction(name, self._window)
        if shortcut:
            action.setShortcut(QKeySequence(shortcut))
        action.triggered.connect(triggered)
        menu.addAction(action)
        if library:
            self.needs_library.append(action)
        if changes:
            self._changing.append(action)
        if when is not None:
            self.offer_when(action, when)
        return action

    def offer_when(self, action: QAction, when: Callable[[], bool]) -> None:
        """Grey ``action`` out in its menu where ``when`` does not hold."""
        self._when[action] = when

    def _offer(self, menu: QMenu, *, hidden: bool) -> None:
        """Grey out what can do nothing while ``menu`` is shown; its keys are heard all the same when it is not."""
        for action in (each for each in menu.actions() if each in self._when):
            action.setEnabled(self._can_be_used(action) and (hidden or self._when[action]()))

    def _can_be_used(self, action: QAction) -> bool:
        is_refused = self._is_read_only and action in self._changing
        return not is_refused and (self._is_open or action not in self.needs_library)

    def add_schemes(self, menu: QMenu, scheme: str, chosen: Callable[[str], object]) -> None:
        """Light and dark, as in the settings; ``chosen`` is called with the name of the scheme."""
        group = QActionGroup(self._window)
        for value, name in (("", tr("Match system")), ("light", tr("Light")), ("dark", tr("Dark"))):
            action = QAction(name, self._window, checkable=True)
            action.triggered.connect(partial(self._choose_scheme, value, chosen))
            group.addAction(action)
            menu.addAction(action)
            self.schemes[value] = action
        self.mark_scheme(scheme)

    @Slot(object, bool)
    def mark_pane(self, pane: Pane, shown: bool) -> None:
        self.panes[pane].setChecked(shown)

    def mark_scheme(self, scheme: str) -> None:
        if scheme in self.schemes:
            self.schemes[scheme].setChecked(True)

    def _choose_scheme(self, scheme: str, chosen: Callable[[str], object], _: bool = False) -> None:
        chosen(scheme)

    def set_open(self, is_open: bool, *, read_only: bool = False) -> None:
        self._is_open, self._is_read_only = is_open, read_only
        for action in (*self.needs_library, *self._changing):
            action.setEnabled(self._can_be_used(action))
