"""The windows with whole tables, and the lists of tables they are opened from.

They are imported when they are opened, so that the main window is there sooner.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QWidget

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.core import Document, TableRef
from localmind_desktop.ui.theme import Theme

if TYPE_CHECKING:
    from localmind_desktop.ui.table_window import TableWindow

MARGIN = 18
STEP = QPoint(26, 26)


class TableWindows(QObject):
    """One window per table, one list per document; all close with the library. The last size is kept."""

    citation_opened = Signal(object)  # Citation
    asked_about = Signal(object)  # Scope

    def __init__(self, desk: Desk, theme: Theme, main: QWidget, free: QWidget) -> None:
        """``free`` is the part of ``main`` that a table's window is to leave in sight: it shows where cells stand."""
        super().__init__(main)
        self._desk = desk
        self._theme = theme
        self._main = main
        self._free = free
        self._size: QSize | None = None
        self._open: dict[tuple[str, int | None], QDialog] = {}
        desk.opening.connect(self.close_all)

    # ------------------------------------------------------------------ opening

    @Slot(object)
    def open_table(self, table: TableRef) -> None:
        """Show the whole of ``table``; a window that already shows it comes to the front."""
        from localmind_desktop.ui.table_window import TableWindow

        key = (table.document_id, table.index)
        if self._raised(key) or not self._desk.is_open:
            return
        window = TableWindow(self._desk, self._theme, table)
        window.citation_opened.connect(self.citation_opened)
        window.asked_about.connect(self.asked_about)
        window.finished.connect(partial(self._keep_size, window))
        window.setGeometry(self._geometry())
        self._show(key, window)

    @Slot(object)
    def open_list(self, document: Document) -> None:
        """Show the tables of a document."""
        from localmind_desktop.ui.table_list import TableList

        key = (document.id, None)
        if self._raised(key) or not self._desk.is_open:
            return
        window = TableList(self._desk, self._theme, document)
        window.table_chosen.connect(self.open_table)
        window.move(self._geometry().topLeft())
        self._show(key, window)

    def _raised(self, key: tuple[str, int | None]) -> bool:
        window = self._open.get(key)
        if window is not None:
            window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
            window.activateWindow()
        return window is not None

    def _show(self, key: tuple[str, int | None], window: QDialog) -> None:
        self._open[key] = window
        window.finished.connect(partial(self._forget, key))
        window.show()

    # ------------------------------------------------------------------ closing

    @Slot()
    def close_all(self) -> None:
        for window in list(self._open.values()):
            window.close()

    @Slot(object)
    def keep_only(self, documents: Sequence[Document]) -> None:
        """Close what shows documents that are no longer in the library."""
        kept = {document.id for document in documents}
        for (document_id, _), window in list(self._open.items()):
            if document_id not in kept:
                window.close()

    def windows(self) -> tuple[QDialog, ...]:
        return tuple(self._open.values())

    def _keep_size(self, window: TableWindow, _: int) -> None:
        self._size = window.size()

    def _forget(self, key: tuple[str, int | None], _: int) -> None:
        self._open.pop(key, None)

    # ------------------------------------------------------------------ where

    def _geometry(self) -> QRect:
        """Beside what shows the pages, each window a little lower than the one before; within the screen."""
        main, screen = self._main.frameGeometry(), self._main.screen().availableGeometry()
        left = self._free.mapToGlobal(QPoint(0, 0)).x() - main.left()
        size = self._size or QSize(max(640, left - 2 * MARGIN), round(main.height() * 0.72))
        size = size.boundedTo(screen.size() - QSize(2 * MARGIN, 2 * MARGIN))
        steps = sum(index is not None for _, index in self._open)
        corner = main.topLeft() + QPoint(MARGIN, 3 * MARGIN) + STEP * (steps % 6)
        corner.setX(max(screen.left(), min(corner.x(), screen.right() - size.width())))
        corner.setY(max(screen.top(), min(corner.y(), screen.bottom() - size.height())))
        return QRect(corner, size)
