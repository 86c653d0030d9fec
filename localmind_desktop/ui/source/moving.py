"""The keys that move through the pages."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

if TYPE_CHECKING:
    from localmind_desktop.ui.source.page_view import PageView

LINE = 48  # pixels that an arrow key scrolls


class Fit(enum.StrEnum):
    """What the zoom follows when the pane changes its size."""

    WIDTH = "width"
    PAGE = "page"
    NONE = "none"


def moves(view: PageView, event: QKeyEvent) -> bool:
    """Do what a key of moving does; whether it was one."""
    key, shifted = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
    if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
        return False
    down, across = view.verticalScrollBar(), view.horizontalScrollBar()
    screen = max(LINE, view.viewport().height() - LINE)
    if view.fit is Fit.PAGE and key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_Space):
        view.go_to(view.page + (-1 if key == Qt.Key.Key_PageUp or shifted else 1))
        return True
    match key:
        case Qt.Key.Key_PageDown:
            down.setValue(down.value() + screen)
        case Qt.Key.Key_PageUp:
            down.setValue(down.value() - screen)
        case Qt.Key.Key_Space:
            down.setValue(down.value() + (-screen if shifted else screen))
        case Qt.Key.Key_Home:
            view.go_to(1)
        case Qt.Key.Key_End:
            down.setValue(down.maximum())
        case Qt.Key.Key_Down:
            down.setValue(down.value() + LINE)
        case Qt.Key.Key_Up:
            down.setValue(down.value() - LINE)
        case Qt.Key.Key_Left | Qt.Key.Key_Right:
            step = 1 if key == Qt.Key.Key_Right else -1
            if not view.sees_across(view.page):
                across.setValue(across.value() + step * LINE)
            else:
                view.go_to(view.page + step)
        case _:
            return False
    return True
