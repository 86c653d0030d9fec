"""The status line: model, documents, and that nothing leaves this computer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QStatusBar, QToolButton, QWidget

from localmind_desktop.core import Check, Settings
from localmind_desktop.ui.offline_page import headline, server_is_here
from localmind_desktop.ui.parts import label
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import documents_name, model_line, tr

CHAT_CHECK = "chat model"
SIGN = QSize(16, 16)


class StatusLine(QStatusBar):
    """Three facts that are always in sight; the last opens the page that shows it."""

    offline_asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._use_chat = True
        self.setSizeGripEnabled(False)
        self.model = label()
        self.count = label()
        self.offline = QToolButton()
        self.offline.setIconSize(SIGN)
        self.offline.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.offline.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.offline.setToolTip(tr("Show what this program has open on the network"))
        self.offline.clicked.connect(self.offline_asked)
        self.addWidget(self.model, 1)
        for widget in (self.count, self.offline):
            self.addPermanentWidget(widget)
        self.show_server(Settings())
        self.show_closed()
        self.show_count(0)

    def show_opening(self) -> None:
        self.model.setText(tr("Opening the library…"))

    def show_closed(self) -> None:
        self.model.setText(tr("The library is not open"))

    def show_count(self, documents: int) -> None:
        self.count.setText(documents_name(documents))

    def show_server(self, settings: Settings) -> None:
        """The library is open: say whether anything goes to another machine. The model is known by its check."""
        self.model.setText(tr("Looking for a language model…") if settings.models.use_chat else model_line(None))
        self._use_chat = settings.models.use_chat
        local = server_is_here(settings)
        self.offline.setText(headline(settings))
        self.offline.setAccessibleName(headline(settings))
        icon = self._theme.icon("shield", "accent") if local else self._theme.icon("warning", "warning_text")
        self.offline.setIcon(icon)

    @Slot(object)
    def show_checks(self, checks: Sequence[Check]) -> None:
        chat = next((check for check in checks if check.check == CHAT_CHECK), None)
        there = chat is not None and chat.ok and self._use_chat
        self.model.setText(model_line(chat.detail.partition(",")[0] if there else None))
