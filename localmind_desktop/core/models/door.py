"""What httpx sends through to a model server: connections that somebody else opens, one for each request."""

from __future__ import annotations

import contextlib
import socket
import ssl
from collections.abc import Iterable, Iterator
from typing import Any

import httpcore
import httpx

from localmind_desktop.core.system.network import Connect


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
        with _translated(httpcore.ConnectTimeout, httpcore.ConnectError):
            opened = self._connect(host, port, timeout or 0.0)
            opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            return _Stream(opened)


class _Stream(httpcore.NetworkStream):
    """A connected socket as httpcore wants it."""

    def __init__(self, opened: socket.socket) -> None:
        self._socket = opened

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        with _translated(httpcore.ReadTimeout, httpcore.ReadError):
            self._socket.settimeout(timeout)
            return self._socket.recv(max_bytes)

    def write(self, buffer: bytes, timeout: float | None = None) -> None:
        with _translated(httpcore.WriteTimeout, httpcore.WriteError):
            self._socket.settimeout(timeout)
            self._socket.sendall(buffer)

    def close(self) -> None:
        self._socket.close()

    def start_tls(
        self, ssl_context: ssl.SSLContext, server_hostname: str | None = None, timeout: float | None = None
    ) -> httpcore.NetworkStream:
        with _translated(httpcore.ConnectTimeout, httpcore.ConnectError):
            try:
                self._socket.settimeout(timeout)
                return _Stream(ssl_context.wrap_socket(self._socket, server_hostname=server_hostname))
            except OSError:
                self.close()
                raise

    def get_extra_info(self, name: str) -> Any:  # noqa: ANN401 - as httpcore declares it
        return self._socket if name == "socket" else None


@contextlib.contextmanager
def _translated(late: type[Exception], broken: type[Exception]) -> Iterator[None]:
    """What the system says, as httpcore says it."""
    try:
        yield
    except TimeoutError as error:
        raise late(error) from error
    except OSError as error:
        raise broken(error) from error
