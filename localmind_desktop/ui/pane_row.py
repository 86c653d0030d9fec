"""The panes side by side: which are shown, how much room each has, and the way from one to the next."""

from __future__ import annotations

import enum
from collections.abc import Iterator, Sequence
from itertools import chain

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QSplitter, QWidget

from localmind_desktop.ui.chat.pane import ChatPane
from localmind_desktop.ui.library.pane import LibraryPane
from localmind_desktop.ui.source.pane import SourcePane
from localmind_desktop.ui.tab_order import can_focus, tabbed
from localmind_desktop.ui.toasts import stack_of

WIDTHS = (260, 540, 580)
HEIGHTS = (500, 300)
LEAST = (210, 300, 300)
LEAST_CHAT = 480
"""Pixels for the answers beside other panes, where there are that many."""
BESIDE_SIDE_BAR = 400
"""That the chat keeps when a side bar needs room."""
NARROW, LOW = 1_100, 700
"""Of the row: what is narrower has room for two columns, what is lower for few conversations."""
FEW_CONVERSATIONS = 0.3  # of a low row
HANDLE = 9


class Pane(enum.Enum):
    """In the order in which F6 goes through them."""

    LIBRARY = enum.auto()
    CONVERSATIONS = enum.auto()
    CHAT = enum.auto()
    PAGES = enum.auto()


SIDE = (Pane.LIBRARY, Pane.CONVERSATIONS)


