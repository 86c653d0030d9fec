"""Zoom: of the pages where they have the focus, else of the texts of the chat."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QApplication

from localmind_desktop.ui.chat.pane import ChatPane
from localmind_desktop.ui.source.pane import SourcePane

TEXT_ZOOMS = (75, 85, 100, 115, 130, 150, 175, 200)  # percent


class Zoom(QObject):
    """One pair of keys for both."""

    def __init__(self, chat: ChatPane, source: SourcePane, parent: QObject) -> None:
        super().__init__(parent)
        self._chat = chat
        self._source = source

    @property
    def _of_pages(self) -> bool:
        return self._source.isAncestorOf(QApplication.focusWidget())

    @Slot()
    def larger(self) -> None:
        if self._of_pages:
            self._source.view.zoom_in()
        else:
            above = (each for each in TEXT_ZOOMS if each > self._chat.text_zoom)
            self._chat.zoom_text(next(above, TEXT_ZOOMS[-1]))

    @Slot()
    def smaller(self) -> None:
        if self._of_pages:
            self._source.view.zoom_out()
        else:
            below = (each for each in reversed(TEXT_ZOOMS) if each < self._chat.text_zoom)
            self._chat.zoom_text(next(below, TEXT_ZOOMS[0]))

    @Slot()
    def reset(self) -> None:
        if self._of_pages:
            self._source.view.fit_width()
        else:
            self._chat.zoom_text(100)
