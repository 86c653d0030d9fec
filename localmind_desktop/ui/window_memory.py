"""Bringing the window back as it was left: its place on the screen, its panes, and what was open."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QMargins, QObject, QRect, QSize, Qt, Slot
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMainWindow

from localmind_desktop.bridge.window_state import WindowState, load_state, save_state
from localmind_desktop.core import Document
from localmind_desktop.ui.chat.pane import ChatPane
from localmind_desktop.ui.pane_row import Pane, PaneRow
from localmind_desktop.ui.source.page_view import Fit
from localmind_desktop.ui.source.pane import SourcePane
from localmind_desktop.ui.zoom import TEXT_ZOOMS

LEAST_IN_SIGHT = 80
"""Pixels of a window that have to be on a screen, so that it can be taken hold of."""
FIRST_SIZE = QSize(1380, 860)
FRAME = QMargins(8, 36, 8, 8)
"""Room on the screen for the frame that the window manager adds, which is not known before the window is shown."""


class WindowMemory(QObject):
    """Reads the state file once and writes it at the end. What no longer exists is passed over."""

    def __init__(
        self, window: QMainWindow, panes: PaneRow, source: SourcePane, chat: ChatPane, titles: QAction, file: Path
    ) -> None:
        """``titles`` is the choice whether documents are listed by their titles."""
        super().__init__(window)
        self._window = window
        self._panes = panes
        self._source = source
        self._chat = chat
        self._titles = titles
        self._file = file
        self._left = WindowState()

    def recall(self) -> None:
        """Put the window where it was; what was open in it comes back when its library is there."""
        self._left = left = load_state(self._file)
        frame = QRect(left.x, left.y, left.width, left.height)
        if left.width and is_in_sight(frame):
            self._window.setGeometry(on_screen(frame))
        else:
            self._window.setGeometry(first_place())
        if left.maximized:
            self._window.setWindowState(Qt.WindowState.WindowMaximized)
        self._source.stack.side_width = left.side_width
        self._source.bar.side_button.setChecked(left.side_bar)
        self._source.view.take_zoom(next((each for each in Fit if each == left.fit), Fit.WIDTH), left.zoom)
        self._source.bar.dim.setChecked(left.dim_pages)
        self._source.bar.two.setChecked(left.two_pages)
        self._titles.setChecked(left.titles)
        if left.text_zoom in TEXT_ZOOMS:
            self._chat.zoom_text(left.text_zoom)
        for pane, shown in ((Pane.LIBRARY, left.library_shown), (Pane.CONVERSATIONS, left.conversations_shown)):
            self._panes.recall(pane, shown)
        self._panes.recall(Pane.PAGES, left.pages_shown)
        if left.pages_in_front:
            self._panes.bring_to_front()
        self._panes.take_sizes(left.panes, left.side_heights)

    def begin(self, library: Path) -> None:
        """The library in ``library`` opens: another one than the last has nothing to come back to."""
        if self._left.library != str(library):
            self._left = WindowState()
        self._chat.expect(self._left.conversation, new=not library.exists())

    @Slot(object)
    def bring_back(self, documents: Sequence[Document]) -> None:
        """Show the document that was open, as soon as the library tells of it, unless something else is shown."""
        document = next((each for each in documents if each.id == self._left.document), None)
        if document is not None:
            if self._source.document_id is None:
                self._source.show_document(document, self._left.page)
            self._left = WindowState()

    def keep(self, library: Path) -> None:
        """Write how the window stands now."""
        place = self._window.normalGeometry()
        across, down = self._panes.sizes_kept()
        state = WindowState(
            x=place.x(),
            y=place.y(),
            width=place.width(),
            height=place.height(),
            maximized=self._window.isMaximized(),
            panes=across,
            side_heights=down,
            library_shown=self._panes.wants(Pane.LIBRARY),
            conversations_shown=self._panes.wants(Pane.CONVERSATIONS),
            pages_shown=self._panes.wants(Pane.PAGES),
            pages_in_front=self._panes.pages_in_front,
            library=str(library),
            document=self._source.document_id or "",
            page=self._source.page if self._source.document_id else 0,
            conversation=self._chat.conversation_id or "",
            side_bar=self._source.bar.side_button.isChecked(),
            side_width=self._source.stack.side_width,
            fit=self._source.view.fit.value,
            zoom=self._source.view.zoom,
            dim_pages=self._source.bar.dim.isChecked(),
            two_pages=self._source.bar.two.isChecked(),
            text_zoom=self._chat.text_zoom,
            titles=self._titles.isChecked(),
        )
        save_state(state, self._file)


def is_in_sight(frame: QRect) -> bool:
    """Whether enough of ``frame`` is on a screen, its upper edge too."""
    shown = [screen.availableGeometry().intersected(frame) for screen in QGuiApplication.screens()]
    return any(
        part.width() >= LEAST_IN_SIGHT and part.height() >= LEAST_IN_SIGHT and part.top() == frame.top()
        for part in shown
    )


def first_place() -> QRect:
    """Where a window stands that was never shown: in the middle of the main screen, no larger than it."""
    free = QGuiApplication.primaryScreen().availableGeometry().marginsRemoved(FRAME)
    place = QRect(free.topLeft(), FIRST_SIZE.boundedTo(free.size()))
    place.moveCenter(free.center())
    return place


def on_screen(frame: QRect) -> QRect:
    """``frame``, no larger than the screen that it was left on: that may be another one by now, or finer scaled."""
    screen = QGuiApplication.screenAt(frame.center()) or QGuiApplication.primaryScreen()
    free = screen.availableGeometry().marginsRemoved(FRAME)
    return QRect(frame.topLeft(), frame.size().boundedTo(free.size()))
