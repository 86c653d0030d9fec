"""The library pane: what is in it, what comes into it, what goes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPoint, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QMenu,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.documents import DocumentFilter, DocumentModel, Entry
from localmind_desktop.bridge.job import Failure, Job
from localmind_desktop.core import Document, ImportResult, Progress, Receipt
from localmind_desktop.ui.document_delegate import DocumentDelegate
from localmind_desktop.ui.parts import HEAD_HEIGHT, Notice, label, pane, tool_button
from localmind_desktop.ui.theme import Theme

REFRESH_MS = 150


class LibraryPane(QWidget):
    """Owns the imports: one job per file on the store lane, each with its own cancel."""

    document_chosen = Signal(object)  # Document: show it
    scope_chosen = Signal(object)  # Document: ask only this one
    tables_asked = Signal(object)  # Document: list its tables
    documents_changed = Signal(object)  # tuple of Document
    imports_ended = Signal()
    add_asked = Signal()
    samples_asked = Signal()

    def __init__(self, desk: Desk, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._imports: dict[str, Job] = {}
        self._paths: dict[str, Path] = {}
        self._resumption: Job | None = None
        self._count = 0
        self._waiting: list[Path] = []
        self.model = DocumentModel(self)
        self._filter = DocumentFilter(self)
        self._filter.setSourceModel(self.model)
        self._refresh_timer = QTimer(self)
        self._refresh_timer.setSingleShot(True)
        self._refresh_timer.setInterval(REFRESH_MS)
        self._refresh_timer.timeout.connect(self._refresh)
        self._build(theme)
        desk.opened.connect(self._begin)
        desk.opening.connect(self._forget)

    # ------------------------------------------------------------------ what it looks like

    def _build(self, theme: Theme) -> None:
        frame, column = pane()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(frame)
        head = QHBoxLayout()
        title = label(self.tr("Library"), "title")
        title.setMinimumHeight(HEAD_HEIGHT)
        head.addWidget(title)
        head.addStretch(1)
        self.add_button = tool_button(theme.icon("add"), self.tr("Add documents (Ctrl+O)"), self.add_asked.emit)
        head.addWidget(self.add_button)
        column.addLayout(head)
        self.filter_field = QLineEdit()
        self.filter_field.setPlaceholderText(self.tr("Filter documents"))
        self.filter_field.setAccessibleName(self.tr("Filter documents"))
        self.filter_field.setClearButtonEnabled(True)
        self.filter_field.setAcceptDrops(False)
        self.filter_field.textChanged.connect(self._filter.setFilterFixedString)
        column.addWidget(self.filter_field)
        self._build_list(theme)
        self.empty = EmptyLibrary(theme)
        self.empty.add_button.clicked.connect(self.add_asked)
        self.empty.samples_button.clicked.connect(self.samples_asked)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.empty)
        self.stack.addWidget(self.view)
        column.addWidget(self.stack, 1)
        self.notice = Notice()
        column.addWidget(self.notice)
        self.model.rowsInserted.connect(self._show_fitting)
        self.model.rowsRemoved.connect(self._show_fitting)
        self.model.modelReset.connect(self._show_fitting)
        self._show_fitting()

    def _build_list(self, theme: Theme) -> None:
        self.view = DocumentList()
        self.view.setModel(self._filter)
        self.view.setAccessibleName(self.tr("Documents"))
        self.view.setMouseTracking(True)
        self.view.setUniformItemSizes(True)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._open_menu)
        self.view.activated.connect(self._choose)
        delegate = DocumentDelegate(theme, self.view)
        delegate.cross_clicked.connect(self.cancel_or_remove)
        self.view.setItemDelegate(delegate)
        theme.changed.connect(self.view.viewport().update)
        self.view.delete_pressed.connect(self._remove_current)

    @Slot()
    def _show_fitting(self) -> None:
        self.stack.setCurrentIndex(1 if self.model.rowCount() else 0)
        self.filter_field.setEnabled(bool(self.model.rowCount()))

    def set_hot(self, hot: bool) -> None:
        """Show that files hover over the window and may be dropped."""
        self.empty.set_hot(hot)

    # ------------------------------------------------------------------ the library opens

    @Slot()
    def _forget(self) -> None:
        unbegun = [entry.key for entry in self.model.entries if entry.under_way and entry.document_id is None]
        self._waiting += [self._paths[key] for key in unbegun if key in self._paths]
        self._imports.clear()
        self._paths.clear()
        self.model.reset()
        self.notice.hide()
        self.documents_changed.emit(())

    @Slot()
    def _begin(self) -> None:
        self._refresh()
        self._resume()
        waiting, self._waiting = self._waiting, []
        self.add_paths(waiting)

    @Slot()
    def _resume(self) -> None:
        """Go on with what was interrupted at the last end."""
        job = self._desk.resume()
        job.progressed.connect(self._resumed)
        job.finished.connect(self._settle_resumed)
        job.failed.connect(self._tell_failure)
        job.ended.connect(self._end_resumption)
        self._resumption = job

    @Slot(object)
    def _resumed(self, progress: Progress) -> None:
        self.model.follow(progress.document_id, progress)

    @Slot(object)
    def _settle_resumed(self, results: Sequence[ImportResult]) -> None:
        for result in results:
            if result.document_id:
                self.model.settle(result.document_id, result)

    @Slot()
    def _end_resumption(self) -> None:
        self._resumption = None
        self.model.rest(self._imports.keys())
        self._refresh_timer.start()

    # ------------------------------------------------------------------ documents come

    def add_paths(self, paths: Sequence[Path]) -> None:
        """Take in files, and the files of folders; before the library is open they wait for it."""
        if not paths:
            return
        if not self._desk.is_open:
            self._waiting.extend(paths)
            return
        job = self._desk.find_files(tuple(paths))
        job.finished.connect(self._ingest_all)
        job.failed.connect(self._tell_failure)

    @Slot(object)
    def _ingest_all(self, files: Sequence[Path]) -> None:
        if not files:
            self._say(self.tr("There is nothing in there that LocalMind can read."), "warning")
        for path in files:
            self._count += 1
            key = f"import:{self._count}"
            self.model.expect(key, path.name)
            job = self._desk.ingest(path)
            self._imports[key] = job
            self._paths[key] = path
            job.progressed.connect(partial(self.model.follow, key))
            job.finished.connect(partial(self._ingested, key))
            job.failed.connect(partial(self._ingest_failed, key))
            job.cancelled.connect(partial(self._ingest_cancelled, key))
            job.ended.connect(partial(self._ingest_ended, key))

    def _ingested(self, key: str, result: ImportResult) -> None:
        self.model.settle(key, result)
        if result.status in ("duplicate", "skipped"):
            reason = result.reason or self.tr("it is already in the library")
            name = result.document or Path(result.path).name
            self._say(self.tr("“{name}” was not added: {reason}").format(name=name, reason=reason))

    def _ingest_failed(self, key: str, failure: Failure) -> None:
        self.model.fail(key, failure.sentence)

    def _ingest_cancelled(self, key: str) -> None:
        """The user stopped it: what the library already holds of it goes too."""
        entry = self.model.entry(key)
        self.model.drop(key)
        if entry is not None and entry.document_id is not None:
            job = self._desk.remove(entry.document_id)
            job.failed.connect(self._tell_failure)
            job.ended.connect(self._refresh_timer.start)

    def _ingest_ended(self, key: str) -> None:
        if self._imports.pop(key, None) is None:
            return
        del self._paths[key]
        self._refresh_timer.start()
        if not self._imports:
            self.imports_ended.emit()

    # ------------------------------------------------------------------ documents go

    @Slot(object)
    def cancel_or_remove(self, entry: Entry) -> None:
        """Stop taking the document in; or, when it is in, ask whether to remove it."""
        job = self._imports.get(entry.key)
        if job is not None:
            job.cancel()
        elif entry.document_id is None:
            self.model.drop(entry.key)
        else:
            question = self.tr("Remove “{name}” and all that was made from it? Your own file stays where it is.")
            self.notice.say(
                question.format(name=entry.name),
                "warning",
                ((self.tr("Remove"), partial(self._remove, entry)), (self.tr("Keep"), None)),
            )
            self.notice.buttons()[-1].setFocus()

    def _remove(self, entry: Entry) -> None:
        assert entry.document_id is not None
        interrupted = self._resumption if entry.under_way else None
        if interrupted is not None:
            interrupted.cancel()
        job = self._desk.remove(entry.document_id)
        job.finished.connect(self._removed)
        job.failed.connect(self._tell_failure)
        job.ended.connect(self._refresh_timer.start)
        if interrupted is not None:
            job.ended.connect(self._resume)

    @Slot(object)
    def _removed(self, receipt: Receipt) -> None:
        text = self.tr("“{name}” was removed, with {n} passages.").format(name=receipt.document, n=receipt.vectors)
        if receipt.verified:
            self._say(f"{text} {self.tr('A search afterwards found nothing of it.')}")
        else:
            self._say(f"{text} {self.tr('A search still found parts of it: please remove it again.')}", "error")

    @Slot()
    def _remove_current(self) -> None:
        entry = self.current()
        if entry is not None:
            self.cancel_or_remove(entry)

    # ------------------------------------------------------------------ what is there

    @Slot()
    def _refresh(self) -> None:
        if self._desk.is_open:
            job = self._desk.documents()
            job.finished.connect(self._take_documents)
            job.failed.connect(self._tell_failure)

    @Slot(object)
    def _take_documents(self, documents: Sequence[Document]) -> None:
        self.model.refresh(documents)
        self.documents_changed.emit(tuple(document for document in documents if document.state.is_final))

    def current(self) -> Entry | None:
        index = self.view.currentIndex()
        return index.data(DocumentModel.EntryRole) if index.isValid() else None

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        entry = index.data(DocumentModel.EntryRole)
        if entry.document is not None and entry.document.pages:
            self.document_chosen.emit(entry.document)

    @Slot(QPoint)
    def _open_menu(self, where: QPoint) -> None:
        index = self.view.indexAt(where)
        if not index.isValid():
            return
        entry = index.data(DocumentModel.EntryRole)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if entry.document is not None:
            menu.addAction(self.tr("Show the document"), partial(self._choose, index))
            menu.addAction(self.tr("Ask only this document"), partial(self.scope_chosen.emit, entry.document))
            tables = menu.addAction(self.tr("Tables…"), partial(self.tables_asked.emit, entry.document))
            tables.setEnabled(entry.document.tables > 0)
            menu.addSeparator()
        remove = self.tr("Cancel") if entry.under_way else self.tr("Remove…")
        menu.addAction(remove, partial(self.cancel_or_remove, entry))
        menu.popup(self.view.viewport().mapToGlobal(where))

    @Slot(object)
    def _tell_failure(self, failure: Failure) -> None:
        self._say(failure.sentence, "error")

    def _say(self, text: str, tone: str = "") -> None:
        self.notice.say(text, tone, ((self.tr("Close"), None),))


class DocumentList(QListView):
    """A list in which the Delete key means something."""

    delete_pressed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.delete_pressed.emit()
        else:
            super().keyPressEvent(event)


class EmptyLibrary(QFrame):
    """What the list's place shows as long as there are no documents."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("dropzone")
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 24, 18, 24)
        column.setSpacing(10)
        column.addStretch(1)
        sign = label()
        sign.setPixmap(theme.icon("folder", "accent").pixmap(40, 40))
        headline = label(self.tr("Drop documents here"), "headline", wrap=True)
        text = self.tr(
            "PDF, text and CSV files, or whole folders. They are copied into the library and never leave this computer."
        )
        hint = label(text, "muted", wrap=True)
        for each in (sign, headline, hint):
            each.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(each)
        self.add_button = QPushButton(self.tr("Add documents…"))
        self.add_button.setObjectName("primary")
        self.samples_button = QPushButton(self.tr("Try the sample documents"))
        column.addSpacing(6)
        for button in (self.add_button, self.samples_button):
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)

    def set_hot(self, hot: bool) -> None:
        self.setProperty("hot", hot)
        self.style().unpolish(self)
        self.style().polish(self)
