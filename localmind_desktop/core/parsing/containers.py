"""Files that hold other files: zip archives, also within one another, and the attachments of messages.

A member is called by its path within the container, as ``drawings/pump.pdf`` or ``old.zip/pump.pdf``. Runs in a child.
"""

from __future__ import annotations

import io
import zipfile
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from email import policy
from email.message import EmailMessage
from email.parser import BytesParser
from functools import partial
from pathlib import Path, PurePosixPath
from typing import IO, TypeAlias

from localmind_desktop.core.errors import Damaged, DocumentError, FileGone, PasswordProtected, TooLarge
from localmind_desktop.core.model import Kind

_DEEPEST = 3  # archives within one another
_MOST_MEMBERS = 10_000
_MOST_BYTES = 10_000_000_000  # that an archive may unpack to
_LARGEST_INNER = 300_000_000  # bytes of an archive within another
_HIGHEST_RATIO = 200  # of what an archive unpacks to; a file of one letter reaches 1,000
_SUSPICIOUS_BYTES = 200_000_000
_BLOCK_BYTES = 1 << 20
_HIDDEN = ("__MACOSX", "Thumbs.db", "desktop.ini")
_ZIP_MARK = b"PK\x03\x04"
_ENCRYPTED = 1  # flag of a member

Opener: TypeAlias = Callable[[], IO[bytes]]


def is_container(kind: Kind) -> bool:
    return kind in (Kind.ARCHIVE, Kind.MAIL, Kind.OUTLOOK)


def member_names(path: Path, kind: Kind) -> list[str]:
    """The names of all members. Raises `Damaged` and `TooLarge`."""
    with _members(path, kind) as members:
        return list(members)


def blocks_of(path: Path, kind: Kind, name: str) -> Iterator[bytes]:
    """The content of the member called ``name``. Raises `FileGone`, `Damaged`, `PasswordProtected`."""
    with _members(path, kind) as members:
        if name not in members:
            raise FileGone("The archive no longer holds this file.")
        try:
            with members[name]() as file:
                while block := file.read(_BLOCK_BYTES):
                    yield block
        except RuntimeError as error:
            raise PasswordProtected("The file is protected by a password. Unpack it, and add what is in it.") from error
        except _BROKEN as error:
            raise Damaged("The archive is damaged here. Try to get a fresh copy.") from error


@contextmanager
def _members(path: Path, kind: Kind) -> Iterator[Mapping[str, Opener]]:
    with path.open("rb") as file:
        try:
            if kind is Kind.ARCHIVE:
                found = dict(_in_zip(file, "", 1))
            else:
                attached = _attached(path) if kind is Kind.OUTLOOK else _attached_to(file)
                found = {name: _opener(content) for name, content in attached}
        except DocumentError:
            raise
        except (RuntimeError, *_BROKEN) as error:
            raise Damaged("The archive is damaged. Try to get a fresh copy.") from error
        yield found


_BROKEN = (zipfile.BadZipFile, ValueError, EOFError, LookupError, NotImplementedError, OSError, zlib.error)


# ------------------------------------------------------------------------------------- archives


def _in_zip(file: IO[bytes], folder: str, depth: int) -> Iterator[tuple[str, Opener]]:
    archive = zipfile.ZipFile(file)  # closed with its file
    members = [info for info in archive.infolist() if not info.is_dir() and not _is_hidden(info.filename)]
    _check(members)
    taken: set[str] = set()
    for info in members:
        name = _free(_safe(info.filename), taken)
        inner = depth < _DEEPEST and _is_archive(archive, info)
        if inner:
            content = io.BytesIO(archive.read(info))
            yield from _in_zip(content, f"{folder}{name}/", depth + 1)
        else:
            yield folder + name, partial(archive.open, info)


def _check(members: list[zipfile.ZipInfo]) -> None:
    unpacked, packed = sum(info.file_size for info in members), sum(info.compress_size for info in members)
    if len(members) > _MOST_MEMBERS:
        raise TooLarge(f"The archive holds {len(members):,} files; the limit is {_MOST_MEMBERS:,}. Unpack it yourself.")
    if unpacked > _MOST_BYTES or (unpacked > _SUSPICIOUS_BYTES and unpacked > _HIGHEST_RATIO * packed):
        raise TooLarge("The archive would unpack to far more than it should, and was left alone.")


def _is_archive(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> bool:
    """Whether a member is an archive itself; office files are zips too, but documents."""
    if info.file_size > _LARGEST_INNER or info.flag_bits & _ENCRYPTED:
        return False
    with archive.open(info) as file:
        if file.read(len(_ZIP_MARK)) != _ZIP_MARK:
            return False
    try:
        names = zipfile.ZipFile(io.BytesIO(archive.read(info))).namelist()
    except _BROKEN:
        return False
    return "[Content_Types].xml" not in names and "mimetype" not in names


def _is_hidden(name: str) -> bool:
    parts = PurePosixPath(name.replace("\\", "/")).parts
    return any((part.startswith(".") and part not in (".", "..")) or part in _HIDDEN for part in parts)


def _safe(name: str) -> str:
    """A member's name as a path that stays within its archive, without characters that print nothing."""
    parts = [
        "".join(letter for letter in part if letter.isprintable()).strip()
        for part in name.replace("\\", "/").split("/")
        if part not in ("", ".", "..")
    ]
    return "/".join(part for part in parts if part) or "file"


def _free(name: str, taken: set[str]) -> str:
    path, free, number = PurePosixPath(name), name, 2
    while free in taken:
        free = str(path.with_name(f"{path.stem} ({number}){path.suffix}"))
        number += 1
    taken.add(free)
    return free


# ------------------------------------------------------------------------------------- messages


def _opener(content: bytes) -> Opener:
    return lambda: io.BytesIO(content)


def _attached_to(file: IO[bytes]) -> Iterator[tuple[str, bytes]]:
    """The files attached to a message; pictures within its text are none."""
    message = BytesParser(_class=EmailMessage, policy=policy.default).parse(file)
    taken: set[str] = set()
    for part in message.walk():
        name = part.get_filename()
        if not name or part.is_multipart() or part.get_content_disposition() == "inline":
            continue
        content = part.get_payload(decode=True)
        if isinstance(content, bytes) and content and len(taken) < _MOST_MEMBERS:
            yield _free(_safe(PurePosixPath(name).name), taken), content


def _attached(path: Path) -> Iterator[tuple[str, bytes]]:
    """The files attached to a message that Outlook saved."""
    from oxmsg import Message

    taken: set[str] = set()
    for attachment in Message.load(str(path)).attachments:
        content = attachment.file_bytes
        if content and len(taken) < _MOST_MEMBERS:
            yield _free(_safe(attachment.file_name or "attachment"), taken), content
