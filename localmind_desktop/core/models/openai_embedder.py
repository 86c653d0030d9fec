"""Embedding models behind a server that speaks OpenAI's protocol (A9)."""

from __future__ import annotations

from collections.abc import Sequence

from localmind_desktop.core.errors import ModelMissing
from localmind_desktop.core.models.embedder import stamped
from localmind_desktop.core.models.ollama import refuse_cloud
from localmind_desktop.core.models.ollama_failures import unusable_vectors
from localmind_desktop.core.models.openai import OpenAIServer
from localmind_desktop.core.models.prefixes import prefixes_of
from localmind_desktop.core.models.served_embedder import Known, ServedEmbedder

WINDOW = 512  # such servers do not tell it, and some cut longer texts without a word


class OpenAIEmbedder(ServedEmbedder):
    """An `Embedder` through ``/v1/embeddings``. Its stamp names the model only: the server shows no digest."""

    def __init__(self, server: OpenAIServer, name: str, call_seconds: float) -> None:
        super().__init__(call_seconds)
        self._server = server
        self._name = name

    def _ask(self) -> Known:
        refuse_cloud(self._name)
        if self._name not in self._server.names():
            raise ModelMissing(
                "{name} is not loaded on the model server; load it there, or choose another.", name=self._name
            )
        prefixes = prefixes_of(self._name)
        dimensions = self._sent(self._name, WINDOW, ["dimensions"]).shape[1]
        stamp = stamped(self._name, f"openai {dimensions}", prefixes, WINDOW)
        return Known(self._name, WINDOW, prefixes, stamp, dimensions)

    def _embedded(self, name: str, window: int, texts: Sequence[str]) -> object:
        body = {"model": name, "input": list(texts), "encoding_format": "float"}
        rows = self._server.wire.post(self._server.path("embeddings"), body, self._call_seconds).get("data")
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise unusable_vectors()
        placed = {str(row.get("index", number)): row.get("embedding") for number, row in enumerate(rows)}
        return [placed.get(str(number)) for number in range(len(texts))]
