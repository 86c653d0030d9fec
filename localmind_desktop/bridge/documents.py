"""The documents as an item model: those of the catalog, and the files on their way into it."""

from __future__ import annotations

import bisect
import html
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from localmind_desktop.bridge.natural import natural
from localmind_desktop.bridge.ordering import Order, sort_key
from localmind_desktop.bridge.telling import told
from localmind_desktop.core.model import Document, ImportResult, Progress, State

Index = QModelIndex | QPersistentModelIndex
NO_PARENT = QModelIndex()
_MANY = 32
"""Rows that come or go at once: beyond, the model is built anew, which costs less than telling of each."""
FILE = "file:"


@dataclass(frozen=True, slots=True)
class Entry:
    """One row, named by ``key`` as long as it is shown; ``document_id`` is there once the catalog knows it.

    An entry that is `turned_away` is a file that was not taken in. The file of one that is ``gone`` is no longer in its
    linked folder.
    """

    key: str
    name: str
    state: State
    reason: str | None = None
    document_id: str | None = None
    document: Document | None = None
    done: int = 0
    total: int = 0
    seconds_left: float | None = None
    under_way: bool = False
    collection: str = ""
    paused: bool = False
    gone: bool = False

    @property
    def share(self) -> float | None:
        """How much of the present stage is done, 0-1; None when that is not known."""
        return min(1.0, self.done / self.total) if self.total else None

    @property
    def needs_password(self) -> bool:
        """Whether it waits for the password of its file."""
        is_idle = not (self.under_way or self.paused)
        return is_idle and self.document is not None and self.document.needs_password

    @property
    def turned_away(self) -> bool:
        return self.document_id is None and self.state is State.FAILED


