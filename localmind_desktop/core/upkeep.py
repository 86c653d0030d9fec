"""The upkeep of a library: is it in order, how large is it, what was read; its backup, and its index made anew."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import psutil

from localmind_desktop.core.backup import BackupReport, Copied, back_up, folder_size
from localmind_desktop.core.children.probe import protection
from localmind_desktop.core.counting import amount
from localmind_desktop.core.ingest.originals import is_copy
from localmind_desktop.core.model import Check, Document, SecondLook, State
from localmind_desktop.core.model.upkeep import EmbedderUse, PageTrouble, Reading, Sizes, StepTimes
from localmind_desktop.core.paths import LibraryPaths
from localmind_desktop.core.phrase import Phrase, phrase
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.database import Database
from localmind_desktop.core.store.index import SearchIndex
from localmind_desktop.core.store.usage import Usage
from localmind_desktop.core.system.protection import protection_checks
from localmind_desktop.core.task import CancelToken, Task

_LEAST_FREE = 2_000_000_000
_SEARCHES, _EMBEDDINGS = ("keywords",), ("meaning", "embed")  # steps that search, and that embed a question


class Upkeep:
    """What a library needs besides documents and questions. Reads may come from any lane."""

    def __init__(self, paths: LibraryPaths, catalog: Catalog, index: SearchIndex, talk: Database) -> None:
        self._paths = paths
        self._catalog = catalog
        self._index = index
        self._talk = talk

    # ------------------------------------------------------------------ quick reads

    def checks(self, wordnet: str) -> list[Check]:
        """One line per part of the library, and what the system keeps from its processes; ``wordnet`` is where the
        synonyms come from."""
        documents, chunks = self._catalog.documents(), sum(self._catalog.chunk_counts().values())
        lost = [document.name for document in self.unindexed()]
        kept = self._catalog.redactions.files_kept()
        copied = [document for document in documents if document.sha256 in kept]
        spoiled = [one.name for one in copied if not is_copy(self._paths.original(one.sha256), one.sha256)]
        disk = psutil.disk_usage(str(self._paths.folder))
        return [
            Check("library", True, _holdings(len(documents), chunks)),
            Check(
                "search index",
                not lost,
                phrase("Incomplete for: {names}", names=", ".join(lost)) if lost else phrase("complete"),
            ),
            Check("copies of the originals", not spoiled, _spoiled(spoiled) if spoiled else phrase("complete")),
            Check(
                "free disk space",
                disk.free > _LEAST_FREE,
                phrase("{gigabytes:.1f} GB free", gigabytes=disk.free / 1_000_000_000),
            ),
            Check("synonyms", True, wordnet or phrase("no WordNet is installed; not needed")),
            *protection_checks(protection()),
        ]

    def counters(self) -> list[Check]:
        """How much there is and how often it was used (R25)."""
        usage, steps, documents = Usage(self._talk), self.steps(), self._catalog.documents()
        answers, chunks = usage.answers(), sum(self._catalog.chunk_counts().values())
        vectors = sum(map(max, filter(None, (one.values() for one in self._catalog.embeddings.all().values()))))
        given = ", ".join(f"{count} {mode.replace('_', ' ')}" for mode, count in answers.most_common())
        return [
            Check("files", True, str(len(documents))),
            Check("chunks", True, f"{chunks}, of them embedded {vectors}"),
            Check("answers", True, f"{answers.total()}: {given}" if given else "none yet"),
            Check("searches", True, str(sum(step.count for step in steps if step.name in _SEARCHES))),
            Check("embedding calls", True, str(sum(step.count for step in steps if step.name in _EMBEDDINGS))),
        ]

    def steps(self) -> list[StepTimes]:
        """The times of the steps of answering, those that took longest in sum first (R25)."""
        return Usage(self._talk).steps()

    def sizes(self) -> Sizes:
        paths = self._paths
        return Sizes(
            documents=folder_size(paths.files),
            catalog=_with_log(paths.catalog),
            conversations=_with_log(paths.talk),
            index=folder_size(paths.index),
            models=folder_size(paths.models),
            free=psutil.disk_usage(str(paths.folder)).free,
        )

    def reading(self, document_id: str) -> Reading:
        """What was read of a document, page by page, and what could not be."""
        opened, pages = self._catalog.opened(document_id), self._catalog.pages(document_id)
        embedded = self._catalog.embeddings.of(document_id)
        recognised = [page for page in pages if page.ocr_language is not None]
        second = [page for page in pages if page.second_look is not SecondLook.NOT_TAKEN]
        return Reading(
            pages=opened.pages if opened else len(pages),
            with_text=sum(page.has_text for page in pages),
            recognised=tuple(page.number for page in recognised),
            languages=tuple(sorted({page.ocr_language or "" for page in recognised})),
            pictures_only=tuple(page.number for page in pages if page.has_image and not page.has_text),
            troubles=tuple(PageTrouble(page.number, page.error) for page in pages if page.error),
            looked_again=tuple(page.number for page in second),
            improved=tuple(page.number for page in second if page.second_look is SecondLook.BETTER),
            passages=self._catalog.chunk_counts().get(document_id, 0),
            embedders=tuple(sorted((stamp, count) for stamp, count in embedded.items() if count)),
        )

    def unindexed(self) -> list[Document]:
        """The documents that are whole by the catalog, but not in the index."""
        whole = [document for document in self._catalog.documents() if document.state in (State.READY, State.PARTIAL)]
        embedded = self._catalog.embeddings.all()
        vectors = {stamp: self._index.vector_counts(stamp) for stamp in self._catalog.embeddings.in_use()}
        words, chunks = self._index.word_counts(), self._catalog.chunk_counts()
        return [
            document
            for document in whole
            if words[document.id] != chunks.get(document.id, 0)
            or any(vectors[stamp][document.id] < count for stamp, count in embedded[document.id].items() if count)
        ]

    # ------------------------------------------------------------------ store lane

    def back_up(self, target: Path, cancel: CancelToken) -> Task[Copied, BackupReport]:
        """Copy the library to the new folder ``target``, with the hash of every file. Raises `StorageError`."""
        databases = {self._paths.catalog.name: self._catalog.copy_to, self._paths.talk.name: self._talk.copy_to}
        return back_up(self._paths, target, databases, cancel)

    def drop_index(self) -> int:
        """Forget the search index; `Library.resume` makes it anew from the catalog. How many documents wait for it."""
        self._catalog.versions.require_writable()
        whole = [document for document in self._catalog.documents() if document.state in (State.READY, State.PARTIAL)]
        for document in whole:  # first the states: after a crash between the two, the next start makes it anew
            self._catalog.set_state(document.id, State.QUEUED)
        self._index.remove([document.id for document in whole], purge=True)
        return len(whole)


def _holdings(documents: int, parts: int) -> Phrase:
    return phrase("{documents}, {parts}", documents=amount(documents, "document"), parts=amount(parts, "part"))


def _spoiled(names: Sequence[str]) -> str:
    return phrase("Missing or damaged: {names}", names=", ".join(names))


def times_check(steps: Sequence[StepTimes]) -> Check:
    """The steps of answering in one line."""
    times = ", ".join(f"{step.name} {step.mean_ms:.1f} (at most {step.longest_ms:.0f})" for step in steps)
    return Check("milliseconds per step", True, times or "none yet")


def use_check(use: EmbedderUse) -> Check:
    """How far the documents have vectors of an embedder."""
    of, count = amount(use.total, "document"), use.documents
    said = phrase("1 of {of} uses it", of=of) if count == 1 else phrase("{n:,} of {of} use it", n=count, of=of)
    return Check(f"search by {use.name}", use.documents == use.total or not use.wanted, said)


def _with_log(file: Path) -> int:
    """Bytes of a database and of its log."""
    parts = [file, file.with_name(f"{file.name}-wal")]
    return sum(part.stat().st_size for part in parts if part.exists())
