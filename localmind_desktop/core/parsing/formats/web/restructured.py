"""Reads reStructuredText (rst), by way of the HTML that it stands for.

Directives and roles that only a documentation generator knows keep their text.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from localmind_desktop.core.errors import NothingToRead
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.web.page import flow_of_html
from localmind_desktop.core.parsing.plain.reading import decoded
from localmind_desktop.core.phrase import phrase

_INCLUDED = phrase("Files that the source includes are not part of it; add them too.")
_FROM_FILES = re.compile(r"^\s*(?:\.\.\s+(?:include|literalinclude)::|:(?:file|url):)\s*\S", re.MULTILINE)
_LISTINGS_NAMES = (
    "code code-block sourcecode prompt console mermaid graphviz digraph graph plantuml uml productionlist testcode "
    "testoutput testsetup doctest ipython jupyter-execute"
)
_LISTINGS = frozenset(_LISTINGS_NAMES.split())
_SIGNATURES_NAMES = (
    "function method class attribute data exception module option cmdoption envvar program describe object "
    "classmethod staticmethod decorator property macro type member enumerator var"
)
_SIGNATURES = frozenset(_SIGNATURES_NAMES.split())  # whose argument is no text but code
_ERROR = 3  # from this level on docutils leaves out what it complains of
_NUMBERS = {"loweralpha": "a", "upperalpha": "A", "lowerroman": "i", "upperroman": "I"}
_NUMBERED = re.compile(r'<ol class="(loweralpha|upperalpha|lowerroman|upperroman)')
_DIRECTIVE = re.compile(r"^\s*\.\.\s+(?:\|[^|]+\|\s+)?([\w:+.-]+?)::", re.MULTILINE)
_ROLE = re.compile(r":([\w:+.-]+?):`")
_REFERENCE = re.compile(r"(.*?)\s*<[^<>]*>", re.DOTALL)
_SETTINGS = {
    "_disable_config": True,
    "doctitle_xform": False,
    "embed_stylesheet": False,
    "file_insertion_enabled": False,
    "halt_level": 5,
    "initial_header_level": 1,
    "math_output": "LaTeX",
    "raw_enabled": False,
    "report_level": 5,
    "stylesheet_path": "",
    "syntax_highlight": "none",
    "line_length_limit": 1_000_000,
}


def read(path: Path) -> Flow:
    """Raises `NothingToRead`, and what docutils raises."""
    from docutils import nodes
    from docutils.core import publish_doctree, publish_from_doctree

    text = decoded(path.read_bytes())
    if not text.strip():
        raise NothingToRead("The file is empty.")
    _learn(text)
    document = publish_doctree(text, source_path=path.name, settings_overrides=_SETTINGS)
    for message in list(document.findall(nodes.system_message)):
        message.replace_self(_left_out(message))
    title = next((found.astext() for found in document.findall(nodes.title)), "")
    markup = publish_from_doctree(document, writer="html5", settings_overrides=_SETTINGS).decode("utf-8")
    flow = flow_of_html(_NUMBERED.sub(lambda match: f'<ol type="{_NUMBERS[match[1]]}" class="', markup))
    remarks = (*flow.remarks, _INCLUDED) if _FROM_FILES.search(text) else flow.remarks
    return Flow(flow.content, " ".join(title.split()), remarks)


def _left_out(message: Any) -> list[Any]:  # noqa: ANN401 - a node of docutils
    """The source of what docutils could make no sense of, which it would drop with its message."""
    from docutils import nodes

    sources = list(message.findall(nodes.literal_block))
    is_lost = message["level"] >= _ERROR or any(source.astext().lstrip().startswith("..") for source in sources)
    return sources if is_lost else []


def _learn(text: str) -> None:
    """Make docutils keep the text of what it does not know, which it would drop. This process reads one file only."""
    from docutils.parsers.rst import directives, roles
    from docutils.parsers.rst.languages import en
    from docutils.utils import new_document

    document = new_document("names")
    for name in {found.lower() for found in _DIRECTIVE.findall(text)}:
        if name in _LISTINGS or directives.directive(name, en, document)[0] is None:
            directives.register_directive(name, _kept_directive(name))
    for name in {found.lower() for found in _ROLE.findall(text)}:
        if roles.role(name, en, 0, document.reporter)[0] is None:
            roles.register_local_role(name, _unknown_role)


def _kept_directive(name: str) -> Any:  # noqa: ANN401 - a class of docutils, which is imported when it is needed
    from docutils import nodes
    from docutils.parsers.rst import Directive

    is_listing = name in _LISTINGS
    is_signature = name.rpartition(":")[2] in _SIGNATURES or name.startswith("auto")

    class Kept(Directive):  # type: ignore[misc] # docutils has no types
        """Its argument as a paragraph, and what stands within it."""

        has_content = True
        optional_arguments = 1
        final_argument_whitespace = True

        def run(self) -> list[Any]:
            content = "\n".join(self.content)
            stated = self.options.get("caption")
            caption = [nodes.paragraph(stated, stated)] if stated else []
            if is_listing:
                return [*caption, nodes.literal_block(content, content)] if content else []
            container = nodes.container()
            if self.arguments and is_signature:
                container += nodes.paragraph(self.arguments[0], self.arguments[0])
            elif self.arguments:
                texts, messages = self.state.inline_text(self.arguments[0], self.lineno)
                container += nodes.paragraph(self.arguments[0], "", *texts)
                container += messages
            container += caption
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
