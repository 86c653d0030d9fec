"""The text of one file without its personal data, and what was found, without a library (`localmind redact`)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from localmind_desktop.core.ingest.originals import check_source
from localmind_desktop.core.insight.personal.masking import redacted
from localmind_desktop.core.insight.personal.spans import personal_spans
from localmind_desktop.core.insight.runs import runs_of
from localmind_desktop.core.model import Kind, PageRead
from localmind_desktop.core.model.insight import PersonalKind, PersonalSpan, RedactionMode
from localmind_desktop.core.parsing import join_fragments, kind_of, read_document
from localmind_desktop.core.parsing.plain.reading import decoded
from localmind_desktop.core.settings import Settings
from localmind_desktop.core.task import CancelToken

_PLAIN = frozenset({Kind.TEXT, Kind.CSV, Kind.MARKDOWN, Kind.RESTRUCTURED, Kind.CODE, Kind.JSON, Kind.LATEX})


class FoundText(NamedTuple):
    """Something personal: letters ``start`` to ``end`` of the text before it was redacted."""

    kind: PersonalKind
    text: str
    start: int
    end: int


class RedactedText(NamedTuple):
    text: str
    found: tuple[FoundText, ...]


class _Piece(NamedTuple):
    """A text with what names it, and what joins it to the next."""

    text: str
    label: str = ""
    joint: str = "\n"


def redacted_file(path: Path, mode: RedactionMode, settings: Settings) -> RedactedText:
    """Of a plain text all of it, of other files what is read of them, by line and cell. Raises `DocumentError`."""
    text, found, offset = "", list[FoundText](), 0
    for piece, label, joint in _pieces(path, settings):
        spans = personal_spans(piece, label)
        found += [_found(span, piece, offset) for span in spans]
        text += redacted(piece, spans, mode) + joint
        offset += len(piece) + len(joint)
    return RedactedText(text, tuple(found))


def _found(span: PersonalSpan, text: str, offset: int) -> FoundText:
    return FoundText(span.kind, text[span.start : span.end], offset + span.start, offset + span.end)


def _pieces(path: Path, settings: Settings) -> Iterator[_Piece]:
    check_source(path, settings.limits.file_bytes)
    kind = kind_of(path)
    if kind in _PLAIN:
        yield _Piece(decoded(path.read_bytes()), joint="")
        return
    reading = read_document(path, settings.limits, CancelToken(), kind=kind, recognition=settings.recognition)
    pages = [item for item in reading if isinstance(item, PageRead)]
    for run in runs_of(pages, join_fragments(pages), headers=True):
        yield _Piece(run.text, run.label)
