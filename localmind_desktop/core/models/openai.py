"""A server that speaks OpenAI's protocol on this machine or in the LAN: llama.cpp, LM Studio, vLLM (A9).

It is spoken to through the same door as Ollama: no proxies, no redirects. Its window cannot be set by a
request, so what the server tells of it binds; where it tells nothing, a small one is assumed.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from typing import Any, TypeAlias

from localmind_desktop.core.errors import ModelError, ModelMissing, PromptTooLong, ServerFailed, StreamCut, WrongAddress
from localmind_desktop.core.model import ChatEnd, Message, Token
from localmind_desktop.core.models.counting import ROLE_TOKENS, TokenCounts, reading_speed
from localmind_desktop.core.models.ollama import LONGEST_TOKEN, PREFERRED_FAMILY, refuse_cloud
from localmind_desktop.core.models.ollama_failures import failure, not_a_model_server
from localmind_desktop.core.models.openai_thoughts import without_thoughts
from localmind_desktop.core.models.wire import Wire, parsed
from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.task import CancelToken

UNKNOWN_WINDOW = 4_096
EMBEDDERS = ("embed", "bge-", "rerank", "minilm", "e5-")
DONE = b"[DONE]"
Events: TypeAlias = Generator[Mapping[str, Any] | None, None, None]
"""The objects of a stream as they come; None where the server says that it is done."""
NO_END = phrase("The model server ended the answer without saying that it is complete.")


class OpenAIServer:
    """Asks a server about its models. ``wire`` leads to the server; a path ``/v1`` in its address is understood."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self._counts = TokenCounts()

    def names(self) -> list[str]:
        """The models there, in the server's order. Raises `ModelError`."""
        return [str(entry["id"]) for entry in self._models() if entry.get("id")]

    def described(self) -> list[tuple[str, int, int]]:
        """Name, size in bytes and window in tokens of each model, 0 where they are not told. Raises `ModelError`."""
        models = [entry for entry in self._models() if entry.get("id")]
        return [(str(entry["id"]), _size(entry), self._window(entry) or 0) for entry in models]

    def chat(self, name: str, window: int, silence_seconds: float) -> OpenAIChat:
        """The chat model ``name``, or the best there is when it is empty. Raises `ModelError`."""
        refuse_cloud(name)
        models = {str(entry.get("id")): entry for entry in self._models()}
        chosen = name.strip() or _best(list(models))
        if chosen not in models:
            raise ModelMissing(
                "{name} is not loaded on the model server; load it there.", name=chosen or phrase("A chat model")
            )
        known = self._window(models[chosen])
        ask = partial(self._events, silence_seconds=silence_seconds)
        count = partial(self._counted, chosen)
        return OpenAIChat(ask, chosen, min(window, known or UNKNOWN_WINDOW), self._counts, count=count)

    def _events(self, body: Mapping[str, Any], cancel: CancelToken, silence_seconds: float) -> Events:
        with closing(self.wire.lines(self.path("chat/completions"), body, cancel, silence_seconds)) as lines:
            yield from _events(lines)

    def _counted(self, model: str, text: str) -> int | None:
        """What llama.cpp and vLLM count; other servers do not."""
        if self.wire.has_path("/v1"):
            return None
        try:
            said = self.wire.post("/tokenize", {"model": model, "content": text, "prompt": text})
        except ModelError:
            return None
        tokens = said.get("tokens")
        return _positive(said.get("count")) or (len(tokens) if isinstance(tokens, list) else None)

    def path(self, name: str) -> str:
        return f"/{name}" if self.wire.has_path("/v1") else f"/v1/{name}"

    def _models(self) -> list[dict[str, Any]]:
        said = self.wire.get(self.path("models"))
        listed = said.get("data")
        if listed is None and said.get("object") == "list":
            return []  # Ollama says so
        if not isinstance(listed, list):
            raise not_a_model_server()
        return [entry for entry in listed if isinstance(entry, dict)]

    def _window(self, entry: Mapping[str, Any]) -> int | None:
        """vLLM tells it in the list, llama.cpp elsewhere; others do not."""
        told = _positive(entry.get("max_model_len"))
        if told is not None or self.wire.has_path("/v1"):
            return told
        try:
            settings = self.wire.get("/props").get("default_generation_settings")
        except ModelError:
            return None
        return _positive(settings.get("n_ctx")) if isinstance(settings, dict) else None


