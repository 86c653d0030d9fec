"""A chat model that says what a test makes of what it is told."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from localmind_desktop.core.model import ChatEnd, Message, Token
from localmind_desktop.core.task import CancelToken
from localmind_desktop.core.text.tokens import tokens_of


@dataclass
class ReplyingChat:
    """``reply`` is what it says to a prompt; every prompt is kept in ``told``."""

    reply: Callable[[str], str]
    window: int = 8_192
    name: str = "replying"
    runs_here: bool = False
    told: list[str] = field(default_factory=list)

    def tokens(self, text: str) -> int:
        return tokens_of(text)

    def counts_again(self, messages: Sequence[Message]) -> bool:
        return False

    def stream(
        self,
        messages: Sequence[Message],
        cancel: CancelToken,
        *,
        max_tokens: int,
        schema: Mapping[str, Any] | None = None,
        stop: Sequence[str] = (),
    ) -> Generator[Token | ChatEnd, None, None]:
        self.told.append("\n".join(message.content for message in messages))
        yield Token(self.reply(self.told[-1]))
        yield ChatEnd("stop")
