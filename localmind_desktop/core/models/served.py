"""What a model server has, as a list to choose from, and a trial of one of its models."""

from __future__ import annotations

import time
from contextlib import closing

from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.model import ChatEnd, Message
from localmind_desktop.core.model.models import ServedModel, ServedModels, Trial
from localmind_desktop.core.models.build import embedding_server_of, server_of
from localmind_desktop.core.models.ollama import (
    BERT_FAMILIES,
    CHAT,
    EMBEDDING,
    NEWEST,
    Description,
    Installed,
    OllamaServer,
    is_cloud,
)
from localmind_desktop.core.models.openai import OpenAIServer, looks_like_embedder
from localmind_desktop.core.models.own import ChatModels, OwnModels
from localmind_desktop.core.models.serving import ModelServer
from localmind_desktop.core.models.shelf import ModelShelf
from localmind_desktop.core.settings import Models
from localmind_desktop.core.system.access import DIRECT, Access
from localmind_desktop.core.task import CancelToken

THIS_COMPUTER = "this computer"
TRIAL_TOKENS = 64
TRIAL_TEXT = "Write the numbers from one to thirty as words, separated by commas."


def served_models(
    settings: Models, access: Access = DIRECT, *, embedding: bool = False, shelf: ModelShelf | None = None
) -> ServedModels:
    """The models of the chat model's server, or of the embedders', and the language models of ``shelf``. Raises
    `ModelError` when the server cannot be reached and there are no others."""
    own = OwnModels(shelf).listed() if shelf is not None else []
    try:
        served = _of_server((embedding_server_of if embedding else server_of)(settings, access))
    except ModelError:
        if not own:
            raise
        return ServedModels(THIS_COMPUTER, tuple(own))
    if not own:
        return served
    names = {model.name for model in own}
    others = tuple(model for model in served.models if model.name not in names)
    return ServedModels(f"{served.server} + {THIS_COMPUTER}", (*own, *others))


def _of_server(server: ModelServer) -> ServedModels:
    with closing(server):
        if server.is_openai():
            return ServedModels("OpenAI-compatible", tuple(_listed(server.openai)))
        version = server.ollama.version()
        name = "Ollama" if version == NEWEST else f"Ollama {version.major}.{version.minor}.{version.patch}"
        return ServedModels(name, tuple(_installed(server.ollama)))


def try_chat(
    settings: Models, name: str, cancel: CancelToken, access: Access = DIRECT, shelf: ModelShelf | None = None
) -> Trial:
    """Let the chat model ``name``, or the best there is when it is empty, write a few words that say nothing of any
    document. Raises `ModelError`."""
    server = server_of(settings, access)
    chats = ChatModels(server, OwnModels(shelf)) if shelf is not None else server
    with closing(chats):
        model = chats.chat(name, settings.window_tokens, settings.silence_seconds)
        began = first = time.monotonic()
        pieces, tokens = 0, None
        with closing(model.stream([Message("user", TRIAL_TEXT)], cancel, max_tokens=TRIAL_TOKENS)) as stream:
            for item in stream:
                if isinstance(item, ChatEnd):
                    tokens = item.answer_tokens
                    break
                pieces += 1
                first = time.monotonic() if pieces == 1 else first
    cancel.check()
    if not pieces:
        raise ModelError("{name} did not write anything. Choose another model.", name=model.name)
    spent = time.monotonic() - first
    return Trial(model.name, model.window, first - began, ((tokens or pieces) - 1) / spent if spent > 0 else 0.0)


def _installed(server: OllamaServer) -> list[ServedModel]:
    """Those that run on the server itself."""
    found = []
    for model in server.installed():
        if model.is_remote or is_cloud(model.name):
            continue
        said = server.describe(model.name) if model.abilities is None or not model.window else None
        if said is None or not said.is_remote:
            found.append(_described(model, said))
    return found


def _described(model: Installed, said: Description | None) -> ServedModel:
    abilities = model.abilities if said is None or said.abilities is None else said.abilities
    is_bert = bool(model.families & BERT_FAMILIES)
    return ServedModel(
        model.name,
        size=model.size,
        parameters=model.parameters,
        quantization=model.quantization,
        window=model.window or (said.window if said is not None else None) or 0,
        can_chat=CHAT in abilities if abilities is not None else not is_bert,
        can_embed=EMBEDDING in abilities if abilities is not None else is_bert,
    )


def _listed(server: OpenAIServer) -> list[ServedModel]:
    return [
        ServedModel(name, size=size, window=window, can_chat=not embeds, can_embed=embeds)
        for name, size, window in server.described()
        if not is_cloud(name)
        for embeds in (looks_like_embedder(name),)
    ]
