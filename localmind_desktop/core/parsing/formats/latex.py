"""Reads LaTeX sources (tex): sections, lists, tables and listings; formulas as they are written."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from localmind_desktop.core.errors import NothingToRead
from localmind_desktop.core.model import BlockKind
from localmind_desktop.core.parsing.flowing.content import Content, FlowCell, FlowTable, FlowText
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.text import decoded

_LEVELS = {
    "part": 1, "chapter": 1, "section": 2, "subsection": 3, "subsubsection": 4, "paragraph": 5, "subparagraph": 6
}  # fmt: skip
_LISTS = frozenset({"itemize", "enumerate", "description", "compactitem", "compactenum"})
_TABULARS = frozenset({"tabular", "tabular*", "tabularx", "tabulary", "longtable", "array", "supertabular"})
_LISTINGS = frozenset({"verbatim", "verbatim*", "Verbatim", "lstlisting", "minted", "alltt"})
_FORMULAS_NAMES = "equation equation* align align* gather gather* multline multline* displaymath eqnarray"
_FORMULAS = frozenset(_FORMULAS_NAMES.split())
_FILES = frozenset({"input", "include", "subfile"})
_DEEPEST = 60
_RULES = re.compile(
    r"\\(?:hline|toprule|midrule|bottomrule|endhead|endfirsthead|endfoot|endlastfoot|centering)\b|"
    r"\\(?:cline|cmidrule)(?:\([^)]*\))?\{[^}]*\}|\\rowcolor(?:\[[^\]]*\])?\{[^}]*\}"
)
_HEADED = re.compile(r"\\(?:midrule|endhead|endfirsthead)\b")
_SPAN = re.compile(r"\s*\\multicolumn\s*\{\s*(\d+)\s*\}\s*\{(?:[^{}]|\{[^{}]*\})*\}\s*(.*)", re.DOTALL)
_DOWN = re.compile(
    r"\s*\\multirow(?:cell)?\s*(?:\[[^\]]*\])?\{\s*-?(\d+)\s*\}\s*(?:\[[^\]]*\])?\{[^}]*\}\s*(?:\[[^\]]*\])?(.*)",
    re.DOTALL,
)
_MOST_SPANNED = 200
_BEGIN, _END = "\\begin{document}", "\\end{document}"
_GROUP = r"\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}"
_COMMAND = re.compile(rf"\\(?:new|renew|provide)command\*?\s*\{{?\\([A-Za-z]+)\}}?\s*{_GROUP}")
_TITLE = re.compile(rf"\\title\s*{_GROUP}")


def read(path: Path) -> Flow:
    """Raises `NothingToRead`."""
    from pylatexenc.latexwalker import LatexWalker

    source = decoded(path.read_bytes())
    if not source.strip():
        raise NothingToRead("The file is empty.")
    before, _, within = source.partition(_BEGIN)
    body = _expanded(within.partition(_END)[0], before) if within else source
    walk = _Walk()
    title = _TITLE.search(before)
    if title:
        body = title[0] + body
    nodes, _, _ = LatexWalker(body, latex_context=_known(), tolerant_parsing=True).get_latex_nodes()
    content = tuple(walk.content(nodes))
    remarks = ("Files that the source includes are not part of it; add them too.",) if walk.includes else ()
    return Flow(content, walk.title, remarks)


def _known() -> Any:  # noqa: ANN401 - the macros of pylatexenc, and captions with their arguments
    from pylatexenc.latexwalker import get_default_latex_context_db
    from pylatexenc.macrospec import MacroSpec

    known = get_default_latex_context_db()
    known.add_context_category("floats", macros=[MacroSpec("caption", "*[{"), MacroSpec("label", "{")], prepend=True)
    return known


def _expanded(body: str, preamble: str) -> str:
    """``body`` with the author's own abbreviations written out: commands without arguments."""
    meanings = {match[1]: match[2] for match in _COMMAND.finditer(preamble)}
    if not meanings:
        return body
    used = re.compile(
        rf"\\({'|'.join(map(re.escape, sorted(meanings, key=len, reverse=True)))})(?![A-Za-z])(?:\{{\}})?"
    )
    return used.sub(lambda match: meanings[match[1]], body)


