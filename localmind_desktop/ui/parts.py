"""Small widgets that several panes share."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLayoutItem,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStyleOptionToolButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
    QWidgetItem,
)


def label(text: str = "", name: str = "", *, wrap: bool = False) -> QLabel:
    """A label that never takes its text for HTML."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setObjectName(name)
    made.setWordWrap(wrap)
    return made


LONGEST_WORD, PIECE = 40, 12
"""Characters of a word that is shown in one piece, and of the pieces of a longer one."""
_LONG_WORD = re.compile(rf"\S{{{LONGEST_WORD + 1},}}")


def breakable(text: str) -> str:
    """``text`` with places, which are not seen, where lines may end in words that are too long for any."""
    return _LONG_WORD.sub(lambda word: "\u200b".join(re.findall(rf".{{1,{PIECE}}}", word[0])), text)


def tool_button(icon: QIcon, tip: str, clicked: Callable[[], object] | None = None, *, name: str = "") -> QToolButton:
    """An icon button; its tip is its name for screen readers, with the keys in parentheses as its description."""
    button = QToolButton()
    dress_tool_button(button, icon, tip)
    button.setObjectName(name)
    if clicked is not None:
        button.clicked.connect(clicked)
    return button


def dress_tool_button(button: QToolButton, icon: QIcon, tip: str) -> None:
    """Make ``button`` an icon button."""
    button.setIcon(icon)
    button.setToolTip(tip)
    name, _, keys = tip.partition(" (")
    button.setAccessibleName(name)
    button.setAccessibleDescription(keys.removesuffix(")"))
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)


def add_search_sign(field: QLineEdit, icon: QIcon) -> None:
    """A sign before the text of a field that searches or filters."""
    field.addAction(icon, QLineEdit.ActionPosition.LeadingPosition)
    field.setObjectName("search")


def push_button(text: str, name: str = "") -> QPushButton:
    """A button that Return presses, as Space does."""
    button = QPushButton(text)
    button.setObjectName(name)
    button.setAutoDefault(True)
    return button


LINK_MARGIN = 6  # beside the text of a link that is too long


class LinkButton(QToolButton):
    """Where there is less room than its text needs, the middle of the text gives way."""

    def initStyleOption(self, option: QStyleOptionToolButton) -> None:
        super().initStyleOption(option)
        if self.fontMetrics().horizontalAdvance(self.text()) > self.width():
            room = self.width() - LINK_MARGIN
            option.text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideMiddle, room)


def link_button(text: str, clicked: Callable[[], object]) -> QToolButton:
    """A text in a line of text that does something."""
    button = LinkButton()
    button.setObjectName("link")
    button.setText(text.replace("&", "&&"))
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.clicked.connect(clicked)
    return button


def set_tone(widget: QWidget, tone: str) -> None:
    """Give ``widget`` and the labels in it the look that the style sheet has for this tone."""
    if widget.property("tone") == tone:
        return
    widget.setProperty("tone", tone)
    for each in (widget, *widget.findChildren(QLabel)):
        each.style().unpolish(each)
        each.style().polish(each)


