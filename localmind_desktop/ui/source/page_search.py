"""The search of the source pane: its row, its hits on the pages, and the way from one to the next."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.core import Box, Place, TextHit
from localmind_desktop.ui.source.find_bar import FindBar
from localmind_desktop.ui.source.finding import Finding
from localmind_desktop.ui.source.page_view import PageView
from localmind_desktop.ui.theme import Theme

LONGEST_SOUGHT = 100  # letters of a selection that are taken into the field


class PageSearch(QObject):
    """Looks for what is typed, marks all hits that are in view, and asks for the place of the one that is shown."""

    place_wanted = Signal(int, object)  # page, Box
    opened = Signal()

    def __init__(self, desk: Desk, view: PageView, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self.finding = Finding(desk, self)
        self.bar = FindBar(self.finding, theme)
        self.bar.typed.connect(self._look_for)
        self.bar.closed.connect(self._close)
        self.finding.changed.connect(self._mark)
        self.finding.hit_chosen.connect(self._show)
        self.finding.places.arrived.connect(self._mark)
        view.scrolled.connect(self._mark)

    def begin(self, document_id: str) -> None:
        """Search in this document from now on."""
        self.finding.begin(document_id)

    @Slot()
    def open(self) -> None:
        """Show the row; what is selected on one line is looked for."""
        selected = self._view.selecting.text
        if selected and "\n" not in selected and len(selected) <= LONGEST_SOUGHT:
            self.bar.field.setText(selected)
        self.bar.open_search()
        self.opened.emit()

    @Slot(str)
    def _look_for(self, text: str) -> None:
        self.finding.look_for(text, self._view.page)

    @Slot()
    def _close(self) -> None:
        self.bar.field.clear()
        self._view.setFocus()

    @Slot(object)
    def _show(self, hit: TextHit) -> None:
        boxes = self.finding.places.boxes_of(hit)
        self.place_wanted.emit(hit.page, boxes[0] if boxes else hit.area)

    @Slot()
    def _mark(self) -> None:
        """Hand the view the hits of the pages in view, and find out where exactly they are."""
        places, seen, marks = self.finding.places, self._view.seen(), self._view.marks
        found: dict[int, list[Box]] = {}
        if self.finding.model.hits:
            places.wish(seen)
            found = {page: places.boxes(page) for page in seen}
        hit = self.finding.hit
        now = [Place(hit.page, box) for box in places.boxes_of(hit)] if hit is not None else []
        if found != marks.found or now != marks.found_now:
            marks.found, marks.found_now = found, now
            self._view.viewport().update()
