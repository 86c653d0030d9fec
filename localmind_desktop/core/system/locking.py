"""The lock on a library's folder: one process at a time."""

from __future__ import annotations

import os
from pathlib import Path

import psutil
from filelock import FileLock, Timeout

from localmind_desktop.core.errors import LibraryBusy, StorageError
from localmind_desktop.core.paths import LibraryPaths


def locked(paths: LibraryPaths) -> FileLock:
    """Take the library's lock, or raise `LibraryBusy` naming the process that holds it."""
    lock = FileLock(paths.lock, timeout=0)
    holder = paths.lock.with_suffix(".holder")
    try:
        lock.acquire()
        holder.write_text(str(os.getpid()), encoding="utf-8")
    except Timeout as error:
        raise LibraryBusy(
            f"The library is in use by {_holder_name(holder)}. Close it there, then try again."
        ) from error
    except OSError as error:
        lock.release()
        raise StorageError(
            f"The library's folder cannot be written ({error.strerror}). Choose another folder."
        ) from error
    return lock


def _holder_name(holder: Path) -> str:
    try:
        process = psutil.Process(int(holder.read_text(encoding="utf-8")))
        return f"another program ({process.name()}, process {process.pid})"
    except (OSError, ValueError, psutil.Error):
        return "another program"
