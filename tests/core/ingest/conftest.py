from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from localmind_desktop.core.ingest.intake import Intake
from localmind_desktop.core.model import Document, ImportResult, Progress
from localmind_desktop.core.models.protocols import Embedder
from localmind_desktop.core.passwords import Passwords
from localmind_desktop.core.paths import LibraryPaths
from localmind_desktop.core.settings import Limits, Settings
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.store.index import SearchIndex
from localmind_desktop.core.task import CancelToken, result_of
from tests.core.ingest.counting import CountingEmbedder


@dataclass
class Bench:
    """An intake over real stores in a folder, with an embedder that counts."""

    folder: Path
    embedder: CountingEmbedder = field(default_factory=CountingEmbedder)
    settings: Settings = field(default_factory=Settings)
    progress: list[Progress] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.folder.mkdir(exist_ok=True)
        self.paths = LibraryPaths(self.folder)
        self.catalog = Catalog(self.paths.catalog)
        self.index = SearchIndex(self.paths.index)
        self.passwords = Passwords()
        self.cancel = CancelToken()

    def limited(self, **limits: float) -> None:
        self.settings = replace(self.settings, limits=replace(Limits(), **limits))

    def intake(self, embedder: Embedder | None) -> Intake:
        return Intake(self.paths, self.catalog, self.index, embedder, self.settings, self.passwords)

    def take_in(self, path: Path, collection: str = "Documents", *, embed: bool = True) -> ImportResult:
        intake = self.intake(self.embedder if embed else None)
        return result_of(intake.take_in(path, collection, self.cancel), self.progress.append)

    def complete(self, document: Document) -> Document:
        return result_of(self.intake(self.embedder).complete(document, self.cancel), self.progress.append)

    def names(self) -> list[str]:
        return [document.name for document in self.catalog.documents()]

    def copies(self) -> list[str]:
        return sorted(path.name for path in self.paths.files.glob("*"))

    def texts(self, document_id: str | None) -> list[str]:
        return [chunk.text for chunk in self.catalog.chunks(document_id or "")]


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    made = Bench(tmp_path / "library")
    yield made
    made.catalog.close()
