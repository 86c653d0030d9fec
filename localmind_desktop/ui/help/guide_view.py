"""Shows a topic of the guide. Of files it loads the guide's pictures, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Signal, Slot
from PySide6.QtGui import QImage, QTextBlockFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from localmind_desktop.ui.help.topics import Topic
from localmind_desktop.ui.theme import Theme

PICTURE_WIDTH = 560
LINE_HEIGHT = 130  # percent
MARGIN = 18
ABOVE_HEADLINES = 16
PICTURE = "\ufffc"  # what stands for one in the text


class GuideView(QTextBrowser):
    """A link leads to another topic: ``topic_asked`` carries its key. Nothing else is opened."""

    topic_asked = Signal(str)

    def __init__(self, theme: Theme, pictures: Path) -> None:
        super().__init__()
        self._theme = theme
        self._pictures = pictures
        self.setOpenLinks(False)
        self.setObjectName("guide")
        self.setAccessibleName(self.tr("Guide"))
        self.document().setDocumentMargin(MARGIN)
        self.anchorClicked.connect(self._follow)

    def loadResource(self, kind: int, name: QUrl) -> object:
        """The picture of that plain name."""
        file = self._pictures / Path(name.path()).name
        if kind != QTextDocument.ResourceType.ImageResource.value or not name.isRelative() or file.suffix != ".png":
            return None
        ratio, width = self.devicePixelRatioF(), min(PICTURE_WIDTH, self.viewport().width() - 4 * MARGIN)
        image = QImage(str(file))
        shown = image.scaledToWidth(round(width * ratio), Qt.TransformationMode.SmoothTransformation)
        shown.setDevicePixelRatio(ratio)
        return shown

    def show_topic(self, topic: Topic, words: Sequence[str] = ()) -> None:
        """Show ``topic`` from its first place that holds one of ``words``, all such places marked."""
        self.document().setMarkdown(topic.text, QTextDocument.MarkdownFeature.MarkdownNoHTML)
        self._space()
        places = self._places(words)
        self.setExtraSelections(places)
        self.moveCursor(QTextCursor.MoveOperation.Start)
        if places:
            start = QTextCursor(self.document())
            start.setPosition(places[0].cursor.selectionStart())
            self.setTextCursor(start)
            self.ensureCursorVisible()

    def _space(self) -> None:
        """Air between lines and above headlines, which Markdown says nothing of."""
        block = self.document().begin()
        while block.isValid():
            airy = QTextBlockFormat()
            if PICTURE not in block.text():
                airy.setLineHeight(LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            if block.blockFormat().headingLevel() > 1:
                airy.setTopMargin(ABOVE_HEADLINES)
            QTextCursor(block).mergeBlockFormat(airy)
            block = block.next()

    def _places(self, words: Sequence[str]) -> list[QTextEdit.ExtraSelection]:
        found = []
        for word in words:
            cursor = QTextCursor(self.document())
            while not (cursor := self.document().find(word, cursor)).isNull():
                place = QTextEdit.ExtraSelection()
                place.cursor = cursor
                place.format.setBackground(self._theme.colours["selected"])
                place.format.setForeground(self._theme.colours["selected_text"])
                found.append(place)
        return sorted(found, key=lambda place: place.cursor.position())

    @Slot(QUrl)
    def _follow(self, link: QUrl) -> None:
        if link.isRelative() and link.path().endswith(".md"):
            self.topic_asked.emit(Path(link.path()).stem)
