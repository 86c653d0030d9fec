"""Reads web pages that were saved whole into one file (mht, mhtml)."""

from __future__ import annotations

import email
from email import policy
from pathlib import Path

from localmind_desktop.core.errors import NothingToRead
from localmind_desktop.core.parsing.flowing.content import Content
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.web.page import content_of_page


def read(path: Path) -> Flow:
    """Raises `NothingToRead`, and what lxml raises."""
    with path.open("rb") as file:
        message = email.message_from_binary_file(file, policy=policy.default)
    content: list[Content] = []
    for part in message.walk():
        if part.get_content_type() == "text/html":
            body = part.get_payload(decode=True)
            content += content_of_page(body) if isinstance(body, bytes) else ()
    if not content:
        raise NothingToRead("The file holds no page.")
    return Flow(tuple(content), " ".join(str(message.get("subject", "")).split()))
