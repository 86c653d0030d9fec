"""The user guide: a list of topics, a field that searches all of them, and the topic."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from localmind_desktop.ui.help.guide_view import GuideView
from localmind_desktop.ui.help.topics import Topic, read_topics
from localmind_desktop.ui.parts import label
from localmind_desktop.ui.theme import Theme

SIZE = QSize(900, 680)
LIST_WIDTH = 220
ITEM_MARGIN = 16
TOPIC = Qt.ItemDataRole.UserRole


class GuideWindow(QDialog):
    """Offline, as all of the app: it reads resources/guide."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("LocalMind guide"))
        self._topics = read_topics(theme.resources / "guide")
        self.find = QLineEdit()
        self.find.setPlaceholderText(self.tr("Search the guide"))
        self.find.setAccessibleName(self.tr("Search the guide"))
        self.find.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setObjectName("pagelist")
        self.list.setAccessibleName(self.tr("Topics"))
        self.nothing = label(self.tr("No topic has these words."), "muted", wrap=True)
        self.nothing.hide()
        self.view = GuideView(theme, theme.resources / "screenshots")
        side = QVBoxLayout()
        side.setSpacing(8)
        for widget in (self.find, self.nothing):
            side.addWidget(widget)
            widget.setFixedWidth(LIST_WIDTH)
        side.addWidget(self.list, 1)
        self.list.setFixedWidth(LIST_WIDTH)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 14, 14, 14)
        row.setSpacing(14)
        row.addLayout(side)
        row.addWidget(self.view, 1)
        self.resize(SIZE.boundedTo(self.screen().availableGeometry().size() - QSize(40, 80)))
        self.find.textChanged.connect(self._search)
        self.list.currentItemChanged.connect(self._show)
        self.view.topic_asked.connect(self.open_topic)
        self._search()

    @property
    def topics(self) -> tuple[Topic, ...]:
        return self._topics

    @Slot(str)
    def open_topic(self, key: str) -> None:
        """Show the topic of that key."""
        self.find.clear()
        for row in range(self.list.count()):
            if self.list.item(row).data(TOPIC) == key:
                self.list.setCurrentRow(row)

    def _words(self) -> list[str]:
        return self.find.text().casefold().split()

    @Slot()
    def _search(self) -> None:
        current = self.list.currentItem()
        before = current.data(TOPIC) if current is not None else ""
        fitting = [topic for topic in self._topics if topic.holds(self._words())]
        self.list.blockSignals(True)
        self.list.clear()
        for topic in fitting:
            item = QListWidgetItem(topic.title, self.list)
            item.setData(TOPIC, topic.key)
            item.setSizeHint(QSize(0, self.fontMetrics().height() + ITEM_MARGIN))
        keys = [topic.key for topic in fitting]
        self.list.setCurrentRow(keys.index(before) if before in keys else 0)
        self.list.blockSignals(False)
        self.nothing.setHidden(bool(fitting))
        self._show()

    @Slot()
    def _show(self) -> None:
        item = self.list.currentItem()
        for topic in self._topics:
            if item is not None and topic.key == item.data(TOPIC):
                self.view.show_topic(topic, self._words())
