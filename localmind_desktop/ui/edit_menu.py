"""The usual commands of an Edit menu, for whatever has the focus."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QPlainTextEdit, QTextEdit, QWidget

from localmind_desktop.ui.words import tr

Standard = QKeySequence.StandardKey


def add_edit_actions(menu: QMenu, window: QWidget) -> None:
    """Fill ``menu``. The actions own no keys: each widget knows these by itself, and they are pressed in it."""
    names = (
        (Standard.Undo, tr("Undo"), True),
        (Standard.Redo, tr("Redo"), True),
        (Standard.Cut, tr("Cut"), True),
        (Standard.Copy, tr("Copy"), False),
        (Standard.Paste, tr("Paste"), True),
        (Standard.SelectAll, tr("Select all"), False),
    )
    changing = []
    for key, name, changes in names:
        shown = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
        action = QAction(f"{name}\t{shown}", window)
        action.triggered.connect(partial(press, key))
        menu.addAction(action)
        if changes:
            changing.append(action)
    menu.aboutToShow.connect(partial(_offer, changing))


def _offer(changing: list[QAction]) -> None:
    for action in changing:
        action.setEnabled(can_write(QApplication.focusWidget()))


def can_write(widget: QWidget | None) -> bool:
    return isinstance(widget, QLineEdit | QPlainTextEdit | QTextEdit) and not widget.isReadOnly()


def press(key: QKeySequence.StandardKey, _: bool = False) -> None:
    """Have the widget with the focus do what it does for these keys."""
    widget, pressed = QApplication.focusWidget(), QKeySequence(key)
    if widget is not None and not pressed.isEmpty():
        keys = pressed[0]
        for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            event = QKeyEvent(kind, keys.key(), keys.keyboardModifiers() | Qt.KeyboardModifier.NoModifier)
            QCoreApplication.sendEvent(widget, event)
