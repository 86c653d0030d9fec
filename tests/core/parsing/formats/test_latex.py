"""LaTeX sources: text, lists, tables with merged cells, listings, and the author's own commands."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from localmind_desktop.core.errors import NothingToRead
from localmind_desktop.core.model import BlockKind, Kind
from localmind_desktop.core.parsing.flowing.content import FlowCell, FlowTable, FlowText
from localmind_desktop.core.parsing.flowing.flow import Flow
from localmind_desktop.core.parsing.formats import latex
from localmind_desktop.core.parsing.formats.latex_commands import parted, unbraced, written_out
from tests.core.parsing.formats.drawn import pages, places, some_cells

SPECIAL = {"\\": r"\textbackslash{}", "{": r"\{", "}": r"\}", "&": r"\&", "_": r"\_", "<": r"\textless{}"} | {
    ">": r"\textgreater{}",
    '"': r"\textquotedbl{}",
}


def read(body: str, folder: Path, preamble: str = "") -> Flow:
    path = folder / "source"
    path.write_text(
        f"\\documentclass{{article}}\n{preamble}\n\\begin{{document}}\n{body}\n\\end{{document}}\n", "utf-8"
    )
    return latex.read(path)


def texts(flow: Flow) -> list[str]:
    return [item.text for item in flow.content if isinstance(item, FlowText)]


def table(body: str, folder: Path) -> FlowTable:
    (found,) = (item for item in read(body, folder).content if isinstance(item, FlowTable))
    return found


def escaped(text: str) -> str:
    return "".join(SPECIAL.get(letter, letter) for letter in text)


# ------------------------------------------------------------------------------------- text


@pytest.mark.parametrize(
    ("source", "text"),
    [
        (r"50\% \& \_ \$5 \# \{x\}", "50% & _ $5 # {x}"),
        (r"``q'' -- \'etude \ss{} \"u", "“q” – étude ß ü"),
        (r"see \ref{tab:1}, \eqref{e} and \cite{a,b}", "see tab:1, (e) and [a,b]"),
        (r"a note\footnote{Mind it.} here", "a note (Mind it.) here"),
        (r"\href{http://x.y/a_b}{the page}", "the page <http://x.y/a_b>"),
        (r"\textbf{bold \emph{both}} \textcolor{red}{red}", "bold both red"),
        (r"\unknown{kept} \SI{3}{bar}", "kept 3 bar"),
        (r"math $a^2 < b$", "math $a^2 < b$"),
        (r"\verb|a_{b}| c", "a_{b} c"),
        ("one % no text\ntwo", "one two"),
    ],
)
def test_what_stands_in_a_line(source: str, text: str, tmp_path: Path) -> None:
    assert texts(read(source, tmp_path)) == [text]


def test_title_author_sections_and_paragraphs(tmp_path: Path) -> None:
    preamble = r"\newcommand{\kx}{KX-7}\title{The \kx{} pump}\author{A. Writer}\date{May}"
    body = "\\maketitle\n\\section*{Limits}\\label{s}\nOne\ntwo.\n\nNext.\n\\paragraph{Small.} Text\\par\n\\appendix"
    flow = read(body, tmp_path, preamble)
    assert flow.title == "The KX-7 pump"
    assert [(item.text, item.kind) for item in flow.content if isinstance(item, FlowText)][:7] == [
        ("The KX-7 pump", BlockKind.HEADING),
        ("A. Writer", BlockKind.PARAGRAPH),
        ("May", BlockKind.PARAGRAPH),
        ("Limits", BlockKind.HEADING),
        ("One two.", BlockKind.PARAGRAPH),
        ("Next.", BlockKind.PARAGRAPH),
        ("Small.", BlockKind.HEADING),
    ]


def test_own_commands_are_written_out(tmp_path: Path) -> None:
    preamble = (
        r"\newcommand{\of}[2]{#1 of {#2}}\def\pair#1#2{(#1; #2)}"
        r"\newcommand*\opt[2][std]{#1-#2}\newcommand{\loop}{\loop x}"
    )
    assert texts(read(r"\of{\pair{a}{b}}{c{d}} \opt{x} \opt[y]{z}", tmp_path, preamble)) == ["(a; b) of cd std-x y-z"]
    assert len(written_out("\\a " * 10, r"\def\a{\a\a\a\a\a\a\a\a\a\a\a\a\a\a\a\a}")) < 3_000_000
    assert texts(read(r"before \loop after", tmp_path, preamble))


def test_lists_have_the_marks_that_are_printed(tmp_path: Path) -> None:
    body = (
        r"\begin{itemize} intro \item One \item[Lab] Two \begin{enumerate}\item A \begin{enumerate}\item B"
        r"\end{enumerate}\item C\end{enumerate}\end{itemize}"
        r"\begin{enumerate}[label=\alph*), start=3]\item X\end{enumerate}"
    )
    assert [(item.text, item.level) for item in read(body, tmp_path).content if isinstance(item, FlowText)] == [
        *(("intro", 0), ("• One", 1), ("Lab Two", 1), ("1. A", 2), ("(a) B", 3), ("2. C", 2), ("c) X", 1)),
    ]


@pytest.mark.parametrize("name", ["verbatim", "lstlisting", "minted"])
def test_listings_stay_as_they_are(name: str, tmp_path: Path) -> None:
    code = "if (a % b) { c[1] = '\\\\n'; /* $ & # } */\n    d();"
    options = {"lstlisting": "[language=C]", "minted": "{c}"}.get(name, "")
    flow = read(f"x\n\\begin{{{name}}}{options}\n{code}\n\\end{{{name}}}\nafter", tmp_path)
    assert [item.text for item in flow.content if isinstance(item, FlowText)] == ["x", code, "after"]


def test_what_is_left_out_is_said(tmp_path: Path) -> None:
    flow = read(r"\input{part} \includegraphics[width=3cm]{a.png} text", tmp_path)
    assert texts(flow) == ["text"]
    assert set(flow.remarks) == {
        *("Files that the source includes are not part of it; add them too.", "Pictures were left out."),
    }


# ------------------------------------------------------------------------------------- tables


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("name", ["tabular", "tabularx", "longtable"])
def test_every_cell_of_a_table_is_read(seed: int, name: str, tmp_path: Path) -> None:
    cells = some_cells(Random(seed))
    rows, columns = max(c.row + c.rows for c in cells), max(c.column + c.columns for c in cells)
    found = table(
        f"\\begin{{{name}}}{'{9cm}' * (name == 'tabularx')}{{{'l' * columns}}}\n{drawn(cells, rows)}\\end{{{name}}}",
        tmp_path,
    )
    assert sorted(place for place in places(found.cells) if place.text) == sorted(c for c in places(cells) if c.text)
    assert found.header_rows == 1


def drawn(cells: list[FlowCell], rows: int) -> str:
    lines = []
    for row in range(rows):
        fields: list[str] = []
        for column, cell in _columns(cells, row):
            if cell.column != column:
                continue
            text = escaped(cell.text) if cell.row == row else ""
            down = f"\\multirow{{{cell.rows}}}{{*}}{{{text}}}" if cell.rows > 1 and text else text
            fields.append(f"\\multicolumn{{{cell.columns}}}{{c}}{{{down}}}" if cell.columns > 1 else down)
        lines.append(" & ".join(fields) + (r" \\ \midrule" if not row else r" \\"))
    return "\\toprule " + "\n".join(lines) + "\n\\bottomrule\n"


def _columns(cells: list[FlowCell], row: int) -> list[tuple[int, FlowCell]]:
    """Which cell lies over each column of a row."""
    over = [
        (column, c) for c in cells if c.row <= row < c.row + c.rows for column in range(c.column, c.column + c.columns)
    ]
    return sorted(over, key=lambda pair: pair[0])


def test_a_long_table_has_one_head_and_its_caption(tmp_path: Path) -> None:
    found = table(
        r"\begin{longtable}{ll}\caption{Limits}\\ H1 & H2 \\ \hline \endfirsthead H1 & H2 \\ \endhead"
        r"\multicolumn{2}{r}{goes on} \endfoot Sum & 3 \\ \endlastfoot a & b \\[2pt] c & d \\ \end{longtable}",
        tmp_path,
    )
    assert (found.caption, found.header_rows) == ("Limits", 1)
    assert [cell.text for cell in found.cells] == ["H1", "H2", "a", "b", "c", "d", "Sum", "3"]


def test_tables_in_boxes_and_within_cells(tmp_path: Path) -> None:
    flow = read(
        r"\begin{table}\resizebox{\textwidth}{!}{\begin{tabular}{ll} A & B \\ c & "
        r"\begin{tabular}{l}1\\2\end{tabular} \\ \end{tabular}}\caption[short]{Sizes}\end{table}",
        tmp_path,
    )
    outer, inner = (item for item in flow.content if isinstance(item, FlowTable))
    assert [cell.text for cell in outer.cells] == ["A", "B", "c", ""]
    assert [cell.text for cell in inner.cells] == ["1", "2"]
    assert texts(flow) == ["Sizes"]


def test_groups_and_fields() -> None:
    fields = [r"a \& b ", " {c & d} ", r" \begin{x}e & f\end{x}"]
    assert parted("&".join(fields), "&") == fields
    assert [unbraced(text) for text in ("{a}", "{a}{b}", " {{a}} ", "{a")] == ["a", "{a}{b}", "{a}", "{a"]


def test_broken_and_empty_sources(tmp_path: Path) -> None:
    path = tmp_path / "broken"
    random = Random(4)
    whole = (
        r"\section{A} \begin{tabular}{ll} a & b \\ \multirow{2}{*}{c} & d \end{tabular} "
        r"$x$ \begin{itemize}\item x\end{itemize}"
    )
    for _ in range(60):
        letters = list(whole)
        for _ in range(random.randint(1, 12)):
            letters[random.randrange(len(letters))] = random.choice("{}\\$%&[]#^_~ab")
        path.write_text("".join(letters))
        assert pages(path, Kind.LATEX)
    path.write_text(" \n")
    with pytest.raises(NothingToRead):
        pages(path, Kind.LATEX)
