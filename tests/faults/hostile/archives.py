"""Archives that unpack to more than they should, or to places where they should not."""

from __future__ import annotations

import io
import stat
import struct
import zipfile
import zlib
from collections.abc import Callable
from random import Random

from tests.faults.hostile.sound import sound_files
from tests.faults.hostile.specimen import Specimen, rezipped, zipped

_MB = 1_000_000


def bomb_by_ratio(chance: Random) -> Specimen:
    size = chance.choice((30, 120, 400)) * _MB
    suffix = chance.choice(("zip", "docx", "xlsx", "odt", "epub", "pptx", "ods"))
    inner = {"docx": "word/document.xml", "xlsx": "xl/worksheets/sheet1.xml", "pptx": "ppt/slides/slide1.xml"}
    name = inner.get(suffix, "content.xml")
    return Specimen(f"bomb.{suffix}", "zip bomb by ratio", rezipped(sound_files()[suffix], {name: b" " * size}))


def bomb_by_depth(chance: Random) -> Specimen:
    content = zipped({"a.txt": b"word " * 200_000})
    for level in range(chance.choice((3, 8, 30))):
        content = zipped(
            {f"{level}-{n}.zip": content for n in range(chance.choice((1, 6)))}
            if level < 4
            else {f"{level}.zip": content}
        )
    return Specimen("deep.zip", "zip bomb by depth", content)


def bomb_by_overlap(chance: Random) -> Specimen:
    """All members are one span of the file (Fifield, 2019)."""
    count, packed = chance.choice((100, 1_000, 60_000)), zlib.compress(b"a" * _MB, 9)[2:-4]
    checksum = zlib.crc32(b"a" * _MB)
    local = struct.pack("<IHHHHHIIIHH", 0x04034B50, 20, 0, 8, 0, 33, checksum, len(packed), _MB, 5, 0) + b"a.txt"
    directory = b"".join(
        struct.pack(
            "<IHHHHHHIIIHHHHHII", 0x02014B50, 20, 20, 0, 8, 0, 33, checksum, len(packed), _MB, 5, 0, 0, 0, 0, 0, 0
        )
        + b"%05d" % n
        for n in range(count)
    )
    place = len(local) + len(packed)
    end = struct.pack("<IHHHHIIH", 0x06054B50, 0, 0, count, count, len(directory), place, 0)
    return Specimen("overlap.zip", "zip bomb by overlap", local + packed + directory + end)


def outside(chance: Random) -> Specimen:
    names = (
        "../../../../outside/escaped.txt",
        "/etc/escaped.txt",
        "..\\..\\escaped.txt",
        "C:\\escaped.txt",
        "a/../../e.txt",
    )
    members = dict.fromkeys(chance.sample(names, 3), b"The pump escaped.")
    return Specimen("outside.zip", "path traversal", zipped(members | {"n\0ul.txt": b"x", "a\nb.txt": b"The lid."}))


def links(chance: Random) -> Specimen:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for name, target in (("passwd.txt", "/etc/passwd"), ("up", ".."), ("self.txt", "self.txt")):
            link = zipfile.ZipInfo(name)
            link.create_system, link.external_attr = 3, (stat.S_IFLNK | 0o777) << 16
            archive.writestr(link, target)
        archive.writestr("up/escaped.txt", "The pump escaped.")
    return Specimen("links.zip", "links in archives", file.getvalue())


def many_members(chance: Random) -> Specimen:
    count = chance.choice((10, 12_000))
    return Specimen("many.zip", "many members", zipped({f"{n}.bin": b"\0\1" for n in range(count)}))


def same_names(chance: Random) -> Specimen:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for n in range(8):
            entry = zipfile.ZipInfo("same.txt")
            archive.writestr(entry, f"Pump {n} is red.")
    return Specimen("same.zip", "members of one name", file.getvalue())


def locked(chance: Random) -> Specimen:
    content = bytearray(zipped({"a.txt": b"secret"}))
    content[6] |= 1
    content[content.index(b"PK\x01\x02") + 8] |= 1
    return Specimen("locked.zip", "locked members", bytes(content))


ARCHIVES: tuple[Callable[[Random], Specimen], ...] = (
    *(bomb_by_ratio, bomb_by_depth, bomb_by_overlap, outside, links, many_members, same_names, locked),
)
