"""Storage: where the library is and how large, its backup, and its index."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton

from localmind_desktop.bridge.job import Failure, Job
from localmind_desktop.bridge.upkeep import UpkeepDesk
from localmind_desktop.core import BackupReport, Copied, Settings, Sizes
from localmind_desktop.ui.parts import label
from localmind_desktop.ui.settings.fields import FolderField, Section, buttons_row, choose_folder, page_column
from localmind_desktop.ui.settings.page import SettingsPage
from localmind_desktop.ui.showing import open_or_tell
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.toasts import Toast
from localmind_desktop.ui.words import count_name, size_name, tr

STEPS = 1000


class StoragePage(SettingsPage):
    """``reopen_asked``: the index is gone, and the library opens anew to make it."""

    icon = "disk"
    can_be_reset = False
    reopen_asked = Signal()

    def __init__(self, upkeep: UpkeepDesk, theme: Theme, settings: Settings, folder: Path) -> None:
        super().__init__()
        self.title = self.tr("Storage")
        self._upkeep = upkeep
        self._folder = folder
        self._job: Job | None = None
        self.library = FolderField("", self.tr("Library folder"), str(folder))
        self.sizes: dict[str, QLabel] = {}
        self.notice = Toast(theme, self)
        self.doing = label("", "muted", wrap=True)
        self.doing.hide()
        self.progress = QProgressBar()
        self.progress.setRange(0, STEPS)
        self.progress.setAccessibleName(self.tr("Copy progress"))
        self.progress.hide()
        self.back_up_button = QPushButton(self.tr("Back up…"))
        self.restore_button = QPushButton(self.tr("Restore a backup…"))
        self.rebuild_button = QPushButton(self.tr("Rebuild the index…"))
        self.cancel_button = QPushButton(self.tr("Cancel"))
        self.cancel_button.hide()
        self._build()
        self.show_settings(settings)
        self.back_up_button.clicked.connect(self._choose_backup_place)
        self.restore_button.clicked.connect(self._choose_backup)
        self.rebuild_button.clicked.connect(self._ask_to_rebuild)
        self.cancel_button.clicked.connect(self._cancel)

    # ------------------------------------------------------------------ what it looks like

    def _build(self) -> None:
        column = page_column(self, self.title)
        place = Section(self.tr("Location"))
        hint = self.tr(
            "Choosing another folder opens the library there or creates a new one. The current library is kept."
        )
        place.add_row(self.tr("Library folder"), self.library, hint)
        size = Section(self.tr("Size"))
        names = (
            ("documents", self.tr("Documents")),
            ("catalog", self.tr("Texts and tables")),
            ("index", self.tr("Search index")),
            ("conversations", self.tr("Conversations")),
            ("models", self.tr("Models")),
            ("total", self.tr("Total")),
            ("free", self.tr("Free disk space")),
        )
        for key, name in names:
            self.sizes[key] = label("–")
            size.add_row(name, self.sizes[key])
        care = Section(self.tr("Backup and index"))
        text = self.tr(
            "A backup is a folder with all documents, conversations and models, with a checksum "
            "for every file. It is restored into an empty folder. The index can be rebuilt at any "
            "time."
        )
        care.add_wide(label(text, "muted", wrap=True))
        buttons = (self.back_up_button, self.restore_button, self.rebuild_button, self.cancel_button)
        care.add_wide(buttons_row(*buttons))
        care.add_wide(self.progress)
        care.add_wide(self.doing)
        for section in (place, size, care):
            column.addWidget(section)
        column.addStretch(1)

    def show_settings(self, settings: Settings) -> None:
        self.library.field.setText(settings.library or str(self._folder))
        self.library.field.setCursorPosition(0)

    def taken(self, settings: Settings) -> Settings:
        path = self.library.path
        return replace(settings, library="" if path == str(self._folder) and not settings.library else path)

    def begin(self) -> None:
        is_open = self._upkeep.is_open
        self.back_up_button.setEnabled(is_open and self._job is None)
        self.rebuild_button.setEnabled(is_open and self._job is None)
        if is_open:
            job = self._upkeep.sizes()
            job.finished.connect(self._show_sizes)
            job.failed.connect(self._show_failure)

    @Slot(object)
    def _show_sizes(self, sizes: Sizes) -> None:
        for name, field in self.sizes.items():
            field.setText(size_name(getattr(sizes, name)))

    # ------------------------------------------------------------------ backup

    @Slot()
    def _choose_backup_place(self) -> None:
        choose_folder(self, self.tr("Choose a folder for the backup"), "", self.back_up)

    def back_up(self, place: str) -> None:
        """Copy the library to a new folder in ``place``."""
        target = Path(place) / time.strftime("LocalMind backup %Y-%m-%d %H.%M.%S")
        self._run(self._upkeep.back_up(target), self.tr("Backing up… Adding documents is paused."))

    @Slot()
    def _choose_backup(self) -> None:
        choose_folder(self, self.tr("Choose a backup to restore"), "", self._choose_empty_folder)

    def _choose_empty_folder(self, backup: str) -> None:
        choose_folder(
            self, self.tr("Choose an empty folder for the restored library"), "", partial(self.restore, backup)
        )

    def restore(self, backup: str, folder: str) -> None:
        """Make the library of a backup anew in an empty folder."""
        self._run(self._upkeep.restore(Path(backup), Path(folder)), self.tr("Restoring the backup…"), folder)

    def _run(self, job: Job, text: str, restored: str = "") -> None:
        self._job = job
        self.doing.setText(text)
        self._show_busy(True)
        job.progressed.connect(self._show_progress)
        job.finished.connect(self._restored if restored else self._backed_up)
        job.failed.connect(self._show_failure)
        job.cancelled.connect(self._show_cancelled)
        job.ended.connect(self._ended)

    @Slot(object)
    def _show_progress(self, copied: Copied) -> None:
        self.progress.setValue(round(STEPS * copied.done / max(1, copied.total)))

    @Slot(object)
    def _backed_up(self, report: BackupReport) -> None:
        count = count_name(report.files, self.tr("{n} file"), self.tr("{n} files"))
        text = self.tr("The backup is complete: {files}, {size}, in {folder}.")
        show = partial(open_or_tell, self.notice, Path(report.folder))
        self.notice.say(
            text.format(files=count, size=size_name(report.bytes), folder=report.folder),
            "",
            ((tr("Open folder"), show), (tr("Close"), None)),
        )

    @Slot(object)
    def _restored(self, report: BackupReport) -> None:
        text = self.tr("The library was restored to {folder} and verified. Choose it, then save, to use it.")
        use = partial(self.library.field.setText, report.folder)
        actions = ((self.tr("Choose"), use), (tr("Close"), None))
        self.notice.say(text.format(folder=report.folder), "", actions)

    @Slot()
    def _show_cancelled(self) -> None:
        self.notice.say(self.tr("Canceled. Nothing was copied."), "", ((tr("Close"), None),))

    @Slot(object)
    def _show_failure(self, failure: Failure) -> None:
        self.notice.say(failure.sentence, "error", ((tr("Close"), None),))

    @Slot()
    def _cancel(self) -> None:
        if self._job is not None:
            self._job.cancel()

    @Slot()
    def _ended(self) -> None:
        self._job = None
        self._show_busy(False)
        self.begin()

    def _show_busy(self, busy: bool) -> None:
        self.progress.setValue(0)
        self.progress.setVisible(busy)
        self.doing.setVisible(busy)
        self.cancel_button.setVisible(busy)
        for button in (self.back_up_button, self.restore_button, self.rebuild_button):
            button.setEnabled(not busy)

    # ------------------------------------------------------------------ the index

    @Slot()
    def _ask_to_rebuild(self) -> None:
        text = self.tr("All documents will be re-indexed one by one. Until then, answers come from those already done.")
        actions = ((self.tr("Rebuild"), self.rebuild), (self.tr("Cancel"), None))
        self.notice.say(text, "warning", actions)

    @Slot()
    def rebuild(self) -> None:
        """Forget the index; the library opens anew and makes it."""
        job = self._upkeep.drop_index()
        job.finished.connect(self._dropped)
        job.failed.connect(self._show_failure)

    @Slot(object)
    def _dropped(self, documents: int) -> None:
        many = count_name(
            documents, self.tr("{n} document is being re-indexed."), self.tr("{n} documents are being re-indexed.")
        )
        self.notice.say(many, "", ((tr("Close"), None),))
        self.reopen_asked.emit()
