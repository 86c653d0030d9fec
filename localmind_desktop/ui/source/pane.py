"""The source pane: the pages that an answer comes from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QVBoxLayout, QWidget

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.job import Failure
from localmind_desktop.bridge.outline import Outline, OutlineNode
from localmind_desktop.core import Box, Citation, Document
from localmind_desktop.ui.parts import pane
from localmind_desktop.ui.showing import open_or_tell
from localmind_desktop.ui.source.citation_row import CitationRow
from localmind_desktop.ui.source.citing import CitedPlaces
from localmind_desktop.ui.source.fetching import PageImages, PageTexts
from localmind_desktop.ui.source.history import History, Visit
from localmind_desktop.ui.source.noting import Noting
from localmind_desktop.ui.source.page_column import Spot
from localmind_desktop.ui.source.page_search import PageSearch
from localmind_desktop.ui.source.page_tables import PageTables
from localmind_desktop.ui.source.page_view import PageView
from localmind_desktop.ui.source.panel import EMPTY, OPENING, PAGES, Panel
from localmind_desktop.ui.source.quoting import Quoting
from localmind_desktop.ui.source.rereading import Rereading
from localmind_desktop.ui.source.sharp_page import SharpPage
from localmind_desktop.ui.source.side_bar import Side, SideBar
from localmind_desktop.ui.source.tool_row import ToolRow
from localmind_desktop.ui.source.trouble import PageTrouble
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.toasts import Toast


class SourcePane(QWidget):
    """Shows a citation on its page, or a document where it was left; pages are drawn on the pages lane."""

    page_shown = Signal(object)  # PageImage: the page that is read is sharp, after a place was opened or zoomed
    citation_shown = Signal(object)  # Citation or None
    table_asked = Signal(object)  # TableRef

    def __init__(self, desk: Desk, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._document_id: str | None = None
        self._name = ""
        self._labels: dict[int, str] = {}  # what pages are called besides their numbers
        self._citation: Citation | None = None
        self._left: dict[str, Spot] = {}  # where documents were left
        self._arrive: Callable[[], None] | None = None  # what is to be shown when the page sizes are there
        self.history, self._reading = History(), Rereading()
        self.images, self.texts = PageImages(desk, parent=self), PageTexts(desk, self)
        self.view = PageView(self.images, self.texts, theme)
        self.quoting, self._cited = Quoting(self.view, self), CitedPlaces(self.view, self)
        self.search = PageSearch(desk, self.view, theme, self)
        self._sharp = SharpPage(self.view, self)
        self._build(theme)
        self._connect()
        self.clear()

    def _build(self, theme: Theme) -> None:
        frame, column = pane()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(frame)
        self.head = CitationRow(theme)
        self.name = self.head.name
        self.tables = PageTables(theme)
        self.bar = ToolRow(self.view, self.tables, theme)
        self.trouble = PageTrouble(self.view)
        self.page_box = self.bar.page_box
        self.previous_button, self.next_button = self.bar.previous_button, self.bar.next_button
        self.notice = Toast(theme, self)
        beside = ("copy", self.view.selecting.copy_action), ("question", self.quoting.ask_action)
        self.noting = Noting(self._desk, self.view, self.notice, theme, self, beside)
        self.side_bar = SideBar(self._desk, self.search.finding, self.noting, theme)
        self.stack = Panel(self.view, self.side_bar)
        for part in (self.head, self.bar, self.search.bar, self.stack):
            column.addWidget(part, 1 if part is self.stack else 0)

    def _connect(self) -> None:
        view, bar = self.view, self.bar
        self._desk.opening.connect(self._forget_all)
        self._sharp.shown.connect(self.page_shown)
        view.page_changed.connect(self._show_page)
        bar.side_button.toggled.connect(self.stack.show_side)
        bar.back_button.clicked.connect(self.go_back)
        bar.forward_button.clicked.connect(self.go_forward)
        bar.previous_button.clicked.connect(partial(self.turn, -1))
        bar.next_button.clicked.connect(partial(self.turn, 1))
        bar.find_button.clicked.connect(self.search.open)
        bar.page_box.returnPressed.connect(self._go_to_typed)
        self.tables.table_asked.connect(self.table_asked)
        self.head.citation_chosen.connect(self._step_to)
        self.search.place_wanted.connect(self.go_to)
        self.search.opened.connect(self._offer_hits)
        self.search.finding.failed.connect(self._tell_failure)
        self.side_bar.outline.node_chosen.connect(self._show_node)
        self.side_bar.thumbnails.page_chosen.connect(self._visit_page)
        self.noting.place_wanted.connect(self._visit_page)
        view.back_wanted.connect(self.go_back)
        view.forward_wanted.connect(self.go_forward)
        more = (self.tr("Find in this document"), self.open_find), (self.tr("Show in folder"), self.show_file)
        for text, slot in more:
            self.view.selecting.more_actions.append(QAction(text, self, triggered=slot))

    # ------------------------------------------------------------------ what is shown

    @property
    def page(self) -> int:
        return self.view.page

    @property
    def document_id(self) -> str | None:
        return self._document_id

    def has_pages(self) -> bool:
        return self.view.column.count > 0

    @Slot()
    def clear(self) -> None:
        """Show nothing."""
        self._document_id, self._citation, self._arrive = None, None, None
        self._sharp.forget()
        self.tables.clear()
        self._begin("", ())
        self.name.say(self.tr("Source"))
        self.head.show_citation(None, ())
        self.bar.hide()
        self._settle_history()
        self.search.bar.hide()
        self.notice.hide()
        self.stack.setCurrentIndex(EMPTY)

    @Slot()
    def _forget_all(self) -> None:
        """Another library is opened."""
        self.history.forget()
        self._left.clear()
        self.clear()

    @Slot(object)
    def show_citation(self, citation: Citation, beside: Sequence[Citation] = ()) -> None:
        """Open the page of ``citation`` with its places marked; ``beside`` are all citations of its answer."""
        self._leave()
        self.head.show_citation(citation, beside)
        self._open(citation.document_id, citation.document, citation, partial(self._arrive_at, citation))

    def mark_citation(self, citation: Citation, beside: Sequence[Citation] = ()) -> None:
        """As `show_citation`, where its page is in view, but the pages stay as they are; elsewhere nothing happens."""
        if citation.document_id == self._document_id and citation.page in self.view.seen():
            self.head.show_citation(citation, beside)
            self._open(citation.document_id, citation.document, citation, self.view.flash.begin)

    @Slot(object)
    def show_document(self, document: Document, page: int = 0) -> None:
        """Open a document at ``page``; without one where it was left, at first at its first page."""
        self._leave()
        self.head.show_citation(None, ())
        spot = self._left.get(document.id, Spot(1, 0.0, 0.0))
        arrive = partial(self.view.go_to, page or 1)
        if not page and spot[1:] != (0.0, 0.0):
            arrive = partial(self.view.go_back_to, spot)
        self._open(document.id, document.name, None, arrive)

    @Slot(object)
    def keep_only(self, documents: Sequence[Document]) -> None:
        """Let go of documents that are no longer in the library; see the pages that were read since."""
        there = {document.id for document in documents}
        for gone in [document_id for document_id in self._left if document_id not in there]:
            self._left.pop(gone)
            self.history.forget(gone)
        shown = next((document for document in documents if document.id == self._document_id), None)
        if shown is not None:
            self.noting.follow(shown)
            if self._reading.is_over(shown, self.view.column.count):
                self._load_again(partial(self.view.go_back_to, self.view.top_spot()))
        elif shown is None and self._document_id is not None:
            self.history.forget(self._document_id)
            self.clear()

    def _open(self, document_id: str, name: str, citation: Citation | None, arrive: Callable[[], None]) -> None:
        """Show a document, with what is cited marked; ``arrive`` brings it to the right place."""
        if not self._desk.is_open:
            return
        self.notice.hide()
        self._citation, self._name = citation, name
        self.head.show_document(document_id, name)
        self.setAccessibleName(self.tr("Source: {name}").format(name=self.name.whole))
        self.citation_shown.emit(citation)
        is_read = citation is None or citation.page <= self.view.column.count
        if document_id == self._document_id and self._arrive is None and is_read:
            self._arrive_by(arrive)
            return
        self._document_id = document_id
        self._load_again(arrive)

    def _load_again(self, arrive: Callable[[], None]) -> None:
        """Read the sizes and the outline of the document's pages, then go to a place."""
        document_id, self._arrive = self._document_id or "", arrive
        self.tables.begin(document_id, self._name)
        self._begin("", ())
        self.stack.setCurrentIndex(OPENING)
        self._load(document_id)

    def _load(self, document_id: str) -> None:
        sizes, outline = self._desk.page_sizes(document_id), self._desk.outline(document_id)
        sizes.finished.connect(partial(self._take_sizes, document_id))
        sizes.failed.connect(partial(self._tell_not_opened, document_id))
        outline.finished.connect(partial(self._take_outline, document_id))

    def _begin(self, document_id: str, sizes: Sequence[tuple[float, float]]) -> None:
        self._labels = {}
        self.images.begin(document_id, sizes)
        self.texts.begin(document_id)
        self.search.begin(document_id)
        self.quoting.begin(document_id, self._name)
        self.side_bar.thumbnails.show_pages(document_id, sizes)
        self.view.show_pages(sizes)
        self.noting.begin(document_id, self._name)

    def _take_sizes(self, document_id: str, sizes: Sequence[tuple[float, float]]) -> None:
        if document_id != self._document_id or self._arrive is None:
            return
        arrive, self._arrive = self._arrive, None
        if not sizes:
            self.stack.setCurrentIndex(EMPTY)
            self.notice.say(self.tr("This document has no pages to show."), "warning")
            return
        self.bar.show()
        self.stack.setCurrentIndex(PAGES)
        self._begin(document_id, sizes)
        self._arrive_by(arrive)

    def _take_outline(self, document_id: str, outline: Outline) -> None:
        if document_id == self._document_id:
            self.tables.show_map(outline.page_map)
            self.side_bar.show_outline(outline.root)
            self._labels = {page.number: page.label for page in outline.page_map.pages if page.label}
            self.side_bar.thumbnails.name_pages(self._labels)
            self._show_page()

    def _tell_not_opened(self, document_id: str, failure: Failure) -> None:
        if document_id == self._document_id:
            self.stack.setCurrentIndex(EMPTY)
            again = partial(self._load, document_id)
            self.notice.say(failure.sentence, "error", ((self.tr("Try again"), again), (self.tr("Close"), None)))

    # ------------------------------------------------------------------ places

    def _arrive_by(self, arrive: Callable[[], None]) -> None:
        self._cited.mark(self._citation)
        arrive()
        self._show_page()
        self.view.viewport().update()
        self._sharp.expect()

    def _arrive_at(self, citation: Citation) -> None:
        cited, near = (
            [place.box for place in places if place.page == citation.page]
            for places in (citation.places, citation.around)
        )
        if cited or near:
            self.view.show_place(citation.page, cited or near, near, are_lines=not citation.cells)
        else:
            self.view.go_to(citation.page)
        self.view.flash.begin()

    @Slot(int)
    def turn(self, pages: int) -> None:
        """To the next page or pair of pages, or to one before."""
        self.go_to(self.view.column.stepped(self.page, pages))

    @Slot(int)
    def go_to(self, page: int, box: Box | None = None) -> None:
        """Show a page; numbers beyond the document's ends are moved to its ends."""
        if self.view.column.count:
            self.view.handled.emit()
            self._arrive_by(partial(self.view.go_to, page, box))

    @Slot(int)
    def _visit_page(self, page: int, box: Box | None = None) -> None:
        """Go to a page in such a way that one can come back."""
        self._leave()
        self.go_to(page, box)

    @Slot()
    def go_back(self) -> None:
        """To the place that was left last."""
        if self.history.leads_back and self._document_id:
            self._visit(self.history.back(self._now()))

    @Slot()
    def go_forward(self) -> None:
        if self.history.leads_forward and self._document_id:
            self._visit(self.history.forward(self._now()))

    def _visit(self, visit: Visit) -> None:
        self.head.show_citation(visit.citation, self.head.beside)
        self._open(visit.document_id, visit.name, visit.citation, partial(self.view.go_back_to, visit.spot))
        self._settle_history()

    def _now(self) -> Visit:
        spot = self.view.top_spot() if self.view.column.count else Spot(1, 0.0, 0.0)
        return Visit(self._document_id or "", self._name, spot, self._citation)

    def _leave(self) -> None:
        """Keep the place that is shown, before another is."""
        if self._document_id is not None and self.view.column.count:
            now = self._now()
            self._left[self._document_id] = now.spot
            self.history.leave(now)
        self._settle_history()

    def _settle_history(self) -> None:
        self.bar.back_button.setEnabled(self.history.leads_back)
        self.bar.forward_button.setEnabled(self.history.leads_forward)

    @Slot()
    def next_citation(self) -> None:
        self.head.next()

    @Slot()
    def previous_citation(self) -> None:
        self.head.previous()

    @Slot(object)
    def _step_to(self, citation: Citation) -> None:
        self.show_citation(citation, self.head.beside)

    @Slot()
    def _show_page(self) -> None:
        """Say which page is read, wherever that is said."""
        count = self.view.column.count
        if count:
            self.bar.show_page(self.page, count, self._labels.get(self.page, ""))
            self.side_bar.mark_page(self.page)
            places = self._citation.places if self._citation else ()
            self.tables.show_page(self.page, places)
            self.view.setAccessibleDescription(self.tr("Page {n} of {count}").format(n=self.page, count=count))

    @Slot()
    def _go_to_typed(self) -> None:
        self._visit_page(int(self.page_box.text() or self.page))
        self.view.setFocus()

    @Slot()
    def open_table(self) -> None:
        """Open the table that is cited, or that stands on the shown page."""
        self.tables.open()

    @Slot(object)
    def _show_node(self, node: OutlineNode) -> None:
        self._visit_page(node.page, node.box)

    # ------------------------------------------------------------------ the side bar and the search

    @Slot()
    def toggle_side_bar(self) -> None:
        self.bar.side_button.toggle()

    @Slot()
    def open_find(self) -> None:
        """Begin or go on with a search in the shown document."""
        if self.view.column.count:
            self.search.open()

    @Slot()
    def _offer_hits(self) -> None:
        """List the hits beside the pages where there is room for that."""
        if self.stack.offer(Side.FOUND):
            self.bar.side_button.setChecked(True)

    @Slot()
    def show_notes(self) -> None:
        """List the notes beside the pages."""
        self.side_bar.choose(Side.NOTES)
        self.bar.side_button.setChecked(True)

    # ------------------------------------------------------------------ the file

    @Slot()
    def show_file(self) -> None:
        """Open the folder of the document's file: the user's own where it still is, else the library's copy."""
        if self._document_id is not None:
            job = self._desk.file_of(self._document_id)
            job.finished.connect(self._show_folder)
            job.failed.connect(self._tell_failure)

    @Slot(object)
    def _show_folder(self, path: Path) -> None:
        open_or_tell(self.notice, path.parent)

    @Slot(object)
    def _tell_failure(self, failure: Failure) -> None:
        self.notice.say(failure.sentence, "error", ((self.tr("Close"), None),))