class PaneRow(QSplitter):
    """The library above the conversations, the chat, the pages. All but the chat can be hidden."""

    shown_changed = Signal(object, bool)  # Pane

    def __init__(self, library: LibraryPane, chat: ChatPane, source: SourcePane, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._library, self._chat, self._source = library, chat, source
        self.conversations = chat.conversations.list
        self.side = QSplitter(Qt.Orientation.Vertical)
        for part in (library, self.conversations):
            self.side.addWidget(part)
        self._parts = {
            Pane.LIBRARY: library,
            Pane.CONVERSATIONS: self.conversations,
            Pane.CHAT: chat,
            Pane.PAGES: source,
        }
        for splitter in (self, self.side):
            splitter.setHandleWidth(HANDLE)
            splitter.setChildrenCollapsible(False)
        for place, part in enumerate((self.side, chat, source)):
            self.addWidget(part)
            self.setStretchFactor(place, 1 if place else 0)
        self._keep_readable()
        self.side.setStretchFactor(0, 1)
        self.side.setStretchFactor(1, 0)
        self._left: tuple[tuple[int, ...], tuple[int, ...]] = WIDTHS, HEIGHTS  # the last that were chosen
        self._is_narrow = self._is_low = False
        self._folded: set[Pane] = set()  # hidden for want of room, not by the user
        self.pages_in_front = False
        """Whether the pages, and not the library, stand beside the chat where there is room for one of them."""
        self._wide: tuple[int, ...] = WIDTHS  # of the columns, before there was room for two only
        self.setSizes(WIDTHS)
        self.side.setSizes(HEIGHTS)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow, low = self.width() < NARROW, self.height() < LOW
        if narrow is not self._is_narrow:
            self._is_narrow = narrow
            if narrow:
                self._wide = self.sizes_kept()[0]
                self._fold(self._behind())
            else:
                self._unfold()
                side, chat, pages = self._wide
                more = max(0, self.width() - sum(self._wide) - 2 * HANDLE) // 2
                self.take_sizes((side, chat + more, pages + more), self.sizes_kept()[1])
        if low and not self._is_low and not self.conversations.isHidden():
            height = self.side.height()
            few = min(self.side.sizes()[1], round(FEW_CONVERSATIONS * height))
            self.side.setSizes([height - few, few])
        self._is_low = low

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._keep_readable()
        return super().event(event)

    def _keep_readable(self) -> None:
        """Let no column be narrower than its texts need."""
        for place, least in enumerate(LEAST):
            part = self.widget(place)
            part.setMinimumWidth(max(least, part.minimumSizeHint().width()))

    # ------------------------------------------------------------------ which are shown

    def shows(self, pane: Pane) -> bool:
        return not self._parts[pane].isHidden()

    def show_pane(self, pane: Pane, shown: bool = True) -> None:
        """Show a pane, with the room it had, or hide it; the chat always stays.

        Where the row is narrow, what is beside the chat is either the pages or the library with the conversations:
        the one gives way to the other, and comes back after it.
        """
        self._folded.discard(pane)
        if self._is_narrow and shown and pane is not Pane.CHAT:
            self.pages_in_front = pane is Pane.PAGES
        if pane is Pane.CHAT or shown is self.shows(pane):
            return
        aside = SIDE if pane is Pane.PAGES else (Pane.PAGES,)
        if self._is_narrow and shown:
            self._fold(aside)
        self._set_shown(pane, shown)
        if self._is_narrow and shown and pane in SIDE:
            self._unfold(SIDE)
        elif self._is_narrow and not any(map(self.shows, (*SIDE, Pane.PAGES))):
            self._unfold(aside)

    def wants(self, pane: Pane) -> bool:
        """Whether the user shows a pane, also where there is no room for it now."""
        return self.shows(pane) or pane in self._folded

    def recall(self, pane: Pane, shown: bool) -> None:
        """Show or hide a pane as it was left; what is hidden for want of room only stays so."""
        if shown is not self.wants(pane):
            self.show_pane(pane, shown)

    def bring_to_front(self) -> None:
        """Have the pages beside the chat, now or as soon as there is room for two columns only."""
        self.pages_in_front = True
        if self._is_narrow and self.wants(Pane.PAGES):
            self.show_pane(Pane.PAGES)

    def _behind(self) -> Sequence[Pane]:
        """What gives way where there is room for two columns only."""
        if self.pages_in_front and self.shows(Pane.PAGES):
            return SIDE
        return (Pane.PAGES,) if any(map(self.shows, SIDE)) else ()

    def _fold(self, panes: Sequence[Pane]) -> None:
        """Hide these for want of room."""
        for pane in filter(self.shows, panes):
            self._set_shown(pane, False)
            self._folded.add(pane)

    def _unfold(self, panes: Sequence[Pane] = tuple(Pane)) -> None:
        """Bring back those of these that were hidden for want of room."""
        for pane in [pane for pane in panes if pane in self._folded]:
            self._folded.discard(pane)
            self._set_shown(pane, True)

    def _set_shown(self, pane: Pane, shown: bool) -> None:
        part = self._parts[pane]
        (side, chat, pages), down = self.sizes_kept()
        before = self._room_beside_chat(side, pages)
        had_focus = part.isAncestorOf(QApplication.focusWidget())
        part.setVisible(shown)
        self.side.setVisible(self.shows(Pane.LIBRARY) or self.shows(Pane.CONVERSATIONS))
        chat = max(self._chat.minimumWidth(), chat + before - self._room_beside_chat(side, pages))
        self.take_sizes((side, chat, pages), down)
        self._share_narrow()
        if had_focus:
            self._enter(self._chat)
        self.shown_changed.emit(pane, shown)

    def _share_narrow(self) -> None:
        """Where there is room for two columns only, the answers have enough of it, and the pages the rest."""
        side, chat, pages = self.sizes()
        if self._is_narrow and self.shows(Pane.PAGES):
            room = chat + pages
            chat = min(max(LEAST_CHAT, room - WIDTHS[2]), room - self._source.minimumWidth())
            self.setSizes((side, chat, room - chat))

    def _room_beside_chat(self, side: int, pages: int) -> int:
        """The pixels that the other columns take, as far as they are shown."""
        shown = ((side, self.side), (pages, self._source))
        return sum(width + HANDLE for width, part in shown if not part.isHidden())

    @Slot()
    def show_pages(self) -> None:
        """Something was opened in them."""
        self.show_pane(Pane.PAGES)

    @Slot()
    def open_conversations(self) -> None:
        """Show all conversations, ready to search them."""
        self.show_pane(Pane.CONVERSATIONS)
        self.conversations.begin()

    # ------------------------------------------------------------------ their room

    def sizes_kept(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The widths of the columns and the heights in the first; of what is hidden those that it had."""
        across = tuple(size or before for size, before in zip(self.sizes(), self._left[0], strict=True))
        down = tuple(self.side.sizes())  # one without the other takes all the height: that was not chosen
        return across, down if all(down) else self._left[1]

    def take_sizes(self, across: Sequence[int], down: Sequence[int]) -> None:
        """Give the panes these widths and heights; what does not fit is passed over."""
        left = [
            tuple(sizes) if len(sizes) == part.count() and all(size > 0 for size in sizes) else before
            for part, sizes, before in ((self, across, self._left[0]), (self.side, down, self._left[1]))
        ]
        self._left = left[0], left[1]
        for part, sizes in zip((self, self.side), left, strict=True):
            part.setSizes(list(sizes))

    @Slot(bool)
    def make_room(self, beside: bool) -> None:
        """The side bar stands beside the pages: keep these as wide as they are alone, as far as others can give."""
        sizes = self.sizes()
        missing = WIDTHS[2] + self._source.stack.side_bar_width - sizes[2]
        if beside and missing > 0 and self._source.document_id is not None and self.shows(Pane.PAGES):
            for place, part, least in ((0, self.side, 0), (1, self._chat, BESIDE_SIDE_BAR)):
                given = max(0, min(missing, sizes[place] - max(least, part.minimumWidth())))
                sizes[place] -= given
                sizes[2] += given
                missing -= given
            self.setSizes(sizes)

    # ------------------------------------------------------------------ from pane to pane

    @Slot()
    def go_next(self) -> None:
        self._go(1)

    @Slot()
    def go_back(self) -> None:
        self._go(-1)

    def _go(self, step: int) -> None:
        """To the next pane, or what is said about the window's work, in which something can have the focus."""
        stack = stack_of(self.window())
        parts = [part for part in (*self._parts.values(), stack) if part.isVisible()]
        focused = QApplication.focusWidget()
        now = next((place for place, part in enumerate(parts) if part.isAncestorOf(focused)), -1 if step > 0 else 0)
        for distance in range(1, len(parts) + 1):
            if self._enter(parts[(now + step * distance) % len(parts)]):
                return

    def _enter(self, part: QWidget) -> bool:
        """Give the focus to the main thing in ``part``, else the first that takes it; whether there was one."""
        stops = (widget for widget in chain(self._main_of(part), tabbed(part)) if can_focus(widget))
        first = next(stops, None)
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)
        return first is not None

    def _main_of(self, part: QWidget) -> Iterator[QWidget]:
        if part is self._chat:
            yield self._chat.composer.field
        elif part is self._library:
            yield self._library.view
        elif part is self.conversations:
            yield self.conversations.view
        elif part is self._source:
            yield self._source.view
