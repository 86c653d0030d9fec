"""The language model that the window uses: looked for when the library opens, at each answer, and when asked."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.job import Failure
from localmind_desktop.bridge.upkeep import UpkeepDesk
from localmind_desktop.core import Check, ServedModels, Settings
from localmind_desktop.ui.chat.model_button import ModelButton
from localmind_desktop.ui.words import tr


class LanguageModel(QObject):
    """Keeps the button beside the question up to date. ``checked`` carries the check for the status line."""

    checked = Signal(object)  # Check
    settings_chosen = Signal(object)  # Settings

    def __init__(self, desk: Desk, button: ModelButton, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._button = button
        self._settings = settings
        button.show_settings(settings)
        button.chosen.connect(self._choose)
        button.list_asked.connect(self._list)
        desk.opened.connect(self.look)
        desk.changed.connect(self.look)

    def take_settings(self, settings: Settings) -> None:
        self._settings = settings
        self._button.show_settings(settings)

    @Slot()
    def look(self) -> None:
        """Look whether the model is there; quick where none is wanted."""
        if self._desk.is_open and self._settings.models.use_chat:
            self._desk.chat_check().finished.connect(self._take_check)
        else:
            self._button.show_used("")

    @Slot(object)
    def look_again(self, answering: bool) -> None:
        """An answer begins or ends; the server may have come meanwhile, and after an answer also gone."""
        if not answering or not self._button.used:
            self.look()

    @Slot(object)
    def _take_check(self, check: Check) -> None:
        self._button.show_used(check.detail.partition(",")[0] if check.ok else "")
        self.checked.emit(check)

    @Slot()
    def _list(self) -> None:
        job = UpkeepDesk(self._desk).language_models()
        job.finished.connect(self._take_models)
        job.failed.connect(self._take_failure)

    @Slot(object)
    def _take_models(self, served: ServedModels) -> None:
        self._button.show_models(served.models)

    @Slot(object)
    def _take_failure(self, _: Failure) -> None:
        self._button.show_failure(tr("No model server was found"))

    @Slot(object)
    def _choose(self, name: str | None) -> None:
        models = replace(self._settings.models, use_chat=name is not None, chat=name or "")
        if name is None:
            models = replace(models, chat=self._settings.models.chat)
        self.settings_chosen.emit(replace(self._settings, models=models))
