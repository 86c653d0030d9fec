"""What is known of a document: what it is and says, who and what is in it, its tables, how it was read (U4)."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtWidgets import QDialog, QTabWidget, QVBoxLayout, QWidget

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.upkeep import UpkeepDesk
from localmind_desktop.core import Document
from localmind_desktop.ui.details.insights import InsightTabs
from localmind_desktop.ui.details.reading_tab import ReadingTab
from localmind_desktop.ui.parts import label
from localmind_desktop.ui.table_list import DocumentTables
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.toasts import Toast
from localmind_desktop.ui.words import count_name, date_name, size_name, state_name, tr

SIZE = QSize(800, 640)


class DetailsWindow(QDialog):
    """Stays open beside the work. Closes with Escape."""

    table_chosen = Signal(object)  # TableRef
    page_chosen = Signal(object, object)  # Document, page
    citation_chosen = Signal(object)  # Citation
    hiding_asked = Signal(object)  # Document: hide the personal data of its collection

    def __init__(self, desk: Desk, theme: Theme, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.setWindowTitle(self.tr("Details: {document}").format(document=document.name))
        self.setWindowIcon(theme.icon("localmind"))
        self.resize(SIZE)
        self.tables = DocumentTables(desk, document)
        self.tables.table_chosen.connect(self.table_chosen)
        self.reading = ReadingTab(UpkeepDesk(desk), document)
        self.reading.page_chosen.connect(self._choose_page)
        self.tabs = QTabWidget()
        self.tabs.setAccessibleName(self.tr("Details"))
        self.insights = InsightTabs(desk, theme, document, self)
        self.insights.citation_chosen.connect(self.citation_chosen)
        self.tabs.addTab(self.insights.summary, self.tr("Summary"))
        self.tabs.addTab(self.insights.entities, self.tr("Entities"))
        self.tabs.addTab(self.insights.review, self.tr("Review"))
        self.tabs.addTab(self.insights.personal, self.tr("Personal data"))
        self.tabs.addTab(self.tables, self.tr("Tables"))
        self.tabs.addTab(self.reading, self.tr("Reading"))
        self.notice = Toast(theme, self)
        self.insights.exposed.connect(self._offer_hiding)
        self.insights.personal.hiding_asked.connect(self._ask_hiding)
        self.finished.connect(self.insights.stop)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(6)
        column.addWidget(label(document.title or document.name, "headline", wrap=True))
        column.addWidget(label(facts(document), "muted", wrap=True))
        column.addWidget(self.tabs, 1)

    @Slot()
    def _offer_hiding(self) -> None:
        actions = ((self.tr("Hide it…"), self._ask_hiding), (self.tr("Close"), None))
        self.notice.say(self.tr("Personal data was found."), "warning", actions)

    @Slot()
    def _ask_hiding(self) -> None:
        self.hiding_asked.emit(self.document)

    @Slot(int)
    def _choose_page(self, page: int) -> None:
        self.page_chosen.emit(self.document, page)


def facts(document: Document) -> str:
    """The file name where the title stands above, state, size and date in a line."""
    parts = [*([document.name] if document.title else []), state_name(document.state)]
    if document.pages:
        parts.append(count_name(document.pages, tr("{n} page"), tr("{n} pages")))
    parts.append(size_name(document.size))
    parts.append(date_name(document.added))
    return " · ".join(parts)
