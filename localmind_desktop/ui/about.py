"""What the program is and is made of, where its files are, and what to copy when help is asked for."""

from __future__ import annotations

import dataclasses
import platform
from collections.abc import Sequence
from functools import partial
from importlib import metadata
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Slot, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from localmind_desktop import __version__
from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.job import Failure
from localmind_desktop.bridge.upkeep import UpkeepDesk
from localmind_desktop.core import Health, Settings, default_log_folder
from localmind_desktop.ui.parts import copy_text, label, push_button
from localmind_desktop.ui.rows_view import RowsView
from localmind_desktop.ui.showing import open_folder
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import tr

ICON = 56
SIZE = QSize(640, 560)
LONGEST_LICENSE = 60


class AboutWindow(QDialog):
    """The report that it copies says nothing of documents, questions and names."""

    def __init__(self, desk: Desk, theme: Theme, settings: Settings, folder: Path, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._settings = settings
        self.setWindowTitle(tr("About LocalMind"))
        self.parts = RowsView(tr("Made with"), (tr("Package"), tr("Version"), tr("License")), stretched=2)
        self.parts.show_rows(parts_used())
        self.report_button = push_button(tr("Copy a report"))
        self.report_button.setToolTip(tr("Versions and checks, without document names, texts and questions"))
        self.report_button.clicked.connect(self.copy_report)
        self.said = label("", "muted")
        close = push_button(tr("Close"))
        close.clicked.connect(self.close)
        foot = QHBoxLayout()
        foot.addWidget(self.report_button)
        foot.addWidget(self.said, 1)
        foot.addWidget(close)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 18, 18, 14)
        column.setSpacing(12)
        column.addLayout(self._head(theme))
        column.addLayout(self._folders(folder))
        column.addWidget(label(tr("Made with"), "title"))
        column.addWidget(self.parts, 1)
        column.addLayout(foot)
        self.resize(SIZE.boundedTo(self.screen().availableGeometry().size() - QSize(40, 80)))

    def _head(self, theme: Theme) -> QHBoxLayout:
        icon = QLabel()
        icon.setPixmap(theme.icon("localmind").pixmap(ICON, ICON))
        icon.setAccessibleName("LocalMind")
        texts = QVBoxLayout()
        texts.setSpacing(3)
        texts.addWidget(label(tr("LocalMind {version}").format(version=__version__), "headline"))
        what = tr("Exact, cited answers from your own documents, on your own computer.")
        never = tr("No telemetry. No network access except to the model server you choose.")
        free = tr("Free software under the GNU AGPL, version 3 or later. The license is in the file LICENSE.")
        for text in (what, never, free):
            texts.addWidget(label(text, wrap=True))
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(texts, 1)
        return row

    def _folders(self, library: Path) -> QGridLayout:
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setHorizontalSpacing(12)
        for row, (name, folder) in enumerate(((tr("Library"), library), (tr("Log"), default_log_folder()))):
            button = push_button(tr("Open"))
            button.setAccessibleName(tr("Open: {name}").format(name=name))
            button.clicked.connect(partial(open_folder, button, folder))
            path = label(str(folder), "muted", wrap=True)
            path.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            for place, widget in enumerate((label(name, "title"), path, button)):
                grid.addWidget(widget, row, place)
        return grid

    # ------------------------------------------------------------------ the report

    @Slot()
    def copy_report(self) -> None:
        """Copy what the program and the machine are, and which checks fail."""
        if not self._desk.is_open:
            self._copy(None)
            return
        self.report_button.setEnabled(False)
        self.said.setText(tr("Checking…"))
        job = UpkeepDesk(self._desk).health()
        job.finished.connect(self._copy)
        job.failed.connect(self._copy_without)

    @Slot(object)
    def _copy_without(self, _: Failure) -> None:
        self._copy(None)

    @Slot(object)
    def _copy(self, health: Health | None) -> None:
        copy_text(report(self._settings, health, parts_used()))
        self.report_button.setEnabled(True)
        self.said.setText(tr("The report was copied. Paste it where you ask for help."))


def report(settings: Settings, health: Health | None, parts: Sequence[Sequence[str]]) -> str:
    """Versions, the names of changed settings, and the outcome of each check. Details of checks may name documents or
    places, and values of settings may say where something is, so neither is in it."""
    lines = [
        f"LocalMind {__version__}",
        f"{platform.platform()}, Python {platform.python_version()}",
        f"Qt {qVersion()} ({QGuiApplication.platformName()})",
        f"Changed settings: {', '.join(changed_names(settings)) or 'none'}",
    ]
    if health is None:
        lines.append("The library is not open.")
    else:
        lines += [f"{'ok ' if check.ok else 'no '} {unnamed(check.check)}" for check in health.checks]
    return "\n".join([*lines, *(f"{name} {version}" for name, version, _ in parts)])


def unnamed(check: str) -> str:
    """What was checked, without the name of a model."""
    return next(
        (start for start in ("model folder", "further embedder", "search by") if check.startswith(start)), check
    )


def changed_names(settings: Settings) -> list[str]:
    """The settings that are not at their defaults, as "part.name"."""
    default, found = Settings(), []
    for part in dataclasses.fields(settings):
        ours, theirs = getattr(settings, part.name), getattr(default, part.name)
        if not dataclasses.is_dataclass(ours):
            found += [part.name] * (ours != theirs)
            continue
        for entry in dataclasses.fields(ours):
            if getattr(ours, entry.name) != getattr(theirs, entry.name):
                found.append(f"{part.name}.{entry.name}")
    return found


def parts_used() -> list[tuple[str, str, str]]:
    """Name, version and license of each installed package that the app declares to need."""
    try:
        needed = metadata.requires("localmind-desktop") or []
    except metadata.PackageNotFoundError:
        needed = []
    names = sorted({line.partition(";")[0].strip() for line in needed if "extra" not in line}, key=str.casefold)
    return [found for found in map(_part, names) if found is not None]


def _part(name: str) -> tuple[str, str, str] | None:
    try:
        said = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return None
    text = said.get("License-Expression") or _classified(said) or said.get("License") or ""
    first = text.strip().splitlines()[0] if text.strip() else ""
    return name, said["Version"], first[:LONGEST_LICENSE]


def _classified(said: metadata.PackageMetadata) -> str:
    """The license as the classifiers of a package name it."""
    own = [each.rpartition(" :: ")[2] for each in said.get_all("Classifier") or [] if each.startswith("License ::")]
    return ", ".join(each for each in own if each != "OSI Approved")
