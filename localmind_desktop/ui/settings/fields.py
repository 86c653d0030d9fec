"""The rows of a settings page: a name, a field, a way back to the default, and what it means in plain words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFileDialog,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from localmind_desktop.ui.parts import FlowLayout, label, tool_button
from localmind_desktop.ui.settings.knobs import Knob
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import tr

NAMES_WIDTH = 140
FIELD_WIDTH = 190
INSET = 6
MARGIN = 14
TEXT_LINES = 4
SHORTEST_CHOICE = 18  # characters
HINT_MARGIN = 6


class Section(QGroupBox):
    """A titled group of rows."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self._grid = QGridLayout(self)
        self._grid.setColumnMinimumWidth(0, NAMES_WIDTH)
        self._grid.setColumnStretch(1, 1)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(6)
        self._rows: dict[QWidget, int] = {}

    def add_row(self, name: str, field: QWidget, hint: str = "") -> None:
        """A field with its name at the left and ``hint`` below it."""
        row = self._grid.rowCount()
        self._rows[field] = row
        text = label(name, wrap=True)  # also where there is no name, for the columns of all groups to be alike
        text.setBuddy(field)
        text.setMinimumHeight(field.sizeHint().height() if is_of_one_line(field) else 0)  # beside the field's text
        self._grid.addWidget(text, row, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(field, row, 1)
        if hint:
            explanation = label(hint, "small", wrap=True)
            explanation.setContentsMargins(0, 0, 0, HINT_MARGIN)
            field.setAccessibleDescription(hint)
            self._grid.addWidget(explanation, row + 1, 1)

    def show_row(self, field: QWidget, shown: bool) -> None:
        """Show or hide a field with its name."""
        for column in (0, 1):
            item = self._grid.itemAtPosition(self._rows[field], column)
            if item is not None and item.widget() is not None:
                item.widget().setVisible(shown)

    def add_wide(self, widget: QWidget) -> None:
        """A widget over the whole width."""
        self._grid.addWidget(widget, self._grid.rowCount(), 0, 1, 2)


class FolderField(QWidget):
    """A folder's path, to be typed or chosen."""

    def __init__(self, path: str, name: str, hint: str) -> None:
        super().__init__()
        self.field = QLineEdit(path)
        self.field.setPlaceholderText(hint)
        self.field.setAccessibleName(name)
        button = QPushButton(tr("Choose…"))
        button.setAccessibleName(tr("Choose: {name}").format(name=name))
        button.clicked.connect(self._choose)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.field, 1)
        row.addWidget(button)
        self.setFocusProxy(self.field)

    @property
    def path(self) -> str:
        return self.field.text().strip()

    @Slot()
    def _choose(self) -> None:
        choose_folder(self, self.field.accessibleName(), self.path, self.field.setText)


def choose_folder(parent: QWidget, title: str, start: str, chosen: Callable[[str], object]) -> None:
    """Let the user choose a folder; ``chosen`` is called with it."""
    dialog = QFileDialog(parent, title, start)
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(chosen)
    dialog.open()


def choose_file(parent: QWidget, title: str, pattern: str, chosen: Callable[[str], object]) -> None:
    """Let the user choose a file that is there, of the kind ``pattern``; ``chosen`` is called with it."""
    dialog = QFileDialog(parent, title, "", pattern)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(chosen)
    dialog.open()


