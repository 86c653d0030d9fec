"""An answer in lines of plain text: itself, and how it came about."""

from __future__ import annotations

from dataclasses import replace

from localmind_desktop.core import Answer
from localmind_desktop.ui.words import mode_name, table_name, tr


def trace_text(answer: Answer) -> str:
    """What the trace of ``answer`` says, one fact per line."""
    lines = []
    if answer.trace.first_mode is not None:
        before = replace(answer, mode=answer.trace.first_mode)
        lines.append(tr("The first time: {how}").format(how=mode_name(before)))
    if answer.standalone_question and answer.standalone_question != answer.question:
        lines.append(tr("Understood as: {question}").format(question=answer.standalone_question))
    if answer.subquestions:
        lines.append(tr("Asked in parts: {parts}").format(parts=" | ".join(answer.subquestions)))
    if answer.route:
        lines.append(tr("Route: {route}").format(route=answer.route))
    if answer.trace.model:
        lines.append(tr("Model: {model}").format(model=answer.trace.model))
    if answer.grounding.checked:
        lines.append(tr("Figures checked against the cited places: {n}").format(n=answer.grounding.checked))
    for stage in answer.trace.stages:
        note = f" ({stage.note})" if stage.note else ""
        lines.append(f"{stage.name}: {stage.ms:,.0f} ms{note}")
    lines.extend(answer.trace.notes)
    return "\n".join(lines)


def plain_text(answer: Answer) -> str:
    """The answer as text, its chain indented, its tables tab by tab, its sources below."""
    lines = [answer.text]
    lines += [f"{'  ' * hop.depth}{hop.name}: {hop.note} [{hop.citation}]" for hop in answer.tree]
    tables = [table for table in (answer.table, *answer.more_tables) if table is not None]
    for table in tables:
        if len(tables) > 1 and table.source is not None:
            lines += ["", table_name(table.source)]
        lines += ["\t".join(row) for row in (table.headers, *table.rows)]
    lines.append("")
    lines += [f"[{each.number}] {each.document}, {tr('page')} {each.page}" for each in answer.citations]
    return "\n".join(lines).strip()
