"""One note, opened beside its place: its colour, what the user wrote, and the way to remove it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QPlainTextEdit, QVBoxLayout

from localmind_desktop.core import NoteColour, PageNote
from localmind_desktop.ui.parts import tool_button
from localmind_desktop.ui.source.note_colours import ColourRow
from localmind_desktop.ui.source.page_view import PageView
from localmind_desktop.ui.source.selection_bar import EDGE, beside
from localmind_desktop.ui.tab_order import can_focus, tabbed
from localmind_desktop.ui.theme import Theme

WIDTH, LINES = 260, 5  # pixels; lines of text
SAVE_MS = 400  # after the last key


class NoteCard(QFrame):
    """Lies on the pages; what is typed is kept a little after the last key, and when the card closes."""

    edited = Signal(object)  # PageNote
    removal_asked = Signal(object)  # PageNote
    closed = Signal()

    def __init__(self, view: PageView, theme: Theme) -> None:
        super().__init__(view.viewport())
        self.setObjectName("card")
        self.setAccessibleName(self.tr("Note"))
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self._view = view
        self.note: PageNote | None = None
        self.colours = ColourRow(keeps=True)
        self.field = QPlainTextEdit()
        self.field.setPlaceholderText(self.tr("Write a note"))
        self.field.setAccessibleName(self.tr("Note"))
        self.field.setTabChangesFocus(True)
        self.field.installEventFilter(self)
        self.remove_button = tool_button(theme.icon("trash"), self.tr("Remove note (Delete)"), self._ask_removal)
        close = tool_button(theme.icon("close"), self.tr("Close (Escape)"), self.close_card)
        self._saving = QTimer(self, singleShot=True, interval=SAVE_MS)
        self._saving.timeout.connect(self.save)
        row = QHBoxLayout()
        row.setSpacing(1)
        row.addWidget(self.colours)
        row.addStretch(1)
        row.addWidget(self.remove_button)
        row.addWidget(close)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 4, 6, 6)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self.field)
        self.colours.chosen.connect(self._recolour)
        self.field.textChanged.connect(self._saving.start)
        view.scrolled.connect(self._follow)
        self.hide()

    def open_at(self, note: PageNote, *, writing: bool = False) -> None:
        """Show ``note`` beside its place; ``writing``: the cursor stands in its text."""
        self.save()
        self._take(note)
        self.show()
        self._follow()
        self.raise_()
        if writing:
            self.field.setFocus()
            self.field.moveCursor(self.field.textCursor().MoveOperation.End)

    def renew(self, note: PageNote) -> None:
        """Show ``note`` as it is kept now, unless it is being written on."""
        if self.note is not None and note.id == self.note.id and not self._saving.isActive():
            self._take(note)

    def _take(self, note: PageNote) -> None:
        self.note = note
        self.colours.show_colour(note.colour)
        if self.field.toPlainText() != note.text:
            self.field.setPlainText(note.text)
        self._saving.stop()

    @Slot()
    def close_card(self) -> None:
        self.hide()
        self._view.setFocus()

    @Slot()
    def save(self) -> None:
        """Have what was written kept."""
        self._saving.stop()
        if self.note is not None and self.field.toPlainText() != self.note.text:
            self._edit(replace(self.note, text=self.field.toPlainText()))

    @Slot(object)
    def _recolour(self, colour: NoteColour) -> None:
        if self.note is not None:
            self._saving.stop()
            self._edit(replace(self.note, colour=colour, text=self.field.toPlainText()))

    def _edit(self, note: PageNote) -> None:
        self.note = note
        self.edited.emit(note)

    @Slot()
    def _ask_removal(self) -> None:
        if self.note is not None:
            self.removal_asked.emit(self.note)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.save()
        if self.isHidden():  # and not the window with it
            self.note = None
            self.closed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Escape, or Ctrl+Return, in the text closes the card; what was written is kept when it is left."""
        if event.type() == QEvent.Type.FocusOut:
            self.save()
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            ends = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            ends = ends and bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            if ends or event.key() == Qt.Key.Key_Escape:
                self.close_card()
                return True
        return False

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab stays in the card, which lies over the pages and has no place among the panes; Escape leaves it."""
        stops = [widget for widget in tabbed(self) if can_focus(widget)]
        focused = QApplication.focusWidget()
        if focused not in stops:
            return super().focusNextPrevChild(forward)
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        stops[(stops.index(focused) + (1 if forward else -1)) % len(stops)].setFocus(reason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_card()
        else:
            super().keyPressEvent(event)

    @Slot()
    def _follow(self) -> None:
        """Stay beside the note; close when that is out of sight."""
        if self.isHidden() or self.note is None:
            return
        view, note = self._view, self.note
        room = view.viewport().rect()
        there = [place for place in note.places if place.page <= view.column.count]
        rects = [view.place_of(place.page, place.box) for place in there]
        seen = [rect for rect in rects if rect.adjusted(-1, -1, 1, 1).intersects(QRectF(room))]
        if not seen:
            self.hide()
            return
        height = LINES * self.field.fontMetrics().lineSpacing() + self.colours.sizeHint().height() + 34
        size = QSize(min(WIDTH, room.width() - 2 * EDGE), min(height, room.height() - 2 * EDGE))
        self.setGeometry(beside(seen, size, room))
