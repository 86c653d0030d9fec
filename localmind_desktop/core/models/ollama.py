"""An Ollama server: what is installed there, which chat model to take, and its answers as a stream.

It is spoken to with the `ollama` client. What that client does not read is taken from the replies themselves: whether
a model runs elsewhere (``remote_host``), what a listed model can do and reads, errors within a stream.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from localmind_desktop.core.errors import (
    ModelError,
    ModelMissing,
    ModelRefused,
    PromptTooLong,
    ServerFailed,
    ServerTooOld,
    StreamCut,
)
from localmind_desktop.core.model import ChatEnd, Message, Token
from localmind_desktop.core.models.counting import TokenCounts, reading_speed
from localmind_desktop.core.models.ollama_failures import failure, not_a_model_server, unusable_vectors
from localmind_desktop.core.models.wire import Exchange, Wire, parsed, without_error
from localmind_desktop.core.task import CancelToken

if TYPE_CHECKING:
    import ollama
    from ollama import ChatResponse, ListResponse

T = TypeVar("T")

PREFERRED_CHAT = "qwen2.5:7b-instruct"
PREFERRED_FAMILY = "qwen2.5:"
CHAT = "completion"
EMBEDDING = "embedding"
THINKING = "thinking"
CLOUD_ENDINGS = (":cloud", "-cloud")
BERT_FAMILIES = frozenset({"bert", "nomic-bert"})  # servers before 0.6.4 do not tell what a model can do
_NANOSECONDS = 1_000_000_000
LONGEST_TOKEN = 8  # characters per token on average: no real text has more


class Version(NamedTuple):
    major: int
    minor: int
    patch: int


OLDEST = Version(0, 5, 0)  # answers by JSON schema
THINK_SWITCH_FOR_ALL = Version(0, 12, 5)
HONEST_WINDOW = Version(0, 12, 6)  # truncate and shift can be switched off
COUNTS_CACHED_TOKENS = Version(0, 30, 0)
DEVELOPMENT = Version(0, 0, 0)
NEWEST = Version(9999, 0, 0)


@dataclass(frozen=True, slots=True)
class Installed:
    """A model on the server. ``abilities`` is None where an old server does not tell them; ``size`` is in bytes and
    ``window`` in tokens, 0 where they are not told."""

    name: str
    digest: str
    abilities: frozenset[str] | None
    families: frozenset[str]
    is_remote: bool
    size: int = 0
    window: int = 0
    parameters: str = ""
    quantization: str = ""


@dataclass(frozen=True, slots=True)
class Description:
    """What ``/api/show`` tells. ``window`` is what the model was trained for, in tokens; None if unknown."""

    abilities: frozenset[str] | None
    window: int | None
    is_remote: bool


class OllamaServer:
    """Asks a server about itself and its models. Nothing is kept, as models come and go while the app runs, but how
    they count."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self._counts = TokenCounts()

    def version(self) -> Version:
        """Raises `ServerTooOld`, `WrongAddress`, `ServerUnreachable`. A development build counts as the newest."""
        said = self.wire.get("/api/version").get("version")
        if not isinstance(said, str):
            raise not_a_model_server()
        match = re.match(r"v?(\d+)\.(\d+)(?:\.(\d+))?", said)
        version = Version(int(match[1]), int(match[2]), int(match[3] or 0)) if match else DEVELOPMENT
        if version == DEVELOPMENT:
            return NEWEST
        if version < OLDEST:
            raise ServerTooOld("Ollama {version} is too old; install version 0.12.6 or newer.", version=said)
        return version

    def installed(self) -> list[Installed]:
        """The models there, newest first. Raises `ModelError`."""
        listed, said = self._asked(lambda client: client.list())
        return [_installed(model, entry) for model, entry in zip(listed.models, said["models"], strict=True)]

    def describe(self, name: str) -> Description:
        """Raises `ModelError`; `ModelRefused` for names that a server would forward to the cloud."""
        refuse_cloud(name)
        shown, said = self._asked(lambda client: client.show(name), name)
        facts = shown.modelinfo or {}
        return Description(
            abilities=_abilities(shown.capabilities),
            window=_count(facts.get(f"{facts.get('general.architecture')}.context_length")),
            is_remote=_is_remote(said),
        )

    def loaded_window(self, name: str) -> int | None:
        """The window that the model ``name`` is loaded with right now; None when it is not, or an old server hides it.
        Raises `ModelError`."""
        running, _ = self._asked(lambda client: client.ps())
        return next((_count(model.context_length) for model in running.models if model.name == name), None)

    def embedded(self, name: str, window: int, texts: Sequence[str], seconds: float) -> Sequence[Sequence[float]]:
        """A vector for each of ``texts``, none of which is cut. Raises `ModelError`."""
        exchange = Exchange(partial(without_error, model=name), seconds)
        with self.wire.ollama(exchange, unusable_vectors) as client:
            return client.embed(name, texts, truncate=False, options={"num_ctx": window}).embeddings

    def _asked(self, ask: Callable[[ollama.Client], T], model: str = "") -> tuple[T, dict[str, Any]]:
        """What the client makes of the reply, and the reply itself."""
        said: dict[str, Any] = {}

        def seen(body: bytes) -> bytes:
            said.update(parsed(without_error(body, model)))
            return body

        with self.wire.ollama(Exchange(seen)) as client:
            return ask(client), said

    def find(self, name: str) -> Installed:
        """The installed model ``name`` (":latest" may be left out). Raises `ModelMissing` or `ModelRefused`."""
        refuse_cloud(name)
        wanted = name.strip().lower()
        wanted = wanted if ":" in wanted.rsplit("/", 1)[-1] else f"{wanted}:latest"
        for model in self.installed():
            if model.name.lower() == wanted:
                _refuse_remote(model.name, model.is_remote)
                return model
        raise ModelMissing(
            "{name} is not installed on the model server; run 'ollama pull {name}' or choose another.", name=name
        )

    def chat(self, name: str, window: int, silence_seconds: float) -> OllamaChat:
        """The chat model ``name``, or the best there is when it is empty. Raises `ModelError`."""
        version = self.version()
        model, said = self._named(name) if name.strip() else self._best()
        return OllamaChat(
            self.wire,
            model.name,
            window=min(window, said.window or window),
            version=version,
            can_think=THINKING in (said.abilities or ()),
            counts=self._counts,
            silence_seconds=silence_seconds,
        )

    def _named(self, name: str) -> tuple[Installed, Description]:
        model = self.find(name)
        said = self.describe(model.name)
        _refuse_remote(model.name, said.is_remote)
        if not _can_chat(model, said):
            raise ModelError("{name} cannot chat; choose another chat model in the settings.", name=model.name)
        return model, said

    def _best(self) -> tuple[Installed, Description]:
        local = [model for model in self.installed() if not (model.is_remote or is_cloud(model.name))]
        for model in sorted(local, key=lambda model: _preference(model.name)):  # stable: else newest first
            if model.abilities is not None and CHAT not in model.abilities:
                continue
            said = self.describe(model.name)
            if _can_chat(model, said) and not said.is_remote:
                return model, said
        raise ModelMissing(
            "The model server has no chat model; run 'ollama pull {name}' to get one.", name=PREFERRED_CHAT
        )


