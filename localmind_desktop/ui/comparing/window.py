"""What differs between two documents: a summary, a list, and both pages side by side (D8)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QModelIndex, QSize, Qt, Slot
from PySide6.QtWidgets import QComboBox, QDialog, QHBoxLayout, QPushButton, QSplitter, QVBoxLayout, QWidget

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.insights import InsightDesk, citation_at
from localmind_desktop.bridge.job import Failure
from localmind_desktop.core import Difference, DifferenceKind, Document, Place, save_list
from localmind_desktop.ui.comparing.together import ScrolledTogether
from localmind_desktop.ui.comparing.words import headers, kind_name, row_of, summary_line
from localmind_desktop.ui.parts import Notice, busy_bar, label
from localmind_desktop.ui.rows_view import RowsView
from localmind_desktop.ui.saving import choose_target, say_saved
from localmind_desktop.ui.source.pane import SourcePane
from localmind_desktop.ui.theme import Theme

SIZE = QSize(1180, 760)


class CompareWindow(QDialog):
    """Stays open beside the work. Closes with Escape."""

    def __init__(
        self, desk: Desk, theme: Theme, before: Document, after: Document, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._desk, self._before, self._after = desk, before, after
        self._differences: Sequence[Difference] = ()
        self._shown: list[Difference] = []
        self._target = Path()
        self.setWindowFlags(self.windowFlags() | Qt.WindowType.WindowMaximizeButtonHint)
        self.setWindowTitle(self.tr("{before} and {after}").format(before=before.name, after=after.name))
        self.setWindowIcon(theme.icon("localmind"))
        self.resize(SIZE)
        self.summary = label(self.tr("Comparing…"), "headline", wrap=True)
        self.notice = Notice()
        self.busy = busy_bar(self.tr("Comparing"))
        self.kinds = QComboBox()
        self.kinds.setAccessibleName(self.tr("Changes to show"))
        self.list = RowsView(self.tr("Differences"), headers(), stretched=4)
        self.before_pane, self.after_pane = SourcePane(desk, theme), SourcePane(desk, theme)
        self.together = ScrolledTogether(self.before_pane.view, self.after_pane.view, self)
        self.save_button = QPushButton(self.tr("Export…"))
        self._build()
        self._connect()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.summary, 1)
        head.addWidget(self.kinds)
        head.addWidget(self.save_button)
        pages = QSplitter(Qt.Orientation.Horizontal)
        for pane in (self.before_pane, self.after_pane):
            pages.addWidget(pane)
        parts = QSplitter(Qt.Orientation.Vertical)
        parts.addWidget(self.list)
        parts.addWidget(pages)
        parts.setSizes([SIZE.height() // 4, SIZE.height() * 3 // 4])
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(8)
        column.addLayout(head)
        for widget in (self.busy, self.notice):
            column.addWidget(widget)
        column.addWidget(parts, 1)
        self.kinds.addItem(self.tr("All changes"), None)
        for kind in DifferenceKind:
            self.kinds.addItem(kind_name(kind), kind)
        self.save_button.setEnabled(False)

    def _connect(self) -> None:
        self.kinds.currentIndexChanged.connect(self._filter)
        self.list.clicked.connect(self._choose)
        self.list.activated.connect(self._choose)
        self.save_button.clicked.connect(self._ask_where_to_save)
        self._job = InsightDesk(self._desk).compare(self._before, self._after)
        self._job.finished.connect(self._show)
        self._job.failed.connect(self._tell_failure)
        self._job.ended.connect(self.busy.hide)
        self.finished.connect(self._job.cancel)

    @Slot(object)
    def _show(self, comparison: object) -> None:
        self._differences = comparison.differences  # type: ignore[attr-defined]
        self.summary.setText(summary_line(comparison.counts))  # type: ignore[attr-defined]
        self.save_button.setEnabled(bool(self._differences))
        self._filter()
        self.before_pane.show_document(self._before, 1)
        self.after_pane.show_document(self._after, 1)

    @Slot()
    def _filter(self) -> None:
        kind = self.kinds.currentData()
        self._shown = [one for one in self._differences if kind is None or one.kind is kind]
        self.list.show_rows([row_of(one) for one in self._shown])

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        if not index.isValid():
            return
        difference = self._shown[index.row()]
        self.together.rest()
        self._show_side(self.before_pane, self._before, difference.places_before, difference.before)
        self._show_side(self.after_pane, self._after, difference.places_after, difference.after)
        self.together.go_on()

    def _show_side(self, pane: SourcePane, document: Document, places: Sequence[Place], text: str) -> None:
        if places:
            on_page = [place for place in places if place.page == places[0].page]
            pane.show_citation(citation_at(document, on_page, text))

    @Slot()
    def _ask_where_to_save(self) -> None:
        choose_target(self, self.tr("Export the differences"), self.windowTitle(), self._save)

    def _save(self, path: Path) -> None:
        rows = [row_of(one) for one in self._differences]
        notes = (self.windowTitle(), self.summary.text())
        job = self._desk.export.run(lambda cancel: save_list("Differences", headers(), rows, path, notes))
        self._target = path
        job.finished.connect(self._say_saved)
        job.failed.connect(self._tell_failure)

    @Slot()
    def _say_saved(self) -> None:
        say_saved(self.notice, self._target)

    @Slot(object)
    def _tell_failure(self, failure: Failure) -> None:
        self.notice.say(failure.sentence, "error", ((self.tr("Close"), None),))
