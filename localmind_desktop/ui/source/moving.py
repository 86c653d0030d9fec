"""The keys that move through the pages, and the fingers that zoom them."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QNativeGestureEvent
from PySide6.QtWidgets import QGestureEvent, QPinchGesture

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
        view.step(-1 if key == Qt.Key.Key_PageUp or shifted else 1)
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
                view.step(step)
        case _:
            return False
    return True


def pinches(view: PageView, event: QEvent) -> bool:
    """Zoom as the fingers on a touch pad or screen ask for; whether they did."""
    if isinstance(event, QNativeGestureEvent):
        if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            view.set_scale(view.scale * (1.0 + event.value()), event.position())
            return True
        if event.gestureType() == Qt.NativeGestureType.SmartZoomNativeGesture:
            (view.fit_page if view.fit is Fit.WIDTH else view.fit_width)()
            return True
    pinch = event.gesture(Qt.GestureType.PinchGesture) if isinstance(event, QGestureEvent) else None
    if isinstance(pinch, QPinchGesture):
        view.set_scale(view.scale * pinch.scaleFactor(), view.viewport().mapFromGlobal(pinch.hotSpot()))
        return True
    return False
