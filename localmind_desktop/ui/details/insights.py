"""Fills the tabs that say what was found out about a document."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.insights import InsightDesk, citation_at
from localmind_desktop.bridge.job import Failure, Job
from localmind_desktop.core import Document, DocumentClass, Inspection
from localmind_desktop.ui.details.insight_words import entity_rows, personal_name, review_rows
from localmind_desktop.ui.details.placed_rows import PlacedRow, PlacedRows
from localmind_desktop.ui.details.placed_tab import PlacedTab
from localmind_desktop.ui.details.summary_tab import SummaryTab
from localmind_desktop.ui.words import number_name


class InsightTabs(QObject):
    """The tabs are its parts; ``citation_chosen`` shows a place in the document."""

    citation_chosen = Signal(object)  # Citation

    def __init__(self, desk: Desk, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._insights = InsightDesk(desk)
        self._document = document
        self.summary = SummaryTab()
        self.entities = PlacedTab(
            PlacedRows(
                self.tr("Entities"), (self.tr("Kind"), self.tr("Value"), self.tr("Role"), self.tr("Count")), stretched=1
            ),
            self.tr("Filter entities"),
            self.tr("No dates, amounts, names or addresses were found in this document."),
        )
        self.personal = PlacedTab(
            PlacedRows(self.tr("Personal data"), (self.tr("Kind"), self.tr("Count"))),
            self.tr("Filter kinds"),
            self.tr("No personal data was found in this document."),
        )
        self.review = PlacedTab(
            PlacedRows(
                self.tr("Review"),
                (self.tr("Item"), self.tr("State"), self.tr("What it says"), self.tr("Note")),
                stretched=2,
            ),
            self.tr("Filter items"),
            self.tr("There is no checklist for this class of document. Choose another class under Summary."),
        )
        for rows in (self.summary.points, self.entities.rows, self.personal.rows, self.review.rows):
            rows.place_chosen.connect(self._choose)
        self.summary.class_chosen.connect(self._set_class)
        self.summary.describe_asked.connect(self._describe)
        self._take(self._insights.of(document))

    def _take(self, job: Job) -> None:
        self.summary.busy.show()
        self.summary.describe_button.setEnabled(False)
        job.finished.connect(self._show)
        job.failed.connect(self._tell_failure)
        job.ended.connect(self._rest)

    @Slot(object)
    def _show(self, found: Inspection) -> None:
        self.summary.show_inspection(found)
        self.entities.show_placed(entity_rows(found.entities))
        self.personal.show_placed([PlacedRow((personal_name(kind), number_name(n))) for kind, n in found.personal])
        self.review.show_placed(review_rows(found.review))

    @Slot(object)
    def _tell_failure(self, failure: Failure) -> None:
        self.summary.notice.say(failure.sentence, "error", ((self.tr("Close"), None),))

    @Slot()
    def _rest(self) -> None:
        self.summary.busy.hide()
        self.summary.describe_button.setEnabled(True)

    @Slot(object, str)
    def _choose(self, places: object, quote: str) -> None:
        self.citation_chosen.emit(citation_at(self._document, places, quote))  # type: ignore[arg-type]

    @Slot(object)
    def _set_class(self, label: DocumentClass) -> None:
        self._take(self._insights.choose_class(self._document, label))

    @Slot()
    def _describe(self) -> None:
        self._take(self._insights.describe(self._document))