class OllamaChat:
    """A `ChatModel`. ``num_ctx`` is sent with every request and never changes, as a change reloads the model."""

    runs_here = False

    def __init__(
        self,
        wire: Wire,
        name: str,
        *,
        window: int,
        version: Version,
        can_think: bool,
        counts: TokenCounts,
        silence_seconds: float,
    ) -> None:
        self._wire = wire
        self._counts = counts
        self._name = name
        self._window = window
        self._version = version
        self._can_think = can_think
        self._silence_seconds = silence_seconds

    @property
    def name(self) -> str:
        return self._name

    @property
    def window(self) -> int:
        return self._window

    def tokens(self, text: str) -> int:
        return self._counts.of(self._name, text)

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
        """Yield tokens, last a `ChatEnd`. Raises `ModelError`; `StreamCut` for an end without ``done: true``."""
        self._expect_room(messages)
        try:
            for part in self._parts(messages, cancel, {"num_predict": max_tokens}, schema, stop):
                if part.message.content:
                    yield Token(part.message.content)
                if part.done:
                    yield self._end(part, messages)
                    return
        except ModelError:
            if not cancel.cancelled:
                raise
        if cancel.cancelled:
            yield ChatEnd("cancelled")
            return
        raise StreamCut("The model server ended the answer without saying that it is complete.")

    def _parts(
        self,
        messages: Sequence[Message],
        cancel: CancelToken,
        options: dict[str, Any],
        schema: Mapping[str, Any] | None,
        stop: Sequence[str],
    ) -> Generator[ChatResponse, None, None]:
        """What the server sends. Thoughts are kept out where it can be told to."""
        options |= {"num_ctx": self._window, "temperature": 0}
        if stop:
            options["stop"] = list(stop)  # replaces the model's own, so it is not sent without need
        # an error instead of a prompt that lost its beginning
        added = {"truncate": False, "shift": False} if self._version >= HONEST_WINDOW else {}
        exchange = Exchange(_Lines(self._name), self._silence_seconds, streams=True, cancel=cancel, added=added)
        with self._wire.ollama(exchange) as client:
            yield from client.chat(
                self._name,
                [{"role": message.role, "content": message.content} for message in messages],
                stream=True,
                think=False if self._can_think or self._version >= THINK_SWITCH_FOR_ALL else None,
                format=dict(schema) if schema is not None else None,
                options=options,
            )

    def _expect_room(self, messages: Sequence[Message]) -> None:
        """Servers before 0.12.6 cut silently, so there the check is ours."""
        if self._version < HONEST_WINDOW and self._counts.of_all(self._name, messages) > self._window:
            raise PromptTooLong("The text is longer than the model's window; ask for less, or choose a larger window.")

    def _end(self, last: ChatResponse, messages: Sequence[Message]) -> ChatEnd:
        reason = last.done_reason or "stop"
        if reason not in ("stop", "length"):
            raise StreamCut("The model server ended the answer early ({reason:.40}); it is incomplete.", reason=reason)
        read = _count(last.prompt_eval_count)
        if read is not None and self._version >= COUNTS_CACHED_TOKENS and read < _fewest_tokens(messages):
            raise ServerFailed("The model server read only a part of the passages; choose a larger window for it.")
        if self._version >= COUNTS_CACHED_TOKENS:  # others leave out what they have read before
            self._counts.saw(self._name, messages, read)
        speed = reading_speed(read, (last.prompt_eval_duration or 0) / _NANOSECONDS)
        return ChatEnd(reason, read, _count(last.eval_count), speed)


