"""The citations of an answer as a row of chips: one Tab stop, arrow keys from chip to chip."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QToolButton, QWidget

from localmind_desktop.bridge.names import Names
from localmind_desktop.bridge.tips import tip
from localmind_desktop.core import Citation
from localmind_desktop.ui.parts import FlowLayout, clear_layout
from localmind_desktop.ui.words import place_of

SHOWN = 5
QUOTE_LENGTH = 600
NAME_LENGTH = 27
TIP_WIDTH = 80  # letters of a line
STEPS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}


class CitationChips(QWidget):
    """The first ``SHOWN`` citations, the others behind a chip that says how many they are."""

    citation_clicked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._flow = FlowLayout(self)
        self._chips: dict[int, QToolButton] = {}
        self._names: Names = {}

    def show_citations(self, citations: Sequence[Citation], names: Names | None = None) -> None:
        """``names`` is what their documents are called; the tips have the names of the files."""
        self._names = names or {}
        clear_layout(self._flow)
        before = ("", *(citation.document_id for citation in citations))
        self._chips = {
            citation.number: self._chip(citation, is_named=citation.document_id != last)
            for citation, last in zip(citations, before, strict=False)
        }
        for place, chip in enumerate(self._chips.values()):
            self._flow.addWidget(chip)
            chip.setVisible(place < SHOWN)
            chip.setFocusPolicy(Qt.FocusPolicy.TabFocus if place == 0 else Qt.FocusPolicy.ClickFocus)
        if len(citations) > SHOWN:
            more = QToolButton()
            more.setObjectName("chip")
            more.setText(self.tr("{n} more").format(n=len(citations) - SHOWN))
            more.setAccessibleName(self.tr("Show {n} more citations").format(n=len(citations) - SHOWN))
            more.installEventFilter(self)
            more.clicked.connect(partial(self._show_all, more))
            self._flow.addWidget(more)
        self.setVisible(bool(citations))
        self.updateGeometry()

    def mark(self, number: int | None) -> None:
        """Show which citation is open."""
        for each, chip in self._chips.items():
            chip.setChecked(each == number)

    def _chip(self, citation: Citation, *, is_named: bool) -> QToolButton:
        """``is_named``: with the document's name, which a run of citations from one document has but once."""
        chip = QToolButton()
        chip.setObjectName("chip")
        chip.setCheckable(True)
        called = self._names.get(citation.document_id, citation.document)
        name = f"{short_name(called)} · " if is_named else ""
        place = citation.where or self.tr("p. {page}").format(page=citation.page)
        where = f"{citation.number}   {name}{place}"
        chip.setText(where.replace("&", "&&"))
        chip.setToolTip(quote_tip(citation))
        chip.setAccessibleDescription(citation.quote or place_of(citation))  # else Qt reads out the tip, maybe as HTML
        chip.setAccessibleName(
            self.tr("Citation {number}: {document}, {place}").format(
                number=citation.number, document=called, place=place_of(citation)
            )
        )
        chip.setCursor(Qt.CursorShape.PointingHandCursor)
        chip.installEventFilter(self)
        chip.clicked.connect(partial(self._clicked, citation.number))
        return chip

    def _clicked(self, number: int) -> None:
        self.citation_clicked.emit(number)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in STEPS:
            self._step(watched, STEPS[Qt.Key(event.key())])
            return True
        return super().eventFilter(watched, event)

    def _step(self, chip: QObject, by: int) -> None:
        """Go from ``chip`` to the next or the one before; at the ends nothing happens."""
        chips = [self._flow.itemAt(place).widget() for place in range(self._flow.count())]
        shown = [each for each in chips if not each.isHidden()]
        place = shown.index(chip) + by
        if 0 <= place < len(shown):
            shown[place].setFocus(Qt.FocusReason.TabFocusReason)

    def _show_all(self, more: QToolButton) -> None:
        more.hide()
        for chip in self._chips.values():
            chip.show()
        list(self._chips.values())[SHOWN].setFocus(Qt.FocusReason.TabFocusReason)
        self.updateGeometry()


def short_name(name: str) -> str:
    """A file name that fits a chip; its middle gives way."""
    half = (NAME_LENGTH - 1) // 2
    return name if len(name) <= NAME_LENGTH else f"{name[:half]}…{name[-half:]}"


def quote_tip(citation: Citation) -> str:
    """Document, page and quote, as text."""
    return plain_tip(cut(citation.quote), f"{citation.document}, {place_of(citation)}")


def cut(text: str) -> str:
    return text if len(text) <= QUOTE_LENGTH else text[:QUOTE_LENGTH] + "…"


def plain_tip(text: str, headline: str = "") -> str:
    """A tip in lines, which Qt breaks in HTML alone, and takes for none: the text may be a document's."""
    lines = [line for part in text.splitlines() for line in textwrap.wrap(part, TIP_WIDTH)]
    return tip("\n".join([headline, "", *lines] if headline else lines).strip())
