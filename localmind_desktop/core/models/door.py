"""What the clients of a model server send through: it holds to the rules, and somebody else opens the connections."""

from __future__ import annotations

import contextlib
import json
import socket
import ssl
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import httpcore
import httpx

from localmind_desktop.core.errors import ModelError, ServerFailed, ServerUnreachable, StreamCut, WrongAddress
from localmind_desktop.core.models.ollama_failures import failure, not_a_model_server
from localmind_desktop.core.models.wire import Exchange
from localmind_desktop.core.system.network import Connect
from localmind_desktop.core.task import CancelToken

WRITE_SECONDS = 60.0
LONGEST_ERROR_BODY = 1 << 16
LONGEST_LINE = 1 << 24  # bytes: a piece of an answer is some hundred


class Door(httpx.BaseTransport):
    """One exchange with the server at ``address``, over ``connections``. Raises `ModelError` and nothing else.

    What the client would add of its own accord, a key of the environment above all, does not pass.
    """

    def __init__(
        self, connections: httpx.BaseTransport, address: str, key: str, connect_seconds: float, exchange: Exchange
    ) -> None:
        self._connections = connections
        self._address = address
        self._key = key
        self._connect_seconds = connect_seconds
        self._exchange = exchange

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """The reply, its body as the exchange lets it be read."""
        body = json.loads(request.content) if request.content else {}
        cut = _Cut(self._exchange.cancel)
        with contextlib.ExitStack() as held:
            held.enter_context(self._exchange.cancel.on_cancel(cut))
            try:
                response = self._connections.handle_request(self._own(request, body, cut))
                held.callback(response.close)
                _expect_success(response, str(body.get("model", "")))
            except httpx.HTTPError as error:
                raise self._translated(error) from error
            kind = response.headers.get("content-type", "application/json")
            return httpx.Response(200, headers={"Content-Type": kind}, stream=_Body(self, response, held.pop_all()))

    def pieces(self, response: httpx.Response) -> Iterator[bytes]:
        """The body of ``response`` for the client."""
        chunks = response.iter_bytes()
        try:
            for piece in split(chunks) if self._exchange.streams else (b"".join(chunks),):
                if seen := self._exchange.seen(piece):
                    yield seen
        except httpx.HTTPError as error:
            if self._exchange.streams:
                raise StreamCut("The connection to the model server broke; the answer is incomplete.") from error
            raise self._translated(error) from error

    def _own(self, request: httpx.Request, body: Mapping[str, Any], cut: _Cut) -> httpx.Request:
        """``request`` as it is sent."""
        headers = {"Accept": request.headers["accept"], "Accept-Encoding": "identity"}
        if self._key:
            headers["Authorization"] = f"Bearer {self._key}"
        seconds = {"connect": self._connect_seconds, "read": self._exchange.seconds, "write": WRITE_SECONDS}
        return httpx.Request(
            request.method,
            request.url,
            headers=headers,
            json={**body, **self._exchange.added} if request.content else None,
            extensions={"timeout": seconds, "trace": cut.traced},
        )

    def _translated(self, error: httpx.HTTPError) -> ModelError:
        if isinstance(error, (httpx.ConnectError, httpx.ConnectTimeout)):
            return ServerUnreachable(
                "No model server answers at {address}; start it there, or set another address in the settings.",
                address=self._address,
            )
        if isinstance(error, httpx.TimeoutException):
            return ServerFailed(
                "The model server was silent for {seconds:.0f} seconds; try again, or choose a smaller one.",
                seconds=self._exchange.seconds,
            )
        if isinstance(error, httpx.RemoteProtocolError):
            return ServerFailed("The model server broke the connection off, or is none; check its address and its log.")
        return ServerUnreachable(
            "The connection to the model server at {address} was lost; check that it still runs.", address=self._address
        )


class _Body(httpx.SyncByteStream):
    """The body of a reply; closing it frees the server, and ends what ``held`` holds."""

    def __init__(self, door: Door, response: httpx.Response, held: contextlib.ExitStack) -> None:
        self._door = door
        self._response = response
        self._held = held

    def __iter__(self) -> Iterator[bytes]:
        return self._door.pieces(self._response)

    def close(self) -> None:
        self._held.close()


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


def split(chunks: Iterator[bytes]) -> Iterator[bytes]:
    """Lines, cut at the byte ``\n`` only: U+0085 and its like may stand raw within a JSON string.

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


# ---------------------------------------------------------------- connections


def transport(connect: Connect) -> httpx.HTTPTransport:
    """A transport of httpx over ``connect``; it keeps no connection, uses no proxy and retries nothing."""
    context = httpx.create_ssl_context(trust_env=False)
    made = httpx.HTTPTransport(verify=context, trust_env=False)
    # httpx has no public place for a backend of one's own; a test holds this to it.
    made._pool = httpcore.ConnectionPool(
        ssl_context=context, max_keepalive_connections=0, network_backend=_Backend(connect)
    )
    return made


class _Backend(httpcore.NetworkBackend):
    """Opens connections with ``connect``."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect

    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.NetworkStream:
        with _said_as(httpcore.ConnectTimeout, httpcore.ConnectError):
            opened = self._connect(host, port, timeout or 0.0)
            opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            return _Stream(opened)


class _Stream(httpcore.NetworkStream):
    """A connected socket as httpcore wants it."""

    def __init__(self, opened: socket.socket) -> None:
        self._socket = opened

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        with _said_as(httpcore.ReadTimeout, httpcore.ReadError):
            self._socket.settimeout(timeout)
            return self._socket.recv(max_bytes)

    def write(self, buffer: bytes, timeout: float | None = None) -> None:
        with _said_as(httpcore.WriteTimeout, httpcore.WriteError):
            self._socket.settimeout(timeout)
            self._socket.sendall(buffer)

    def close(self) -> None:
        self._socket.close()

    def start_tls(
        self, ssl_context: ssl.SSLContext, server_hostname: str | None = None, timeout: float | None = None
    ) -> httpcore.NetworkStream:
        with _said_as(httpcore.ConnectTimeout, httpcore.ConnectError):
            try:
                self._socket.settimeout(timeout)
                return _Stream(ssl_context.wrap_socket(self._socket, server_hostname=server_hostname))
            except OSError:
                self.close()
                raise

    def get_extra_info(self, name: str) -> Any:  # noqa: ANN401 - as httpcore declares it
        return self._socket if name == "socket" else None


@contextlib.contextmanager
def _said_as(late: type[Exception], broken: type[Exception]) -> Iterator[None]:
    """What the system says, as httpcore says it."""
    try:
        yield
    except TimeoutError as error:
        raise late(error) from error
    except OSError as error:
        raise broken(error) from error
