"""What passes between the core and a model, and the lines of a health check."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Message:
    """One message to a chat model; ``role`` is system, user or assistant."""

    role: str
    content: str


@dataclass(frozen=True, slots=True)
class ChatEnd:
    """The last item of a chat stream. ``reason``: stop, length or cancelled. Counts are tokens, None if unknown."""

    reason: str
    prompt_tokens: int | None = None
    answer_tokens: int | None = None


@dataclass(frozen=True, slots=True)
class Check:
    """One line of `localmind models` or `localmind doctor`."""

    check: str
    ok: bool
    detail: str
