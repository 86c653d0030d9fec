"""What differs between two documents: a summary, a list, and both pages side by side (D8)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QSize, Qt, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.insights import InsightDesk, citation_at
from localmind_desktop.bridge.job import Failure
from localmind_desktop.bridge.names import Names, shown_names
from localmind_desktop.core import Difference, DifferenceKind, Document, Place
from localmind_desktop.ui.busy_bar import BusyBar
from localmind_desktop.ui.comparing.together import ScrolledTogether
from localmind_desktop.ui.comparing.words import (
    export_headers,
    export_row,
    headers,
    headline,
    kind_name,
    row_of,
    summary_line,
)
from localmind_desktop.ui.parts import label
from localmind_desktop.ui.rows_view import RowsView
from localmind_desktop.ui.saving import choose_target, say_saved
from localmind_desktop.ui.source.pane import SourcePane
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.toasts import Toast

if TYPE_CHECKING:
    from localmind_desktop.core import Comparison

SIZE = QSize(1180, 820)
WHERE, BEFORE = 2, 3  # columns of the list
WHERE_WIDTH, FIELD_WIDTH = 240, 220


class CompareWindow(QDialog):
    """Stays open beside the work. Closes with Escape."""

    def __init__(
        self,
        desk: Desk,
        theme: Theme,
        before: Document,
        after: Document,
        parent: QWidget | None = None,
        *,
        names: Names | None = None,
    ) -> None:
        """``names`` is what the documents are called."""
        super().__init__(parent)
        self._before, self._after = before, after
        self._insights = InsightDesk(desk)
        self._differences: Sequence[Difference] = ()
        self._rows: Sequence[tuple[str, ...]] = ()  # of all differences
        self._shown: list[Difference] = []
        self._target = Path()  # of the last export
        self.setWindowFlags(self.windowFlags() | Qt.WindowType.WindowMaximizeButtonHint)
        self._called = called = names if names is not None else shown_names((before, after))
        self.setWindowIcon(theme.icon("localmind"))
        self.resize(SIZE)
        self.headline = label("", "headline")
        self.summary = label("", "muted", wrap=True)
        self.notice = Toast(theme, self)
        self.busy = BusyBar(self.tr("Comparing"))
        self.field = QLineEdit()
        self.kinds = QComboBox()
        self.swap_button = QPushButton(self.tr("Swap"))
        self.save_button = QPushButton(self.tr("Export…"))
        self.list = RowsView(self.tr("Differences"), headers(), stretched=4)
        self.before_pane, self.after_pane = SourcePane(desk, theme), SourcePane(desk, theme)
        self.together = ScrolledTogether(self.before_pane, self.after_pane, self)
        for pane in (self.before_pane, self.after_pane):
            pane.head.call(called)
        self._dress()
        self._build()
        self._connect()
        self._show_documents()
        self._compare()

    def _dress(self) -> None:
        self.list.header().setSectionResizeMode(BEFORE, QHeaderView.ResizeMode.Stretch)
        self.list.set_widths((None, None, WHERE_WIDTH))
        self.field.setPlaceholderText(self.tr("Filter differences"))
        self.field.setAccessibleName(self.tr("Filter differences"))
        self.field.setClearButtonEnabled(True)
        self.field.setMinimumWidth(FIELD_WIDTH)
        self.kinds.setAccessibleName(self.tr("Show"))
        self.kinds.addItem(self.tr("All changes"), None)
        for kind in DifferenceKind:
            self.kinds.addItem(kind_name(kind), kind)
        self.swap_button.setToolTip(self.tr("Take the other document for the earlier one"))
        for button in (self.swap_button, self.save_button):
            button.setAutoDefault(False)  # or Return in the list would press it
        self._begin()

    def _begin(self) -> None:
        """Nothing is known of the differences yet."""
        self.headline.setText(self.tr("Comparing…"))
        self.summary.clear()
        self.busy.show()
        for widget in (self.field, self.kinds, self.swap_button, self.save_button):
            widget.setEnabled(False)

    def _build(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.headline, 1)
        for widget in (self.field, self.kinds, self.swap_button, self.save_button):
            head.addWidget(widget)
        pages = QSplitter(Qt.Orientation.Horizontal)
        for pane in (self.before_pane, self.after_pane):
            pages.addWidget(pane)
        pages.setSizes([SIZE.width() // 2, SIZE.width() // 2])
        parts = QSplitter(Qt.Orientation.Vertical)
        parts.addWidget(self.list)
        parts.addWidget(pages)
        parts.setSizes([SIZE.height() // 4, SIZE.height() * 3 // 4])
        parts.setStretchFactor(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(8)
        column.addLayout(head)
        for part in (self.summary, self.busy):
            column.addWidget(part)
        column.addWidget(parts, 1)

    def _connect(self) -> None:
        self.kinds.currentIndexChanged.connect(self._filter)
        self.field.textChanged.connect(self._filter)
        self.list.clicked.connect(self._choose)
        self.list.activated.connect(self._choose)
        self.swap_button.clicked.connect(self.swap)
        self.save_button.clicked.connect(self._ask_where_to_save)
        self.finished.connect(self._leave)

    def _show_documents(self) -> None:
        """From the beginning, while they are compared."""
        names = self._called[self._before.id], self._called[self._after.id]
        self.setWindowTitle(self.tr("{before} and {after}").format(before=names[0], after=names[1]))
        self.together.rest((self.before_pane, self.after_pane))
        self.before_pane.show_document(self._before, 1)
        self.after_pane.show_document(self._after, 1)

    def _compare(self) -> None:
        self._job = self._insights.compare(self._before, self._after)
        self._job.finished.connect(self._show)
        self._job.failed.connect(self._tell_not_compared)
        self._job.ended.connect(self._rest)

    @Slot()
    def _rest(self) -> None:
        self.busy.hide()
        self.swap_button.setEnabled(True)

    @Slot()
    def swap(self) -> None:
        """Compare them the other way round."""
        self._before, self._after = self._after, self._before
        self._differences = self._rows = ()
        self._filter()
        self._begin()
        self._show_documents()
        self._compare()

    @Slot()
    def _leave(self) -> None:
        """Stop comparing, and take in no more pages."""
        self._job.cancel()
        for pane in (self.before_pane, self.after_pane):
            pane.clear()

    @Slot(object)
    def _show(self, comparison: Comparison) -> None:
        self._differences = comparison.differences
        self._rows = [row_of(one) for one in self._differences]
        self.headline.setText(headline(comparison.counts))
        self.summary.setText(summary_line(comparison.counts))
        for widget in (self.field, self.kinds, self.save_button):
            widget.setEnabled(bool(self._differences))
        self._filter()
        self.list.setVisible(bool(self._differences))
        self.list.setFocus()

    @Slot()
    def _filter(self) -> None:
        kind, words = self.kinds.currentData(), self.field.text().casefold().split()
        both = zip(self._differences, self._rows, strict=True)
        shown = [
            (one, row)
            for one, row in both
            if kind in (None, one.kind) and all(word in " ".join(row).casefold() for word in words)
        ]
        self._shown = [one for one, _ in shown]
        self.list.show_rows([row for _, row in shown])

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        if not index.isValid():
            return
        one = self._shown[index.row()]
        self._show_side(self.before_pane, self._before, one.places_before, one.before)
        self._show_side(self.after_pane, self._after, one.places_after, one.after)

    def _show_side(self, pane: SourcePane, document: Document, places: Sequence[Place], text: str) -> None:
        if places:
            self.together.rest((pane,))
            on_page = [place for place in places if place.page == places[0].page]
            pane.show_citation(citation_at(document, on_page, text))

    @Slot()
    def _ask_where_to_save(self) -> None:
        choose_target(self, self.tr("Export differences"), self.windowTitle(), self.save)

    def save(self, path: Path) -> None:
        """All differences, with their texts whole; the ending of ``path`` chooses the format."""
        rows = [export_row(one) for one in self._differences]
        notes = self.windowTitle(), self.headline.text(), self.summary.text()
        job = self._insights.save_list(self.tr("Differences"), export_headers(), rows, path, notes)
        self._target = path
        job.finished.connect(self._tell_saved)
        job.failed.connect(self._tell_failure)

    @Slot(object)
    def _tell_saved(self, _: object) -> None:
        say_saved(self.notice, self._target)

    @Slot(object)
    def _tell_not_compared(self, failure: Failure) -> None:
        self.headline.setText(self.tr("Not compared"))
        self._tell_failure(failure)

    @Slot(object)
    def _tell_failure(self, failure: Failure) -> None:
        self.notice.say(failure.sentence, "error", ((self.tr("Close"), None),))
