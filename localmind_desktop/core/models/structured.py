"""Answers that must be JSON of a given shape (A10): the whole, complete and valid, or an error to fall back on."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.model import ChatEnd, Message, Token
from localmind_desktop.core.models.protocols import ChatModel
from localmind_desktop.core.task import Cancelled, CancelToken

TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}


def structured(
    chat: ChatModel, messages: Sequence[Message], cancel: CancelToken, schema: Mapping[str, Any], *, max_tokens: int
) -> dict[str, Any]:
    """The model's answer as an object that fits ``schema``. Raises `ModelError`, and `Cancelled` when cancelled."""
    text, end = "", ChatEnd("cancelled")
    for item in chat.stream(messages, cancel, max_tokens=max_tokens, schema=schema):
        if isinstance(item, Token):
            text += item.text
        else:
            end = item
    if end.reason == "cancelled":
        raise Cancelled
    if end.reason != "stop":
        raise ModelError("The model's structured answer was cut off.")  # a constraint does not prevent that
    try:
        content = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ModelError("The model's structured answer is no JSON.") from error
    if not isinstance(content, dict) or not fits(content, schema):
        raise ModelError("The model's structured answer has another shape than was asked for.")
    return content


def fits(value: object, schema: Mapping[str, Any]) -> bool:
    """Whether ``value`` obeys ``type``, ``enum``, ``required``, ``properties`` and ``items`` of ``schema``."""
    kind = schema.get("type")
    kinds = kind if isinstance(kind, list) else [kind] if kind else []
    if kinds and not any(_is_a(value, name) for name in kinds):
        return False
    if "enum" in schema and value not in schema["enum"]:
        return False
    if isinstance(value, dict):
        properties = schema.get("properties", {})
        return all(name in value for name in schema.get("required", ())) and all(
            fits(value[name], inner) for name, inner in properties.items() if name in value
        )
    if isinstance(value, list) and "items" in schema:
        return all(fits(item, schema["items"]) for item in value)
    return True


def _is_a(value: object, name: str) -> bool:
    if isinstance(value, bool):
        return name == "boolean"  # to Python a truth value is an integer
    return isinstance(value, TYPES.get(name, (object,)))
