"""What a model server says when it cannot, in words for the user. Decided by status first, by text second."""

from __future__ import annotations

import json

from localmind_desktop.core.errors import (
    KeyWanted,
    ModelError,
    ModelMissing,
    ModelRefused,
    PromptTooLong,
    ServerFailed,
    WrongAddress,
)
from localmind_desktop.core.phrase import phrase

SHOWN_CHARACTERS = 200
TOO_LONG = (
    "exceed_context_size_error",
    "exceeds the available context size",
    "longer than the context length",
    "exceeds the context length",
    "exceeds maximum context length",
    "maximum context length is",
    "is too large to process",  # llama.cpp, of a text for an embedding model
)
OUT_OF_MEMORY = ("out-of-memory", "out of memory", "more system memory")
RUNNER_DIED = ("unexpectedly stopped", "process has terminated", "process no longer running", "unexpected EOF")
NO_EMBEDDINGS = ("does not support embeddings", "not support embeddings")
FOREIGN_STATUS = frozenset({404, 405})


def failure(status: int | None, body: bytes | object, model: str = "") -> ModelError:
    """The error for a reply. ``body`` is the raw body, or the value of an ``error`` key within a stream (no status)."""
    if isinstance(body, bytes):
        said = _said_by(body)
        if said is None:
            return _without_words(status)
    else:
        said = _words(body)
    return _from_text(said, model) or _from_status(status, said, model)


def not_a_model_server() -> WrongAddress:
    return WrongAddress("Something else than Ollama answers at this address; check the model server's address.")


def unusable_vectors() -> ModelError:
    return ModelError("The model server returned unusable results; choose another embedding model.")


def _said_by(body: bytes) -> str | None:
    """The text of an error body; None when the body is empty or no JSON object, as foreign servers send."""
    try:
        content = json.loads(body)
    except ValueError:
        return None
    if not isinstance(content, dict):
        return None
    return _words(content.get("error", content.get("message", "")))


def _words(error: object) -> str:
    """``error`` may be a text, an object with a message, or a text that holds such an object as JSON."""
    if isinstance(error, dict):
        inner = error.get("error", error)
        kind = inner.get("type", "") if isinstance(inner, dict) else ""
        message = inner.get("message", "") if isinstance(inner, dict) else inner
        return f"{message} ({kind})" if kind else str(message)
    if isinstance(error, str) and error.lstrip().startswith("{"):
        try:
            return _words(json.loads(error))
        except (ValueError, RecursionError):
            return error
    return str(error)


def _without_words(status: int | None) -> ModelError:
    if status == 401:
        return _key_wanted()
    if status == 403:
        return WrongAddress("The model server refuses requests under this name; use its IP address, or allow the name.")
    if status is not None and status >= 500:
        return ServerFailed(
            "The model server failed (status {status}); look into its log, or start it again.", status=status
        )
    return not_a_model_server()


def _from_text(said: str, model: str) -> ModelError | None:
    lowered = said.lower()
    if any(words in lowered for words in TOO_LONG):
        return PromptTooLong("The text is longer than the model's window; ask for less, or choose a larger window.")
    if any(words in lowered for words in OUT_OF_MEMORY):
        return ServerFailed("The model does not fit into memory; choose a smaller model, or a smaller window.")
    if any(words.lower() in lowered for words in RUNNER_DIED):
        return ServerFailed("The model server's runner stopped, often for want of memory; choose a smaller model.")
    if any(words in lowered for words in NO_EMBEDDINGS):
        return ModelError(
            "{name} cannot embed; choose an embedding model in the settings.", name=model or phrase("The model")
        )
    if "does not support" in lowered:
        return ModelError(
            "{name} cannot do this ({words}); choose another chat model.",
            name=model or phrase("The model"),
            words=_short(said),
        )
    return None


def _from_status(status: int | None, said: str, model: str) -> ModelError:
    if status == 404 and "model" in said.lower():
        name = model or phrase("The model")
        return ModelMissing(
            "{name} is not installed on the model server; run 'ollama pull {model}' or choose another.",
            name=name,
            model=model,
        )
    if status in FOREIGN_STATUS:
        return not_a_model_server()
    if status == 401 and "signin" not in said.lower() and said != "unauthorized":
        return _key_wanted()
    if status in (401, 403):
        return ModelRefused("This model runs on somebody else's machine; choose one that is installed locally.")
    if status == 503:
        return ServerFailed("The model server is busy; try again in a moment.")
    if status == 501:
        return ModelError(
            "{name} cannot do this; choose another model in the settings.", name=model or phrase("The model")
        )
    return ServerFailed("The model server reports: {words}.", words=_short(said) or phrase("an error without words"))


def _key_wanted() -> KeyWanted:
    return KeyWanted("The model server asks for a key, or refuses the one that is set. Enter it in the settings.")


def _short(said: str) -> str:
    return " ".join(said.split())[:SHOWN_CHARACTERS].rstrip(".")
