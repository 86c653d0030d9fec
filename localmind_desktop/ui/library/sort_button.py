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
        self.orders: dict[Order, QAction] = {}
        for order, name in names.items():
            action = menu.addAction(name, partial(self._arrange, order))
            action.setCheckable(True)
            action.setChecked(order is model.order)
            group.addAction(action)
            self.orders[order] = action
        menu.addSeparator()
        self.reversal = menu.addAction(self.tr("Reverse order"), partial(self._arrange, None))
        self.reversal.setCheckable(True)
        menu.addSeparator()
        self.titles = menu.addAction(self.tr("Show titles"))
        self.titles.setCheckable(True)
        self.titles.setChecked(model.titles)
        self.titles.toggled.connect(model.show_titles)

    def _arrange(self, order: Order | None) -> None:
        self._model.arrange(order or self._model.order, self.reversal.isChecked())
