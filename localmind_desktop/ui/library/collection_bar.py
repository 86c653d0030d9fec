"""The collections above the documents: chosen, begun, renamed, deleted, and tied to folders of the disk."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFileDialog, QMenu, QVBoxLayout, QWidget

from localmind_desktop.bridge.collections import CollectionModel, Shelf
from localmind_desktop.bridge.holdings import Holding, Holdings
from localmind_desktop.bridge.job import Failure, Job
from localmind_desktop.bridge.tips import tip
from localmind_desktop.core import DEFAULT_COLLECTION, Collection, Document, ImportResult, Progress
from localmind_desktop.ui.library.collection_list import CollectionList
from localmind_desktop.ui.library.instructions import edit_instructions
from localmind_desktop.ui.library.question import Question
from localmind_desktop.ui.library.redaction import choose_redaction, reading_line, redacted_line
from localmind_desktop.ui.parts import Notice, label, tool_button
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import count_name, notes_lost, tr


class CollectionBar(QWidget):
    """``chosen`` is None for the whole library."""

    collection_changed = Signal(object)  # Collection | None
    collections_changed = Signal(object)  # tuple of Collection
    stirred = Signal()  # the catalog has something new
    removed = Signal(object)  # receipts
    read_again = Signal()  # the documents of a collection, to hide other personal data
    removing = Signal(str)  # the key of a collection that is about to go

    def __init__(
        self, holdings: Holdings, theme: Theme, notice: Notice, question: Question, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._holdings = holdings
        self._question = question
        self._notice = notice
        self._key: str | None = None
        self._fresh: str | None = None  # the key of a collection that is to be named
        self._unnamed: str | None = None  # the key of one that has the name only that it began with
        self._reading = ""  # what is said of documents that are being read again
        self.is_read_only = False  # then there is no menu, as all of it changes something
        self.model = CollectionModel(self.tr("All documents"), self)
        self.model.rename_asked.connect(self._rename)
        self._theme = theme
        self.list = CollectionList(self.model, theme)
        self.list.selectionModel().currentChanged.connect(self._choose)
        self.list.customContextMenuRequested.connect(self._open_menu)
        self.list.delete_pressed.connect(self._delete_current)
        self.new_button = tool_button(theme.icon("new-collection", "muted"), self.tr("New collection"), self.begin)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(label(self.tr("Collections"), "small"))
        column.addWidget(self.list)
        self.list.setCurrentIndex(self.model.index(0))
        self.hide()

    # ------------------------------------------------------------------ what is chosen

    @property
    def chosen(self) -> Collection | None:
        return self.model.shelves[self.model.row_of(self._key)].collection

    @property
    def is_plain(self) -> bool:
        """Whether there is but the one collection that every library begins with, tied to no folder."""
        shelves = self.model.shelves[1:]
        return all(shelf.key == DEFAULT_COLLECTION and not shelf.folders for shelf in shelves)

    @property
    def target(self) -> tuple[str, str]:
        """The key and the name of the collection into which files go that are added now."""
        shelf = self.model.shelves[self.model.row_of(self._key or DEFAULT_COLLECTION)]
        if shelf.collection is None:
            return DEFAULT_COLLECTION, tr("General")
        return shelf.collection.key, shelf.name

    @Slot()
    def instruct(self) -> None:
        """Write what a language model is told with every question to the collection that is shown, or the first."""
        collection = self.model.shelves[self.model.row_of(self._key or DEFAULT_COLLECTION)].collection
        if collection is None:
            self._notice.say(self.tr("Add a document first."), "", ((self.tr("Close"), None),))
        else:
            edit_instructions(self._holdings, self._theme, collection, self)

    def choose(self, key: str | None) -> None:
        self.list.setCurrentIndex(self.model.index(self.model.row_of(key)))

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        shelf = index.data(CollectionModel.ShelfRole)
        if shelf is not None and shelf.key != self._key:
            self._key = shelf.key
            self.collection_changed.emit(shelf.collection)

    def refresh(self, holding: Holding) -> None:
        """Show what the library has."""
        before, key = self.model.collections, self._key
        collections = sorted(map(_named, holding.collections), key=lambda each: each.name.casefold())
        self.model.refresh(collections, holding.documents, holding.folders)
        self.setVisible(not self.is_plain)
        if self.model.collections != before:
            row = self.model.row_of(key)
            if row == 0 and key is not None:
                self._key = None
                self.collection_changed.emit(None)
            self.list.setCurrentIndex(self.model.index(row))
            self.collections_changed.emit(self.model.collections)
        if self._fresh is not None and (row := self.model.row_of(self._fresh)):
            self._fresh = None
            self.list.setCurrentIndex(self.model.index(row))
            self.list.setFocus()
            self.list.edit(self.model.index(row))

    # ------------------------------------------------------------------ new, renamed

    @Slot()
    def begin(self) -> None:
        """Make a collection, and let it be named in place."""
        if not self._holdings.desk.is_open:
            return
        taken = {shelf.name.casefold() for shelf in self.model.shelves}
        name, number = self.tr("New collection"), 2
        while name.casefold() in taken:
            name, number = self.tr("New collection {n}").format(n=number), number + 1
        self._add(name, named=True)

    def _add(self, name: str, *, named: bool = False) -> None:
        job = self._holdings.add_collection(name)
        if named:
            job.finished.connect(self._name)
        self._follow(job)

    @Slot(object)
    def _name(self, made: Collection) -> None:
        self._fresh = self._unnamed = made.key

    @Slot(object, str)
    def _rename(self, collection: Collection, name: str) -> None:
        job = self._holdings.rename_collection(collection.key, name)
        if collection.key != self._unnamed:
            job.finished.connect(partial(self._renamed, collection, name))
        self._unnamed = None
        self._follow(job)

    def _renamed(self, before: Collection, name: str, _: object) -> None:
        self._notice.say(
            self.tr("“{before}” was renamed to “{name}”.").format(before=before.name, name=name),
            "",
            (
                (self.tr("Undo"), partial(self._rename, Collection(before.key, name), before.name)),
                (self.tr("Close"), None),
            ),
        )

    # ------------------------------------------------------------------ deleted

    @Slot()
    def _delete_current(self) -> None:
        shelf = self.list.currentIndex().data(CollectionModel.ShelfRole)
        if shelf is not None and shelf.collection is not None:
            self.delete(shelf)

    def delete(self, shelf: Shelf) -> None:
        """An empty collection goes at once and can come back; one with documents is asked about."""
        assert shelf.collection is not None
        if not shelf.documents:
            job = self._holdings.remove_collection(shelf.collection.key)
            job.finished.connect(partial(self._deleted_empty, shelf.name))
            self._follow(job)
            return
        counted = self._holdings.notes_in(shelf.collection.key)
        counted.finished.connect(partial(self._ask_to_delete, shelf, shelf.collection))
        counted.failed.connect(self._tell_failure)

    def _ask_to_delete(self, shelf: Shelf, collection: Collection, notes: int) -> None:
        documents = count_name(shelf.documents, self.tr("its document"), self.tr("its {n} documents"))
        question = self.tr("Delete the collection “{name}” with {documents}? The original files are kept.")
        also = f" {notes_lost(notes)}" if notes else ""
        actions = (self.tr("Delete"), partial(self._delete, collection)), (self.tr("Cancel"), None)
        self._question.say(question.format(name=shelf.name, documents=documents) + also, "warning", actions)

    def _delete(self, collection: Collection) -> None:
        self.removing.emit(collection.key)
        job = self._holdings.remove_collection(collection.key)
        job.finished.connect(self.removed)
        self._follow(job)

    def _deleted_empty(self, name: str, _: object) -> None:
        text = self.tr("The empty collection “{name}” was deleted.").format(name=name)
        self._notice.say(text, "", ((self.tr("Undo"), partial(self._add, name)), (self.tr("Close"), None)))

    # ------------------------------------------------------------------ linked folders

    def link(self, key: str | None) -> None:
        """Choose a folder that is watched for a collection; with None for one of its own name."""
        dialog = QFileDialog(self, self.tr("Link a folder (new files are added automatically)"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.link_folder(Path(name), key))
        dialog.open()

    def link_folder(self, folder: Path, key: str | None) -> None:
        job = self._holdings.link_apart(folder) if key is None else self._holdings.link(folder, key)
        job.finished.connect(partial(self._linked, folder))
        self._follow(job)

    def _linked(self, folder: Path, _: object) -> None:
        text = self.tr("“{name}” is linked. New and changed files are added automatically.")
        self._notice.say(text.format(name=folder.name), "", ((self.tr("Close"), None),))

    def _unlink(self, path: str) -> None:
        self._follow(self._holdings.unlink(path))

    # ------------------------------------------------------------------ the menu

    @Slot(QPoint)
    def _open_menu(self, where: QPoint) -> None:
        row = self.list.row_at(where)
        if row >= 0 and not self.is_read_only:
            self.menu(self.model.shelves[row]).popup(self.list.viewport().mapToGlobal(where))

    def menu(self, shelf: Shelf) -> QMenu:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("New collection"), self.begin)
        if shelf.collection is None:
            return menu
        key = shelf.collection.key
        edit: Callable[[], None] = lambda: self.list.edit(self.model.index(self.model.row_of(key)))  # noqa: E731
        menu.addAction(self.tr("Rename"), QKeySequence(Qt.Key.Key_F2), edit)
        edit = partial(edit_instructions, self._holdings, self._theme, shelf.collection, self)
        menu.addAction(self.tr("Instructions…"), edit)
        menu.addAction(self.tr("Personal data…"), partial(self._choose_redaction, shelf.collection))
        menu.addSeparator()
        menu.addAction(self.tr("Link a folder…"), partial(self.link, key))
        for path in shelf.folders:
            name = self.tr("Unlink “{name}”").format(name=Path(path).name or path)
            menu.addAction(name.replace("&", "&&"), partial(self._unlink, path)).setToolTip(tip(path))
        menu.addSeparator()
        menu.addAction(self.tr("Delete…"), QKeySequence(Qt.Key.Key_Delete), partial(self.delete, shelf))
        return menu

    # ------------------------------------------------------------------ personal data

    @Slot(object)
    def hide_personal(self, document: Document) -> None:
        """Choose how personal data is hidden in the collection of a document."""
        collection = self.model.shelves[self.model.row_of(document.collection)].collection
        if collection is not None:
            self._choose_redaction(collection)

    def _choose_redaction(self, collection: Collection) -> None:
        choose_redaction(self._holdings, self._theme, collection, self).redacting.connect(self._follow_reading)

    @Slot(object)
    def _follow_reading(self, job: Job) -> None:
        self._follow(job)
        job.progressed.connect(self.stirred)
        job.progressed.connect(self._tell_reading)
        job.finished.connect(self._tell_read)
        job.finished.connect(self.read_again)
        job.ended.connect(self._end_reading)

    @Slot(object)
    def _tell_reading(self, progress: Progress) -> None:
        line = reading_line(progress)
        if line != self._reading:
            self._reading = line
            self._notice.say(line)

    @Slot()
    def _end_reading(self) -> None:
        if self._reading == self._notice.text:
            self._notice.hide()
        self._reading = ""

    @Slot(object)
    def _tell_read(self, results: Sequence[ImportResult]) -> None:
        line = redacted_line(results)
        if line:
            self._notice.say(line, "warning", ((self.tr("Close"), None),))

    @Slot(object)
    def _follow(self, job: Job) -> None:
        job.failed.connect(self._tell_failure)
        job.ended.connect(self.stirred)

    @Slot(object)
    def _tell_failure(self, failure: Failure) -> None:
        self._notice.say(failure.sentence, "error", ((self.tr("Close"), None),))


def _named(collection: Collection) -> Collection:
    """The collection that every library begins with has a name of the window until it is given one: "Documents", as
    it is called there, would be another name for all documents."""
    is_unnamed = collection.name == collection.key == DEFAULT_COLLECTION
    return replace(collection, name=tr("General")) if is_unnamed else collection
