"""The pages that open beside the main window: settings, offline, shortcuts, details of documents. One of each.

They are imported when they are opened, so that the main window is there sooner.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QMainWindow

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.names import Names
from localmind_desktop.core import Document, Settings
from localmind_desktop.ui.theme import Theme


class SideWindows(QObject):
    """What is open already comes to the front instead of opening twice."""

    settings_chosen = Signal(object)  # Settings
    reopen_asked = Signal()
    table_asked = Signal(object)  # TableRef
    page_asked = Signal(object, object)  # Document, page
    citation_asked = Signal(object)  # Citation
    hiding_asked = Signal(object)  # Document: hide the personal data of its collection

    def __init__(self, desk: Desk, theme: Theme, main: QMainWindow) -> None:
        super().__init__(main)
        self._desk = desk
        self._theme = theme
        self._main = main
        self._open: dict[str, QDialog] = {}
        self.names: Names = {}
        self._model = ""  # the language model that would describe documents
        self._details: dict[str, tuple[str, ...]] = {}  # what is open of documents, with their ids
        desk.opening.connect(self._close_details)

    def open_settings(self, settings: Settings, folder: Path, *, models: bool = False) -> None:
        """``models``: on the page of the models."""
        from localmind_desktop.ui.settings.dialog import SettingsDialog

        if not self._raised("settings"):
            dialog = SettingsDialog(self._desk, self._theme, settings, folder, self._main)
            dialog.chosen.connect(self.settings_chosen)
            dialog.reopen_asked.connect(self.reopen_asked)
            if models:
                dialog.show_page(dialog.models)
            self._keep("settings", dialog).open()

    def open_offline(self, settings: Settings) -> None:
        from localmind_desktop.ui.offline_page import OfflinePage

        if not self._raised("offline"):
            self._keep("offline", OfflinePage(self._desk, self._theme, settings, self._main)).show()

    def open_guide(self) -> None:
        from localmind_desktop.ui.help.window import GuideWindow

        if not self._raised("guide"):
            self._keep("guide", GuideWindow(self._theme, self._main)).show()

    def open_about(self, settings: Settings, folder: Path) -> None:
        from localmind_desktop.ui.about import AboutWindow

        if not self._raised("about"):
            self._keep("about", AboutWindow(self._desk, self._theme, settings, folder, self._main)).show()

    def open_shortcuts(self) -> None:
        from localmind_desktop.ui.shortcuts_page import ShortcutsPage

        if not self._raised("shortcuts"):
            self._keep("shortcuts", ShortcutsPage(self._main.menuBar(), self._main)).show()

    @Slot(object)
    def open_details(self, document: Document) -> None:
        from localmind_desktop.ui.details.window import DetailsWindow

        if not self._desk.is_open or self._raised(document.id):
            return
        window = DetailsWindow(self._desk, self._theme, document, self._main)
        window.table_chosen.connect(self.table_asked)
        window.page_chosen.connect(self.page_asked)
        window.citation_chosen.connect(self.citation_asked)
        window.hiding_asked.connect(self.hiding_asked)
        window.insights.summary.offer_model(self._model)
        self._details[document.id] = (document.id,)
        self._keep(document.id, window).show()

    @Slot(object)
    def offer_model(self, model: str) -> None:
        """``model`` would describe documents now; "" stands for none."""
        from localmind_desktop.ui.details.window import DetailsWindow

        self._model = model
        for window in self._open.values():
            if isinstance(window, DetailsWindow):
                window.insights.summary.offer_model(model)

    @Slot(object, object)
    def open_comparison(self, before: Document, after: Document) -> None:
        from localmind_desktop.ui.comparing.window import CompareWindow

        key = f"{before.id} {after.id}"
        if not self._desk.is_open or self._raised(key):
            return
        self._details[key] = (before.id, after.id)
        self._keep(key, CompareWindow(self._desk, self._theme, before, after, self._main, names=self.names)).show()

    @Slot(object)
    def keep_only(self, documents: Sequence[Document]) -> None:
        """Close the details of documents that are no longer in the library."""
        there = {document.id for document in documents}
        for key in [key for key, ids in self._details.items() if not there.issuperset(ids)]:
            self._open[key].close()

    @Slot(str)
    def show_described(self, document_id: str) -> None:
        """The details of a document, where they are open, say what has been found out since."""
        from localmind_desktop.ui.details.window import DetailsWindow

        window = self._open.get(document_id)
        if isinstance(window, DetailsWindow):
            window.insights.show_anew()

    def close_all(self) -> None:
        for window in list(self._open.values()):
            window.close()

    def windows(self) -> tuple[QDialog, ...]:
        return tuple(self._open.values())

    @Slot()
    def _close_details(self) -> None:
        self.keep_only(())

    def _keep(self, key: str, window: QDialog) -> QDialog:
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        window.finished.connect(partial(self._forget, key))
        self._open[key] = window
        return window

    def _raised(self, key: str) -> bool:
        window = self._open.get(key)
        if window is not None:
            window.activateWindow()
        return window is not None

    def _forget(self, key: str, _: int) -> None:
        self._open.pop(key, None)
        self._details.pop(key, None)
