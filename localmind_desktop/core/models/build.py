"""From settings to models. Building is instant: nothing is read, started or asked before a model is used."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from localmind_desktop.core.children.inference import InferenceChild
from localmind_desktop.core.errors import ModelMissing
from localmind_desktop.core.models import builtin
from localmind_desktop.core.models.embedder import builtin_embedder, shelf_embedder
from localmind_desktop.core.models.folder import is_reranker
from localmind_desktop.core.models.protocols import ChatModel, Embedder, Reranker
from localmind_desktop.core.models.reranker import FolderReranker
from localmind_desktop.core.models.shelf import ModelShelf
from localmind_desktop.core.settings import BUILTIN_EMBEDDER, Limits, Models

FOLDER = "folder:"
OLLAMA = "ollama:"
NO_RERANKER = "none"
PREFERRED_RERANKER = "bge-reranker-base"


@dataclass(frozen=True, slots=True)
class ModelSet:
    """The models in use. ``embedder`` is None when it is not installed: then there is keyword search only.

    ``chat`` asks the server which model there is, each time; it raises `ModelError`. ``warm`` starts the inference
    process without waiting for it. ``close`` ends it.
    """

    embedder: Embedder | None
    reranker: Reranker | None
    chat: Callable[[], ChatModel]
    warm: Callable[[], None]
    close: Callable[[], None]


def build_models(settings: Models, limits: Limits, shelf: ModelShelf) -> ModelSet:
    """The models that ``settings`` name, not yet started or checked."""
    child = InferenceChild(limits.embedding_seconds)
    chosen = reranker_name(settings, shelf)

    def chat() -> ChatModel:
        raise ModelMissing("No chat model is connected; answers are quoted from the documents.")

    return ModelSet(
        embedder=_embedder(settings, limits, shelf, child),
        reranker=FolderReranker(child, shelf, chosen) if chosen else None,
        chat=chat,
        warm=child.start,
        close=child.close,
    )


def reranker_name(settings: Models, shelf: ModelShelf) -> str:
    """The reranker to use: the one named, "none" for none; by default bge-reranker-base, or else the first there is."""
    if settings.reranker == NO_RERANKER:
        return ""
    if settings.reranker:
        return settings.reranker.removeprefix(FOLDER)
    there = [name for name in shelf.names() if is_reranker(shelf.folder / name)]
    there.sort(key=lambda name: (name != PREFERRED_RERANKER, name))
    return there[0] if there else ""


def _embedder(settings: Models, limits: Limits, shelf: ModelShelf, child: InferenceChild) -> Embedder | None:
    name = settings.embedder
    if name.startswith(FOLDER):
        return shelf_embedder(child, shelf, name.removeprefix(FOLDER))
    if name == BUILTIN_EMBEDDER and builtin.location() is not None:
        return builtin_embedder(child)
    return None