class OpenAIChat:
    """A `ChatModel` over whatever ``ask`` reaches with a request of OpenAI's form.

    One that runs here says itself when a prompt is too long; for others that is estimated. ``count`` asks how many
    tokens a text has, None where nobody tells.
    """

    def __init__(
        self,
        ask: Callable[[Mapping[str, Any], CancelToken], Events],
        name: str,
        window: int,
        counts: TokenCounts,
        *,
        runs_here: bool = False,
        count: Callable[[str], int | None] = lambda text: None,
    ) -> None:
        self._ask = ask
        self._name = name
        self._window = window
        self._counts = counts
        self._runs_here = runs_here
        self._count = count

    @property
    def name(self) -> str:
        return self._name

    @property
    def runs_here(self) -> bool:
        return self._runs_here

    @property
    def window(self) -> int:
        return self._window

    def tokens(self, text: str) -> int:
        return self._counts.of(self._name, text)

    def counts_again(self, messages: Sequence[Message]) -> bool:
        counted = self._count("\n".join(message.content for message in messages))
        return counted is not None and self._counts.saw(self._name, messages, counted + ROLE_TOKENS * len(messages))

    def stream(
        self,
        messages: Sequence[Message],
        cancel: CancelToken,
        *,
        max_tokens: int,
        schema: Mapping[str, Any] | None = None,
        stop: Sequence[str] = (),
    ) -> Generator[Token | ChatEnd, None, None]:
        """Yield tokens, last a `ChatEnd`. Raises `ModelError`; `StreamCut` for an end without a reason."""
        if not self._runs_here and self._counts.of_all(self._name, messages) > self._window:
            raise PromptTooLong("The text is longer than the model's window; ask for less, or choose a larger window.")
        body = self._body(messages, max_tokens, schema, stop)
        reading = _Reading(self._name)
        try:
            with closing(self._ask(body, cancel)) as events:
                for text in without_thoughts(reading.texts(events)):
                    yield Token(text)
        except ModelError:
            if not cancel.cancelled:
                raise
        if cancel.cancelled and not reading.is_done:
            yield ChatEnd("cancelled")
            return
        end = reading.end(messages)
        self._counts.saw(self._name, messages, end.prompt_tokens)
        yield end

    def _body(
        self, messages: Sequence[Message], max_tokens: int, schema: Mapping[str, Any] | None, stop: Sequence[str]
    ) -> dict[str, Any]:
        body: dict[str, Any] = {
            "model": self._name,
            "messages": [{"role": message.role, "content": message.content} for message in messages],
            "stream": True,
            "stream_options": {"include_usage": True},
            "temperature": 0,
            "max_tokens": max_tokens,
            "chat_template_kwargs": {"enable_thinking": False},
        }
        if messages[-1].role == "assistant":  # vLLM has to be told to go on from it
            body |= {"continue_final_message": True, "add_generation_prompt": False}
        if schema is not None:
            shape = {"name": "answer", "strict": True, "schema": dict(schema)}
            body["response_format"] = {"type": "json_schema", "json_schema": shape}
        if stop:
            body["stop"] = list(stop)
        return body


