"""Writes the lines of an answer into a document, in sizes relative to its font."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QFont, QFontMetricsF, QTextBlockFormat, QTextCharFormat, QTextCursor, QTextFormat

from localmind_desktop.ui.chat.lines import Line, Look
from localmind_desktop.ui.chat.markdown_writer import LINE_HEIGHT
from localmind_desktop.ui.chat.quotation_bars import LEVEL
from localmind_desktop.ui.theme import Colours

LARGER, SMALLER = 2, -1  # steps of a font's size: 1.5 and 0.8 times


def write_lines(cursor: QTextCursor, lines: Sequence[Line], colours: Colours) -> None:
    """Write ``lines`` at ``cursor``, which is in an empty block."""
    line_height = QFontMetricsF(cursor.document().defaultFont()).lineSpacing()
    looks = {look: _letters(look, colours) for look in Look}
    for number, line in enumerate(lines):
        block = QTextBlockFormat()
        block.setLineHeight(LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        block.setTopMargin(line.room * line_height)
        block.setLeftMargin(line.indent * line_height)
        if line.is_quotation:
            block.setProperty(LEVEL, 1)
        if number:
            cursor.insertBlock(block)
        else:
            cursor.setBlockFormat(block)
        for text, look in line.pieces:
            cursor.insertText(text, looks[look])


def _letters(look: Look, colours: Colours) -> QTextCharFormat:
    letters = QTextCharFormat()
    if look in (Look.VALUE, Look.STRONG, Look.QUIET_STRONG):
        letters.setFontWeight(QFont.Weight.DemiBold)
    if look is Look.VALUE:
        letters.setProperty(QTextFormat.Property.FontSizeAdjustment, LARGER)
    if look in (Look.QUIET, Look.QUIET_STRONG):
        letters.setProperty(QTextFormat.Property.FontSizeAdjustment, SMALLER)
    if look is Look.QUIET:
        letters.setForeground(colours["muted"])
    return letters
