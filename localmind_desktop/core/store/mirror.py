"""The search index of a library on a disk without hard links (exFAT, FAT, some shares), which its commits need.

It is worked on in a temporary folder of this computer. Whenever it is flushed, the library gets a copy of what is new,
and only then loses what is gone: so what lies there is whole at any moment, as it is on other disks.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import tempfile
from pathlib import Path

from localmind_desktop.core.errors import StorageError
from localmind_desktop.core.store.durability import sync_path

_DRAFT = ".draft"
_VERSIONS = "_versions"  # the folders of what names all other files: copied last

Mark = tuple[int, int, int]  # size, time and number of a file: another mark is another content


class Mirror:
    """``kept`` is the folder in the library, ``working`` that of its copy, which is gone after `close`."""

    def __init__(self, kept: Path) -> None:
        """Raises `OSError`."""
        self._kept = kept
        place = hashlib.sha256(str(kept.resolve()).encode()).hexdigest()[:16]
        self.working = Path(tempfile.gettempdir(), f"localmind-index-{place}")
        shutil.rmtree(self.working, ignore_errors=True)  # what a crash left
        self.working.mkdir(mode=0o700)
        for file in list(kept.rglob(f"*{_DRAFT}")):
            file.unlink()
        shutil.copytree(kept, self.working, dirs_exist_ok=True, copy_function=shutil.copyfile)
        self._copied = _marks(self.working)

    def sync(self) -> int:
        """Bring the library's copy up to date; the number of files that were new. Raises `StorageError`."""
        present = _marks(self.working)
        new = sorted((name for name in present if present[name] != self._copied.get(name)), key=_order)
        try:
            for name in new:
                with contextlib.suppress(FileNotFoundError):  # tidied away by the index since
                    self._copy(name)
            self._flush(new)
            gone = sorted(self._copied.keys() - present.keys())
            for name in gone:
                (self._kept / name).unlink(missing_ok=True)
            self._drop_empty_folders()
            self._flush(gone)
        except OSError as error:
            raise StorageError(
                "The disk did not confirm a write ({reason}). Check the disk.", reason=error.strerror
            ) from error
        self._copied = present
        return len(new)

    def close(self) -> None:
        shutil.rmtree(self.working, ignore_errors=True)

    def _copy(self, name: str) -> None:
        target = self._kept / name
        draft = target.with_name(target.name + _DRAFT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(self.working / name, draft)
        sync_path(draft)
        draft.replace(target)

    def _flush(self, names: list[str]) -> None:
        for folder in sorted({(self._kept / name).parent for name in names}, reverse=True):
            with contextlib.suppress(FileNotFoundError):
                sync_path(folder)

    def _drop_empty_folders(self) -> None:
        """Such as were a table of the index."""
        for place, folders, _ in os.walk(self._kept, topdown=False):
            for name in folders:
                if not (self.working / Path(place, name).relative_to(self._kept)).exists():
                    shutil.rmtree(Path(place, name), ignore_errors=True)


def _marks(folder: Path) -> dict[str, Mark]:
    found = {}
    for place, _, names in os.walk(folder):
        for name in names:
            path = Path(place, name)
            with contextlib.suppress(FileNotFoundError):
                status = path.stat()
                found[path.relative_to(folder).as_posix()] = status.st_size, status.st_mtime_ns, status.st_ino
    return found


def _order(name: str) -> tuple[bool, str]:
    return _VERSIONS in name.split("/"), name
