"""From settings to models. Building is instant: nothing is read, started or asked before a model is used."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache, partial

import psutil

from localmind_desktop.core.children.inference import InferenceChild
from localmind_desktop.core.errors import ModelError, ModelMissing
from localmind_desktop.core.models import builtin
from localmind_desktop.core.models.cross_encoder import scoring_shape
from localmind_desktop.core.models.embedder import builtin_embedder, shelf_embedder
from localmind_desktop.core.models.engine import Engine
from localmind_desktop.core.models.folder import ModelKind, is_reranker
from localmind_desktop.core.models.ollama import EMBEDDING
from localmind_desktop.core.models.ollama_embedder import OllamaEmbedder
from localmind_desktop.core.models.openai_embedder import OpenAIEmbedder
from localmind_desktop.core.models.own import ChatModels, OwnModels
from localmind_desktop.core.models.protocols import ChatModel, Embedder, Reader, Reranker
from localmind_desktop.core.models.reader import BuiltInReader
from localmind_desktop.core.models.reranker import FolderReranker
from localmind_desktop.core.models.serving import ModelServer, server_at
from localmind_desktop.core.models.shelf import ModelShelf
from localmind_desktop.core.models.speeds import Speeds
from localmind_desktop.core.settings import Limits, Models
from localmind_desktop.core.system.access import DIRECT, Access

FOLDER = "folder:"
OLLAMA = "ollama:"
OPENAI = "openai:"
NO_RERANKER = "none"
PREFERRED_RERANKER = "bge-reranker-base"
_SHARE_OF_MEMORY = 2  # one part of so many may be taken by model folders that are loaded at the same time


@dataclass(frozen=True, slots=True)
class ModelSet:
    """The models in use. ``embedder`` is the main one, None when it is not installed.

    ``reranker`` puts passages in order for a model that writes. ``reader`` reads what may answer together with the
    question: the weights of answers are learned with that very model.

    ``chat`` asks the server which model there is, each time; it raises `ModelError`. So does ``condenser``, the small
    model that makes follow-up questions stand alone, which is None where it is not installed. ``warm`` starts the
    inference process without waiting for it. ``close`` ends it.
    """

    embedder: Embedder | None
    reranker: Reranker | None
    chat: Callable[[], ChatModel]
    warm: Callable[[], None]
    close: Callable[[], None]
    condenser: Callable[[], ChatModel | None] = lambda: None
    named: Callable[[str], ChatModel] | None = None  # the chat model of a name
    access: Access = DIRECT  # to the model servers
    embedder_named: Callable[[str], Embedder | None] = lambda name: None  # of any name, always the same one
    child: InferenceChild | None = None
    own: OwnModels | None = None
    reader: Reader | None = None
    speeds: Speeds | None = None  # of the models on this machine, as last seen


def build_models(
    settings: Models, limits: Limits, shelf: ModelShelf, access: Access = DIRECT, before: ModelSet | None = None
) -> ModelSet:
    """The models that ``settings`` name, not yet started or checked; in the processes of ``before`` if given."""
    server, embedding = server_of(settings, access), embedding_server_of(settings, access)
    reranker = reranker_name(settings, shelf)
    has_reader = settings.reranker != NO_RERANKER and builtin.READER.location() is not None
    run_here = [name for name in settings.embedders if _runs_here(name, shelf)]
    needs_torch = _needs_torch(shelf, reranker) or any(name.startswith(FOLDER) for name in run_here)
    own = builtin.embedder(settings.embedder)
    first = own.location() if own is not None else None
    room = psutil.virtual_memory().total // _SHARE_OF_MEMORY
    engine = partial(Engine, first, early_torch=needs_torch, model_bytes=room)
    child = (before and before.child) or InferenceChild(limits.embedding_seconds, engine, shelf.folder)
    chats = ChatModels(server, (before and before.own) or OwnModels(shelf))
    embedder_named = cache(lambda name: embedder_by_name(name, limits, shelf, child, embedding))

    def named(name: str) -> ChatModel:
        if not settings.use_chat:
            raise ModelMissing("The chat model is switched off in the settings; answers are quoted from the documents.")
        return chats.chat(name, settings.window_tokens, settings.silence_seconds)

    def chat() -> ChatModel:
        return named(settings.chat)

    def condenser() -> ChatModel | None:
        if not (settings.use_chat and settings.condenser):
            return None
        window = min(settings.condenser_window_tokens, settings.window_tokens)
        try:
            return chats.chat(settings.condenser, window, settings.condenser_seconds)
        except ModelMissing:
            return None

    def warm() -> None:
        if reranker or has_reader or run_here:
            with suppress(ModelError):  # which is said when the model is asked for
                child.start()

    def close() -> None:
        child.close()
        chats.close()
        embedding.close()

    return ModelSet(
        embedder=embedder_named(settings.embedder) if is_installed(settings.embedder, shelf) else None,
        reranker=FolderReranker(child, shelf, reranker) if reranker else None,
        reader=BuiltInReader(child) if has_reader else None,
        speeds=shelf.speeds,
        chat=chat,
        warm=warm,
        close=close,
        condenser=condenser,
        named=named,
        access=access,
        embedder_named=embedder_named,
        child=child,
        own=chats.own,
    )


def _runs_here(embedder: str, shelf: ModelShelf) -> bool:
    return not embedder.startswith((OLLAMA, OPENAI)) and is_installed(embedder, shelf)


def _needs_torch(shelf: ModelShelf, reranker: str) -> bool:
    return bool(reranker) and scoring_shape(shelf.folder / reranker) is None


def server_of(settings: Models, access: Access = DIRECT) -> ModelServer:
    """The server of the chat model."""
    return server_at(settings.server, settings.connect_seconds, settings.server_kind, _keyed(settings, access))


def embedding_server_of(settings: Models, access: Access = DIRECT) -> ModelServer:
    """The server of the embedders, which is that of the chat model unless it has an address of its own."""
    if not settings.embedding_server:
        return server_of(settings, access)
    return server_at(settings.embedding_server, settings.connect_seconds, "", _keyed(settings, access))


def _keyed(settings: Models, access: Access) -> Access:
    """The keyring is asked for the keys of those servers only that have one."""
    return replace(access, key=lambda address: access.key(address) if address in settings.keyed_servers else "")


def embedder_by_name(
    name: str, limits: Limits, shelf: ModelShelf, child: InferenceChild, server: ModelServer
) -> Embedder | None:
    """The embedder of that name, installed or not: one that is not says so when it is used. None for no name of one."""
    if name.startswith(OLLAMA):
        return OllamaEmbedder(server.ollama, name.removeprefix(OLLAMA), limits.embedding_seconds)
    if name.startswith(OPENAI):
        return OpenAIEmbedder(server.openai, name.removeprefix(OPENAI), limits.embedding_seconds)
    if name.startswith(FOLDER):
        return shelf_embedder(child, shelf, name.removeprefix(FOLDER))
    return builtin_embedder(child, name) if name in builtin.EMBEDDERS else None


def is_installed(name: str, shelf: ModelShelf) -> bool:
    """Whether an embedder is on this machine, as far as that can be told without asking a server."""
    if name.startswith(FOLDER):
        return name.removeprefix(FOLDER) in shelf.names()
    return name.startswith((OLLAMA, OPENAI)) or builtin.embedder(name) is not None


def embedder_choices(settings: Models, shelf: ModelShelf, access: Access = DIRECT) -> list[str]:
    """The names of the embedders that can be had on this machine and at the model server, and of those that are set."""
    own = [*_built_in(), *(f"{FOLDER}{name}" for name in shelf.names() if _is_embedder(shelf, name))]
    served: list[str] = []
    server = embedding_server_of(settings, access)
    with suppress(ModelError):  # which the checks tell of
        if not server.is_openai():
            installed = server.ollama.installed()
            served = [f"{OLLAMA}{one.name}" for one in installed if one.abilities and EMBEDDING in one.abilities]
    server.close()
    return list(dict.fromkeys((*own, *served, *settings.embedders)))


def _built_in() -> list[str]:
    """One name for each embedder that is installed with the app."""
    models = [builtin.embedder(name) for name in builtin.EMBEDDERS]
    return [name for number, name in enumerate(builtin.EMBEDDERS) if models[number] not in models[:number]]


def _is_embedder(shelf: ModelShelf, name: str) -> bool:
    try:
        return shelf.find(name).kind is ModelKind.EMBEDDER
    except ModelError:
        return False


def reranker_name(settings: Models, shelf: ModelShelf) -> str:
    """The reranker to use: the one named, "none" for none; by default bge-reranker-base, or else the first there is."""
    if settings.reranker == NO_RERANKER:
        return ""
    if settings.reranker:
        return settings.reranker.removeprefix(FOLDER)
    there = reranker_choices(shelf)
    return there[0] if there else ""


def reranker_choices(shelf: ModelShelf) -> list[str]:
    """The names of the rerankers on the shelf, the preferred one first."""
    there = [name for name in shelf.names() if is_reranker(shelf.folder / name)]
    return sorted(there, key=lambda name: (name != PREFERRED_RERANKER, name))
