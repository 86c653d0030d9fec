"""What could not be read, or only in part, and why; to be tried again or dismissed."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListView,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from localmind_desktop.bridge.document_filter import ProblemFilter
from localmind_desktop.bridge.documents import DocumentModel, Entry
from localmind_desktop.bridge.telling import told
from localmind_desktop.ui.library.delegate import elided, sign_of
from localmind_desktop.ui.library.painting import Brushes
from localmind_desktop.ui.parts import label, tool_button
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import state_name

MARGIN = 9
ICON = 16


class Problems(QWidget):
    """A list in the place of the documents; the signals carry the entries concerned."""

    retry_asked = Signal(object)
    dismissed = Signal(object)
    closed = Signal()

    def __init__(self, model: DocumentModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown = ProblemFilter(model, self)
        self.view = ProblemList()
        self.view.setModel(self.shown)
        self.view.setItemDelegate(ProblemDelegate(theme, self.view))
        self.view.setAccessibleName(self.tr("Problems"))
        self.view.retry_pressed.connect(self._retry)
        self.view.dismiss_pressed.connect(self._dismiss)
        self.view.selectionModel().selectionChanged.connect(self._show_choice)
        self.shown.rowsInserted.connect(self._show_choice)
        self.shown.rowsRemoved.connect(self._show_choice)
        self.shown.modelReset.connect(self._show_choice)
        self.shown.dataChanged.connect(self._show_choice)
        theme.changed.connect(self.view.viewport().update)
        self.retry_button = QPushButton()
        self.retry_button.clicked.connect(self._retry)
        self.dismiss_button = QPushButton()
        self.dismiss_button.clicked.connect(self._dismiss)
        self.close_button = tool_button(theme.icon("close", "muted"), self.tr("Back to documents"), self.closed.emit)
        head = QHBoxLayout()
        head.addWidget(label(self.tr("Problems"), "title"), 1)
        head.addWidget(self.close_button)
        buttons = QHBoxLayout()
        buttons.addWidget(self.retry_button)
        buttons.addWidget(self.dismiss_button)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self.view, 1)
        column.addLayout(buttons)
        self._show_choice()

    def concerned(self) -> list[Entry]:
        """What is selected, or else everything in the list."""
        chosen = self.view.selectionModel().selectedIndexes()
        rows = chosen or [self.shown.index(row, 0) for row in range(self.shown.rowCount())]
        return [index.data(DocumentModel.EntryRole) for index in rows]

    @Slot()
    def _show_choice(self) -> None:
        some = self.view.selectionModel().hasSelection()
        concerned = self.concerned()
        retry = self.tr("Try again") if some else self.tr("Retry all")
        locked = bool(concerned) and all(entry.needs_password for entry in concerned)
        self.retry_button.setText(self.tr("Enter password…") if locked else retry)
        self.dismiss_button.setText(self.tr("Dismiss") if some else self.tr("Dismiss all"))
        for button in (self.retry_button, self.dismiss_button):
            button.setEnabled(self.shown.rowCount() > 0)

    @Slot()
    def _retry(self) -> None:
        self.retry_asked.emit(self.concerned())

    @Slot()
    def _dismiss(self) -> None:
        self.dismissed.emit(self.concerned())


class ProblemList(QListView):
    """Return tries again, Delete dismisses."""

    retry_pressed = Signal()
    dismiss_pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.selectionModel().hasSelection():
            self.retry_pressed.emit()
        elif event.key() == Qt.Key.Key_Delete and self.selectionModel().hasSelection():
            self.dismiss_pressed.emit()
        else:
            super().keyPressEvent(event)


class ProblemDelegate(QStyledItemDelegate):
    """The name in one line, and the whole reason below it."""

    def __init__(self, theme: Theme, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self._brushes = Brushes(theme, self)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        _, _, name, line = self._brushes.fonts(option.font)
        width = self._view.viewport().width()
        room = QRect(0, 0, max(60, width - 2 * MARGIN - self._brushes.grown(ICON) - 8), 2_000)
        text = reason_of(index.data(DocumentModel.EntryRole))
        height = line.boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()
        return QSize(60, name.height() + 3 + height + 2 * MARGIN)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        entry = index.data(DocumentModel.EntryRole)
        name, line, metrics, _ = self._brushes.fonts(option.font)
        colours = self._brushes.colours
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._brushes.draw_ground(painter, option)
        rect = option.rect.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        sign, colour = sign_of(entry) or ("warning", "warning_text")
        chosen = "selected_text" if option.state & QStyle.StateFlag.State_Selected else ""
        size = self._brushes.grown(ICON)
        self._brushes.draw_icon(painter, sign, chosen or colour, QRect(rect.left(), rect.top(), size, size))
        rect.setLeft(rect.left() + size + 8)
        painter.setFont(name)
        painter.setPen(colours[chosen or "text"])
        first = QRect(rect.left(), rect.top(), rect.width(), metrics.height())
        painter.drawText(first, Qt.AlignmentFlag.AlignVCenter, elided(metrics, entry.name, first.width(), middle=True))
        painter.setFont(line)
        painter.setPen(colours[chosen or "muted"])
        rect.setTop(first.bottom() + 4)
        painter.drawText(rect, Qt.TextFlag.TextWordWrap, reason_of(entry))
        painter.restore()


def reason_of(entry: Entry) -> str:
    return told(entry.reason) or state_name(entry.state)
