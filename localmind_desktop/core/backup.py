"""Backups: a library as a folder of its own, with the hash of every file, and back (O5)."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from localmind_desktop.core.errors import StorageError
from localmind_desktop.core.paths import LibraryPaths
from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.task import CancelToken, Task

MANIFEST = "SHA256SUMS"
_DRAFT = ".unfinished"
_PIECE = 1 << 20
_SUM_LINE = re.compile(r"^([0-9a-f]{64})  (.+)$")
_PASSING = ("library.lock", "library.holder", "library.held", "inbox")  # of a library in use: nothing to keep


@dataclass(frozen=True, slots=True)
class Copied:
    """How far a copy is, in bytes."""

    done: int
    total: int


@dataclass(frozen=True, slots=True)
class BackupReport:
    """What was copied, and where it lies now."""

    folder: str
    files: int
    bytes: int


def back_up(
    paths: LibraryPaths, target: Path, databases: Mapping[str, Callable[[Path], None]], cancel: CancelToken
) -> Task[Copied, BackupReport]:
    """Copy the library to the new folder ``target``, which appears when all of it is on disk.

    ``databases`` copy the files of these names, which are in use, to a path. Nothing may write to the library
    meanwhile. Raises `StorageError`.
    """
    if target.exists():
        raise StorageError("{name} is already there; choose another name for the backup.", name=target.name)
    if paths.folder in (target, *target.parents):
        raise StorageError("A backup cannot be inside the library. Choose another folder.")
    draft = target.with_name(target.name + _DRAFT)
    files = [file for file in _files(paths.folder) if not _passes(file, databases)]
    total = sum((paths.folder / file).stat().st_size for file in [*files, *databases])
    sums: dict[str, str] = {}
    done = 0
    try:
        for name, copy in databases.items():
            cancel.check()
            draft.mkdir(parents=True, exist_ok=True)
            copy(draft / name)
            sums[name] = _hash(draft / name)
            done += (draft / name).stat().st_size
            yield Copied(min(done, total), total)
        for file in files:
            cancel.check()
            sums[file] = _copied(paths.folder / file, draft / file)
            done += (draft / file).stat().st_size
            yield Copied(min(done, total), total)
        _write_manifest(draft, sums)
        draft.rename(target)
    except OSError as error:
        raise _failed(error) from error
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    return BackupReport(str(target), len(sums), done)


def restore(backup: Path, folder: Path, cancel: CancelToken) -> Task[Copied, BackupReport]:
    """Make the library of ``backup`` anew in ``folder``, which has to be empty or missing.

    Every file is compared with its hash while it is copied. Raises `StorageError`; then ``folder`` is as it was.
    """
    sums = _manifest(backup)
    if folder.exists() and any(folder.iterdir()):
        raise StorageError("The folder is not empty. Choose an empty folder.")
    draft = folder.with_name(folder.name + _DRAFT)
    try:
        total, done = sum((backup / file).stat().st_size for file in sums), 0
        for file, digest in sums.items():
            cancel.check()
            if _copied(backup / file, draft / file) != digest:
                raise StorageError(
                    "The backup is damaged: {file} does not match its checksum. Use another backup.", file=file
                )
            done += (draft / file).stat().st_size
            yield Copied(done, total)
        folder.rmdir() if folder.exists() else None
        draft.rename(folder)
    except FileNotFoundError as error:
        raise StorageError("The backup is incomplete: files are missing. Use another backup.") from error
    except OSError as error:
        raise _failed(error) from error
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    return BackupReport(str(folder), len(sums), done)


def folder_size(folder: Path) -> int:
    """Bytes of all files in ``folder``."""
    return sum(_size(folder / file) for file in _files(folder))


def _size(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:  # it went meanwhile
        return 0


def _files(folder: Path) -> Iterator[str]:
    """The files below ``folder``, as relative paths with forward slashes."""
    for top, _, names in os.walk(folder):
        for name in sorted(names):
            yield (Path(top) / name).relative_to(folder).as_posix()


def _passes(file: str, databases: Mapping[str, object]) -> bool:
    first = file.partition("/")[0]
    return first in _PASSING or first.removesuffix("-wal").removesuffix("-shm") in databases


def _copied(source: Path, target: Path) -> str:
    """Copy one file to disk for good; its SHA-256."""
    target.parent.mkdir(parents=True, exist_ok=True)
    digest = hashlib.sha256()
    with source.open("rb") as reader, target.open("wb") as writer:
        while piece := reader.read(_PIECE):
            digest.update(piece)
            writer.write(piece)
        writer.flush()
        os.fsync(writer.fileno())
    return digest.hexdigest()


def _hash(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _write_manifest(folder: Path, sums: Mapping[str, str]) -> None:
    with (folder / MANIFEST).open("w", encoding="utf-8") as file:
        file.writelines(f"{digest}  {name}\n" for name, digest in sorted(sums.items()))
        file.flush()
        os.fsync(file.fileno())


def _manifest(backup: Path) -> dict[str, str]:
    """The files of a backup and their hashes. Raises `StorageError` when the folder is no backup."""
    try:
        lines = (backup / MANIFEST).read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError) as error:
        raise StorageError(
            "This folder is not a LocalMind backup: its list of checksums is missing. Choose another folder."
        ) from error
    sums: dict[str, str] = {}
    for line in lines:
        match = _SUM_LINE.match(line)
        if match is None or not _is_inside(match[2]):
            raise StorageError("The backup is damaged: its list of checksums cannot be read. Use another backup.")
        sums[match[2]] = match[1]
    if "catalog.sqlite" not in sums:
        raise StorageError("This folder is not a LocalMind backup: it has no document catalog. Choose another folder.")
    return sums


def _is_inside(name: str) -> bool:
    """Whether a path of a manifest stays within its folder."""
    return not (name.startswith("/") or ":" in name or "\\" in name or ".." in name.split("/"))


def _failed(error: OSError) -> StorageError:
    reason = error.strerror or phrase("the disk failed")
    return StorageError(
        "The copy could not be made ({reason}). Check free space and folder permissions.", reason=reason
    )
