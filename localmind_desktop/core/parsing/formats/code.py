"""Source code and settings: a heading for each function, class or section, and its listing below it."""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from localmind_desktop.core.model import BlockKind
from localmind_desktop.core.parsing.flowing.content import HIGHEST_LEVEL, FlowText
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.plain.reading import decoded

if TYPE_CHECKING:
    from tree_sitter import Node

_OUTSIDE = "Outside of functions and classes"
_LARGEST_PARSED = 4_000_000  # bytes; a larger file is a table of numbers rather than a program
_DEEPEST = 24  # nodes above one that is looked at
_LONGEST_HEADING = 160  # characters
_LONGEST_START = 1_000  # characters of a line that may begin a section
_GRAMMARS = {
    "python": ".py .pyi",
    "javascript": ".js .mjs .cjs .jsx",
    "typescript": ".ts",
    "typescript.tsx": ".tsx",
    "java": ".java",
    "c": ".c",
    "cpp": ".h .cc .cpp .cxx .hh .hpp .hxx",
    "c_sharp": ".cs",
    "go": ".go",
    "rust": ".rs",
    "ruby": ".rb",
    "php.php": ".php",
    "bash": ".sh .bash .zsh",
    "scala": ".scala",
    "lua": ".lua",
    "swift": ".swift",
    "kotlin": ".kt .kts",
}
"""The suffixes of each grammar; after a point, which of the languages of its package it is."""
_GRAMMAR_OF = {suffix: grammar for grammar, suffixes in _GRAMMARS.items() for suffix in suffixes.split()}

_FUNCTION = re.compile(
    r"(?:generator_|singleton_|local_|compact_)?(?:function|method|constructor|destructor|init|deinit)"
    r"(?:_definition|_declaration|_item|_statement)?|preproc_function_def|macro_definition"
)
_HOLDER = re.compile(
    r"(?:abstract_)?(?:class|interface|struct|enum|trait|impl|mod|module|namespace|object|protocol|record|union|package)"
    r"(?:_definition|_declaration|_item|_specifier)?|internal_module|type_spec"
)
_FUNCTION_VALUES = frozenset({"arrow_function", "function_expression", "function", "function_definition", "class"})
_WRAPPERS = frozenset({"decorated_definition", "template_declaration", "export_statement", "type_declaration"})
_DECLARATORS = 8  # pointers and arrays around the name of a C function
_ABOVE = re.compile(r"\s*(?:#(?!\s*(?:include|define|if|else|endif|pragma|region)\b|!)|//|/\*|\*|--|;|@|\[\w)")
_MARK = re.compile(r"\s*(?:@|#?\[)")

_DECLARED = re.compile(
    r"\s*(?:(?:create|or|replace|alter|temporary|public|private|export|global|local|pure|elemental|recursive|mutable|"
    r"abstract|final)\s+)*(?:function_block|function|procedure|sub|subroutine|program|module|package|entity|"
    r"architecture|component|class|interface|struct|type|table|view|trigger|macro|task|method)\s+"
    r"(?:(?:body|if\s+not\s+exists)\s+)?[\w.$\"`\[\]:-]+",
    re.IGNORECASE,
)
_SECTION = re.compile(r"\s*\[{1,2}\s*([^\[\]]+?)\s*\]{1,2}\s*(?:[#;].*)?")
_KEY = re.compile(r"""(["']?)([^\s"'#:\-{[][^"'#:]*?)\1\s*:(?=\s|$)""")
_NO_LETTER = re.compile(r"[\W_]+")
_CLOSING = frozenset({"", "end", "fi", "done", "esac"})


class _Part(NamedTuple):
    """A function, class or section: its heading, its rows from ``start`` to ``end`` with both, and how deep it is."""

    heading: str
    start: int
    end: int
    level: int = 1


def read(path: Path) -> Flow:
    lines = decoded(path.read_bytes()).replace("\r\n", "\n").replace("\r", "\n").replace("\f", "").split("\n")
    return Flow(tuple(_listing(lines, _parts(lines, path.suffix.lower()))))


def _parts(lines: Sequence[str], suffix: str) -> list[_Part]:
    grammar = _GRAMMAR_OF.get(suffix)
    if grammar is not None:
        return _by_grammar(lines, grammar)
    starts: Callable[[Sequence[str]], Iterator[tuple[int, str]]] = _declared
    if suffix in (".yaml", ".yml"):
        starts = _keys
    elif suffix in (".toml", ".ini", ".cfg", ".conf", ".properties"):
        starts = _sections
    found = [*starts(lines), (len(lines), "")]
    return [_Part(heading, start, end - 1) for (start, heading), (end, _) in pairwise(found)]


# ------------------------------------------------------------------ writing


def _listing(lines: Sequence[str], parts: Sequence[_Part]) -> Iterator[FlowText]:
    """The listing of each part below its heading, outer ones going on after those within them."""
    listing = _Listing(lines)
    opened: list[_Part] = []
    for part in parts:
        while opened and part.start > opened[-1].end:
            yield from listing.until(opened[-1].end + 1, opened.pop())
        start = part.start
        while start > listing.row and _ABOVE.match(lines[start - 1]):
            start -= 1
        if start < listing.row or (opened and start == opened[-1].start):
            continue  # a second one in the same line
        yield from listing.until(start, opened[-1] if opened else None)
        yield listing.headed(part)
        opened.append(part)
    while opened:
        yield from listing.until(opened[-1].end + 1, opened.pop())
    yield from listing.until(len(lines), None)


