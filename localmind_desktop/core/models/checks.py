"""What is there, what is used, what is missing, and what to do about it: the lines of `localmind models`."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from functools import partial

from localmind_desktop.core.children.inference import InferenceChild
from localmind_desktop.core.counting import counted
from localmind_desktop.core.errors import ModelError, ModelMissing
from localmind_desktop.core.model import Check
from localmind_desktop.core.models.build import (
    embedder_by_name,
    embedding_server_of,
    is_installed,
    reranker_name,
    server_of,
)
from localmind_desktop.core.models.builtin import MINILM, READER, BuiltIn, embedder
from localmind_desktop.core.models.engine import Engine
from localmind_desktop.core.models.folder import ModelKind
from localmind_desktop.core.models.ollama import HONEST_WINDOW, NEWEST
from localmind_desktop.core.models.own import ChatModels, OwnModels, expect_engine
from localmind_desktop.core.models.serving import ModelServer
from localmind_desktop.core.models.shelf import ModelShelf
from localmind_desktop.core.models.speech import speech_model
from localmind_desktop.core.settings import BUILTIN_EMBEDDER, Limits, Models
from localmind_desktop.core.system.access import DIRECT, Access

MEGABYTE = 1_000_000
CHAT_CHECK = "chat model"


def check_models(settings: Models, limits: Limits, shelf: ModelShelf, access: Access = DIRECT) -> list[Check]:
    """One `Check` per model, folder and server. Asks the server, which may take a few seconds; starts no child."""
    server, embedding = server_of(settings, access), embedding_server_of(settings, access)
    try:
        checks = [
            _checked("built-in embedder", partial(_builtin, embedder(BUILTIN_EMBEDDER) or MINILM)),
            _checked("built-in reader", partial(_builtin, READER)),
            _checked("embedder", partial(_embedder, settings.embedder, limits, shelf, embedding)),
            *(
                _checked(f"further embedder {name}", partial(_embedder, name, limits, shelf, embedding))
                for name in settings.embedders[1:]
            ),
            _checked("reranker", partial(_reranker, settings, shelf)),
            _checked("speech model", partial(_speech, settings, shelf)),
            _checked("model server", partial(_server, settings, server)),
        ]
        chat = _checked(CHAT_CHECK, partial(_chat, settings, ChatModels(server, OwnModels(shelf))))
        if not checks[-1].ok:
            wanted = is_chat_wanted(settings) and not chat.ok
            checks[-1] = replace(checks[-1], needed=wanted)
            without = "None without a model server; answers are quoted meanwhile."
            chat = chat if chat.ok else Check(CHAT_CHECK, False, without, needed=wanted)
        checks.append(chat)
        checks += [_checked(f"model folder {name}", partial(_folder, shelf, name)) for name in shelf.names()]
        return checks
    finally:
        server.close()
        embedding.close()


def is_chat_wanted(settings: Models) -> bool:
    """Whether the user chose a language model or its server; otherwise one is used where it is found."""
    defaults = Models()
    return settings.use_chat and (settings.chat, settings.server) != (defaults.chat, defaults.server)


def check_chat(settings: Models, access: Access, shelf: ModelShelf) -> Check:
    """Whether a language model is there right now. Asks the server, which may take seconds."""
    chats = ChatModels(server_of(settings, access), OwnModels(shelf))
    with closing(chats):
        return _checked(CHAT_CHECK, partial(_chat, settings, chats))


def _checked(name: str, look: Callable[[], str]) -> Check:
    try:
        return Check(name, True, look())
    except ModelError as error:
        return Check(name, False, str(error))


def _builtin(which: BuiltIn) -> str:
    model = which.checked()
    return f"{model.name}, {model.size // MEGABYTE} MB, reads {model.window} tokens; verified."


def _embedder(name: str, limits: Limits, shelf: ModelShelf, server: ModelServer) -> str:
    """Without starting the child: stamps need files and hashes only."""
    child = InferenceChild(limits.embedding_seconds, Engine, shelf.folder)
    embedder = embedder_by_name(name, limits, shelf, child, server)
    if embedder is None or not is_installed(name, shelf):
        raise ModelError(
            f"{name} is not installed: search is by keyword and the other embedders only; add its folder with "
            f"'localmind models add FOLDER', or set the embedder to {BUILTIN_EMBEDDER}."
        )
    return f"{name}: {embedder.stamp}, passages of up to {embedder.window} tokens."


def _reranker(settings: Models, shelf: ModelShelf) -> str:
    name = reranker_name(settings, shelf)
    if not name:
        return "None: passages keep their search order. A model such as bge-reranker-base improves it."
    folder = shelf.find(name)
    if folder.kind is not ModelKind.RERANKER:
        raise ModelError(f"{name} is no reranker; choose another reranking model in the settings.")
    return f"{name}, {folder.size // MEGABYTE} MB."


def _speech(settings: Models, shelf: ModelShelf) -> str:
    try:
        found = speech_model(settings.speech, shelf)
    except ModelMissing as error:
        if settings.speech:
            raise
        return f"None, so recordings are skipped. {error}"
    return f"{found.name}, {found.size // MEGABYTE} MB."


def _server(settings: Models, server: ModelServer) -> str:
    if server.is_openai():
        return f"OpenAI-compatible, at {settings.server}, with {counted(len(server.openai.names()), 'model')}."
    version = server.ollama.version()
    if version == NEWEST:
        return f"Ollama (a development version) at {settings.server}."
    said = f"Ollama {version.major}.{version.minor}.{version.patch} at {settings.server}."
    return said if version >= HONEST_WINDOW else f"{said} Version 0.12.6 or newer is safer: install it when you can."


def _chat(settings: Models, chats: ChatModels) -> str:
    if not settings.use_chat:
        return "Switched off in the settings; answers are quoted from the documents."
    model = chats.chat(settings.chat, settings.window_tokens, settings.silence_seconds)
    if model.name in chats.own.names():
        return f"{model.name}, window of {model.window} tokens, on this computer."
    loaded = None if chats.server.is_openai() else chats.server.ollama.loaded_window(model.name)
    if loaded is not None and loaded < model.window:
        return f"{model.name}, window of {model.window} tokens; loaded with {loaded} now, so the first answer is slow."
    return f"{model.name}, window of {model.window} tokens."


def _folder(shelf: ModelShelf, name: str) -> str:
    folder = shelf.find(name)
    if folder.kind is ModelKind.CHAT:  # too large to be hashed each time, and no vectors depend on it
        expect_engine()
    else:
        shelf.weights_hash(folder)
    if folder.kind is ModelKind.SPEECH:
        return f"{folder.kind}, {folder.size // MEGABYTE} MB; usable."
    return f"{folder.kind}, {folder.size // MEGABYTE} MB, reads {folder.window} tokens; usable."
