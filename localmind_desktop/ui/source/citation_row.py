"""The first line of the source pane: whose pages are shown, and the way to the answer's other citations."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from localmind_desktop.bridge.names import Names
from localmind_desktop.core import Answer, Citation
from localmind_desktop.ui.elided_label import ElidedLabel
from localmind_desktop.ui.parts import HEAD_HEIGHT, label, tool_button
from localmind_desktop.ui.theme import Theme


class CitationRow(QWidget):
    """``beside`` are the citations of the answer that the shown one belongs to."""

    citation_chosen = Signal(object)  # Citation

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.beside: Sequence[Citation] = ()
        self._document = "", ""  # id and name of the file
        self._names: Names = {}
        self._at: int | None = None
        self.name = ElidedLabel("title")
        self.name.setMinimumSize(40, HEAD_HEIGHT)
        self.where = label("", "muted")
        self.previous_button = tool_button(theme.icon("up"), self.tr("Previous citation (Alt+,)"), self.previous)
        self.next_button = tool_button(theme.icon("lower"), self.tr("Next citation (Alt+.)"), self.next)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        row.addWidget(self.name, 1)
        row.addSpacing(6)
        for widget in (self.where, self.previous_button, self.next_button):
            row.addWidget(widget)
        self.show_citation(None, ())

    def show_document(self, document_id: str, file: str) -> None:
        """Whose pages are shown: its title where it has one, the name of its file in the tip."""
        self._document = document_id, file
        name = self._names.get(document_id, file)
        self.name.say(name, file if name != file else "")

    def call(self, names: Names) -> None:
        """Documents are called as in ``names`` from now on."""
        self._names = names
        if self._document[0]:
            self.show_document(*self._document)

    def show_citation(self, citation: Citation | None, beside: Sequence[Citation]) -> None:
        """``citation`` is shown, if any; one of a cell counts as that which it was narrowed from."""
        self.beside = beside
        self._at = None if citation is None else place_among(citation, beside)
        shown = self._at is not None and len(beside) > 1
        for widget in (self.where, self.previous_button, self.next_button):
            widget.setVisible(shown)
        if self._at is not None:
            self.where.setText(self.tr("Citation {n} of {total}").format(n=self._at + 1, total=len(beside)))
            self.previous_button.setEnabled(self.has_previous())
            self.next_button.setEnabled(self.has_next())

    def has_next(self) -> bool:
        return self._at is not None and self._at < len(self.beside) - 1

    def has_previous(self) -> bool:
        return self._at is not None and self._at > 0

    @Slot()
    def next(self) -> None:
        self._step(1)

    @Slot()
    def previous(self) -> None:
        self._step(-1)

    def _step(self, by: int) -> None:
        if self._at is not None and 0 <= self._at + by < len(self.beside):
            self.citation_chosen.emit(self.beside[self._at + by])


def place_among(citation: Citation, beside: Sequence[Citation]) -> int | None:
    """Where a citation stands among others; the first with its number and document, where it is none of them."""
    if citation in beside:
        return list(beside).index(citation)
    same = (citation.number, citation.document_id)
    return next((n for n, each in enumerate(beside) if (each.number, each.document_id) == same), None)


def citations_beside(citation: Citation, answers: Sequence[Answer]) -> Sequence[Citation]:
    """The citations of the last answer that has ``citation``, or what it was narrowed from."""
    for answer in reversed(answers):
        if citation in answer.citations:
            return answer.citations
    for answer in reversed(answers):
        if place_among(citation, answer.citations) is not None:
            return answer.citations
    return ()
