"""An answer as plain text and as Markdown, to be copied."""

from __future__ import annotations

import re

from localmind_desktop.bridge.telling import told_phrase
from localmind_desktop.core import Answer, AnswerTable, Citation
from localmind_desktop.ui.words import place_of, table_name, tr

_MARK = re.compile(r"\[(\d+)\]")


def plain_text(answer: Answer) -> str:
    """The answer as text, its chain indented, its tables tab by tab, its sources below."""
    lines = [told_phrase(answer.text), *quoted_text(answer)]
    lines += [f"{'  ' * hop.depth}{hop.name}: {hop.note} [{hop.citation}]" for hop in answer.tree]
    tables = tables_of(answer)
    for table in tables:
        if len(tables) > 1 and table.source is not None:
            lines += ["", table_name(table.source)]
        lines += ["\t".join(map(told_phrase, row)) for row in (table.headers, *table.rows)]
    lines.append("")
    lines += [f"[{each.number}] {source_line(answer, each)}" for each in answer.citations]
    return "\n".join(unfinished_line(answer) + lines).strip()


def referenced_text(answer: Answer) -> str:
    """The answer as text, with document and page in the place of each number."""
    cited = {each.number: f"({each.document}, {place_of(each)})" for each in answer.citations}
    text = "\n".join([told_phrase(answer.text), *quoted_text(answer)])
    return _MARK.sub(lambda mark: cited.get(int(mark[1]), mark[0]), text)


def markdown_text(answer: Answer) -> str:
    """The same as Markdown, with the question as its heading."""
    lines = [f"## {one_line(answer.question)}", "", *unfinished_line(answer)]
    lines += [told_phrase(answer.text), *quoted_text(answer)]
    lines += [f"{'  ' * hop.depth}- **{hop.name}** {hop.note} [{hop.citation}]" for hop in answer.tree]
    for table in tables_of(answer):
        lines.append("")
        if table.source is not None:
            lines += [f"*{one_line(table_name(table.source))}*", ""]
        lines += [markdown_row(tuple(map(told_phrase, table.headers))), markdown_row(("---",) * len(table.headers))]
        lines += [markdown_row(row) for row in table.rows]
    if answer.citations:
        lines.append("")
    lines += [f"- [{each.number}] {one_line(source_line(answer, each))}" for each in answer.citations]
    return "\n".join(lines).strip() + "\n"


def source_line(answer: Answer, cited: Citation) -> str:
    """Where a citation stands; where nothing is claimed also what it says."""
    where = f"{cited.document}, {place_of(cited)}"
    return where if answer.says_something else f"{where}: {one_line(cited.quote)}"


def tables_of(answer: Answer) -> list[AnswerTable]:
    """The tables of an answer that its text does not tell already."""
    is_told = any(finding.rows is not None for finding in answer.findings)
    return [table for table in (None if is_told else answer.table, *answer.more_tables) if table is not None]


def quoted_text(answer: Answer) -> list[str]:
    """What the documents say where a model's answer broke off."""
    return ["", tr("The documents say:"), answer.quoted] if answer.quoted else []


def unfinished_line(answer: Answer) -> list[str]:
    return [tr("(This answer is incomplete.)")] if answer.incomplete else []


def one_line(text: str) -> str:
    return " ".join(text.split())


def markdown_row(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(one_line(cell).replace('|', chr(92) + '|') for cell in cells)} |"
