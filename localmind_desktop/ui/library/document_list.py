"""The list of documents, and what its keys and its menu do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal, SignalInstance, Slot
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QListView, QMenu

from localmind_desktop.bridge.document_filter import DocumentFilter, is_movable
from localmind_desktop.bridge.documents import DocumentModel, Entry
from localmind_desktop.bridge.holdings import Belongings, Holdings
from localmind_desktop.core import Collection
from localmind_desktop.ui.library.delegate import PAGE, DocumentDelegate
from localmind_desktop.ui.library.thumbnails import Thumbnails
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import number_name


class DocumentList(QListView):
    """Documents in two lines each; the signals carry a list of `Entry`, the current one first."""

    opened = Signal(object)  # Entry
    scope_asked = Signal(object)  # documents
    move_asked = Signal(object, str)  # entries, the key of a collection
    copy_asked = Signal(object, str)
    tables_asked = Signal(object)
    details_asked = Signal(object)
    notes_asked = Signal(object)  # a document
    comparison_asked = Signal(object, object)  # two documents
    original_asked = Signal(object)
    reading_asked = Signal(object)
    password_asked = Signal(object)
    names_copied = Signal(object)
    pause_asked = Signal(object)
    resume_asked = Signal(object)
    removal_asked = Signal(object)

    def __init__(self, shown: DocumentFilter, holdings: Holdings, theme: Theme) -> None:
        super().__init__()
        self.setModel(shown)
        self.setAccessibleName(self.tr("Documents"))
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self._collections: tuple[Collection, ...] = ()
        self.is_read_only = False  # then nothing that changes a document is offered
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._open_menu)
        self.activated.connect(self._activate)
        self._holdings = holdings
        self._export: QAction | None = None  # of the menu that is open
        self.thumbnails = Thumbnails(holdings, PAGE, self)
        self.thumbnails.drawn.connect(self._repaint)
        self.delegate = DocumentDelegate(theme, self.thumbnails, self)
        self.setItemDelegate(self.delegate)
        theme.changed.connect(self.viewport().update)

    @Slot(object)
    def offer_collections(self, collections: tuple[Collection, ...]) -> None:
        """Where documents can be moved to."""
        self._collections = collections

    def chosen(self) -> list[Entry]:
        """What is selected, in the order of the list, the current one first."""
        rows = sorted(self.selectionModel().selectedIndexes(), key=lambda index: index.row())
        current = self.currentIndex()
        rows.sort(key=lambda index: index != current)
        return [index.data(DocumentModel.EntryRole) for index in rows]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        chosen = self.chosen()
        if event.key() == Qt.Key.Key_Delete and chosen:
            self.removal_asked.emit(chosen)
        elif event.matches(QKeySequence.StandardKey.Copy) and chosen:
            self.names_copied.emit(chosen)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._activate()
        else:
            super().keyPressEvent(event)

    @Slot()
    def _activate(self) -> None:
        if self.currentIndex().isValid():
            self.opened.emit(self.currentIndex().data(DocumentModel.EntryRole))

    @Slot()
    def _repaint(self) -> None:
        self.viewport().update()

    @Slot(QPoint)
    def _open_menu(self, where: QPoint) -> None:
        if not self.viewport().rect().contains(where):  # asked for by a key
            where = self.visualRect(self.currentIndex()).center()
        index = self.indexAt(where)
        if not index.isValid():
            return
        if not self.selectionModel().isSelected(index):
            self.setCurrentIndex(index)
        menu = self.menu(self.chosen())
        menu.popup(self.viewport().mapToGlobal(where))

    def _offer_export(self, export: QAction, found: Belongings) -> None:
        if export is self._export:
            export.setEnabled(found.notes > 0)

    @Slot()
    def _forget_export(self) -> None:
        self._export = None

    def menu(self, chosen: Sequence[Entry]) -> QMenu:
        """What can be done with these rows."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        documents = [entry for entry in chosen if entry.document is not None and not entry.under_way]
        if len(chosen) == 1 and documents:
            (entry,) = documents
            document = entry.document
            assert document is not None
            menu.addAction(self.tr("Open"), lambda: self.opened.emit(entry)).setEnabled(document.pages > 0)
            ask = menu.addAction(self.tr("Ask only this document"), lambda: self.scope_asked.emit([document]))
            ask.setEnabled(document.chunks > 0)
            tables = menu.addAction(self.tr("Tables…"), lambda: self.tables_asked.emit(document))
            tables.setEnabled(document.tables > 0)
            menu.addAction(self.tr("Details…"), lambda: self.details_asked.emit(document))
            self._export = menu.addAction(self.tr("Export notes…"), lambda: self.notes_asked.emit(document))
            self._export.setEnabled(False)  # until it is known that there are some
            self._export.destroyed.connect(self._forget_export)
            self._holdings.belongings([document.id]).finished.connect(partial(self._offer_export, self._export))
            menu.addAction(self.tr("Show in folder"), lambda: self.original_asked.emit(document))
            menu.addSeparator()
        elif len(documents) > 1:
            self._add_several(menu, documents)
            menu.addSeparator()
        if not self.is_read_only:
            self._add_changes(menu, documents)
        copy = self.tr("Copy name") if len(chosen) == 1 else self.tr("Copy names")
        menu.addAction(copy, QKeySequence.StandardKey.Copy, lambda: self.names_copied.emit(chosen))
        if not self.is_read_only:
            menu.addSeparator()
            self._add_work(menu, chosen)
        return menu

    def _add_changes(self, menu: QMenu, documents: Sequence[Entry]) -> None:
        movable = [entry for entry in documents if is_movable(entry)]
        if movable and len(self._collections) > 1:
            self._add_places(menu.addMenu(self.tr("Move to")), movable, self.move_asked)
            self._add_places(menu.addMenu(self.tr("Copy to")), movable, self.copy_asked)
        waiting = [entry for entry in documents if entry.needs_password]
        readable = [entry for entry in documents if not entry.needs_password]
        if waiting:
            menu.addAction(self.tr("Enter password…"), lambda: self.password_asked.emit(waiting))
        if readable:
            menu.addAction(self.tr("Read again"), lambda: self.reading_asked.emit(readable))

    def _add_several(self, menu: QMenu, documents: Sequence[Entry]) -> None:
        askable = [entry.document for entry in documents if entry.document is not None and entry.document.chunks]
        text = self.tr("Ask only these {n} documents").format(n=number_name(len(askable)))
        if len(askable) > 1:
            menu.addAction(text, lambda: self.scope_asked.emit(askable))
        if len(documents) == 2:
            before, after = (entry.document for entry in documents)
            menu.addAction(self.tr("Compare…"), lambda: self.comparison_asked.emit(before, after))

    def _add_places(self, menu: QMenu, entries: Sequence[Entry], asked: SignalInstance) -> None:
        """The collections in which not all of them are already."""
        for collection in self._collections:
            if any(entry.collection != collection.key for entry in entries):
                name = collection.name.replace("&", "&&")
                menu.addAction(name, partial(asked.emit, entries, collection.key))

    def _add_work(self, menu: QMenu, chosen: Sequence[Entry]) -> None:
        working = [entry for entry in chosen if entry.under_way]
        held = [entry for entry in chosen if entry.paused]
        if working:
            menu.addAction(self.tr("Pause"), lambda: self.pause_asked.emit(working))
        if held:
            menu.addAction(self.tr("Resume"), lambda: self.resume_asked.emit(held))
        if len(working) == len(chosen):
            remove = self.tr("Cancel")
        elif len(chosen) == 1:
            remove = self.tr("Remove…")
        else:
            remove = self.tr("Remove {n}…").format(n=len(chosen))
        menu.addAction(remove, QKeySequence(Qt.Key.Key_Delete), lambda: self.removal_asked.emit(chosen))
