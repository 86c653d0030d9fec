"""Which of the documents a list shows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel

from localmind_desktop.bridge.documents import DocumentModel, Entry
from localmind_desktop.core.model import State

Index = QModelIndex | QPersistentModelIndex


class DocumentFilter(QSortFilterProxyModel):
    """Keeps the documents of a collection whose name or state holds every word that was typed, in the model's order.

    Files that were turned away are no documents: see `ProblemFilter`.
    """

    def __init__(self, model: DocumentModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._words: tuple[str, ...] = ()
        self._state_of: Callable[[Entry], str] = lambda entry: str(entry.state)
        self._states: dict[tuple[State, bool, bool], str] = {}
        self._texts: dict[str, tuple[Entry, str]] = {}
        self.collection: str | None = None
        self.setSourceModel(model)
        model.modelReset.connect(self._texts.clear)

    def name_states(self, state_of: Callable[[Entry], str]) -> None:
        """How the state of a row is called in words that can be typed."""
        self._state_of = state_of
        self._states.clear()
        self._texts.clear()

    def set_text(self, text: str) -> None:
        self.beginFilterChange()
        self._words = tuple(text.casefold().split())
        self.endFilterChange()

    def set_collection(self, key: str | None) -> None:
        """Show one collection; None shows all."""
        self.beginFilterChange()
        self.collection = key
        self.endFilterChange()

    @property
    def is_filtering(self) -> bool:
        return bool(self._words)

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        entry = self._model.at(row)
        if entry.turned_away or (self.collection is not None and entry.collection != self.collection):
            return False
        return not self._words or all(word in self._text(entry) for word in self._words)

    def _text(self, entry: Entry) -> str:
        kept = self._texts.get(entry.key)
        if kept is None or kept[0] is not entry:
            state = (entry.state, entry.paused, entry.gone)
            if state not in self._states:
                self._states[state] = self._state_of(entry)
            kept = (entry, f"{entry.name} {self._states[state]}".casefold())
            self._texts[entry.key] = kept
        return kept[1]


class ProblemFilter(QSortFilterProxyModel):
    """Keeps what could not be read: files that were turned away, documents that failed or are only partly there.

    A document that was dismissed is shown again when it is read anew with another outcome.
    """

    def __init__(self, model: DocumentModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setSourceModel(model)

    def entries(self) -> list[Entry]:
        """What is shown."""
        return [self._model.at(self.mapToSource(self.index(row, 0)).row()) for row in range(self.rowCount())]

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        entry = self._model.at(row)
        return is_problem(entry) and not (entry.document is not None and entry.document.dismissed)


def is_problem(entry: Entry) -> bool:
    """Whether something is to be said of a document: it failed, or parts of it could not be read."""
    return not (entry.under_way or entry.paused) and entry.state in (State.FAILED, State.PARTIAL)
