"""Files that a second start hands to the window that has the library open: by way of a folder in it, no listener.

The second start leaves a note in the inbox and waits until it is taken; a note that nobody takes is withdrawn.
"""

from __future__ import annotations

import json
import logging
import sys
import time
import uuid
from collections.abc import Sequence
from pathlib import Path

from localmind_desktop.core.paths import LibraryPaths

log = logging.getLogger(__name__)

PATIENCE = 4.0
"""Seconds until a window that does not take the note counts as not there."""

_LOOK_SECONDS = 0.02
_NOTE = ".json"


def hand_over(folder: Path, files: Sequence[Path], seconds: float = PATIENCE) -> bool:
    """Give ``files`` to the window that holds the library in ``folder``; none only asks it to come to the front.

    False when no process holds the library, or when the one that does takes no notes (the command line).
    """
    paths = LibraryPaths(folder)
    if not _is_held(paths):
        return False
    note = _left(paths.inbox, [str(file.absolute()) for file in files])
    if note is None:
        return False
    end = time.monotonic() + seconds
    while note.exists():
        if time.monotonic() > end:
            note.unlink(missing_ok=True)
            return False
        time.sleep(_LOOK_SECONDS)
    return True


def take_notes(folder: Path) -> list[list[Path]]:
    """The files of each note in the inbox of the library in ``folder``, the oldest first; the notes are gone then."""
    taken: list[tuple[float, list[Path]]] = []
    for note in LibraryPaths(folder).inbox.glob(f"*{_NOTE}"):
        try:
            content, left = json.loads(note.read_text(encoding="utf-8")), note.stat().st_mtime
            note.unlink()
        except (OSError, ValueError):
            log.warning("a note of a second start could not be read")
            continue
        if isinstance(content, list):
            taken.append((left, [Path(file) for file in content if isinstance(file, str)]))
    return [files for _, files in sorted(taken, key=lambda entry: entry[0])]


def _is_held(paths: LibraryPaths) -> bool:
    """Whether a process has the library open."""
    if not paths.lock.exists():
        return False
    if sys.platform != "win32":
        return _is_locked(paths.lock)
    from filelock import FileLock, Timeout

    lock = FileLock(paths.lock, timeout=0)
    try:
        lock.acquire()
    except Timeout:
        return True
    except OSError:
        return False
    lock.release()
    return False


def _is_locked(file: Path) -> bool:
    """Whether a process holds `FileLock`'s lock on ``file``, which is flock(2)'s; importing filelock takes a while."""
    import fcntl

    try:
        with file.open("rb+") as opened:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


def _left(inbox: Path, files: list[str]) -> Path | None:
    """Leave a note, whole at once; None where the folder cannot be written."""
    note = inbox / f"{uuid.uuid4().hex}{_NOTE}"
    draft = note.with_suffix(".draft")
    try:
        inbox.mkdir(exist_ok=True)
        draft.write_text(json.dumps(files), encoding="utf-8")
        draft.rename(note)
    except OSError:
        return None
    return note
