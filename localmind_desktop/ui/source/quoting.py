"""What is done with the page that is read and the text that is selected on it: asked about, or copied with its page."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction, QGuiApplication

from localmind_desktop.core import Scope
from localmind_desktop.ui.source.page_view import PageView
from localmind_desktop.ui.words import quoted

LONGEST_QUOTE = 400  # characters that are put into a question


class Quoting(QObject):
    """Quotes from the document that it was told of last."""

    asked_about = Signal(object)  # Scope: pages of the document
    quoted = Signal(str)  # a text on them that the next question is about

    def __init__(self, view: PageView, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self._document_id, self._name = "", ""
        self.ask_action = QAction(self.tr("Ask about the selection"), self, triggered=self.ask_about_selection)
        self.copy_action = QAction(self.tr("Copy with page reference"), self, triggered=self.copy_with_page)
        self.page_action = QAction(self.tr("Ask about this page"), self, triggered=self.ask_about_page)
        selecting = view.selecting
        selecting.text_actions += (self.copy_action, self.ask_action)
        selecting.more_actions.append(self.page_action)

    def begin(self, document_id: str, name: str) -> None:
        """Quote from this document from now on; "" is none."""
        self._document_id, self._name = document_id, name

    @Slot()
    def ask_about_page(self) -> None:
        """Have the next questions look on the page that is read only."""
        self._ask_within(self._view.page, self._view.page)

    def has_selection(self) -> bool:
        return self._view.selecting.selected is not None

    @Slot()
    def ask_about_selection(self) -> None:
        """Have the next questions look on the pages of the selected text, and begin one with that text."""
        selected, text = self._view.selecting.selected, on_one_line(self._view.selecting.text)
        if selected is not None and text:
            self._ask_within(selected.first.page, selected.last.page)
            self.quoted.emit(shortened(text, LONGEST_QUOTE))

    @Slot()
    def copy_with_page(self) -> None:
        """The selected text in quotation marks, with its document and page, to the clipboard."""
        selected, text = self._view.selecting.selected, on_one_line(self._view.selecting.text)
        if selected is not None and text:
            pages = (selected.first.page, selected.last.page)
            QGuiApplication.clipboard().setText(f"{quoted(text)} — {self._name}, {self._pages(*pages)}")

    def _ask_within(self, first: int, last: int) -> None:
        if self._document_id and self._view.column.count:
            self.asked_about.emit(Scope(documents=(self._document_id,), pages=(first, last)))

    def _pages(self, first: int, last: int) -> str:
        if first == last:
            return self.tr("p. {n}").format(n=first)
        return self.tr("pp. {first}–{last}").format(first=first, last=last)


def on_one_line(text: str) -> str:
    """``text`` without its line breaks."""
    return " ".join(text.split())


def shortened(text: str, length: int) -> str:
    """``text``, ended after a whole word where it is longer than ``length``."""
    if len(text) <= length:
        return text
    begin = text[:length].rpartition(" ")[0] or text[:length]
    return f"{begin}…"
