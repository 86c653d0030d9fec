"""Writes Excel workbooks of the kind from before 2007, of records. Source: [MS-XLS]."""

from __future__ import annotations

import datetime
import struct

from tests.core.parsing.formats.compound_file import compound_file

_DATE = 1  # the number of the format of dates among the two there are
_FIRST_DAY = datetime.date(1899, 12, 30)


def old_workbook(cells: dict[tuple[int, int], object], merged: tuple[tuple[int, int, int, int], ...] = ()) -> bytes:
    """One sheet called "Old"; ``merged`` are first row, last row, first column and last column, from 0."""
    formats = b"".join(_record(0x00E0, struct.pack("<HH16x", 0, code)) for code in (0, 14))
    start = _record(0x0809, struct.pack("<HHHHII", 0x0600, 0x0005, 0, 0, 0, 0)) + formats
    name = b"Old"
    length = len(start) + 4 + 6 + 2 + len(name) + 4
    sheet = _record(0x0085, struct.pack("<IHBB", length, 0, len(name), 0) + name)
    areas = struct.pack("<H", len(merged)) + b"".join(struct.pack("<HHHH", *area) for area in merged)
    parts = [
        start,
        sheet,
        _record(0x000A, b""),
        _record(0x0809, struct.pack("<HHHHII", 0x0600, 0x0010, 0, 0, 0, 0)),
        *(_cell(row, column, value) for (row, column), value in sorted(cells.items())),
        _record(0x00E5, areas),
        _record(0x000A, b""),
    ]
    return compound_file({"Workbook": b"".join(parts).ljust(4096, b"\0")})


def _cell(row: int, column: int, value: object) -> bytes:
    if isinstance(value, bool):
        return _record(0x0205, struct.pack("<HHHBB", row, column, 0, value, 0))
    if isinstance(value, datetime.date):
        return _record(0x0203, struct.pack("<HHHd", row, column, _DATE, (value - _FIRST_DAY).days))
    if isinstance(value, int | float):
        return _record(0x0203, struct.pack("<HHHd", row, column, 0, value))
    text = str(value).encode("utf-16-le")
    return _record(0x0204, struct.pack("<HHHHB", row, column, 0, len(text) // 2, 1) + text)


def _record(kind: int, content: bytes) -> bytes:
    return struct.pack("<HH", kind, len(content)) + content
