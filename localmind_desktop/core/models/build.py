"""From settings to models. Building is instant: nothing is read, started or asked before a model is used."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from localmind_desktop.core.children.inference import InferenceChild
from localmind_desktop.core.errors import ModelError, ModelMissing
from localmind_desktop.core.models import builtin
from localmind_desktop.core.models.embedder import builtin_embedder, shelf_embedder
from localmind_desktop.core.models.engine import Engine
from localmind_desktop.core.models.folder import is_reranker
from localmind_desktop.core.models.ollama_embedder import OllamaEmbedder
from localmind_desktop.core.models.openai_embedder import OpenAIEmbedder
from localmind_desktop.core.models.protocols import ChatModel, Embedder, Reranker
from localmind_desktop.core.models.reranker import FolderReranker
from localmind_desktop.core.models.serving import ModelServer, server_at
from localmind_desktop.core.models.shelf import ModelShelf
from localmind_desktop.core.settings import BUILTIN_EMBEDDER, Limits, Models
from localmind_desktop.core.system.network import Connect, connect_directly

FOLDER = "folder:"
OLLAMA = "ollama:"
OPENAI = "openai:"
NO_RERANKER = "none"
PREFERRED_RERANKER = "bge-reranker-base"


@dataclass(frozen=True, slots=True)
class ModelSet:
    """The models in use. ``embedder`` is None when it is not installed: then there is keyword search only.

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
    connect: Connect = connect_directly  # leads to the model server


def build_models(settings: Models, limits: Limits, shelf: ModelShelf, connect: Connect = connect_directly) -> ModelSet:
    """The models that ``settings`` name, not yet started or checked; ``connect`` leads to the model server."""
    server = server_of(settings, connect)
    reranker = reranker_name(settings, shelf)
    needs_torch = bool(reranker) or settings.embedder.startswith(FOLDER)
    child = InferenceChild(limits.embedding_seconds, partial(Engine, early_torch=needs_torch), shelf.folder)

    def named(name: str) -> ChatModel:
        if not settings.use_chat:
            raise ModelMissing("The chat model is switched off in the settings; answers are quoted from the documents.")
        return server.chat(name, settings.window_tokens, settings.silence_seconds)

    def chat() -> ChatModel:
        return named(settings.chat)

    def condenser() -> ChatModel | None:
        if not (settings.use_chat and settings.condenser):
            return None
        window = min(settings.condenser_window_tokens, settings.window_tokens)
        try:
            return server.chat(settings.condenser, window, settings.condenser_seconds)
        except ModelMissing:
            return None

    def warm() -> None:
        if not settings.embedder.startswith((OLLAMA, OPENAI)) or reranker:
            with suppress(ModelError):  # which is said when the model is asked for
                child.start()

    def close() -> None:
        child.close()
        server.close()

    return ModelSet(
        embedder=embedder_of(settings, limits, shelf, child, server),
        reranker=FolderReranker(child, shelf, reranker) if reranker else None,
        chat=chat,
        warm=warm,
        close=close,
        condenser=condenser,
        named=named,
        connect=connect,
    )


def server_of(settings: Models, connect: Connect = connect_directly) -> ModelServer:
    return server_at(settings.server, settings.connect_seconds, settings.server_kind, connect)


def embedder_of(
    settings: Models, limits: Limits, shelf: ModelShelf, child: InferenceChild, server: ModelServer
) -> Embedder | None:
    """The embedder that ``settings`` name; None when there is none by that name on this machine."""
    name = settings.embedder
    if name.startswith(OLLAMA):
        return OllamaEmbedder(server.ollama, name.removeprefix(OLLAMA), limits.embedding_seconds)
    if name.startswith(OPENAI):
        return OpenAIEmbedder(server.openai, name.removeprefix(OPENAI), limits.embedding_seconds)
    if name.startswith(FOLDER):
        folder = name.removeprefix(FOLDER)
        return shelf_embedder(child, shelf, folder) if folder in shelf.names() else None
    return builtin_embedder(child) if name == BUILTIN_EMBEDDER and builtin.location() is not None else None


def reranker_name(settings: Models, shelf: ModelShelf) -> str:
    """The reranker to use: the one named, "none" for none; by default bge-reranker-base, or else the first there is."""
    if settings.reranker == NO_RERANKER:
        return ""
    if settings.reranker:
        return settings.reranker.removeprefix(FOLDER)
    there = [name for name in shelf.names() if is_reranker(shelf.folder / name)]
    there.sort(key=lambda name: (name != PREFERRED_RERANKER, name))
    return there[0] if there else ""
