"""What the window calls things: states, modes, sizes and times in words for the user."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from localmind_desktop.bridge.documents import Entry
from localmind_desktop.core import Answer, Check, Mode, State


def tr(text: str) -> str:
    return QCoreApplication.translate("words", text)


def state_name(state: State) -> str:
    return {
        State.QUEUED: tr("Waiting"),
        State.READING: tr("Reading"),
        State.REDACTING: tr("Redacting"),
        State.EMBEDDING: tr("Learning"),
        State.INDEXING: tr("Indexing"),
        State.ANALYSING: tr("Analysing"),
        State.READY: tr("Ready"),
        State.PARTIAL: tr("Partly ready"),
        State.FAILED: tr("Could not be read"),
    }[state]


def mode_name(answer: Answer) -> str:
    """How the answer came about, in a few words."""
    return {
        Mode.TABLE: tr("Looked up in tables"),
        Mode.CHAIN: tr("Followed through tables"),
        Mode.EXTRACT: tr("Quoted from the documents"),
        Mode.GENERATED: tr("Written by {model}").format(model=answer.trace.model or tr("a language model")),
        Mode.EXACT_CACHE: tr("Answered before"),
        Mode.MEANING_CACHE: tr("Answered before, asked in other words"),
        Mode.NOT_FOUND: tr("Not found"),
    }[answer.mode]


def size_name(size: int) -> str:
    return QLocale().formattedDataSize(size, 1, QLocale.DataSizeFormat.DataSizeTraditionalFormat)


def count_name(count: int, one: str, many: str) -> str:
    """ "1 page", "2 pages"; ``many`` holds ``{n}``."""
    return one if count == 1 else many.format(n=QLocale().toString(count))


def entry_line(entry: Entry) -> str:
    """The second line of a document's row."""
    if entry.under_way:
        return " · ".join(progress_parts(entry))
    parts = [state_name(entry.state)]
    if entry.state is State.FAILED:
        return " · ".join([*parts, entry.reason]) if entry.reason else parts[0]
    if entry.document is not None:
        parts.append(count_name(entry.document.pages, tr("1 page"), tr("{n} pages")))
        if entry.document.tables:
            parts.append(count_name(entry.document.tables, tr("1 table"), tr("{n} tables")))
        parts.append(size_name(entry.document.size))
    return " · ".join(parts)


def progress_parts(entry: Entry) -> list[str]:
    parts = [state_name(entry.state)]
    if entry.total and entry.state is State.READING:
        parts.append(tr("page {done} of {total}").format(done=entry.done, total=entry.total))
    elif entry.share is not None:
        parts.append(tr("{percent} %").format(percent=round(100 * entry.share)))
    if entry.seconds_left is not None and entry.seconds_left >= 1:
        parts.append(tr("{time} left").format(time=time_name(entry.seconds_left)))
    return parts


def time_name(seconds: float) -> str:
    if seconds < 60:
        return tr("{n} s").format(n=max(1, round(seconds)))
    return tr("{n} min").format(n=round(seconds / 60))


def model_line(chat: str | None) -> str:
    if chat:
        return tr("Language model: {name}").format(name=chat)
    return tr("No language model: answers are quoted from the documents")


def check_line(check: Check) -> str:
    return f"{'✓' if check.ok else '✗'}  {check.check}: {check.detail}"