class _Walk:
    """Goes through a source in its order; text gathers until something else begins or an empty line ends it."""

    def __init__(self) -> None:
        from pylatexenc.latex2text import LatexNodes2Text

        self.title = ""
        self.includes = False
        self._plain = LatexNodes2Text(math_mode="verbatim", keep_comments=False, strict_latex_spaces=False)
        self._text = ""
        self._caption = ""

    def content(self, nodes: Sequence[Any]) -> Iterator[Content]:
        yield from self._nodes(nodes, 0)
        yield from self._flush()

    def _nodes(self, nodes: Sequence[Any], depth: int) -> Iterator[Content]:
        for node in nodes if depth < _DEEPEST else ():
            name = getattr(node, "environmentname", None) or getattr(node, "macroname", None) or ""
            if node is None:
                continue
            if hasattr(node, "environmentname"):
                yield from self._environment(node, name, depth)
            elif name in _LEVELS or name == "title":
                yield from self._heading(node, name)
            elif name in _FILES:
                self.includes = True
            elif name == "caption":
                self._caption = self._argument(node)
            elif type(node).__name__ == "LatexGroupNode":
                yield from self._nodes(node.nodelist, depth + 1)
            elif not _is_silent(node, name):
                self._text += self._written(node)
                yield from self._flush(whole=False)

    def _heading(self, node: Any, name: str) -> Iterator[Content]:  # noqa: ANN401 - a node of pylatexenc
        yield from self._flush()
        text = self._argument(node)
        if name == "title":
            self.title = text
        yield FlowText(text, BlockKind.HEADING, _LEVELS.get(name, 1))

    def _environment(self, node: Any, name: str, depth: int) -> Iterator[Content]:  # noqa: ANN401
        if name in _FORMULAS:
            self._text += f" {node.latex_verbatim()} "
            return
        yield from self._flush()
        if name in _LISTS:
            yield from self._list(node, name, depth)
        elif name in _TABULARS:
            yield from self._table(node)
        elif name in _LISTINGS:
            inner = re.sub(
                r"\A\\begin\{[^}]*\}(?:\[[^\]]*\])?(?:\{[^}]*\})?|\\end\{[^}]*\}\Z", "", node.latex_verbatim()
            )
            yield FlowText(inner.strip("\n"), BlockKind.CODE)
        elif name in ("table", "table*", "figure", "figure*"):
            yield from self._float(node, name, depth)
        else:
            yield from self._nodes(node.nodelist, depth + 1)
            yield from self._flush()

    def _float(self, node: Any, name: str, depth: int) -> Iterator[Content]:  # noqa: ANN401
        """A table or picture with its caption, which may stand below it."""
        self._caption = ""
        inner = [*self._nodes(node.nodelist, depth + 1), *self._flush()]
        caption, self._caption = self._caption, ""
        if caption:
            yield FlowText(caption, BlockKind.CAPTION)
        yield from inner

    def _list(self, node: Any, name: str, depth: int) -> Iterator[Content]:  # noqa: ANN401
        items: list[list[Any]] = []
        for part in node.nodelist:
            if getattr(part, "macroname", None) == "item":
                items.append([part])
            elif items:
                items[-1].append(part)
        for number, (head, *rest) in enumerate(items, 1):
            label = self._argument(head)
            mark = label if label else f"{number}." if "enum" in name else "•"
            first = True
            for item in [*self._nodes(rest, depth + 1), *self._flush()]:
                if isinstance(item, FlowText) and item.kind is BlockKind.PARAGRAPH:
                    yield FlowText(f"{mark} {item.text}" if first else item.text, BlockKind.LIST, 1)
                    first = False
                elif isinstance(item, FlowText) and item.kind is BlockKind.LIST:
                    yield item._replace(level=item.level + 1)
                else:
                    yield item

    # ------------------------------------------------------------------ tables

    def _table(self, node: Any) -> Iterator[Content]:  # noqa: ANN401
        body = "".join(part.latex_verbatim() for part in node.nodelist if part is not None)
        lines = _split(re.sub(r"(?<!\\)%[^\n]*", "", body), r"\\")
        headed = next((number for number, line in enumerate(lines) if number and _HEADED.search(line)), None)
        cells: list[FlowCell] = []
        taken: set[tuple[int, int]] = set()
        row = 0
        header = None
        for number, line in enumerate(lines):
            if number == headed:
                header = row
            line = re.sub(r"\A\s*(?:\[[^\]]*\]|\*)", "", _RULES.sub("", line))
            if line.strip() and not line.strip().startswith("\\caption"):
                cells += self._row(line, row, taken)
                row += 1
        if cells:
            yield FlowTable(tuple(cells), header if header else None)

    def _row(self, line: str, row: int, taken: set[tuple[int, int]]) -> Iterator[FlowCell]:
        column = 0
        for part in _split(line, "&"):
            wide = high = 1
            span = _SPAN.fullmatch(part)
            if span:
                wide, part = min(max(int(span[1]), 1), _MOST_SPANNED), span[2]
            down = _DOWN.fullmatch(_unbraced(part))
            if down:
                high, part = min(max(int(down[1]), 1), _MOST_SPANNED), down[2]
            text = self._of_source(_unbraced(part))
            if (row, column) in taken and not text:
                column += wide
                continue
            taken |= {(row + r, column + c) for r in range(high) for c in range(wide)}
            yield FlowCell(text, row, column, high, wide, "\\textbf" in part or "\\bf" in part)
            column += wide

    # ------------------------------------------------------------------ text

    def _argument(self, node: Any) -> str:  # noqa: ANN401
        arguments = node.nodeargd.argnlist if node.nodeargd else []
        given = [each for each in arguments or () if each is not None and hasattr(each, "nodelist")]
        return self._of_source(_unbraced(given[-1].latex_verbatim())) if given else ""

    def _of_source(self, source: str) -> str:
        return " ".join(self._plain.latex_to_text(source, tolerant_parsing=True).split())

    def _written(self, node: Any) -> str:  # noqa: ANN401
        text: str = self._plain.nodelist_to_text([node])
        return text

    def _flush(self, whole: bool = True) -> Iterator[Content]:
        """The paragraphs that are complete; with ``whole`` the last one too."""
        parts = re.split(r"\n[ \t]*\n", self._text)
        self._text = "" if whole else parts.pop()
        for part in parts:
            if part.strip():
                yield FlowText(" ".join(part.split()))


