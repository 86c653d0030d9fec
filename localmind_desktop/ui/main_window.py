"""The window: three panes, menus, a status line, and the wires between them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Event

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDragLeaveEvent, QDropEvent, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QSplitter, QVBoxLayout, QWidget

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.doorbell import Doorbell
from localmind_desktop.bridge.job import Failure
from localmind_desktop.bridge.upkeep import UpkeepDesk
from localmind_desktop.core import Answer, Citation, Conversation, Document, Scope, Settings
from localmind_desktop.ui.about import details_of, show_about
from localmind_desktop.ui.actions import Menus
from localmind_desktop.ui.chat.pane import ChatPane
from localmind_desktop.ui.choosing import choose_files, choose_folder, local_paths
from localmind_desktop.ui.closing import unfinished_line
from localmind_desktop.ui.library.pane import LibraryPane
from localmind_desktop.ui.parts import Notice
from localmind_desktop.ui.samples import Samples
from localmind_desktop.ui.saving import choose_target, say_saved
from localmind_desktop.ui.side_windows import SideWindows
from localmind_desktop.ui.source.citation_row import citations_beside
from localmind_desktop.ui.source.pane import SourcePane
from localmind_desktop.ui.status_line import StatusLine
from localmind_desktop.ui.tab_order import order_tabs
from localmind_desktop.ui.table_windows import TableWindows
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.window_memory import FIRST_SIZE, WindowMemory

WIDTHS = (260, 540, 580)
ROOM_WITH_SIDE_BAR = 680
MEMORY = "window.json"
"""The file beside the settings that holds how the window was left."""


class MainWindow(QMainWindow):
    """Shows first; the library opens behind it, on the store lane."""

    saved = Signal(object)  # Path
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
        self._asked_to_close = False
        self._painted = Event()
        self.setWindowTitle("LocalMind")
        self.setWindowIcon(theme.icon("localmind"))
        self.setAcceptDrops(True)
        self.resize(FIRST_SIZE)
        self.library = LibraryPane(desk, theme)
        self.chat = ChatPane(desk, theme)
        self.source = SourcePane(desk, theme)
        self.tables = TableWindows(desk, theme, self, self.source)
        self.notice = Notice()
        self.sides = SideWindows(desk, theme, self)
        self.bell = Doorbell(self)
        self.status = StatusLine(theme, self)
        self.setStatusBar(self.status)
        self.menus = Menus(self)
        self._build_body()
        self.memory = WindowMemory(self, self.splitter, self.source, self.chat, settings_file.with_name(MEMORY))
        self._build_menus()
        self._connect()

    # ------------------------------------------------------------------ building

    @property
    def busy(self) -> bool:
        """Whether work goes on behind the window."""
        return self._desk.busy

    def _build_body(self) -> None:
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.setHandleWidth(9)
        self.splitter.setChildrenCollapsible(False)
        for place, (part, least) in enumerate(((self.library, 200), (self.chat, 330), (self.source, 300))):
            part.setMinimumWidth(least)
            self.splitter.addWidget(part)
            self.splitter.setStretchFactor(place, (0, 1, 1)[place])
        self.splitter.setSizes(WIDTHS)
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(9, 4, 9, 2)
        column.setSpacing(8)
        column.addWidget(self.notice)
        column.addWidget(self.splitter, 1)
        self.setCentralWidget(body)
        order_tabs(body)
        self.chat.composer.field.setFocus()

    def _build_menus(self) -> None:
        bar, menus = self.menuBar(), self.menus
        file = bar.addMenu(self.tr("&File"))
        menus.add(file, self.tr("Add documents…"), "Ctrl+O", self.choose_files)
        menus.add(file, self.tr("Add folder…"), "Ctrl+Shift+O", self.choose_folder)
        menus.add(file, self.tr("Add sample documents"), "", self.add_samples)
        menus.add(file, self.tr("Link a folder…"), "", self.library.link_folder, library=True)
        menus.add(file, self.tr("New collection"), "Ctrl+Shift+N", self.library.collections.begin, library=True)
        menus.add(file, self.tr("Instructions…"), "", self.library.collections.instruct, library=True)
        file.addSeparator()
        menus.add(file, self.tr("Settings…"), "Ctrl+,", self.open_settings)
        menus.add(file, self.tr("Quit"), "Ctrl+Q", self.quit)
        menus.add_chat(bar.addMenu(self.tr("&Chat")), self.chat)
        view = bar.addMenu(self.tr("&View"))
        menus.add(view, self.tr("Find"), "Ctrl+F", self.find)
        view.addSeparator()
        menus.add_schemes(view, self._settings.appearance.scheme, self._choose_scheme)
        menus.add_source(bar.addMenu(self.tr("&Pages")), self.source)
        about = bar.addMenu(self.tr("&Help"))
        menus.add(about, self.tr("Keyboard shortcuts"), "F1", self.sides.open_shortcuts)
        menus.add(about, self.tr("Privacy and network…"), "", self.open_offline)
        menus.add(about, self.tr("About LocalMind"), "", self.show_about)
        menus.set_open(False)

    def _connect(self) -> None:
        self.library.add_asked.connect(self.choose_files)
        self.chat.add_asked.connect(self.choose_files)
        self.library.collections_changed.connect(self.chat.set_collections)
        self.library.samples_asked.connect(self.add_samples)
        self.library.document_chosen.connect(self.source.show_document)
        self.library.scope_chosen.connect(self.chat.composer.choose_document)
        self.library.documents_changed.connect(self._take_documents)
        self.chat.citation_clicked.connect(self.open_citation)
        self.chat.save_asked.connect(self.choose_answer_file)
        self.chat.save_conversation_asked.connect(self.choose_conversation_file)
        for part in (self.chat, self.source):
            part.table_asked.connect(self.tables.open_table)
        self.library.tables_asked.connect(self.tables.open_list)
        self.library.view.details_asked.connect(self.sides.open_details)
        self.library.view.comparison_asked.connect(self.sides.open_comparison)
        self.library.documents_changed.connect(self.memory.bring_back)
        self.library.documents_changed.connect(self.sides.keep_only)
        self.sides.table_asked.connect(self.tables.open_table)
        self.sides.page_asked.connect(self.source.show_document)
        self.sides.citation_asked.connect(self.source.show_citation)
        self.sides.hiding_asked.connect(self.library.collections.hide_personal)
        self.sides.settings_chosen.connect(self._take_settings)
        self.sides.reopen_asked.connect(self._reopen)
        self.status.offline_asked.connect(self.open_offline)
        self.bell.rung.connect(self._take_handed)
        self.tables.citation_opened.connect(self.source.show_citation)
        for asker in (self.tables, self.source):
            asker.asked_about.connect(self._ask_within)
        self.chat.answering_changed.connect(self.menus.stop.setEnabled)
        self.source.citation_shown.connect(self.chat.mark)
        self.source.bar.side_button.toggled.connect(self._make_room)
        self._desk.opened.connect(self._opened)
        self._desk.failed.connect(self._open_failed)

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
    def _reopen(self) -> None:
        self.open_library(self._folder)

    @Slot()
    def _opened(self) -> None:
        self.menus.set_open(True)
        self.bell.listen(self._folder)
        self.status.show_server(self._settings)
        job = self._desk.model_checks()
        job.finished.connect(self.status.show_checks)
        UpkeepDesk(self._desk).protection().finished.connect(self.status.show_protection)
        self.library_opened.emit()

    @Slot(object)
    def _open_failed(self, failure: Failure) -> None:
        self.status.show_closed()
        self.chat.composer.set_ready(False, self.tr("The library is not open"))
        again = (self.tr("Try again"), partial(self.open_library, self._folder))
        settings = (self.tr("Settings…"), self.open_settings)
        self.notice.say(failure.sentence, "error", (again, settings), details_of(failure))
        self.library_failed.emit(failure)

    @Slot(object)
    def _take_documents(self, documents: Sequence[Document]) -> None:
        self.status.show_count(len(documents))
        self.chat.set_documents(documents)
        self.source.keep_only(documents)
        self.tables.keep_only(documents)
        names = {document.name for document in documents}
        self.chat.turns.welcome.set_examples(self._samples.questions_for(names))

    # ------------------------------------------------------------------ files in

    @Slot()
    def choose_files(self) -> None:
        choose_files(self, self.library.add_paths)

    @Slot()
    def choose_folder(self) -> None:
        choose_folder(self, self.library.add_paths)

    @Slot(object)
    def _take_handed(self, files: Sequence[Path]) -> None:
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

    # ------------------------------------------------------------------ answers out

    @Slot(object)
    def choose_answer_file(self, answer: Answer) -> None:
        asked = [card.question for card in self.chat.turns.cards() if card.answer is answer]
        name = asked[0] if asked else self.tr("Answer")
        choose_target(self, self.tr("Save answer"), name, partial(self.save_answer, answer))

    def save_answer(self, answer: Answer, path: Path) -> None:
        """Write ``answer`` on the export lane; the ending of ``path`` says in which format."""
        job = self._desk.save_answer(answer, path)
        job.finished.connect(partial(self._tell_saved, path))
        job.failed.connect(partial(self._tell_not_saved, partial(self.choose_answer_file, answer)))

    @Slot(object)
    def choose_conversation_file(self, conversation: Conversation) -> None:
        save = partial(self.save_conversation, conversation)
        choose_target(self, self.tr("Save conversation"), conversation.title, save)

    def save_conversation(self, conversation: Conversation, path: Path) -> None:
        """Write all questions and answers of a conversation on the export lane."""
        job = self._desk.save_conversation(conversation.id, path)
        job.finished.connect(partial(self._tell_saved, path))
        job.failed.connect(partial(self._tell_not_saved, partial(self.choose_conversation_file, conversation)))

    def _tell_saved(self, path: Path, _: object) -> None:
        say_saved(self.notice, path)
        self.saved.emit(path)

    def _tell_not_saved(self, choose: Callable[[], object], failure: Failure) -> None:
        """``choose`` asks for another place."""
        actions = ((self.tr("Choose another location…"), choose), (self.tr("Close"), None))
        self.notice.say(failure.sentence, "error", actions, details_of(failure))

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
    def _ask_within(self, scope: Scope) -> None:
        """The next questions look there; the field for them is at hand, also from another window."""
        self.activateWindow()
        self.chat.close_list()
        self.chat.composer.choose_scope(scope)

    @Slot(object)
    def open_citation(self, citation: Citation) -> None:
        """Show a citation of an answer, with the others of that answer a step away."""
        answers = [card.answer for card in self.chat.turns.cards() if card.answer is not None]
        self.source.show_citation(citation, citations_beside(citation, answers))

    @Slot(bool)
    def _make_room(self, beside: bool) -> None:
        """The side bar stands beside the pages: make them wide enough at the cost of the other panes."""
        sizes = self.splitter.sizes()
        missing = ROOM_WITH_SIDE_BAR - sizes[2]
        if beside and missing > 0 and self.source.document_id is not None:
            for place, part in ((1, self.chat), (0, self.library)):
                given = min(missing, sizes[place] - part.minimumWidth())
                sizes[place] -= given
                sizes[2] += given
                missing -= given
            self.splitter.setSizes(sizes)

    # ------------------------------------------------------------------ settings and help

    @Slot()
    def open_settings(self) -> None:
        self.sides.open_settings(self._settings, self._folder)

    @Slot()
    def open_offline(self) -> None:
        self.sides.open_offline(self._settings)

    @Slot(object)
    def _take_settings(self, settings: Settings) -> None:
        """Keep the settings; where more than the looks has changed, open the library with them. No restart."""
        before, self._settings = self._settings, settings
        job = self._desk.save_settings(settings, self._settings_file)
        job.failed.connect(self._tell_failure)
        self.show_appearance()
        if replace(settings, appearance=before.appearance) == before:
            return
        if self.chat.answering:
            self.chat.stop()
        self.open_library(Path(settings.library) if settings.library else self._folder)

    def show_appearance(self) -> None:
        """Look as the settings say."""
        looks = self._settings.appearance
        self._theme.choose({"light": False, "dark": True}.get(looks.scheme), looks.high_contrast)
        self.menus.mark_scheme(looks.scheme)

    def _choose_scheme(self, scheme: str) -> None:
        self._take_settings(replace(self._settings, appearance=replace(self._settings.appearance, scheme=scheme)))

    @Slot()
    def show_about(self) -> None:
        show_about(self, self._theme)

    # ------------------------------------------------------------------ the beginning and the end

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted.is_set():
            QTimer.singleShot(0, self._painted.set)  # when all that is in it is painted too

    @Slot()
    def quit(self) -> None:
        """Close, after asking in place when work goes on."""
        if not self._asks_to_stay():
            self.close()

    def _asks_to_stay(self) -> bool:
        """Ask once, in place, when work goes on; whether it was asked now."""
        unfinished = sum(entry.under_way for entry in self.library.model.entries)
        said = unfinished_line(unfinished, self.chat.answering)
        if not said or self._asked_to_close or not self._settings.appearance.ask_before_closing:
            return False
        self._asked_to_close = True
        never = (self.tr("Quit and don’t ask again"), self._close_unasked)
        self.notice.say(said, "warning", ((self.tr("Quit"), self.close), (self.tr("Cancel"), self._stay), never))
        self.notice.buttons()[0].setFocus()
        return True

    @Slot()
    def _stay(self) -> None:
        self._asked_to_close = False

    @Slot()
    def _close_unasked(self) -> None:
        self._settings = replace(
            self._settings, appearance=replace(self._settings.appearance, ask_before_closing=False)
        )
        self._desk.save_settings(self._settings, self._settings_file).ended.connect(self.close)

    def closeEvent(self, event: QCloseEvent) -> None:
        """What is under way is cancelled, and goes on at the next start. Only the user's own closing is asked about."""
        if event.spontaneous() and self._asks_to_stay():
            event.ignore()
            return
        self.memory.keep(self._folder)
        self.hide()
        self.sides.close_all()
        self.tables.close_all()
        self._desk.close()
        super().closeEvent(event)
