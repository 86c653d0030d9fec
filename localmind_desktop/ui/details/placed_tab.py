"""A tab with a list that can be filtered, and what is said where the list is empty."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from localmind_desktop.ui.details.placed_rows import PlacedRow, PlacedRows
from localmind_desktop.ui.parts import label


class PlacedTab(QWidget):
    """``filter_name`` is what its field asks for, ``empty`` what is said where there is nothing."""

    def __init__(self, rows: PlacedRows, filter_name: str, empty: str) -> None:
        super().__init__()
        self.rows = rows
        self._all: Sequence[PlacedRow] = ()
        self._texts: Sequence[str] = ()  # of all rows, as the filter compares them
        self.head = label("", "muted", wrap=True)
        self.field = QLineEdit()
        self.field.setPlaceholderText(filter_name)
        self.field.setAccessibleName(filter_name)
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._filter)
        self.stack = QStackedWidget()
        self._empty = empty
        self._nothing = label("", "muted", wrap=True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.setContentsMargins(30, 0, 30, 0)
        for page in (self._nothing, rows):
            self.stack.addWidget(page)
        self._tools: list[QWidget] = [self.field]
        self.line = QHBoxLayout()
        self.line.addWidget(self.field, 1)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(12, 12, 12, 12)
        self.column.setSpacing(8)
        self.column.addLayout(self.line)
        self.column.addWidget(self.head)
        self.column.addWidget(self.stack, 1)
        for widget in (self.field, self.head):
            widget.hide()

    def add_button(self, text: str) -> QPushButton:
        """A button beside the filter, there as long as the list has rows. Return in the filter does not press it."""
        button = QPushButton(text)
        button.setAutoDefault(False)
        button.hide()
        self._tools.append(button)
        self.line.addWidget(button)
        return button

    @property
    def all_rows(self) -> Sequence[PlacedRow]:
        """Also those that the filter keeps back."""
        return self._all

    def show_placed(self, rows: Sequence[PlacedRow], head: str = "") -> None:
        self._all = rows
        self._texts = [" ".join(row.texts).casefold() for row in rows]
        self.head.setText(head)
        self.head.setVisible(bool(head))
        for widget in self._tools:
            widget.setVisible(bool(rows))
        self._filter(self.field.text())

    @Slot(str)
    def _filter(self, text: str) -> None:
        words = text.casefold().split()
        texts = zip(self._all, self._texts, strict=True)
        shown = [row for row, own in texts if all(word in own for word in words)]
        self.rows.show_placed(shown)
        self._nothing.setText(self.tr("Nothing matches the filter.") if self._all else self._empty)
        self.stack.setCurrentWidget(self.rows if shown else self._nothing)
