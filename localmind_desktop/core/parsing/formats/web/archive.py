"""Reads web pages that were saved whole into one file (mht, mhtml)."""

from __future__ import annotations

import email
from email import policy
from pathlib import Path

from localmind_desktop.core.errors import NothingToRead
from localmind_desktop.core.parsing.flowing.content import Content
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.web.page import flow_of_page

_PAGES = frozenset({"text/html", "application/xhtml+xml"})


def read(path: Path) -> Flow:
    """Raises `NothingToRead`, and what lxml raises."""
    with path.open("rb") as file:
        message = email.message_from_binary_file(file, policy=policy.default)
    content: list[Content] = []
    remarks: list[str] = []
    title = " ".join(str(message.get("subject", "")).split())
    for part in message.walk():
        body = part.get_payload(decode=True) if part.get_content_type() in _PAGES else None
        if isinstance(body, bytes) and body.strip():
            flow = flow_of_page(body, part.get_content_charset() or "")
            content += flow.content
            remarks += flow.remarks
            title = title or flow.title
    if not content:
        raise NothingToRead("The file holds no page.")
    return Flow(tuple(content), title, tuple(dict.fromkeys(remarks)))
