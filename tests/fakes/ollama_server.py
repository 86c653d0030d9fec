"""A stand-in for an Ollama server that speaks its protocol on a loopback port, and does what the test says.

It knows models, refuses what the real one refuses, answers with a set text, records every request, and notices when a
client leaves. Names that the real server would forward to the cloud are refused and noted.
"""

from __future__ import annotations

import hashlib
import json
import math
import re
import socket
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tests.fakes.ollama_models import QWEN, StandInModel
from tests.fakes.ollama_scripts import (
    Bytes,
    Cut,
    Hold,
    Pause,
    Reply,
    Restart,
    Say,
    Script,
    Step,
    answer,
    failure,
    last_line,
    text_line,
)
from tests.fakes.raw_http import Gone, Line, Recorded

LONGEST_HOLD = 30.0
THINK_SWITCH_FOR_ALL = (0, 12, 5)
KNOWS_TRUNCATE = (0, 12, 6)


class OllamaStandIn:
    """Started with `start`, or as a context manager. Attributes may be set at any time."""

    def __init__(self, *models: StandInModel, version: str = "0.32.15") -> None:
        self.models: list[StandInModel] = list(models or (QWEN,))
        self.version = version
        self.requests: list[Recorded] = []
        self.cloud_names: list[str] = []
        self.overrides: dict[str, Script] = {}
        self.loaded_window: int | None = None
        self.embed_dimensions: int | None = None
        self.characters_per_token = 4.0
        self._answer: Callable[[dict[str, Any]], Script] = lambda body: answer("The stand-in says so [1].")
        self._scripts: dict[str, deque[Script]] = {}
        self._released = threading.Event()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._address: tuple[str, int] = self._listener.getsockname()
        self._listening = threading.Event()
        self._listening.set()
        self._open: set[socket.socket] = set()
        self._threads: list[threading.Thread] = []
        self._guard = threading.Lock()
        self._closing = False

    # ------------------------------------------------------------------ what a test says and asks

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._address[1]}"

    def answer_with(
        self,
        text: str | Callable[[dict[str, Any]], str],
        *,
        thinking: str = "",
        reason: str = "stop",
        pause: float = 0.0,
    ) -> None:
        """The answer to all further chats: a text, or one made from the request's body; ``pause`` seconds per word."""

        def script(body: dict[str, Any]) -> Script:
            said = text(body) if callable(text) else text
            return answer(said, thinking=thinking, reason=reason, pause=pause)

        self._answer = script

    def script(self, *steps: Step, path: str = "/api/chat") -> None:
        """What happens to the next request of ``path`` alone; called again, to the one after it."""
        self._scripts.setdefault(path, deque()).append(steps)

    def play(self, answering: Callable[[dict[str, Any]], Script], scripts: Sequence[Script]) -> None:
        """What happens to the next chats, and then to all others; what was set before is forgotten."""
        self._answer = answering
        self._scripts["/api/chat"] = deque(scripts)

    def release(self) -> None:
        """Let every `Hold` go on."""
        self._released.set()

    def sent_to(self, path: str) -> list[dict[str, Any]]:
        """The bodies of the requests to ``path``, in order."""
        return [request.body for request in self.requests if request.path == path]

    @property
    def chats(self) -> list[Recorded]:
        return [request for request in self.requests if request.path == "/api/chat"]

    # ------------------------------------------------------------------ life

    def start(self) -> OllamaStandIn:
        self._run(self._accept)
        return self

    def close(self) -> None:
        self._closing = True
        self._released.set()
        self._listening.wait()
        socket.create_connection(self._address).close()  # frees accept()
        with self._guard:
            left = list(self._open)
        for connection in left:
            Line(connection).cut()
        for thread in self._threads:
            thread.join()
        self._listener.close()

    def __enter__(self) -> OllamaStandIn:
        return self.start()

    def __exit__(self, *error: object) -> None:
        self.close()

    def _run(self, work: Callable[..., None], *args: object) -> None:
        thread = threading.Thread(target=work, args=args, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        while True:
            self._listening.wait()
            try:
                connection, _ = self._listener.accept()
            except OSError:  # it restarts
                continue
            if self._closing:
                connection.close()
                return
            with self._guard:
                self._open.add(connection)
            self._run(self._serve, connection)

    def _serve(self, connection: socket.socket) -> None:
        line = Line(connection)
        try:
            while (request := line.read()) is not None:
                self.requests.append(request)
                try:
                    if not self._performed(line, self._script_for(request)):
                        break
                except Gone:
                    request.left_at = time.monotonic()
                    request.left.set()
                    break
        finally:
            with self._guard:
                self._open.discard(connection)
            line.cut()

    def _performed(self, line: Line, script: Script) -> bool:
        """Whether the connection can serve another request."""
        for step in script:
            match step:
                case Say():
                    line.chunk(json.dumps(step.line).encode() + b"\n")
                case Bytes():
                    line.chunk(step.content, step.content_type)
                case Pause():
                    line.wait(step.seconds)
                case Hold():
                    line.wait(LONGEST_HOLD, self._released)
                case Cut():
                    line.half_chunk(step.content)
                    return False
                case Restart():
                    self._restart(step.seconds)
                    return False
                case Reply():
                    line.send(step.status, step.content, step.content_type, step.headers)
        line.finish()
        return True

    def _restart(self, seconds: float) -> None:
        self._listening.clear()
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self._run(self._listen_again, seconds)

    def _listen_again(self, seconds: float) -> None:
        time.sleep(seconds)
        self._listener = socket.create_server(self._address)
        self._listening.set()

    # ------------------------------------------------------------------ the protocol

    def _script_for(self, request: Recorded) -> Script:
        if request.path in self.overrides:
            return self.overrides[request.path]
        name = str(request.body.get("model", "")) if request.method == "POST" else ""
        if name.lower().endswith((":cloud", "-cloud")):
            self.cloud_names.append(name)
            return failure(403, "ollama cloud is disabled: remote model is unavailable")
        queued = self._scripts.get(request.path)
        if queued:
            return queued.popleft()
        routes: dict[str, tuple[str, Callable[[dict[str, Any]], Script]]] = {
            "/": ("GET", lambda body: [Reply(200, b"Ollama is running", "text/plain; charset=utf-8")]),
            "/api/version": ("GET", lambda body: [Reply(200, {"version": self.version})]),
            "/api/status": ("GET", lambda body: [Reply(200, {"cloud": {"disabled": True, "source": "env"}})]),
            "/api/tags": ("GET", lambda body: [Reply(200, {"models": [m.tag(self._numbers) for m in self.models]})]),
            "/api/ps": ("GET", self._running),
            "/api/show": ("POST", self._show),
            "/api/chat": ("POST", self._chat),
            "/api/embed": ("POST", self._embed),
        }
        if request.path not in routes:
            return [Reply(404, b"404 page not found", "text/plain")]
        method, route = routes[request.path]
        if request.method == "HEAD":
            return [Reply(200)]
        if request.method != method:
            return [Reply(405, b"405 method not allowed", "text/plain")]
        return route(request.body)

    @property
    def _numbers(self) -> tuple[int, int, int]:
        major, minor, patch = re.match(r"(\d+)\.(\d+)\.(\d+)", self.version).groups()
        numbers = int(major), int(minor), int(patch)
        return numbers if numbers != (0, 0, 0) else (9999, 0, 0)

    def _named(self, name: str) -> StandInModel | None:
        wanted = name.lower() if ":" in name else f"{name.lower()}:latest"
        return next((model for model in self.models if model.name.lower() == wanted), None)

    def tokens_of(self, messages: Sequence[Mapping[str, str]]) -> int:
        """As the model on this server counts."""
        return max(1, int(sum(len(message["content"]) for message in messages) / self.characters_per_token))

    def _running(self, body: dict[str, Any]) -> Script:
        if self.loaded_window is None:
            return [Reply(200, {"models": []})]
        return [Reply(200, {"models": [self.models[0].running(self.loaded_window)]})]

    def _show(self, body: dict[str, Any]) -> Script:
        name = body.get("model") or body.get("name") or ""
        if not name:
            return failure(400, "model is required")
        if not re.fullmatch(r"[\w./:-]+", name):
            return failure(400, "invalid model name")
        model = self._named(name)
        if model is None:
            return failure(404, f"model '{name if ':' in name else f'{name}:latest'}' not found")
        return [Reply(200, model.shown(self._numbers))]

    def _chat(self, body: dict[str, Any]) -> Script:
        refusal = self._refused(body)
        if refusal:
            return refusal
        if not body.get("messages"):
            reason = "unload" if body.get("keep_alive") == 0 else "load"
            return [Reply(200, text_line("", body["model"]) | {"done": True, "done_reason": reason})]
        window = body.get("options", {}).get("num_ctx", 4096)
        self.loaded_window = window
        length = self.tokens_of(body["messages"])
        if length > window and body.get("truncate") is False and self._numbers >= KNOWS_TRUNCATE:
            return failure(400, json.dumps(too_long(length, window)))
        script = [_counted(_by(step, body["model"]), min(length, window)) for step in self._answer(body)]
        return script if body.get("stream", True) else [Reply(200, _whole(script))]

    def _refused(self, body: dict[str, Any]) -> Script | None:
        name = body.get("model", "")
        model = self._named(name)
        options, thinks = body.get("options", {}), body.get("think")
        shape = body.get("format")
        if not name:
            return failure(400, "model is required")
        if model is None:
            return failure(404, f"model '{name}' not found")
        if "thinking" not in model.abilities and (thinks or (thinks is False and self._numbers < THINK_SWITCH_FOR_ALL)):
            return failure(400, f'"{name}" does not support thinking')
        if "completion" not in model.abilities:
            return failure(400, f'"{name}" does not support chat')
        if not isinstance(options.get("num_ctx", 0), int):
            return failure(500, 'option "num_ctx" must be of type integer')
        if shape is not None and shape not in ("json", "") and not isinstance(shape, dict):
            return failure(500, f'invalid format: {shape}; expected "json" or a valid JSON Schema object')
        return None

    def _embed(self, body: dict[str, Any]) -> Script:
        name = body.get("model", "")
        model = self._named(name)
        if model is None:
            return failure(404, f'model "{name}" not found, try pulling it first')
        texts = body.get("input") or []
        texts = [texts] if isinstance(texts, str) else texts
        if not all(isinstance(text, str) for text in texts):
            return failure(400, "invalid input type")
        if "embedding" not in model.abilities:
            return failure(501, "This server does not support embeddings. Start it with `--embeddings`")
        window = min(body.get("options", {}).get("num_ctx", 4096), model.window)
        if body.get("truncate") is False and any(len(text) > window * 4 for text in texts):
            return failure(400, "the input length exceeds the context length")
        dimensions = self.embed_dimensions or model.dimensions
        return [Reply(200, {"model": name, "embeddings": [word_vector(text, dimensions) for text in texts]})]


def too_long(length: int, window: int) -> dict[str, Any]:
    """llama-server's error object, which Ollama passes on as a string."""
    message = f"request ({length} tokens) exceeds the available context size ({window} tokens), try increasing it"
    kind = "exceed_context_size_error"
    return {"error": {"code": 400, "message": message, "type": kind, "n_prompt_tokens": length, "n_ctx": window}}


def word_vector(text: str, dimensions: int) -> list[float]:
    """A unit vector in which texts that share words resemble each other."""
    vector = [0.0] * dimensions
    for word in re.findall(r"\w+", text.lower()) or [""]:
        vector[int.from_bytes(hashlib.sha256(word.encode()).digest()[:4], "big") % dimensions] += 1.0
    length = math.hypot(*vector)
    return [value / length for value in vector]


def _by(step: Step, model: str) -> Step:
    return Say(step.line | {"model": model}) if isinstance(step, Say) else step


def _counted(step: Step, length: int) -> Step:
    """The last line with a count of prompt tokens that fits the request."""
    if isinstance(step, Say) and step.line.get("done"):
        return Say(step.line | {"prompt_eval_count": max(length, 1)})
    return step


def _whole(script: Script) -> dict[str, Any]:
    """The answer to ``stream: false``: everything in one object."""
    lines = [step.line for step in script if isinstance(step, Say)]
    text = "".join(line["message"]["content"] for line in lines)
    thinking = "".join(line["message"].get("thinking", "") for line in lines)
    message = {"role": "assistant", "content": text} | ({"thinking": thinking} if thinking else {})
    return (lines[-1] if lines else last_line()) | {"message": message}
