"""Sound files with something wrong: bits flipped, cut off, filled in, called something else, two formats at once."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from random import Random

from tests.faults.hostile.sound import sound_files
from tests.faults.hostile.specimen import Specimen, zipped

_MARKS = "\u202e\u200f\u2066\u200b\ufeff"  # right to left, of no width
_BREAKING = (b"\xff" * 4, b"\0" * 64, b"\x7f\xff\xff\xff", b"<![CDATA[", b"]]>", b"endobj", b"{" * 50, b"%s%n" * 9)


def mutated(chance: Random) -> Specimen:
    """A file of some format, wrong in some way."""
    suffix = chance.choice(sorted(sound_files()))
    how = chance.choice(_WAYS)
    return how(suffix, sound_files()[suffix], chance)


def flipped(suffix: str, content: bytes, chance: Random) -> Specimen:
    changed = bytearray(content)
    for _ in range(chance.choice((1, 3, 10, 100))):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return _called(suffix, "bits flipped", bytes(changed))


def flipped_within(suffix: str, content: bytes, chance: Random) -> Specimen:
    """Of a zip archive, the bits of a member, so that its reader gets to see them."""
    if not content.startswith(b"PK"):
        return flipped(suffix, content, chance)
    with zipfile.ZipFile(io.BytesIO(content)) as whole:
        members: dict[str, bytes | str] = {name: whole.read(name) for name in whole.namelist()}
    name = chance.choice(sorted(members))
    inner = members[name]
    assert isinstance(inner, bytes)
    changed = (
        flipped(suffix, inner or b"x", chance) if chance.random() < 0.5 else spliced(suffix, inner or b"x", chance)
    )
    return _called(suffix, f"{changed.family} within", zipped(members | {name: changed.content}))


def cut_off(suffix: str, content: bytes, chance: Random) -> Specimen:
    return _called(suffix, "cut off", content[: chance.randrange(len(content))])


def spliced(suffix: str, content: bytes, chance: Random) -> Specimen:
    """A span of it zeroed, doubled, left out, or filled with what readers trip over."""
    first, last = sorted((chance.randrange(len(content)), chance.randrange(len(content) + 1)))
    span = content[first:last]
    put = chance.choice((bytes(len(span)), span * 2, b"", chance.randbytes(50), chance.choice(_BREAKING)))
    return _called(suffix, "span replaced", content[:first] + put + content[last:])


def renamed(suffix: str, content: bytes, chance: Random) -> Specimen:
    return _called(chance.choice(sorted(sound_files())), "wrong extension", content)


def polyglot(suffix: str, content: bytes, chance: Random) -> Specimen:
    """Two files in one: archives are found from their end, PDFs anywhere near the beginning."""
    other = chance.choice(("pdf", "zip", "docx", "html", "png", "rtf"))
    first, second = chance.choice(((content, sound_files()[other]), (sound_files()[other], content)))
    return _called(chance.choice((suffix, other)), "two formats at once", first + second)


def named(suffix: str, content: bytes, chance: Random) -> Specimen:
    """A sound file with a name that breaks lines, turns letters around, or is as long as a name can be."""
    names = (
        f"a\nb\tc\r\x1b[31m.{suffix}",
        f"{_MARKS}fdp.exe{_MARKS}.{suffix}",
        f"{'n' * (254 - len(suffix))}.{suffix}",
        f"{'文' * 83}.{suffix}"[-84:],
        f"-rf --help; $(true) `x` %n.{suffix}",
        f"<img src=x onerror=y>&amp;.{suffix}",
        f"con.{suffix} .{suffix}",
        f".{suffix}",
        f"Zal\u0300\u0301\u0302\u0303go{chr(0x301) * 60}.{suffix}",
    )
    return Specimen(chance.choice(names), "odd name", content)


_WAYS: tuple[Callable[[str, bytes, Random], Specimen], ...] = (
    *(flipped, flipped, flipped_within, flipped_within, cut_off, spliced, spliced, renamed, polyglot, named),
)


def _called(suffix: str, family: str, content: bytes) -> Specimen:
    return Specimen(f"file.{suffix}", family, content)