def _is_silent(node: Any, name: str) -> bool:  # noqa: ANN401
    """Whether a node sets up what follows and prints nothing."""
    if not name:
        return type(node).__name__ == "LatexCommentNode"
    return name in _SETTING_UP


_SETTING_UP_NAMES = (
    "documentclass usepackage newcommand renewcommand providecommand def let setlength addtolength "
    "bibliographystyle label vspace hspace maketitle tableofcontents newpage clearpage pagestyle centering "
    "includegraphics hypersetup definecolor newtheorem setcounter"
)
_SETTING_UP = frozenset(_SETTING_UP_NAMES.split())


def _split(source: str, mark: str) -> list[str]:
    r"""``source`` at each ``mark`` (``&`` or ``\\``) that stands in no group and no inner environment."""
    parts, depth, start, at = [], 0, 0, 0
    while at < len(source):
        if source.startswith(mark, at) and depth == 0:
            parts.append(source[start:at])
            at += len(mark)
            start = at
            continue
        if source.startswith("\\begin{", at) or source[at] == "{":
            depth += 1
            at += 7 if source[at] == "\\" else 1
            depth -= 0
            continue
        if source.startswith("\\end{", at):
            depth -= 1
            at += 5
            continue
        if source[at] == "}":
            depth = max(0, depth - 1)
        at += 2 if source[at] == "\\" else 1
    return [*parts, source[start:]]


def _unbraced(source: str) -> str:
    source = source.strip()
    return source[1:-1].strip() if source.startswith("{") and source.endswith("}") else source
