"""What the views of cells have in common: a cell opens its place, cells are copied tab by tab."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics, QGuiApplication, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from localmind_desktop.bridge.table_rows import as_lines

ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
BREAKS = re.compile(r"\s|(?<=[-–—/])")
"""Where Qt begins a new line in a cell that is too narrow for its text."""
NO_SPACE = "\u200b"
"""A place where a line may end, of no width."""
ROUNDED = 2  # pixels by which Qt may measure a text wider when it breaks lines
BESIDE, ABOVE, SIGN = 22, 11, 22  # pixels around a cell's text, both sides together, and for a sign before it


class CellView(QTableView):
    """Read only. A click on a cell, or Enter, chooses it; with Shift or Ctrl a click only selects."""

    cell_chosen = Signal(QModelIndex)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAlternatingRowColors(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setItemDelegate(CellDelegate(self))
        self.clicked.connect(self._choose)

    def natural_width(self, texts: Iterable[str], least: int) -> int:
        """The width that ``texts`` need on one line each, ``least`` at least."""
        metrics = self.fontMetrics()
        return max([least, *(metrics.horizontalAdvance(text) + BESIDE + ROUNDED for text in texts)])

    def unbroken_width(self, texts: Iterable[str], most: int) -> int:
        """The width that the longest word of ``texts`` needs, ``most`` at most: what is narrower breaks it."""
        metrics = self.fontMetrics()
        words = {word for text in texts for word in BREAKS.split(text)}
        return min(most, max(map(metrics.horizontalAdvance, words), default=0) + BESIDE)

    def fitting_height(self, texts: Sequence[str]) -> int:
        """The height of a row with these texts at the present widths of the columns."""
        metrics = self.fontMetrics()
        highest = metrics.height()
        for column, text in enumerate(texts):
            width = max(20, self.columnWidth(column) - BESIDE)
            if metrics.horizontalAdvance(text) > width:
                room = QRect(0, 0, width, 10_000)
                wrapped = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap.value, breakable(text, metrics, width))
                highest = max(highest, wrapped.height())
        return highest + ABOVE

    def leads_somewhere(self, index: QModelIndex) -> bool:
        """Whether choosing the cell opens a place."""
        return index.isValid()

    def row_texts(self, row: int) -> Sequence[str]:
        """The texts of a row, one per column, as they are copied."""
        model = self.model()
        texts = (str(model.index(row, column).data() or "") for column in range(model.columnCount()))
        return [" ".join(text.split()) for text in texts]

    @Slot()
    def copy(self) -> None:
        """The selected cells to the clipboard, as lines with tabs."""
        cells = (
            (row, column)
            for part in self.selectionModel().selection()
            for row in range(part.top(), part.bottom() + 1)
            for column in range(part.left(), part.right() + 1)
        )
        lines = as_lines(cells, self.row_texts)
        if lines:
            QGuiApplication.clipboard().setText(lines)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.key() in ENTER_KEYS and self.currentIndex().isValid():
            self.cell_chosen.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        leads = self.leads_somewhere(self.indexAt(event.position().toPoint()))
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if leads else Qt.CursorShape.ArrowCursor)
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.viewport().unsetCursor()
        super().leaveEvent(event)

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        if QGuiApplication.keyboardModifiers() == Qt.KeyboardModifier.NoModifier:
            self.cell_chosen.emit(index)


class CellDelegate(QStyledItemDelegate):
    """Makes rows as high as the wrapped texts of their cells, which Qt underrates where a style sheet pads them.

    Words that are wider than their column go on in the next line instead of being cut off.
    """

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        option.text = breakable(option.text, option.fontMetrics, self._room(option, index))

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        size, metrics, width = super().sizeHint(option, index), option.fontMetrics, self._room(option, index)
        text = breakable(str(index.data() or ""), metrics, width)
        wrapped = metrics.boundingRect(QRect(0, 0, width, 10_000), Qt.TextFlag.TextWordWrap.value, text)
        return QSize(size.width(), max(wrapped.height(), metrics.height()) + ABOVE)

    def _room(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> int:
        view = self.parent()
        width = view.columnWidth(index.column()) if isinstance(view, CellView) else option.rect.width()
        sign = SIGN if index.data(Qt.ItemDataRole.DecorationRole) is not None else 0
        return max(20, width - BESIDE - sign)


def breakable(text: str, metrics: QFontMetrics, width: int) -> str:
    """``text``, whose words may be broken anywhere where they are wider than ``width``."""
    if metrics.horizontalAdvance(text) <= width:
        return text
    parts = BREAKS.split(text)
    for word in {part for part in parts if metrics.horizontalAdvance(part) > width}:
        text = text.replace(word, NO_SPACE.join(cut(word, metrics, width)))
    return text


def cut(word: str, metrics: QFontMetrics, width: int) -> list[str]:
    """``word`` in pieces that are as long as ``width`` allows."""
    pieces = [""]
    for letter in word:
        if pieces[-1] and metrics.horizontalAdvance(pieces[-1] + letter) > width:
            pieces.append("")
        pieces[-1] += letter
    return pieces


def spread(natural: Sequence[int], room: int, least: Sequence[int], widest: int) -> list[int]:
    """Widths that fill ``room``, of columns whose texts would take their ``natural`` width on one line each.

    Where there is room enough, the widest column takes what is spare; where there is not, columns keep up to their
    ``least`` and share the rest by what their texts lack.
    """
    widths = [min(width, widest) for width in natural]
    spare = room - sum(widths)
    if spare >= 0:
        if widths:
            widths[widths.index(max(widths))] += spare
        return widths
    widths = [min(width, own) for width, own in zip(natural, least, strict=True)]
    rest, lacking = max(0, room - sum(widths)), [width - own for width, own in zip(natural, widths, strict=True)]
    shares = [own + rest * lack // max(1, sum(lacking)) for own, lack in zip(widths, lacking, strict=True)]
    shares[shares.index(max(shares))] += max(0, room - sum(shares))
    return shares
