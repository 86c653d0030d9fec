"""The button that opens a table of the page that is shown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, Signal, Slot
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from localmind_desktop.bridge.cells import shares
from localmind_desktop.core import PageMap, Place, TablePart, TableRef
from localmind_desktop.ui.parts import dress_tool_button
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import table_name


class PageTables(QToolButton):
    """Opens the table that is cited; else the only table of the page, or a menu of those that stand on it."""

    table_asked = Signal(object)  # TableRef

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = ("", "")  # id and name
        self._parts: dict[int, tuple[TablePart, ...]] = {}
        self._page = 0
        self._cited: Sequence[Place] = ()
        dress_tool_button(self, theme.icon("open-table"), self.tr("Open table on this page (Ctrl+T)"))
        self.clicked.connect(self.open)
        self._settle()

    @Slot()
    def clear(self) -> None:
        """No document is shown."""
        self._document, self._parts = ("", ""), {}
        self._settle()

    def begin(self, document_id: str, name: str) -> None:
        """Another document is shown; where its tables stand is still to be told."""
        self._document, self._parts = (document_id, name), {}
        self._settle()

    def show_map(self, page_map: PageMap) -> None:
        """Take where the tables of the document stand."""
        self._parts = {page.number: page.tables for page in page_map.pages}
        self._settle()

    def show_page(self, page: int, cited: Sequence[Place]) -> None:
        """``page`` is shown, with ``cited`` marked on it."""
        self._page, self._cited = page, cited
        self._settle()

    @Slot()
    def open(self) -> None:
        """Ask for the table, or which of several."""
        here = self.candidates()
        if len(here) == 1:
            self.table_asked.emit(here[0])
        elif here:
            menu = QMenu(self)
            for table in here:
                menu.addAction(table_name(table).replace("&", "&&"), partial(self.table_asked.emit, table))
            menu.aboutToHide.connect(menu.deleteLater)
            menu.popup(self.mapToGlobal(QPoint(0, self.height())))

    def candidates(self) -> list[TableRef]:
        """The table that holds what is cited on the shown page; otherwise all that have a part on it."""
        here = self._parts.get(self._page, ())
        cited = [part for part in here if any(shares(Place(self._page, part.box), place) for place in self._cited)]
        return [TableRef(*self._document, part.index, part.name, self._page) for part in cited[:1] or here]

    def _settle(self) -> None:
        self.setEnabled(bool(self.candidates()))
