"""A disk that is told of a program's calls, and what is left on it when the program or the power stops.

The rules are those that POSIX gives: the content of a file is there for good once the file was synced, and a name once
its folder was. What was not synced may be there, or not, or in part; names come in order, as file systems with a
journal keep them.
"""

from __future__ import annotations

import enum
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tests.faults.recording import Call

_SECTOR = 512


class Stop(enum.Enum):
    """How it stopped: ``KILLED`` loses nothing that was written. ``SYNCED`` leaves what was synced and nothing else,
    ``NAMES`` all names but only synced content, ``SOME`` any part of the rest."""

    KILLED = "killed"
    SYNCED = "power, what was synced"
    NAMES = "power, names without content"
    SOME = "power, part of the rest"


@dataclass
class _File:
    content: bytearray = field(default_factory=bytearray)
    synced: bytes = b""
    since: list[Call] = field(default_factory=list)  # writes and truncations that were not synced


@dataclass
class _Change:
    """A change of names: the call, the file that it names, and whether a folder of it was synced."""

    call: Call
    file: _File | None
    is_synced: bool = False


class Disk:
    """``folder`` is what was there before; it counts as synced."""

    def __init__(self) -> None:
        self._names: dict[str, _File | None] = {"": None}  # None: a folder
        self._changes: list[_Change] = []

    def tell(self, call: Call) -> None:
        """What the program did next."""
        if call.kind == "write" or call.kind == "truncate":
            self._write(call)
        elif call.kind == "create":
            self._create(call)
        elif call.kind == "sync":
            self._sync(call.path)
        elif call.kind in ("rename", "link", "unlink", "mkdir", "rmdir"):
            self._change(call, self._names.get(call.path))

    def _write(self, call: Call) -> None:
        file = self._names.get(call.path)
        if file is not None:  # else it was deleted while it was open
            if call.kind == "write" and call.offset < 0:
                call = Call("write", call.path, offset=len(file.content), content=call.content)
            _apply(file.content, call)
            file.since.append(call)

    def _create(self, call: Call) -> None:
        file = self._names.get(call.path)
        if file is None:
            self._change(call, _File())
        elif call.offset:  # emptied
            self._write(Call("truncate", call.path))

    def _sync(self, path: str) -> None:
        file = self._names.get(path)
        if file is not None:
            file.synced = bytes(file.content)
            file.since.clear()
        for change in self._changes if file is None else ():
            if path in map(_folder, filter(None, (change.call.path, change.call.other))):
                change.is_synced = True

    def _change(self, call: Call, file: _File | None) -> None:
        self._changes.append(_Change(call, file))
        _rename(self._names, call, file)

    def leave(self, folder: Path, stop: Stop, chance: random.Random) -> None:
        """Write what is left on the disk into the new ``folder``."""
        kept = len(self._changes) if stop in (Stop.KILLED, Stop.NAMES) else 0
        kept = chance.randint(0, len(self._changes)) if stop is Stop.SOME else kept
        names: dict[str, _File | None] = {"": None}
        for number, change in enumerate(self._changes):
            if number < kept or change.is_synced:
                _rename(names, change.call, change.file)
        folder.mkdir(parents=True)
        for path, file in sorted(names.items()):
            target = folder / path
            if path.endswith("-shm") or not target.parent.is_dir():  # shared memory is made anew by SQLite
                continue
            if file is None:
                target.mkdir(exist_ok=True)
            else:
                target.write_bytes(_content(file, stop, chance))


def stopped_at(calls: Sequence[Call], points: Iterable[int]) -> Iterable[tuple[int, Disk]]:
    """The disk after so many calls, for each of the ``points`` in rising order."""
    disk, told = Disk(), 0
    for point in points:
        for call in calls[told:point]:
            disk.tell(call)
        told = point
        yield point, disk


def _content(file: _File, stop: Stop, chance: random.Random) -> bytes:
    if stop is Stop.KILLED:
        return bytes(file.content)
    content = bytearray(file.synced)
    for call in file.since if stop is Stop.SOME else ():
        whole = chance.random()
        if whole < 0.4:
            _apply(content, call)
        elif whole < 0.6 and call.kind == "write":  # torn between two sectors
            sectors = chance.randint(0, len(call.content) // _SECTOR)
            _apply(content, Call("write", call.path, offset=call.offset, content=call.content[: sectors * _SECTOR]))
    return bytes(content)


def _apply(content: bytearray, call: Call) -> None:
    if call.kind == "truncate":
        del content[call.offset :]
        content.extend(bytes(call.offset - len(content)))
        return
    content.extend(bytes(max(0, call.offset - len(content))))
    content[call.offset : call.offset + len(call.content)] = call.content


def _rename(names: dict[str, _File | None], call: Call, file: _File | None) -> None:
    """Carry a change of names out; one that has lost what it rests on does nothing."""
    if call.kind == "create":
        names.setdefault(call.path, file)
    elif call.kind == "mkdir":
        names.setdefault(call.path, None)
    elif call.kind == "link":
        names[call.other] = file
    elif call.kind in ("unlink", "rmdir"):
        names.pop(call.path, None)
    elif file is not None:
        names.pop(call.path, None)
        names[call.other] = file
    else:
        for path in [path for path in names if path == call.path or path.startswith(f"{call.path}/")]:
            names[call.other + path[len(call.path) :]] = names.pop(path)


def _folder(path: str) -> str:
    return path.rpartition("/")[0]
