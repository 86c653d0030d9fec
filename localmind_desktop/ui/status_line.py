"""The status line: model, documents, and that nothing leaves this computer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QStatusBar, QWidget

from localmind_desktop.core import Check, Settings
from localmind_desktop.ui.addresses import host_of, is_loopback
from localmind_desktop.ui.parts import label
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import count_name, model_line, tr

CHAT_CHECK = "chat model"


class StatusLine(QStatusBar):
    """Three facts that are always in sight."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._local = True
        self._use_chat = True
        self.setSizeGripEnabled(False)
        self.model = label()
        self.count = label()
        self.sign = label()
        self.offline = label()
        self.addWidget(self.model, 1)
        for widget in (self.count, self.sign, self.offline):
            self.addPermanentWidget(widget)
        self.show_closed()
        self.show_count(0)
        theme.changed.connect(self._redraw)

    def show_opening(self) -> None:
        self.model.setText(tr("Opening the library…"))

    def show_closed(self) -> None:
        self.model.setText(tr("The library is not open"))

    def show_count(self, documents: int) -> None:
        self.count.setText(count_name(documents, tr("1 document"), tr("{n} documents")))

    def show_server(self, settings: Settings) -> None:
        """Say whether anything goes to another machine."""
        server = settings.models.server
        self._use_chat = settings.models.use_chat
        local = is_loopback(server) or not settings.models.use_chat
        host = host_of(server) or server
        away = tr("Questions and passages go to {host}").format(host=host)
        self.offline.setText(tr("Offline: nothing leaves this computer") if local else away)
        self._local = local
        self._redraw()

    @Slot(object)
    def show_checks(self, checks: Sequence[Check]) -> None:
        chat = next((check for check in checks if check.check == CHAT_CHECK), None)
        there = chat is not None and chat.ok and self._use_chat
        self.model.setText(model_line(chat.detail.partition(",")[0] if there else None))

    @Slot()
    def _redraw(self) -> None:
        icon = self._theme.icon("shield", "accent") if self._local else self._theme.icon("warning", "warning_text")
        self.sign.setPixmap(icon.pixmap(16, 16))
