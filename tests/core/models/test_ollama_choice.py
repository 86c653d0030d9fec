"""Which server is talked to, and which model is taken: never one that runs elsewhere."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from localmind_desktop.core.errors import (
    ModelError,
    ModelMissing,
    ModelRefused,
    ServerFailed,
    ServerTooOld,
    ServerUnreachable,
    WrongAddress,
)
from localmind_desktop.core.models import ModelShelf, build_models, check_models
from localmind_desktop.core.models.ollama import OllamaServer
from localmind_desktop.core.models.wire import Wire
from localmind_desktop.core.settings import Limits, Models
from localmind_desktop.core.system.addresses import checked_address
from localmind_desktop.core.task import CancelToken
from tests.core.models.conftest import QUESTION, collected
from tests.fakes.ollama_models import LLAMA, MXBAI, NOMIC, QWEN, REMOTE, THINKER, StandInModel
from tests.fakes.ollama_scripts import Cut, Reply
from tests.fakes.ollama_server import OllamaStandIn

pytestmark = pytest.mark.sampled(2)


def chosen(server: OllamaServer, name: str = "") -> str:
    return server.chat(name, 8192, 20).name


def test_the_preferred_model_is_taken(ollama_server: OllamaStandIn, server: OllamaServer) -> None:
    ollama_server.models = [LLAMA, THINKER, NOMIC, StandInModel("qwen2.5:3b"), QWEN]
    assert chosen(server) == QWEN.name
    ollama_server.models.remove(QWEN)
    assert chosen(server) == "qwen2.5:3b"
    ollama_server.models = [NOMIC, StandInModel("qwen2.5-coder:7b"), LLAMA]
    assert chosen(server) == "qwen2.5-coder:7b"
    ollama_server.models = [REMOTE, NOMIC, MXBAI, LLAMA]
    assert chosen(server) == LLAMA.name


@pytest.mark.parametrize("version", ["0.5.4", "0.6.4", "0.29.0", "0.30.0"])
def test_servers_that_tell_less_are_understood(
    ollama_server: OllamaStandIn, server: OllamaServer, version: str
) -> None:
    ollama_server.version = version
    ollama_server.models = [NOMIC, MXBAI, LLAMA]
    assert chosen(server) == LLAMA.name


def test_the_named_model_is_taken(ollama_server: OllamaStandIn, server: OllamaServer) -> None:
    assert chosen(server, LLAMA.name) == LLAMA.name
    assert chosen(server, "LLAMA3.2:3B") == LLAMA.name
    ollama_server.models.append(StandInModel("mistral:latest"))
    assert chosen(server, "mistral") == "mistral:latest"
    with pytest.raises(ModelMissing, match="ollama pull absent"):
        chosen(server, "absent")
    with pytest.raises(ModelError, match="cannot chat"):
        chosen(server, NOMIC.name)


@pytest.mark.parametrize("models", [[], [NOMIC], [REMOTE]])
def test_no_chat_model(ollama_server: OllamaStandIn, server: OllamaServer, models: list) -> None:
    ollama_server.models = models
    with pytest.raises(ModelMissing, match="ollama pull"):
        chosen(server)


@pytest.mark.parametrize("name", ["kimi-k2:cloud", "gpt-oss:120b-cloud", " Kimi-K2:CLOUD ", "x:local:cloud"])
def test_cloud_names_are_never_sent(ollama_server: OllamaStandIn, server: OllamaServer, name: str) -> None:
    with pytest.raises(ModelRefused, match="cloud"):
        chosen(server, name)
    with pytest.raises(ModelRefused):
        server.describe(name)
    ollama_server.models = [StandInModel(name.strip()), REMOTE]  # listed, but still not asked about
    with pytest.raises(ModelMissing):
        chosen(server)
    assert ollama_server.cloud_names == []


def test_remote_models_are_refused(ollama_server: OllamaStandIn, server: OllamaServer) -> None:
    ollama_server.models = [REMOTE]
    with pytest.raises(ModelRefused, match="somebody else"):
        chosen(server, REMOTE.name)
    quiet = StandInModel("big-model:latest")  # the list hides it, the description does not
    ollama_server.models = [quiet]
    ollama_server.overrides["/api/show"] = [Reply(200, REMOTE.shown((0, 32, 0)))]
    with pytest.raises(ModelRefused):
        chosen(server, quiet.name)
    with pytest.raises(ModelMissing):
        chosen(server)
    assert ollama_server.chats == []


@pytest.mark.parametrize("version", ["0.4.9", "0.1.20"])
def test_a_server_that_is_too_old(ollama_server: OllamaStandIn, server: OllamaServer, version: str) -> None:
    ollama_server.version = version
    with pytest.raises(ServerTooOld, match=r"0\.12\.6"):
        chosen(server)


@pytest.mark.parametrize("version", ["0.5.0", "0.33.0-rc2", "0.0.0", "1.0"])
def test_versions_are_read_leniently(ollama_server: OllamaStandIn, server: OllamaServer, version: str) -> None:
    ollama_server.overrides["/api/version"] = [Reply(200, {"version": version})]
    assert server.version()


@pytest.mark.parametrize(
    "reply",
    [
        Reply(200, b"<html>Welcome</html>", "text/html"),
        Reply(200, {"status": "ok"}),
        Reply(200, b"hello", "text/plain"),
        Reply(404, b"not here", "text/plain"),
        Reply(307, b"", "", {"Location": "https://example.org/"}),
    ],
    ids=["page", "json", "text", "absent", "redirect"],
)
def test_something_else_answers_at_the_address(
    ollama_server: OllamaStandIn, server: OllamaServer, reply: Reply
) -> None:
    ollama_server.overrides["/api/version"] = [reply]
    with pytest.raises(WrongAddress):
        chosen(server)


def test_descriptions(ollama_server: OllamaStandIn, server: OllamaServer) -> None:
    odd = StandInModel("odd:1b", family="llama", families=("llama",), architecture="mistral3", window=12_345)
    ollama_server.models.append(odd)
    said = server.describe(odd.name)
    assert (said.window, said.abilities) == (12_345, {"completion", "tools"})  # by architecture, not by family
    assert server.chat(odd.name, 16_384, 20).window == 12_345
    with pytest.raises(ModelMissing):
        server.describe("absent")
    with pytest.raises(ServerFailed, match="invalid model name"):
        server.describe("no good")
    ollama_server.overrides["/api/show"] = [Reply(200, {"model_info": {}})]
    assert server.describe(odd.name).window is None


def test_the_window_that_is_loaded(ollama_server: OllamaStandIn, server: OllamaServer, tmp_path: Path) -> None:
    assert server.loaded_window(QWEN.name) is None
    ollama_server.models = [QWEN]
    ollama_server.loaded_window = 4096
    assert server.loaded_window(QWEN.name) == 4096
    checks = check_models(Models(server=ollama_server.url), Limits(), ModelShelf(tmp_path))
    assert "loaded with 4096" in next(check for check in checks if check.check == "chat model").detail


def test_no_server(refusals: list[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        free = listener.getsockname()[1]
    with pytest.raises(ServerUnreachable, match="start it there"):
        chosen(OllamaServer(Wire(f"http://127.0.0.1:{free}", 2.0)))
    with pytest.raises(ServerUnreachable):
        chosen(OllamaServer(Wire("http://no-such-host.invalid", 2.0)))
    refusals.clear()


def test_a_server_that_hangs_up(ollama_server: OllamaStandIn, server: OllamaServer) -> None:
    ollama_server.overrides["/api/version"] = [Cut()]
    with pytest.raises(ServerFailed):
        chosen(server)


@pytest.mark.parametrize(
    ("typed", "used"),
    [
        ("http://127.0.0.1:11434", "http://127.0.0.1:11434"),
        ("127.0.0.1", "http://127.0.0.1:11434"),
        ("localhost:8080/", "http://localhost:8080"),
        ("http://10.0.0.5", "http://10.0.0.5"),
        ("https://models.site/ollama/", "https://models.site/ollama"),
        ("0.0.0.0:11434", "http://127.0.0.1:11434"),
        ("[::1]:11434", "http://[::1]:11434"),
    ],
)
def test_addresses_are_completed(typed: str, used: str) -> None:
    assert checked_address(typed) == used


@pytest.mark.parametrize("typed", ["", "http://", "ftp://host", "http://host:port", "file:///etc/passwd", "a b c"])
def test_no_address(typed: str) -> None:
    with pytest.raises(WrongAddress, match=r"http://127\.0\.0\.1:11434"):
        Wire(typed, 1.0).get("/api/version")


def test_the_cloud_is_no_address() -> None:
    with pytest.raises(ModelRefused):
        checked_address("https://ollama.com")


def test_nothing_from_the_environment_changes_where_prompts_go(
    ollama_server: OllamaStandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    with OllamaStandIn(QWEN) as proxy:
        for variable in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "HTTPS_PROXY", "OLLAMA_HOST"):
            monkeypatch.setenv(variable, proxy.url)
        monkeypatch.setenv("NO_PROXY", "")
        monkeypatch.setenv("OLLAMA_API_KEY", "secret")
        server = OllamaServer(Wire(ollama_server.url, 2.0))
        collected(server.chat("", 8192, 20).stream(QUESTION, CancelToken(), max_tokens=9))
        assert proxy.requests == []
    assert [request for request in ollama_server.requests if "authorization" in request.headers] == []


def test_nothing_in_the_environment_keeps_the_client_from_being_loaded(ollama_server: OllamaStandIn) -> None:
    """When the package is imported it makes a client by the environment, which need not be one that it understands."""
    strange = {"ALL_PROXY": "socks5://127.0.0.1:9", "OLLAMA_HOST": "http://[nowhere:x", "SSL_CERT_FILE": "/absent.pem"}
    code = (
        "import os, sys\n"
        "from localmind_desktop.core.models.ollama import OllamaServer\n"
        "from localmind_desktop.core.models.wire import Wire\n"
        "before = dict(os.environ)\n"
        "print(OllamaServer(Wire(sys.argv[1], 2.0)).installed()[0].name)\n"
        "assert dict(os.environ) == before\n"
    )
    command = [sys.executable, "-c", code, ollama_server.url]
    run = subprocess.run(command, env=os.environ | strange, capture_output=True, text=True, check=False)
    assert run.stdout.strip() == QWEN.name, run.stderr[-500:]


def test_redirects_are_not_followed(ollama_server: OllamaStandIn, server: OllamaServer) -> None:
    chat = server.chat("", 8192, 20)
    with OllamaStandIn(QWEN) as elsewhere:
        ollama_server.script(Reply(307, b"", "", {"Location": f"{elsewhere.url}/api/chat"}))
        with pytest.raises(WrongAddress, match="not followed"):
            collected(chat.stream(QUESTION, CancelToken(), max_tokens=9))
        assert elsewhere.requests == []


def test_settings_name_the_chat_model(ollama_server: OllamaStandIn, tmp_path: Path) -> None:
    shelf = ModelShelf(tmp_path)
    models = build_models(Models(server=ollama_server.url, chat=LLAMA.name, window_tokens=8192), Limits(), shelf)
    chat = models.chat()
    assert (chat.name, chat.window) == (LLAMA.name, 8192)
    models.close()
    off = build_models(Models(server=ollama_server.url, use_chat=False), Limits(), shelf)
    with pytest.raises(ModelMissing, match="switched off"):
        off.chat()


def test_building_asks_nothing_and_starts_nothing(ollama_server: OllamaStandIn, tmp_path: Path) -> None:
    for embedder in ("builtin", "ollama:nomic-embed-text", "folder:absent"):
        models = build_models(Models(server=ollama_server.url, embedder=embedder), Limits(), ModelShelf(tmp_path))
        assert (models.embedder is None) == (embedder == "folder:absent")
        assert models.reranker is None
        models.close()
    assert ollama_server.requests == []


def test_checks_say_what_is_there_and_what_to_do(ollama_server: OllamaStandIn, tmp_path: Path) -> None:
    settings = Models(server=ollama_server.url)
    checks = {check.check: check for check in check_models(settings, Limits(), ModelShelf(tmp_path))}
    said = [
        "built-in embedder",
        "built-in reader",
        "embedder",
        "reranker",
        "speech model",
        "model server",
        "chat model",
    ]
    assert list(checks) == said
    assert all(check.ok for check in checks.values())
    assert "0.32.15" in checks["model server"].detail
    assert QWEN.name in checks["chat model"].detail
    ollama_server.version = "0.9.0"
    ollama_server.models = []
    checks = {check.check: check for check in check_models(settings, Limits(), ModelShelf(tmp_path))}
    assert checks["model server"].ok
    assert "0.12.6" in checks["model server"].detail
    assert not checks["chat model"].ok
    assert "ollama pull" in checks["chat model"].detail


def test_checks_without_a_server_or_an_embedder(tmp_path: Path) -> None:
    settings = Models(server="http://127.0.0.1:1", embedder="folder:absent", reranker="absent")
    checks = {check.check: check for check in check_models(settings, Limits(), ModelShelf(tmp_path))}
    bad = [name for name, check in checks.items() if not check.ok]
    assert bad == ["embedder", "reranker", "model server", "chat model"]
    assert "keyword" in checks["embedder"].detail
