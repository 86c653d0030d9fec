"""What makes a write last: LanceDB never calls fsync, so we do before a document is acknowledged (see DESIGN.md)."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from localmind_desktop.core.errors import StorageError


class FolderSync:
    """Syncs what is new or gone in a folder tree whose files, once written, never change (Lance's do not)."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._synced = _files(folder)

    def sync(self) -> int:
        """Flush new files, then the folders that gained or lost one; the number of files. Raises `StorageError`."""
        present = _files(self._folder)
        new = sorted(present - self._synced)
        changed = {parent for path in present ^ self._synced for parent in _parents(Path(path), self._folder)}
        try:
            for path in [*map(Path, new), *sorted(changed, reverse=True)]:
                with contextlib.suppress(FileNotFoundError):  # tidied away by the index since: nothing is lost with it
                    sync_path(path)
        except OSError as error:
            raise StorageError(f"The disk did not confirm a write ({error.strerror}). Check the disk.") from error
        self._synced = present
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
        with contextlib.suppress(OSError):  # a folder that cannot be written holds no probes
            probe.unlink(missing_ok=True)
            link.unlink(missing_ok=True)


def _files(folder: Path) -> set[str]:
    return {str(Path(root) / name) for root, _, names in os.walk(folder) for name in names}


def _parents(path: Path, top: Path) -> list[Path]:
    """The folders from that of ``path`` up to the one that holds ``top``, as ``top`` itself may be new."""
    return [parent for parent in path.parents if parent in (top.parent, top) or top in parent.parents]
