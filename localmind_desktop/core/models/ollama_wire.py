"""The one door to a model server: HTTP without proxies, redirects or retries, with a key where the user set one.

httpx is used instead of the `ollama` client because that client splits lines at U+0085, drops ``remote_host`` and
``remote_model``, cannot send ``truncate``, sends OLLAMA_API_KEY to whatever host is set, and cannot be interrupted
while it waits for the first token. Tests check that the stand-in server pleases the real client all the same.
"""

from __future__ import annotations

import contextlib
import json
import socket
import threading
from collections.abc import Generator, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from localmind_desktop.core.errors import (
    ModelError,
    ServerFailed,
    ServerUnreachable,
    StreamCut,
    WrongAddress,
)
from localmind_desktop.core.models.ollama_failures import failure, not_a_model_server
from localmind_desktop.core.system.access import DIRECT, Access
from localmind_desktop.core.system.addresses import checked_address
from localmind_desktop.core.task import CancelToken

if TYPE_CHECKING:
    import httpx

LOOK_UP_SECONDS = 10.0  # for questions that need no model: version, list, description
WRITE_SECONDS = 60.0
LONGEST_ERROR_BODY = 1 << 16
LONGEST_LINE = 1 << 24  # bytes: a piece of an answer is some hundred


class Wire:
    """Requests to one server. Thread-safe; every request has a connection of its own, so that it can be cut alone."""

    def __init__(self, address: str, connect_seconds: float, access: Access = DIRECT) -> None:
        self._access = access
        self._address = address
        self._connect_seconds = connect_seconds
        self._guard = threading.Lock()
        self._client: httpx.Client | None = None

    def get(self, path: str) -> dict[str, Any]:
        """The JSON object at ``path``. Raises `ModelError`."""
        return self._exchanged("GET", path, None, LOOK_UP_SECONDS, "")

    def post(self, path: str, body: Mapping[str, Any], seconds: float = LOOK_UP_SECONDS) -> dict[str, Any]:
        """The JSON object that answers ``body``. Raises `ModelError`."""
        return self._exchanged("POST", path, body, seconds, str(body.get("model", "")))

    def lines(
        self, path: str, body: Mapping[str, Any], cancel: CancelToken, silence_seconds: float
    ) -> Generator[dict[str, Any], None, None]:
        """The JSON objects of a streamed answer, as they come; ends early when ``cancel`` is cancelled.

        Raises `ModelError`; `StreamCut` when the connection broke after the answer had begun.
        """
        with contextlib.closing(self.raw_lines(path, body, cancel, silence_seconds)) as lines:
            yield from map(parsed, _whole(lines))

    def raw_lines(
        self, path: str, body: Mapping[str, Any], cancel: CancelToken, silence_seconds: float
    ) -> Generator[bytes, None, None]:
        """As `lines`, but what stands in them. Each ends with its newline, but for one that broke off."""
        import httpx

        cut = _Cut(cancel)
        begun = False
        try:
            with cancel.on_cancel(cut), self._streamed(path, body, silence_seconds, cut) as response:
                _expect_success(response, str(body.get("model", "")))
                begun = True
                yield from _split(response.iter_bytes())
        except httpx.HTTPError as error:
            if cancel.cancelled:
                return
            if begun:
                raise StreamCut("The connection to the model server broke; the answer is incomplete.") from error
            raise _translated(error, self._address, silence_seconds) from error

    def has_path(self, end: str) -> bool:
        """Whether the server's address ends with ``end``."""
        return self._address.strip().rstrip("/").endswith(end)

    def close(self) -> None:
        with self._guard:
            client, self._client = self._client, None
        if client is not None:
            client.close()

    def _exchanged(
        self, method: str, path: str, body: Mapping[str, Any] | None, seconds: float, model: str
    ) -> dict[str, Any]:
        import httpx

        try:
            response = self._opened().request(method, path, json=body, timeout=self._limits(seconds))
        except httpx.HTTPError as error:
            raise _translated(error, self._address, seconds) from error
        _expect_success(response, model)
        content = parsed(response.content)
        if set(content) == {"error"}:  # servers before 0.12.6 send errors with status 200
            raise failure(None, content["error"], model)
        return content

    @contextlib.contextmanager
    def _streamed(self, path: str, body: Mapping[str, Any], seconds: float, cut: _Cut) -> Iterator[httpx.Response]:
        with self._opened().stream(
            "POST", path, json=body, timeout=self._limits(seconds), extensions={"trace": cut.traced}
        ) as response:
            yield response

    def _limits(self, seconds: float) -> httpx.Timeout:
        import httpx

        return httpx.Timeout(seconds, connect=self._connect_seconds, write=WRITE_SECONDS, pool=None)

    def _opened(self) -> httpx.Client:
        import httpx

        from localmind_desktop.core.models.door import transport

        with self._guard:
            if self._client is None:
                address = checked_address(self._address)
                try:
                    self._client = httpx.Client(
                        base_url=address,
                        headers=_authorization(self._access.key(self._address)),
                        trust_env=False,  # no proxy from the environment, no netrc
                        follow_redirects=False,
                        transport=transport(self._access.connect),
                    )
                except (httpx.InvalidURL, UnicodeError) as error:
                    raise WrongAddress(
                        "The model server's address is not valid; enter another in the settings."
                    ) from error
            return self._client


