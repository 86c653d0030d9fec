"""The models of the stand-in server, as `/api/tags`, `/api/show` and `/api/ps` describe them."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

SINCE_TAGS_TELL_ABILITIES = (0, 30, 0)
SINCE_SHOW_TELLS_ABILITIES = (0, 6, 4)


@dataclass(frozen=True)
class StandInModel:
    """One installed model. ``architecture`` is the GGUF's, which need not be the family that tags show."""

    name: str
    abilities: tuple[str, ...] = ("completion", "tools")
    family: str = "qwen2"
    families: tuple[str, ...] | None = ("qwen2",)
    architecture: str = "qwen2"
    window: int = 32_768
    dimensions: int = 64
    remote_host: str = ""
    remote_model: str = ""
    tells_abilities: bool = True

    def tag(self, version: tuple[int, int, int]) -> dict[str, Any]:
        entry: dict[str, Any] = {
            "name": self.name,
            "model": self.name,
            "modified_at": "2026-08-21T10:00:00.123456789+02:00",
            "size": 4_683_087_332,
            "digest": self.digest,
            "details": self._details(),
        }
        if self.tells_abilities and version >= SINCE_TAGS_TELL_ABILITIES:
            entry["capabilities"] = list(self.abilities)
        return entry | self._remote()

    def shown(self, version: tuple[int, int, int]) -> dict[str, Any]:
        said: dict[str, Any] = {
            "license": "Apache-2.0",
            "modelfile": f"FROM {self.name}",
            "parameters": 'stop                           "<|im_end|>"',
            "template": "{{ .Prompt }}",
            "details": self._details(),
            "model_info": {
                "general.architecture": self.architecture,
                f"{self.architecture}.context_length": self.window,
                f"{self.architecture}.embedding_length": self.dimensions,
            },
            "modified_at": "2026-08-21T10:00:00.123456789+02:00",
        }
        if self.tells_abilities and version >= SINCE_SHOW_TELLS_ABILITIES:
            said["capabilities"] = list(self.abilities)
        return said | self._remote()

    def running(self, window: int) -> dict[str, Any]:
        return {
            "name": self.name,
            "model": self.name,
            "size": 5_000_000_000,
            "digest": self.digest,
            "details": self._details(),
            "expires_at": "2026-08-21T10:05:00.123456789+02:00",
            "size_vram": 0,
            "context_length": window,
        }

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.name.encode()).hexdigest()

    def _details(self) -> dict[str, Any]:
        families = None if self.families is None else list(self.families)
        return {
            "parent_model": "",
            "format": "gguf",
            "family": self.family,
            "families": families,
            "parameter_size": "7.6B",
            "quantization_level": "Q4_K_M",
        }

    def _remote(self) -> dict[str, str]:
        remote = {"remote_host": self.remote_host, "remote_model": self.remote_model}
        return {key: value for key, value in remote.items() if value}


QWEN = StandInModel("qwen2.5:7b-instruct")
LLAMA = StandInModel("llama3.2:3b", family="llama", families=None, architecture="llama", window=131_072)
THINKER = StandInModel("qwen3:8b", ("completion", "tools", "thinking"), "qwen3", ("qwen3",), "qwen3", 40_960)
NOMIC = StandInModel("nomic-embed-text:latest", ("embedding",), "nomic-bert", ("nomic-bert",), "nomic-bert", 2048)
MXBAI = StandInModel("mxbai-embed-large:latest", ("embedding",), "bert", ("bert",), "bert", 512)
REMOTE = StandInModel("big-model:latest", remote_host="https://ollama.com:443", remote_model="big-model")
