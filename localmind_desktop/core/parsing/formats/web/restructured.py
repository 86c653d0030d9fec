"""Reads reStructuredText (rst), by way of the HTML that it stands for.

Directives and roles that only a documentation generator knows keep their text.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from localmind_desktop.core.errors import NothingToRead
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.web.page import content_of_html
from localmind_desktop.core.parsing.text import decoded

_DIRECTIVE = re.compile(r"^\s*\.\.\s+(?:\|[^|]+\|\s+)?([\w:+.-]+?)::", re.MULTILINE)
_ROLE = re.compile(r":([\w:+.-]+?):`")
_REFERENCE = re.compile(r"(.*?)\s*<[^<>]*>", re.DOTALL)
_SETTINGS = {
    "_disable_config": True,
    "embed_stylesheet": False,
    "file_insertion_enabled": False,
    "halt_level": 5,
    "math_output": "LaTeX",
    "raw_enabled": False,
    "report_level": 5,
    "stylesheet_path": "",
    "syntax_highlight": "none",
    "line_length_limit": 1_000_000,
}


def read(path: Path) -> Flow:
    """Raises `NothingToRead`, and what docutils raises."""
    from docutils.core import publish_parts

    text = decoded(path.read_bytes())
    if not text.strip():
        raise NothingToRead("The file is empty.")
    _learn(text)
    parts = publish_parts(text, source_path=path.name, writer="html5", settings_overrides=_SETTINGS)
    return Flow(content_of_html(parts["html_body"]), _plain(parts["title"]))


def _plain(markup: str) -> str:
    return " ".join(re.sub(r"<[^>]+>", "", markup).split())


def _learn(text: str) -> None:
    """Make docutils keep the text of what it does not know, which it would drop. This process reads one file only."""
    from docutils.parsers.rst import directives, roles
    from docutils.parsers.rst.languages import en
    from docutils.utils import new_document

    document = new_document("names")
    for name in set(_DIRECTIVE.findall(text)):
        if directives.directive(name.lower(), en, document)[0] is None:
            directives.register_directive(name.lower(), _unknown_directive())
    for name in set(_ROLE.findall(text)):
        if roles.role(name.lower(), en, 0, document.reporter)[0] is None:
            roles.register_local_role(name.lower(), _unknown_role)


def _unknown_directive() -> Any:  # noqa: ANN401 - a class of docutils, which is imported when it is needed
    from docutils import nodes
    from docutils.parsers.rst import Directive

    class Kept(Directive):  # type: ignore[misc] # docutils has no types
        """Its argument as a paragraph, and what stands within it."""

        has_content = True
        optional_arguments = 1
        final_argument_whitespace = True

        def run(self) -> list[Any]:
            container = nodes.container()
            if self.arguments:
                texts, messages = self.state.inline_text(self.arguments[0], self.lineno)
                container += nodes.paragraph(self.arguments[0], "", *texts)
                container += messages
            self.state.nested_parse(self.content, self.content_offset, container)
            return [container]

    Kept.option_spec = _AnyOption()
    return Kept


class _AnyOption(dict[str, Any]):
    """Takes every option of a directive as it stands."""

    def __getitem__(self, name: str) -> Any:  # noqa: ANN401
        return str

    def __bool__(self) -> bool:
        return True


def _unknown_role(
    name: str,
    rawtext: str,
    text: str,
    lineno: int,
    inliner: Any,  # noqa: ANN401
    options: Any = None,  # noqa: ANN401
    content: Any = None,  # noqa: ANN401
) -> tuple[list[Any], list[Any]]:
    """The text of a reference, without its target."""
    from docutils import nodes

    named = _REFERENCE.fullmatch(text)
    return [nodes.inline(rawtext, named[1] if named and named[1] else text.lstrip("~!"))], []
