"""The library pane: the collections, what is in them, what comes into them, what goes."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QStackedWidget, QVBoxLayout, QWidget

from localmind_desktop.bridge.catching_up import CatchingUp
from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.document_filter import DocumentFilter, Sifting
from localmind_desktop.bridge.documents import DocumentModel, Entry
from localmind_desktop.bridge.folder_watch import FolderWatch
from localmind_desktop.bridge.holdings import Holding, Holdings
from localmind_desktop.bridge.imports import Imports
from localmind_desktop.bridge.job import Failure
from localmind_desktop.core import Collection, ImportResult
from localmind_desktop.ui.details.insight_words import class_name
from localmind_desktop.ui.library.collection_bar import CollectionBar
from localmind_desktop.ui.library.delegate import state_of
from localmind_desktop.ui.library.document_list import DocumentList
from localmind_desktop.ui.library.empty import DropOverlay, EmptyLibrary, EmptyPlace
from localmind_desktop.ui.library.moving import Relocation
from localmind_desktop.ui.library.originals import copy_names, show_original
from localmind_desktop.ui.library.problems import Problems
from localmind_desktop.ui.library.question import Question
from localmind_desktop.ui.library.removal import Removal
from localmind_desktop.ui.library.row_work import RowWork
from localmind_desktop.ui.library.sort_button import SortButton
from localmind_desktop.ui.library.strips import TroubleStrip, WorkStrip
from localmind_desktop.ui.library.unlocking import Unlocking
from localmind_desktop.ui.parts import HEAD_HEIGHT, add_search_sign, label, pane, scrolled, tool_button
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.toasts import Toast
from localmind_desktop.ui.words import entry_line, settled_line

REFRESH_MS = 150
FIT_MS = 40


class Shown(enum.IntEnum):
    """What stands below the filter."""

    EMPTY = 0
    LIST = 1
    NOTHING = 2
    PROBLEMS = 3


class LibraryPane(QWidget):
    """Puts the parts together: the imports of the bridge, the list, the collections, the notices."""

    document_chosen = Signal(object)  # Document: show it
    scope_chosen = Signal(object)  # documents: ask only these
    tables_asked = Signal(object)  # Document: list its tables
    documents_changed = Signal(object)  # tuple of the documents that can be asked
    collection_changed = Signal(object)  # Collection that is shown, or None for the whole library
    collections_changed = Signal(object)  # tuple of Collection
    counted = Signal(int)  # rows that are or become documents
    imports_ended = Signal()
    add_asked = Signal()
    samples_asked = Signal()

    def __init__(self, desk: Desk, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._holdings = Holdings(desk)
        self._begun = False
        self._is_new = True
        self._duplicates: list[ImportResult] = []
        self.model = DocumentModel(self)
        self.model.describe(entry_line)
        self.shown = DocumentFilter(self.model, self)
        self.shown.name_states(state_of)
        self.sifting = Sifting(desk, self.shown, class_name, self)
        self.imports = Imports(self._holdings, self.model, self)
        self.catching_up = CatchingUp(desk, self.imports, self)
        self.folders = FolderWatch(self._holdings, self)
        self._refresh_timer = QTimer(self)
        self._refresh_timer.setSingleShot(True)
        self._refresh_timer.timeout.connect(self._refresh)
        self._fit_timer = QTimer(self)
        self._fit_timer.setSingleShot(True)
        self._fit_timer.setInterval(FIT_MS)
        self._fit_timer.timeout.connect(self._show_fitting)
        self._build(theme)
        self._connect()

    # ------------------------------------------------------------------ what it looks like

    def _build(self, theme: Theme) -> None:
        frame, column = pane()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(frame)
        self.notice = Toast(theme, self)
        self.question = Question()
        self.collections = CollectionBar(self._holdings, theme, self.notice, self.question)
        self.undo = Toast(theme, self)
        self.removal = Removal(self._holdings, self.imports, self.question, self.notice, self.undo, self)
        self.relocation = Relocation(self._holdings, self.model, self.notice, self)
        self.view = DocumentList(self.shown, self._holdings, theme)
        self.empty = EmptyLibrary(theme)
        self.nothing = EmptyPlace(self.tr("Add documents…"))
        self.problems = Problems(self.model, theme)
        self.unlocking = Unlocking(self._holdings, theme, self.notice, self)
        self.rows = RowWork(self.model, self.imports, self.unlocking, self.view, self.problems)
        self.stack = QStackedWidget()
        for page in (scrolled(self.empty), self.view, self.nothing, self.problems):
            self.stack.addWidget(page)
        self.overlay = DropOverlay(theme, self.stack)
        self.work = WorkStrip(self.imports, theme)
        self.trouble = TroubleStrip()
        column.addLayout(self._head(theme))
        column.addWidget(self.collections)
        column.addLayout(self._filter_line(theme))
        column.addWidget(self.stack, 1)
        for below in (self.question, self.trouble, self.work):
            column.addWidget(below)
        self._show_fitting()

    def _head(self, theme: Theme) -> QHBoxLayout:
        head = QHBoxLayout()
        title = label(self.tr("Library"), "title")
        title.setMinimumHeight(HEAD_HEIGHT)
        head.addWidget(title)
        head.addStretch(1)
        head.addWidget(self.collections.new_button)
        self.add_button = tool_button(theme.icon("add"), self.tr("Add documents (Ctrl+O)"), self.add_asked.emit)
        head.addWidget(self.add_button)
        return head

    def _filter_line(self, theme: Theme) -> QHBoxLayout:
        self.filter_field = QLineEdit(clearButtonEnabled=True, acceptDrops=False)
        add_search_sign(self.filter_field, theme.icon("search", "muted"))
        self.filter_field.setPlaceholderText(self.tr("Filter documents"))
        self.filter_field.setToolTip(self.tr("By name, status, class, people or amounts, as in: invoice over 500 EUR"))
        self.filter_field.setAccessibleName(self.tr("Filter documents"))
        self.sort_button = SortButton(self.model, theme)
        line = QHBoxLayout()
        line.setSpacing(4)
        line.addWidget(self.filter_field, 1)
        line.addWidget(self.sort_button)
        return line

    def _connect(self) -> None:
        self._desk.opened.connect(self._refresh)
        self._desk.opening.connect(self._forget)
        self.filter_field.textChanged.connect(self.sifting.take)
        self.filter_field.returnPressed.connect(self._enter_list)
        self.empty.add_button.clicked.connect(self.add_asked)
        self.empty.samples_button.clicked.connect(self.samples_asked)
        self.nothing.button.clicked.connect(self._mend_nothing)
        for model in (self.shown, self.problems.shown):
            for changed in (model.rowsInserted, model.rowsRemoved, model.modelReset, model.dataChanged):
                changed.connect(self._fit_timer.start)
        self.filter_field.textChanged.connect(self._show_fitting)
        self._connect_list()
        self._connect_work()

    def _connect_list(self) -> None:
        self.view.opened.connect(self._open)
        self.view.scope_asked.connect(self.scope_chosen)
        self.view.tables_asked.connect(self.tables_asked)
        self.view.original_asked.connect(partial(show_original, self.notice))
        self.view.names_copied.connect(copy_names)
        self.view.removal_asked.connect(self.removal.ask)
        self.view.move_asked.connect(self.relocation.move)
        self.view.copy_asked.connect(self.relocation.copy)
        self.collections.collections_changed.connect(self.view.offer_collections)
        self.collections.collections_changed.connect(self.relocation.take_collections)
        self.collections.list.documents_dropped.connect(self.relocation.take_dropped)
        self.view.delegate.cross_clicked.connect(self.cancel_or_remove)
        self.collections.collection_changed.connect(self._show_collection)
        self.collections.collections_changed.connect(self.collections_changed)
        self.collections.list.files_dropped.connect(self._take_dropped)

    def _connect_work(self) -> None:
        for part in (self.imports, self.removal, self.relocation, self.collections):
            part.stirred.connect(self._refresh_soon)
        self.catching_up.made.connect(self._refresh_soon)
        self.folders.settled.connect(self._refresh_soon)
        self.collections.removed.connect(self.removal.tell)
        self.collections.removing.connect(self._cancel_collection)
        self.imports.settled.connect(self._settled)
        self.imports.failed.connect(self._tell_failure)
        self.imports.nothing_found.connect(self._tell_nothing_found)
        self.imports.ended.connect(self._end_imports)
        self.folders.found.connect(self.imports.take_linked)
        self.trouble.passwords_asked.connect(self.rows.read_locked)
        self.unlocking.unlocked.connect(self.view.thumbnails.drop)
        self.trouble.problems_asked.connect(self._show_problems)
        self.trouble.gone_asked.connect(self._ask_gone)
        self.problems.closed.connect(self._show_documents)
        self.problems.dismissed.connect(self._dismiss)

    @Slot()
    def _show_fitting(self) -> None:
        """Bring up what fits: the list, a word about why it is empty, or the problems as long as there are some."""
        entries = self.model.entries
        count = self.collections.model.count(entries)
        if self._begun:
            self.counted.emit(count)
        documents = sum(not entry.turned_away for entry in entries)
        problems = self.problems.shown.entries()
        self.trouble.show_entries(problems, sum(entry.gone for entry in entries))
        whole = self.collections.is_plain
        self.filter_field.setEnabled(bool(documents))
        self.sort_button.setEnabled(bool(documents))
        if self.stack.currentIndex() == Shown.PROBLEMS and problems:
            return
        if self.shown.rowCount():
            self.stack.setCurrentIndex(Shown.LIST)
        elif not documents and whole:
            self.stack.setCurrentIndex(Shown.EMPTY if self._begun or self._is_new else Shown.LIST)
        else:
            self._say_nothing()
            self.stack.setCurrentIndex(Shown.NOTHING)

    def _say_nothing(self) -> None:
        if self.shown.is_filtering:
            typed = self.filter_field.text().strip()
            self.nothing.say(self.tr("No matches"), self.tr("No document matches “{text}”.").format(text=typed))
            self.nothing.button.setText(self.tr("Clear filter"))
        else:
            text = self.tr("Drop documents here. You can limit questions to this collection.")
            self.nothing.say(self.tr("“{name}” is empty").format(name=self.collections.target[1]), text)
            self.nothing.button.setText(self.tr("Add documents…"))

    @Slot()
    def _mend_nothing(self) -> None:
        if self.shown.is_filtering:
            self.filter_field.clear()
        else:
            self.add_asked.emit()

    def set_hot(self, hot: bool) -> None:
        """Show that files hover over the window and may be dropped, and where they would go."""
        if hot:
            self.overlay.offer(self.tr("Drop to add to “{name}”").format(name=self.collections.target[1]))
        else:
            self.overlay.hide()

    # ------------------------------------------------------------------ the library opens

    def expect(self, *, new: bool) -> None:
        """A library opens; nothing is offered for an empty one before it is known that it is, unless it is ``new``."""
        self._is_new = new

    @Slot()
    def _forget(self) -> None:
        self._begun = False
        self.imports.forget()
        self.removal.forget()
        self.folders.watch(())
        self.view.thumbnails.forget()
        self.model.reset()
        self.collections.refresh(Holding())
        self.notice.hide()
        self._show_fitting()
        self.documents_changed.emit(())

    @Slot()
    def _refresh_soon(self) -> None:
        """Once for all that happens meanwhile; many documents take longer to list, and are listed less often."""
        if not self._refresh_timer.isActive():
            self._refresh_timer.start(REFRESH_MS + len(self.model.entries) // 10)

    @Slot()
    def _refresh(self) -> None:
        if self._desk.is_open:
            job = self._holdings.all()
            job.finished.connect(self._take)
            job.failed.connect(self._tell_failure)

    @Slot(object)
    def _take(self, holding: Holding) -> None:
        is_read_only = bool(self._desk.read_only)
        self.model.refresh(holding.documents, holding.gone)
        self.collections.refresh(holding)
        self.view.thumbnails.keep_only({document.id for document in holding.documents if document.state.is_whole})
        self.imports.keep_only({document.id for document in holding.documents})
        if not self._begun:
            self._begun = True
            self.notice.hide()
            self.view.is_read_only = self.collections.is_read_only = is_read_only
            self.imports.begin(Holding() if is_read_only else holding)
        self.folders.watch(() if is_read_only else holding.folders)
        self.unlocking.tell(holding.documents, self.rows.read_open)
        self._show_fitting()
        self.documents_changed.emit(holding.askable)

    # ------------------------------------------------------------------ documents come

    def add_paths(self, paths: Sequence[Path], collection: str | None = None) -> None:
        """Take in files, and the files of folders, into a collection, or the one that is shown."""
        if paths and not self._desk.is_open:
            self._say(self.tr("They will be added when the library has opened."))
        self.imports.add(paths, collection or self.collections.target[0])

    @Slot(object, object)
    def _take_dropped(self, key: str | None, paths: Sequence[Path]) -> None:
        self.set_hot(False)
        self.add_paths(paths, key)

    @Slot(object)
    def _settled(self, result: ImportResult) -> None:
        if result.document_id is not None:
            self.view.thumbnails.drop(result.document_id)
        self._duplicates += [result] if result.status == "duplicate" else []
        text = settled_line(result, len(self._duplicates))
        if text:
            self._say(text, "" if result.status in ("duplicate", "ready") else "warning")

    @Slot()
    def link_folder(self) -> None:
        """Choose a folder that is watched, for a collection of its own."""
        self.collections.link(None)

    @Slot()
    def _tell_nothing_found(self) -> None:
        self._say(self.tr("No supported files found there."), "warning")

    @Slot()
    def _end_imports(self) -> None:
        self._duplicates.clear()
        self.imports_ended.emit()

    # ------------------------------------------------------------------ documents go

    @Slot(object)
    def cancel_or_remove(self, entry: Entry) -> None:
        """Stop taking the document in; or, when it is in, ask whether to remove it."""
        self.removal.ask([entry])

    @Slot(str)
    def _cancel_collection(self, key: str) -> None:
        """Nothing more comes into a collection that is about to go."""
        self.imports.cancel(entry.key for entry in self.model.entries if entry.collection == key)

    @Slot()
    def _ask_gone(self) -> None:
        self.removal.ask_gone([entry for entry in self.model.entries if entry.gone])

    @Slot(object)
    def _dismiss(self, entries: Sequence[Entry]) -> None:
        self.imports.dismiss([entry for entry in entries if entry.turned_away])
        known = [entry.document_id for entry in entries if entry.document_id is not None]
        self._holdings.dismiss(known).ended.connect(self._refresh)

    # ------------------------------------------------------------------ what is there

    @Slot(object)
    def _show_collection(self, collection: Collection | None) -> None:
        self.shown.set_collection(None if collection is None else collection.key)
        if self.stack.currentIndex() == Shown.PROBLEMS:
            self.stack.setCurrentIndex(Shown.LIST)
        self._show_fitting()
        self.collection_changed.emit(collection)

    @Slot()
    def _show_problems(self) -> None:
        self.stack.setCurrentIndex(Shown.PROBLEMS)
        self.problems.view.setFocus()

    @Slot()
    def _show_documents(self) -> None:
        self.stack.setCurrentIndex(Shown.LIST)
        self._show_fitting()
        self.view.setFocus()

    @Slot()
    def _enter_list(self) -> None:
        """From the filter into what it found."""
        if self.shown.rowCount():
            self.view.setFocus()
            if not self.view.currentIndex().isValid():
                self.view.setCurrentIndex(self.shown.index(0, 0))

    @Slot(object)
    def _open(self, entry: Entry) -> None:
        if entry.needs_password:
            self.rows.read_again([entry])
        elif entry.document is not None and entry.document.pages:
            self.document_chosen.emit(entry.document)

    @Slot(object)
    def _tell_failure(self, failure: Failure) -> None:
        self._say(failure.sentence, "error")

    def _say(self, text: str, tone: str = "") -> None:
        self.notice.say(text, tone, ((self.tr("Close"), None),))
