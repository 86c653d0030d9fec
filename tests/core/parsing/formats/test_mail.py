"""Messages: what was written by the standard library is read again, whole, in order and in the right letters."""

from __future__ import annotations

import random
from email import policy
from email.message import EmailMessage
from pathlib import Path

import pytest

from localmind_desktop.core.errors import NothingToRead
from localmind_desktop.core.model import BlockKind, Kind, PageRead
from localmind_desktop.core.parsing import kind_of
from localmind_desktop.core.parsing.flowing.content import FlowTable, FlowText
from localmind_desktop.core.parsing.formats.letters.mail import read
from localmind_desktop.core.parsing.formats.reading import read_flowing
from localmind_desktop.core.parsing.stitch.joining import join_fragments

WORDS = ("Pumpe", "Größe", "模块", "flow", "12,5 bar", "naïve", "Druck", "µ", "€ 40")
TABLE = (
    "<table><tr><th>Pumpe</th><th>bar</th></tr><tr><td>P1</td><td>3,5</td></tr><tr><td>P2</td><td>4</td></tr></table>"
)


def written(folder: Path, content: bytes | EmailMessage) -> Path:
    path = folder / "drawn.eml"
    path.write_bytes(content if isinstance(content, bytes) else content.as_bytes())
    return path


def seen(folder: Path, content: bytes | EmailMessage) -> list[tuple[str, str]]:
    found = read(written(folder, content)).content
    return [(item.kind.value, item.text) for item in found if isinstance(item, FlowText)]


def letter(text: str = "", subject: str = "s", **fields: str) -> EmailMessage:
    message = EmailMessage()
    message["Subject"] = subject
    for name, value in fields.items():
        message[name] = value
    if text:
        message.set_content(text)
    return message


@pytest.mark.parametrize("seed", range(15))
def test_all_parts_of_a_message_come_back(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)

    def phrase(most: int = 5) -> str:
        return " ".join(rng.choice(WORDS) for _ in range(rng.randint(1, most)))

    body = [phrase(60) for _ in range(rng.randint(1, 4))]
    subject, names = phrase(), [f"{phrase()}.pdf" for _ in range(rng.randint(0, 3))]
    message = EmailMessage(policy=policy.SMTP)
    message["Subject"], message["To"], message["From"] = subject, "a@x.com, Bé <b@x.com>", "Jörg <j@x.com>"
    message["Date"] = "Mon, 04 May 2026 03:02:00 +0200"
    encoding = rng.choice(["quoted-printable", "base64", "8bit"])
    message.set_content("\n\n".join(body) + "\n", cte=encoding)
    if rng.random() < 0.5:
        message.add_alternative("<p>" + "</p><p>".join(body) + "</p>", subtype="html")
    for name in names:
        message.add_attachment(b"%PDF", maintype="application", subtype="pdf", filename=name)
    fields = "From: Jörg <j@x.com>\nTo: a@x.com, Bé <b@x.com>\nDate: Mon, 04 May 2026 03:02:00 +0200"
    truth = [("heading", subject), ("paragraph", fields), *[("paragraph", text) for text in body]]
    truth += [("heading", "Attachments")] if names else []
    truth += [("list", f"• {name}") for name in names]
    assert seen(tmp_path, message) == truth
    assert kind_of(tmp_path / "drawn.eml") is Kind.MAIL


@pytest.mark.parametrize(
    ("text", "charset"),
    [
        ("Größe “klug” €", "cp1252"),
        ("Größe für 20 °C", "iso-8859-1"),
        ("Привет, насос", "koi8-r"),
        ("水泵压力", "gb2312"),
        ("ポンプの圧力", "iso-2022-jp"),
        ("Größe 模块", "utf-8"),
    ],
)
def test_letters_are_read_as_stated(tmp_path: Path, text: str, charset: str) -> None:
    head = f"Subject: s\nContent-Type: text/plain; charset={charset}\n\n".encode()
    assert seen(tmp_path, head + text.encode(charset)) == [("heading", "s"), ("paragraph", text)]


@pytest.mark.parametrize("stated", ["", "us-ascii", "no-such-letters", "utf-8", "iso-8859-1"])
def test_letters_are_recognised_where_the_head_is_wrong(tmp_path: Path, stated: str) -> None:
    head = f'Subject: s\nContent-Type: text/plain; charset="{stated}"\n\n'.encode()
    assert seen(tmp_path, head + "Prüfung für “A”".encode("cp1252"))[1] == ("paragraph", "Prüfung für “A”")


def test_html_is_read_where_it_has_a_table_or_says_far_more(tmp_path: Path) -> None:
    message = letter("Pumpe bar P1 3,5 P2 4")
    message.add_alternative(f"<h1>Werte</h1>{TABLE}", subtype="html")
    path = written(tmp_path, message)
    (table,) = join_fragments(event for event in read_flowing(path, Kind.MAIL) if isinstance(event, PageRead))
    assert (table.headers, [row.texts for row in table.rows]) == (("Pumpe", "bar"), [("P1", "3,5"), ("P2", "4")])
    assert FlowText("Werte", BlockKind.HEADING, 2) in read(path).content
    message = letter("See the HTML.")
    message.add_alternative("<p>Here is all that there is to say about it.</p>", subtype="html")
    assert seen(tmp_path, message)[1] == ("paragraph", "Here is all that there is to say about it.")
    message = letter("The same words in both.")
    message.add_alternative("<p>The same words in <b>both</b>.</p>", subtype="html")
    assert seen(tmp_path, message)[1] == ("paragraph", "The same words in both.")


