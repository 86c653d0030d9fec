"""The library's own copies of the files, named by their SHA-256. The user's files are only read."""

from __future__ import annotations

import errno
import hashlib
import re
import stat
import uuid
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from localmind_desktop.core.errors import FileGone, NothingToRead, StorageError, TooLarge
from localmind_desktop.core.ingest.files import blocks_within, container_of
from localmind_desktop.core.store.durability import sync_path
from localmind_desktop.core.task import CancelToken

_BLOCK_BYTES = 1 << 20
_DISK_FULL = {errno.ENOSPC, errno.EDQUOT}
_SHA256 = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Original:
    """A file's copy in the library."""

    path: Path
    sha256: str
    size: int


def copy_original(source: Path, folder: Path, largest: int, cancel: CancelToken) -> Original:
    """Copy ``source``, which may lie in an archive, to ``folder/<sha256>`` so that it survives a power cut.

    Raises `FileGone`, `TooLarge` (over ``largest`` bytes), `NothingToRead` (empty), `StorageError` and `Cancelled`.
    """
    if container_of(source) is not None:
        return _kept(blocks_within(source, cancel), folder, largest, cancel)
    check_source(source, largest)
    return _kept(_blocks(source), folder, largest, cancel)


def _kept(blocks: Iterator[bytes], folder: Path, largest: int, cancel: CancelToken) -> Original:
    with _writing():
        folder.mkdir(parents=True, exist_ok=True)
        draft = folder / f"{uuid.uuid4().hex}.draft"
        try:
            sha256, size = _copy_hashed(blocks, draft, largest, cancel)
            target = folder / sha256
            if not target.exists() or target.stat().st_size != size:
                sync_path(draft)
                draft.replace(target)
                sync_path(folder)
        finally:
            draft.unlink(missing_ok=True)
    return Original(target, sha256, size)


def remove_strays(folder: Path, used: Collection[str]) -> None:
    """Sweep what a crash left: copies that were never finished, and those that no document of the catalog ``used``."""
    for path in folder.glob("*"):
        if path.suffix == ".draft" or (_SHA256.fullmatch(path.name) and path.name not in used):
            path.unlink(missing_ok=True)


def copies(folder: Path) -> Iterator[Path]:
    """The copies that there are, of whatever document."""
    return (path for path in sorted(folder.glob("*")) if _SHA256.fullmatch(path.name))


def is_copy(path: Path, sha256: str) -> bool:
    """Whether the file is there and its content is what it was."""
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest() == sha256
    except OSError:
        return False


def check_source(source: Path, largest: int) -> None:
    """Raises `FileGone`, `TooLarge` or `NothingToRead`. Before ``source`` is opened: a pipe would wait for ever."""
    with _reading():
        status = source.stat()
    if not stat.S_ISREG(status.st_mode):
        raise FileGone("This is not a file. Choose a document or a folder of documents.")
    if status.st_size > largest:
        raise TooLarge(
            "The file has {megabytes} MB; the limit is {limit} MB (see Settings).",
            megabytes=status.st_size // 1_000_000,
            limit=largest // 1_000_000,
        )
    if status.st_size == 0:
        raise NothingToRead("The file is empty.")


def _blocks(source: Path) -> Iterator[bytes]:
    with _reading():
        reading = source.open("rb")
    with reading:
        while True:
            with _reading():
                block = reading.read(_BLOCK_BYTES)
            if not block:
                return
            yield block


def _copy_hashed(blocks: Iterator[bytes], draft: Path, largest: int, cancel: CancelToken) -> tuple[str, int]:
    digest = hashlib.sha256()
    size = 0
    with draft.open("wb") as writing:
        for block in blocks:
            cancel.check()
            digest.update(block)
            size += len(block)
            if size > largest:
                raise TooLarge(
                    "The file grew over the limit of {limit} MB while it was read.", limit=largest // 1_000_000
                )
            writing.write(block)
    if not size:
        raise NothingToRead("The file is empty.")
    return digest.hexdigest(), size


@contextmanager
def _reading() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise FileGone(
            "The file cannot be read ({reason}). Check that it is still there.", reason=error.strerror
        ) from error


@contextmanager
def _writing() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        if error.errno in _DISK_FULL:
            raise StorageError("The disk is full. Free some space and add the file again.") from error
        raise StorageError(
            "The library's folder cannot be written ({reason}). Check its rights and its disk.", reason=error.strerror
        ) from error
