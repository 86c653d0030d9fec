"""The library's own copies of the files, named by their SHA-256. The user's files are only read."""

from __future__ import annotations

import hashlib
import uuid
from dataclasses import dataclass
from pathlib import Path

from localmind_desktop.core.errors import FileGone, NothingToRead, StorageError, TooLarge
from localmind_desktop.core.store.durability import sync_path
from localmind_desktop.core.task import CancelToken

_BLOCK_BYTES = 1 << 20
_DISK_FULL = 28


@dataclass(frozen=True, slots=True)
class Original:
    """A file's copy in the library."""

    path: Path
    sha256: str
    size: int


def copy_original(source: Path, folder: Path, largest: int, cancel: CancelToken) -> Original:
    """Copy ``source`` to ``folder/<sha256>`` so that it survives a power cut.

    Raises `FileGone`, `TooLarge` (over ``largest`` bytes), `NothingToRead` (empty), `StorageError` and `Cancelled`.
    """
    _check_size(source, largest)
    folder.mkdir(parents=True, exist_ok=True)
    draft = folder / f"{uuid.uuid4().hex}.draft"
    try:
        sha256, size = _copy_hashed(source, draft, largest, cancel)
        target = folder / sha256
        if target.exists():
            draft.unlink()
        else:
            sync_path(draft)
            draft.replace(target)
            sync_path(folder)
    finally:
        draft.unlink(missing_ok=True)
    return Original(target, sha256, size)


def remove_drafts(folder: Path) -> None:
    """Sweep what a crash left of copies that were never finished."""
    for draft in folder.glob("*.draft"):
        draft.unlink(missing_ok=True)


def _check_size(source: Path, largest: int) -> None:
    try:
        size = source.stat().st_size
        is_file = source.is_file()
    except OSError as error:
        raise FileGone(f"The file cannot be opened ({error.strerror}). Check that it is still there.") from error
    if not is_file:
        raise FileGone("This is not a file. Choose a document or a folder of documents.")
    if size > largest:
        raise TooLarge(f"The file has {size // 1_000_000} MB; the limit is {largest // 1_000_000} MB (see Settings).")
    if size == 0:
        raise NothingToRead("The file is empty.")


def _copy_hashed(source: Path, draft: Path, largest: int, cancel: CancelToken) -> tuple[str, int]:
    digest = hashlib.sha256()
    size = 0
    try:
        with source.open("rb") as reading, draft.open("wb") as writing:
            while block := reading.read(_BLOCK_BYTES):
                cancel.check()
                digest.update(block)
                size += len(block)
                if size > largest:
                    raise TooLarge(f"The file grew over the limit of {largest // 1_000_000} MB while it was read.")
                writing.write(block)
    except OSError as error:
        if error.errno == _DISK_FULL:
            raise StorageError("The disk is full. Free some space and add the file again.") from error
        raise FileGone(f"The file cannot be read ({error.strerror}). Check that it is still there.") from error
    return digest.hexdigest(), size
