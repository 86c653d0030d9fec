"""A library over embedders that tests make, which may change from one opening to the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from localmind_desktop.core.errors import ModelMissing
from localmind_desktop.core.library import Library
from localmind_desktop.core.model import Document, Passage, Progress, Scope
from localmind_desktop.core.models import ModelSet, ModelShelf
from localmind_desktop.core.models.protocols import ChatModel, Embedder, Reader
from localmind_desktop.core.passwords import Passwords
from localmind_desktop.core.paths import LibraryPaths
from localmind_desktop.core.settings import Limits, Models, Settings
from localmind_desktop.core.system.locking import locked
from localmind_desktop.core.task import CancelToken, result_of


def no_chat() -> ChatModel:
    raise ModelMissing("No chat model here.")


@dataclass
class Shelf:
    """Opens the library in ``folder``; ``embedders`` are those that there are, by name."""

    folder: Path
    embedders: Mapping[str, Embedder] = field(default_factory=dict)
    opened: list[Library] = field(default_factory=list)
    limits: Limits = field(default_factory=Limits)
    chat: Callable[[], ChatModel] | None = None
    reader: Reader | None = None

    def open(self, *names: str) -> Library:
        """With the embedders of these names, the main one first; what was open before is closed."""
        self.close()
        paths = LibraryPaths(self.folder)
        paths.folder.mkdir(exist_ok=True)
        lock = locked(paths)
        models = Models(embedder=names[0], embedders_beside=names[1:], use_chat=self.chat is not None)
        settings = Settings(models=models, limits=self.limits)
        found = ModelSet(
            *(self.embedders.get(names[0]), None, self.chat or no_chat, lambda: None, lambda: None),
            embedder_named=self.embedders.get,
            reader=self.reader,
        )
        self.opened.append(Library(paths, settings, found, ModelShelf(paths.models), lock, Passwords()))
        return self.opened[-1]

    def close(self) -> None:
        while self.opened:
            self.opened.pop().close()


def ingest(library: Library, paths: Sequence[Path]) -> list[Document]:
    results = [result_of(library.ingest(path, CancelToken())) for path in paths]
    return [library.document(result.document_id or "") for result in results]


def caught_up(library: Library) -> list[Progress]:
    """What is told while all documents get what they lack."""
    told: list[Progress] = []
    result_of(library.resume(CancelToken()), told.append)
    return told


def by_meaning(library: Library, query: str) -> list[Passage]:
    return [passage for passage in library.search(query, Scope()) if passage.scores.vector is not None]


def stamps_of(library: Library) -> list[set[str]]:
    """The embedders of each document's vectors, by the catalog, which the index bears out."""
    found = []
    for document in library.documents():
        on_record = library._catalog.embeddings.of(document.id)
        for stamp, count in on_record.items():
            assert library._index.vector_counts(stamp)[document.id] == count
        assert library._index.vector_counts()[document.id] == sum(on_record.values())
        found.append(set(on_record))
    return found
