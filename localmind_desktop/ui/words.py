"""What the window calls things: states, modes, sizes and times in words for the user."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale

from localmind_desktop.bridge.conversations import Group
from localmind_desktop.bridge.documents import Entry
from localmind_desktop.bridge.telling import is_one, told
from localmind_desktop.core import (
    Answer,
    AnswerTable,
    Check,
    Citation,
    ImportResult,
    Mode,
    ServedModel,
    State,
    TableRef,
    short_model_name,
)


def tr(text: str, meaning: str = "") -> str:
    """``text`` in the language of the window; ``meaning`` where the same words say something else elsewhere.

    pyside6-lupdate files what is called like this under no context, so that is where it is looked up.
    """
    return QCoreApplication.translate("", text, meaning)


def quoted(text: str) -> str:
    return tr("“{text}”").format(text=text)


def labelled(name: str, value: str) -> str:
    """ "Sections: 3 added"."""
    return tr("{name}: {value}").format(name=name, value=value)


def state_name(state: State) -> str:
    return {
        State.QUEUED: tr("Waiting"),
        State.READING: tr("Reading"),
        State.REDACTING: tr("Redacting"),
        State.EMBEDDING: tr("Indexing"),
        State.INDEXING: tr("Indexing"),
        State.ANALYSING: tr("Analyzing"),
        State.READY: tr("Ready"),
        State.PARTIAL: tr("Partly ready"),
        State.FAILED: tr("Could not be read"),
    }[state]


DOCUMENTS = "documents"
"""The route of answers from what was found out about documents as wholes."""


def mode_name(answer: Answer) -> str:
    """How the answer came about, in a few words."""
    of_documents = answer.route == DOCUMENTS and answer.mode is Mode.TABLE
    return {
        Mode.TABLE: tr("Looked up in document details") if of_documents else tr("Looked up in tables"),
        Mode.CHAIN: tr("Looked up across tables"),
        Mode.EXTRACT: tr("Quoted from the documents"),
        Mode.GENERATED: tr("Written by {model}").format(
            model=short_model_name(answer.trace.model or tr("a language model"))
        ),
        Mode.EXACT_CACHE: tr("Answered before"),
        Mode.MEANING_CACHE: tr("Answered before, worded differently"),
        Mode.LIKELY: tr("Possible answer"),
        Mode.NOT_FOUND: tr("Not found"),
    }[answer.mode]


def group_name(group: Group) -> str:
    """What the conversations of a group have in common."""
    return {
        Group.UNKNOWN: tr("Opening the library…"),
        Group.PINNED: tr("Pinned"),
        Group.TODAY: tr("Today"),
        Group.YESTERDAY: tr("Yesterday"),
        Group.WEEK: tr("Last 7 days"),
        Group.MONTH: tr("Last 30 days"),
        Group.OLDER: tr("Older"),
    }[group]


def search_model_name(name: str) -> str:
    """ "builtin", "minilm", "folder:NAME", "ollama:NAME" and "openai:NAME" of the settings, as a user reads them."""
    kind, colon, model = name.partition(":")
    own = {"builtin": tr("Built-in"), "minilm": tr("Built-in, English only")}
    if name in own:
        return own[name]
    places = {
        "folder": tr("{name} (models folder)"),
        "ollama": tr("{name} (Ollama)"),
        "openai": tr("{name} (model server)"),
    }
    return places[kind].format(name=model) if colon and kind in places else name


def served_model_line(model: ServedModel) -> str:
    """ "qwen2.5:7b · 4.4 GB · Q4_K_M · reads 32,768 tokens", as far as the server tells."""
    size = size_name(model.size) if model.size else model.parameters
    window = tr("reads {n} tokens").format(n=number_name(model.window)) if model.window else ""
    return " · ".join(filter(None, (model.name, size, model.quantization, window)))


def size_name(size: int) -> str:
    """In thousands, as the limits of the settings and other programs count."""
    return QLocale().formattedDataSize(size, 1, QLocale.DataSizeFormat.DataSizeSIFormat)


def number_name(number: int) -> str:
    locale = QLocale()
    locale.setNumberOptions(locale.numberOptions() & ~QLocale.NumberOption.OmitGroupSeparator)  # as "C" does
    return locale.toString(number)


def count_name(count: int, one: str, many: str) -> str:
    """ "1 page", "2 pages"; both hold ``{n}``."""
    return (one if is_one(count) else many).format(n=number_name(count))


def documents_name(count: int) -> str:
    return count_name(count, tr("{n} document"), tr("{n} documents"))


def notes_lost(count: int) -> str:
    """What is said of notes that go with documents."""
    return count_name(count, tr("Your note there is deleted too."), tr("Your {n} notes there are deleted too."))


def tables_name(count: int) -> str:
    return count_name(count, tr("{n} table"), tr("{n} tables"))


def rows_name(count: int) -> str:
    return count_name(count, tr("{n} row"), tr("{n} rows"))


def passages_name(count: int) -> str:
    return count_name(count, tr("{n} passage"), tr("{n} passages"))


def table_name(table: TableRef) -> str:
    """A table's own name; without one, where it stands."""
    return " ".join(table.name.split()) or tr("Table on page {page}").format(page=table.page)


def table_place(table: TableRef) -> str:
    return tr("{document} · page\u00a0{page}").format(document=table.document, page=table.page)


