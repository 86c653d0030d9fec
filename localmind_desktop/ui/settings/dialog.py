"""The settings: a list of pages at the left, the page at the right. Nothing needs a restart."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtGui import QFontDatabase, QFontMetrics, QIcon
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.upkeep import UpkeepDesk
from localmind_desktop.core import Settings
from localmind_desktop.ui.parts import label, push_button, scrolled
from localmind_desktop.ui.settings.answers import AdvancedPage, AnswersPage
from localmind_desktop.ui.settings.fields import change_signal, is_input
from localmind_desktop.ui.settings.general import GeneralPage
from localmind_desktop.ui.settings.health import HealthPage
from localmind_desktop.ui.settings.models import ModelsPage
from localmind_desktop.ui.settings.page import SettingsPage
from localmind_desktop.ui.settings.storage import StoragePage
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.toasts import ToastStack

SIZE = QSize(860, 640)
LIST_WIDTH = 190
ITEM_MARGIN = 20


class SettingsDialog(QDialog):
    """Emits ``chosen`` with the new settings; ``reopen_asked`` when the library has to open anew."""

    chosen = Signal(object)
    reopen_asked = Signal()

    def __init__(
        self, desk: Desk, theme: Theme, settings: Settings, folder: Path, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._folder = folder
        self.setWindowTitle(self.tr("Settings"))
        upkeep = UpkeepDesk(desk)
        self.general = GeneralPage(settings, folder)
        self.models = ModelsPage(desk, theme, settings, folder)
        self.answers = AnswersPage(theme, settings)
        self.advanced = AdvancedPage(theme, settings)
        self.storage = StoragePage(upkeep, theme, settings, folder)
        self.health = HealthPage(upkeep, theme)
        self.pages: tuple[SettingsPage, ...] = (
            self.general,
            self.models,
            self.answers,
            self.storage,
            self.health,
            self.advanced,
        )
        self._build(theme)
        self.models.test_asked.connect(self._test)
        self.models.look_asked.connect(self._look)
        self.storage.reopen_asked.connect(self.reopen_asked)
        for page in self.pages:
            page.changed.connect(self._show_state)
            for field in page.findChildren(QWidget):
                if is_input(field):
                    change_signal(field).connect(self._show_state)
        self._show_state()

    def _build(self, theme: Theme) -> None:
        self.list = QListWidget()
        self.list.setObjectName("pagelist")
        self.list.setAccessibleName(self.tr("Pages of the settings"))
        self.list.setFixedWidth(LIST_WIDTH)
        self.stack = QStackedWidget()
        for page in self.pages:
            item = QListWidgetItem(theme.icon(page.icon), page.title)
            item.setSizeHint(QSize(0, self.fontMetrics().height() + ITEM_MARGIN))
            self.list.addItem(item)
            page.setObjectName("column")
            self.stack.addWidget(scrolled(page))
        self.list.currentRowChanged.connect(self._show_page)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel)
        self.save_button = self.buttons.button(QDialogButtonBox.StandardButton.Save)
        self.save_button.setObjectName("primary")
        for button in self.buttons.buttons():
            button.setIcon(QIcon())
        ToastStack(self, clear_of=self.buttons)
        self.buttons.accepted.connect(self._save)
        self.buttons.rejected.connect(self.reject)
        body = QHBoxLayout()
        body.setSpacing(14)
        body.addWidget(self.list)
        body.addWidget(self.stack, 1)
        self.reset_button = push_button(self.tr("Reset this page"))
        self.reset_button.setToolTip(self.tr("Put the defaults into all fields of this page"))
        self.reset_button.clicked.connect(self.reset_page)
        foot = QHBoxLayout()
        foot.addWidget(self.reset_button)
        foot.addWidget(label(self.tr("Changes apply when you save them."), "small"), 1)
        foot.addWidget(self.buttons)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(14, 14, 14, 14)
        outer.setSpacing(12)
        outer.addLayout(body, 1)
        outer.addLayout(foot)
        available = self.screen().availableGeometry().size()
        system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
        size = SIZE * max(1.0, self.fontMetrics().height() / QFontMetrics(system).height())
        self.resize(size.boundedTo(available - QSize(40, 80)))
        self.list.setCurrentRow(0)
        self.list.setFocus()

    def show_page(self, page: SettingsPage) -> None:
        self.list.setCurrentRow(self.pages.index(page))

    @Slot(int)
    def _show_page(self, row: int) -> None:
        self.stack.setCurrentIndex(row)
        self.reset_button.setVisible(self.pages[row].can_be_reset)
        self.pages[row].begin()

    @Slot()
    def reset_page(self) -> None:
        """Put the defaults into the fields of the page that is shown."""
        self.pages[self.list.currentRow()].show_settings(Settings())

    # ------------------------------------------------------------------ what is chosen

    def settings(self) -> Settings:
        """The settings as they stand in the fields."""
        settings = self._settings
        for page in self.pages:
            settings = page.taken(settings)
        return settings

    @Slot()
    def _look(self) -> None:
        self.models.look(self._folder, self.settings())

    @Slot()
    def _test(self) -> None:
        self.models.test(self.settings())

    @Slot()
    def _show_state(self) -> None:
        """There is something to save, and it can be."""
        is_changed = self.settings() != self._settings or self.models.writing.key.new_key is not None
        self.save_button.setEnabled(is_changed and all(page.is_valid for page in self.pages))

    @Slot()
    def _save(self) -> None:
        self.models.keep_key()
        self.chosen.emit(self.settings())
        self.accept()
