"""Reads Markdown (md, mdx), by way of the HTML that it stands for."""

from __future__ import annotations

import re
from pathlib import Path

from localmind_desktop.core.errors import NothingToRead
from localmind_desktop.core.model import BlockKind
from localmind_desktop.core.parsing.flowing.content import FlowText
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.web.page import content_of_html
from localmind_desktop.core.parsing.text import decoded

_FRONT_MATTER = re.compile(r"\A---[ \t]*\r?\n(.*?)^(?:---|\.\.\.)[ \t]*\r?$", re.DOTALL | re.MULTILINE)
_TITLE = re.compile(r"^title:\s*['\"]?(.*?)['\"]?\s*$", re.MULTILINE)
_MODULE_LINE = re.compile(
    r"^(?:import\s.+\sfrom\s.+|import\s+['\"].+|export\s+(?:const|default|function)\b.*)$", re.MULTILINE
)


def read(path: Path) -> Flow:
    """Raises `NothingToRead`."""
    from markdown_it import MarkdownIt

    text = decoded(path.read_bytes())
    if not text.strip():
        raise NothingToRead("The file is empty.")
    front = _FRONT_MATTER.match(text)
    about = front[1].strip() if front else ""
    body = text[front.end() :] if front else text
    if _MODULE_LINE.search(body):  # of mdx, whose components are left to the reader of HTML
        body = _MODULE_LINE.sub("", body)
    content = content_of_html(MarkdownIt("commonmark").enable(["table", "strikethrough"]).render(body))
    title = _TITLE.search(about)
    stated = (FlowText(about, BlockKind.CODE),) if about else ()
    return Flow((*stated, *content), title[1] if title else "")
