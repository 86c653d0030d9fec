"""Messages as Outlook saves them. Source: [MS-OXMSG] and [MS-OXCMSG]."""

from __future__ import annotations

from collections.abc import Iterator
from email.parser import HeaderParser
from pathlib import Path
from typing import TYPE_CHECKING, Final

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
from localmind_desktop.core.parsing.formats.letters.mail import fields_of
from localmind_desktop.core.parsing.plain.reading import decoded
from localmind_desktop.core.phrase import phrase

if TYPE_CHECKING:
    from oxmsg.storage import Storage

_HEAD, _HEAD_WITHIN, _HEAD_OF_OTHERS = 32, 24, 8  # bytes before the properties of a message, one in another, the rest
_PROPERTY = 16  # bytes
_PROPERTIES = "__properties_version1.0"
_ENCLOSED = "__substg1.0_3701000D"
_RECIPIENTS: Final = {1: "To", 2: "Cc", 3: "Bcc"}
_RICH_TEXT_ONLY = phrase("The text of the message is kept as rich text (RTF) only, and was not read.")


def read(path: Path) -> Flow:
    from olefile import OleFileIO
    from oxmsg.storage import Storage

    with OleFileIO(str(path)) as file:
        return flow_of_letter(_letter(Storage.from_ole(file), 1))


def _letter(storage: Storage, depth: int) -> Letter:
    from oxmsg.domain import constants

    message = _Object(storage, _head(storage))
    attachments: list[str] = []
    enclosed: list[Letter] = []
    remarks: list[str] = []
    for place in storage.iter_attachment_storages():
        inner = next((one for one in place.storages if one.name == _ENCLOSED), None)
        if inner is None or not _is_message(inner):
            attachments.append(_attachment_name(_Object(place, _HEAD_OF_OTHERS)))
        elif depth < DEEPEST:
            enclosed.append(_letter(inner, depth + 1))
        else:
            remarks.append(TOO_DEEP)
    body = _body(message)
    if not body and message.content(constants.PID_RTF_COMPRESSED):
        remarks.append(_RICH_TEXT_ONLY)
    return Letter(
        message.line(constants.PID_SUBJECT),
        _fields(message),
        body,
        tuple(attachments),
        tuple(enclosed),
        tuple(remarks),
    )


class _Object:
    """The properties of a message, a recipient or an attachment."""

    def __init__(self, storage: Storage, head: int) -> None:
        from oxmsg.properties import Properties

        self.storage = storage
        self.properties = Properties(storage, head)

    def text(self, key: int) -> str:
        """A text, also where it is written in other letters than is stated."""
        from oxmsg.domain import constants

        try:
            text = self.properties.str_prop_value(key) or ""
        except (LookupError, UnicodeDecodeError):
            text = decoded(self._stream(key, constants.PTYP_STRING8))
        return text.replace("\0", "")

    def line(self, *keys: int) -> str:
        """The first text that there is of ``keys``, in one line."""
        return next((line for key in keys if (line := " ".join(self.text(key).split()))), "")

    def content(self, key: int) -> bytes:
        from oxmsg.domain import constants

        return self._stream(key, constants.PTYP_BINARY)

    def _stream(self, key: int, kind: int) -> bytes:
        try:
            return bytes(self.storage.property_stream_bytes(key, kind))
        except KeyError:
            return b""


def _is_message(storage: Storage) -> bool:
    return any(stream.name == _PROPERTIES for stream in storage.streams)


def _head(storage: Storage) -> int:
    """How long the head is; what follows has properties of one length."""
    return _HEAD_WITHIN if len(storage.properties_stream_bytes) % _PROPERTY == _HEAD_WITHIN % _PROPERTY else _HEAD


def _attachment_name(attachment: _Object) -> str:
    from oxmsg.domain import constants

    keys = (constants.PID_ATTACH_LONG_FILENAME, constants.PID_ATTACH_FILENAME, constants.PID_DISPLAY_NAME)
    return attachment.line(*keys) or "(without a name)"


# ------------------------------------------------------------------ head


def _fields(message: _Object) -> tuple[tuple[str, str], ...]:
    """As they were sent, where the message came by mail; else as Outlook noted them."""
    from oxmsg.domain import constants

    head = message.text(constants.PID_TRANSPORT_MESSAGE_HEADERS)
    sent = dict(fields_of(HeaderParser().parsestr(head)))
    found = ((name, sent.get(name) or noted) for name, noted in _noted(message))
    return tuple((name, text) for name, text in found if text)


def _noted(message: _Object) -> Iterator[tuple[str, str]]:
    from oxmsg.domain import constants

    name = message.line(constants.PID_SENDER_NAME, constants.PID_SENT_REPRESENTING_NAME)
    keys = (constants.PID_SENDER_SMTP_ADDRESS, constants.PID_SENDER_EMAIL_ADDRESS)
    yield "From", _named(name, [message.line(key) for key in keys])
    people: dict[int, list[str]] = {}
    for place in message.storage.iter_recipient_storages():
        person = _Object(place, _HEAD_OF_OTHERS)
        addresses = [person.line(key) for key in (constants.PID_SMTP_ADDRESS, constants.PID_EMAIL_ADDRESS)]
        kind = person.properties.int_prop_value(constants.PID_RECIPIENT_TYPE)
        people.setdefault(kind or 1, []).append(_named(person.line(constants.PID_DISPLAY_NAME), addresses))
    shown = (constants.PID_DISPLAY_TO, constants.PID_DISPLAY_CC, constants.PID_DISPLAY_BCC)
    for (kind, name), key in zip(_RECIPIENTS.items(), shown, strict=True):
        yield name, ", ".join(people.get(kind, [])) or message.line(key)
    yield (
        "Date",
        _moment(message, constants.PID_CLIENT_SUBMIT_TIME) or _moment(message, constants.PID_MESSAGE_DELIVERY_TIME),
    )


def _moment(message: _Object, key: int) -> str:
    moment = message.properties.date_prop_value(key)
    return f"{moment:%Y-%m-%d %H:%M} UTC" if moment else ""


def _named(name: str, addresses: list[str]) -> str:
    """A person by name and address; those of the directory of a company say nothing to others."""
    address = next((one for one in addresses if "@" in one), "")
    return f"{name} <{address}>" if name and address and name != address else name or address


# ------------------------------------------------------------------ body


def _body(message: _Object) -> tuple[Content, ...]:
    from oxmsg.domain import constants

    return body_of(plain_content(message.text(constants.PID_BODY)), html_content(_html(message)))


def _html(message: _Object) -> str:
    from oxmsg.domain import constants

    content = message.content(constants.PID_HTML)
    if not content:
        return message.text(constants.PID_BODY_HTML)
    try:
        return str(content, message.properties.body_encoding or "utf-8").replace("\0", "")
    except (LookupError, UnicodeDecodeError):
        return decoded(content).replace("\0", "")
