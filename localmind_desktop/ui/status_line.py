"""The status line: model, documents, and that nothing leaves this computer."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QStatusBar, QToolButton, QWidget

from localmind_desktop.core import NOT_TRIED, Check, Protection, Settings
from localmind_desktop.ui.elided_label import ElidedLabel
from localmind_desktop.ui.parts import label
from localmind_desktop.ui.reached import headline, sign
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import count_name, documents_name, model_line, tr

CHAT_CHECK = "chat model"


class StatusLine(QStatusBar):
    """Three facts that are always in sight; the last opens the page that shows it."""

    offline_asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._settings = Settings()
        self._protection: Protection | None = None  # until it was tried
        self.setSizeGripEnabled(False)
        self.model = ElidedLabel("")
        self.work = label("", "muted")
        self.count = label()
        self.offline = QToolButton()
        self.offline.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.offline.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.offline.setToolTip(tr("Privacy and network"))
        self.offline.clicked.connect(self.offline_asked)
        self.addWidget(self.model, 1)
        for widget in (self.work, self.count, self.offline):
            self.addPermanentWidget(widget)
        self._show_where()
        self.show_closed()
        self.show_describing(0)

    def show_opening(self) -> None:
        self.model.say(tr("Opening the library…"))
        self.count.clear()

    def show_closed(self) -> None:
        self.model.say(tr("The library is not open"))
        self.count.clear()

    @Slot(int)
    def show_count(self, documents: int) -> None:
        self.count.setText(documents_name(documents))

    @Slot(int)
    def show_describing(self, documents: int) -> None:
        """How many documents the language model has still to describe in the background."""
        left = count_name(documents, tr("Describing documents: 1 left"), tr("Describing documents: {n} left"))
        self.work.setText(left if documents else "")
        self.work.setVisible(documents > 0)

    def show_server(self, settings: Settings) -> None:
        """The library is open: say whether anything goes to another machine. The model is known by its check."""
        self.model.say(tr("Checking for a language model…") if settings.models.use_chat else model_line(None))
        self._settings = settings
        self._show_where()

    @Slot(object)
    def show_protection(self, protection: Protection) -> None:
        """What the system enforces was tried out."""
        self._protection = protection
        self._show_where()

    @Slot(object)
    def show_untried(self, _: object) -> None:
        """It could not be tried: nothing is known to be enforced."""
        self.show_protection(NOT_TRIED)

    def _show_where(self) -> None:
        said = headline(self._settings, self._protection)
        self.offline.setText(said)
        self.offline.setAccessibleName(said)
        self.offline.setIcon(self._theme.icon(*sign(self._settings, self._protection)))

    @Slot(object)
    def show_check(self, check: Check) -> None:
        """Whether the language model is there."""
        there = check.ok and self._settings.models.use_chat
        self.model.say(model_line(check.detail.partition(",")[0] if there else None))
