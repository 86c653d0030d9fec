"""Linked folders (I18): what is new, changed, moved or gone in them, against what was there at the last look."""

from __future__ import annotations

import hashlib
import os
import stat
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from localmind_desktop.core.errors import KnownError
from localmind_desktop.core.model import FileMark, FolderChanges, LinkedFolder
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.task import CancelToken

SETTLED_SECONDS = 2.0
"""A file that changed less than this ago may still be being written."""

Digest = Callable[[str], str]


def changes(
    folder: LinkedFolder, known: Mapping[str, FileMark], seen: Iterable[FileMark], now: int, digest: Digest
) -> FolderChanges:
    """What distinguishes the files ``seen`` from those ``known``, by path. ``now`` is in nanoseconds.

    A file is changed when its size or its time differs, and its content does too. ``digest`` tells the SHA-256 of a
    path; it is asked only where it decides: for a file that has another time but the same size (one that was only
    touched counts as moved), and for a new one that has the size of one that is gone, which may be the same.
    """
    present = {mark.path: mark for mark in seen}
    gone = {path: mark for path, mark in known.items() if path not in present}
    new: list[FileMark] = []
    changed: list[FileMark] = []
    moved: list[tuple[FileMark, FileMark]] = []
    unsettled = 0
    for path, mark in sorted(present.items()):
        before = known.get(path)
        if before is not None and (before.size, before.changed) == (mark.size, mark.changed):
            continue
        if now - mark.changed < SETTLED_SECONDS * 1e9 and mark.changed <= now:
            unsettled += 1
        elif before is not None:
            mark = replace(mark, sha256=digest(path)) if before.size == mark.size and before.sha256 else mark
            (moved.append((before, mark)) if mark.sha256 and mark.sha256 == before.sha256 else changed.append(mark))
        else:
            origin = _origin(mark, gone, digest)
            if origin is None:
                new.append(mark)
            else:
                moved.append((gone.pop(origin.path), replace(mark, sha256=origin.sha256)))
    return FolderChanges(folder, True, tuple(new), tuple(changed), tuple(moved), tuple(gone.values()), unsettled)


def _origin(mark: FileMark, gone: Mapping[str, FileMark], digest: Digest) -> FileMark | None:
    """The file that is gone and has the content of ``mark``."""
    alike = [each for each in gone.values() if each.size == mark.size and each.sha256]
    content = digest(mark.path) if alike else ""
    return next((each for each in alike if each.sha256 == content), None)


@dataclass(frozen=True, slots=True)
class Watching:
    """Looks into linked folders. `look` only reads; what it found is put down on the store lane."""

    catalog: Catalog

    def folders(self) -> list[LinkedFolder]:
        return self.catalog.linked.all()

    def link(self, folder: Path, collection: str) -> LinkedFolder:
        """Watch ``folder`` for a collection. Raises `KnownError` where it lies in, or holds, one that is watched."""
        path = folder.resolve()
        if not path.is_dir():
            raise KnownError("This folder cannot be opened. Check that it is still there.")
        for other in self.folders():
            if Path(other.path) != path and (path.is_relative_to(other.path) or Path(other.path).is_relative_to(path)):
                raise KnownError("This folder overlaps with a linked folder. Unlink that one first.")
        linked = LinkedFolder(str(path), collection)
        self.catalog.linked.link(linked)
        return linked

    def unlink(self, path: str) -> None:
        """Stop watching; the documents stay."""
        self.catalog.linked.unlink(path)

    def look(self, folder: LinkedFolder, cancel: CancelToken) -> FolderChanges:
        """What changed since the last look. A file that was removed from the library by the user stays out."""
        if not Path(folder.path).is_dir():
            return FolderChanges(folder, reachable=False)
        out = {mark.path for mark in self.catalog.linked.marks(folder.path, "out")}
        known = {mark.path: mark for mark in self.catalog.linked.marks(folder.path, "in", "gone")}
        places, marks = files_in(folder.path, cancel)
        found = changes(folder, known, [mark for mark in marks if mark.path not in out], time.time_ns(), _digest)
        return replace(found, places=tuple(places))

    def settle(self, found: FolderChanges) -> None:
        """Put down what needs no reading: files that are gone, were only moved, or are back."""
        linked = self.catalog.linked
        linked.set_gone([mark.path for mark in found.gone if mark.sha256])
        linked.forget([mark.path for mark in found.gone if not mark.sha256])  # no document came of it
        linked.forget([before.path for before, now in found.moved if before.path != now.path])
        linked.keep(found.folder.path, [now for _, now in found.moved])
        for before, now in found.moved:
            self.catalog.move_source(found.folder.collection, before.path, now.path)
        if found.reachable:
            linked.keep(found.folder.path, self._back(found))

    def put_down(self, folder: LinkedFolder, mark: FileMark, sha256: str) -> None:
        """A file was taken in, or turned away with an empty ``sha256``: it is new no more."""
        if folder in self.folders():
            self.catalog.linked.keep(folder.path, [replace(mark, sha256=sha256)])

    def gone(self) -> list[str]:
        """The paths of documents' files that are no longer in their linked folder."""
        return self.catalog.linked.gone()

    def keep_gone(self, path: str) -> None:
        """The user keeps the document of a file that is gone."""
        self.catalog.linked.forget([path])

    def _back(self, found: FolderChanges) -> list[FileMark]:
        absent = {mark.path for mark in found.gone}
        marks = self.catalog.linked.marks(found.folder.path, "gone")
        return [mark for mark in marks if mark.path not in absent and Path(mark.path).exists()]


def files_in(folder: str, cancel: CancelToken) -> tuple[list[str], list[FileMark]]:
    """A folder with those in it, and all their files; hidden ones and links to folders are passed over."""
    places, marks = [], []
    for place, folders, names in os.walk(folder):
        cancel.check()
        places.append(place)
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in names:
            mark = None if name.startswith(".") else _mark(Path(place, name))
            if mark is not None:
                marks.append(mark)
    return places, marks


def _mark(path: Path) -> FileMark | None:
    """None for what is no file, is there no more, or has a name that is no text and so cannot be kept."""
    try:
        str(path).encode()
        status = path.stat()
    except (OSError, UnicodeEncodeError):
        return None
    return FileMark(str(path), status.st_size, status.st_mtime_ns) if stat.S_ISREG(status.st_mode) else None


def _digest(path: str) -> str:
    try:
        with Path(path).open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError:
        return ""
