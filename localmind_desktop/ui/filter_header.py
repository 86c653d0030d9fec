"""A table's header with a field under each name that filters by that column."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QAbstractItemModel, QEvent, QObject, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QLineEdit, QWidget

from localmind_desktop.ui.wrapping_header import WrappingHeader

GAP = 5


class FilterHeader(WrappingHeader):
    """``filtered`` says which column is to hold which text, ``entered`` whose field the keyboard has come to."""

    filtered = Signal(int, str)
    entered = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fields: list[QLineEdit] = []
        self.setSectionsClickable(True)
        self.setMinimumSectionSize(64)
        self.sectionResized.connect(self._place)

    def set_columns(self, model: QAbstractItemModel) -> None:
        """One field per column of ``model``, named after it."""
        for column in range(model.columnCount()):
            name = str(model.headerData(column, Qt.Orientation.Horizontal) or column + 1)
            field = QLineEdit(self)
            field.setPlaceholderText(self.tr("Filter"))
            field.setAccessibleName(self.tr("Filter {column}").format(column=name))
            field.setClearButtonEnabled(True)
            field.textChanged.connect(partial(self._tell, column))
            field.installEventFilter(self)
            field.show()
            self.fields.append(field)
        self.updateGeometries()

    def clear(self) -> None:
        for field in self.fields:
            field.clear()

    def _tell(self, column: int, text: str) -> None:
        self.filtered.emit(column, text)

    # ------------------------------------------------------------------ what Qt asks

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and watched in self.fields:
            self.entered.emit(self.fields.index(watched))
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:
        names = super().sizeHint()
        return QSize(names.width(), names.height() + self._field_height())

    def updateGeometries(self) -> None:
        self.setViewportMargins(0, 0, 0, self._field_height())
        super().updateGeometries()
        self._place()

    @Slot()
    def _place(self, *_: int) -> None:
        """Put each field under its name."""
        top = self.height() - self._field_height()
        for column, field in enumerate(self.fields):
            left = self.sectionViewportPosition(column)
            field.setGeometry(left, top, self.sectionSize(column), field.sizeHint().height())

    def scroll(self) -> None:
        """The view was scrolled sideways."""
        self._place()

    def _field_height(self) -> int:
        return self.fields[0].sizeHint().height() + GAP if self.fields else 0
