"""How a document was read: its stages, the pages that could not be, and why."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from localmind_desktop.bridge.job import Failure
from localmind_desktop.bridge.telling import told
from localmind_desktop.bridge.upkeep import UpkeepDesk
from localmind_desktop.core import Document, Reading, State
from localmind_desktop.ui.busy_bar import BusyBar
from localmind_desktop.ui.parts import label, set_tone
from localmind_desktop.ui.rows_view import RowsView
from localmind_desktop.ui.words import (
    count_name,
    labelled,
    number_name,
    passages_name,
    rows_name,
    state_name,
    tables_name,
    tr,
)

MANY_PAGES = 12
TONES = {State.FAILED: "error", State.PARTIAL: "warning"}  # of what is said of a document; remarks have none


class ReadingTab(QWidget):
    """Loads when it is made. ``page_chosen``: a page in the list of troubles."""

    page_chosen = Signal(int)

    def __init__(self, upkeep: UpkeepDesk, document: Document) -> None:
        super().__init__()
        self._document = document
        self._pages: tuple[int, ...] = ()
        self.reason = label("", "hint", wrap=True)
        self.reason.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.busy = BusyBar(self.tr("Loading"))
        self.stages = RowsView(self.tr("Stages"), (self.tr("Stage"), self.tr("Result")), stretched=1)
        self.state = label("", wrap=True)
        self.troubles = RowsView(self.tr("Pages with problems"), (self.tr("Page"), self.tr("Reason")), stretched=1)
        self.copy_button = QPushButton(self.tr("Copy"))
        self._build()
        self.troubles.activated.connect(self._choose)
        self.copy_button.clicked.connect(self.copy)
        job = upkeep.reading(document.id)
        job.finished.connect(self._show)
        job.failed.connect(self._show_failure)
        job.ended.connect(self.busy.hide)

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        for widget in (self.busy, self.reason):
            column.addWidget(widget)
        column.addWidget(self.stages, 3)
        column.addWidget(self.state)
        column.addWidget(self.troubles, 2)
        row = QHBoxLayout()
        row.addWidget(self.copy_button)
        row.addStretch(1)
        column.addLayout(row)
        self.troubles.hide()
        self._say(told(self._document.reason or ""), TONES.get(self._document.state, ""))

    def _say(self, text: str, tone: str) -> None:
        self.reason.setText(text)
        self.reason.setVisible(bool(text))
        set_tone(self.reason, tone)

    @Slot(object)
    def _show(self, reading: Reading) -> None:
        self.stages.show_rows(stages(self._document, reading))
        troubles = reading.troubles
        self._pages = tuple(each.page for each in troubles)
        self.troubles.show_rows([(number_name(each.page), told(each.reason)) for each in troubles])
        self.troubles.setVisible(bool(troubles))
        many = count_name(len(troubles), tr("{n} page could not be read:"), tr("{n} pages could not be read:"))
        self.state.setText(many if troubles else tr("No problems found."))

    @Slot(object)
    def _show_failure(self, failure: Failure) -> None:
        self._say(failure.sentence, "error")

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        self.page_chosen.emit(self._pages[index.row()])

    @property
    def text(self) -> str:
        lines = [labelled(name, result) for name, result in self.stages.rows()]
        lines += [self.state.text(), *(labelled(page, reason) for page, reason in self.troubles.rows())]
        reason = [told(self._document.reason)] if self._document.reason else []
        return "\n".join([self._document.name, *reason, *lines])

    @Slot()
    def copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text)


def stages(document: Document, reading: Reading) -> list[tuple[str, str]]:
    """The path of a document, step by step."""
    rows = [
        (tr("Status"), state_name(document.state)),
        (tr("File"), document.source or tr("unknown")),
        (tr("Pages read"), tr("{read} of {total} have text").format(read=reading.with_text, total=reading.pages)),
        (tr("Text recognized"), recognised(reading)),
        (tr("Tables"), tables_line(document)),
        (tr("Re-read"), twice(reading)),
        (tr("Passages"), number_name(reading.passages)),
        (tr("Indexed"), learned(reading)),
    ]
    if reading.pictures_only:
        rows.insert(4, (tr("Images without text"), pages_line(reading.pictures_only)))
    return rows


def recognised(reading: Reading) -> str:
    if not reading.recognised:
        return tr("not needed: the pages have text")
    return tr("{pages} ({languages})").format(
        pages=pages_line(reading.recognised), languages=", ".join(reading.languages)
    )


def tables_line(document: Document) -> str:
    if not document.tables:
        return tr("none found")
    return tr("{tables} with {rows}").format(tables=tables_name(document.tables), rows=rows_name(document.rows))


def twice(reading: Reading) -> str:
    if not reading.looked_again:
        return tr("not needed")
    improved = len(reading.improved)
    better = count_name(improved, tr("1 improved"), tr("{n} improved")) if improved else tr("none improved")
    return f"{pages_line(reading.looked_again)}; {better}"


def learned(reading: Reading) -> str:
    if not reading.embedders:
        return tr("by keyword only: no embedding model was available")
    said = tr("{passages}, by {model}")
    return "; ".join(
        said.format(passages=passages_name(count), model=stamp.partition("@")[0]) for stamp, count in reading.embedders
    )


def pages_line(pages: Sequence[int]) -> str:
    """ "page 4", "pages 3, 5, 9 …"."""
    listed = ", ".join(number_name(page) for page in pages[:MANY_PAGES])
    more = "" if len(pages) <= MANY_PAGES else " …"
    return (tr("page {pages}") if len(pages) == 1 else tr("pages {pages}")).format(pages=listed + more)
