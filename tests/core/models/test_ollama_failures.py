"""Every failure that a server can report, each as an error of its own kind with words for the user."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from localmind_desktop.core.errors import (
    KnownError,
    ModelError,
    ModelMissing,
    ModelRefused,
    PromptTooLong,
    ServerFailed,
    WrongAddress,
)
from localmind_desktop.core.model import ChatEnd
from tests.fakes.ollama_scripts import Reply
from tests.fakes.ollama_server import OllamaStandIn, too_long

Asked = Callable[..., tuple[str, ChatEnd]]
NESTED = '{"error":{"code":400,"message":"request (9000 tokens) exceeds the available context size (8192 tokens), \
try increasing it","type":"exceed_context_size_error","n_prompt_tokens":9000,"n_ctx":8192}}'

# Section 6 of the protocol: status, text, and what the user is told.
TABLE = [
    (400, "model is required", ServerFailed, "model is required"),
    (400, "invalid model name", ServerFailed, "invalid model name"),
    (400, "use either :local or :cloud, not both: x", ServerFailed, ":cloud"),
    (404, "model 'qwen2.5:7b-instruct' not found", ModelMissing, "ollama pull qwen2.5:7b-instruct"),
    (404, 'model "x" not found, try pulling it first', ModelMissing, "ollama pull"),
    (400, '"x" does not support chat', ModelError, "cannot do this"),
    (400, '"x" does not support generate', ModelError, "cannot do this"),
    (400, '"x" does not support thinking', ModelError, "thinking"),
    (400, "registry.ollama.ai/library/x:latest does not support tools", ModelError, "tools"),
    (503, "server busy, please try again.  maximum pending requests exceeded", ServerFailed, "busy"),
    (400, "the prompt is longer than the context length currently available to the model", PromptTooLong, "window"),
    (400, NESTED, PromptTooLong, "window"),
    (500, "llama-server reported out-of-memory during startup: x", ServerFailed, "memory"),
    (500, "model requires more system memory (9 GiB) than is available (4 GiB)", ServerFailed, "memory"),
    (500, "llama-server process has terminated: signal: killed", ServerFailed, "runner"),
    (500, "llama runner process has terminated: exit status 2", ServerFailed, "runner"),
    (500, "model runner has unexpectedly stopped, this may be due to resource limitations", ServerFailed, "runner"),
    (500, "timed out waiting for llama-server to start - x", ServerFailed, "timed out"),
    (500, "x: this model may be incompatible with your version of Ollama.", ServerFailed, "incompatible"),
    (500, 'option "num_ctx" must be of type integer', ServerFailed, "num_ctx"),
    (499, "request canceled", ServerFailed, "request canceled"),
    (403, "ollama cloud is disabled: remote model is unavailable", ModelRefused, "somebody else"),
    (401, "unauthorized", ModelRefused, "somebody else"),
    (502, "dial tcp: lookup ollama.com: no such host", ServerFailed, "no such host"),
    (501, "This server does not support embeddings. Start it with `--embeddings`", ModelError, "cannot embed"),
]


@pytest.mark.parametrize(("status", "text", "kind", "words"), TABLE, ids=[f"{row[0]} {row[1][:30]}" for row in TABLE])
def test_a_failure_has_its_own_words(
    ollama_server: OllamaStandIn, asked: Asked, status: int, text: str, kind: type[KnownError], words: str
) -> None:
    ollama_server.script(Reply(status, {"error": text}))
    with pytest.raises(kind, match=words) as failed:
        asked()
    assert type(failed.value) is kind
    assert str(failed.value).endswith(".")
    assert "\n" not in str(failed.value)


@pytest.mark.parametrize(
    ("reply", "kind"),
    [
        (Reply(403, b"", ""), WrongAddress),
        (Reply(404, b"404 page not found", "text/plain"), WrongAddress),
        (Reply(405, b"405 method not allowed", "text/plain"), WrongAddress),
        (Reply(404, b"<html><body>nginx</body></html>", "text/html"), WrongAddress),
        (Reply(404, {"detail": "Not Found"}), WrongAddress),
        (Reply(500, b"", ""), ServerFailed),
        (Reply(502, b"<html>Bad Gateway</html>", "text/html"), ServerFailed),
        (Reply(400, b"", ""), WrongAddress),
        (Reply(400, b"[1]"), WrongAddress),
        (
            Reply(400, {"error": {"message": "no such thing", "type": "invalid_request_error", "code": None}}),
            ServerFailed,
        ),
        (Reply(400, {"error": too_long(9000, 8192)["error"]}), PromptTooLong),
        (Reply(400, {"error": 7}), ServerFailed),
        (Reply(400, {"error": "{half"}), ServerFailed),
        (Reply(500, b'{"error": "' + b"x" * 200_000 + b'"}'), ServerFailed),
        (Reply(302, b"", "", {"Location": "http://127.0.0.1:1/"}), WrongAddress),
    ],
    ids=lambda value: f"{value.status} {value.content[:20]!r}" if isinstance(value, Reply) else "",
)
def test_bodies_of_any_shape(ollama_server: OllamaStandIn, asked: Asked, reply: Reply, kind: type[KnownError]) -> None:
    ollama_server.script(reply)
    with pytest.raises(kind) as failed:
        asked()
    assert type(failed.value) is kind
    assert len(str(failed.value)) < 400
