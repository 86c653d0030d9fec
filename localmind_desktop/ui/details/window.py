"""What is known of a document: its tables, how it was read, and what models found in it (U4)."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QDialog, QTabWidget, QVBoxLayout, QWidget

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.upkeep import UpkeepDesk
from localmind_desktop.core import Document
from localmind_desktop.ui.details.empty_tab import EmptyTab
from localmind_desktop.ui.details.reading_tab import ReadingTab
from localmind_desktop.ui.parts import label
from localmind_desktop.ui.table_list import DocumentTables
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import count_name, date_name, size_name, state_name, tr

SIZE = QSize(640, 580)


class DetailsWindow(QDialog):
    """Stays open beside the work. Closes with Escape."""

    table_chosen = Signal(object)  # TableRef
    page_chosen = Signal(object, object)  # Document, page

    def __init__(self, desk: Desk, theme: Theme, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.setWindowTitle(self.tr("Details of {document}").format(document=document.name))
        self.setWindowIcon(theme.icon("localmind"))
        self.resize(SIZE)
        self.tables = DocumentTables(desk, document)
        self.tables.table_chosen.connect(self.table_chosen)
        self.reading = ReadingTab(UpkeepDesk(desk), document)
        self.reading.page_chosen.connect(self._choose_page)
        self.tabs = QTabWidget()
        self.tabs.setAccessibleName(self.tr("Details"))
        self.tabs.addTab(self.tables, self.tr("Tables"))
        self.tabs.addTab(self.reading, self.tr("Reading"))
        for name, text in self._to_come():
            self.tabs.addTab(EmptyTab(theme, text), name)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(6)
        column.addWidget(label(document.name, "headline", wrap=True))
        column.addWidget(label(facts(document), "muted", wrap=True))
        column.addWidget(self.tabs, 1)

    def _to_come(self) -> tuple[tuple[str, str], ...]:
        """The tabs that nothing fills yet, with what would."""
        none = self.tr("Nothing is stored for this document.")
        texts = (
            (self.tr("Summary"), self.tr("Here the title, topics and key points of the document will stand.")),
            (
                self.tr("Entities"),
                self.tr("Here dates, amounts, names and addresses will stand, with their places."),
            ),
            (
                self.tr("Personal data"),
                self.tr("Here the kinds of personal data will stand, and how often each occurs."),
            ),
            (self.tr("Review"), self.tr("Here a checklist will stand: what is found, missing or unclear, and where.")),
        )
        needs = self.tr("This version does not analyse documents; questions about it can be asked all the same.")
        return tuple((name, f"{none} {text}\n\n{needs}") for name, text in texts)

    def _choose_page(self, page: int) -> None:
        self.page_chosen.emit(self.document, page)


def facts(document: Document) -> str:
    """State, size and date in a line."""
    parts = [state_name(document.state)]
    if document.pages:
        parts.append(count_name(document.pages, tr("1 page"), tr("{n} pages")))
    parts.append(size_name(document.size))
    parts.append(date_name(document.added))
    return " · ".join(parts)