class _Listing:
    """The rows that are written, and the part whose heading stands above."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = lines
        self._above: _Part | None = None
        self.row = 0

    def headed(self, part: _Part | None) -> FlowText:
        self._above = part
        if part is None:
            return FlowText(_OUTSIDE, BlockKind.HEADING, 1)
        return FlowText(part.heading, BlockKind.HEADING, min(part.level, HIGHEST_LEVEL))

    def until(self, end: int, part: _Part | None) -> Iterator[FlowText]:
        """The rows before ``end``, which belong to ``part``."""
        rows, self.row = self._lines[self.row : end], max(self.row, end)
        if part is not self._above and not all(_NO_LETTER.sub("", row) in _CLOSING for row in rows):
            yield self.headed(part)
        for block in _blocks(rows):
            yield FlowText("\n".join(block), BlockKind.CODE)


def _blocks(rows: Sequence[str]) -> Iterator[Sequence[str]]:
    """Runs of rows parted by blank ones, each with all that is indented more than its first."""
    start, blank = 0, True
    for number, row in enumerate(rows):
        if not row.strip():
            blank = True
            continue
        if blank and not row[0].isspace() and any(line.strip() for line in rows[start:number]):
            yield rows[start:number]
            start = number
        if not any(line.strip() for line in rows[start:number]):
            start = number
        blank = False
    end = len(rows)
    while end > start and not rows[end - 1].strip():
        end -= 1
    if end > start:
        yield rows[start:end]


# ------------------------------------------------------------------ settings, and languages without a grammar


def _sections(lines: Sequence[str]) -> Iterator[tuple[int, str]]:
    for row, line in enumerate(lines):
        if match := _SECTION.fullmatch(line[:_LONGEST_START]):
            yield row, match[1]


def _keys(lines: Sequence[str]) -> Iterator[tuple[int, str]]:
    """The outermost keys of YAML that hold others; those of one value that follow each other are one section."""
    alone = False
    for row, line in enumerate(lines):
        match = _KEY.match(line[:_LONGEST_START])
        if match is None:
            continue
        below = next((text for text in lines[row + 1 : row + 50] if text.strip() and not text.startswith("#")), "")
        holds = below.startswith((" ", "\t", "-"))
        if holds or not alone:
            yield row, match[2]
        alone = not holds


def _declared(lines: Sequence[str]) -> Iterator[tuple[int, str]]:
    for row, line in enumerate(lines):
        if match := _DECLARED.match(line[:_LONGEST_START]):
            yield row, _heading(match[0])


def _heading(text: str) -> str:
    return " ".join(text.split())[:_LONGEST_HEADING]


# ------------------------------------------------------------------ languages with a grammar


def _by_grammar(lines: Sequence[str], grammar: str) -> list[_Part]:
    from tree_sitter import Language, Parser

    content = "\n".join(lines).encode("utf-8", "replace")
    if len(content) > _LARGEST_PARSED:
        return []
    package, _, language = grammar.partition(".")
    module = importlib.import_module(f"tree_sitter_{package}")
    made = getattr(module, f"language_{language or package}", None) or module.language
    tree = Parser(Language(made())).parse(content)
    return sorted(_definitions(tree.root_node, content), key=lambda part: (part.start, -part.end))


def _definitions(root: Node, content: bytes) -> Iterator[_Part]:
    """The named functions and classes outside of functions; walked without recursion, as files nest at will."""
    waiting = [(child, 1, 1) for child in root.named_children]
    while waiting:
        node, level, depth = waiting.pop()
        is_function = _is_function(node)
        name = _name(node) if is_function or _is_holder(node) else None
        if name is not None:
            yield _Part(_signature(node, name, content), _first_row(node), node.end_point.row, level)
            level += 1
        if not is_function and depth < _DEEPEST:
            waiting += [(child, level, depth + 1) for child in node.named_children]


def _is_function(node: Node) -> bool:
    value = node.child_by_field_name("value")
    return _FUNCTION.fullmatch(node.type) is not None or (
        value is not None and value.type in _FUNCTION_VALUES and node.type != "export_statement"
    )


def _is_holder(node: Node) -> bool:
    if _HOLDER.fullmatch(node.type) is None:
        return False
    return not node.type.endswith("_specifier") or node.child_by_field_name("body") is not None


def _name(node: Node) -> Node | None:
    """The node that names a definition; in C the innermost of its declarators."""
    for field in ("name", "property", "key", "type"):
        found = node.child_by_field_name(field)
        if found is not None and not (field == "type" and node.child_by_field_name("declarator")):
            return found
    found = node.child_by_field_name("declarator")
    for _ in range(_DECLARATORS):
        inner = found.child_by_field_name("declarator") if found is not None else None
        if inner is None:
            return found
        found = inner
    return None


def _outermost(node: Node) -> Node:
    """``node`` with its decorators, or what declares it."""
    while node.parent is not None and node.parent.type in _WRAPPERS:
        node = node.parent
    return node


def _first_row(node: Node) -> int:
    return _outermost(node).start_point.row


def _signature(node: Node, name: Node, content: bytes) -> str:
    """What is written from the beginning of a definition to its name: ``def name``, ``public class Name``."""
    start = node
    if node.parent is not None and node.parent.type in (
        "lexical_declaration",
        "variable_declaration",
        "type_declaration",
    ):
        start = node.parent
    text = content[start.start_byte : name.end_byte].decode("utf-8", "replace")
    rows = [row for row in text.split("\n") if not _MARK.match(row)]
    return _heading(" ".join(rows) or name.type)