class CalmSpinBox(QSpinBox):
    """Turns with the wheel only while it has the focus, so that a page can be scrolled over it."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        super().wheelEvent(event) if self.hasFocus() else event.ignore()


class CalmDoubleSpinBox(QDoubleSpinBox):
    """As `CalmSpinBox`; whole numbers stand without a point."""

    def textFromValue(self, value: float) -> str:
        return self.locale().toString(round(value)) if value == round(value) else super().textFromValue(value)

    def wheelEvent(self, event: QWheelEvent) -> None:
        super().wheelEvent(event) if self.hasFocus() else event.ignore()


class CalmComboBox(QComboBox):
    """As `CalmSpinBox`; a long choice is elided instead of making the page wider."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(SHORTEST_CHOICE)

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().boundedTo(QSize(FIELD_WIDTH, super().minimumSizeHint().height()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        super().wheelEvent(event) if self.hasFocus() else event.ignore()


class ValueField(QWidget):
    """One value of the settings: a field that fits its type, and a button that brings the default back."""

    changed = Signal()

    def __init__(self, theme: Theme, knob: Knob, default: Any) -> None:  # noqa: ANN401 - whatever a setting may be
        super().__init__()
        self._default = default
        self._scale = knob.scale
        self._shown = default
        self.input = text_field() if knob.many_lines else input_for(default, knob.choices, knob.title)
        if isinstance(self.input, QSpinBox):
            self.input.setRange(round(knob.least), round(knob.most))
        elif isinstance(self.input, QDoubleSpinBox):
            self.input.setRange(knob.least, knob.most)
            self.input.setSingleStep(0.05 if knob.most <= 1 else 1.0)
            self.input.setDecimals(2 if knob.most <= 1 else 1)
        if isinstance(self.input, QSpinBox | QDoubleSpinBox) and knob.unit:
            self.input.setSuffix(f" {knob.unit}")
        self.input.setAccessibleName(knob.title)
        tip = tr("Reset to default: {name}").format(name=knob.title)
        self.reset_button = tool_button(theme.icon("again"), tip, self.reset)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        is_text = isinstance(self.input, QLineEdit | QPlainTextEdit)
        row.addWidget(self.input, 1 if is_text else 0)
        row.addWidget(self.reset_button, 0, Qt.AlignmentFlag.AlignTop)
        if not is_text:
            row.addStretch(1)
        kept = self.reset_button.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.reset_button.setSizePolicy(kept)
        self.setFocusProxy(self.input)
        change_signal(self.input).connect(self._show_state)
        self.reset()

    @property
    def value(self) -> Any:  # noqa: ANN401 - of the default's type
        value = value_of(self.input)
        if self._scale == 1:
            return value
        return self._shown if value == self._shown // self._scale else value * self._scale

    def set_value(self, value: Any) -> None:  # noqa: ANN401
        self._shown = value
        show_value(self.input, value if self._scale == 1 else value // self._scale)
        self._show_state()

    @property
    def is_default(self) -> bool:
        return bool(self.value == self._default)

    @Slot()
    def reset(self) -> None:
        self.set_value(self._default)

    @Slot()
    def _show_state(self) -> None:
        self.reset_button.setVisible(not self.is_default)
        self.changed.emit()


def input_for(default: Any, choices: tuple[tuple[str, str], ...], title: str = "") -> QWidget:  # noqa: ANN401
    """The widget for a value of the type of ``default``; ``choices`` are pairs of value and name. A box to be checked
    has its ``title`` beside it."""
    if choices:
        box = CalmComboBox()
        for value, name in choices:
            box.addItem(name, value)
        return sized(box)
    if isinstance(default, bool):
        return QCheckBox(title)
    if isinstance(default, float):
        field = CalmDoubleSpinBox()
        return sized(field)
    if isinstance(default, int):
        spin = CalmSpinBox()
        spin.setGroupSeparatorShown(True)
        return sized(spin)
    return QLineEdit()


def sized(field: QWidget) -> QWidget:
    """Fields of one width stand in one column."""
    field.setMinimumWidth(FIELD_WIDTH)
    if isinstance(field, QAbstractSpinBox):
        field.lineEdit().setTextMargins(INSET, 0, INSET, 0)
    field.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return field


def is_of_one_line(field: QWidget) -> bool:
    return not isinstance(field.focusProxy() or field, QPlainTextEdit | QLabel | QAbstractItemView)


def text_field(lines: int = TEXT_LINES) -> QPlainTextEdit:
    """A field for a few lines; Tab leaves it."""
    field = QPlainTextEdit()
    field.setTabChangesFocus(True)
    field.setFixedHeight(field.fontMetrics().lineSpacing() * lines + MARGIN)
    return field


def value_of(field: QWidget) -> Any:  # noqa: ANN401
    if isinstance(field, QCheckBox):
        return field.isChecked()
    if isinstance(field, QComboBox):
        return field.currentData()
    if isinstance(field, QAbstractSpinBox):
        return field.value()
    return field.toPlainText() if isinstance(field, QPlainTextEdit) else field.text().strip()


def show_value(field: QWidget, value: Any) -> None:  # noqa: ANN401
    if isinstance(field, QCheckBox):
        field.setChecked(value)
    elif isinstance(field, QComboBox):
        field.setCurrentIndex(max(0, field.findData(value)))
    elif isinstance(field, QAbstractSpinBox):
        field.setValue(value)
    elif isinstance(field, QPlainTextEdit):
        field.setPlainText(value)
    else:
        field.setText(value)


def is_input(widget: QWidget) -> bool:
    """Whether a user changes a value with ``widget``."""
    kinds = QCheckBox | QComboBox | QAbstractSpinBox | QPlainTextEdit | QLineEdit | QListWidget
    return isinstance(widget, kinds)


def change_signal(field: QWidget) -> Any:  # noqa: ANN401 - a bound signal
    if isinstance(field, QCheckBox):
        return field.toggled
    if isinstance(field, QComboBox):
        return field.currentIndexChanged
    if isinstance(field, QListWidget):
        return field.itemChanged
    return field.valueChanged if isinstance(field, QAbstractSpinBox) else field.textChanged


def buttons_row(*buttons: QPushButton) -> QWidget:
    """Buttons beside each other, at the left; below each other where they find no room."""
    row = QWidget()
    layout = FlowLayout(row, 8)
    for button in buttons:
        layout.addWidget(button)
    return row


def page_column(page: QWidget, title: str, hint: str = "") -> QVBoxLayout:
    """The column of a page, with its headline."""
    column = QVBoxLayout(page)
    column.setContentsMargins(4, 0, 10, 4)
    column.setSpacing(10)
    column.addWidget(label(title, "headline"))
    if hint:
        column.addWidget(label(hint, "muted", wrap=True))
    return column
