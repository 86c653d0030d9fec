"""Fills the tabs that say what was found out about a document."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, Slot

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.insights import InsightDesk, citation_at
from localmind_desktop.bridge.job import Failure, Job
from localmind_desktop.core import Document, DocumentClass, Inspection, Place, RedactionMode
from localmind_desktop.ui.details.insight_words import entities_line, entity_rows
from localmind_desktop.ui.details.personal_tab import PersonalTab
from localmind_desktop.ui.details.placed_rows import PlacedRows
from localmind_desktop.ui.details.placed_tab import PlacedTab
from localmind_desktop.ui.details.review_tab import ReviewTab
from localmind_desktop.ui.details.summary_tab import SummaryTab
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import tr

OF_PEOPLE = (DocumentClass.HR, DocumentClass.CONTRACT, DocumentClass.INVOICE)
"""The classes whose personal data is that of people, not of a company's letterhead."""


class InsightTabs(QObject):
    """The tabs are its parts; ``citation_chosen`` shows a place in the document."""

    citation_chosen = Signal(object)  # Citation
    exposed = Signal()  # personal data was found in a document of people, and is not hidden

    def __init__(self, desk: Desk, theme: Theme, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._insights = InsightDesk(desk)
        self._document = document
        self._asked: Job | None = None
        self.summary = SummaryTab(theme)
        columns = tr("Kind"), tr("Value"), tr("Normalized"), tr("Role"), tr("Count")
        self.entities = PlacedTab(
            PlacedRows(tr("Entities"), columns, stretched=1),
            tr("Filter entities"),
            tr("No dates, amounts, names or addresses found."),
        )
        self.entities.rows.set_widths((None, None, 120, 190, None))
        self.personal = PersonalTab(self._insights, document)
        self.review = ReviewTab(self._insights, theme, document)
        for rows in (self.summary.points, self.entities.rows, self.personal.rows, self.review.rows):
            rows.place_chosen.connect(self._choose)
        self.summary.class_chosen.connect(self._set_class)
        self.summary.describe_asked.connect(self._describe)
        self._take(self._insights.of(document))

    @Slot()
    def stop(self) -> None:
        """Nobody waits for an answer any more."""
        if self._asked is not None:
            self._asked.cancel()

    def show_anew(self) -> None:
        """Something else is known of the document now."""
        self._take(self._insights.of(self._document))

    def _take(self, job: Job) -> None:
        self._asked = job
        self.summary.set_busy(True)
        job.finished.connect(self._show)
        job.failed.connect(self._tell_failure)
        job.ended.connect(self._rest)

    @Slot(object)
    def _show(self, found: Inspection) -> None:
        self.summary.notice.hide()
        self.summary.show_inspection(found)
        self.entities.show_placed(entity_rows(found.entities), entities_line(found.entities))
        self.personal.show_personal(found)
        self.review.show_review(found)
        if found.personal and found.classified.label in OF_PEOPLE:
            self._insights.mode(self._document.collection).finished.connect(self._take_mode)

    @Slot(object)
    def _take_mode(self, mode: RedactionMode) -> None:
        if mode is RedactionMode.OFF:
            self.exposed.emit()

    @Slot(object)
    def _tell_failure(self, failure: Failure) -> None:
        self.summary.notice.say(failure.sentence, "error", ((tr("Close"), None),))

    @Slot()
    def _rest(self) -> None:
        self.summary.set_busy(False)

    @Slot(object, str)
    def _choose(self, places: Sequence[Place], quote: str) -> None:
        self.citation_chosen.emit(citation_at(self._document, places, quote))

    @Slot(object)
    def _set_class(self, label: DocumentClass | None) -> None:
        self._take(self._insights.choose_class(self._document, label))

    @Slot()
    def _describe(self) -> None:
        self._take(self._insights.describe(self._document))
