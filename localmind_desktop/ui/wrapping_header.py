"""A table's header whose names take several lines where their columns are narrow."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Slot
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QHeaderView, QWidget

MOST_LINES = 4
BESIDE, ABOVE = 20, 12  # pixels around a name, both sides together
SORT_SIGN = 16
SHORT_NAME = 96
WRAPPED = Qt.TextFlag.TextWordWrap


class WrappingHeader(QHeaderView):
    """As high as the name that needs most lines."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setHighlightSections(False)
        wrapped = Qt.AlignmentFlag.AlignLeft.value | Qt.AlignmentFlag.AlignVCenter.value | WRAPPED.value
        self.setDefaultAlignment(Qt.AlignmentFlag(wrapped))
        self._known_height = 0
        self.sectionResized.connect(self._settle)

    def least_width(self, column: int) -> int:
        """The width that a name takes on one line when it is short, else its longest word."""
        name = self._name(column)
        whole, *words = (self._metrics().horizontalAdvance(text) for text in (name, *name.split()))
        return min(whole, max([SHORT_NAME, *words])) + self._beside()

    def word_width(self, column: int) -> int:
        """The width that the longest word of a name takes."""
        metrics = self._metrics()
        return max(map(metrics.horizontalAdvance, self._name(column).split()), default=0) + self._beside()

    def names_height(self) -> int:
        """The height that the names need at the present widths."""
        metrics = self._metrics()
        highest = max((self._height(metrics, column) for column in range(self.count())), default=0)
        return min(max(highest, metrics.lineSpacing()), MOST_LINES * metrics.lineSpacing()) + ABOVE

    def sizeHint(self) -> QSize:
        self._known_height = self.names_height()
        return QSize(super().sizeHint().width(), self._known_height)

    @Slot()
    def _settle(self) -> None:
        """A column is wider or narrower than before: its name may need other lines."""
        if self.names_height() != self._known_height:
            self.geometriesChanged.emit()

    def _height(self, metrics: QFontMetrics, column: int) -> int:
        room = QRect(0, 0, max(1, self.sectionSize(column) - self._beside()), 10_000)
        return metrics.boundingRect(room, WRAPPED.value, self._name(column)).height()

    def _beside(self) -> int:
        return BESIDE + (SORT_SIGN if self.isSortIndicatorShown() else 0)

    def _name(self, column: int) -> str:
        return str(self.model().headerData(column, Qt.Orientation.Horizontal) or "")

    def _metrics(self) -> QFontMetrics:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        return QFontMetrics(font)
