"""Hears a second start: it leaves a note in the library's inbox (see `localmind_desktop.core.handover`)."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, Signal, Slot

from localmind_desktop.core.handover import take_notes
from localmind_desktop.core.paths import LibraryPaths


class Doorbell(QObject):
    """``rung`` brings the files of a second start, which may be none: then only the window is wanted."""

    rung = Signal(object)  # list of Path

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder: Path | None = None
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._look)

    def listen(self, folder: Path) -> None:
        """Hear what is left in the library in ``folder``, which this process holds, and nowhere else."""
        if watched := self._watcher.directories():
            self._watcher.removePaths(watched)
        self._folder = folder
        inbox = LibraryPaths(folder).inbox
        try:
            inbox.mkdir(exist_ok=True)
        except OSError:  # then a second start says that the library is in use
            return
        self._watcher.addPath(str(inbox))
        self._look()

    @Slot(str)
    def _look(self, _: str = "") -> None:
        if self._folder is not None:
            for files in take_notes(self._folder):
                self.rung.emit(files)
