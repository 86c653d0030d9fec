"""What a document of its class should say, whether it does, and where (D7)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from PySide6.QtCore import Slot

from localmind_desktop.bridge.insights import InsightDesk
from localmind_desktop.bridge.job import Failure
from localmind_desktop.core import Document, Inspection
from localmind_desktop.ui.details.insight_words import class_name
from localmind_desktop.ui.details.placed_rows import PlacedRows
from localmind_desktop.ui.details.placed_tab import PlacedTab
from localmind_desktop.ui.details.review_words import review_line, review_rows
from localmind_desktop.ui.saving import choose_target, say_saved
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.toasts import Toast
from localmind_desktop.ui.words import tr


class ReviewTab(PlacedTab):
    """The checklist can be exported as it is shown, without the filter."""

    def __init__(self, insights: InsightDesk, theme: Theme, document: Document) -> None:
        self.headers = (tr("Item"), tr("Status"), tr("In the document"), tr("Page"), tr("Note"))
        super().__init__(
            PlacedRows(tr("Review"), self.headers, stretched=2, wrapped=True),
            tr("Filter items"),
            tr("There is no checklist for this document type. Choose another type under Summary."),
        )
        self._insights, self._document = insights, document
        self._class = ""
        self._target = Path()  # of the last export
        self.rows.set_widths((130, None, None, None, 160))
        self.notice = Toast(theme, self)
        self.save_button = self.add_button(self.tr("Export…"))
        self.save_button.clicked.connect(self._ask_where_to_save)

    def show_review(self, found: Inspection) -> None:
        self._class = class_name(found.classified.label)
        self.show_placed(review_rows(found.review), review_line(Counter(item.state for item in found.review)))

    @Slot()
    def _ask_where_to_save(self) -> None:
        name = self.tr("Review of {document}").format(document=self._document.name)
        choose_target(self, self.tr("Export the review"), name, self.save)

    def save(self, path: Path) -> None:
        """As a workbook, Markdown or comma-separated values, by the ending of ``path``."""
        rows = [row.texts for row in self.all_rows]
        job = self._insights.save_list(
            self.tr("Review"), self.headers, rows, path, (self._document.name, self._class, self.head.text())
        )
        self._target = path
        job.finished.connect(self._tell_saved)
        job.failed.connect(self._tell_failure)

    @Slot(object)
    def _tell_saved(self, _: object) -> None:
        say_saved(self.notice, self._target)

    @Slot(object)
    def _tell_failure(self, failure: Failure) -> None:
        self.notice.say(failure.sentence, "error", ((self.tr("Close"), None),))
