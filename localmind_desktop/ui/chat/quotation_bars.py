"""The bars beside quotations: one for each level, as long as quotations stand below each other."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTextBlock, QTextDocument, QTextFormat

BAR, INDENT = 3, 18  # pixels of a bar, and from the bar of one level to that of the next
LEVEL = QTextFormat.Property.BlockQuoteLevel


def quotation_bars(document: QTextDocument) -> Iterator[QRectF]:
    """Where they stand. What is between two blocks of a quotation has a bar too."""
    layout, open_bars = document.documentLayout(), list[QRectF]()
    for block in _blocks(document):
        level = block.blockFormat().intProperty(LEVEL)
        while len(open_bars) > level:
            yield open_bars.pop()
        room = layout.blockBoundingRect(block) if level else QRectF()
        for depth in range(level):
            beside = QRectF(INDENT * depth, room.top(), BAR, room.height())
            if depth < len(open_bars):
                open_bars[depth] |= beside
            else:
                open_bars.append(beside)
    yield from open_bars


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()
