"""Collections, the files that wait to come into them, and the folders that are watched for them."""

from __future__ import annotations

from dataclasses import dataclass

DEFAULT_COLLECTION = "Documents"
"""The key of the collection that takes what nobody put elsewhere."""
LONGEST_NAME = 80
"""Characters that the name of a collection may have."""


@dataclass(frozen=True, slots=True)
class Collection:
    """A named, isolated part of the library. ``key`` stays for good; ``name`` is what the user calls it."""

    key: str
    name: str


@dataclass(frozen=True, slots=True)
class WaitingFile:
    """A file that was handed in. With a ``reason`` it was turned away; without one it waits for its turn."""

    path: str
    collection: str
    paused: bool = False
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class LinkedFolder:
    """A folder whose files are kept in step with a collection (I18)."""

    path: str
    collection: str


@dataclass(frozen=True, slots=True)
class FileMark:
    """How a file of a linked folder was when it was last looked at; ``changed`` is in nanoseconds since the epoch.

    ``sha256`` is empty as long as nobody had to know it.
    """

    path: str
    size: int
    changed: int
    sha256: str = ""


@dataclass(frozen=True, slots=True)
class FolderChanges:
    """What a look into a linked folder found. ``moved`` holds pairs of the earlier and the present mark.

    ``unsettled`` files are being written, so they are for the next look. In a folder that is not ``reachable`` (a disk
    that is not plugged in) nothing counts as gone. ``places`` are the folder itself and those in it.
    """

    folder: LinkedFolder
    reachable: bool = True
    new: tuple[FileMark, ...] = ()
    changed: tuple[FileMark, ...] = ()
    moved: tuple[tuple[FileMark, FileMark], ...] = ()
    gone: tuple[FileMark, ...] = ()
    unsettled: int = 0
    places: tuple[str, ...] = ()
