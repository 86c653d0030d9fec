"""The model server of the settings: Ollama, or one with OpenAI's protocol; found out where it is not said (A9)."""

from __future__ import annotations

from dataclasses import dataclass

from localmind_desktop.core.errors import WrongAddress
from localmind_desktop.core.models.ollama import OllamaServer
from localmind_desktop.core.models.openai import OpenAIServer, answers_as_openai
from localmind_desktop.core.models.protocols import ChatModel
from localmind_desktop.core.models.wire import Wire
from localmind_desktop.core.system.access import DIRECT, Access

OLLAMA_KIND, OPENAI_KIND = "ollama", "openai"


@dataclass(frozen=True, slots=True)
class ModelServer:
    """One address under both protocols. ``kind`` is "ollama", "openai", or "" to find out each time it is asked."""

    ollama: OllamaServer
    openai: OpenAIServer
    kind: str

    def chat(self, name: str, window: int, silence_seconds: float) -> ChatModel:
        """The chat model ``name``, or the best there is when it is empty. Raises `ModelError`."""
        if self.is_openai():
            return self.openai.chat(name, window, silence_seconds)
        return self.ollama.chat(name, window, silence_seconds)

    def is_openai(self) -> bool:
        """Whether the server is to be spoken to as OpenAI's. Raises `ModelError` when none is there."""
        if self.kind in (OLLAMA_KIND, OPENAI_KIND):
            return self.kind == OPENAI_KIND
        try:
            self.ollama.version()
        except WrongAddress:
            if not answers_as_openai(self.openai):
                raise
            return True
        return False

    def close(self) -> None:
        self.ollama.wire.close()


def server_at(address: str, connect_seconds: float, kind: str = "", access: Access = DIRECT) -> ModelServer:
    """The server at ``address``. Nothing is asked yet."""
    wire = Wire(address, connect_seconds, access)
    return ModelServer(OllamaServer(wire), OpenAIServer(wire), kind)
