"""How many tokens a model makes of a text: the estimate, scaled by what was seen of the model's own count."""

from __future__ import annotations

import math
from collections.abc import Sequence

from localmind_desktop.core.model import Message
from localmind_desktop.core.text.tokens import tokens_of

_SAMPLE = 200  # tokens, by the estimate, from which a count says something about the model
ROLE_TOKENS = 8  # tokens that a chat template puts around each message, about
_LEAST, _MOST = 0.4, 2.0  # what a count may say; others are counts of something else
_MARGIN = 1.03  # texts of one model differ
_NOTABLE = 0.02
_FEWEST_READ = 200  # tokens, from which the time that they took says something


def reading_speed(tokens: int | None, seconds: float | None) -> float | None:
    """Tokens of a prompt per second, None where a server told none, or too few to go by."""
    return tokens / seconds if tokens is not None and tokens >= _FEWEST_READ and seconds else None


class TokenCounts:
    """By the name of a model. One that was never counted has the estimate itself. Thread-safe."""

    def __init__(self) -> None:
        self._shares: dict[str, float] = {}  # of the estimate; replaced as a whole

    def of(self, model: str, text: str) -> int:
        return math.ceil(tokens_of(text) * self._shares.get(model, 1.0))

    def of_all(self, model: str, messages: Sequence[Message]) -> int:
        """With what a chat template adds."""
        return sum(self.of(model, message.content) + ROLE_TOKENS for message in messages)

    def saw(self, model: str, messages: Sequence[Message], counted: int | None) -> bool:
        """Learn from what the model itself ``counted``; whether later counts differ notably from those before.

        A share rises at once and falls by halves: too long a prompt costs the answer, too short a one some evidence.
        """
        estimated = sum(tokens_of(message.content) for message in messages)
        if counted is None or estimated < _SAMPLE:
            return False
        seen = (counted - ROLE_TOKENS * len(messages)) / estimated * _MARGIN
        if not _LEAST <= seen <= _MOST:
            return False
        before = self._shares.get(model)
        self._shares[model] = seen if before is None or seen > before else (seen + before) / 2
        return abs(self._shares[model] / (before or 1.0) - 1) > _NOTABLE