class _Cut:
    """Shuts a request's socket down, which frees a blocked read and tells the server; closing it would do neither.

    Called from the thread that cancels. ``traced`` is told by httpx of the connection as soon as it stands, long
    before a response exists: the server sends no header before the first token.
    """

    def __init__(self, cancel: CancelToken) -> None:
        self._cancel = cancel
        self._socket: socket.socket | None = None

    def __call__(self) -> None:
        if self._socket is not None:
            with contextlib.suppress(OSError):  # already closed
                socket.socket.shutdown(self._socket, socket.SHUT_RDWR)

    def traced(self, event: str, details: Mapping[str, Any]) -> None:
        if event in ("connection.connect_tcp.complete", "connection.start_tls.complete"):
            self._socket = details["return_value"].get_extra_info("socket")
            if self._cancel.cancelled:
                self()


def _authorization(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"} if key else {}


def _split(chunks: Iterator[bytes]) -> Iterator[bytes]:
    """Lines, cut at the byte ``\\n`` only: U+0085 and its like may stand raw within a JSON string.

    Raises `WrongAddress` for a line without an end.
    """
    rest = b""
    for chunk in chunks:
        *whole, rest = (rest + chunk).split(b"\n")
        yield from (line + b"\n" for line in whole)
        if len(rest) > LONGEST_LINE:
            raise not_a_model_server()
    if rest:
        yield rest


def _whole(lines: Iterable[bytes]) -> Iterator[bytes]:
    """The lines that hold something; the last may lack its newline, but not more."""
    for line in lines:
        if line.strip() and not line.endswith(b"\n"):
            try:
                json.loads(line)
            except ValueError as error:
                if not line.lstrip().startswith(b"{"):
                    raise not_a_model_server() from error
                raise StreamCut("The model server's answer broke off within a line; it is incomplete.") from error
        if line.strip():
            yield line


def parsed(line: bytes) -> dict[str, Any]:
    """The JSON object that a line or a body is. Raises `WrongAddress`."""
    try:
        content = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise not_a_model_server() from error
    if not isinstance(content, dict):
        raise not_a_model_server()
    return content


def _expect_success(response: httpx.Response, model: str) -> None:
    if response.is_redirect:
        raise WrongAddress("The model server's address leads elsewhere, which is not followed; set the final address.")
    if response.status_code != 200:
        body = b""
        for chunk in response.iter_bytes():
            body += chunk
            if len(body) > LONGEST_ERROR_BODY:
                break
        raise failure(response.status_code, body, model)
    if response.headers.get("content-type", "").startswith("text/html"):
        raise not_a_model_server()


def _translated(error: httpx.HTTPError, address: str, seconds: float) -> ModelError:
    import httpx

    if isinstance(error, (httpx.ConnectError, httpx.ConnectTimeout)):
        return ServerUnreachable(
            f"No model server answers at {address}; start Ollama there, or set another address in the settings."
        )
    if isinstance(error, httpx.TimeoutException):
        return ServerFailed(
            f"The model server was silent for {seconds:.0f} seconds; try again, or choose a smaller one."
        )
    if isinstance(error, httpx.RemoteProtocolError):
        return ServerFailed("The model server broke the connection off, or is none; check its address and its log.")
    return ServerUnreachable(f"The connection to the model server at {address} was lost; check that it still runs.")
