"""What a document is and says, in short; its class can be set right here."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from localmind_desktop.core import DocumentClass, Inspection
from localmind_desktop.ui.busy_bar import BusyBar
from localmind_desktop.ui.details.insight_words import class_name, made_by_line, reasons_line, risks_line, topics_line
from localmind_desktop.ui.details.placed_rows import PlacedRow, PlacedRows
from localmind_desktop.ui.parts import label, link_button
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.toasts import Toast
from localmind_desktop.ui.words import tr


class SummaryTab(QWidget):
    """``class_chosen`` carries a `DocumentClass`, or None for the one that the rules find; ``describe_asked``: the chat
    model is to describe the document."""

    class_chosen = Signal(object)
    describe_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.notice = Toast(theme, self)
        self.busy = BusyBar(self.tr("Loading"))
        self.classes = QComboBox()
        self.classes.setAccessibleName(self.tr("Document type"))
        for one in DocumentClass:
            self.classes.addItem(class_name(one), one)
        self.classes.setCurrentIndex(-1)
        self.reasons = label("", "muted", wrap=True)
        self.reset_button = link_button(self.tr("Reset"), self._reset)
        self.description, self.topics, self.risks = (label("", name, wrap=True) for name in ("", "muted", "muted"))
        for text in (self.description, self.topics, self.risks):
            text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.points = PlacedRows(tr("Key points"), (tr("Key points"),), wrapped=True)
        self.made_by = label("", "muted", wrap=True)
        self.describe_button = QPushButton(self.tr("Describe with the language model"))
        self.describe_button.setAutoDefault(False)
        self.describe_button.clicked.connect(self.describe_asked)
        self._model, self._is_busy = "", False
        self._build()
        self.classes.activated.connect(self._choose)

    def _build(self) -> None:
        first = QHBoxLayout()
        first.addWidget(self.classes)
        first.addWidget(self.reasons, 1)
        first.addWidget(self.reset_button)
        last = QHBoxLayout()
        last.addWidget(self.made_by, 1)
        last.addWidget(self.describe_button)
        self._filler = QWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(10)
        column.addWidget(self.busy)
        column.addLayout(first)
        for text in (self.description, self.topics, self.risks):
            column.addWidget(text)
        column.addWidget(self.points, 1)
        column.addWidget(self._filler, 1)
        column.addLayout(last)
        self._show_texts("", "", "")
        self.reset_button.hide()
        self.points.hide()

    def show_inspection(self, found: Inspection) -> None:
        analysis, classified = found.analysis, found.classified
        self.classes.setCurrentIndex(self.classes.findData(classified.label))
        self.reasons.setText(reasons_line(found))
        self.reset_button.setVisible(classified.is_chosen)
        description = analysis.description or tr("This document has no text to summarize.")
        self._show_texts(description, topics_line(analysis.topics), risks_line(analysis.risks))
        self.points.setVisible(bool(analysis.key_points))
        self._filler.setHidden(bool(analysis.key_points))
        self.points.show_placed([PlacedRow((point.text,), point.places) for point in analysis.key_points])
        self.made_by.setText(made_by_line(analysis.made_by))
        if found.failed:
            failed = tr("Something went wrong here: {steps}. See the log for details.")
            steps = ", ".join(found.failed)
            self.notice.say(failed.format(steps=steps), "warning", ((self.tr("Close"), None),))

    def set_busy(self, busy: bool) -> None:
        self._is_busy = busy
        self.busy.setVisible(busy)
        self.classes.setEnabled(not busy)
        self.reset_button.setEnabled(not busy)
        self._offer_describing()

    def offer_model(self, model: str) -> None:
        """``model`` would describe the document; "" stands for none."""
        self._model = model
        self._offer_describing()

    def _offer_describing(self) -> None:
        self.describe_button.setEnabled(bool(self._model) and not self._is_busy)
        self.describe_button.setToolTip("" if self._model else tr("No language model"))

    def _show_texts(self, *texts: str) -> None:
        for widget, text in zip((self.description, self.topics, self.risks), texts, strict=True):
            widget.setText(text)
            widget.setVisible(bool(text))

    @Slot(int)
    def _choose(self, at: int) -> None:
        self.class_chosen.emit(DocumentClass(self.classes.itemData(at)))  # Qt hands out a plain string

    @Slot()
    def _reset(self) -> None:
        self.class_chosen.emit(None)
