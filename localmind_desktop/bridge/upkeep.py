"""The upkeep of the library and its models as jobs: health, sizes, backup, models that are carried over."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.job import Job
from localmind_desktop.core.model.models import ServedModels, Trial
from localmind_desktop.core.paths import LibraryPaths
from localmind_desktop.core.settings import Settings
from localmind_desktop.core.system.access import Access
from localmind_desktop.core.task import CancelToken, Task

if TYPE_CHECKING:
    from localmind_desktop.core.backup import BackupReport, Copied
    from localmind_desktop.core.system.connections import Connections
    from localmind_desktop.core.system.protection import Protection


class UpkeepDesk:
    """Verbs beside those of the `Desk`, on its lanes. Those of the library need it open."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def is_open(self) -> bool:
        return self._desk.is_open

    def health(self) -> Job:
        """The `Health` of the library, its index, the disk and the models."""
        return self._desk.on(self._desk.export, lambda library, cancel: library.health())

    def sizes(self) -> Job:
        return self._desk.on(self._desk.export, lambda library, cancel: library.upkeep.sizes())

    def reading(self, document_id: str) -> Job:
        """How a document was read, as a `Reading`."""
        return self._desk.on(self._desk.export, lambda library, cancel: library.upkeep.reading(document_id), ahead=True)

    def back_up(self, target: Path) -> Job:
        """Copy the library to ``target``; between documents, so that nothing writes meanwhile. Tells of `Copied`."""
        return self._desk.on(self._desk.store, lambda library, cancel: library.upkeep.back_up(target, cancel))

    def restore(self, backup: Path, folder: Path) -> Job:
        """Make the library of a backup anew in an empty folder. Works without an open library."""
        return self._desk.export.run(lambda cancel: _restore(backup, folder, cancel))

    def drop_index(self) -> Job:
        """Forget the index; it is made anew when the library opens again."""
        return self._desk.on(self._desk.store, lambda library, cancel: library.upkeep.drop_index())

    def embedder_uses(self) -> Job:
        """How far each embedder has come with the documents, as a list of `EmbedderUse`."""
        return self._desk.on(self._desk.export, lambda library, cancel: library.catching_up.uses())

    def embedder_choices(self, folder: Path, settings: Settings) -> Job:
        """The names of the embedders that can be had. Works without an open library."""
        self._desk.guard.also_allow(*settings.models.servers)
        return self._desk.export.run(lambda cancel: _embedder_choices(folder, settings, self._desk.access))

    def served_models(self, folder: Path, settings: Settings) -> Job:
        """The models that ``settings`` lead to, as `ServedModels`. Works without an open library."""
        self._desk.guard.also_allow(*settings.models.servers)
        return self._desk.export.run(lambda cancel: _served_models(folder, settings, self._desk.access), ahead=True)

    def language_models(self) -> Job:
        """Those that could be used now, as `ServedModels`."""
        return self._desk.on(self._desk.export, lambda library, cancel: library.language_models(), ahead=True)

    def try_chat(self, folder: Path, settings: Settings) -> Job:
        """Let the chat model of ``settings`` write a few words; a `Trial`. Works without an open library."""
        self._desk.guard.also_allow(*settings.models.servers)
        return self._desk.export.run(lambda cancel: _try_chat(folder, settings, cancel, self._desk.access))

    def reranker_choices(self, folder: Path, settings: Settings) -> Job:
        """The names of the re-ranking models in the models folder. Works without an open library."""
        return self._desk.export.run(lambda cancel: _reranker_choices(folder, settings), ahead=True)

    def has_keyring(self) -> Job:
        """Whether keys of servers can be kept beyond this session."""
        return self._desk.export.run(lambda cancel: self._desk.keys.last, ahead=True)

    def keep_key(self, address: str, key: str) -> Job:
        """Keep the key of a server in the system's keyring; whether it is kept beyond this session."""
        self._desk.keys.hold(address, key)
        return self._desk.export.run(lambda cancel: self._desk.keys.keep(address, key), ahead=True)

    def add_model(self, models: Path, source: Path) -> Job:
        """Copy the model folder ``source`` to the folder ``models``, hashes compared; its name."""
        return self._desk.export.run(lambda cancel: _add_model(models, source))

    def connections(self) -> Job:
        return self._desk.export.run(lambda cancel: _connections(), ahead=True)

    def protection(self) -> Job:
        """What the system keeps from this program, as a `Protection`. Works without an open library."""
        return self._desk.export.run(lambda cancel: _protection(), ahead=True)


def models_folder(library: Path, chosen: str) -> Path:
    """Where model folders lie: in the folder that was chosen, else within the library."""
    return Path(chosen) if chosen else LibraryPaths(library).models


# What follows runs on a lane, and imports there what the window does not need at its start.


def _restore(backup: Path, folder: Path, cancel: CancelToken) -> Task[Copied, BackupReport]:
    from localmind_desktop.core.backup import restore

    return restore(backup, folder, cancel)


def _connections() -> Connections:
    from localmind_desktop.core.system.connections import open_connections

    return open_connections()


def _protection() -> Protection:
    from localmind_desktop.core.children.probe import protection

    return protection()


def _embedder_choices(folder: Path, settings: Settings, access: Access) -> list[str]:
    from localmind_desktop.core.models import ModelShelf, embedder_choices

    return embedder_choices(settings.models, ModelShelf(models_folder(folder, settings.models.folder)), access)


def _reranker_choices(folder: Path, settings: Settings) -> list[str]:
    from localmind_desktop.core.models import ModelShelf, reranker_choices

    return reranker_choices(ModelShelf(models_folder(folder, settings.models.folder)))


def _served_models(folder: Path, settings: Settings, access: Access) -> ServedModels:
    from localmind_desktop.core.models import ModelShelf, served_models

    return served_models(settings.models, access, shelf=ModelShelf(models_folder(folder, settings.models.folder)))


def _try_chat(folder: Path, settings: Settings, cancel: CancelToken, access: Access) -> Trial:
    from localmind_desktop.core.models import ModelShelf, try_chat

    shelf = ModelShelf(models_folder(folder, settings.models.folder))
    return try_chat(settings.models, settings.models.chat, cancel, access, shelf)


def _add_model(models: Path, source: Path) -> str:
    from localmind_desktop.core.models import ModelShelf

    return ModelShelf(models).add(source).name
