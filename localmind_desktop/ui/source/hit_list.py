"""The hits of a search in a document as a list: the text around each, and its page."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt, Slot
from PySide6.QtGui import QFont, QPainter, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from localmind_desktop.bridge.hits import HitModel, without_leaders
from localmind_desktop.core import TextHit
from localmind_desktop.ui.source.finding import Finding
from localmind_desktop.ui.theme import Theme

LINES = 2
PAD = 7


class HitList(QListView):
    """A click, or moving with the arrow keys, shows a hit."""

    def __init__(self, finding: Finding, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._finding = finding
        self.setObjectName("side")
        self.setAccessibleName(self.tr("Search results"))
        self.setModel(finding.model)
        self.setItemDelegate(HitDelegate(theme, self))
        self.setUniformItemSizes(True)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.clicked.connect(self._choose)
        self.activated.connect(self._choose)
        finding.changed.connect(self.settle)

    @Slot()
    def settle(self) -> None:
        """Mark the hit that is shown."""
        current = self._finding.current
        if current is not None and current != self.currentIndex().row():
            self.setCurrentIndex(self.model().index(current, 0))

    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus() and current.isValid() and current.row() != self._finding.current:
            self._finding.choose(current.row())

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        if index.row() != self._finding.current:
            self._finding.choose(index.row())


class HitDelegate(QStyledItemDelegate):
    """Two lines of text with what was found in bold, and the page above."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(80, (LINES + 1) * option.fontMetrics.lineSpacing() + 2 * PAD)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        hit = index.data(HitModel.HitRole)
        if not isinstance(hit, TextHit):
            return
        painter.save()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        colours, line = self._theme.colours, option.fontMetrics.lineSpacing()
        rect: QRect = option.rect
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen or hovered:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours["selected" if chosen else "hover"])
            painter.drawRoundedRect(rect.adjusted(2, 1, -2, -1), 6, 6)
        inner = rect.adjusted(PAD + 2, PAD, -PAD - 2, -PAD)
        painter.setPen(colours["selected_text" if chosen else "muted"])
        painter.drawText(inner, Qt.AlignmentFlag.AlignLeft, self.tr("Page {n}").format(n=hit.page))
        painter.setPen(colours["selected_text" if chosen else "text"])
        snippet = snippet_layout(hit, option.font, inner.width())
        painter.setClipRect(inner)
        snippet.draw(painter, QPointF(inner.left(), inner.top() + line))
        painter.restore()


def snippet_layout(hit: TextHit, font: QFont, width: float) -> QTextLayout:
    """The text around a hit in at most two lines, begun so that the hit is in them."""
    before = without_leaders(" ".join(hit.before.split())).strip() + (" " if hit.before.endswith(" ") else "")
    if len(before) > 24:
        before = "…" + before[-24:].partition(" ")[2]
    found, after = " ".join(hit.found.split()), without_leaders(hit.after.replace("\n", " "))
    layout = QTextLayout(before + found + after, font)
    layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
    bold = QTextLayout.FormatRange()
    bold.start, bold.length = len(before), len(found)
    form = QTextCharFormat()
    form.setFontWeight(QFont.Weight.Bold)
    bold.format = form
    layout.setFormats([bold])
    layout.beginLayout()
    top = 0.0
    for _ in range(LINES):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(width)
        line.setPosition(QPointF(0, top))
        top += line.height()
    layout.endLayout()
    return layout
