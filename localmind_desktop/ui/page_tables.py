"""The button that opens a table of the page that is shown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, Signal, Slot
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from localmind_desktop.bridge.cells import shares
from localmind_desktop.bridge.desk import Desk
from localmind_desktop.core import Place, TableOutline
from localmind_desktop.ui.parts import dress_tool_button
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import outline_line, table_name


class PageTables(QToolButton):
    """Opens the table that is cited; else the only table of the page, or a menu of those that stand on it."""

    table_asked = Signal(object)  # TableRef

    def __init__(self, desk: Desk, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._document_id: str | None = None
        self._outlines: Sequence[TableOutline] = ()
        self._page = 0
        self._cited: Sequence[Place] = ()
        dress_tool_button(self, theme.icon("open-table"), self.tr("Open the table of this page (Ctrl+T)"))
        self.clicked.connect(self.open)
        self._settle()

    @Slot()
    def clear(self) -> None:
        """No document is shown."""
        self._document_id, self._outlines = None, ()
        self._settle()

    def load(self, document_id: str) -> None:
        """Find out where the tables of a document stand."""
        self._document_id, self._outlines = document_id, ()
        self._settle()
        job = self._desk.table_outlines(document_id)
        job.finished.connect(partial(self._take, document_id))

    def show_page(self, page: int, cited: Sequence[Place]) -> None:
        """``page`` is shown, with ``cited`` marked on it."""
        self._page, self._cited = page, cited
        self._settle()

    @Slot()
    def open(self) -> None:
        """Ask for the table, or which of several."""
        here = self.candidates()
        if len(here) == 1:
            self.table_asked.emit(here[0].table)
        elif here:
            menu = QMenu(self)
            for outline in here:
                name = f"{table_name(outline.table)}   {outline_line(outline)}".replace("&", "&&")
                menu.addAction(name, partial(self.table_asked.emit, outline.table))
            menu.aboutToHide.connect(menu.deleteLater)
            menu.popup(self.mapToGlobal(QPoint(0, self.height())))

    def candidates(self) -> list[TableOutline]:
        """The table that holds what is cited on the shown page; otherwise all that have a part on it."""
        here = [(outline, part) for outline in self._outlines for part in outline.parts if part.page == self._page]
        cited = [outline for outline, part in here if any(shares(part, place) for place in self._cited)]
        return cited[:1] or [outline for outline, _ in here]

    def _take(self, document_id: str, outlines: Sequence[TableOutline]) -> None:
        if document_id == self._document_id:
            self._outlines = outlines
            self._settle()

    def _settle(self) -> None:
        self.setEnabled(bool(self.candidates()))
