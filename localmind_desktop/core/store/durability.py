"""What makes a write last: LanceDB never calls fsync, so we do before a document is acknowledged (see DESIGN.md)."""

from __future__ import annotations

import os
from pathlib import Path

from localmind_desktop.core.errors import StorageError


class FolderSync:
    """Syncs what is new in a folder tree whose files, once written, never change (Lance's do not)."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._synced: set[str] = set(_files(folder))

    def sync(self) -> int:
        """Flush new files, then the folders that hold them, to the disk; the number of files. Raises StorageError."""
        present = _files(self._folder)
        new = [path for path in present if path not in self._synced]
        try:
            for path in new:
                sync_path(Path(path))
            for folder in sorted({parent for path in new for parent in _parents(Path(path), self._folder)}):
                sync_path(folder)
        except FileNotFoundError:
            pass  # the index tidied a file away between the listing and the flush: nothing is lost with it
        except OSError as error:
            raise StorageError(f"The disk did not confirm a write ({error.strerror}). Check the disk.") from error
        self._synced = set(present)
        return len(new)


def sync_path(path: Path) -> None:
    """Flush a file or a folder to the disk."""
    if os.name == "nt" and path.is_dir():
        return  # Windows has no handle on folders; NTFS journals the entry itself
    flags = os.O_RDONLY if os.name != "nt" else os.O_RDWR
    descriptor = os.open(path, flags)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def require_hard_links(folder: Path) -> None:
    """Raise `StorageError` on a file system without hard links (exFAT), which the index's commits need."""
    probe, link = folder / ".probe", folder / ".probe-link"
    try:
        probe.write_bytes(b"")
        link.unlink(missing_ok=True)
        os.link(probe, link)
    except OSError as error:
        raise StorageError(
            f"The library cannot be kept in this folder ({error.strerror}). Choose a folder on a disk of this computer "
            "that you may write to; exFAT sticks do not work."
        ) from error
    finally:
        probe.unlink(missing_ok=True)
        link.unlink(missing_ok=True)


def _files(folder: Path) -> list[str]:
    return [str(Path(root) / name) for root, _, names in os.walk(folder) for name in names]


def _parents(path: Path, top: Path) -> list[Path]:
    return [parent for parent in path.parents if parent == top or top in parent.parents]
