"""The notes on the shown document as a list: by page, with a search, and the way to a file."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt, Slot
from PySide6.QtGui import QAction, QFont, QPainter, QResizeEvent, QTextLayout
from PySide6.QtWidgets import (
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from localmind_desktop.bridge.notes import NoteModel
from localmind_desktop.core import PageNote
from localmind_desktop.ui.parts import label, link_button
from localmind_desktop.ui.source.note_marks import INKS
from localmind_desktop.ui.source.noting import Noting
from localmind_desktop.ui.theme import Theme

QUOTE_LINES, TEXT_LINES = 2, 4
PAD, BAR, BETWEEN = 7, 4, 3
Index = QModelIndex | QPersistentModelIndex


class NoteList(QWidget):
    """A click, or moving with the arrow keys, goes to a note and opens it."""

    def __init__(self, noting: Noting, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._noting = noting
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Search notes"))
        self.field.setAccessibleName(self.tr("Search notes"))
        self.field.setClearButtonEnabled(True)
        self.view = NoteView(noting, theme)
        self.none = label(self.tr("No matches."), "muted", wrap=True)
        self.export_button = link_button(self.tr("Export notes…"), noting.export)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.field)
        column.addWidget(self.none)
        column.addWidget(self.view, 1)
        column.addWidget(self.export_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.field.textChanged.connect(self._look_for)
        noting.changed.connect(self._settle)
        self._settle()

    @property
    def is_empty(self) -> bool:
        """Whether the document has no notes."""
        return not self._noting.model.notes

    @Slot(str)
    def _look_for(self, text: str) -> None:
        self._noting.model.look_for(text)
        self._settle()

    @Slot()
    def _settle(self) -> None:
        for widget in (self.field, self.export_button):
            widget.setHidden(self.is_empty)
        self.none.setVisible(not self.is_empty and not self._noting.model.shown)
        self.view.settle()


class NoteView(QListView):
    """Return edits the current note, Delete removes it."""

    def __init__(self, noting: Noting, theme: Theme) -> None:
        super().__init__()
        self._noting = noting
        self.setObjectName("side")
        self.setAccessibleName(self.tr("Notes"))
        self.setModel(noting.model)
        self.setItemDelegate(NoteDelegate(theme, self))
        self.setMouseTracking(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.clicked.connect(self._choose)
        self.activated.connect(self._edit)
        remove = QAction(self.tr("Remove note"), self, triggered=self._remove)
        remove.setShortcut(Qt.Key.Key_Delete)
        remove.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.addAction(remove)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    @Slot()
    def settle(self) -> None:
        """Mark the note that is chosen on the pages."""
        chosen = self._noting.chosen
        row = self._noting.model.row_of(chosen.id) if chosen is not None else None
        if row is not None and row != self.currentIndex().row():
            self.setCurrentIndex(self.model().index(row, 0))
        elif row is None and not self.hasFocus():
            self.clearSelection()

    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus() and current.isValid():
            self._choose(current)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()  # the lines of a note are as long as the view is wide

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        note = index.data(NoteModel.NoteRole)
        if isinstance(note, PageNote) and note != self._noting.chosen:
            self._noting.go_to(note)

    @Slot(QModelIndex)
    def _edit(self, index: QModelIndex) -> None:
        self._choose(index)
        self._noting.edit_action.trigger()

    @Slot()
    def _remove(self) -> None:
        note = self.currentIndex().data(NoteModel.NoteRole)
        if isinstance(note, PageNote):
            self._noting.remove(note)


class NoteDelegate(QStyledItemDelegate):
    """The colour at the left, then the page, what is quoted, and what the user wrote."""

    def __init__(self, theme: Theme, parent: NoteView) -> None:
        super().__init__(parent)
        self._theme = theme
        self._view = parent

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        note = index.data(NoteModel.NoteRole)
        width = self._view.viewport().width()
        line = option.fontMetrics.lineSpacing()
        parts = self._parts(note, option.font, _inner(QRect(0, 0, width, 0)).width())
        return QSize(60, round(line + sum(part.boundingRect().height() + BETWEEN for part, _ in parts)) + 2 * PAD + 2)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        note = index.data(NoteModel.NoteRole)
        painter.save()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        colours, line = self._theme.colours, option.fontMetrics.lineSpacing()
        rect: QRect = option.rect
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setBrush(colours["selected" if chosen else "hover"])
            painter.drawRoundedRect(rect.adjusted(2, 1, -2, -1), 6, 6)
        painter.setPen(INKS[note.colour].line)
        painter.setBrush(INKS[note.colour].fill)
        painter.drawRoundedRect(QRect(rect.left() + 7, rect.top() + PAD, BAR, rect.height() - 2 * PAD), 2, 2)
        inner = _inner(rect)
        painter.setPen(colours["selected_text" if chosen else "muted" if note.is_found else "warning_text"])
        page = self.tr("Page {n}") if note.is_found else self.tr("No longer found on page {n}")
        page = option.fontMetrics.elidedText(page.format(n=note.page), Qt.TextElideMode.ElideRight, inner.width())
        painter.drawText(inner, Qt.AlignmentFlag.AlignLeft, page)
        top = float(inner.top() + line)
        for part, colour in self._parts(note, option.font, inner.width()):
            painter.setPen(colours["selected_text" if chosen else colour])
            top += BETWEEN
            part.draw(painter, QPointF(inner.left(), top))
            top += part.boundingRect().height()
        painter.restore()

    def _parts(self, note: PageNote, font: QFont, width: int) -> list[tuple[QTextLayout, str]]:
        """What is quoted and what was written, with the names of their colours."""
        parts = []
        if note.quote:
            quoted = QFont(font)
            quoted.setItalic(True)
            parts.append((lines_of(" ".join(note.quote.split()), quoted, width, QUOTE_LINES), "muted"))
        if note.text:
            parts.append((lines_of(note.text, font, width, TEXT_LINES), "text"))
        return parts


def _inner(rect: QRect) -> QRect:
    return rect.adjusted(PAD + BAR + 7, PAD, -PAD, -PAD)


def lines_of(text: str, font: QFont, width: int, most: int) -> QTextLayout:
    """``text`` in at most so many lines; three dots stand where it is cut."""
    layout = _laid_out(text.replace("\n", "\u2028"), font, width, most)
    last = layout.lineAt(layout.lineCount() - 1)
    end = last.textStart() + last.textLength()
    if end < len(layout.text()):
        return _laid_out(layout.text()[: max(0, end - 2)].rstrip() + "…", font, width, most)
    return layout


def _laid_out(text: str, font: QFont, width: int, most: int) -> QTextLayout:
    layout = QTextLayout(text, font)
    layout.beginLayout()
    top = 0.0
    for _ in range(most):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(max(20, width))
        line.setPosition(QPointF(0, top))
        top += line.height()
    layout.endLayout()
    return layout
