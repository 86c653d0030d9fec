"""The source pane: the page that an answer comes from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QStackedWidget, QVBoxLayout, QWidget

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.job import Failure, Job
from localmind_desktop.core import Citation, Document, PageImage
from localmind_desktop.ui.parts import HEAD_HEIGHT, Notice, label, pane, tool_button
from localmind_desktop.ui.source.page_tables import PageTables
from localmind_desktop.ui.source.page_view import FULL_SIZE, PageView
from localmind_desktop.ui.theme import Theme

SHARPEN_MS = 90
MOST_PIXELS = 24_000_000


class SourcePane(QWidget):
    """Shows a citation, or a document from its first page; pages are rendered on the pages lane."""

    page_shown = Signal(object)  # PageImage
    citation_shown = Signal(object)  # Citation or None
    table_asked = Signal(object)  # TableRef

    def __init__(self, desk: Desk, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._document_id: str | None = None
        self._citation: Citation | None = None
        self._sizes: Sequence[tuple[float, float]] = ()
        self._page = 1
        self._render_job: Job | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._render)
        self._build(theme)
        desk.opening.connect(self.clear)

    def _build(self, theme: Theme) -> None:
        frame, column = pane()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(frame)
        self.name = label(self.tr("Source"), "title")
        self.name.setMinimumSize(40, HEAD_HEIGHT)
        column.addWidget(self.name)
        self.view = PageView(theme)
        self.view.image_wanted.connect(self._want_image)
        self.view.turn_wanted.connect(self.turn)
        self.view.zoomed.connect(self._show_zoom)
        self.bar = self._build_bar(theme)
        column.addWidget(self.bar)
        empty = label(self.tr("Click a citation to see the page it comes from."), "muted", wrap=True)
        empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.stack = QStackedWidget()
        self.stack.addWidget(empty)
        self.stack.addWidget(self.view)
        column.addWidget(self.stack, 1)
        self.notice = Notice()
        column.addWidget(self.notice)
        self.clear()

    def _build_bar(self, theme: Theme) -> QWidget:
        bar = QWidget()
        row = QHBoxLayout(bar)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        self.previous_button = tool_button(theme.icon("previous"), self.tr("Previous page"), partial(self.turn, -1))
        self.next_button = tool_button(theme.icon("next"), self.tr("Next page"), partial(self.turn, 1))
        self.page_box = QLineEdit()
        self.page_box.setAccessibleName(self.tr("Page"))
        self.page_box.setValidator(QIntValidator(1, 999_999, self.page_box))
        self.page_box.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.page_box.setFixedWidth(58)
        self.page_box.returnPressed.connect(self._go_to_typed)
        self.page_count = label("", "muted")
        self.zoom = label("", "muted")
        self.zoom.setMinimumWidth(44)
        self.zoom.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row.addWidget(self.previous_button)
        row.addWidget(self.page_box)
        row.addWidget(self.page_count)
        row.addWidget(self.next_button)
        row.addStretch(1)
        self.tables = PageTables(self._desk, theme)
        self.tables.table_asked.connect(self.table_asked)
        row.addWidget(self.tables)
        row.addWidget(tool_button(theme.icon("zoom-out"), self.tr("Zoom out (Ctrl+-)"), self.view.zoom_out))
        row.addWidget(self.zoom)
        row.addWidget(tool_button(theme.icon("zoom-in"), self.tr("Zoom in (Ctrl++)"), self.view.zoom_in))
        row.addWidget(tool_button(theme.icon("fit-width"), self.tr("Fit the width (Ctrl+0)"), self.view.fit_width))
        return bar

    # ------------------------------------------------------------------ what is shown

    @property
    def page(self) -> int:
        return self._page

    @Slot()
    def clear(self) -> None:
        """Show nothing."""
        self._document_id = None
        self._citation = None
        self.tables.clear()
        self._timer.stop()
        self.name.setText(self.tr("Source"))
        self.bar.hide()
        self.stack.setCurrentIndex(0)

    @Slot(object)
    def show_citation(self, citation: Citation) -> None:
        """Open the page of ``citation`` with its places marked."""
        self._citation = citation
        self._open(citation.document_id, citation.document, citation.page)
        self.citation_shown.emit(citation)

    @Slot(object)
    def show_document(self, document: Document) -> None:
        """Open a document at its first page."""
        self._citation = None
        self._open(document.id, document.name, 1)
        self.citation_shown.emit(None)

    @Slot(object)
    def keep_only(self, documents: Sequence[Document]) -> None:
        """Let go of a document that is no longer in the library."""
        if self._document_id is not None and self._document_id not in {document.id for document in documents}:
            self.clear()

    def _open(self, document_id: str, name: str, page: int) -> None:
        if not self._desk.is_open:
            return
        self.notice.hide()
        self.name.setText(name)
        self.name.setToolTip("")
        self.name.setAccessibleName(self.tr("Source: {name}").format(name=name))
        self._page = page
        if document_id == self._document_id and self._sizes:
            self.go_to(page, again=True)
            return
        self._document_id = document_id
        self._sizes = ()
        job = self._desk.page_sizes(document_id)
        job.finished.connect(partial(self._take_sizes, document_id))
        job.failed.connect(self._tell_failure)
        self.tables.load(document_id, name)

    def _take_sizes(self, document_id: str, sizes: Sequence[tuple[float, float]]) -> None:
        if document_id != self._document_id:
            return
        self._sizes = sizes
        if not sizes:
            self.notice.say(self.tr("This document has no pages that can be shown."), "warning")
            return
        self.bar.show()
        self.stack.setCurrentWidget(self.view)
        self.page_count.setText(self.tr("of {n}").format(n=len(sizes)))
        self.go_to(self._page, again=True)

    @Slot(int)
    def turn(self, pages: int) -> None:
        self.go_to(self._page + pages)

    @Slot(int)
    def go_to(self, page: int, again: bool = False) -> None:
        """Show a page; numbers beyond the document's ends are moved to its ends."""
        if not self._sizes:
            return
        page = min(max(1, page), len(self._sizes))
        if page == self._page and not again:
            return
        self._page = page
        self.page_box.setText(str(page))
        self.previous_button.setEnabled(page > 1)
        self.next_button.setEnabled(page < len(self._sizes))
        self.view.show_page(self._sizes[page - 1], *self._marks())
        self.tables.show_page(page, self._citation.places if self._citation else ())
        self._show_zoom()
        self._timer.start(0)

    @Slot()
    def open_table(self) -> None:
        """Open the table that is cited, or that stands on the shown page."""
        self.tables.open()

    @Slot()
    def _go_to_typed(self) -> None:
        self.go_to(int(self.page_box.text()), again=True)
        self.view.setFocus()

    def _marks(self) -> tuple[list, list]:
        if self._citation is None:
            return [], []
        cited = [place.box for place in self._citation.places if place.page == self._page]
        around = [place.box for place in self._citation.around if place.page == self._page]
        return cited, around

    # ------------------------------------------------------------------ images

    @Slot()
    def _want_image(self) -> None:
        self._timer.start(SHARPEN_MS)

    @Slot()
    def _render(self) -> None:
        """Ask for a sharp image of the present page at the present zoom; an older request is taken back."""
        if self._document_id is None or not self._sizes or not self._desk.is_open:
            return
        if self._render_job is not None:
            self._render_job.cancel()
        width, height = self._sizes[self._page - 1]
        scale = self.view.canvas.scale * self.devicePixelRatioF()
        scale = min(scale, (MOST_PIXELS / (width * height)) ** 0.5)
        job = self._desk.render(self._document_id, self._page, scale)
        job.finished.connect(self._take_image)
        job.failed.connect(self._tell_failure)
        job.ended.connect(partial(self._forget_job, job))
        self._render_job = job

    def _forget_job(self, job: Job) -> None:
        if self._render_job is job:
            self._render_job = None

    @Slot(object)
    def _take_image(self, image: PageImage) -> None:
        if image.document_id == self._document_id and image.page == self._page:
            self.view.set_image(image, self.devicePixelRatioF())
            self.page_shown.emit(image)

    @Slot()
    def _show_zoom(self) -> None:
        self.zoom.setText(self.tr("{n} %").format(n=round(100 * self.view.canvas.scale / FULL_SIZE)))

    @Slot(object)
    def _tell_failure(self, failure: Failure) -> None:
        self.notice.say(failure.sentence, "error", ((self.tr("Close"), None),))
