"""What is there, what is used, what is missing, and what to do about it: the lines of `localmind models`."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from functools import partial

from localmind_desktop.core.children.inference import InferenceChild
from localmind_desktop.core.counting import amount
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
from localmind_desktop.core.phrase import in_turn, phrase
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
            without = phrase("None without a model server; answers are quoted meanwhile.")
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
    return phrase(
        "{name}, {megabytes} MB, reads {window} tokens; verified.",
        name=model.name,
        megabytes=model.size // MEGABYTE,
        window=model.window,
    )


def _embedder(name: str, limits: Limits, shelf: ModelShelf, server: ModelServer) -> str:
    """Without starting the child: stamps need files and hashes only."""
    child = InferenceChild(limits.embedding_seconds, Engine, shelf.folder)
    embedder = embedder_by_name(name, limits, shelf, child, server)
    if embedder is None or not is_installed(name, shelf):
        raise ModelError(
            "{name} is not installed: search is by keyword and the other embedders only; add its "
            "folder with 'localmind models add FOLDER', or set the embedder to {builtin}.",
            name=name,
            builtin=BUILTIN_EMBEDDER,
        )
    return phrase(
        "{name}: {identity}, passages of up to {window} tokens.",
        name=name,
        identity=embedder.stamp,
        window=embedder.window,
    )


def _reranker(settings: Models, shelf: ModelShelf) -> str:
    name = reranker_name(settings, shelf)
    if not name:
        return phrase("None: passages keep their search order. A model such as bge-reranker-base improves it.")
    folder = shelf.find(name)
    if folder.kind is not ModelKind.RERANKER:
        raise ModelError("{name} is no reranker; choose another reranking model in the settings.", name=name)
    return phrase("{name}, {megabytes} MB.", name=name, megabytes=folder.size // MEGABYTE)


def _speech(settings: Models, shelf: ModelShelf) -> str:
    try:
        found = speech_model(settings.speech, shelf)
    except ModelMissing as error:
        if settings.speech:
            raise
        return phrase("None, so recordings are skipped. {error}", error=error.sentence)
    return phrase("{name}, {megabytes} MB.", name=found.name, megabytes=found.size // MEGABYTE)


def _server(settings: Models, server: ModelServer) -> str:
    if server.is_openai():
        models = amount(len(server.openai.names()), "model")
        return phrase("OpenAI-compatible, at {address}, with {models}.", address=settings.server, models=models)
    version = server.ollama.version()
    if version == NEWEST:
        return phrase("Ollama (a development version) at {address}.", address=settings.server)
    said = phrase(
        "Ollama {major}.{minor}.{patch} at {address}.",
        major=version.major,
        minor=version.minor,
        patch=version.patch,
        address=settings.server,
    )
    return (
        said
        if version >= HONEST_WINDOW
        else in_turn(said, phrase("Version 0.12.6 or newer is safer: install it when you can."))
    )


def _chat(settings: Models, chats: ChatModels) -> str:
    if not settings.use_chat:
        return phrase("Switched off in the settings; answers are quoted from the documents.")
    model = chats.chat(settings.chat, settings.window_tokens, settings.silence_seconds)
    if model.name in chats.own.names():
        return phrase("{name}, window of {window} tokens, on this computer.", name=model.name, window=model.window)
    loaded = None if chats.server.is_openai() else chats.server.ollama.loaded_window(model.name)
    if loaded is not None and loaded < model.window:
        return phrase(
            "{name}, window of {window} tokens; loaded with {loaded} now, so the first answer is slow.",
            name=model.name,
            window=model.window,
            loaded=loaded,
        )
    return phrase("{name}, window of {window} tokens.", name=model.name, window=model.window)


def _folder(shelf: ModelShelf, name: str) -> str:
    folder = shelf.find(name)
    if folder.kind is ModelKind.CHAT:  # too large to be hashed each time, and no vectors depend on it
        expect_engine()
    else:
        shelf.weights_hash(folder)
    if folder.kind is ModelKind.SPEECH:
        return phrase("{kind}, {megabytes} MB; usable.", kind=folder.kind, megabytes=folder.size // MEGABYTE)
    return phrase(
        "{kind}, {megabytes} MB, reads {window} tokens; usable.",
        kind=folder.kind,
        megabytes=folder.size // MEGABYTE,
        window=folder.window,
    )
