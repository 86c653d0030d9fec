"""Answers as the databases keep them: JSON, in which what the core says of them stays the phrases that it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pydantic import TypeAdapter

from localmind_desktop.core.model import Answer, AnswerTable, Finding
from localmind_desktop.core.phrase import Phrase, packed, restored

_ANSWER = TypeAdapter(Answer)


def packed_answer(answer: Answer) -> bytes:
    return _ANSWER.dump_json(_with_phrases(answer, lambda text: packed(text) if isinstance(text, Phrase) else text))


def unpacked_answer(content: bytes | str) -> Answer:
    """Raises ``ValueError`` where it is damaged."""
    return _with_phrases(_ANSWER.validate_json(content), lambda text: restored(text) or "")


def _with_phrases(answer: Answer, way: Callable[[str], str]) -> Answer:
    """``answer`` with each text that may be the core's as ``way`` has it."""

    def each(texts: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(map(way, texts))

    def headed(table: AnswerTable) -> AnswerTable:
        return replace(table, headers=each(table.headers))

    def named(found: Finding) -> Finding:
        rows = headed(found.rows) if found.rows is not None else None
        return replace(found, value=way(found.value), about=each(found.about), rows=rows)

    trace = answer.trace
    stages = tuple(replace(stage, note=way(stage.note)) for stage in trace.stages)
    return replace(
        answer,
        text=way(answer.text),
        note=way(answer.note),
        table=headed(answer.table) if answer.table is not None else None,
        more_tables=tuple(map(headed, answer.more_tables)),
        findings=tuple(map(named, answer.findings)),
        trace=replace(
            trace, stages=stages, notes=each(trace.notes), failures=each(trace.failures), filters=each(trace.filters)
        ),
    )
