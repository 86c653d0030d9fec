"""Files that hold other files: zip archives, also within one another, and the attachments of messages.

A member is called by its path within the container, as ``drawings/pump.pdf`` or ``old.zip/pump.pdf``. Runs in a child.
"""

from __future__ import annotations

import contextlib
import io
import lzma
import mimetypes
import struct
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
from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.text.invisible import on_one_line

_DEEPEST = 3  # archives within one another
_MOST_MEMBERS = 10_000
_MOST_BYTES = 10_000_000_000  # that an archive may unpack to
_MOST_INNER = 300_000_000  # bytes of all archives within another, which are held in memory
_LONGEST_PART, _LONGEST_NAME = 120, 800  # letters of a member's name
_HIGHEST_RATIO = 200  # of what an archive unpacks to; a file of one letter reaches 1,000
_SUSPICIOUS_BYTES = 200_000_000
_BLOCK_BYTES = 1 << 20
_HIDDEN = ("__MACOSX", "Thumbs.db", "desktop.ini")
_ZIP_MARK = b"PK\x03\x04"
_NO_ARCHIVE = frozenset({"[Content_Types].xml", "mimetype"})
_ENCRYPTED, _IS_UTF8 = 1, 0x800  # flags of a member
_TAKEN_FOR_PATHS = str.maketrans(dict.fromkeys(':*?"<>|', "_"))  # letters that are no part of a name everywhere
_LOCKED = phrase("The file is protected by a password. Unpack it, and add what is in it.")

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
        except _Locked as error:
            raise PasswordProtected(_LOCKED) from error
        except _BROKEN as error:
            raise Damaged("The archive is damaged here. Try to get a fresh copy.") from error


@contextmanager
def _members(path: Path, kind: Kind) -> Iterator[Mapping[str, Opener]]:
    with path.open("rb") as file:
        try:
            if kind is Kind.ARCHIVE:
                found = _Zips(path.stat().st_size).members(file)
            else:
                attached = _attached(path) if kind is Kind.OUTLOOK else _attached_to(file)
                found = {name: _opener(content) for name, content in attached}
        except DocumentError:
            raise
        except _BROKEN as error:
            raise Damaged("The archive is damaged. Try to get a fresh copy.") from error
        yield found


_BROKEN = (
    *(zipfile.BadZipFile, ValueError, EOFError, LookupError, OSError, RuntimeError, zlib.error, lzma.LZMAError),
    struct.error,
)


# ------------------------------------------------------------------------------------- archives


class _Locked(RuntimeError):  # noqa: N818 - reads as the state of the member
    """A member that a password protects."""


