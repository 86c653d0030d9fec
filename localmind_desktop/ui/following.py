"""The pages follow the newest answer, unless something is being read there."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, QObject, Slot

from localmind_desktop.bridge.documents import DocumentModel
from localmind_desktop.core import Answer, Citation, Mode
from localmind_desktop.ui.library.document_list import DocumentList
from localmind_desktop.ui.source.pane import SourcePane


class AnswerFollower(QObject):
    """Opens the first citation of an answer and selects its document in the library; takes no focus."""

    def __init__(self, source: SourcePane, documents: DocumentList, parent: QObject) -> None:
        super().__init__(parent)
        self._source = source
        self._documents = documents
        self._is_cited = False  # whether the shown pages were opened by a citation, not by hand
        source.citation_shown.connect(self._notice)

    @Slot(object)
    def _notice(self, citation: Citation | None) -> None:
        self._is_cited = citation is not None

    @Slot(object)
    def follow(self, answer: Answer) -> None:
        """Show where ``answer`` stands. Passages that are only near to a question are not opened."""
        if answer.citations and answer.mode is not Mode.NOT_FOUND and not self._is_reading():
            first = answer.citations[0]
            self._source.show_citation(first, answer.citations)
            self._select(first.document_id)

    def _is_reading(self) -> bool:
        """Whether the pages are hidden, have the focus, or were opened by hand."""
        source = self._source
        focus = source.window().focusWidget()
        has_focus = focus is not None and source.isAncestorOf(focus)
        return not source.isVisible() or has_focus or (source.document_id is not None and not self._is_cited)

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
