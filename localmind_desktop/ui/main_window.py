"""The window: three panes, menus, a status line."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Event

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDragLeaveEvent, QDropEvent, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from localmind_desktop.bridge.describing import Describing
from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.doorbell import Doorbell
from localmind_desktop.bridge.job import Failure
from localmind_desktop.bridge.names import shown_names
from localmind_desktop.bridge.telling import told
from localmind_desktop.bridge.upkeep import UpkeepDesk
from localmind_desktop.core import Answer, Citation, Document, Scope, Settings, needs_reopening
from localmind_desktop.ui.actions import Menus
from localmind_desktop.ui.announcing import announce, answer_line
from localmind_desktop.ui.answer_files import AnswerFiles
from localmind_desktop.ui.chat.pane import ChatPane
from localmind_desktop.ui.choosing import choose_files, choose_folder, local_paths
from localmind_desktop.ui.closing import Closing, unfinished_line
from localmind_desktop.ui.failures import details_of
from localmind_desktop.ui.language_model import LanguageModel
from localmind_desktop.ui.library.pane import LibraryPane
from localmind_desktop.ui.menu_bar import fill_menu_bar
from localmind_desktop.ui.pane_row import PaneRow
from localmind_desktop.ui.samples import Samples
from localmind_desktop.ui.saving import EXPORT_FOLDER
from localmind_desktop.ui.side_windows import SideWindows
from localmind_desktop.ui.source.citation_row import citations_beside
from localmind_desktop.ui.source.pane import SourcePane
from localmind_desktop.ui.status_line import StatusLine
from localmind_desktop.ui.tab_order import order_tabs
from localmind_desktop.ui.table_windows import TableWindows
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.toasts import Toast, ToastStack
from localmind_desktop.ui.window_memory import FIRST_SIZE, WindowMemory
from localmind_desktop.ui.wiring import connect_parts
from localmind_desktop.ui.zoom import Zoom

MEMORY = "window.json"
"""The file beside the settings that holds how the window was left."""

log = logging.getLogger(__name__)


class MainWindow(QMainWindow):
    """Shows first; the library opens behind it, on the store lane."""

    library_opened = Signal()
    library_failed = Signal(object)  # Failure

    def __init__(self, desk: Desk, theme: Theme, settings: Settings, settings_file: Path, samples: Samples) -> None:
        super().__init__()
        self._desk = desk
        self._theme = theme
        self._settings = settings
        self._settings_file = settings_file
        self._samples = samples
        self._folder = Path()
        self._askable: Sequence[Document] = ()
        self._painted = Event()
        self.setWindowTitle("LocalMind")
        self.setWindowIcon(theme.icon("localmind"))
        self.setAcceptDrops(True)
        self.resize(FIRST_SIZE)
        self.library = LibraryPane(desk, theme)
        self.describing = Describing(desk, self.library.imports, self.library.catching_up, self)
        self.chat = ChatPane(desk, theme)
        self.source = SourcePane(desk, theme)
        self.tables = TableWindows(desk, theme, self, self.source)
        self.notice = Toast(theme, self)
        ToastStack(self, clear_of=self.chat.composer)
        self.sides = SideWindows(desk, theme, self)
        self.bell = Doorbell(self)
        self.status = StatusLine(theme, self)
        self.setStatusBar(self.status)
        self.menus = Menus(self)
        self.language_model = LanguageModel(desk, self.chat.composer.model, settings, self)
        self.panes = PaneRow(self.library, self.chat, self.source)
        self.zoom = Zoom(self.chat, self.source, self)
        self.files = AnswerFiles(desk, self.chat, self.notice, self)
        self.closing = Closing(self.notice, self._unfinished, self)
        self._build_body()
        self.memory = WindowMemory(
            self, self.panes, self.source, self.chat, self.library.sort_button.titles, settings_file.with_name(MEMORY)
        )
        fill_menu_bar(self, self.menus)
        connect_parts(self)
        desk.opening.connect(self.chat.model.expect)
        desk.opened.connect(self._opened)
        desk.failed.connect(self._open_failed)

    # ------------------------------------------------------------------ building

    @property
    def busy(self) -> bool:
        """Whether work goes on behind the window."""
        return self._desk.busy

    @property
    def scheme(self) -> str:
        """Light, dark, or empty to follow the system."""
        return self._settings.appearance.scheme

    @property
    def has_high_contrast(self) -> bool:
        return self._settings.appearance.high_contrast

    def _build_body(self) -> None:
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(9, 4, 9, 2)
        column.setSpacing(8)
        column.addWidget(self.panes, 1)
        self.setCentralWidget(body)
        order_tabs(body)
        self.chat.composer.field.setFocus()

    # ------------------------------------------------------------------ the library

    def open_library(self, folder: Path) -> None:
        """Open the library in ``folder``; the panes wake when it is there."""
        self._folder = folder
        self.notice.hide()
        self.menus.set_open(False)
        self.status.show_opening()
        self.library.expect(new=not folder.exists())
        self.memory.begin(folder)
        self._desk.open(folder, self._settings, self._painted)

    @Slot()
    def reopen(self) -> None:
        self.open_library(self._folder)

    @Slot()
    def _opened(self) -> None:
        self.menus.set_open(True, read_only=bool(self._desk.read_only))
        self.bell.listen(self._folder)
        self.status.show_server(self._settings)
        self._desk.warm()
        if self._desk.repairs:
            self.notice.say(" ".join(map(told, self._desk.repairs)), "error", ((self.tr("Close"), None),))
        if self._desk.read_only:
            self.notice.say(told(self._desk.read_only), "warning", ((self.tr("Close"), None),))
        tried = UpkeepDesk(self._desk).protection()
        tried.finished.connect(self.status.show_protection)
        tried.failed.connect(self.status.show_untried)
        self.library_opened.emit()

    @Slot(object)
    def _open_failed(self, failure: Failure) -> None:
        self.status.show_closed()
        self.chat.model.reset(())
        self.chat.composer.set_ready(False, self.tr("The library is not open"))
        again = (self.tr("Try again"), partial(self.open_library, self._folder))
        settings = (self.tr("Settings…"), self.open_settings)
        self.notice.say(failure.sentence, "error", (again, settings), details_of(failure))
        self.library_failed.emit(failure)

    @Slot(object)
    def take_documents(self, documents: Sequence[Document]) -> None:
        self._askable = documents
        self.show_names()
        self.source.keep_only(documents)
        self.tables.keep_only(documents)
        names = {document.name for document in documents}
        self.chat.turns.welcome.set_examples(self._samples.questions_for(names))

    @Slot(object)
    def tell_answer(self, answer: Answer) -> None:
        announce(self.chat, answer_line(answer))

    @Slot()
    def show_answers_left(self) -> None:
        """Answers went with what was hidden: also those that are in view."""
        current = self.chat.model.find(self.chat.conversation_id)
        if current is not None and not self.chat.answering:
            self.chat.show_conversation(current)

    @Slot()
    def show_names(self) -> None:
        """Call the documents everywhere as the library does."""
        names = shown_names(self.library.model.documents, titles=self.library.model.titles)
        self.chat.set_documents(self._askable, names)
        self.source.head.call(names)
        self.sides.names = names

    @Slot()
    def show_reading(self) -> None:
        self.chat.turns.welcome.set_reading(self.library.imports.tally.left > 0)

    # ------------------------------------------------------------------ files in

    @Slot()
    def choose_files(self) -> None:
        choose_files(self, self.library.add_paths)

    @Slot()
    def choose_folder(self) -> None:
        choose_folder(self, self.library.add_paths)

    @Slot(object)
    def take_handed(self, files: Sequence[Path]) -> None:
        """A second start came: show this window, and take its files in."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.activateWindow()
        self.library.add_paths(files)

    @Slot()
    def add_samples(self) -> None:
        self.library.add_paths(self._samples.documents())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if local_paths(event.mimeData().urls()):
            event.acceptProposedAction()
            self.library.set_hot(True)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self.library.set_hot(False)

    def dropEvent(self, event: QDropEvent) -> None:
        self.library.set_hot(False)
        event.acceptProposedAction()
        self.library.add_paths(local_paths(event.mimeData().urls()))

    @Slot(object)
    def _tell_failure(self, failure: Failure) -> None:
        self.notice.say(failure.sentence, "error", ((self.tr("Close"), None),), details_of(failure))

    # ------------------------------------------------------------------ what is read

    @Slot()
    def find(self) -> None:
        """Search in the shown document when the source pane has the focus, else filter the documents."""
        if self.source.isAncestorOf(self.focusWidget()):
            self.source.open_find()
        else:
            self.library.filter_field.setFocus()

    @Slot(object)
    def ask_within(self, scope: Scope) -> None:
        """The next questions look there; the field for them is at hand, also from another window."""
        self.activateWindow()
        self.chat.composer.choose_scope(scope)

    @Slot(object)
    def open_citation(self, citation: Citation) -> None:
        """Show a citation of an answer, with the others of that answer a step away."""
        answers = [card.answer for card in self.chat.turns.cards() if card.answer is not None]
        self.panes.show_pages()
        self.source.show_citation(citation, citations_beside(citation, answers))

    # ------------------------------------------------------------------ settings and help

    @Slot()
    def open_settings(self) -> None:
        self.sides.open_settings(self._settings, self._folder)

    @Slot()
    def open_model_settings(self) -> None:
        self.sides.open_settings(self._settings, self._folder, models=True)

    @Slot()
    def open_offline(self) -> None:
        self.sides.open_offline(self._settings)

    @Slot(object)
    def take_settings(self, settings: Settings) -> None:
        """Keep the settings, and work with them at once: the library opens again only where it has to."""
        before, self._settings = self._settings, settings
        job = self._desk.save_settings(settings, self._settings_file)
        job.failed.connect(self._tell_failure)
        self.show_appearance()
        self.language_model.take_settings(settings)
        if replace(settings, appearance=before.appearance) == before:
            return
        if self._desk.is_open and not needs_reopening(before, settings):
            self.status.show_server(settings)
            self._desk.change(settings)
            return
        if self.chat.answering:
            self.chat.stop()
        self.open_library(Path(settings.library) if settings.library else self._folder)

    def show_appearance(self) -> None:
        """Look as the settings say."""
        looks = self._settings.appearance
        self._theme.choose({"light": False, "dark": True}.get(looks.scheme), looks.high_contrast, looks.text_percent)
        self.setProperty(EXPORT_FOLDER, looks.export_folder)
        self.menus.mark_scheme(looks.scheme)
        self.menus.contrast.setChecked(looks.high_contrast)

    def choose_scheme(self, scheme: str) -> None:
        self.take_settings(replace(self._settings, appearance=replace(self._settings.appearance, scheme=scheme)))

    @Slot()
    def toggle_contrast(self) -> None:
        looks = replace(self._settings.appearance, high_contrast=not self.has_high_contrast)
        self.take_settings(replace(self._settings, appearance=looks))

    @Slot()
    def show_about(self) -> None:
        self.sides.open_about(self._settings, self._folder)

    # ------------------------------------------------------------------ the beginning and the end

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted.is_set():
            QTimer.singleShot(0, self._painted.set)  # when all that is in it is painted too

    def _unfinished(self) -> str:
        """What goes on, where closing is asked about."""
        if not self._settings.appearance.ask_before_closing:
            return ""
        return unfinished_line(sum(entry.under_way for entry in self.library.model.entries), self.chat.under_way.any)

    @Slot()
    def quit(self) -> None:
        """Close, after asking in place when work goes on."""
        if not self.closing.asks_to_stay():
            self.close()

    @Slot()
    def close_unasked(self) -> None:
        """Close now and whatever goes on, from now on."""
        looks = replace(self._settings.appearance, ask_before_closing=False)
        self._settings = replace(self._settings, appearance=looks)
        self._desk.save_settings(self._settings, self._settings_file).ended.connect(self.close)

    def closeEvent(self, event: QCloseEvent) -> None:
        """What is under way is cancelled, and goes on at the next start. Only the user's own closing is asked about."""
        if event.spontaneous() and self.closing.asks_to_stay():
            event.ignore()
            return
        for step in (self._leave, self._desk.close):
            try:
                step()
            except Exception:  # shiboken 6.11 crashes on an error that leaves this handler
                log.exception("closing the window failed with a bug")
        super().closeEvent(event)

    def _leave(self) -> None:
        self.memory.keep(self._folder)
        self.hide()
        self.source.noting.finish()
        self.sides.close_all()
        self.tables.close_all()
