"""A list whose rows stand somewhere in the document: choosing one shows its place, choosing it again the next one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent

from localmind_desktop.core import Place
from localmind_desktop.ui.cell_view import ENTER_KEYS
from localmind_desktop.ui.rows_view import RowsView


class PlacedRow(NamedTuple):
    """The texts of a row, and where the document says it."""

    texts: tuple[str, ...]
    places: tuple[Place, ...] = ()


class PlacedRows(RowsView):
    """``place_chosen`` carries the places of one page and what stands there."""

    place_chosen = Signal(object, str)

    def __init__(self, name: str, headers: Sequence[str], stretched: int = 0, *, wrapped: bool = False) -> None:
        super().__init__(name, headers, stretched, wrapped=wrapped)
        self._placed: Sequence[PlacedRow] = ()
        self._shown = (-1, -1)  # row and place that were shown last
        self.clicked.connect(self._choose)

    def show_placed(self, rows: Sequence[PlacedRow]) -> None:
        self._placed = rows
        self._shown = (-1, -1)
        self.show_rows([row.texts for row in rows])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER_KEYS and event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        ):
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        if not index.isValid() or not self._placed[index.row()].places:
            return
        row = self._placed[index.row()]
        pages = list(dict.fromkeys(place.page for place in row.places))
        at = (self._shown[1] + 1) % len(pages) if self._shown[0] == index.row() else 0
        self._shown = (index.row(), at)
        places = tuple(place for place in row.places if place.page == pages[at])
        self.place_chosen.emit(places, " | ".join(text for text in row.texts if text))
