"""Archives and messages: what lies in them, under names that are safe, and nothing that fills memory or disk."""

from __future__ import annotations

import contextlib
import io
import struct
import time
import zipfile
from email.message import EmailMessage
from pathlib import Path, PurePosixPath, PureWindowsPath
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from localmind_desktop.core.errors import Damaged, DocumentError, FileGone, PasswordProtected, TooLarge
from localmind_desktop.core.model import Kind
from localmind_desktop.core.parsing.containers import blocks_of, is_container, member_names

pytestmark = pytest.mark.sampled(2)

_ENCRYPTED = 1  # flag of a member


def zipped(members: list[tuple[str, bytes]], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", method) as archive:
        for name, content in members:
            archive.writestr(zipfile.ZipInfo(name), content, method)
    return buffer.getvalue()


def held(content: bytes, folder: Path, kind: Kind = Kind.ARCHIVE) -> dict[str, bytes]:
    path = folder / "container"
    path.write_bytes(content)
    return {name: b"".join(blocks_of(path, kind, name)) for name in member_names(path, kind)}


# ------------------------------------------------------------------------------------- archives


def test_only_archives_and_messages_hold_files() -> None:
    assert {kind for kind in Kind if is_container(kind)} == {Kind.ARCHIVE, Kind.MAIL, Kind.OUTLOOK}


def test_members_have_the_paths_that_they_have_in_the_archive(tmp_path: Path) -> None:
    members = [("a.txt", b"1"), ("folder/b.txt", b"2" * 3_000_000), ("folder/", b""), ("Zeichnung Ü 温.pdf", b"3")]
    found = held(zipped(members), tmp_path)
    assert found == {"a.txt": b"1", "folder/b.txt": b"2" * 3_000_000, "Zeichnung Ü 温.pdf": b"3"}


def test_what_programs_leave_beside_documents_is_passed_over(tmp_path: Path) -> None:
    members = [(name, b"x") for name in ("__MACOSX/._a", ".git/config", "Thumbs.db", "f/desktop.ini", "a..b", "f/.x")]
    assert list(held(zipped(members), tmp_path)) == ["a..b"]


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        ("../../etc/passwd", "etc/passwd"),
        ("/etc/passwd", "etc/passwd"),
        ("..\\..\\Windows\\a.ini", "Windows/a.ini"),
        ("C:\\Users\\a.txt", "C_/Users/a.txt"),
        ("a/./b//c.txt", "a/b/c.txt"),
        ("a\nb\x1b[31m\u202e.txt", "a b [31m .txt"),
        ("\x1b", "file"),
        ("what?*.txt", "what__.txt"),
        (f"{'x' * 300}.txt", f"{'x' * 116}.txt"),
    ],
)
def test_names_stay_within_their_archive(name: str, safe: str, tmp_path: Path) -> None:
    assert held(zipped([(name, b"x")]), tmp_path) == {safe: b"x"}


@given(st.lists(st.text(st.characters(codec="utf-8"), min_size=1, max_size=400), min_size=1, max_size=6))
@settings(max_examples=80, deadline=None)
def test_any_names_are_safe_and_told_apart(tmp_path_factory, names: list[str]) -> None:
    folder = tmp_path_factory.getbasetemp()
    members = [(name.replace("\0", "") or "a", str(n).encode()) for n, name in enumerate(names)]
    found = held(zipped(members), folder)
    kept = [n for n, (name, _) in enumerate(members) if not _left_out(name)]
    assert sorted(found.values()) == sorted(str(n).encode() for n in kept)
    for name in found:
        for path in (PurePosixPath(name), PureWindowsPath(name)):
            assert not path.is_absolute()
            assert ".." not in path.parts
        assert name.isprintable()
        assert len(name.encode()) < 4_000


def _left_out(name: str) -> bool:
    """A folder, or what is hidden."""
    parts = PurePosixPath(name.replace("\\", "/")).parts
    return name.endswith("/") or any(part.startswith(".") and part not in (".", "..") for part in parts)


def test_names_that_are_there_many_times_are_told_apart(tmp_path: Path) -> None:
    with pytest.warns(UserWarning, match="Duplicate"):
        content = zipped([("a.txt", str(n).encode()) for n in range(3_000)])
    started = time.perf_counter()
    path = tmp_path / "container"
    path.write_bytes(content)
    names = member_names(path, Kind.ARCHIVE)
    assert names[:3] == ["a.txt", "a (2).txt", "a (3).txt"]
    assert len(set(names)) == 3_000
    assert time.perf_counter() - started < 5


def test_names_of_other_sets_of_letters(tmp_path: Path) -> None:
    for encoding, name in (("utf-8", "Prüfung 温.txt"), ("cp437", "Prüfung é.txt")):
        raw = name.encode(encoding)
        content = zipped([("N" * len(raw), b"x")]).replace(b"N" * len(raw), raw)
        assert list(held(content, tmp_path)) == [name]


def test_archives_in_archives_are_opened_and_office_files_are_not(tmp_path: Path) -> None:
    office = zipped([("[Content_Types].xml", b"<Types/>"), ("word/document.xml", b"<d/>")])
    fourth = zipped([("deep.txt", b"4")])
    third = zipped([("c.txt", b"3"), ("fourth.zip", fourth)])
    inner = zipped([("b.txt", b"2"), ("third.zip", third)])
    members = [("a.docx", office), ("inner.zip", inner), ("inner.zip/b.txt", b"beside"), ("none.zip", b"PK\x03\x04no")]
    assert held(zipped(members), tmp_path) == {
        "a.docx": office,
        "inner.zip/b.txt": b"2",
        "inner.zip/third.zip/c.txt": b"3",
        "inner.zip/third.zip/fourth.zip": fourth,
        "inner.zip/b (2).txt": b"beside",
        "none.zip": b"PK\x03\x04no",
    }