class _Lines:
    """The lines of one answer, each seen before the client reads it: the client takes no notice of what marks a model
    that runs elsewhere, and splits lines at U+0085, which is escaped here. Raises `ModelError`."""

    def __init__(self, model: str) -> None:
        self._model = model
        self._begun = False

    def __call__(self, line: bytes) -> bytes:
        if not line.strip():
            return b""
        said = self._whole(line)
        if "error" in said:
            error = failure(None, said["error"], self._model)
            if self._begun:
                raise StreamCut("The model server failed in the middle of the answer; it is incomplete.") from error
            raise error
        message = said.get("message")
        if not isinstance(message, dict):
            raise not_a_model_server()
        _refuse_remote(self._model, _is_remote(said))
        if said.get("model") and str(said["model"]).lower() != self._model.lower():
            raise ServerFailed("Another model than the chosen one answered; look at what the server runs.")
        self._begun = self._begun or bool(message.get("content"))
        return json.dumps(said).encode() + b"\n"

    def _whole(self, line: bytes) -> dict[str, Any]:
        """The object in ``line``; the last one may lack its newline, but not more."""
        try:
            return parsed(line)
        except ModelError as error:
            if line.endswith(b"\n") or not line.lstrip().startswith(b"{"):
                raise
            raise StreamCut("The model server's answer broke off within a line; it is incomplete.") from error


def is_cloud(name: str) -> bool:
    """Whether a server would forward requests for this name to somebody else's machine."""
    return name.strip().lower().endswith(CLOUD_ENDINGS)


def refuse_cloud(name: str) -> None:
    if is_cloud(name):
        raise ModelRefused(
            "{name} runs in the cloud, which is never used; choose a model that is installed locally.", name=name
        )


def _refuse_remote(name: str, is_remote: bool) -> None:
    if is_remote:
        raise ModelRefused(
            "{name} runs on somebody else's machine; choose a model that is installed locally.", name=name
        )


def _installed(model: ListResponse.Model, entry: Mapping[str, Any]) -> Installed:
    """``entry`` is the same model as the server sent it: the client keeps no abilities, window or origin."""
    details, more = model.details, entry.get("details") or {}
    families = (details.families or [details.family or ""]) if details else [""]
    return Installed(
        name=model.model or str(entry.get("name") or ""),
        digest=model.digest or "",
        abilities=_abilities(entry.get("capabilities")),
        families=frozenset(families),
        is_remote=_is_remote(entry),
        size=int(model.size or 0),
        window=_count(more.get("context_length")) or 0,
        parameters=(details.parameter_size or "") if details else "",
        quantization=(details.quantization_level or "") if details else "",
    )


def _is_remote(entry: Mapping[str, Any]) -> bool:
    return bool(entry.get("remote_host") or entry.get("remote_model"))


def _abilities(said: object) -> frozenset[str] | None:
    return frozenset(str(ability) for ability in said) if isinstance(said, list) else None


def _can_chat(model: Installed, said: Description) -> bool:
    abilities = said.abilities if said.abilities is not None else model.abilities
    return CHAT in abilities if abilities is not None else not model.families & BERT_FAMILIES


def _preference(name: str) -> int:
    if name == PREFERRED_CHAT:
        return 0
    if not name.startswith(PREFERRED_FAMILY) or "base" in name:
        return 3
    return 1 if name.startswith(f"{PREFERRED_FAMILY}7b") else 2


def _fewest_tokens(messages: Sequence[Message]) -> int:
    return sum(len(" ".join(message.content.split())) for message in messages) // LONGEST_TOKEN


def _count(value: object) -> int | None:
    return value if isinstance(value, int) and value > 0 else None
