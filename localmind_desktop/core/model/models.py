"""What passes between the core and a model, and the lines of a health check."""

from __future__ import annotations

from dataclasses import dataclass


def short_model_name(name: str) -> str:
    """Without the folder that llama.cpp’s server puts in front of a name, or the account that Ollama does."""
    return name.replace("\\", "/").rsplit("/", 1)[-1] or name


@dataclass(frozen=True, slots=True)
class Message:
    """One message to a chat model; ``role`` is system, user or assistant."""

    role: str
    content: str


@dataclass(frozen=True, slots=True)
class ChatEnd:
    """The last item of a chat stream. ``reason``: stop, length or cancelled. Counts are tokens, None if unknown.

    ``reading_speed``: tokens of the prompt per second, None where the server does not say, or hardly read anything.
    """

    reason: str
    prompt_tokens: int | None = None
    answer_tokens: int | None = None
    reading_speed: float | None = None


@dataclass(frozen=True, slots=True)
class ServedModel:
    """A model on a server: ``size`` in bytes, ``window`` in tokens, 0 where they are unknown; ``quantization`` and
    ``parameters`` as the server writes them, "Q4_K_M" and "7.6B", or ""."""

    name: str
    size: int = 0
    parameters: str = ""
    quantization: str = ""
    window: int = 0
    can_chat: bool = True
    can_embed: bool = False


@dataclass(frozen=True, slots=True)
class ServedModels:
    """The models of a server, in its order; ``server`` is what it calls itself."""

    server: str
    models: tuple[ServedModel, ...]


@dataclass(frozen=True, slots=True)
class Trial:
    """How a chat model did: seconds to its first word, and tokens per second from there on."""

    model: str
    window: int
    first_seconds: float
    tokens_per_second: float


@dataclass(frozen=True, slots=True)
class Check:
    """One line of `localmind models` or `localmind doctor`. Where not ``needed``, nothing is wrong without it."""

    check: str
    ok: bool
    detail: str
    needed: bool = True
