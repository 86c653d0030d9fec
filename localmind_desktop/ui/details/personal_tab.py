"""What is personal in a document, by kind, and where it stands (D1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QShowEvent

from localmind_desktop.bridge.insights import InsightDesk
from localmind_desktop.core import Document, Inspection, PersonalKind, Place
from localmind_desktop.ui.details.insight_words import personal_name
from localmind_desktop.ui.details.placed_rows import PlacedRow, PlacedRows
from localmind_desktop.ui.details.placed_tab import PlacedTab
from localmind_desktop.ui.words import number_name, tr


class PersonalTab(PlacedTab):
    """Where it stands is looked up when the tab is first seen, as the library keeps no list of that.

    ``hiding_asked``: it is to be hidden, in all of the document's collection.
    """

    hiding_asked = Signal()

    def __init__(self, insights: InsightDesk, document: Document) -> None:
        super().__init__(
            PlacedRows(tr("Personal data"), (tr("Kind"), tr("Count"))),
            tr("Filter kinds"),
            tr("No personal data found in this document."),
        )
        self._insights, self._document = insights, document
        self._counts: Sequence[tuple[PersonalKind, int]] = ()
        self._places: Mapping[PersonalKind, tuple[Place, ...]] | None = None
        self._asked = False
        self.hide_button = self.add_button(self.tr("Hide personal data…"))
        self.hide_button.clicked.connect(self.hiding_asked)

    def show_personal(self, found: Inspection) -> None:
        self._counts = found.personal
        self._show_counts()
        self._look_up()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._look_up()

    def _look_up(self) -> None:
        if self._counts and self.isVisible() and not self._asked:
            self._asked = True
            self._insights.personal_places(self._document).finished.connect(self._take_places)

    @Slot(object)
    def _take_places(self, places: Mapping[PersonalKind, tuple[Place, ...]]) -> None:
        self._places = places
        self._show_counts()

    def _show_counts(self) -> None:
        places = self._places or {}
        rows = [
            PlacedRow((personal_name(kind), number_name(count)), places.get(kind, ())) for kind, count in self._counts
        ]
        is_hidden = self._places is not None and not places
        self.show_placed(rows, self.tr("It was hidden when the document was read.") if rows and is_hidden else "")
