"""What makes a write last: LanceDB never calls fsync, so we do before a document is acknowledged (see DESIGN.md)."""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path

from localmind_desktop.core.errors import StorageError

_NOT_FLUSHED = (errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS)  # said of folders by network shares


class FolderSync:
    """Syncs what is new or gone in a folder tree whose files, once written, never change (Lance's do not)."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._synced = _files(folder)

    def sync(self) -> int:
        """Flush new files, then the folders that gained or lost one; the number of files. Raises `StorageError`."""
        present = _files(self._folder)
        new = sorted(present - self._synced)
        touched = {os.path.dirname(path) for path in present ^ self._synced}  # noqa: PTH120 - many
        changed = {parent for folder in touched for parent in _upwards(Path(folder), self._folder)}
        try:
            for path in [*map(Path, new), *sorted(changed, reverse=True)]:
                with contextlib.suppress(FileNotFoundError):  # tidied away by the index since: nothing is lost with it
                    sync_path(path)
        except OSError as error:
            raise StorageError(
                "The disk did not confirm a write ({reason}). Check the disk.", reason=error.strerror
            ) from error
        self._synced = present
        return len(new)


def sync_path(path: Path) -> None:
    """Flush a file or a folder to the disk; where the disk's system does not flush folders, it keeps names itself."""
    if os.name == "nt" and path.is_dir():
        return  # Windows has no handle on folders; NTFS journals the entry itself
    flags = os.O_RDONLY if os.name != "nt" else os.O_RDWR
    descriptor = os.open(path, flags)
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in _NOT_FLUSHED or not path.is_dir():
            raise
    finally:
        os.close(descriptor)


def offers_hard_links(folder: Path) -> bool:
    """Whether the disk of ``folder`` has hard links (exFAT does not). Raises `OSError` where nothing can be written."""
    probe, link = folder / ".probe", folder / ".probe-link"
    try:
        probe.write_bytes(b"")
        link.unlink(missing_ok=True)
        with contextlib.suppress(OSError):
            os.link(probe, link)
            return True
        return False
    finally:
        with contextlib.suppress(OSError):  # a folder that cannot be written holds no probes
            probe.unlink(missing_ok=True)
            link.unlink(missing_ok=True)


def _files(folder: Path) -> set[str]:
    return {os.path.join(root, name) for root, _, names in os.walk(folder) for name in names}  # noqa: PTH118 - many


def _upwards(folder: Path, top: Path) -> list[Path]:
    """The folders from ``folder`` up to the one that holds ``top``, as ``top`` itself may be new."""
    return [each for each in (folder, *folder.parents) if each == top.parent or each.is_relative_to(top)]
