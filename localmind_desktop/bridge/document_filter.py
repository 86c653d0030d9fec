"""Which of the documents a list shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    QTimer,
    Slot,
)

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.documents import DocumentModel, Entry
from localmind_desktop.bridge.insights import InsightDesk
from localmind_desktop.core.model import State
from localmind_desktop.core.model.insight import DocumentClass

if TYPE_CHECKING:
    from localmind_desktop.core.sifting import Sifted

Index = QModelIndex | QPersistentModelIndex
PAUSE_MS = 120
"""After a key, until what was typed is looked up."""


DOCUMENTS_TYPE = "application/x-localmind-documents"


def is_movable(entry: Entry) -> bool:
    """Whether a row is a document that can go to another collection."""
    return entry.document is not None and not (entry.under_way or entry.paused)


def dragged_documents(dragged: QMimeData) -> list[str]:
    """The ids of the documents that are being dragged."""
    return bytes(dragged.data(DOCUMENTS_TYPE).data()).decode().split()


class DocumentFilter(QSortFilterProxyModel):
    """Keeps the documents of a collection that meet every word that was typed, in the model's order: by their name or
    state, and by what the library knows of them, once that was looked up.

    Files that were turned away are no documents: see `ProblemFilter`.
    """

    def __init__(self, model: DocumentModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._typed = ""
        self._words: tuple[str, ...] = ()
        self._sifted: Sifted | None = None
        self._class_name: Callable[[DocumentClass], str] = str
        self._named: dict[str, frozenset[DocumentClass]] = {}  # the classes that a word names
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
        self._typed, self._words = text, tuple(text.casefold().split())
        self._sifted = None
        self.endFilterChange()

    def name_classes(self, class_name: Callable[[DocumentClass], str]) -> None:
        """What the classes of documents are called."""
        self._class_name = class_name

    def set_sifted(self, text: str, sifted: Sifted) -> None:
        """What the library knows of ``text``, unless something else was typed meanwhile."""
        if text == self._typed:
            self.beginFilterChange()
            self._sifted, self._words = sifted, sifted.words
            self._named = {word: self._classes_named(word) for word in sifted.words}
            self.endFilterChange()

    def set_collection(self, key: str | None) -> None:
        """Show one collection; None shows all."""
        self.beginFilterChange()
        self.collection = key
        self.endFilterChange()

    @property
    def is_filtering(self) -> bool:
        return bool(self._typed.strip())

    # ------------------------------------------------------------------ dragged to a collection

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Documents can be dragged, once they are in the library."""
        flags = super().flags(index)
        if not index.isValid():
            return flags
        entry: Entry = index.data(DocumentModel.EntryRole)
        return flags | Qt.ItemFlag.ItemIsDragEnabled if is_movable(entry) else flags

    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction | Qt.DropAction.CopyAction

    def mimeTypes(self) -> list[str]:
        return [DOCUMENTS_TYPE]

    def mimeData(self, indexes: Iterable[QModelIndex]) -> QMimeData:
        """The ids of documents, a line each."""
        entries = [index.data(DocumentModel.EntryRole) for index in indexes]
        dragged = QMimeData()
        dragged.setData(DOCUMENTS_TYPE, "\n".join(one.document_id for one in entries if is_movable(one)).encode())
        return dragged

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        entry = self._model.at(row)
        if entry.turned_away or (self.collection is not None and entry.collection != self.collection):
            return False
        known = self._sifted
        if known is not None and known.amounts is not None and entry.document_id not in known.amounts:
            return False
        return all(word in self._text(entry) or self._is_known(word, entry) for word in self._words)

    def _is_known(self, word: str, entry: Entry) -> bool:
        """Whether a document mentions a word, or is of the class that it names."""
        if self._sifted is None or entry.document_id is None:
            return False
        label = self._sifted.classes.get(entry.document_id)
        return entry.document_id in self._sifted.mentions[word] or label in self._named[word]

    def _classes_named(self, word: str) -> frozenset[DocumentClass]:
        from localmind_desktop.core.sifting import names  # its engines are there once something was sifted

        called = ((label, self._class_name(label)) for label in DocumentClass)
        return frozenset(label for label, name in called if word in name.casefold() or names(word, name))

    def _text(self, entry: Entry) -> str:
        kept = self._texts.get(entry.key)
        if kept is None or kept[0] is not entry:
            state = (entry.state, entry.paused, entry.gone)
            if state not in self._states:
                self._states[state] = self._state_of(entry)
            title = entry.document.title if entry.document is not None else ""
            kept = (entry, f"{title} {entry.name} {self._states[state]}".casefold())
            self._texts[entry.key] = kept
        return kept[1]


class Sifting(QObject):
    """Looks up in the library what was typed into a filter, when the typing pauses."""

    def __init__(
        self,
        desk: Desk,
        shown: DocumentFilter,
        class_name: Callable[[DocumentClass], str],
        parent: QObject | None = None,
    ) -> None:
        """``class_name`` is what the classes of documents are called."""
        super().__init__(parent)
        shown.name_classes(class_name)
        self._desk = desk
        self._shown = shown
        self._text = ""
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self._look_up)

    @Slot(str)
    def take(self, text: str) -> None:
        self._text = text
        self._shown.set_text(text)
        self._pause.start()

    @Slot()
    def _look_up(self) -> None:
        if self._text.strip() and self._desk.is_open:
            InsightDesk(self._desk).sift(self._text).finished.connect(partial(self._shown.set_sifted, self._text))


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
