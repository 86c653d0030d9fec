"""Messages as mail programs save and send them. Source: RFC 5322 and RFC 2045 to 2049."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from email.errors import MessageError
from email.header import decode_header, make_header
from email.message import Message
from email.parser import BytesParser
from pathlib import Path

from localmind_desktop.core.parsing.flowing.content import Content
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.letters.letter import (
    DEEPEST,
    TOO_DEEP,
    Letter,
    body_of,
    flow_of_letter,
    html_content,
    plain_content,
)
from localmind_desktop.core.parsing.plain.reading import decoded
from localmind_desktop.core.phrase import phrase

_SHOWN = ("From", "To", "Cc", "Bcc", "Date")
_DEEPEST_PART = 30
_UNREADABLE = (MessageError, LookupError, ValueError, TypeError)  # what a broken field makes the library raise
_WIDER = {"gb2312": "gb18030", "gbk": "gb18030", "iso-8859-1": "cp1252", "us-ascii": "cp1252"}
"""The sets of letters that are stated for what really is a larger one. Source: encoding.spec.whatwg.org, 4.2."""
_LOCKED = re.compile(r"multipart/encrypted|application/(?:x-)?pkcs7-mime")
_ENCRYPTED = phrase("The text of the message is encrypted, or signed as a whole, and was not read.")


def read(path: Path) -> Flow:
    with path.open("rb") as file:
        message = BytesParser().parse(file)
    return flow_of_letter(_letter(message, 1))


@dataclass(slots=True)
class _Gathered:
    """What was found in the parts of a message so far."""

    body: list[Content] = field(default_factory=list)
    attachments: list[str] = field(default_factory=list)
    enclosed: list[Letter] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)

    def add(self, other: _Gathered) -> None:
        self.body += other.body
        self.add_but_body(other)

    def add_but_body(self, other: _Gathered) -> None:
        self.attachments += other.attachments
        self.enclosed += other.enclosed
        self.remarks += other.remarks


def fields_of(message: Message) -> tuple[tuple[str, str], ...]:
    return tuple((name, text) for name in _SHOWN if (text := _field(message, name)))


def _letter(message: Message, depth: int) -> Letter:
    found = _gathered(message, depth, 0)
    return Letter(
        _field(message, "Subject"),
        fields_of(message),
        tuple(found.body),
        tuple(found.attachments),
        tuple(found.enclosed),
        tuple(found.remarks),
    )


def _field(message: Message, name: str) -> str:
    """A field of the head in one line."""
    texts = [_plain(str(text)) for key, text in message.raw_items() if key.lower() == name.lower()]
    return ", ".join(text for text in texts if text)


def _plain(text: str) -> str:
    """A field in letters, of which those beyond ASCII are written in codes; as it stands where they are wrong."""
    text = decoded(text.encode("utf-8", "surrogateescape"))
    with contextlib.suppress(*_UNREADABLE):
        text = str(make_header(decode_header(text)))
    return " ".join(text.split())


# ------------------------------------------------------------------ parts


def _gathered(part: Message, depth: int, level: int) -> _Gathered:
    """What is in ``part``, which stands ``level`` parts deep in a message at ``depth``."""
    kind = part.get_content_type()
    found = _Gathered(remarks=[_ENCRYPTED] if _LOCKED.fullmatch(kind) else [])
    if level > _DEEPEST_PART:
        found.attachments.append(f"(part of kind {kind})")
    elif kind == "message/rfc822":
        _enclose(part, depth, found)
    elif kind == "multipart/alternative":
        _choose(
            [(inner.get_content_type() == "text/plain", _gathered(inner, depth, level + 1)) for inner in _parts(part)],
            found,
        )
    elif part.get_content_maintype() == "message":
        found.body += [item for inner in _parts(part) for item in plain_content(_head(inner))]
    elif part.is_multipart():
        for inner in _parts(part):
            found.add(_gathered(inner, depth, level + 1))
    elif (
        part.get_content_maintype() == "text"
        and not _file_name(part)
        and part.get_content_disposition() != "attachment"
    ):
        text = _text(part)
        found.body += html_content(text) if kind == "text/html" else plain_content(text)
    else:
        found.attachments.append(_file_name(part) or f"(without a name, of kind {kind})")
    return found


def _parts(part: Message) -> Iterator[Message]:
    inner = part.get_payload()
    for one in inner if isinstance(inner, list) else ():
        if isinstance(one, Message):
            yield one


def _head(part: Message) -> str:
    """All fields of a part that consists of them, as reports on delivery do."""
    return "\n".join(f"{name}: {_plain(str(text))}" for name, text in part.raw_items())


def _choose(alternatives: list[tuple[bool, _Gathered]], found: _Gathered) -> None:
    """The text of one of several ways to say the same, and what is attached to any of them."""
    plain = [item for is_plain, one in alternatives if is_plain for item in one.body]
    rich: list[Content] = next((one.body for is_plain, one in reversed(alternatives) if not is_plain and one.body), [])
    found.body += body_of(plain, rich)
    for _, one in alternatives:
        found.add_but_body(one)


def _enclose(part: Message, depth: int, found: _Gathered) -> None:
    for inner in _parts(part):
        if depth < DEEPEST:
            found.enclosed.append(_letter(inner, depth + 1))
        else:
            found.remarks.append(TOO_DEEP)


def _file_name(part: Message) -> str:
    try:
        return _plain(part.get_filename() or "")
    except _UNREADABLE:
        return ""


def _text(part: Message) -> str:
    """The letters of a part: as its head states them, where that can be, else as they look."""
    content = part.get_payload(decode=True)
    if not isinstance(content, bytes):
        return ""
    try:
        stated = (part.get_content_charset() or "").lower()
        text = content.decode(_WIDER.get(stated, stated) or "utf-8")
    except _UNREADABLE:
        text = decoded(content)
    return _unflowed(text) if part.get_param("format") == "flowed" else text


def _unflowed(text: str) -> str:
    """Lines that end in a space go on in the next. Source: RFC 3676; quoted ones are left as they are."""
    lines: list[str] = []
    for line in text.replace("\r\n", "\n").split("\n"):
        open_line = bool(lines) and lines[-1].endswith(" ") and lines[-1] != "-- " and not lines[-1].startswith(">")
        if open_line and line.strip() and not line.startswith(">"):
            lines[-1] += line.removeprefix(" ")
        else:
            lines.append(line.removeprefix(" "))
    return "\n".join(lines)