class _Reading:
    """One event stream: its texts, and afterwards how it ended."""

    def __init__(self, model: str) -> None:
        self._model = model
        self._reason = ""
        self._usage: Mapping[str, Any] = {}
        self._timings: Mapping[str, Any] = {}
        self._begun = False
        self.is_done = False

    def texts(self, events: Events) -> Iterator[str]:
        """The pieces of the answer. Raises `ModelError`."""
        for event in events:
            if event is None:
                self.is_done = True
                return
            if event.get("error"):
                raise self._failed(event["error"])
            if isinstance(event.get("usage"), dict):
                self._usage = event["usage"]
            if isinstance(event.get("timings"), dict):
                self._timings = event["timings"]
            choices = event.get("choices")
            if not isinstance(choices, list):
                raise not_a_model_server()
            if not choices or not isinstance(choices[0], dict):
                continue
            delta = choices[0].get("delta")
            text = delta.get("content") if isinstance(delta, dict) else None
            if isinstance(text, str) and text:
                self._begun = True
                yield text
            self._reason = str(choices[0].get("finish_reason") or self._reason)
        self.is_done = bool(self._reason)

    def end(self, messages: Sequence[Message]) -> ChatEnd:
        """Raises `StreamCut` where the server did not say why it ended, or said that it did not finish."""
        if not self._reason:
            raise StreamCut(NO_END)
        if self._reason not in ("stop", "length"):
            raise StreamCut(
                "The model server ended the answer early ({reason:.40}); it is incomplete.", reason=self._reason
            )
        read = _positive(self._usage.get("prompt_tokens"))
        if read is not None and read < sum(len(message.content) for message in messages) // LONGEST_TOKEN:
            raise ServerFailed("The model server read only a part of the passages; choose a larger window for it.")
        return ChatEnd(self._reason, read, _positive(self._usage.get("completion_tokens")), self._speed())

    def _speed(self) -> float | None:
        """As llama.cpp tells it, of what it had not read before; others do not."""
        spent = self._timings.get("prompt_ms")
        seconds = spent / 1000 if isinstance(spent, int | float) and not isinstance(spent, bool) else None
        return reading_speed(_positive(self._timings.get("prompt_n")), seconds)

    def _failed(self, said: object) -> ModelError:
        error = failure(None, said, self._model)
        if not self._begun:
            return error
        cut = StreamCut("The model server failed in the middle of the answer; it is incomplete.")
        cut.__cause__ = error
        return cut


def _events(lines: Iterator[bytes]) -> Iterator[dict[str, Any] | None]:
    """The JSON objects of an event stream; None for its end. Comments and other fields are passed over."""
    seen = False
    for line in lines:
        text = line.strip()
        name, colon, value = text.partition(b":")
        if not text or (not name and colon):
            continue
        is_body = not seen and text.startswith(b"{") and text.endswith(b"}")
        if not line.endswith(b"\n") and text != b"data: " + DONE and not is_body:
            raise StreamCut("The model server's answer broke off within a line; it is incomplete.")
        if name == b"data" and value.strip() == DONE:
            yield None
            return
        if name == b"data":
            yield parsed(value.strip())
        elif name == b"error":  # llama.cpp before September 2025
            yield {"error": parsed(value.strip())}
        elif is_body:
            yield {"error": parsed(text).get("error") or "an answer that is no stream"}
        elif not colon or name not in (b"event", b"id", b"retry"):
            raise not_a_model_server()
        seen = True


def answers_as_openai(server: OpenAIServer) -> bool:
    """Whether an OpenAI-compatible server is there."""
    try:
        server.names()
    except WrongAddress:
        return False
    return True


def looks_like_embedder(name: str) -> bool:
    """By its name, as these servers do not tell what a model can do."""
    return any(mark in name.casefold() for mark in EMBEDDERS)


def _size(entry: Mapping[str, Any]) -> int:
    """llama.cpp tells it."""
    meta = entry.get("meta")
    return (_positive(meta.get("size")) or 0) if isinstance(meta, dict) else 0


def _best(names: Sequence[str]) -> str:
    """A chat model: of the preferred family where there is one, else the first that is no embedder."""
    chats = [name for name in names if not looks_like_embedder(name)]
    family = PREFERRED_FAMILY.rstrip(":")
    return min(chats, key=lambda name: (family not in name.casefold(), "instruct" not in name.casefold()), default="")


def _positive(value: object) -> int | None:
    return value if isinstance(value, int) and value > 0 else None
