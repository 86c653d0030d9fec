"""Shows the text of an answer: streamed Markdown without HTML, or plain quotes, with clickable citation numbers."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize, Qt, QUrl, Signal, Slot
from PySide6.QtGui import (
    QFocusEvent,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextBrowser, QWidget

from localmind_desktop.core import Citation, Flag
from localmind_desktop.ui.chat.line_writer import write_lines
from localmind_desktop.ui.chat.lines import Line
from localmind_desktop.ui.chat.markdown_blocks import MarkdownParts, Part
from localmind_desktop.ui.chat.markdown_writer import MarkdownWriter, space_lines
from localmind_desktop.ui.chat.quotation_bars import quotation_bars
from localmind_desktop.ui.chat.text_dressing import anchors, link_markers, selected, underline_flags
from localmind_desktop.ui.theme import Theme

STEPS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}


class AnswerView(QTextBrowser):
    """As high as its text. Loads nothing, opens nothing; only citation numbers can be clicked.

    With the keyboard: left and right go from citation to citation, Return opens.
    """

    citation_clicked = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._citations: dict[int, Citation | None] = {}
        self._writer = MarkdownWriter(self.document())
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

    # ------------------------------------------------------------------ Markdown, as it comes

    def begin(self) -> None:
        """Empty, ready for a stream."""
        self.clear()
        self.setCurrentCharFormat(QTextCharFormat())  # Qt keeps that of a link at the end for what comes next
        self._has_quoted_lines = False
        self._writer.begin()
        self._parts = MarkdownParts()
        self._shown = Part("")  # of what is open
        self.streamed = ""
        self.parts_closed = 0

    def cite(self, citations: Mapping[int, Citation | None]) -> None:
        """The ``[n]`` that are links from now on."""
        self._citations = dict(citations)

    def stream(self, text: str) -> None:
        """Add streamed Markdown; only the part that is still open is laid out again."""
        self.streamed += text
        self._write(self._parts.feed(text), self._parts.open_part(whole=False))

    def _write(self, closed: Sequence[Part], still_open: Part) -> None:
        if not closed and still_open == self._shown:
            return
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        self._writer.take_back()
        for part in closed:
            self._write_part(part)
            self._writer.close()
        self._write_part(still_open)
        cursor.endEditBlock()
        self._shown = still_open
        self.parts_closed += len(closed)

    def _write_part(self, part: Part) -> None:
        start = self._writer.write(part, self._theme.colours)
        link_markers(self.document(), self._citations, self._theme.colours["link"], start)

    # ------------------------------------------------------------------ a whole text

    def show_text(
        self, text: str, citations: Mapping[int, Citation | None], *, markdown: bool, flags: Sequence[Flag] = ()
    ) -> None:
        """Show a whole text; ``[n]`` of ``citations`` become links. What comes from documents is never ``markdown``.

        A text that was streamed as it is stays as it was laid out.
        """
        self.cite(citations)
        if not markdown:
            self.begin()
            self.setPlainText(text)
        elif not self.streamed or text != self.streamed:
            self.begin()
            self.stream(text)
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        if markdown:
            self._write((), self._parts.open_part(whole=True))
        else:
            space_lines(self.document())
        self.streamed = ""
        link_markers(self.document(), citations, self._theme.colours["link"])
        underline_flags(self.document(), text, flags, self._theme.colours["error_text"])
        cursor.endEditBlock()

    def show_lines(self, lines: Sequence[Line], citations: Mapping[int, Citation | None]) -> None:
        """Show an answer that has parts; ``[n]`` of ``citations`` become links."""
        self.cite(citations)
        self.begin()
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        write_lines(cursor, lines, self._theme.colours)
        self._has_quoted_lines = any(line.is_quotation for line in lines)
        link_markers(self.document(), citations, self._theme.colours["link"])
        cursor.endEditBlock()

    # ------------------------------------------------------------------ what Qt asks

    def loadResource(self, kind: int, name: QUrl) -> object:
        """Nothing is ever loaded, neither from this machine nor from another: for no picture, Qt would look itself."""
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return ""
        picture = QImage(1, 1, QImage.Format.Format_ARGB32)
        picture.fill(0)
        return picture

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
        if self._writer.has_quotation or self._has_quoted_lines:
            self._draw_bars()
        if self.hasFocus():
            painter = QPainter(self.viewport())
            painter.setPen(QPen(self._theme.colours["accent"], 2))
            bottom = self.viewport().height() - 1
            painter.drawLine(0, bottom, self.viewport().width(), bottom)

    def _draw_bars(self) -> None:
        painter, colour = QPainter(self.viewport()), self._theme.colours["accent"]
        for bar in quotation_bars(self.document()):
            painter.fillRect(bar, colour)

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
