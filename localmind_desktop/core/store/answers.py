"""Answers as the databases keep them: JSON, in which the notes of the core stay the phrases that they are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pydantic import TypeAdapter

from localmind_desktop.core.model import Answer
from localmind_desktop.core.phrase import restored, stored

_ANSWER = TypeAdapter(Answer)


def packed_answer(answer: Answer) -> bytes:
    return _ANSWER.dump_json(_with_notes(answer, stored))


def unpacked_answer(content: bytes | str) -> Answer:
    """Raises ``ValueError`` where it is damaged."""
    return _with_notes(_ANSWER.validate_json(content), restored)


def _with_notes(answer: Answer, way: Callable[[str], str | None]) -> Answer:
    """``answer`` with each note as ``way`` has it."""

    def each(texts: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(way(text) or "" for text in texts)

    trace = answer.trace
    stages = tuple(replace(stage, note=way(stage.note) or "") for stage in trace.stages)
    told = replace(
        trace, stages=stages, notes=each(trace.notes), failures=each(trace.failures), filters=each(trace.filters)
    )
    return replace(answer, note=way(answer.note) or "", trace=told)
