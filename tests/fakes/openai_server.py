"""A stand-in for a server with OpenAI's protocol: as llama.cpp, LM Studio and vLLM speak it, with their differences."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.fakes.ollama_scripts import Bytes, Reply, Say, Script, Step, answer
from tests.fakes.ollama_server import OllamaStandIn, too_long, word_vector
from tests.fakes.raw_http import Recorded

EVENTS = "text/event-stream"
DIMENSIONS = 64
DONE = b"data: [DONE]\n\n"


class OpenAIStandIn(OllamaStandIn):
    """Told what to do in the same words as Ollama's stand-in; its scripts are spoken as events.

    ``models`` are names; ``n_ctx`` is what llama.cpp tells under ``/props``, ``max_model_len`` what vLLM tells. With a
    ``key``, requests without it are refused.
    """

    def __init__(self, *names: str) -> None:
        super().__init__()
        self.names: list[str] = list(names or ("qwen2.5-7b-instruct", "nomic-embed-text"))
        self.n_ctx: int | None = 8192
        self.max_model_len: int | None = None
        self.key = ""
        self.tokenizes = False  # llama.cpp and vLLM do

    @property
    def chats(self) -> list[Recorded]:
        return [request for request in self.requests if request.path == "/v1/chat/completions"]

    def _script_for(self, request: Recorded) -> Script:
        if self.key and request.headers.get("authorization") != f"Bearer {self.key}":
            return [Reply(401, {"error": {"message": "Incorrect API key provided.", "type": "invalid_request_error"}})]
        if request.path in self.overrides:
            return self.overrides[request.path]
        path = "/api/chat" if request.path == "/v1/chat/completions" else request.path
        queued = self._scripts.get(path)
        if queued:
            return [event for step in queued.popleft() for event in as_events(step)]
        match request.path:
            case "/v1/models":
                return [Reply(200, {"object": "list", "data": [self._entry(name) for name in self.names] or None})]
            case "/props" if self.n_ctx:
                return [Reply(200, {"default_generation_settings": {"n_ctx": self.n_ctx}})]
            case "/tokenize" if self.tokenizes:
                return [Reply(200, {"tokens": [7] * self.tokens_of([request.body])})]
            case "/v1/chat/completions":
                return self._chat(request.body)
            case "/v1/embeddings":
                return self._embed(request.body)
        return [Reply(404, b"Not Found", "text/plain")]

    def _entry(self, name: str) -> dict[str, Any]:
        length = {"max_model_len": self.max_model_len} if self.max_model_len else {}
        return {"id": name, "object": "model", "created": 1, "owned_by": "me"} | length

    def _chat(self, body: dict[str, Any]) -> Script:
        if body["model"] not in self.names:
            message = f"The model `{body['model']}` does not exist."
            return [Reply(404, {"error": {"message": message, "type": "NotFoundError", "code": 404}})]
        count = self.tokens_of(body["messages"])
        if self.n_ctx and count > self.n_ctx:
            return [Reply(400, too_long(count, self.n_ctx))]
        return [event for step in self._answer(body) for event in as_events(_read(step, count))]

    def _embed(self, body: dict[str, Any]) -> Script:
        rows = [{"index": n, "embedding": word_vector(text, DIMENSIONS)} for n, text in enumerate(body["input"])]
        return [Reply(200, {"object": "list", "data": list(reversed(rows)), "model": body["model"]})]


def event(content: object) -> Bytes:
    return Bytes(b"data: " + json.dumps(content, ensure_ascii=False).encode() + b"\n\n", EVENTS)


def piece(text: str | None, reason: str | None = None, **delta: object) -> dict[str, Any]:
    choice = {"index": 0, "delta": {"content": text} | delta, "finish_reason": reason}
    return {"id": "chatcmpl-7", "object": "chat.completion.chunk", "model": "m", "choices": [choice]}


def as_events(step: Step) -> list[Step]:
    """A step of a script for Ollama's stand-in as this protocol says it."""
    if isinstance(step, Bytes) and step.content_type != EVENTS:
        mark = b"data: " if re.match(rb"[{\[]", step.content) else b""
        return [Bytes(mark + step.content, EVENTS)]
    if not isinstance(step, Say):
        return [step]
    if "error" in step.line:
        return [event({"error": {"message": step.line["error"], "type": "server_error", "code": 500}})]
    text = step.line["message"]["content"]
    if not step.line["done"]:
        thought = {"reasoning_content": step.line["message"]["thinking"]} if "thinking" in step.line["message"] else {}
        return [event(piece(text, **thought))]
    usage = {"prompt_tokens": step.line.get("prompt_eval_count"), "completion_tokens": step.line.get("eval_count")}
    reason = step.line.get("done_reason")
    spent = step.line.get("prompt_eval_duration")  # llama.cpp tells it, of what it had to read
    timings = {} if spent is None else {"timings": {"prompt_n": usage["prompt_tokens"], "prompt_ms": spent / 1e6}}
    last = event({"choices": [], "usage": usage} | timings)
    return [event(piece(text or None, reason)), last, Bytes(DONE, EVENTS)]


def said(text: str, reason: str = "stop") -> list[Step]:
    """A good answer as events."""
    return [event for step in answer(text, reason=reason) for event in as_events(step)]


def _read(step: Step, count: int) -> Step:
    """The last line with a count of prompt tokens that fits the request, unless the test set one."""
    if isinstance(step, Say) and step.line.get("done"):
        return Say(step.line | {"prompt_eval_count": count})
    return step