def pages_name(pages: Sequence[int]) -> str:
    """ "page 3", "pages 3–7"; ``pages`` are in order, at least one."""
    if len(pages) == 1:
        return tr("page {page}").format(page=pages[0])
    return tr("pages {first}–{last}").format(first=pages[0], last=pages[-1])


def place_of(citation: Citation) -> str:
    """ "page 12", or what a person calls the place where that is no page: "Prices!C14", "Slide 3"."""
    return citation.where or tr("page {page}").format(page=citation.page)


def all_checked_line(table: AnswerTable) -> str:
    """That all rows of the table were looked at."""
    return count_name(table.rows_total, tr("the only row checked"), tr("all {n} rows checked"))


def checked_line(table: AnswerTable) -> str:
    """How much of which table was looked at for an answer."""
    if table.source is not None and table.rows_total:
        name = table.source.label or table_name(table.source)
        one, many = tr("the only row of {table} checked"), tr("all {n} rows of {table} checked")
        return (one if table.rows_total == 1 else many).format(n=number_name(table.rows_total), table=name)
    return count_name(table.rows_read, tr("{n} row checked"), tr("{n} rows checked"))


def settled_line(result: ImportResult, duplicates: int) -> str:
    """What is said when a file was dealt with: that it is no new document, or what became of an archive.

    ``duplicates`` are the files in a row, this one too, that are in the library already.
    """
    if result.status == "duplicate" and duplicates > 1:
        return tr("{n} files were not added because they are already in the library.").format(n=number_name(duplicates))
    if result.status not in ("duplicate", "failed", "skipped"):
        return "" if result.document_id else labelled(Path(result.path).name, told(result.reason or ""))
    if result.document_id is not None and result.status != "duplicate":
        return ""  # its row tells
    name = result.document or Path(result.path).name
    return tr("“{name}” was not added: {reason}").format(
        name=name, reason=told(result.reason or "") or tr("it is already in the library")
    )


def healed_tip(source: Citation | None) -> str:
    """What is said of a cell that is empty in its row and was completed from ``source``."""
    if source is None:
        return tr("Filled in from elsewhere in the document")
    return tr("Filled in from {place} of {document}").format(place=place_of(source), document=source.document)


def entry_line(entry: Entry) -> str:
    """The second line of a document's row."""
    if entry.under_way:
        return " · ".join(progress_parts(entry))
    if entry.paused:
        return tr("Paused")
    if entry.needs_password:
        return tr("Password needed")
    parts = [tr("File missing")] if entry.gone else [state_name(entry.state)]
    if entry.state is State.FAILED:
        return " · ".join([*parts, told(entry.reason)]) if entry.reason else parts[0]
    if entry.document is not None:
        parts.append(count_name(entry.document.pages, tr("{n} page"), tr("{n} pages")))
        if entry.document.tables:
            parts.append(tables_name(entry.document.tables))
        parts.append(size_name(entry.document.size))
        parts.append(date_name(entry.document.added))
    return " · ".join(parts)


def date_name(seconds: float) -> str:
    """A day, from seconds since the epoch; the year only where it is another one."""
    day = QDateTime.fromSecsSinceEpoch(int(seconds)).date()
    return QLocale().toString(day, tr("d MMM") if day.year() == QDate.currentDate().year() else tr("d MMM yyyy"))


def percent_name(percent: int) -> str:
    return tr("{percent} %").format(percent=percent)


def progress_parts(entry: Entry) -> list[str]:
    if entry.state is State.EMBEDDING and not entry.done:  # read, and one of many to be indexed
        return [state_name(State.QUEUED)]
    parts = [state_name(entry.state)]
    if entry.total and entry.state is State.READING:
        parts.append(tr("page {done} of {total}").format(done=entry.done, total=entry.total))
    elif entry.share is not None:
        parts.append(percent_name(round(100 * entry.share)))
    if entry.seconds_left is not None and entry.seconds_left >= 1:
        parts.append(tr("{time} left").format(time=time_name(entry.seconds_left)))
    return parts


def time_name(seconds: float) -> str:
    if seconds < 60:
        return tr("{n} s").format(n=max(1, round(seconds)))
    return tr("{n} min").format(n=round(seconds / 60))


def stage_name(name: str) -> str:
    """What a step of the core is called for the user."""
    return {
        "understand": tr("understand question"),
        "route": tr("detect question type"),
        "expand": tr("rephrase"),
        "exact cache": tr("same earlier question"),
        "meaning cache": tr("similar earlier question"),
        "embed": tr("embedding"),
        "meaning": tr("meaning search"),
        "keywords": tr("keyword search"),
        "fuse": tr("combine results"),
        "second look": tr("keyword check"),
        "rerank": tr("re-rank"),
        "read": tr("read passages"),
        "weigh": tr("compare answers"),
        "annotate": tr("check relevance"),
        "write": tr("write answer"),
        "phrase": tr("phrase answer"),
        "ground": tr("verify values"),
    }.get(name, name)


def time_text(milliseconds: float) -> str:
    if milliseconds < 10_000:
        return tr("{n} ms").format(n=QLocale().toString(milliseconds, "f", 1 if milliseconds < 10 else 0))
    return tr("{n} s").format(n=QLocale().toString(milliseconds / 1000, "f", 1))


def model_line(chat: str | None) -> str:
    if chat:
        return tr("Language model: {name}").format(name=short_model_name(chat))
    return tr("No language model: answers are quoted from documents")


def check_line(check: Check) -> str:
    return f"{'✓' if check.ok else '✗'}  {labelled(check.check, check.detail)}"
