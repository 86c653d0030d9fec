"""What can be done with a text that was just selected with the mouse, beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from localmind_desktop.ui.parts import tool_button
from localmind_desktop.ui.source.note_colours import ColourRow
from localmind_desktop.ui.source.page_view import PageView
from localmind_desktop.ui.theme import Theme

OFF, EDGE = 8, 6  # pixels from the text, and from the edge of the view


class SelectionBar(QFrame):
    """Lies on the pages; goes with the selection. ``actions`` are offered with these icons beside the colours."""

    def __init__(self, view: PageView, actions: Sequence[tuple[str, QAction]], theme: Theme) -> None:
        super().__init__(view.viewport())
        self.setObjectName("card")
        self.setAccessibleName(self.tr("Selection"))
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self._view = view
        self.colours = ColourRow()
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 3, 4, 3)
        row.setSpacing(1)
        row.addWidget(self.colours)
        self._spare = QWidget()  # these are in the menu of the pages too
        rest = QHBoxLayout(self._spare)
        rest.setContentsMargins(3, 0, 0, 0)
        rest.setSpacing(1)
        for icon, action in actions:
            rest.addWidget(tool_button(theme.icon(icon), action.text(), action.trigger))
        row.addWidget(self._spare)
        view.selecting.picked.connect(self.offer)
        view.selecting.changed.connect(self._follow)
        view.scrolled.connect(self._follow)
        self.hide()

    @Slot()
    def offer(self) -> None:
        """Come to the selected text."""
        self.show()
        self._follow()
        self.raise_()

    @Slot()
    def _follow(self) -> None:
        """Stay beside the text; go when nothing is selected any more, or it is out of sight."""
        if self.isHidden():
            return
        view, selected = self._view, self._view.selecting.selected
        rects = []
        if selected is not None and not selected.is_empty:
            pages = [page for page in selected.pages() if page in view.seen()]
            rects = [view.place_of(page, box) for page in pages for box in view.selecting.boxes(page)]
        sight = QRectF(view.viewport().rect())
        rects = [rect for rect in rects if rect.intersects(sight)]
        if not rects:
            self.hide()
            return
        self._spare.show()
        self._spare.setVisible(self.sizeHint().width() + 2 * EDGE <= view.viewport().width())
        self.setGeometry(beside(rects, self.sizeHint(), view.viewport().rect()))


def beside(rects: Sequence[QRectF], size: QSize, room: QRect) -> QRect:
    """Where something of this size is near ``rects``, within ``room``: below the last, or else above the first."""
    last, first = rects[-1], rects[0]
    top = round(last.bottom()) + OFF
    if top + size.height() > room.bottom() - EDGE:
        top = round(first.top()) - OFF - size.height()
    left = min(round(last.left()), room.right() - EDGE - size.width())
    top = min(max(top, room.top() + EDGE), room.bottom() - EDGE - size.height())
    return QRect(max(room.left() + EDGE, left), max(room.top(), top), size.width(), size.height())