class _Zips:
    """The members of a zip archive and of those in it. ``size`` is that of its file."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._room = _MOST_INNER
        self._found: dict[str, Opener] = {}
        self._free = _FreeNames()

    def members(self, file: IO[bytes]) -> Mapping[str, Opener]:
        self._gather(zipfile.ZipFile(file), "", 1, self._size)  # closed with its file
        return self._found

    def _gather(self, archive: zipfile.ZipFile, folder: str, depth: int, size: int) -> None:
        members = [each for each in archive.infolist() if not each.is_dir() and not _is_hidden(each.filename)]
        _check(members, size, len(self._found))
        for member in members:
            name = self._free.name(folder + _safe(_name_of(member)))
            inner = self._inner(archive, member) if depth < _DEEPEST else None
            if inner is None or not self._opened(inner, name, depth, member.file_size):
                self._found[name] = partial(_opened_member, archive, member)

    def _opened(self, inner: zipfile.ZipFile, name: str, depth: int, size: int) -> bool:
        """Whether an archive in the archive could be opened; one that could not stands for itself."""
        before = len(self._found)
        try:
            self._gather(inner, f"{name}/", depth + 1, size)
        except (DocumentError, *_BROKEN):
            for added in list(self._found)[before:]:
                del self._found[added]
        return len(self._found) > before

    def _inner(self, archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> zipfile.ZipFile | None:
        """A member that is an archive itself; office files are zips too, but documents."""
        if member.file_size > self._room or member.flag_bits & _ENCRYPTED:
            return None
        try:
            with archive.open(member) as file:
                start = file.read(len(_ZIP_MARK))
                if start != _ZIP_MARK:
                    return None
                content = io.BytesIO(start + file.read())
            inner = zipfile.ZipFile(content)
        except _BROKEN:
            return None  # what is wrong with it is said when it is taken in
        if not _NO_ARCHIVE.isdisjoint(inner.namelist()):
            return None
        self._room -= member.file_size
        return inner


def _opened_member(archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> IO[bytes]:
    if member.flag_bits & _ENCRYPTED:
        raise _Locked
    return archive.open(member)


def _check(members: list[zipfile.ZipInfo], size: int, before: int) -> None:
    unpacked, packed = sum(member.file_size for member in members), sum(member.compress_size for member in members)
    count = len(members) + before
    if count > _MOST_MEMBERS:
        raise TooLarge(
            "The archive holds {count:,} files; the limit is {limit:,}. Unpack it yourself.",
            count=count,
            limit=_MOST_MEMBERS,
        )
    if packed > size:
        raise Damaged("The archive is damaged: its files lie over one another. Try to get a fresh copy.")
    if unpacked > _MOST_BYTES or (unpacked > _SUSPICIOUS_BYTES and unpacked > _HIGHEST_RATIO * packed):
        raise TooLarge("The archive would unpack to far more than it should, and was left alone.")


def _name_of(member: zipfile.ZipInfo) -> str:
    """The name of a member: where its letters are not stated, UTF-8 where it can be that, as most programs write."""
    if not member.flag_bits & _IS_UTF8:
        with contextlib.suppress(UnicodeError):
            return member.filename.encode("cp437").decode("utf-8")
    return member.filename


def _is_hidden(name: str) -> bool:
    parts = PurePosixPath(name.replace("\\", "/")).parts
    return any((part.startswith(".") and part not in (".", "..")) or part in _HIDDEN for part in parts)


def _safe(name: str) -> str:
    """A member's name as a path that stays within its archive, of letters that every file system takes."""
    parts = [_printed(part) for part in name.replace("\\", "/").split("/")]
    kept = [part for part in parts if part.strip(".")]
    while len(kept) > 1 and sum(map(len, kept)) > _LONGEST_NAME:
        del kept[0]
    return "/".join(kept) or "file"


def _printed(part: str) -> str:
    printed = on_one_line(part.translate(_TAKEN_FOR_PATHS))
    if len(printed) <= _LONGEST_PART:
        return printed
    suffix = PurePosixPath(printed).suffix[: _LONGEST_PART // 2]
    return printed[: _LONGEST_PART - len(suffix)] + suffix


class _FreeNames:
    """Gives each member a name of its own."""

    def __init__(self) -> None:
        self._taken: set[str] = set()
        self._next: dict[str, int] = {}

    def name(self, wanted: str) -> str:
        free, path = wanted, PurePosixPath(wanted)
        while free in self._taken:
            number = self._next[wanted] = self._next.get(wanted, 1) + 1
            free = str(path.with_name(f"{path.stem} ({number}){path.suffix}"))
        self._taken.add(free)
        return free


# ------------------------------------------------------------------------------------- messages


def _opener(content: bytes) -> Opener:
    return lambda: io.BytesIO(content)


def _attached_to(file: IO[bytes]) -> Iterator[tuple[str, bytes]]:
    """The files attached to a message; pictures within its text are none."""
    message = BytesParser(_class=EmailMessage, policy=policy.default).parse(file)
    names = _FreeNames()
    for number, part in enumerate(message.walk()):
        if part.is_multipart() or number > _MOST_MEMBERS or not _is_attached(part):
            continue
        content = part.get_payload(decode=True)
        if isinstance(content, bytes) and content:
            yield names.name(_safe(_last_part(_file_name(part)))), content


def _is_attached(part: EmailMessage) -> bool:
    placed = part.get_content_disposition()
    if placed == "inline" and (part.get_content_maintype() == "image" or part.get("content-id")):
        return False
    return placed == "attachment" or bool(part.get_filename())


def _file_name(part: EmailMessage) -> str:
    return part.get_filename() or f"attachment{mimetypes.guess_extension(part.get_content_type()) or ''}"


def _last_part(name: str) -> str:
    return name.replace("\\", "/").rpartition("/")[2]


def _attached(path: Path) -> Iterator[tuple[str, bytes]]:
    """The files attached to a message that Outlook saved."""
    from oxmsg import Message

    names = _FreeNames()
    for attachment in list(Message.load(str(path)).attachments)[:_MOST_MEMBERS]:
        content = attachment.file_bytes
        if content:
            yield names.name(_safe(_last_part(attachment.file_name or "attachment"))), content
