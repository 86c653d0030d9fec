"""Language models of one's own: GGUF files on the shelf, run in the generation child, where the extra is installed."""

from __future__ import annotations

import importlib.util
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import psutil

from localmind_desktop.core.children.generation import GenerationChild, ModelFile
from localmind_desktop.core.errors import ModelError, ModelMissing, ServerFailed, ServerUnreachable, WrongAddress
from localmind_desktop.core.model.models import ServedModel
from localmind_desktop.core.models.counting import TokenCounts
from localmind_desktop.core.models.folder import ModelFolder, ModelKind, gguf_of
from localmind_desktop.core.models.gguf import gguf_facts
from localmind_desktop.core.models.llama import PACKAGE, LlamaRunner
from localmind_desktop.core.models.openai import Events, OpenAIChat
from localmind_desktop.core.models.protocols import ChatModel
from localmind_desktop.core.models.serving import ModelServer
from localmind_desktop.core.models.shelf import ModelShelf
from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.system import seccomp
from localmind_desktop.core.task import CancelToken

NO_ENGINE = phrase(
    "Model files are run by the extra “gguf”, which is not installed: add it with pip "
    "install 'localmind-desktop[gguf]', or use a model server."
)


class OwnModels:
    """The language models of the shelf. Nothing is read or started before one is asked for."""

    def __init__(self, shelf: ModelShelf) -> None:
        self._shelf = shelf
        self._child = GenerationChild(LlamaRunner)
        self._counts = TokenCounts()

    def names(self) -> list[str]:
        """Those that are there, usable or not. A server's model of the same name is passed over for them."""
        return [name for name in self._shelf.names() if gguf_of(self._shelf.folder / name) is not None]

    def listed(self) -> list[ServedModel]:
        """Those that could be used here."""
        if not is_engine_installed():
            return []
        found = []
        for name in self.names():
            try:
                folder = self._shelf.find(name)
            except ModelError:  # the checks tell of it
                continue
            parameters = gguf_facts(folder.path / folder.weights[0] if folder.path.is_dir() else folder.path).parameters
            found.append(ServedModel(name, size=folder.size, parameters=parameters, window=folder.window))
        return found

    def chat(self, name: str, window: int, silence_seconds: float) -> OpenAIChat:
        """The model of that name on the shelf, or the first there is when it is empty. Raises `ModelError`."""
        there = self.names()
        chosen = name or next(iter(there), "")
        if not chosen:
            raise ModelMissing("There is no model file. Add one with 'localmind models add FILE.gguf'.")
        expect_engine()
        folder = self._shelf.find(chosen)
        if folder.kind is not ModelKind.CHAT:
            raise ModelError("{name} cannot chat; choose another language model in the settings.", name=chosen)
        _expect_memory(folder)
        first = gguf_of(folder.path)
        assert first is not None
        file = ModelFile(first, min(window, folder.window or window))
        ask = partial(self._events, file=file, silence_seconds=silence_seconds)
        return OpenAIChat(ask, chosen, file.window, self._counts, runs_here=True)

    @property
    def pid(self) -> int | None:
        """The id of the process that runs a model, None while there is none."""
        return self._child.pid

    def close(self) -> None:
        self._child.close()

    def _events(self, body: Mapping[str, Any], cancel: CancelToken, file: ModelFile, silence_seconds: float) -> Events:
        yield from self._child.events(file, body, cancel, silence_seconds)


@dataclass(frozen=True, slots=True)
class ChatModels:
    """All language models: those of the server, and one's own."""

    server: ModelServer
    own: OwnModels

    def chat(self, name: str, window: int, silence_seconds: float) -> ChatModel:
        """The model ``name``; the best of the server when it is empty, and one's own where the server has none. Raises
        `ModelError`."""
        if name.strip() in self.own.names():
            return self.own.chat(name.strip(), window, silence_seconds)
        try:
            return self.server.chat(name, window, silence_seconds)
        except (ServerUnreachable, ModelMissing, WrongAddress):
            if name.strip() or not self.own.listed():
                raise
        return self.own.chat("", window, silence_seconds)

    def close(self) -> None:
        self.server.close()
        self.own.close()


def is_engine_installed() -> bool:
    return importlib.util.find_spec(PACKAGE) is not None and seccomp.is_known()


def expect_engine() -> None:
    """Raises `ModelMissing` where model files cannot be run, and says why."""
    if not seccomp.is_known():
        raise ModelMissing("Model files are run on Linux only, where they can be kept from the network.")
    if importlib.util.find_spec(PACKAGE) is None:
        raise ModelMissing(NO_ENGINE)


def _expect_memory(folder: ModelFolder) -> None:
    if folder.size > psutil.virtual_memory().available:
        raise ServerFailed(
            "{name} does not fit into memory; close other programs, or choose a smaller model.", name=folder.name
        )
