"""Answers that must be JSON of a given shape (A10): whole, complete and valid, or an error to fall back on.

The shape is a pydantic model: its JSON schema constrains the model, and its answer is validated against it. An answer
of another shape is asked for once more. What was wrong is logged without any content.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from contextlib import closing
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.model import ChatEnd, Message, Token
from localmind_desktop.core.models.protocols import ChatModel
from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.task import Cancelled, CancelToken

log = logging.getLogger(__name__)

S = TypeVar("S", bound=BaseModel)

ATTEMPTS = 2


class Misshapen(ModelError):  # noqa: N818 - as the other errors of models
    """What the model wrote is not what it was asked for."""


def structured(
    chat: ChatModel, messages: Sequence[Message], cancel: CancelToken, shape: type[S], *, max_tokens: int
) -> S:
    """The model's answer as a ``shape``. Raises `ModelError`, and `Cancelled` when cancelled."""
    attempt = 1
    while True:
        try:
            return _asked(chat, messages, cancel, shape, max_tokens)
        except Misshapen as error:
            log.warning("a structured answer (%s) was unusable: %s", shape.__name__, error)
            if attempt == ATTEMPTS:
                raise
        attempt += 1


def written(
    chat: ChatModel,
    messages: Sequence[Message],
    cancel: CancelToken,
    *,
    max_tokens: int,
    schema: Mapping[str, Any] | None = None,
) -> tuple[str, bool]:
    """All that the model writes, and whether it came to its end. Raises `ModelError`, and `Cancelled`."""
    text, end = "", ChatEnd("cancelled")
    with closing(chat.stream(messages, cancel, max_tokens=max_tokens, schema=schema)) as stream:
        for item in stream:
            if isinstance(item, Token):
                text += item.text
            else:
                end = item
    if end.reason == "cancelled":
        raise Cancelled
    return text, end.reason == "stop"


def _asked(chat: ChatModel, messages: Sequence[Message], cancel: CancelToken, shape: type[S], max_tokens: int) -> S:
    text, is_whole = written(chat, messages, cancel, max_tokens=max_tokens, schema=shape.model_json_schema())
    if not is_whole:
        raise Misshapen(phrase("The model's structured answer was cut off."))  # a constraint does not prevent that
    try:
        return shape.model_validate_json(text)
    except (ValidationError, RecursionError):
        raise Misshapen(phrase("The model's structured answer has another shape than was asked for.")) from None
