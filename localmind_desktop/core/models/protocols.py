"""What the core expects of a model. Implementations live beside this module; tests check them against real parts."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from localmind_desktop.core.model import ChatEnd, Message, Token
from localmind_desktop.core.task import CancelToken

Vectors: TypeAlias = npt.NDArray[np.float32]


class Embedder(Protocol):
    """Turns text into unit vectors. ``stamp`` names model, weights and prefixes; vectors of two stamps never mix."""

    @property
    def stamp(self) -> str: ...

    @property
    def window(self) -> int:
        """Tokens that one text may hold; longer texts are split and averaged (I10)."""
        ...

    def count_tokens(self, texts: Sequence[str]) -> list[int]:
        """Tokens of each text, by the model's own tokenizer where there is one."""
        ...

    def share_of_unknown(self, texts: Sequence[str]) -> float:
        """The share, 0-1, of pieces that the model has never seen: such texts are searched by keyword only."""
        ...

    def passages(self, texts: Sequence[str]) -> Vectors:
        """Vectors of shape (len(texts), dim), float32, length 1. Raises `ModelError`."""
        ...

    def question(self, text: str) -> Vectors:
        """The vector of a question, shape (dim,), with the model's question prefix (R11). Raises `ModelError`."""
        ...


class Reranker(Protocol):
    def scores(self, question: str, texts: Sequence[str], seconds: float) -> list[float | None]:
        """A score 0-1 per text, None for texts that the time budget left unread (R17). Raises `ModelError`."""
        ...


class Reader(Protocol):
    def log_odds(self, question: str, texts: Sequence[str]) -> list[float]:
        """How sure the model is that each text answers the question, in log odds. Raises `ModelError`."""
        ...


class ChatModel(Protocol):
    @property
    def name(self) -> str: ...

    @property
    def runs_here(self) -> bool:
        """Whether it runs in a process of ours, on the processor alone."""
        ...

    @property
    def window(self) -> int:
        """Tokens that prompt and answer may take together; sent as ``num_ctx`` with every request."""
        ...

    def tokens(self, text: str) -> int:
        """How many tokens the model makes of a text, as far as that is known; nothing is asked for it."""
        ...

    def counts_again(self, messages: Sequence[Message]) -> bool:
        """Let the model's own tokenizer count, where its server offers that; whether `tokens` now tells others."""
        ...

    def stream(
        self,
        messages: Sequence[Message],
        cancel: CancelToken,
        *,
        max_tokens: int,
        schema: Mapping[str, Any] | None = None,
        stop: Sequence[str] = (),
    ) -> Generator[Token | ChatEnd, None, None]:
        """Yield tokens, last a `ChatEnd`. An assistant's message at the end is what the model goes on from.

        A stream that ends without the server's word that it is complete raises `StreamCut`. Cancelling ends it with
        ``ChatEnd("cancelled")`` and closes the connection, so that the server stops too.
        """
        ...
