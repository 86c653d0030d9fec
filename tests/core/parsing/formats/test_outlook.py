"""Outlook's messages: what was written into a compound file is read again."""

from __future__ import annotations

import contextlib
import datetime
import random
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from localmind_desktop.core.errors import Damaged, NothingToRead
from localmind_desktop.core.model import BlockKind, Kind, PageRead
from localmind_desktop.core.parsing import kind_of
from localmind_desktop.core.parsing.flowing.content import FlowTable, FlowText
from localmind_desktop.core.parsing.formats.letters.outlook import read
from localmind_desktop.core.parsing.formats.reading import read_flowing
from tests.core.parsing.formats.compound_file import Storage, compound_file

SUBJECT, BODY, HTML, SENDER, SENDER_ADDRESS, SENT = 0x37, 0x1000, 0x1013, 0xC1A, 0x5D01, 0x39
HEAD, DISPLAY_TO, RICH_TEXT, CODE_PAGE = 0x7D, 0xE04, 0x1009, 0x3FDE
NAME, ADDRESS, RECIPIENT_TYPE, LONG_NAME, SHORT_NAME = 0x3001, 0x39FE, 0xC15, 0x3707, 0x3704
WORDS = ("Pumpe", "Größe", "模块", "flow", "12,5 bar", "naïve", "Druck")


@dataclass(frozen=True)
class Narrow:
    """A text in 8-bit letters."""

    content: bytes


def storage(values: dict[int, object], head: int) -> Storage:
    """An object of a message: its properties, the long ones as streams of their own."""
    streams: Storage = {}
    properties = b""
    for key, value in values.items():
        if isinstance(value, int):
            kind, place = 0x3, struct.pack("<Q", value)
        elif isinstance(value, datetime.datetime):
            since = value - datetime.datetime(1601, 1, 1)
            kind, place = 0x40, struct.pack("<Q", int(since.total_seconds() * 10_000_000))
        else:
            if isinstance(value, Narrow):
                kind, content = 0x1E, value.content
            elif isinstance(value, bytes):
                kind, content = 0x102, value
            else:
                kind, content = 0x1F, str(value).encode("utf-16-le")
            place = struct.pack("<II", len(content), 0)
            streams[f"__substg1.0_{key:04X}{kind:04X}"] = content
        properties += struct.pack("<HHI", kind, key, 6) + place
    return {"__properties_version1.0": bytes(head) + properties, **streams}


def message(
    values: dict[int, object],
    people: Sequence[dict[int, object]] = (),
    attached: Sequence[Storage] = (),
    head: int = 32,
) -> Storage:
    tree = storage(values, head)
    tree |= {f"__recip_version1.0_#{n:08X}": storage(person, 8) for n, person in enumerate(people)}
    return tree | {f"__attach_version1.0_#{n:08X}": one for n, one in enumerate(attached)}


def within(inner: Storage) -> Storage:
    return {**storage({}, 8), "__substg1.0_3701000D": inner}


def written(folder: Path, tree: Storage) -> Path:
    path = folder / "drawn.msg"
    path.write_bytes(compound_file(tree))
    return path


def seen(path: Path) -> list[tuple[str, str]]:
    return [(item.kind.value, item.text) for item in read(path).content if isinstance(item, FlowText)]


@pytest.mark.parametrize("seed", range(10))
def test_all_parts_of_a_message_come_back(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)

    def phrase() -> str:
        return " ".join(rng.choice(WORDS) for _ in range(rng.randint(1, 5)))

    subject, names = phrase(), [f"{phrase()}.pdf" for _ in range(rng.randint(0, 4))]
    body = [" ".join(phrase() for _ in range(rng.choice((3, 400)))) for _ in range(rng.randint(1, 4))]
    people = [(rng.randint(1, 3), f"Person {n}", f"p{n}@x.com") for n in range(rng.randint(0, 6))]
    tree = message(
        {SUBJECT: subject, BODY: "\r\n\r\n".join(body), SENDER: "Jörg", SENDER_ADDRESS: "j@x.com",
         SENT: datetime.datetime(2026, 5, 4, 3, 2)},
        [{RECIPIENT_TYPE: kind, NAME: name, ADDRESS: address} for kind, name, address in people],
        [storage({LONG_NAME: name}, 8) for name in names],
    )  # fmt: skip
    fields = ["From: Jörg <j@x.com>"]
    for kind, field in ((1, "To"), (2, "Cc"), (3, "Bcc")):
        found = ", ".join(f"{name} <{address}>" for stated, name, address in people if stated == kind)
        fields += [f"{field}: {found}"] if found else []
    fields.append("Date: 2026-05-04 03:02 UTC")
    truth = [("heading", subject), ("paragraph", "\n".join(fields)), *[("paragraph", text) for text in body]]
    truth += [("heading", "Attachments")] if names else []
    truth += [("list", f"• {name}") for name in names]
    path = written(tmp_path, tree)
    assert kind_of(path) is Kind.OUTLOOK
    assert seen(path) == truth