def test_a_table_in_plain_text_is_a_table(tmp_path: Path) -> None:
    lines = [
        "Werte:",
        "",
        "Pumpe     Druck   Menge",
        "P1        3,5     12",
        "P2        4,0     14",
        "P3        4,5     9",
    ]
    found = read(written(tmp_path, letter("\n".join([*lines, "", "Gruß"])))).content
    (table,) = [item for item in found if isinstance(item, FlowTable)]
    assert [cell.text for cell in table.cells] == " ".join(lines[2:]).split()
    assert found[-1] == FlowText("Gruß")


def test_messages_within_messages_are_read_down_to_a_depth(tmp_path: Path) -> None:
    message = letter("text 9", "9")
    for depth in range(8, 0, -1):
        outer = letter(f"text {depth}", f"{depth}")
        outer.add_attachment(message)
        message = outer
    flow = read(written(tmp_path, message))
    found = [item for item in flow.content if isinstance(item, FlowText)]
    assert [(item.level, item.text) for item in found if item.kind is BlockKind.HEADING] == [
        (1, "1"),
        *[(n, f"Attached message: {n}") for n in range(2, 6)],
    ]
    assert [item.text for item in found if item.kind is BlockKind.PARAGRAPH] == [f"text {n}" for n in range(1, 6)]
    assert any("too deep" in remark for remark in flow.remarks)


def test_a_picture_within_the_text_is_named_and_not_lost(tmp_path: Path) -> None:
    message = letter()
    message.add_alternative("<p>Look</p>", subtype="html")
    message.get_payload()[0].add_related(b"x", maintype="image", subtype="png", filename="plot.png", cid="<1>")
    assert seen(tmp_path, message)[1:] == [("paragraph", "Look"), ("heading", "Attachments"), ("list", "• plot.png")]


def test_reports_on_delivery_are_read(tmp_path: Path) -> None:
    source = (
        b"Subject: s\nContent-Type: multipart/report; boundary=b\n\n--b\n\nNot delivered.\n--b\n"
        b"Content-Type: message/delivery-status\n\nReporting-MTA: dns; x\n\nAction: failed\nStatus: 5.7.1\n\n--b--\n"
    )
    assert seen(tmp_path, source)[1:] == [
        ("paragraph", "Not delivered."),
        ("paragraph", "Reporting-MTA: dns; x"),
        ("paragraph", "Action: failed\nStatus: 5.7.1"),
    ]


def test_lines_that_flow_are_joined_and_quoted_ones_are_kept(tmp_path: Path) -> None:
    source = (
        b"Subject: s\nContent-Type: text/plain; format=flowed\n\n> asked \n> twice\nA long \nline.\nNext\n-- \nAnn\n"
    )
    assert seen(tmp_path, source)[1] == ("paragraph", "> asked\n> twice\nA long line.\nNext\n--\nAnn")


def test_what_is_encrypted_is_told(tmp_path: Path) -> None:
    source = b"Subject: s\nContent-Type: application/pkcs7-mime; name=smime.p7m\n\nAAAA\n"
    flow = read(written(tmp_path, source))
    assert any("encrypted" in remark for remark in flow.remarks)
    assert FlowText("• smime.p7m", BlockKind.LIST, 1) in flow.content


@pytest.mark.parametrize(
    "head",
    [
        b"From: =?utf-8?q?J=C3=B6rg?= <<j@x.com>\n",
        b"To: " + b"(" * 3_000 + b"\n",
        b"To: " + b",".join(b"p%d@x.com" % n for n in range(20_000)) + b"\n",
        b"From: \xff\xfe J\xf6rg\n",
        b"Date: the day before yesterday\n",
        b"Content-Type: " + b"(" * 3_000 + b"\n",
        b"Content-Transfer-Encoding: rot13\n",
        b"Cc: =?utf-8?b?====?= =?nothing?q?a?=\n",
        b"Content-Type: text/plain; charset*=0\"; name*0*=x''%\n",
        b"Content-Type: multipart/mixed; boundary=\n",
        b"Content-Disposition: attachment; filename*=utf-8''%ff%\n",
    ],
)
def test_broken_fields_do_not_cost_the_rest(tmp_path: Path, head: bytes) -> None:
    found = seen(tmp_path, b"Subject: kept\n" + head + b"\nThe text.\n")
    assert found[0] == ("heading", "kept")
    assert "The text." in found[-1][1] or found[-1][0] == "list"


def test_nesting_without_end_and_random_bytes_end(tmp_path: Path) -> None:
    deep = b"".join(b"Content-Type: multipart/mixed; boundary=b%d\n\n--b%d\n" % (n, n) for n in range(80))
    assert seen(tmp_path, b"Subject: s\n" + deep + b"\nlast\n")[0] == ("heading", "s")
    rng = random.Random(5)
    for _ in range(40):
        read(written(tmp_path, rng.randbytes(3_000)))
        lines = [
            rng.choice([b"--b", b"--b--", b"Content-Type: multipart/mixed; boundary=b", b"", b"x: y"])
            for _ in range(60)
        ]
        read(written(tmp_path, b"\n".join(lines)))


def test_an_empty_file_holds_nothing(tmp_path: Path) -> None:
    with pytest.raises(NothingToRead):
        list(read_flowing(written(tmp_path, b""), Kind.MAIL))
