"""What the stand-in server does with one request, step by step; and ready-made scripts for the ways it can go."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

CREATED = "2026-08-21T10:00:00.123456789Z"
METRICS = {
    "total_duration": 1_000_000_000,
    "load_duration": 1_000_000,
    "prompt_eval_duration": 1_000_000,
    "eval_duration": 1_000_000,
}


@dataclass(frozen=True)
class Say:
    """One NDJSON line in a chunk of its own."""

    line: dict[str, Any]


@dataclass(frozen=True)
class Bytes:
    """A chunk as it is, whatever its relation to lines."""

    content: bytes
    content_type: str = "application/x-ndjson"


@dataclass(frozen=True)
class Pause:
    seconds: float


@dataclass(frozen=True)
class Hold:
    """Wait until the test calls ``release()``, or the client leaves."""


@dataclass(frozen=True)
class Cut:
    """Send the start of a chunk and close the connection."""

    content: bytes = b""


@dataclass(frozen=True)
class Restart:
    """Break this connection off and refuse others until the server is there again, ``seconds`` later."""

    seconds: float


@dataclass(frozen=True)
class Reply:
    """A whole reply with a status and a length. ``body`` other than bytes is sent as JSON."""

    status: int
    body: object = b""
    content_type: str = "application/json; charset=utf-8"
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def content(self) -> bytes:
        return self.body if isinstance(self.body, bytes) else json.dumps(self.body).encode()


Step: TypeAlias = Say | Bytes | Pause | Hold | Cut | Restart | Reply
Script: TypeAlias = Sequence[Step]


def text_line(text: str, model: str = "qwen2.5:7b-instruct", thinking: str = "") -> dict[str, Any]:
    message = {"role": "assistant", "content": text} | ({"thinking": thinking} if thinking else {})
    return {"model": model, "created_at": CREATED, "message": message, "done": False}


def last_line(
    reason: str | None = "stop", text: str = "", prompt_tokens: int | None = 4000, answer_tokens: int | None = 5
) -> dict[str, Any]:
    counts = {"prompt_eval_count": prompt_tokens, "eval_count": answer_tokens}
    said = {key: value for key, value in counts.items() if value is not None}
    return text_line(text) | {"done": True} | ({"done_reason": reason} if reason else {}) | METRICS | said


def tokens(text: str) -> list[str]:
    """Words with the space before them, as models stream them."""
    return re.findall(r"\s*\S+|\s+$", text)


def answer(text: str, *, thinking: str = "", reason: str = "stop", pause: float = 0.0) -> list[Step]:
    """A good answer: thoughts first, then the text word by word, then the last line."""
    steps: list[Step] = [Say(text_line("", thinking=thought)) for thought in tokens(thinking)]
    for word in tokens(text):
        if pause:
            steps.append(Pause(pause))
        steps.append(Say(text_line(word)))
    return [*steps, Say(last_line(reason))]


def failure(status: int, text: str) -> list[Step]:
    return [Reply(status, {"error": text})]


def encoded(line: dict[str, Any], **options: Any) -> bytes:
    return json.dumps(line, **options).encode() + b"\n"
