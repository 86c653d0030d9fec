"""Embedding models behind an Ollama server."""

from __future__ import annotations

from collections.abc import Sequence

from localmind_desktop.core.errors import ModelError, ServerFailed, ServerUnreachable
from localmind_desktop.core.models.embedder import stamped
from localmind_desktop.core.models.ollama import EMBEDDING, OllamaServer
from localmind_desktop.core.models.prefixes import prefixes_of
from localmind_desktop.core.models.served_embedder import Known, ServedEmbedder

UNKNOWN_WINDOW = 512
LONGEST_WINDOW = 8192


class OllamaEmbedder(ServedEmbedder):
    """An `Embedder` through ``/api/embed``."""

    def __init__(self, server: OllamaServer, name: str, call_seconds: float) -> None:
        super().__init__(call_seconds)
        self._server = server
        self._name = name

    def _ask(self) -> Known:
        self._server.version()
        model = self._server.find(self._name)
        said = self._server.describe(model.name)
        if said.abilities is not None and EMBEDDING not in said.abilities:
            raise ModelError("{name} cannot embed; choose an embedding model in the settings.", name=model.name)
        window = min(said.window or UNKNOWN_WINDOW, LONGEST_WINDOW)
        prefixes = prefixes_of(model.name)
        dimensions = self._sent(model.name, window, ["dimensions"]).shape[1]
        return Known(model.name, window, prefixes, stamped(model.name, model.digest, prefixes, window), dimensions)

    def _is_there(self, known: Known) -> bool:
        try:
            model = self._server.find(known.name)
        except (ServerFailed, ServerUnreachable):
            return True  # which the request itself shows, and tries again
        return stamped(model.name, model.digest, known.prefixes, known.window) == known.stamp

    def _embedded(self, name: str, window: int, texts: Sequence[str]) -> object:
        return self._server.embedded(name, window, texts, self._call_seconds)
