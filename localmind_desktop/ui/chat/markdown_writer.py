"""Writes parts of Markdown at the end of a document. Each part has the same look wherever it comes and goes.

Qt reads the Markdown into a document of its own, and its blocks are written from there one by one: what Qt does when it
inserts Markdown depends on the block before.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject
from PySide6.QtGui import (
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextLength,
    QTextList,
    QTextTable,
    QTextTableCell,
)

from localmind_desktop.ui.chat.citation_chips import plain_tip
from localmind_desktop.ui.chat.markdown_blocks import PIECE, Part
from localmind_desktop.ui.chat.quotation_bars import INDENT
from localmind_desktop.ui.chat.text_dressing import LINE, fill_cell, selected, table_shape, without_link
from localmind_desktop.ui.theme import Colours

MARKDOWN = QTextDocument.MarkdownFeature.MarkdownDialectGitHub | QTextDocument.MarkdownFeature.MarkdownNoHTML
LINE_HEIGHT = 118  # per cent
# room above a block, in lines of text
ROOM, ROOM_ABOVE_HEADING, ROOM_ABOVE_ITEM = 0.5, 0.9, 0.25
CODE_INDENT = 10
Property = QTextFormat.Property
Type = QTextLength.Type


class MarkdownWriter(QObject):
    """Knows where the open part of ``document`` begins, and the list that it may go on with."""

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)
        self._document = document
        self._source = QTextDocument(self)
        self._even_width = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).families()
        self.begin()

    def begin(self) -> None:
        """``document`` is empty."""
        self.has_quotation = False
        self._start = 0  # of the open part, in a block that is empty without it
        self._below_table = -1  # where the block below the last table is
        self._closed_list: QTextList | None = None
        self._list: QTextList | None = None
        self.take_back()

    def take_back(self) -> None:
        """Remove the open part."""
        cursor = selected(self._document, self._start, self._end())
        cursor.removeSelectedText()
        cursor.setBlockFormat(QTextBlockFormat())
        cursor.setBlockCharFormat(QTextCharFormat())

    def close(self) -> None:
        """The open part is to stay; the next comes below it."""
        if not self._is_vacant():
            _at_end(self._document).insertBlock(QTextBlockFormat(), QTextCharFormat())
        self._start = self._end()
        self._closed_list = self._list

    def write(self, part: Part, colours: Colours) -> int:
        """Write the open part, which was taken back; where it begins."""
        self._source.setDefaultFont(self._document.defaultFont())
        self._source.setMarkdown(part.text, MARKDOWN)
        self._line = QFontMetricsF(self._document.defaultFont()).lineSpacing()
        self._colours = colours
        self._lists: dict[int, QTextList] = {}
        self._list = None
        goes_on = part.goes_on
        block = self._source.begin()
        while block.isValid():
            table = QTextCursor(block).currentTable()
            if table is not None:
                self._write_table(table, goes_on=goes_on)
                block = self._source.findBlock(table.lastPosition()).next()
            elif not _is_filler(block):
                self._write_block(block, goes_on=goes_on)
                block = block.next()
            else:
                block = block.next()
                continue
            goes_on = False
        return self._start

    # ------------------------------------------------------------------ blocks

    def _write_block(self, block: QTextBlock, *, goes_on: bool) -> None:
        shape = self._shape(block, goes_on=goes_on)
        letters = block.charFormat()
        cursor = _at_end(self._document)
        if not self._is_vacant() or cursor.position() == self._below_table:
            cursor.insertBlock()  # the block that Qt keeps below a table has no room above it, and no height if empty
        cursor.setBlockFormat(shape)
        cursor.setBlockCharFormat(letters)
        self._write_letters(cursor, block)
        source = block.textList()
        if source is not None:
            self._join_list(cursor, source, goes_on=goes_on)

    def _shape(self, block: QTextBlock, *, goes_on: bool) -> QTextBlockFormat:
        """The format of a block, with the room above it. Code wraps as words do: there is no scroll bar."""
        shape = block.blockFormat()
        code, items = is_code(shape), block.textList()
        lines = ROOM
        if shape.headingLevel():
            lines = ROOM_ABOVE_HEADING
        elif items is not None and (goes_on or items.objectIndex() in self._lists or items.format().indent() > 1):
            lines = ROOM_ABOVE_ITEM
        elif code and (goes_on or is_code(block.previous().blockFormat())):
            lines = 0.0
        shape.setObjectIndex(-1)
        shape.setNonBreakableLines(False)
        shape.setTopMargin(self._line * lines if self._end() else 0)
        shape.setBottomMargin(0)
        level = shape.intProperty(Property.BlockQuoteLevel)
        self.has_quotation = self.has_quotation or level > 0
        shape.setLeftMargin(INDENT * level + CODE_INDENT * code)
        shape.setRightMargin(0)
        if is_ruler(shape):
            shape.setProperty(Property.BlockTrailingHorizontalRulerWidth, QTextLength(Type.PercentageLength, 100))
        if items is None and not code:
            shape.setLineHeight(LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        return shape

    def _join_list(self, cursor: QTextCursor, source: QTextList, *, goes_on: bool) -> None:
        """Make the block at ``cursor`` an item of the list that stands for ``source``."""
        known = self._closed_list if goes_on else self._lists.get(source.objectIndex())
        if known is None:
            known = cursor.createList(source.format())
        else:
            known.add(cursor.block())
        self._lists[source.objectIndex()] = known
        self._list = self._list or known

    def _write_letters(self, cursor: QTextCursor, block: QTextBlock) -> None:
        parts = block.begin()
        while not parts.atEnd():
            fragment = parts.fragment()
            letters = fragment.charFormat()
            if letters.isImageFormat():  # nothing is loaded: what it is called stands in its place
                cursor.insertText(letters.stringProperty(Property.ImageAltText), QTextCharFormat())
            else:
                cursor.insertText(fragment.text(), self._letters(letters))
            parts += 1

    def _letters(self, letters: QTextCharFormat) -> QTextCharFormat:
        """Code in a font of even width. An address cannot be followed, so it looks like words, and shows on hover."""
        if letters.fontFixedPitch():
            letters.setFontFamilies(self._even_width)
        if letters.isAnchor():
            address = letters.anchorHref()
            letters = without_link(letters)
            letters.setToolTip(plain_tip(address))
        return letters

    # ------------------------------------------------------------------ tables

    def _write_table(self, table: QTextTable, *, goes_on: bool) -> None:
        """In pieces that look like one table, as a table is laid out anew with every row that comes."""
        first = 1 if goes_on else 0
        last = 1 + PIECE
        while first < table.rows():
            self._write_rows(table, first, min(last, table.rows()), goes_on=goes_on)
            first, last, goes_on = last, last + PIECE, True

    def _write_rows(self, table: QTextTable, first: int, end: int, *, goes_on: bool) -> None:
        shape = table_shape(table.columns(), self._colours)
        cursor = _at_end(self._document)
        if not self._is_vacant():
            cursor.insertBlock(QTextBlockFormat(), QTextCharFormat())
        if goes_on:
            shape.setTopMargin(-LINE)
        elif cursor.position():
            shape.setTopMargin(self._line * ROOM)
        written = cursor.insertTable(end - first, table.columns(), shape)
        for row in range(first, end):
            for column in range(table.columns()):
                cell = written.cellAt(row - first, column)
                self._write_cell(cell, table.cellAt(row, column))
                fill_cell(cell, self._colours["card"])
        after = _at_end(self._document)
        after.setBlockFormat(QTextBlockFormat())
        after.setBlockCharFormat(QTextCharFormat())
        self._below_table = after.position()

    def _write_cell(self, cell: QTextTableCell, source: QTextTableCell) -> None:
        cursor = cell.firstCursorPosition()
        for block in _blocks(self._source, source):
            shape = QTextBlockFormat()
            shape.setAlignment(block.blockFormat().alignment())
            cursor.setBlockFormat(shape)
            self._write_letters(cursor, block)
        if source.row() == 0:
            bold = QTextCharFormat()  # Qt leaves it out of some
            bold.setFontWeight(QFont.Weight.Bold)
            selected(self._document, cell.firstPosition(), cell.lastPosition()).mergeCharFormat(bold)

    # ------------------------------------------------------------------ the end of the document

    def _end(self) -> int:
        return _at_end(self._document).position()

    def _is_vacant(self) -> bool:
        """Whether the last block waits to be filled: the first of a document, the one below a table or a part."""
        block = self._document.lastBlock()
        return block.length() == 1 and not is_content(block)


def space_lines(document: QTextDocument) -> None:
    """Give plain text the line height of Markdown."""
    cursor = selected(document, 0, _at_end(document).position())
    shape = QTextBlockFormat()
    shape.setLineHeight(LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    cursor.mergeBlockFormat(shape)


def _at_end(document: QTextDocument) -> QTextCursor:
    cursor = QTextCursor(document)
    cursor.movePosition(QTextCursor.MoveOperation.End)
    return cursor


def _blocks(document: QTextDocument, cell: QTextTableCell) -> Iterator[QTextBlock]:
    block = document.findBlock(cell.firstPosition())
    while block.isValid() and block.position() <= cell.lastPosition():
        yield block
        block = block.next()


def _is_filler(block: QTextBlock) -> bool:
    """An empty block that Qt needs beside a table."""
    return block.length() == 1 and not is_content(block)


def is_content(block: QTextBlock) -> bool:
    """Whether a block is seen although it may have no text: a line of code, an item, a ruler."""
    return is_ruler(block.blockFormat()) or is_code(block.blockFormat()) or is_item(block)


def is_ruler(shape: QTextBlockFormat) -> bool:
    return shape.hasProperty(Property.BlockTrailingHorizontalRulerWidth)


def is_item(block: QTextBlock) -> bool:
    return block.isValid() and block.textList() is not None


def is_code(shape: QTextBlockFormat) -> bool:
    return shape.hasProperty(Property.BlockCodeLanguage)
