"""Settings: where the library is, which models are used, and whether they are there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.job import Failure
from localmind_desktop.core import Check, Settings
from localmind_desktop.ui.addresses import is_loopback
from localmind_desktop.ui.parts import Notice, clear_layout, label
from localmind_desktop.ui.words import check_line, tr

NAMES_WIDTH = 130


def form_of(box: QGroupBox) -> QGridLayout:
    """A grid of names and fields in ``box``."""
    grid = QGridLayout(box)
    grid.setColumnMinimumWidth(0, NAMES_WIDTH)
    grid.setColumnStretch(1, 1)
    return grid


def add_row(grid: QGridLayout, name: str, field: QWidget) -> None:
    row = grid.rowCount()
    grid.addWidget(label(name), row, 0)
    grid.addWidget(field, row, 1)


class FolderField(QWidget):
    """A folder's path, to be typed or chosen."""

    def __init__(self, path: str, name: str, hint: str) -> None:
        super().__init__()
        self.field = QLineEdit(path)
        self.field.setPlaceholderText(hint)
        self.field.setAccessibleName(name)
        button = QPushButton(tr("Choose…"))
        button.setAccessibleName(tr("Choose: {name}").format(name=name))
        button.clicked.connect(self._choose)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.field, 1)
        row.addWidget(button)

    @property
    def path(self) -> str:
        return self.field.text().strip()

    @Slot()
    def _choose(self) -> None:
        dialog = QFileDialog(self, self.field.accessibleName(), self.path)
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.field.setText)
        dialog.open()


class SettingsDialog(QDialog):
    """Emits ``chosen`` with the new settings. What is typed can be tested before it is kept."""

    chosen = Signal(object)

    def __init__(self, desk: Desk, settings: Settings, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._settings = settings
        self._folder = folder
        self.setWindowTitle(self.tr("Settings"))
        self.setMinimumWidth(640)
        models = settings.models
        self.library = FolderField(settings.library or str(folder), self.tr("Library folder"), "")
        self.models = FolderField(models.folder, self.tr("Models folder"), self.tr("inside the library folder"))
        self.use_chat = QCheckBox(self.tr("Let a language model write answers"))
        self.use_chat.setChecked(models.use_chat)
        self.server = self._line(models.server, self.tr("Ollama address"), Settings().models.server)
        self.chat = self._line(models.chat, self.tr("Language model"), self.tr("the best one installed"))
        self.embedder = self._line(models.embedder, self.tr("Embedding model"), "builtin")
        self.reranker = self._line(models.reranker, self.tr("Reranker"), self.tr("the one that is there"))
        caches = settings.caches
        self.exact_cache = QCheckBox(self.tr("Give an answer again as long as its documents and settings are the same"))
        self.exact_cache.setChecked(caches.exact)
        self.meaning_cache = QCheckBox(self.tr("Also to a question that says the same in slightly other words"))
        self.meaning_cache.setChecked(caches.meaning)
        self.warning = Notice()
        self.notice = Notice()
        self._build()
        self.server.textChanged.connect(self._warn)
        self.use_chat.toggled.connect(self._warn)
        self._warn()
        self.test()

    # ------------------------------------------------------------------ what it looks like

    def _line(self, text: str, name: str, hint: str) -> QLineEdit:
        field = QLineEdit(text)
        field.setAccessibleName(name)
        field.setPlaceholderText(hint)
        return field

    def _build(self) -> None:
        places = QGroupBox(self.tr("Folders"))
        grid = form_of(places)
        add_row(grid, self.tr("Library"), self.library)
        add_row(grid, self.tr("Models"), self.models)
        models = QGroupBox(self.tr("Models"))
        grid = form_of(models)
        add_row(grid, "", self.use_chat)
        add_row(grid, self.tr("Ollama address"), self.server)
        add_row(grid, "", self.warning)
        add_row(grid, self.tr("Language model"), self.chat)
        add_row(grid, self.tr("Embedding model"), self.embedder)
        hint = self.tr("“builtin”, “folder:NAME” for a folder of the models folder, or “ollama:NAME”.")
        add_row(grid, "", label(hint, "small", wrap=True))
        add_row(grid, self.tr("Reranker"), self.reranker)
        answers = QGroupBox(self.tr("Answers"))
        grid = form_of(answers)
        add_row(grid, self.tr("Asked before"), self.exact_cache)
        add_row(grid, "", self.meaning_cache)
        checks = QGroupBox(self.tr("What is there"))
        column = QVBoxLayout(checks)
        self._checks = QVBoxLayout()
        column.addLayout(self._checks)
        self.test_button = QPushButton(self.tr("Test"))
        self.test_button.clicked.connect(self.test)
        column.addWidget(self.test_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.notice)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel)
        buttons.button(QDialogButtonBox.StandardButton.Save).setObjectName("primary")
        buttons.accepted.connect(self._save)
        buttons.rejected.connect(self.reject)
        self.buttons = buttons
        outer = QVBoxLayout(self)
        outer.setContentsMargins(16, 12, 16, 14)
        outer.setSpacing(10)
        for widget in (places, models, answers, checks, buttons):
            outer.addWidget(widget)

    # ------------------------------------------------------------------ what is chosen

    def settings(self) -> Settings:
        """The settings as they stand in the fields."""
        defaults = Settings().models
        models = replace(
            self._settings.models,
            folder=self.models.path,
            use_chat=self.use_chat.isChecked(),
            server=self.server.text().strip() or defaults.server,
            chat=self.chat.text().strip(),
            embedder=self.embedder.text().strip() or defaults.embedder,
            reranker=self.reranker.text().strip(),
        )
        caches = replace(
            self._settings.caches, exact=self.exact_cache.isChecked(), meaning=self.meaning_cache.isChecked()
        )
        return replace(self._settings, library=self.library.path, models=models, caches=caches)

    @Slot()
    def _save(self) -> None:
        self.chosen.emit(self.settings())
        self.accept()

    @Slot()
    def _warn(self) -> None:
        address = self.server.text().strip() or Settings().models.server
        if self.use_chat.isChecked() and not is_loopback(address):
            text = self.tr(
                "This is another computer: your questions and the passages found for them will be sent there."
            )
            advice = self.tr("Use it only if you trust it and the network.")
            self.warning.say(f"{text} {advice}", "warning")
        else:
            self.warning.hide()
        QTimer.singleShot(0, self, self._grow)

    @Slot()
    def _grow(self) -> None:
        """Be high enough for texts that wrap, which Qt does not see to by itself."""
        needed = self.layout().heightForWidth(self.width())
        if needed > self.height():
            self.resize(self.width(), needed)

    # ------------------------------------------------------------------ tests

    @Slot()
    def test(self) -> None:
        """Look whether what stands in the fields is there and works."""
        self.test_button.setEnabled(False)
        self.test_button.setText(self.tr("Testing…"))
        job = self._desk.check_models(self._folder, self.settings())
        job.finished.connect(self._show_checks)
        job.failed.connect(self._show_failure)
        job.ended.connect(self._show_tested)

    @Slot(object)
    def _show_checks(self, checks: Sequence[Check]) -> None:
        clear_layout(self._checks)
        for check in checks:
            line = label(check_line(check), wrap=True)
            line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self._checks.addWidget(line)
        QTimer.singleShot(0, self, self._grow)

    @Slot(object)
    def _show_failure(self, failure: Failure) -> None:
        self.notice.say(failure.sentence, "error")

    @Slot()
    def _show_tested(self) -> None:
        self.test_button.setEnabled(True)
        self.test_button.setText(self.tr("Test"))
