"""Models: which are used, which are there, what the missing ones would bring, and how they come across the air gap."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QShowEvent

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.job import Failure
from localmind_desktop.bridge.upkeep import UpkeepDesk, models_folder
from localmind_desktop.core import Check, Settings
from localmind_desktop.ui.parts import push_button
from localmind_desktop.ui.settings.bringing import BringingSection
from localmind_desktop.ui.settings.check_list import CheckList
from localmind_desktop.ui.settings.fields import Section, buttons_row, page_column
from localmind_desktop.ui.settings.finding import FindingSection
from localmind_desktop.ui.settings.page import SettingsPage
from localmind_desktop.ui.settings.plain_checks import plain_checks, said_here
from localmind_desktop.ui.settings.writing import WritingSection
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.toasts import Toast
from localmind_desktop.ui.words import tr

USES_MS = 2_000
"""How often it is looked how many documents use which model, as long as the page is seen."""


class ModelsPage(SettingsPage):
    """What is typed can be tested before it is kept. ``look_asked`` wants `look` with what stands in the fields."""

    icon = "model"
    look_asked = Signal()
    test_asked = Signal()

    def __init__(self, desk: Desk, theme: Theme, settings: Settings, folder: Path) -> None:
        super().__init__()
        self.title = self.tr("Models")
        self._desk = desk
        self._upkeep = UpkeepDesk(desk)
        self._folder = folder
        self._seen = False
        self.writing = WritingSection(theme)
        self.finding = FindingSection()
        self.bringing = BringingSection(self._upkeep, theme)
        self.notice = Toast(theme, self)
        self.checks = CheckList(theme, self.tr("Status"))
        self.check_button = push_button(self.tr("Check again"))
        self.copy_button = push_button(self.tr("Copy"))
        column = page_column(
            self, self.title, self.tr("All models are optional. Without any, answers are quoted from documents.")
        )
        status = Section(self.tr("Status"))
        status.add_wide(self.checks)
        status.add_wide(buttons_row(self.check_button, self.copy_button))
        for section in (self.writing, self.finding, status, self.bringing):
            column.addWidget(section)
        column.addStretch(1)
        self.show_settings(settings)
        self._connect()

    def _connect(self) -> None:
        self._clock = QTimer(self)
        self._clock.setInterval(USES_MS)
        self._clock.timeout.connect(self._look_at_uses)
        for section in (self.writing, self.finding):
            section.server.changed.connect(self.changed)
        self.writing.test_asked.connect(self.test_asked)
        self.writing.list_asked.connect(self.look_asked)
        self.finding.server.field.editingFinished.connect(self.look_asked)
        self.check_button.clicked.connect(self.look_asked)
        self.copy_button.clicked.connect(self.checks.copy)
        self.bringing.folder_asked.connect(self.add_model)
        self.bringing.added.connect(self.look_asked)

    # ------------------------------------------------------------------ what is chosen

    @property
    def is_valid(self) -> bool:
        return self.writing.is_valid and self.finding.is_valid

    def show_settings(self, settings: Settings) -> None:
        self.writing.show_settings(settings)
        self.finding.show_settings(settings)

    def taken(self, settings: Settings) -> Settings:
        return self.finding.taken(self.writing.taken(settings))

    def keep_key(self) -> None:
        """Put a key that was entered into the system's keyring."""
        key = self.writing.key.new_key
        if key is not None:
            self._upkeep.keep_key(self.writing.server.address, key)

    # ------------------------------------------------------------------ what is there

    def begin(self) -> None:
        if not self._seen:
            self._seen = True
            self.look_asked.emit()
            self._upkeep.has_keyring().finished.connect(self.writing.show_keyring)

    def look(self, folder: Path, settings: Settings) -> None:
        """Look which of the models that ``settings`` name are there, and what else there is to choose."""
        self._folder = folder
        if not self.is_valid:
            return
        self._hold_key()
        self.notice.hide()
        self.check_button.setEnabled(False)
        served = self._upkeep.served_models(folder, settings)
        served.finished.connect(self.writing.show_served)
        served.failed.connect(self.writing.show_absent)
        self._upkeep.embedder_choices(folder, settings).finished.connect(self.finding.offer)
        self._upkeep.reranker_choices(folder, settings).finished.connect(self.finding.offer_rerankers)
        job = self._desk.check_models(folder, settings)
        job.finished.connect(self._show_checks)
        job.failed.connect(self._show_failure)
        job.ended.connect(self._end_look)
        self._look_at_uses()

    def test(self, settings: Settings) -> None:
        """Let the language model of ``settings`` write a few words."""
        self._hold_key()
        self.writing.show_testing(True)
        used = replace(settings, models=replace(settings.models, use_chat=True))
        job = self._upkeep.try_chat(self._folder, used)
        job.finished.connect(self.writing.show_trial)
        job.failed.connect(self.writing.show_failed)
        job.ended.connect(self._end_test)

    def _hold_key(self) -> None:
        """A key that is not saved yet is used for what is looked at."""
        key = self.writing.key.new_key
        if key:
            self._desk.keys.hold(self.writing.server.address, key)

    @Slot(object)
    def _show_checks(self, checks: Sequence[Check]) -> None:
        self.checks.show_checks(plain_checks(checks))

    @Slot(object)
    def _show_failure(self, failure: Failure) -> None:
        self.notice.say(said_here(failure.sentence), "error", ((tr("Close"), None),))

    @Slot()
    def _end_look(self) -> None:
        self.check_button.setEnabled(True)

    @Slot()
    def _end_test(self) -> None:
        self.writing.show_testing(False)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._clock.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._clock.stop()

    @Slot()
    def _look_at_uses(self) -> None:
        if self._desk.is_open:
            self._upkeep.embedder_uses().finished.connect(self.finding.show_uses)

    @Slot(str)
    def add_model(self, source: str) -> None:
        """Copy a model folder to the models folder, its checksums compared."""
        self.bringing.add(models_folder(self._folder, self.finding.models.path), Path(source))
