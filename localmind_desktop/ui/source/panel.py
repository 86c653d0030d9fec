"""The body of the source pane: the pages with the side bar beside them, or why there are none."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from localmind_desktop.ui.busy_bar import BusyBar
from localmind_desktop.ui.parts import label
from localmind_desktop.ui.source.page_view import PageView
from localmind_desktop.ui.source.side_bar import Side, SideBar

SIDE_WIDTH, SIDE_SHARE, ROOM_FOR_SIDE = 230, 0.3, 470
EMPTY, OPENING, PAGES = range(3)


class Panel(QStackedWidget):
    """Empty, opening, or the pages."""

    def __init__(self, view: PageView, side_bar: SideBar) -> None:
        super().__init__()
        self._view, self._side_bar = view, side_bar
        self.side_width = 0  # as the user made it; 0 leaves it to the room there is
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.setHandleWidth(7)
        self.splitter.setChildrenCollapsible(False)
        side_bar.setMinimumWidth(130)
        side_bar.hide()
        view.setMinimumWidth(140)
        for place, part in enumerate((side_bar, view)):
            self.splitter.addWidget(part)
            self.splitter.setStretchFactor(place, place)
        self.splitter.splitterMoved.connect(self._note_width)
        empty = label(self.tr("Click a citation to see the page it comes from."), "muted", wrap=True)
        empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for part in (empty, self._build_opening(), self.splitter):
            self.addWidget(part)

    def _build_opening(self) -> QWidget:
        opening = QWidget()
        column = QVBoxLayout(opening)
        column.addStretch(1)
        words = label(self.tr("Opening the document…"), "muted")
        words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(words)
        column.addWidget(BusyBar(self.tr("Opening the document")))
        column.addStretch(1)
        return opening

    @property
    def has_room(self) -> bool:
        """Whether a side bar leaves enough for the pages."""
        return self.width() >= ROOM_FOR_SIDE or self._side_bar.isVisible()

    @property
    def side_bar_width(self) -> int:
        """The pixels that the side bar takes from the pages."""
        return self.splitter.sizes()[0] + self.splitter.handleWidth()

    @Slot(bool)
    def show_side(self, shown: bool) -> None:
        """Show the side bar, or hide it."""
        self._side_bar.setVisible(shown)
        if shown and (self.side_width or self.splitter.sizes()[0] < SIDE_WIDTH):
            side = self.side_width or max(SIDE_WIDTH, round(SIDE_SHARE * self.width()))
            self.splitter.setSizes([side, max(side, self.width() - side)])

    @Slot()
    def _note_width(self) -> None:
        self.side_width = self.splitter.sizes()[0]

    def offer(self, side: Side) -> bool:
        """Turn the side bar to a view; whether there is room to show it."""
        self._side_bar.choose(side)
        return self.has_room
