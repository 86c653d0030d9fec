"""The citations of an answer as a row of chips."""

from __future__ import annotations

import html
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QToolButton, QWidget

from localmind_desktop.core import Citation
from localmind_desktop.ui.parts import FlowLayout, clear_layout

SHOWN = 5
QUOTE_LENGTH = 600
NAME_LENGTH = 27


class CitationChips(QWidget):
    """The first ``SHOWN`` citations, the others behind a chip that says how many they are."""

    citation_clicked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._flow = FlowLayout(self)
        self._chips: dict[int, QToolButton] = {}

    def show_citations(self, citations: Sequence[Citation]) -> None:
        clear_layout(self._flow)
        self._chips = {citation.number: self._chip(citation) for citation in citations}
        for place, chip in enumerate(self._chips.values()):
            self._flow.addWidget(chip)
            chip.setVisible(place < SHOWN)
        if len(citations) > SHOWN:
            more = QToolButton()
            more.setObjectName("chip")
            more.setText(self.tr("{n} more").format(n=len(citations) - SHOWN))
            more.clicked.connect(partial(self._show_all, more))
            self._flow.addWidget(more)
        self.setVisible(bool(citations))
        self.updateGeometry()

    def mark(self, number: int | None) -> None:
        """Show which citation is open."""
        for each, chip in self._chips.items():
            chip.setChecked(each == number)

    def _chip(self, citation: Citation) -> QToolButton:
        chip = QToolButton()
        chip.setObjectName("chip")
        chip.setCheckable(True)
        name = short_name(citation.document)
        where = f"{citation.number}   {name} · {self.tr('p.')} {citation.page}"
        chip.setText(where.replace("&", "&&"))
        chip.setToolTip(quote_tip(citation))
        chip.setAccessibleName(
            self.tr("Citation {number}: {document}, page {page}").format(
                number=citation.number, document=citation.document, page=citation.page
            )
        )
        chip.setCursor(Qt.CursorShape.PointingHandCursor)
        chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        chip.clicked.connect(partial(self._clicked, citation.number))
        return chip

    def _clicked(self, number: int) -> None:
        self.citation_clicked.emit(number)

    def _show_all(self, more: QToolButton) -> None:
        more.hide()
        for chip in self._chips.values():
            chip.show()
        self.updateGeometry()


def short_name(name: str) -> str:
    """A file name that fits a chip; its middle gives way."""
    half = (NAME_LENGTH - 1) // 2
    return name if len(name) <= NAME_LENGTH else f"{name[:half]}…{name[-half:]}"


def quote_tip(citation: Citation) -> str:
    quote = citation.quote if len(citation.quote) <= QUOTE_LENGTH else citation.quote[:QUOTE_LENGTH] + "…"
    return f"<p><b>{html.escape(citation.document)}</b></p><p style='white-space: pre-wrap'>{html.escape(quote)}</p>"
