"""Models: which are used, which are there, what the missing ones would bring, and how they come across the air gap."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QPushButton, QWidget

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.job import Failure
from localmind_desktop.bridge.upkeep import UpkeepDesk, models_folder
from localmind_desktop.core import Check, EmbedderUse, Settings, host_of, is_this_machine
from localmind_desktop.ui.parts import Notice, label
from localmind_desktop.ui.settings.check_list import CheckList
from localmind_desktop.ui.settings.fields import (
    FolderField,
    Section,
    choose_folder,
    input_for,
    page_column,
    show_value,
    value_of,
)
from localmind_desktop.ui.settings.page import SettingsPage
from localmind_desktop.ui.settings.search_models import FurtherModels, uses_line
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import tr

USES_MS = 2_000
"""How often it is looked how many documents use which model, as long as the page is seen."""


class ModelsPage(SettingsPage):
    """What is typed can be tested before it is kept. ``library_asked`` wants the folder that stands in the dialog."""

    icon = "model"
    test_asked = Signal()

    def __init__(self, desk: Desk, theme: Theme, settings: Settings, folder: Path) -> None:
        super().__init__()
        self.title = self.tr("Models")
        self._desk = desk
        self._folder = folder
        self.use_chat = QCheckBox(self.tr("Let a language model write answers"))
        kinds = (
            ("", self.tr("Detect automatically")),
            ("ollama", self.tr("Ollama")),
            ("openai", self.tr("OpenAI-compatible")),
        )
        self.kind = input_for("", kinds)
        self.kind.setAccessibleName(self.tr("Server type"))
        self.server = line(self.tr("Address"), Settings().models.server)
        self.chat = line(self.tr("Language model"), self.tr("Automatic"))
        self.embedder = line(self.tr("Main search model"), Settings().models.embedder)
        self.further = FurtherModels(self.tr("Additional search models"))
        self.progress = label("", "small", wrap=True)
        self.reranker = line(self.tr("Reranker"), self.tr("Automatic"))
        hint = self.tr("In the library folder")
        self.models = FolderField("", self.tr("Models folder"), hint)
        self.warning, self.notice, self.added = Notice(), Notice(), Notice()
        self.checks = CheckList(theme, self.tr("Status"))
        self.test_button = QPushButton(self.tr("Test"))
        self.copy_button = QPushButton(self.tr("Copy"))
        self.add_button = QPushButton(self.tr("Add a model folder…"))
        self._build()
        self.show_settings(settings)
        self._connect()
        self._warn()

    # ------------------------------------------------------------------ what it looks like

    def _build(self) -> None:
        column = page_column(
            self, self.title, self.tr("All models are optional. Without any, answers are quoted from documents.")
        )
        writing = Section(self.tr("Writing answers"))
        writing.add_row("", self.use_chat)
        writing.add_row(self.tr("Server"), self.kind)
        writing.add_row(self.tr("Address"), self.server)
        writing.add_wide(self.warning)
        writing.add_row(self.tr("Language model"), self.chat)
        finding = Section(self.tr("Finding passages"))
        forms = self.tr("“builtin”, “folder:NAME” for a folder in the models folder, “ollama:NAME” or “openai:NAME”.")
        changed = self.tr("After a change, documents are re-indexed in the background. Search keeps working.")
        finding.add_row(self.tr("Main search model"), self.embedder, f"{forms} {changed}")
        finding.add_row("", self.progress)
        more = self.tr(
            "Selected models are searched as well. Each needs disk space, and time when documents are added."
        )
        finding.add_row(self.tr("Additional search models"), self.further, more)
        finding.add_row(self.tr("Reranker"), self.reranker)
        finding.add_row(self.tr("Models folder"), self.models)
        there = Section(self.tr("Status"))
        there.add_wide(self.checks)
        there.add_wide(self.notice)
        there.add_wide(buttons_row(self.test_button, self.copy_button))
        for section in (writing, finding, there, self._bringing()):
            column.addWidget(section)
        column.addStretch(1)

    def _bringing(self) -> Section:
        section = Section(self.tr("Add a model without internet"))
        brought = (
            (self.tr("bge-reranker-base"), self.tr("Re-ranks results so that the best passage comes first.")),
            (self.tr("mxbai-embed-large"), self.tr("Finds more by meaning and reads passages twice as long.")),
            (self.tr("nomic-embed-text"), self.tr("Finds more by meaning and reads the longest passages.")),
            (self.tr("qwen2.5"), self.tr("Writes answers in full sentences. Installed on the model server.")),
        )
        for name, text in brought:
            section.add_row(name, label(text, "muted", wrap=True))
        steps = self.tr(
            "On a computer with internet access, download the model folder with config.json, "
            "tokenizer.json and model.safetensors, and create checksums with “sha256sum * > "
            "SHA256SUMS”. Bring the folder here on a drive and add it: it is copied, and every "
            "file is verified. For the model server, copy its models folder in the same way."
        )
        section.add_wide(label(steps, wrap=True))
        section.add_wide(self.added)
        section.add_wide(buttons_row(self.add_button))
        return section

    def _connect(self) -> None:
        self._clock = QTimer(self)
        self._clock.setInterval(USES_MS)
        self._clock.timeout.connect(self._look_at_uses)
        self.server.textChanged.connect(self._warn)
        self.use_chat.toggled.connect(self._warn)
        self.test_button.clicked.connect(self.test_asked)
        self.copy_button.clicked.connect(self.checks.copy)
        self.add_button.clicked.connect(self._choose_model)

    # ------------------------------------------------------------------ what is chosen

    def show_settings(self, settings: Settings) -> None:
        models = settings.models
        self.use_chat.setChecked(models.use_chat)
        show_value(self.kind, models.server_kind)
        for field, text in (
            (self.server, models.server),
            (self.chat, models.chat),
            (self.embedder, models.embedder),
            (self.reranker, models.reranker),
            (self.models.field, models.folder),
        ):
            field.setText(text)
            field.setCursorPosition(0)
        self.further.check(models.embedders[1:])

    def taken(self, settings: Settings) -> Settings:
        defaults = Settings().models
        models = replace(
            settings.models,
            folder=self.models.path,
            use_chat=self.use_chat.isChecked(),
            server=self.server.text().strip() or defaults.server,
            server_kind=value_of(self.kind),
            chat=self.chat.text().strip(),
            embedder=self.embedder.text().strip() or defaults.embedder,
            reranker=self.reranker.text().strip(),
            embedders_beside=self.further.checked,
        )
        return replace(settings, models=models)

    @Slot()
    def _warn(self) -> None:
        address = self.server.text().strip() or Settings().models.server
        if self.use_chat.isChecked() and not is_this_machine(host_of(address)):
            text = self.tr("This is another computer. Your questions and the passages found for them are sent there.")
            advice = self.tr("Use it only if you trust it and the network.")
            self.warning.say(f"{text} {advice}", "warning")
        else:
            self.warning.hide()

    # ------------------------------------------------------------------ tests

    def test(self, folder: Path, settings: Settings) -> None:
        """Look whether what ``settings`` name is there and works."""
        self._folder = folder
        self.notice.hide()
        self.test_button.setEnabled(False)
        self.test_button.setText(self.tr("Testing…"))
        job = self._desk.check_models(folder, settings)
        job.finished.connect(self._show_checks)
        job.failed.connect(self._show_failure)
        job.ended.connect(self._show_tested)
        choices = UpkeepDesk(self._desk).embedder_choices(folder, settings)
        choices.finished.connect(self._offer)
        self._look_at_uses()

    @Slot(object)
    def _offer(self, names: Sequence[str]) -> None:
        self.further.offer(names)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._clock.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._clock.stop()

    @Slot()
    def _look_at_uses(self) -> None:
        """How many documents use which model."""
        if self._desk.is_open:
            job = UpkeepDesk(self._desk).embedder_uses()
            job.finished.connect(self._show_uses)

    @Slot(object)
    def _show_uses(self, uses: Sequence[EmbedderUse]) -> None:
        self.progress.setText(uses_line(uses))
        self.further.show_uses(uses)

    @Slot(object)
    def _show_checks(self, checks: Sequence[Check]) -> None:
        self.checks.show_checks(checks)

    @Slot(object)
    def _show_failure(self, failure: Failure) -> None:
        self.notice.say(failure.sentence, "error")

    @Slot()
    def _show_tested(self) -> None:
        self.test_button.setEnabled(True)
        self.test_button.setText(self.tr("Test"))

    # ------------------------------------------------------------------ a model comes in

    @Slot()
    def _choose_model(self) -> None:
        choose_folder(self, self.tr("Add a model folder"), "", self.add_model)

    def add_model(self, source: str) -> None:
        """Copy a model folder to the models folder, its hashes compared."""
        self.add_button.setEnabled(False)
        self.added.say(self.tr("Copying and verifying {name}…").format(name=Path(source).name))
        job = UpkeepDesk(self._desk).add_model(models_folder(self._folder, self.models.path), Path(source))
        job.finished.connect(self._model_added)
        job.failed.connect(self._model_refused)
        job.ended.connect(self._adding_ended)

    @Slot(object)
    def _model_added(self, name: str) -> None:
        text = self.tr("{name} was added and verified. To use it for search, enter “folder:{name}” above.")
        self.added.say(text.format(name=name), "", ((tr("Close"), None),))
        self.test_asked.emit()

    @Slot(object)
    def _model_refused(self, failure: Failure) -> None:
        self.added.say(failure.sentence, "error", ((tr("Close"), None),))

    @Slot()
    def _adding_ended(self) -> None:
        self.add_button.setEnabled(True)


def line(name: str, hint: str) -> QLineEdit:
    field = QLineEdit()
    field.setAccessibleName(name)
    field.setPlaceholderText(hint)
    return field


def buttons_row(*buttons: QPushButton) -> QWidget:
    """Buttons beside each other, at the left."""
    row = QWidget()
    layout = QHBoxLayout(row)
    layout.setContentsMargins(0, 4, 0, 0)
    layout.setSpacing(8)
    for button in buttons:
        layout.addWidget(button)
    layout.addStretch(1)
    return row
