"""Reads Markdown (md, mdx), by way of the HTML that it stands for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from localmind_desktop.core.errors import NothingToRead
from localmind_desktop.core.model import BlockKind
from localmind_desktop.core.parsing.flowing.content import FlowText
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.web.page import flow_of_html
from localmind_desktop.core.parsing.plain.reading import decoded

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

_FRONT_MATTER = re.compile(r"\A---[ \t]*\r?\n(.*?)^(?:---|\.\.\.)[ \t]*\r?$", re.DOTALL | re.MULTILINE)
_TITLE = re.compile(r"^title:\s*['\"]?(.*?)['\"]?\s*$", re.MULTILINE)
_MODULE_LINE = re.compile(r"""import\s(?:[^;]+\sfrom\s+)?(['"])[^'"]+\1;?\s*|export\s+default\s.*""")
_TAG = re.compile(r"<(/?)([A-Za-z][\w.-]*)")
_DEEPEST = 100  # lists and quotes within one another


def read(path: Path) -> Flow:
    """Raises `NothingToRead`."""
    text = decoded(path.read_bytes())
    if not text.strip():
        raise NothingToRead("The file is empty.")
    front = _FRONT_MATTER.match(text)
    about = front[1].strip() if front else ""
    body = text[front.end() :] if front else text
    markdown = _markdown()
    tokens = markdown.parse(body)
    flow = flow_of_html(markdown.renderer.render(_shown(tokens), markdown.options, {}))
    title = _TITLE.search(about)
    stated = (FlowText(about, BlockKind.CODE),) if about else ()
    return Flow((*stated, *flow.content), title[1] if title else "", flow.remarks)


def _markdown() -> MarkdownIt:
    from markdown_it import MarkdownIt
    from markdown_it.rules_block import StateBlock, reference

    def link_target(state: StateBlock, first: int, last: int, silent: bool) -> bool:
        """Footnotes look like targets of links where they are one word, and would not be shown."""
        begins = state.src.startswith("[^", state.bMarks[first] + state.tShift[first])
        return not begins and reference(state, first, last, silent)

    markdown = MarkdownIt("commonmark", {"maxNesting": _DEEPEST}).enable(["table", "strikethrough"])
    markdown.block.ruler.at("reference", link_target)
    return markdown


def _shown(tokens: Sequence[Token]) -> list[Token]:
    """The tokens without the imports of mdx; what only looks like a tag is text."""
    kept: list[Token] = []
    closed = {match[2] for token in _with_children(tokens) for match in _TAG.finditer(_markup(token)) if match[1]}
    for token in tokens:
        if token.type == "inline" and all(map(_MODULE_LINE.fullmatch, token.content.split("\n"))):
            token.children = []
        for part in (token, *(token.children or ())):
            if _markup(part) and _is_placeholder(part.content, closed):
                part.type, part.content = "html_block", escape(part.content)
        kept.append(token)
    return kept


def _with_children(tokens: Iterable[Token]) -> Iterable[Any]:
    return (part for token in tokens for part in (token, *(token.children or ())))


def _markup(token: Token) -> str:
    return token.content if token.type in ("html_inline", "html_block") else ""


def _is_placeholder(markup: str, closed: set[str]) -> bool:
    """Whether ``markup`` begins with a tag that HTML does not know and that is closed nowhere: <file>, List<String>."""
    from lxml.html.defs import tags

    tag = _TAG.match(markup.lstrip())
    if tag is None or tag[1]:
        return False
    return tag[2].lower() not in tags and tag[2] not in closed and "/>" not in markup
