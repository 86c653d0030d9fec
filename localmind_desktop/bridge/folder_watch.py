"""Watches linked folders (I18): looks into them at the start, when the system tells of a change, and now and then."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal, Slot

from localmind_desktop.bridge.holdings import Holdings
from localmind_desktop.core.model import FolderChanges, LinkedFolder

RESCAN_MS = 120_000
"""Between two looks without being told: the system does not tell of everything, least of all on network drives."""
CALM_MS = 1_000
"""After a change, so that a hundred copied files are one look."""
UNSETTLED_MS = 2_500
"""Until the next look where files were just being written."""
MOST_PLACES = 2_000
"""Folders that the system is asked to watch; the others wait for the next look."""


class FolderWatch(QObject):
    """Tells what changed, after it was put down that files are gone or moved."""

    found = Signal(object)  # FolderChanges
    settled = Signal()  # the catalog knows which files are gone

    def __init__(self, holdings: Holdings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._holdings = holdings
        self._folders: tuple[LinkedFolder, ...] = ()
        self._places: dict[str, tuple[str, ...]] = {}
        self.unreachable: frozenset[str] = frozenset()
        self._looking = 0
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._stirred)
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.timeout.connect(self.look)
        self._rescan = QTimer(self)
        self._rescan.setInterval(RESCAN_MS)
        self._rescan.timeout.connect(self.look)

    def watch(self, folders: Sequence[LinkedFolder]) -> None:
        """Watch these and no others; what is new among them is looked into at once."""
        if tuple(folders) == self._folders:
            return
        self._folders = tuple(folders)
        watched = {folder.path for folder in folders}
        self._places = {path: places for path, places in self._places.items() if path in watched}
        self.unreachable &= watched
        self._watch_places()
        if folders:
            self._rescan.start()
            self.look()
        else:
            self._rescan.stop()
            self._calm.stop()

    @Slot()
    def look(self) -> None:
        """Look into all folders, unless that is going on."""
        if self._looking or not self._holdings.desk.is_open:
            return
        for folder in self._folders:
            self._looking += 1
            job = self._holdings.look(folder)
            job.finished.connect(self._seen)
            job.ended.connect(self._looked)

    @Slot()
    def _stirred(self) -> None:
        self._calm.start(CALM_MS)

    @Slot()
    def _looked(self) -> None:
        self._looking -= 1

    @Slot(object)
    def _seen(self, found: FolderChanges) -> None:
        if found.folder not in self._folders:
            return
        path = found.folder.path
        self.unreachable = self.unreachable - {path} if found.reachable else self.unreachable | {path}
        if found.reachable:
            self._places[path] = found.places
            self._watch_places()
        if found.unsettled:
            self._calm.start(UNSETTLED_MS)
        job = self._holdings.settle(found)
        job.finished.connect(partial(self._put_down, found))

    def _put_down(self, found: FolderChanges, _: object) -> None:
        self.found.emit(found)
        self.settled.emit()

    def _watch_places(self) -> None:
        wanted = {place for places in self._places.values() for place in places[:MOST_PLACES]}
        watched = set(self._watcher.directories())
        if watched - wanted:
            self._watcher.removePaths(sorted(watched - wanted))
        if wanted - watched:
            self._watcher.addPaths(sorted(wanted - watched))
