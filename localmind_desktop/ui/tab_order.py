"""The order in which Tab comes to widgets: that in which they are seen, whenever they were made."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QScrollArea, QSplitter, QWidget


def order_tabs(root: QWidget) -> None:
    """Let Tab go through ``root`` and what is in it from top to bottom."""
    for before, after in pairwise(tabbed(root)):
        QWidget.setTabOrder(before, after)


def tabbed(root: QWidget) -> Iterator[QWidget]:
    """``root`` and all in it that Tab comes to, shown or hidden, as they are laid out."""
    if root.focusPolicy() & Qt.FocusPolicy.TabFocus or isinstance(root, QScrollArea):
        yield root  # what is put into an area that scrolls comes after it
    if isinstance(root, QSplitter):
        for place in range(root.count()):
            yield from tabbed(root.widget(place))
    elif isinstance(root, QScrollArea) and root.widget() is not None:
        yield from tabbed(root.widget())
    elif root.layout() is not None:
        yield from _laid_out(root.layout())


def _laid_out(layout: QLayout) -> Iterator[QWidget]:
    for place in range(layout.count()):
        item = layout.itemAt(place)
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            yield from tabbed(widget)
        elif inner is not None:
            yield from _laid_out(inner)


def can_focus(widget: QWidget) -> bool:
    return widget.isVisible() and widget.isEnabled() and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
