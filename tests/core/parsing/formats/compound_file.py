"""Writes compound files, as Outlook's messages are, from nested dictionaries. Source: [MS-CFB]."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field
from typing import TypeAlias

Storage: TypeAlias = "dict[str, bytes | Storage]"

_SECTOR, _SMALL_SECTOR, _SMALL = 512, 64, 4096
_FREE, _END, _TABLE = 0xFFFFFFFF, 0xFFFFFFFE, 0xFFFFFFFD
_STORAGE, _STREAM, _ROOT = 1, 2, 5


@dataclass
class _Entry:
    name: str
    kind: int
    content: bytes = b""
    child: int = _FREE
    right: int = _FREE
    start: int = _END
    size: int = 0

    def packed(self) -> bytes:
        name = self.name.encode("utf-16-le") + b"\0\0"
        links = struct.pack("<BBIII", self.kind, 1, _FREE, self.right, self.child)
        return name.ljust(64, b"\0") + struct.pack("<H", len(name)) + links + bytes(36) + self._place()

    def _place(self) -> bytes:
        return struct.pack("<IQ", self.start, self.size)


@dataclass
class _Sectors:
    """Chains of sectors of one size, and the table that links them."""

    length: int
    written: bytearray = field(default_factory=bytearray)
    table: list[int] = field(default_factory=list)

    def add(self, content: bytes) -> int:
        start = len(self.table)
        count = -(-len(content) // self.length)
        self.table += [*range(start + 1, start + count), _END]
        self.written += content.ljust(count * self.length, b"\0")
        return start


def compound_file(tree: Storage) -> bytes:
    entries = [_Entry("Root Entry", _ROOT)]
    _add(tree, entries[0], entries)
    sectors, small = _Sectors(_SECTOR), _Sectors(_SMALL_SECTOR)
    for entry in entries[1:]:
        if entry.content:
            entry.start = (small if len(entry.content) < _SMALL else sectors).add(entry.content)
            entry.size = len(entry.content)
    first_small = _END
    if small.table:
        entries[0].start, entries[0].size = sectors.add(bytes(small.written)), len(small.written)
        first_small = sectors.add(_numbers(small.table))
    directory = b"".join(entry.packed() for entry in entries)
    first_entry = sectors.add(directory.ljust(-(-len(directory) // _SECTOR) * _SECTOR, b"\0"))
    tables = next(count for count in range(1, 110) if 128 * count >= len(sectors.table) + count)
    places = range(len(sectors.table), len(sectors.table) + tables)
    table = _numbers([*sectors.table, *[_TABLE] * tables]).ljust(tables * _SECTOR, b"\xff")
    small_tables = -(-len(small.table) // 128)
    head = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(16) + struct.pack("<HHHHH", 0x3E, 3, 0xFFFE, 9, 6) + bytes(6)
    head += struct.pack("<IIIII", 0, tables, first_entry, 0, _SMALL)
    head += struct.pack("<IIII", first_small, small_tables, _END, 0)
    return head + _numbers([*places, *[_FREE] * (109 - tables)], 436) + bytes(sectors.written) + table


def _add(tree: Storage, above: _Entry, entries: list[_Entry]) -> None:
    before: _Entry | None = None
    for name, inner in tree.items():
        is_stream = isinstance(inner, bytes)
        entry = _Entry(name, _STREAM if is_stream else _STORAGE, inner if isinstance(inner, bytes) else b"")
        if before is None:
            above.child = len(entries)
        else:
            before.right = len(entries)
        before = entry
        entries.append(entry)
        if not isinstance(inner, bytes):
            _add(inner, entry, entries)


def _numbers(numbers: list[int], length: int = 0) -> bytes:
    packed = struct.pack(f"<{len(numbers)}I", *numbers)
    return packed.ljust(length or -(-len(packed) // _SECTOR) * _SECTOR, b"\xff")
