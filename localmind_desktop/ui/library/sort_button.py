"""How the documents are listed: by what they are sorted, and what they are called."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from localmind_desktop.bridge.documents import DocumentModel
from localmind_desktop.bridge.ordering import Order
from localmind_desktop.ui.parts import dress_tool_button
from localmind_desktop.ui.theme import Theme


class SortButton(QToolButton):
    """A menu of orders, of the direction, and whether titles are shown."""

    def __init__(self, model: DocumentModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setObjectName("sort")
        dress_tool_button(self, theme.icon("sort", "muted"), self.tr("Sort and view"))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        self.setMenu(menu)
        names = {
            Order.NAME: self.tr("Name"),
            Order.DATE: self.tr("Date, newest first"),
            Order.SIZE: self.tr("Size, largest first"),
            Order.STATE: self.tr("Status (problems first)"),
        }
        group = QActionGroup(self)
        self.orders = {order: self._entry(name, checked=order is model.order) for order, name in names.items()}
        for order, action in self.orders.items():
            action.triggered.connect(partial(self._arrange, order))
            group.addAction(action)
        menu.addSeparator()
        self.reversal = self._entry(self.tr("Reverse order"), checked=False)
        self.reversal.triggered.connect(partial(self._arrange, None))
        menu.addSeparator()
        self.titles = self._entry(self.tr("Show titles"), checked=model.titles)
        self.titles.toggled.connect(model.show_titles)

    def _entry(self, name: str, *, checked: bool) -> QAction:
        """An entry that is made here: of one that the menu makes itself PySide has lost the object (seen once)."""
        action = QAction(name, self, checkable=True, checked=checked)
        self.menu().addAction(action)
        return action

    def _arrange(self, order: Order | None, _: bool = False) -> None:
        self._model.arrange(order or self._model.order, self.reversal.isChecked())
