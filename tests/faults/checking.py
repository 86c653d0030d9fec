"""Whether a library that was interrupted holds all that was said to be done, and nothing that was said to be gone."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from localmind_desktop.core import CancelToken, Library, Scope, State, result_of
from tests.faults.recording import Call
from tests.faults.session import open_library

WHOLE = (State.READY, State.PARTIAL)


@dataclass(frozen=True, slots=True)
class Said:
    """What a session said was done, up to a moment, and which canary is that of a document."""

    added: dict[str, str]
    removed: dict[str, str]
    moved: dict[str, str]
    talks: tuple[str, ...]
    may_go: frozenset[str]  # documents whose removal had begun


def said_until(calls: Sequence[Call], point: int) -> Said:
    """What was said in the first ``point`` calls."""
    return said_in("".join(call.content.decode() for call in calls[:point] if call.kind == "said"))


def said_in(output: str) -> Said:
    """What a session said."""
    lines = [json.loads(line) for line in output.splitlines()]
    removed = {line["id"]: line["canary"] for line in lines if line["done"] == "removed"}
    return Said(
        {line["id"]: line["canary"] for line in lines if line["done"] == "added" and line["id"] not in removed},
        removed,
        {line["id"]: line["collection"] for line in lines if line["done"] == "moved"},
        tuple(line["talk"] for line in lines if line["done"] == "asked"),
        frozenset(line["id"] for line in lines if line["done"] == "removing"),
    )


def faults(folder: Path, said: Said) -> list[str]:
    """What is wrong with the library in ``folder`` after it was opened and what waited was finished; empty: nothing."""
    library = open_library(folder)
    try:
        found = [*_missing(library, said), *_wrong_place(library, said), *_talks(library, said)]
        result_of(library.resume(CancelToken()))
        found += [*_missing(library, said, at_the_end=True), *_unfinished(library)]
        found += [f"{word} is found after its removal" for word in said.removed.values() if _documents(library, word)]
    finally:
        library.close()
    return [*found, *_traces(folder, said.removed.values())]


def _missing(library: Library, said: Said, *, at_the_end: bool = False) -> Iterable[str]:
    documents = {document.id: document for document in library.documents()}
    for document_id, word in said.added.items():
        document = documents.get(document_id)
        if document is None:
            if document_id not in said.may_go:
                yield f"{word} is lost"
        elif document.state in WHOLE and document_id not in _documents(library, word):
            yield f"{word} is {document.state}, and not found"
        elif document.state in WHOLE and not any(word in page for page in _texts(library, document_id)):
            yield f"{word} has lost its text"
        elif at_the_end and document.state not in WHOLE:
            yield f"{word} stays {document.state}: {document.reason}"


def _documents(library: Library, word: str) -> set[str]:
    return {passage.chunk.document_id for passage in library.search(word, Scope()) if word in passage.chunk.text}


def _texts(library: Library, document_id: str) -> list[str]:
    pages = library._catalog.pages(document_id)
    return [str(page) for page in [*pages, *library.tables(document_id)]]


def _wrong_place(library: Library, said: Said) -> Iterable[str]:
    for document_id, collection in said.moved.items():
        document = library._catalog.document(document_id)
        if document is not None and document.collection != collection:
            yield f"{document.name} is in {document.collection}"


def _talks(library: Library, said: Said) -> Iterable[str]:
    there = {talk.id: talk for talk in library.talk.all()}
    for talk in said.talks:
        if talk not in there or not library.talk.turns(talk):
            yield "a question is lost"


def _unfinished(library: Library) -> Iterable[str]:
    for document in library.documents():
        if not document.state.is_final:
            yield f"{document.name} stays {document.state}"


def _traces(folder: Path, words: Iterable[str]) -> Iterable[str]:
    for file in folder.rglob("*"):
        content = file.read_bytes() if file.is_file() else b""
        for word in words:
            if word.encode() in content:
                yield f"{word} is in {file.relative_to(folder)}"
