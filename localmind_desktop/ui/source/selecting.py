"""The mouse and keys that select text in the pages, and what is copied."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QContextMenuEvent, QGuiApplication, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QApplication, QMenu

from localmind_desktop.core import Box, PageWord
from localmind_desktop.ui.source.note_marks import note_at
from localmind_desktop.ui.source.selection import Caret, Selected, caret_at, line_at, whole_page, word_at

if TYPE_CHECKING:
    from localmind_desktop.ui.source.page_view import PageView

SCROLL_MS = 30  # between two steps while the mouse is dragged beyond the view
Find: TypeAlias = Callable[[int, Sequence[PageWord], float, float], Selected | None]


class Selecting(QObject):
    """Selects in a `PageView`: drag, Shift with a click, two clicks for a word, three for a line, Ctrl+A for a page."""

    changed = Signal()  # what is selected
    picked = Signal()  # the mouse has selected a text
    clicked = Signal(QPointF)  # a point of the viewport, without selecting anything
    menu_opening = Signal(QPointF)

    def __init__(self, view: PageView) -> None:
        super().__init__(view)
        self._view = view
        self.selected: Selected | None = None
        self._dragging = False
        self._last_point = QPointF()
        self._last_double = QPointF()
        self._since_double = QTimer(self, singleShot=True)
        self._scrolling = QTimer(self, interval=SCROLL_MS)
        self._scrolling.timeout.connect(self._scroll_on)
        self.place_actions: list[QAction] = []  # of the pages' menu, for what is under the mouse
        self.text_actions: list[QAction] = []  # for a selected text
        self.more_actions: list[QAction] = []
        self.copy_action = QAction(self.tr("Copy"), self)
        self.copy_action.triggered.connect(self.copy)
        self.page_action = QAction(self.tr("Select all on this page"), self)
        self.page_action.triggered.connect(self.select_page)

    @property
    def text(self) -> str:
        """The selected text."""
        return self.selected.text(self._view.texts.words) if self.selected is not None else ""

    def boxes(self, page: int) -> list[Box]:
        """What is selected on a page."""
        if self.selected is None or page not in self.selected.pages():
            return []
        return self.selected.boxes(page, self._view.texts.words(page))

    @Slot()
    def clear(self) -> None:
        self._select(None)

    @Slot()
    def copy(self) -> None:
        """The selected text to the clipboard."""
        if text := self.text:
            QGuiApplication.clipboard().setText(text)

    @Slot()
    def select_page(self) -> None:
        """All of the page that is read."""
        page = self._view.page
        self._select(whole_page(page, self._view.texts.words(page)))

    # ------------------------------------------------------------------ events of the viewport

    def takes(self, event: QEvent) -> bool:
        """Do what a mouse event of the viewport asks for; whether it was one."""
        if isinstance(event, QContextMenuEvent):
            self._open_menu(event)
            return True
        if not isinstance(event, QMouseEvent):
            return False
        left = event.button() == Qt.MouseButton.LeftButton
        match event.type():
            case QEvent.Type.MouseButtonPress if left:
                self._press(event)
            case QEvent.Type.MouseButtonPress if event.button() == Qt.MouseButton.BackButton:
                self._view.back_wanted.emit()
            case QEvent.Type.MouseButtonPress if event.button() == Qt.MouseButton.ForwardButton:
                self._view.forward_wanted.emit()
            case QEvent.Type.MouseButtonDblClick if left:
                self._double(event.position())
            case QEvent.Type.MouseMove if self._dragging:
                self._drag(event.position())
            case QEvent.Type.MouseMove:
                self._show_cursor(event.position())
            case QEvent.Type.MouseButtonRelease if left:
                self._release(event.position())
            case _:
                return False
        return True

    def takes_key(self, event: QKeyEvent) -> bool:
        """Do what a key asks for; whether it is one of selecting."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.matches(QKeySequence.StandardKey.SelectAll):
            self.select_page()
        elif event.key() == Qt.Key.Key_Escape and self.selected is not None:
            self.clear()
        else:
            return False
        return True

    def _press(self, event: QMouseEvent) -> None:
        self._view.setFocus(Qt.FocusReason.MouseFocusReason)
        point = event.position()
        if self._since_double.isActive() and (point - self._last_double).manhattanLength() < 6:
            self._select(self._with(line_at, point))
            return
        caret = self._caret(point)
        if caret is None:
            self.clear()
            return
        extends = event.modifiers() & Qt.KeyboardModifier.ShiftModifier and self.selected is not None
        anchor = self.selected.anchor if extends and self.selected is not None else caret
        self._select(Selected(anchor, caret))
        self._dragging = True

    def _release(self, point: QPointF) -> None:
        self._dragging = False
        self._scrolling.stop()
        if self.selected is None or self.selected.is_empty:
            self.clicked.emit(point)
        else:
            self.picked.emit()

    def _double(self, point: QPointF) -> None:
        self._last_double = point
        self._since_double.start(QApplication.doubleClickInterval())
        self._select(self._with(word_at, point))

    def _drag(self, point: QPointF) -> None:
        self._last_point = point
        caret = self._caret(point)
        if caret is not None and self.selected is not None:
            self._select(Selected(self.selected.anchor, caret))
        beyond = not 0 <= point.y() <= self._view.viewport().height()
        if beyond and not self._scrolling.isActive():
            self._scrolling.start()
        elif not beyond:
            self._scrolling.stop()

    @Slot()
    def _scroll_on(self) -> None:
        """Go on in the direction in which the mouse has left the view."""
        y, height = self._last_point.y(), self._view.viewport().height()
        bar = self._view.verticalScrollBar()
        bar.setValue(bar.value() + round((y if y < 0 else y - height) / 2))
        self._drag(self._last_point)

    def _show_cursor(self, point: QPointF) -> None:
        cursor = Qt.CursorShape.ArrowCursor
        if self._with(word_at, point) is not None:
            cursor = Qt.CursorShape.IBeamCursor
        view = self._view
        if view.column.count and note_at(view.marks.notes, view.spot_at(point), view.scale) is not None:
            cursor = Qt.CursorShape.PointingHandCursor
        view.viewport().setCursor(cursor)

    def _open_menu(self, event: QContextMenuEvent) -> None:
        self.menu_opening.emit(QPointF(event.pos()))
        menu = QMenu(self._view)
        menu.addActions(self.place_actions)
        menu.addSeparator()
        for action in (self.copy_action, *self.text_actions):
            action.setEnabled(self.selected is not None and not self.selected.is_empty)
            menu.addAction(action)
        menu.addAction(self.page_action)
        menu.addSeparator()
        menu.addActions(self.more_actions)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(event.globalPos())

    # ------------------------------------------------------------------ inside

    def _with(self, find: Find, point: QPointF) -> Selected | None:
        """What ``find`` says of a point of the viewport."""
        if not self._view.column.count:
            return None
        spot = self._view.spot_at(point)
        return find(spot.page, self._view.texts.words(spot.page), spot.x, spot.y)

    def _caret(self, point: QPointF) -> Caret | None:
        if not self._view.column.count:
            return None
        spot = self._view.spot_at(point)
        return caret_at(spot.page, self._view.texts.words(spot.page), spot.x, spot.y)

    def _select(self, selected: Selected | None) -> None:
        if selected != self.selected:
            self.selected = selected
            self._view.viewport().update()
            self.changed.emit()
