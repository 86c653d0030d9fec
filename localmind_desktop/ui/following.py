"""The pages follow the newest answer, unless something is being read there."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, QObject, Slot

from localmind_desktop.bridge.documents import DocumentModel
from localmind_desktop.core import Answer, Mode
from localmind_desktop.ui.library.document_list import DocumentList
from localmind_desktop.ui.source.pane import SourcePane


class AnswerFollower(QObject):
    """Opens the first citation of an answer and selects its document in the library; takes no focus."""

    def __init__(self, source: SourcePane, documents: DocumentList, parent: QObject) -> None:
        super().__init__(parent)
        self._source = source
        self._documents = documents
        self._is_handled = False  # whether the user moved in the pages while the answer was made
        for by_hand in (source.view.handled, source.citation_shown):
            by_hand.connect(self._notice)

    @Slot()
    def _notice(self) -> None:
        self._is_handled = True

    @Slot(object)
    def expect(self, answering: bool) -> None:
        """A question was asked: what was read before it is given up for its answer."""
        if answering:
            self._is_handled = False

    @Slot(object)
    def follow(self, answer: Answer) -> None:
        """Show where ``answer`` stands. Passages that are only near to a question are not opened.

        Where something is read, the pages stay as they are, and the cited place is marked if it is among them.
        """
        source = self._source
        if not answer.citations or answer.mode is Mode.NOT_FOUND or not source.isVisible():
            return
        first = answer.citations[0]
        if self._is_reading():
            source.mark_citation(first, answer.citations)
        else:
            source.show_citation(first, answer.citations)
            self._select(first.document_id)

    def _is_reading(self) -> bool:
        """Whether the pages have the focus, or the user moved in them since the question."""
        source = self._source
        focus = source.window().focusWidget()
        return self._is_handled or (focus is not None and source.isAncestorOf(focus))

    def _select(self, document_id: str) -> None:
        view, model = self._documents, self._documents.model()
        if view.hasFocus() or len(view.chosen()) > 1:
            return
        for row in range(model.rowCount()):
            index = model.index(row, 0)
            document = index.data(DocumentModel.EntryRole).document
            if document is not None and document.id == document_id:
                view.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
                view.scrollTo(index)
