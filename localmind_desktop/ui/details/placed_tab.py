"""A tab with a list that can be filtered, and what is said where the list is empty."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QLineEdit, QStackedWidget, QVBoxLayout, QWidget

from localmind_desktop.ui.details.placed_rows import PlacedRow, PlacedRows
from localmind_desktop.ui.parts import label


class PlacedTab(QWidget):
    """``filter_name`` is what its field asks for, ``empty`` what is said where there is nothing."""

    def __init__(self, rows: PlacedRows, filter_name: str, empty: str) -> None:
        super().__init__()
        self.rows = rows
        self._all: Sequence[PlacedRow] = ()
        self.head = label("", "muted", wrap=True)
        self.field = QLineEdit()
        self.field.setPlaceholderText(filter_name)
        self.field.setAccessibleName(filter_name)
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._filter)
        nothing = label(empty, "muted", wrap=True)
        nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        nothing.setContentsMargins(30, 0, 30, 0)
        self.stack = QStackedWidget()
        self.stack.addWidget(rows)
        self.stack.addWidget(nothing)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(12, 10, 12, 12)
        self.column.setSpacing(8)
        for widget in (self.head, self.field):
            self.column.addWidget(widget)
        self.column.addWidget(self.stack, 1)

    def show_placed(self, rows: Sequence[PlacedRow], head: str = "") -> None:
        self._all = rows
        self.head.setText(head)
        for widget in (self.head, self.field):
            widget.setVisible(bool(rows))
        self.stack.setCurrentIndex(0 if rows else 1)
        self._filter(self.field.text())

    @Slot(str)
    def _filter(self, text: str) -> None:
        words = text.casefold().split()
        self.rows.show_placed(
            [row for row in self._all if all(word in " ".join(row.texts).casefold() for word in words)]
        )