def test_fields_are_those_that_were_sent(tmp_path: Path) -> None:
    head = (
        "From: =?utf-8?q?J=C3=B6rg?= <j@x.com>\r\nTo: a@x.com,\r\n b@x.com\r\nDate: Mon, 4 May 2026 03:02:00 +0200\r\n"
    )
    path = written(tmp_path, message({SUBJECT: "s", HEAD: head, SENDER: "other", DISPLAY_TO: "others"}))
    assert seen(path)[1] == (
        "paragraph",
        "From: Jörg <j@x.com>\nTo: a@x.com, b@x.com\nDate: Mon, 4 May 2026 03:02:00 +0200",
    )


def test_addresses_of_a_directory_are_not_shown(tmp_path: Path) -> None:
    path = written(tmp_path, message({SUBJECT: "s", SENDER: "Ann", 0xC1F: "/O=FIRM/CN=ANN", DISPLAY_TO: "Bob; Cy"}))
    assert seen(path)[1] == ("paragraph", "From: Ann\nTo: Bob; Cy")


def test_html_with_a_table_is_read_instead_of_the_plain_text(tmp_path: Path) -> None:
    markup = "<p>Grüße</p><table><tr><th>Pumpe</th><th>bar</th></tr><tr><td>P1</td><td>3,5</td></tr></table>"
    values = {SUBJECT: "s", BODY: "Grüße Pumpe bar P1 3,5", HTML: markup.encode("cp1252"), CODE_PAGE: 1252}
    content = read(written(tmp_path, message(values))).content
    (table,) = [item for item in content if isinstance(item, FlowTable)]
    assert [cell.text for cell in table.cells] == ["Pumpe", "bar", "P1", "3,5"]
    assert FlowText("Grüße") in content


def test_messages_within_messages_are_read_down_to_a_depth(tmp_path: Path) -> None:
    tree = message({SUBJECT: "9", BODY: "text 9"}, head=24)
    for depth in range(8, 0, -1):
        tree = message({SUBJECT: f"{depth}", BODY: f"text {depth}"}, attached=[within(tree)], head=24)
    tree = message({SUBJECT: "outer"}, attached=[within(tree)])
    flow = read(written(tmp_path, tree))
    found = [item for item in flow.content if isinstance(item, FlowText)]
    assert [(item.level, item.text) for item in found if item.kind is BlockKind.HEADING] == [
        (1, "outer"),
        *[(n + 1, f"Attached message: {n}") for n in range(1, 5)],
    ]
    assert [item.text for item in found if item.kind is BlockKind.PARAGRAPH] == [f"text {n}" for n in range(1, 5)]
    assert any("too deep" in remark for remark in flow.remarks)


def test_texts_in_8_bit_letters_are_read_whatever_is_stated(tmp_path: Path) -> None:
    stated = message(
        {SUBJECT: Narrow("Größe".encode("iso-8859-15")), BODY: Narrow("Ж".encode("cp1251")), CODE_PAGE: 1251}
    )
    assert seen(written(tmp_path, stated)) == [("heading", "Größe"), ("paragraph", "Ж")]
    wrong = message({SUBJECT: "s", BODY: Narrow("Prüfung für".encode("cp1252")), CODE_PAGE: 20127})
    assert seen(written(tmp_path, wrong)) == [("heading", "s"), ("paragraph", "Prüfung für")]


def test_a_short_name_of_an_attachment_and_none(tmp_path: Path) -> None:
    tree = message({SUBJECT: "s"}, attached=[storage({SHORT_NAME: "A~1.PDF"}, 8), storage({}, 8)])
    assert [text for kind, text in seen(written(tmp_path, tree)) if kind == "list"] == [
        "• A~1.PDF",
        "• (without a name)",
    ]


def test_a_message_in_rich_text_only_is_told(tmp_path: Path) -> None:
    flow = read(written(tmp_path, message({SUBJECT: "s", RICH_TEXT: b"LZFu"})))
    assert any("rich text" in remark for remark in flow.remarks)


def test_an_empty_message_holds_nothing(tmp_path: Path) -> None:
    with pytest.raises(NothingToRead):
        list(read_flowing(written(tmp_path, message({})), Kind.OUTLOOK))


def test_damaged_files_are_called_so_or_read_without_end_of_patience(tmp_path: Path) -> None:
    path = written(tmp_path, message({SUBJECT: "s", BODY: "text " * 3_000}))
    whole = path.read_bytes()
    rng = random.Random(3)
    for _ in range(60):
        broken = bytearray(whole[: rng.randrange(600, len(whole))] if rng.random() < 0.5 else whole)
        for _ in range(20):
            broken[rng.randrange(8, len(broken))] = rng.randrange(256)
        path.write_bytes(broken)
        with contextlib.suppress(Damaged, NothingToRead):
            assert any(isinstance(event, PageRead) for event in read_flowing(path, Kind.OUTLOOK))
    path.write_bytes(b"")
    with pytest.raises(Damaged):
        list(read_flowing(path, Kind.OUTLOOK))
