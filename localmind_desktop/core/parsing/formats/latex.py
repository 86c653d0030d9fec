"""Reads LaTeX sources (tex): sections, lists, tables and listings; formulas as they are written."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from localmind_desktop.core.errors import NothingToRead
from localmind_desktop.core.model import BlockKind
from localmind_desktop.core.parsing.flowing.content import Content, FlowCell, FlowTable, FlowText
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats.latex_commands import arguments_of, parted, unbraced, written_out
from localmind_desktop.core.parsing.formats.latex_known import ENVIRONMENTS, parsed_context, printed_context
from localmind_desktop.core.parsing.formats.shared.cell_grid import laid_out
from localmind_desktop.core.parsing.formats.shared.counting import letters, roman
from localmind_desktop.core.parsing.formats.shared.remarks import PICTURES, Remarks
from localmind_desktop.core.parsing.plain.reading import decoded
from localmind_desktop.core.phrase import phrase

_LEVELS = {
    "part": 1, "chapter": 1, "section": 2, "subsection": 3, "subsubsection": 4, "paragraph": 5, "subparagraph": 6
}  # fmt: skip
_LISTS = frozenset({"itemize", "enumerate", "description", "compactitem", "compactenum"})
_TABULARS = frozenset(
    {"tabular", "tabular*", "tabularx", "tabulary", "longtable", "array", "supertabular", "xltabular"}
)
_LISTINGS = frozenset({"verbatim", "verbatim*", "Verbatim", "lstlisting", "minted", "alltt"})
_AROUND_LISTING = re.compile(r"\A\\begin\{[^}]*\}(?:\[[^\]]*\])?(?:\{[^}\n]*\}(?=[ \t]*\n))?|\\end\{[^}]*\}\Z")
_FORMULAS_NAMES = "equation equation* align align* gather gather* multline multline* displaymath eqnarray eqnarray*"
_FORMULAS = frozenset(_FORMULAS_NAMES.split())
_FLOATS = frozenset({"table", "table*", "figure", "figure*", "wraptable", "wrapfigure", "sidewaystable"})
_BLOCKS = _LISTS | _TABULARS | _LISTINGS | _FLOATS
_FILES = frozenset({"input", "include", "subfile", "bibliography"})
_DEEPEST = 60
_RULES = re.compile(
    r"\\(?:hline|toprule|midrule|bottomrule|centering|endhead|endfirsthead|endfoot|endlastfoot|noalign\{[^}]*\})(?![A-Za-z])"
    r"(?:\[[^\]]*\])?|\\(?:cline|cmidrule)(?:\([^)]*\))?(?:\[[^\]]*\])?(?:\([^)]*\))?\{[^}]*\}"
    r"|\\(?:rowcolor|label)(?:\[[^\]]*\])?\{[^}]*\}"
)
_REPEATED = re.compile(r"\\(endfirsthead|endhead|endfoot|endlastfoot)(?![A-Za-z])")
_HEADED = re.compile(r"\\midrule(?![A-Za-z])")
_SPAN = re.compile(r"\s*\\multicolumn\s*\{\s*(\d+)\s*\}\s*\{(?:[^{}]|\{[^{}]*\})*\}\s*(.*)", re.DOTALL)
_DOWN = re.compile(
    r"\s*\\multirow(?:cell)?\s*(?:\[[^\]]*\])?\s*\{\s*(-?\d+)\s*\}\s*(?:\[[^\]]*\])?"
    r"\{(?:[^{}]|\{[^{}]*\})*\}\s*(?:\[[^\]]*\])?(.*)",
    re.DOTALL,
)
_MOST_SPANNED = 200
_BEGIN, _END = "\\begin{document}", "\\end{document}"
_LABEL = re.compile(r"label\s*=\s*\{?([^,\]{}]*)\\(arabic|alph|Alph|roman|Roman)\*([^,\]{}]*)")
_START = re.compile(r"start\s*=\s*(\d{1,4})")
_NUMBERS: dict[str, Callable[[int], str]] = {
    "arabic": str,
    "alph": letters,
    "Alph": lambda number: letters(number).upper(),
    "roman": roman,
    "Roman": lambda number: roman(number).upper(),
}
_USUAL_MARKS = (("", "arabic", "."), ("(", "alph", ")"), ("", "roman", "."), ("", "Alph", "."))
_INCLUDES = phrase("Files that the source includes are not part of it; add them too.")


def read(path: Path) -> Flow:
    """Raises `NothingToRead`."""
    from pylatexenc.latexwalker import LatexWalker

    source = decoded(path.read_bytes())
    if not source.strip():
        raise NothingToRead("The file is empty.")
    before, _, within = source.partition(_BEGIN)
    before = before if within else ""
    body = written_out(within.partition(_END)[0] if within else source, before)
    for name in ("date", "author", "title"):
        stated = next(arguments_of(before, name), "")
        body = f"\\{name}{{{written_out(stated, before)}}}\n\n{body}" if stated else body
    walk = _Walk()
    nodes, _, _ = LatexWalker(body, latex_context=parsed_context(), tolerant_parsing=True).get_latex_nodes()
    content = tuple(walk.content(nodes))
    return Flow(content, walk.title, walk.remarks.all())


class _Walk:
    """Goes through a source in its order; text gathers until something else begins or an empty line ends it."""

    def __init__(self) -> None:
        from pylatexenc.latex2text import LatexNodes2Text

        self.title = ""
        self.remarks = Remarks()
        self._plain = LatexNodes2Text(
            latex_context=printed_context(), math_mode="verbatim", keep_comments=False, strict_latex_spaces=False
        )
        self._context = parsed_context()
        self._text = ""
        self._caption = ""
        self._numbered = 0  # numbered lists within one another

    def content(self, nodes: Sequence[Any]) -> Iterator[Content]:
        yield from self._nodes(nodes, 0)
        yield from self._flush()

    def _nodes(self, nodes: Sequence[Any], depth: int) -> Iterator[Content]:
        for node in nodes:
            if node is None:
                continue
            name = getattr(node, "environmentname", None) or getattr(node, "macroname", None) or ""
            if depth > _DEEPEST:
                self._text += self._written(node)
            elif hasattr(node, "environmentname"):
                yield from self._environment(node, name, depth)
            elif name in _LEVELS or name == "title":
                yield from self._heading(node, name)
            elif name in ("author", "date"):
                yield from self._flush()
                yield FlowText(self._argument(node))
            elif name in _FILES:
                self.remarks.add(_INCLUDES)
            elif name == "caption":
                self._caption = self._argument(node)
            elif name == "includegraphics":
                self.remarks.add(PICTURES)
            elif type(node).__name__ == "LatexGroupNode":
                yield from self._nodes(node.nodelist, depth + 1)
            elif name and _holds_blocks(node):
                yield from self._nodes(_arguments(node)[-1].nodelist, depth + 1)
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
        if name == "comment":
            return
        yield from self._flush()
        if name in _LISTS:
            yield from self._list(node, name, depth)
        elif name in _TABULARS:
            yield from self._table(node, depth)
        elif name in _LISTINGS:
            inner = _AROUND_LISTING.sub("", node.latex_verbatim())
            yield FlowText(inner.strip("\n"), BlockKind.CODE)
        elif name in _FLOATS:
            yield from self._float(node, depth)
        else:
            if name not in ENVIRONMENTS:  # a theorem's own name
                self._text += "".join(
                    f"({self._of_source(part.latex_verbatim().strip('[]'))}) " for part in _arguments(node)
                )
            yield from self._nodes(node.nodelist, depth + 1)
            yield from self._flush()

    def _float(self, node: Any, depth: int) -> Iterator[Content]:  # noqa: ANN401
        """A table or picture with its caption, which may stand below it."""
        self._caption = ""
        inner = [*self._nodes(node.nodelist, depth + 1), *self._flush()]
        caption, self._caption = self._caption, ""
        if caption:
            yield FlowText(caption, BlockKind.CAPTION)
        yield from inner

    # ------------------------------------------------------------------ lists

    def _list(self, node: Any, name: str, depth: int) -> Iterator[Content]:  # noqa: ANN401
        items: list[list[Any]] = [[None]]
        for part in node.nodelist:
            if getattr(part, "macroname", None) == "item":
                items.append([part])
            else:
                items[-1].append(part)
        yield from (*self._nodes(items[0], depth + 1), *self._flush())
        is_numbered = "enum" in name
        options = "".join(part.latex_verbatim() for part in _arguments(node))
        start = _START.search(options)
        number = int(start[1]) if start else 1
        self._numbered += is_numbered
        before, kind, behind = self._mark_of(options)
        for head, *rest in items[1:]:
            label = self._argument(head)
            mark = label or (f"{before}{_NUMBERS[kind](number)}{behind}" if is_numbered else "•")
            number += not label
            yield from self._item(mark, [*self._nodes(rest, depth + 1), *self._flush()])
        self._numbered -= is_numbered

    def _mark_of(self, options: str) -> tuple[str, str, str]:
        """What stands before the number of an item, how it is written, and what stands behind."""
        stated = _LABEL.search(options)
        if stated:
            return stated[1], stated[2], stated[3]
        return _USUAL_MARKS[min(max(self._numbered, 1), len(_USUAL_MARKS)) - 1]

    def _item(self, mark: str, content: Sequence[Content]) -> Iterator[Content]:
        first = True
        for item in content:
            if isinstance(item, FlowText) and item.kind is BlockKind.PARAGRAPH:
                yield FlowText(f"{mark} {item.text}" if first else item.text, BlockKind.LIST, 1)
                first = False
                continue
            if first:
                yield FlowText(mark, BlockKind.LIST, 1)
                first = False
            if isinstance(item, FlowText) and item.kind is BlockKind.LIST:
                yield item._replace(level=item.level + 1)
            else:
                yield item

    # ------------------------------------------------------------------ tables

    def _table(self, node: Any, depth: int) -> Iterator[Content]:  # noqa: ANN401
        body = "".join(part.latex_verbatim() for part in node.nodelist if part is not None)
        body = re.sub(r"(?<!\\)%[^\n]*\n?", "", body).replace("\\tabularnewline", "\\\\")
        head, rest = _without_repetitions(body)
        cells: list[FlowCell] = []
        taken: set[tuple[int, int]] = set()
        row = 0
        header: int | None = None
        caption = ""
        for part in (head, rest):
            for number, line in enumerate(parted(part, r"\\")):
                if header is None and row and number and _HEADED.search(line):
                    header = row
                line = re.sub(r"\A\s*(?:\*\s*)?(?:\[[^\]]*\])?", "", line) if number else line
                line = _RULES.sub("", line)
                stated = next(arguments_of(line, "caption"), "")
                if stated:
                    caption = self._of_source(stated)
                elif line.strip():
                    cells += self._row(line, row, taken)
                    row += 1
            header = row if part is head and row else header
        nested = [inner for part in node.nodelist if part is not None for inner in _tabulars_in(part)]
        if cells:
            table = laid_out(cells, header)
            yield FlowTable(table.cells, table.header_rows, caption)
        for inner in nested if depth < _DEEPEST else ():
            yield from self._table(inner, depth + 1)

    def _row(self, line: str, row: int, taken: set[tuple[int, int]]) -> Iterator[FlowCell]:
        column = 0
        for part in parted(line, "&"):
            wide = high = 1
            span = _SPAN.fullmatch(part)
            if span:
                wide, part = min(max(int(span[1]), 1), _MOST_SPANNED), span[2]
            down = _DOWN.fullmatch(unbraced(part))
            if down:
                high, part = min(max(int(down[1]), 1), _MOST_SPANNED), down[2]
            text = self._of_source(_without_tables(unbraced(part)))
            if text or (row, column) not in taken:  # what is merged down leaves empty cells below it
                taken |= {(row + r, column + c) for r in range(high) for c in range(wide)}
                yield FlowCell(text, row, column, high, wide, "\\textbf" in part or "\\bf" in part)
            column += wide

    # ------------------------------------------------------------------ text

    def _argument(self, node: Any) -> str:  # noqa: ANN401
        given = _arguments(node)
        return self._of_source(unbraced(given[-1].latex_verbatim()).strip("[]")) if given else ""

    def _of_source(self, source: str) -> str:
        from pylatexenc.latexwalker import LatexWalker

        nodes, _, _ = LatexWalker(source, latex_context=self._context, tolerant_parsing=True).get_latex_nodes()
        return " ".join("".join(self._written(node) for node in nodes if node is not None).split())

    def _written(self, node: Any) -> str:  # noqa: ANN401
        try:
            text: str = self._plain.nodelist_to_text([node])
        except (LookupError, AttributeError, TypeError, ValueError):  # an argument is missing
            text = node.latex_verbatim()
        return text

    def _flush(self, whole: bool = True) -> Iterator[Content]:
        """The paragraphs that are complete; with ``whole`` the last one too."""
        parts = re.split(r"\n[ \t]*\n", self._text)
        self._text = "" if whole else parts.pop()
        for part in parts:
            if part.strip():
                yield FlowText(" ".join(part.split()))


def _arguments(node: Any) -> list[Any]:  # noqa: ANN401
    arguments = node.nodeargd.argnlist if node is not None and node.nodeargd else []
    return [each for each in arguments or () if each is not None and hasattr(each, "nodelist")]


def _holds_blocks(node: Any) -> bool:  # noqa: ANN401
    """Whether the last argument of a macro holds a table, a list or the like."""
    given = _arguments(node)
    return bool(given) and any(f"\\begin{{{name}}}" in given[-1].latex_verbatim() for name in _BLOCKS)


def _is_silent(node: Any, name: str) -> bool:  # noqa: ANN401
    """Whether a node sets up what follows and prints nothing."""
    if not name:
        return type(node).__name__ == "LatexCommentNode"
    return name in _SETTING_UP


_SETTING_UP_NAMES = (
    "documentclass usepackage newcommand renewcommand providecommand def let setlength addtolength "
    "bibliographystyle label vspace hspace maketitle tableofcontents newpage clearpage pagestyle centering "
    "hypersetup definecolor newtheorem setcounter"
)
_SETTING_UP = frozenset(_SETTING_UP_NAMES.split())


def _without_repetitions(body: str) -> tuple[str, str]:
    """The head of a long table, and the rest of it, without what is printed again on each of its pages."""
    pieces = _REPEATED.split(body)
    blocks = dict(zip(pieces[1::2], pieces[0::2], strict=False))
    if not blocks:
        return "", body
    last = blocks.get("endlastfoot", "")
    return blocks.get("endfirsthead", blocks.get("endhead", "")), f"{pieces[-1]}\\\\{last}"


def _tabulars_in(node: Any) -> list[Any]:  # noqa: ANN401
    """The outermost tables within a node."""
    found, waiting = [], [node]
    while waiting:
        each = waiting.pop(0)
        if getattr(each, "environmentname", None) in _TABULARS:
            found.append(each)
            continue
        inner = [*(getattr(each, "nodelist", None) or ()), *(_arguments(each) if hasattr(each, "nodeargd") else ())]
        waiting = [part for part in inner if part is not None] + waiting
    return found


def _without_tables(cell: str) -> str:
    """``cell`` without the tables in it, which are told after the one that it stands in."""
    for match in re.finditer(r"\\begin\{(tabular\*?|tabularx|tabulary|array)\}", cell):
        end = cell.rfind(f"\\end{{{match[1]}}}")
        if end > match.start():
            return cell[: match.start()] + " " + cell[end + len(f"\\end{{{match[1]}}}") :]
    return cell