def test_an_archive_that_cannot_be_opened_stands_for_itself(tmp_path: Path) -> None:
    bomb = zipped([("zeros", b"\0" * 210_000_000)])
    found = held(zipped([("a.txt", b"1"), ("bomb.zip", bomb), ("empty.zip", zipped([]))]), tmp_path)
    assert list(found) == ["a.txt", "bomb.zip", "empty.zip"]


def test_locked_members_are_told_and_the_others_read(tmp_path: Path) -> None:
    content = bytearray(zipped([("open.txt", b"1"), ("locked.txt", b"2"), ("locked.zip", zipped([("x", b"3")]))]))
    for mark, at in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        start = -1
        while (start := content.find(mark, start + 1)) >= 0:
            if b"locked" in content[start : start + 60]:
                content[start + at] |= _ENCRYPTED
    path = tmp_path / "container"
    path.write_bytes(bytes(content))
    assert member_names(path, Kind.ARCHIVE) == ["open.txt", "locked.txt", "locked.zip"]
    assert b"".join(blocks_of(path, Kind.ARCHIVE, "open.txt")) == b"1"
    for name in ("locked.txt", "locked.zip"):
        with pytest.raises(PasswordProtected):
            list(blocks_of(path, Kind.ARCHIVE, name))


def test_a_broken_member_does_not_spoil_the_others(tmp_path: Path) -> None:
    content = zipped([("a.txt", b"first " * 40), ("b.txt", b"second")], zipfile.ZIP_STORED)
    path = tmp_path / "container"
    path.write_bytes(content.replace(b"first first", b"wrong first", 1))
    assert member_names(path, Kind.ARCHIVE) == ["a.txt", "b.txt"]
    with pytest.raises(Damaged):
        list(blocks_of(path, Kind.ARCHIVE, "a.txt"))
    assert b"".join(blocks_of(path, Kind.ARCHIVE, "b.txt")) == b"second"
    with pytest.raises(FileGone):
        list(blocks_of(path, Kind.ARCHIVE, "c.txt"))


def test_what_would_fill_the_disk_is_turned_away(tmp_path: Path) -> None:
    with pytest.raises(TooLarge, match="20,000"):
        held(zipped([(f"{n}.txt", b"") for n in range(20_000)], zipfile.ZIP_STORED), tmp_path)
    with pytest.raises(TooLarge):
        held(zipped([("zeros", b"\0" * 210_000_000)]), tmp_path)


def test_members_that_lie_over_one_another_are_turned_away(tmp_path: Path) -> None:
    content = zipped([("a.bin", Random(1).randbytes(5_000))], zipfile.ZIP_STORED)
    start, end = content.index(b"PK\x01\x02"), content.index(b"PK\x05\x06")
    entries = b"".join(content[start:end].replace(b"a.bin", f"{n:05}".encode()) for n in range(50))
    tail = struct.pack("<4s4H2IH", b"PK\x05\x06", 0, 0, 50, 50, len(entries), start, 0)
    with pytest.raises(Damaged):
        held(content[:start] + entries + tail, tmp_path)


def test_empty_and_broken_archives(tmp_path: Path) -> None:
    assert held(zipped([]), tmp_path) == {}
    whole = zipped([("a.txt", b"text " * 50), ("b.zip", zipped([("c.txt", b"more")]))])
    random = Random(8)
    with pytest.raises(Damaged):
        held(whole[:-30], tmp_path)
    for _ in range(200):
        content = bytearray(whole)
        for _ in range(random.randint(1, 8)):
            content[random.randrange(len(content))] = random.randrange(256)
        with contextlib.suppress(DocumentError):
            held(bytes(content), tmp_path)


# ------------------------------------------------------------------------------------- messages


def test_attachments_of_a_message_have_safe_names_of_their_own(tmp_path: Path) -> None:
    message = EmailMessage()
    message.set_content("See below.")
    for name, content in (("a.pdf", b"%PDF-1"), ("../../a.pdf", b"%PDF-2"), ("C:\\x\\b.txt", b"3"), ("温.txt", b"4")):
        message.add_attachment(content, maintype="application", subtype="octet-stream", filename=name)
    assert held(message.as_bytes(), tmp_path, Kind.MAIL) == {
        "a.pdf": b"%PDF-1",
        "a (2).pdf": b"%PDF-2",
        "b.txt": b"3",
        "温.txt": b"4",
    }


def test_documents_within_the_text_are_attached_and_pictures_are_not(tmp_path: Path) -> None:
    message = EmailMessage()
    message.set_content("Text")
    message.add_attachment(b"png", maintype="image", subtype="png", filename="logo.png", disposition="inline")
    message.add_attachment(b"%PDF", maintype="application", subtype="pdf", filename="offer.pdf", disposition="inline")
    message.add_attachment(b"csv", maintype="text", subtype="csv")
    assert held(message.as_bytes(), tmp_path, Kind.MAIL) == {"offer.pdf": b"%PDF", "attachment.csv": b"csv"}


def test_attachments_of_an_attached_message_are_found(tmp_path: Path) -> None:
    inner, outer = EmailMessage(), EmailMessage()
    inner.set_content("Inner")
    inner.add_attachment(b"x", maintype="application", subtype="pdf", filename="deep.pdf")
    outer.set_content("Outer")
    outer.add_attachment(inner)
    assert held(outer.as_bytes(), tmp_path, Kind.MAIL) == {"deep.pdf": b"x"}
    assert held(b"Subject: none\n\nText", tmp_path, Kind.MAIL) == {}
