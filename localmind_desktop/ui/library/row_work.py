"""What the menus of rows have the queue do: pause, resume, read again, and open what asks for a password."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Slot

from localmind_desktop.bridge.documents import DocumentModel, Entry
from localmind_desktop.bridge.imports import Imports
from localmind_desktop.core import Document
from localmind_desktop.ui.library.document_list import DocumentList
from localmind_desktop.ui.library.problems import Problems
from localmind_desktop.ui.library.unlocking import Unlocking


class RowWork(QObject):
    """Between the lists of a pane and its imports."""

    def __init__(
        self, model: DocumentModel, imports: Imports, unlocking: Unlocking, view: DocumentList, problems: Problems
    ) -> None:
        super().__init__(view)
        self._model = model
        self._imports = imports
        self._unlocking = unlocking
        view.reading_asked.connect(self.read_again)
        view.pause_asked.connect(self._pause)
        view.resume_asked.connect(self._resume)
        view.password_asked.connect(self.read_again)
        view.delegate.password_clicked.connect(self._read_one)
        problems.retry_asked.connect(self._retry)

    @Slot(object)
    def read_again(self, entries: Sequence[Entry]) -> None:
        """Read the library's copies anew; those that ask for a password once they are open."""
        self._imports.read_again(entry for entry in entries if not is_locked(entry))
        self._unlocking.ask([entry.document for entry in entries if is_locked(entry)], self.read_open)

    @Slot(object)
    def _read_one(self, entry: Entry) -> None:
        self.read_again([entry])

    def read_open(self, document: Document) -> None:
        """Read a document again that can be opened now."""
        self._imports.read_again(entry for entry in self._model.entries if entry.document_id == document.id)

    @Slot(str)
    def open_pages(self, document_id: str) -> None:
        """Ask for what shows the pages of a document that was read before."""
        documents = [document for document in self._model.documents if document.id == document_id]
        self._unlocking.ask(documents, lambda document: None)

    @Slot(object)
    def _retry(self, entries: Sequence[Entry]) -> None:
        self._imports.retry([entry for entry in entries if not is_locked(entry)])
        self.read_again([entry for entry in entries if is_locked(entry)])

    @Slot(object)
    def _pause(self, entries: Sequence[Entry]) -> None:
        self._imports.pause(entry.key for entry in entries)

    @Slot(object)
    def _resume(self, entries: Sequence[Entry]) -> None:
        self._imports.resume(entry.key for entry in entries)


def is_locked(entry: Entry) -> bool:
    """Whether a document asks for a password whenever its file is opened."""
    return entry.document is not None and entry.document.locked
