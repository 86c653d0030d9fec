"""Shows the text of an answer: streamed Markdown without HTML, or plain quotes, with clickable citation numbers."""

from __future__ import annotations

import math
import re
from collections.abc import Collection

from PySide6.QtCore import QSize, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QResizeEvent, QTextCharFormat, QTextCursor, QTextDocument, QTextTable, QWheelEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextBrowser, QWidget

from localmind_desktop.ui.theme import Theme

MARKDOWN = QTextDocument.MarkdownFeature.MarkdownDialectGitHub | QTextDocument.MarkdownFeature.MarkdownNoHTML
MARKER = re.compile(r"\[(\d+(?:\s*,\s*\d+)*)\]")
DIGITS = re.compile(r"\d+")
LIST_LINE = re.compile(r"\s*(?:[-*+]|\d+[.)])\s")
FENCE = re.compile(r"^\s*(```|~~~)", re.MULTILINE)


class AnswerView(QTextBrowser):
    """As high as its text. Loads nothing, opens nothing; only citation numbers can be clicked."""

    citation_clicked = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._open_text = ""
        self._open_at = 0
        self.blocks_closed = 0
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Answer"))
        self.document().setDocumentMargin(0)
        self.document().setIndentWidth(24)
        self.document().documentLayout().documentSizeChanged.connect(self._fit)
        self.anchorClicked.connect(self._follow)

    # ------------------------------------------------------------------ text

    def begin(self) -> None:
        """Empty, ready for a stream."""
        self.clear()
        self._open_text, self._open_at, self.blocks_closed = "", 0, 0

    def stream(self, text: str) -> None:
        """Add streamed Markdown; only the last block, which is still open, is laid out again."""
        self._open_text += text
        closed, self._open_text = split_closed(self._open_text)
        cursor = QTextCursor(self.document())
        cursor.setPosition(self._open_at)
        cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        start = self._open_at
        cursor.beginEditBlock()
        cursor.removeSelectedText()
        if closed:
            cursor.insertMarkdown(closed, MARKDOWN)
            self._start_block(cursor)
            self._open_at = cursor.position()
            self.blocks_closed += 1
        if self._open_text.strip():
            cursor.insertMarkdown(self._open_text, MARKDOWN)
        self._dress_tables(start)
        cursor.endEditBlock()

    def show_text(self, text: str, numbers: Collection[int], *, markdown: bool) -> None:
        """Show a whole text; ``[n]`` of ``numbers`` become links. What comes from documents is never ``markdown``."""
        if markdown:
            self.document().setMarkdown(text, MARKDOWN)
        else:
            self.setPlainText(text)
        self._space_blocks()
        self._dress_tables(0)
        self._link_markers(numbers)

    def _start_block(self, cursor: QTextCursor) -> None:
        block, letters = cursor.blockFormat(), QTextCharFormat()
        block.setHeadingLevel(0)
        block.setIndent(0)
        block.setObjectIndex(-1)
        cursor.insertBlock(block, letters)

    def _space_blocks(self) -> None:
        block = self.document().begin()
        while block.isValid():
            if not block.textList() and block.text():
                shape = block.blockFormat()
                shape.setLineHeight(118, 1)  # proportional
                QTextCursor(block).setBlockFormat(shape)
            block = block.next()

    def _dress_tables(self, start: int) -> None:
        """Give the tables from position ``start`` on the theme's borders."""
        for frame in self.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable) and frame.firstPosition() >= start:
                shape = frame.format()
                shape.setCellPadding(5)
                shape.setBorderCollapse(True)
                shape.setBorder(1)
                shape.setBorderBrush(self._theme.colours["strong_border"])
                frame.setFormat(shape)

    def _link_markers(self, numbers: Collection[int]) -> None:
        block = self.document().begin()
        while block.isValid():
            for match in MARKER.finditer(block.text()):
                for digits in DIGITS.finditer(match.group()):
                    if int(digits.group()) in numbers:
                        self._link(block.position() + match.start(), match, digits)
            block = block.next()

    def _link(self, start: int, marker: re.Match[str], digits: re.Match[str]) -> None:
        """Make ``[7]`` a link as a whole, and only the digits where the brackets hold several numbers."""
        alone = marker.group(1) == digits.group()
        first, last = (0, len(marker.group())) if alone else digits.span()
        cursor = QTextCursor(self.document())
        cursor.setPosition(start + first)
        cursor.setPosition(start + last, QTextCursor.MoveMode.KeepAnchor)
        letters = QTextCharFormat()
        letters.setAnchor(True)
        letters.setAnchorHref(f"cite:{digits.group()}")
        letters.setForeground(self._theme.colours["link"])
        letters.setFontWeight(600)
        letters.setFontUnderline(False)
        cursor.mergeCharFormat(letters)

    # ------------------------------------------------------------------ what Qt asks

    def loadResource(self, kind: int, name: QUrl) -> None:
        """Nothing is ever loaded, neither from this machine nor from another."""
        return

    def sizeHint(self) -> QSize:
        return QSize(200, self.height())

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @Slot()
    def _fit(self) -> None:
        height = math.ceil(self.document().size().height()) + 2
        if height != self.height():
            self.setFixedHeight(height)

    @Slot(QUrl)
    def _follow(self, url: QUrl) -> None:
        if url.scheme() == "cite" and url.path().isdigit():
            self.citation_clicked.emit(int(url.path()))


def split_closed(text: str) -> tuple[str, str]:
    """Markdown in two parts: whole blocks that nothing to come can change, and the block that is still open.

    A block ends at a blank line outside of a code fence. Lists and tables stay open until something else follows them.
    """
    end = text.rfind("\n\n")
    while end >= 0:
        closed, rest = text[: end + 2], text[end + 2 :]
        if len(FENCE.findall(closed)) % 2 == 0 and rest.strip() and not continues(closed, rest):
            return closed, rest
        end = text.rfind("\n\n", 0, end)
    return "", text


def continues(closed: str, rest: str) -> bool:
    """Whether ``rest`` may go on with the list that ``closed`` ends with."""
    last = closed.rstrip().rsplit("\n", 1)[-1]
    return bool(LIST_LINE.match(last) and (LIST_LINE.match(rest) or rest.startswith((" ", "\t"))))
