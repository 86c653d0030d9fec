"""What a document is and says, in short; its class can be set right here."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from localmind_desktop.core import DocumentClass, Inspection
from localmind_desktop.ui.details.insight_words import class_name
from localmind_desktop.ui.details.placed_rows import PlacedRow, PlacedRows
from localmind_desktop.ui.parts import Notice, busy_bar, label
from localmind_desktop.ui.words import tr


class SummaryTab(QWidget):
    """``class_chosen`` carries a `DocumentClass`; ``describe_asked``: the chat model is to describe the document."""

    class_chosen = Signal(object)
    describe_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.notice = Notice()
        self.busy = busy_bar(self.tr("Loading"))
        self.classes = QComboBox()
        self.classes.setAccessibleName(self.tr("Class of the document"))
        for one in DocumentClass:
            self.classes.addItem(class_name(one), one)
        self.reasons = label("", "muted", wrap=True)
        self.description = label("", wrap=True)
        self.description.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.topics = label("", "muted", wrap=True)
        self.points = PlacedRows(self.tr("Key points"), (self.tr("Key points"),))
        self.points.setWordWrap(True)
        self.points.setUniformRowHeights(False)
        self.made_by = label("", "muted")
        self.describe_button = QPushButton(self.tr("Describe with the chat model"))
        self.describe_button.clicked.connect(self.describe_asked)
        self._build()
        self.classes.activated.connect(self._choose)

    def _build(self) -> None:
        first = QHBoxLayout()
        first.addWidget(self.classes)
        first.addWidget(self.reasons, 1)
        last = QHBoxLayout()
        last.addWidget(self.made_by, 1)
        last.addWidget(self.describe_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(10)
        for widget in (self.busy, self.notice):
            column.addWidget(widget)
        column.addLayout(first)
        for text in (self.description, self.topics):
            column.addWidget(text)
        column.addWidget(self.points, 1)
        column.addLayout(last)

    def show_inspection(self, found: Inspection) -> None:
        analysis = found.analysis
        self.classes.setCurrentIndex(self.classes.findData(found.classified.label))
        reasons = ", ".join(f"“{reason}”" for reason in found.classified.reasons[:4])
        self.reasons.setText(tr("because of {words}").format(words=reasons) if reasons else "")
        self.description.setText(analysis.description or tr("The document has no sentences to take a summary from."))
        self.topics.setText(tr("Topics: {topics}").format(topics=", ".join(analysis.topics)) if analysis.topics else "")
        self.topics.setVisible(bool(analysis.topics))
        self.points.setVisible(bool(analysis.key_points))
        self.points.show_placed([PlacedRow((point.text,), point.places) for point in analysis.key_points])
        by_rules = analysis.made_by == "rules"
        self.made_by.setText(
            tr("Taken from the document’s own sentences")
            if by_rules
            else tr("Written by {model}, numbers checked").format(model=analysis.made_by)
        )

    @Slot(int)
    def _choose(self, at: int) -> None:
        self.class_chosen.emit(self.classes.itemData(at))
