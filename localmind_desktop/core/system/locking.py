"""The lock on a library's folder: one process at a time. Where a disk offers no locks, a file says who holds it."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path

import psutil
from filelock import BaseFileLock, FileLock, SoftFileLock, Timeout

from localmind_desktop.core.errors import LibraryBusy, StorageError
from localmind_desktop.core.paths import LibraryPaths
from localmind_desktop.core.phrase import phrase

_NO_LOCKS = (errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL)


def locked(paths: LibraryPaths) -> BaseFileLock:
    """Take the library's lock, or raise `LibraryBusy` naming the process that holds it."""
    lock, holder = _lock(paths), paths.lock.with_suffix(".holder")
    try:
        lock.acquire()
        holder.write_text(str(os.getpid()), encoding="utf-8")
    except Timeout as error:
        raise LibraryBusy(
            "The library is in use by {holder}. Close it there, then try again.", holder=_holder_name(holder)
        ) from error
    except OSError as error:
        lock.release()
        raise StorageError(
            "The library's folder cannot be written ({reason}). Choose another folder.", reason=error.strerror
        ) from error
    return lock


def _lock(paths: LibraryPaths) -> BaseFileLock:
    """Not yet taken. The file that stands for it is passed over when its process was killed."""
    if offers_locks(paths.folder):
        return FileLock(paths.lock, timeout=0)
    return SoftFileLock(paths.lock.with_suffix(".held"), timeout=0)


def offers_locks(folder: Path) -> bool:
    """Whether a program can keep others from a file in ``folder``; some network shares have no such thing."""
    if os.name == "nt":
        return True
    import fcntl

    try:
        with tempfile.TemporaryFile(dir=folder) as probe:
            fcntl.flock(probe, fcntl.LOCK_EX | fcntl.LOCK_NB)
            fcntl.lockf(probe, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:  # what else is wrong with the folder is said by who uses it
        return error.errno not in _NO_LOCKS
    return True


def _holder_name(holder: Path) -> str:
    try:
        process = psutil.Process(int(holder.read_text(encoding="utf-8")))
        return phrase("another program ({name}, process {number})", name=process.name(), number=process.pid)
    except (OSError, ValueError, psutil.Error):
        return phrase("another program")
