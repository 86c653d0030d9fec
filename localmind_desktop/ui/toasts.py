"""Messages that lie over a window for a while, one above the other, and move nothing in it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QEnterEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QVBoxLayout, QWidget

from localmind_desktop.ui.announcing import announce
from localmind_desktop.ui.parts import Action, Notice, tool_button
from localmind_desktop.ui.theme import Theme

SHOWN_MS = 12_000
OFFERED_MS = 30_000  # of what offers to do something: whoever uses keys or a screen reader has to get there first
WIDTH, LEAST_WIDTH, MARGIN, GAP = 440, 280, 18, 8


class Toast(Notice):
    """What one part of a window has to say: of its messages the last is shown, beside those of other parts.

    It goes by itself, later where it offers to do something, but not while it is pointed at or has the focus. An
    error stays until it is closed, a question (a warning with several actions) until it is answered.
    """

    lapsed = Signal()
    """It closed, or gave way to the next message, and none of its actions was chosen."""

    def __init__(self, theme: Theme, owner: QWidget) -> None:
        super().__init__(owner)
        self._owner = owner
        self._before: QWidget | None = None  # what had the focus
        self._held_up = False  # the pointer is on it, and it would go otherwise
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._time_out)
        self._cross = tool_button(theme.icon("close"), self.tr("Dismiss"), self.close_now)
        self._row.addWidget(self._cross, 0, Qt.AlignmentFlag.AlignTop)
        self._row.setContentsMargins(0, 0, 6, 0)

    def say(self, text: str, tone: str = "", actions: tuple[Action, ...] = (), details: str = "") -> None:
        """As `Notice.say`; a last action that does nothing is the cross, unless it answers a question."""
        self.close_now()
        asks = tone == "warning" and len(actions) > 1
        if actions and actions[-1][1] is None and not asks:
            actions = actions[:-1]
        self._before = QApplication.focusWidget()
        self._cross.setVisible(not asks)
        super().say(text, tone, actions, details)
        stack_of(self._owner.window()).put(self)
        self._timer.setInterval(OFFERED_MS if actions else SHOWN_MS)
        if not asks and tone != "error":
            self._timer.start()
        told = " ".join((text, ", ".join(name for name, _ in actions))).strip()
        announce(self, told, urgent=asks or tone == "error")

    @Slot()
    def close_now(self) -> None:
        """Close it as a user does who wants nothing of it."""
        if not self.isHidden():
            self.hide()
            self.lapsed.emit()

    def hide(self) -> None:
        """Take it away without a word; the focus goes back to where it was."""
        self._timer.stop()
        had_focus = self.isAncestorOf(QApplication.focusWidget())
        super().hide()
        if had_focus and self._before is not None and self._before.window() is self.window():
            self._before.setFocus()
        self._before = None

    def enterEvent(self, event: QEnterEvent) -> None:
        self._held_up = self._timer.isActive()
        self._timer.stop()

    def leaveEvent(self, event: QEvent) -> None:
        if self._held_up:
            self._timer.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not self._cross.isHidden():
            self.close_now()
        elif event.key() == Qt.Key.Key_Escape:
            self.buttons()[-1].click()
        else:
            super().keyPressEvent(event)

    def _choose(self, action: Callable[[], object] | None) -> None:
        if action is None:
            self.close_now()
        else:
            super()._choose(action)

    @Slot()
    def _time_out(self) -> None:
        if self.isAncestorOf(QApplication.focusWidget()):
            self._timer.start()
        else:
            self.close_now()


class ToastStack(QWidget):
    """The messages of one window, in its lower right corner, beside ``clear_of``; above it where there is no room."""

    def __init__(self, window: QWidget, clear_of: QWidget | None = None) -> None:
        super().__init__(window)
        self._clear_of = clear_of
        self.setAccessibleName(self.tr("Messages"))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(GAP)
        window.installEventFilter(self)
        self.hide()

    def put(self, toast: Toast) -> None:
        """Show ``toast`` below the others."""
        self._column.removeWidget(toast)
        self._column.addWidget(toast)
        toast.show()
        self.place()

    def toasts(self) -> list[Toast]:
        """Those that are shown, from the top."""
        every = (self._column.itemAt(place).widget() for place in range(self._column.count()))
        return [toast for toast in every if isinstance(toast, Toast) and not toast.isHidden()]

    @Slot()
    def place(self) -> None:
        """Take the room that the messages need now."""
        window = self.parentWidget()
        if not self.toasts():
            self.hide()
            return
        right, bottom = window.width() - MARGIN, window.height() - MARGIN
        if isinstance(window, QMainWindow):
            bottom -= window.statusBar().height()
        width = min(WIDTH, right - MARGIN)
        if self._clear_of is not None and self._clear_of.isVisible():
            kept = QRect(self._clear_of.mapTo(window, QPoint(0, 0)), self._clear_of.size())
            beside = right - kept.right() - GAP
            if beside >= LEAST_WIDTH:
                width = min(width, beside)
            elif kept.right() > right - width:
                bottom = kept.top() - GAP
        self._column.activate()
        height = self._column.heightForWidth(width)
        self.setGeometry(right - width, bottom - height, width, height)
        self.show()
        self.raise_()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.place()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.place()
        return False


def stack_of(window: QWidget) -> ToastStack:
    """The messages of ``window``, which needs no place for them."""
    found = window.findChild(ToastStack, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return found if isinstance(found, ToastStack) else ToastStack(window)