class DocumentModel(QAbstractListModel):
    """Rows are `Entry` values under ``EntryRole``, in the chosen order: they are sorted here, a filter only sifts."""

    EntryRole = Qt.ItemDataRole.UserRole
    TitleRole = Qt.ItemDataRole.UserRole + 1
    """What a row is called above its file name; "" where that stands alone."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: list[Entry] = []
        self._rows: dict[str, int] = {}
        self.order = Order.NAME
        self.reverse = False
        self.titles = True
        self._names: dict[str, tuple[tuple[float, str], ...]] = {}
        self._described: Callable[[Entry], str] = lambda entry: entry.name

    # ------------------------------------------------------------------ what views read

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        entry = self._entries[index.row()]
        if role == self.EntryRole:
            return entry
        if role == self.TitleRole:
            return self._title(entry)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._title(entry) or entry.name
        if role == Qt.ItemDataRole.ToolTipRole:
            lines = (*self._names_of(entry), self._described(entry), *([told(entry.reason)] if entry.reason else []))
            return "".join(f"<p>{html.escape(line)}</p>" for line in lines)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join((*self._names_of(entry), self._described(entry)))
        return None

    def _title(self, entry: Entry) -> str:
        return entry.document.title if self.titles and entry.document is not None else ""

    def _names_of(self, entry: Entry) -> list[str]:
        return [*filter(None, (self._title(entry),)), entry.name]

    def describe(self, described: Callable[[Entry], str]) -> None:
        """How a row is said in words, for tips and screen readers."""
        self._described = described

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(self._entries)

    @property
    def documents(self) -> tuple[Document, ...]:
        return tuple(entry.document for entry in self._entries if entry.document is not None)

    def at(self, row: int) -> Entry:
        return self._entries[row]

    def entry(self, key: str) -> Entry | None:
        row = self._rows.get(key)
        return None if row is None else self._entries[row]

    # ------------------------------------------------------------------ what changes them

    def show_titles(self, shown: bool) -> None:
        """Call documents by their titles, where they have one, or all of them by their file names."""
        if shown is not self.titles:
            self.titles = shown
            self.arrange(self.order, self.reverse)

    def arrange(self, order: Order, reverse: bool = False) -> None:
        """Sort by ``order``; what is selected in views stays selected."""
        if reverse is not self.reverse:
            self._names.clear()
        self.order, self.reverse = order, reverse
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        keys = [self._entries[index.row()].key for index in before]
        self._sort()
        self.changePersistentIndexList(before, [self.index(self._rows[key]) for key in keys])
        self.layoutChanged.emit()

    def refresh(self, documents: Sequence[Document], gone: Collection[str] = ()) -> None:
        """Show ``documents`` as the catalog has them; what is under way, and failures it does not keep, stay.

        ``gone`` are the paths of files that are no longer in their linked folder.
        """
        known = {document.id: document for document in documents}
        self._adopt(documents)
        dropped: list[str] = []
        for entry in list(self._entries):
            document = known.pop(entry.document_id, None) if entry.document_id else None
            if document is not None and is_shown(entry, document, gone):
                continue
            if document is not None:
                settled = settled_entry(entry.key, document, gone)
                self._replace(replace(entry, document=document) if entry.under_way or entry.paused else settled)
            elif entry.document is not None and not entry.under_way:
                dropped.append(entry.key)
        self._drop_all(dropped)
        self._append([settled_entry(document.id, document, gone) for document in known.values()])

    def _adopt(self, documents: Sequence[Document]) -> None:
        """A file that waits is the document that the catalog already has of it: one row is enough."""
        for document in documents:
            entry = self.entry(key_of(document.source, document.collection))
            if entry is not None and entry.document_id is None and (entry.under_way or entry.paused):
                self._drop_others(entry.key, document.id)
                self._replace(replace(entry, document_id=document.id))

    def reset(self) -> None:
        """Show nothing."""
        self._rebuild([])

    def expect(self, key: str, name: str, collection: str = "", *, paused: bool = False) -> None:
        """A file was handed in and waits for its turn."""
        self.expect_all([(key, name)], collection, paused=paused)

    def expect_all(self, names: Iterable[tuple[str, str]], collection: str, *, paused: bool = False) -> None:
        """Files were handed in, as pairs of key and name; one that is shown already waits anew in its row."""
        made = [
            Entry(key, name, State.QUEUED, under_way=not paused, collection=collection, paused=paused)
            for key, name in dict(names).items()
        ]
        for entry in made:
            self._replace(entry)
        self._append([entry for entry in made if entry.key not in self._rows])

    def follow(self, key: str, progress: Progress) -> None:
        """Show how far the document is; a row that the catalog already had for it gives way."""
        entry = self.entry(key)
        if entry is None:
            return
        if entry.document_id != progress.document_id:
            self._drop_others(key, progress.document_id)
        self._replace(
            replace(
                entry,
                name=progress.name,
                state=progress.state,
                reason=None,
                document_id=progress.document_id,
                done=progress.done,
                total=progress.total,
                seconds_left=progress.seconds_left,
                under_way=True,
                paused=False,
            )
        )

    def begin(self, key: str) -> None:
        """The row waits for work again."""
        entry = self.entry(key)
        if entry is not None:
            self._replace(
                replace(entry, state=State.QUEUED, reason=None, under_way=True, paused=False, done=0, total=0)
            )

    def hold(self, key: str) -> None:
        """The row is paused."""
        entry = self.entry(key)
        if entry is not None:
            self._replace(replace(entry, under_way=False, paused=True, seconds_left=None))

    def settle(self, key: str, result: ImportResult) -> None:
        """The file has its end state. A duplicate leaves no row of its own; from now on the document names the row."""
        entry = self.entry(key)
        if entry is None:
            return
        if result.status == "duplicate":
            self.drop(key)
        elif result.document_id is None:
            self.fail(key, result.reason or "")
        else:
            self._drop_others(key, result.document_id)
            settled = replace(
                entry,
                key=result.document_id,
                name=result.document or entry.name,
                state=State(result.status),
                reason=result.reason,
                document_id=result.document_id,
                under_way=False,
                paused=False,
            )
            self._replace(settled, key)

    def fail(self, key: str, reason: str) -> None:
        entry = self.entry(key)
        if entry is not None:
            self._replace(replace(entry, state=State.FAILED, reason=reason, under_way=False, paused=False))

    def turn_away(self, key: str, name: str, collection: str, reason: str) -> None:
        """Show a file that was not taken in."""
        self._drop_all([key])
        self._append([Entry(key, name, State.FAILED, reason, collection=collection)])

    def rest(self, keys: Collection[str]) -> None:
        """Nothing works on any row but those of ``keys``."""
        for entry in list(self._entries):
            if entry.under_way and entry.key not in keys:
                self._replace(replace(entry, under_way=False))

    def drop(self, key: str) -> None:
        self._drop_all([key])

    # ------------------------------------------------------------------

    def _place(self, entry: Entry) -> tuple[Any, ...]:
        called = self._title(entry) or entry.name
        name = self._names.get(called)
        if name is None:
            name = self._names[called] = natural(called, self.reverse)
        return sort_key(entry, self.order, self.reverse, name)

    def _drop_others(self, key: str, document_id: str) -> None:
        self._drop_all([each.key for each in self._entries if each.document_id == document_id and each.key != key])

    def _drop_all(self, keys: Sequence[str]) -> None:
        rows = sorted((self._rows[key] for key in keys if key in self._rows), reverse=True)
        if len(rows) > _MANY:
            gone = set(rows)
            self._rebuild([entry for row, entry in enumerate(self._entries) if row not in gone])
            return
        for row in rows:
            self.beginRemoveRows(QModelIndex(), row, row)
            del self._entries[row]
            self._number()
            self.endRemoveRows()

    def _append(self, entries: Sequence[Entry]) -> None:
        if len(entries) > _MANY:
            self._rebuild([*self._entries, *entries])
            return
        for entry in entries:
            row = bisect.bisect_right(self._entries, self._place(entry), key=self._place)
            self.beginInsertRows(QModelIndex(), row, row)
            self._entries.insert(row, entry)
            self._number()
            self.endInsertRows()

    def _rebuild(self, entries: list[Entry]) -> None:
        self.beginResetModel()
        self._entries = entries
        self._names.clear()
        self._sort()
        self.endResetModel()

    def _sort(self) -> None:
        self._entries.sort(key=self._place)
        self._number()

    def _number(self) -> None:
        self._rows = {entry.key: row for row, entry in enumerate(self._entries)}

    def _replace(self, entry: Entry, key: str = "") -> None:
        """Put ``entry`` in the place of the row of that key, and where it belongs by the order."""
        row = self._rows.get(key or entry.key)
        if row is None or self._entries[row] == entry:
            return
        before = self._entries[row]
        self._entries[row] = entry
        if before.key != entry.key:
            del self._rows[before.key]
            self._rows[entry.key] = row
        if self._place(before) != self._place(entry):
            self._move(row)
        index = self.index(self._rows[entry.key])
        self.dataChanged.emit(index, index)

    def _move(self, row: int) -> None:
        entry = self._entries[row]
        others = self._entries[:row] + self._entries[row + 1 :]
        target = bisect.bisect_right(others, self._place(entry), key=self._place)
        if target == row:
            return
        self.beginMoveRows(QModelIndex(), row, row, QModelIndex(), target + 1 if target > row else target)
        others.insert(target, entry)
        self._entries = others
        self._number()
        self.endMoveRows()


def key_of(path: Path | str, collection: str) -> str:
    """The row of a file that waits."""
    return f"{FILE}{collection}\0{path}"


def is_shown(entry: Entry, document: Document, gone: Collection[str]) -> bool:
    """Whether the row of a document that nothing works on says all of it already."""
    return (
        entry.document == document
        and (entry.state, entry.reason, entry.name) == (document.state, document.reason, document.name)
        and entry.gone == (document.source in gone)
        and not entry.paused
    )


def settled_entry(key: str, document: Document, gone: Collection[str] = ()) -> Entry:
    """The row of a document that nothing works on."""
    return Entry(
        key,
        document.name,
        document.state,
        document.reason,
        document.id,
        document,
        collection=document.collection,
        paused=document.paused and not document.state.is_final,
        gone=document.source in gone,
    )
