"""Blocks that hold several clauses, as pages without space between them are read, one by one. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from localmind_desktop.core.insight.review.checklists import HEADINGS, Checklist
from localmind_desktop.core.model import BlockKind
from localmind_desktop.core.model.insight import TextRun

_NUMBERED = re.compile(
    r"\s*(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s+|\d{1,2}(?:\.\d{1,2})+[.)]?\s+|§+\s*\d"
    r"|(?:Art\w*\.?|Section|Clause)\s+\d|第.{1,4}[条章]|[一二三四五六七八九十]{1,3}、|\d{1,2}、)\S"
)
_TITLE_END = re.compile(r"\s?[.:：]\s")
_PROSE = (BlockKind.PARAGRAPH, BlockKind.LIST)


def clauses_of(runs: Sequence[TextRun], checklist: Checklist) -> list[TextRun]:
    """``runs``, with those of several clauses taken apart at the lines where one begins, by number or by title."""
    return [clause for run in runs for clause in _apart(run, checklist)]


def _apart(run: TextRun, checklist: Checklist) -> Iterator[TextRun]:
    if run.kind not in _PROSE or len(run.lines) == 1:
        yield run
        return
    begins = [at for at, line in enumerate(run.lines) if at and _begins_clause(line.text, checklist)]
    for start, end in zip([0, *begins], [*begins, len(run.lines)], strict=True):
        yield replace(run, lines=run.lines[start:end]) if begins else run


def _begins_clause(line: str, checklist: Checklist) -> bool:
    if _NUMBERED.match(line):
        return True
    return any(
        signal.role == HEADINGS and not line[: signal.start].strip() and _TITLE_END.match(line, signal.end)
        for signal in checklist.signals(line)
    )