def clear_layout(layout: QLayout) -> None:
    """Remove and delete all widgets of a layout."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()


def copy_text(text: str) -> None:
    QGuiApplication.clipboard().setText(text)


HEAD_HEIGHT = 32
"""Of the first line of each pane, so that they stand on one line."""
WIDE_NOTICE = 640
BESIDE_TEXT = 84
"""Pixels that margins and a cross take from a line of a notice."""

Action: TypeAlias = tuple[str, Callable[[], object] | None]
"""What a button says, and what it does besides closing its notice."""


class Notice(QFrame):
    """A message in place, with buttons for what can be done about it. Hidden until it has something to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._text = label(wrap=True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(8)
        self._body = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._body.setContentsMargins(12, 10, 12, 10)
        self._body.setSpacing(8)
        self._body.addWidget(self._text, 1)
        self._body.addLayout(self._buttons)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addLayout(self._body, 1)
        self.setHidden(True)

    @property
    def text(self) -> str:
        return self._text.text()

    def say(self, text: str, tone: str = "", actions: tuple[Action, ...] = (), details: str = "") -> None:
        """Show ``text``. Each action closes the notice, then does its work; the first is the main one.

        ``details``, where there are any, can be copied together with the text.
        """
        self._text.setText(text)
        self.setAccessibleName(text)
        clear_layout(self._buttons)
        if details:
            self._buttons.addWidget(link_button(self.tr("Copy details"), partial(copy_text, f"{text}\n{details}")))
        self._buttons.addStretch(1)
        for place, (name, action) in enumerate(actions):
            button = push_button(name)
            is_main = place == 0 and len(actions) > 1 and tone != "warning"  # what is warned of is not recommended
            button.setObjectName("primary" if is_main else "")
            button.clicked.connect(partial(self._choose, action))
            self._buttons.addWidget(button)
            button.show()  # at once: a layout shows what comes to it one event later, when the focus was given already
        set_tone(self, tone)
        self._turn()
        self.show()

    def _choose(self, action: Callable[[], object] | None) -> None:
        self.hide()
        if action is not None:
            action()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def _turn(self) -> None:
        """The buttons stand beside the text where there is room, else below it."""
        needed = self._text.fontMetrics().horizontalAdvance(self.text) + self._buttons.sizeHint().width()
        wide = self.width() >= min(WIDE_NOTICE, needed + BESIDE_TEXT)
        self._body.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)

    def buttons(self) -> list[QPushButton]:
        return [button for button in self.findChildren(QPushButton) if not button.isHidden()]


class SteadyColumn(QVBoxLayout):
    """Knows its height for each width until something in it changes: a long list of such is laid out quickly."""

    def __init__(self, parent: QWidget) -> None:
        self._heights: dict[int, int] = {}
        super().__init__(parent)

    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = super().heightForWidth(width)
        return self._heights[width]


SQUEEZED = 90  # pixels


class FlowLayout(QLayout):
    """Lays widgets out in lines, as words are. One that is too wide for a line is squeezed into it.

    It is always the layout of a widget: of one that is put into another layout PySide takes the items away.
    """

    def __init__(self, parent: QWidget, spacing: int = 6) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setSpacing(spacing)
        self.setContentsMargins(QMargins(0, 0, 0, 0))

    def addWidget(self, widget: QWidget) -> None:
        """Items that Qt makes are left behind when a layout goes that is no layout of its own; these go with it."""
        self.addChildWidget(widget)
        self.addItem(QWidgetItem(widget))

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size.boundedTo(QSize(SQUEEZED, size.height()))

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        x, y, line = rect.x(), rect.y(), 0
        for item in self._items:
            if item.isEmpty():
                continue
            hint = item.sizeHint()
            width = min(hint.width(), rect.width())
            if line and x + width > rect.right() + 1:
                x, y, line = rect.x(), y + line + self.spacing(), 0
            if move:
                item.setGeometry(QRect(QPoint(x, y), QSize(width, hint.height())))
            x += width + self.spacing()
            line = max(line, hint.height())
        return y + line - rect.y()


def centred(widget: QWidget) -> QHBoxLayout:
    """``widget`` as wide as it may be, in the middle of what is wider."""
    row = QHBoxLayout()
    row.addStretch(1)
    row.addWidget(widget, 1000)
    row.addStretch(1)
    return row


def scrolled(part: QWidget) -> QScrollArea:
    """``part`` in an area that scrolls where there is less room than it needs."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(part)
    return area


def pane(parent: QWidget | None = None) -> tuple[QFrame, QVBoxLayout]:
    """The frame of one of the window's three panes, with its column."""
    frame = QFrame(parent)
    frame.setObjectName("pane")
    frame.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
    column = QVBoxLayout(frame)
    column.setContentsMargins(12, 10, 12, 12)
    column.setSpacing(9)
    return frame, column
