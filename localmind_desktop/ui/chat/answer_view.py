"""Shows the text of an answer: streamed Markdown without HTML, or plain quotes, with clickable citation numbers."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize, Qt, QUrl, Signal, Slot
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextTable,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextBrowser, QWidget

from localmind_desktop.core import Citation, Flag
from localmind_desktop.ui.chat.markdown_blocks import cut_at_block
from localmind_desktop.ui.chat.text_dressing import (
    anchors,
    dress_tables,
    link_markers,
    selected,
    space_blocks,
    underline_flags,
)
from localmind_desktop.ui.theme import Theme

MARKDOWN = QTextDocument.MarkdownFeature.MarkdownDialectGitHub | QTextDocument.MarkdownFeature.MarkdownNoHTML
STEPS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}


class AnswerView(QTextBrowser):
    """As high as its text. Loads nothing, opens nothing; only citation numbers can be clicked.

    With the keyboard: left and right go from citation to citation, Return opens.
    """

    citation_clicked = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.begin()
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Answer"))
        self.document().setUndoRedoEnabled(False)  # it would keep every state of a stream
        self.document().setDocumentMargin(0)
        self.document().setIndentWidth(24)
        self.document().documentLayout().documentSizeChanged.connect(self._fit)
        self.anchorClicked.connect(self._follow)

    # ------------------------------------------------------------------ a stream

    def begin(self) -> None:
        """Empty, ready for a stream."""
        self.clear()
        self._open_text, self._head = "", ""
        self._open_at = QTextCursor(self.document())  # where the open block begins
        self._open_at.setKeepPositionOnInsert(True)
        self.streamed = ""
        self.blocks_closed = 0

    def stream(self, text: str) -> None:
        """Add streamed Markdown; only the last block, which is still open, is laid out again."""
        self.streamed += text
        cut = cut_at_block(self._open_text + text, self._head)
        start = self._open_at.position()
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        cursor.beginEditBlock()
        cursor.removeSelectedText()
        beheaded: list[int] = []  # where tables begin that go on with another
        if cut.closed:
            self._insert(cursor, cut.closed, self._head, beheaded)
            self._close_block(cursor, in_table=bool(cut.head))
        self._open_text, self._head = cut.rest, cut.head
        if self._open_text.strip():
            self._insert(cursor, self._open_text, self._head, beheaded)
        cursor.endEditBlock()
        self._mend_tables(start, beheaded)

    def _insert(self, cursor: QTextCursor, text: str, head: str, beheaded: list[int]) -> None:
        """Insert Markdown, with the ``head`` of the table that it goes on with, which is to go again."""
        if head:
            beheaded.append(cursor.position())
        cursor.insertMarkdown(head + text, MARKDOWN)

    def _close_block(self, cursor: QTextCursor, *, in_table: bool) -> None:
        if not in_table:
            block = cursor.blockFormat()
            block.setHeadingLevel(0)
            block.setIndent(0)
            block.setObjectIndex(-1)
            cursor.insertBlock(block, QTextCharFormat())
        self._open_at.setPosition(cursor.position())
        self.blocks_closed += 1

    def _mend_tables(self, start: int, beheaded: Sequence[int]) -> None:
        """Take the second heads out, from the last to the first; Qt knows a table only after the edit that made it."""
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        for position in reversed(beheaded):
            tables = [each for each in self._tables() if each.firstPosition() >= position]
            if tables and tables[0].rows() > 1:
                tables[0].removeRows(0, 1)
        dress_tables(self.document(), start, self._theme.colours)
        cursor.endEditBlock()

    def _tables(self) -> list[QTextTable]:
        frames = self.document().rootFrame().childFrames()
        return sorted((frame for frame in frames if isinstance(frame, QTextTable)), key=QTextTable.firstPosition)

    # ------------------------------------------------------------------ a whole text

    def show_text(
        self, text: str, citations: Mapping[int, Citation | None], *, markdown: bool, flags: Sequence[Flag] = ()
    ) -> None:
        """Show a whole text; ``[n]`` of ``citations`` become links. What comes from documents is never ``markdown``.

        A text that was streamed as it is stays as it was laid out.
        """
        if not markdown:
            self.setPlainText(text)
        elif text != self.streamed:
            self.begin()
            self.stream(text)
        self.streamed = ""
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        space_blocks(self.document())
        link_markers(self.document(), citations, self._theme.colours["link"])
        underline_flags(self.document(), text, flags, self._theme.colours["error_text"])
        cursor.endEditBlock()

    # ------------------------------------------------------------------ what Qt asks

    def loadResource(self, kind: int, name: QUrl) -> None:
        """Nothing is ever loaded, neither from this machine nor from another."""
        return

    def sizeHint(self) -> QSize:
        return QSize(200, self.height())

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in STEPS and not event.modifiers():
            self._step(STEPS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _step(self, by: int) -> None:
        """Select the next citation, or the one before."""
        links, cursor = anchors(self.document()), self.textCursor()
        if by > 0:
            ahead = [link for link in links if link[0] >= cursor.selectionEnd()]
        else:
            ahead = [link for link in reversed(links) if link[1] <= cursor.selectionStart()]
        if ahead:
            self.setTextCursor(selected(self.document(), *ahead[0]))

    def paintEvent(self, event: QPaintEvent) -> None:
        """A line under the text says that it has the keyboard; there is no room for a frame."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self.viewport())
            painter.setPen(QPen(self._theme.colours["accent"], 2))
            bottom = self.viewport().height() - 1
            painter.drawLine(0, bottom, self.viewport().width(), bottom)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

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
