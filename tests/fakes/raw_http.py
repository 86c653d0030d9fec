"""HTTP/1.1 over a raw loopback socket, so that a test decides about every byte, chunk and cut."""

from __future__ import annotations

import contextlib
import json
import select
import socket
import threading
import time
from dataclasses import dataclass, field

LOOK_SECONDS = 0.01
REASONS = {200: "OK", 302: "Found", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed"}


class Gone(Exception):  # noqa: N818
    """The client closed the connection."""


@dataclass
class Recorded:
    """One request as it came, and when (monotonic seconds) its client left before the answer was complete."""

    method: str
    path: str
    headers: dict[str, str]
    raw: bytes
    at: float
    left_at: float | None = None
    left: threading.Event = field(default_factory=threading.Event)

    @property
    def body(self) -> dict:
        return json.loads(self.raw) if self.raw else {}


class Line:
    """The server's end of one connection."""

    def __init__(self, connection: socket.socket) -> None:
        self._socket = connection
        self._pending = b""
        self._chunked = self._whole = False

    def read(self) -> Recorded | None:
        """The next request, None when the client closes instead."""
        head = self._until(b"\r\n\r\n")
        if head is None:
            return None
        first, *rest = head.decode("latin-1").split("\r\n")
        method, path, _ = first.split(" ", 2)
        headers = {name.strip().lower(): value.strip() for name, value in (line.split(":", 1) for line in rest if line)}
        body = self._exactly(int(headers.get("content-length", 0)))
        return Recorded(method, path, headers, body, time.monotonic())

    def send(self, status: int, body: bytes, content_type: str, headers: dict[str, str] | None = None) -> None:
        """A whole reply with its length."""
        self._whole = True
        lines = [f"Content-Type: {content_type}"] if content_type else []
        lines += [f"{name}: {value}" for name, value in (headers or {}).items()]
        self._write(self._head(status, [*lines, f"Content-Length: {len(body)}"]) + body)

    def chunk(self, content: bytes, content_type: str = "application/x-ndjson") -> None:
        """A part of a chunked reply. As in the real server, the head goes out with the first part only."""
        head = b"" if self._chunked else self._chunked_head(content_type)
        self._chunked = True
        self._write(head + f"{len(content):x}\r\n".encode() + content + b"\r\n")

    def half_chunk(self, content: bytes) -> None:
        """Announces a longer chunk than it sends: what a cut connection looks like."""
        self.chunk(b" ")
        self._write(f"{len(content) + 100:x}\r\n".encode() + content)

    def finish(self) -> None:
        """The proper end of a reply, also of one that has nothing in it."""
        if not (self._chunked or self._whole):
            self._write(self._chunked_head("application/x-ndjson"))
            self._chunked = True
        if self._chunked:
            self._write(b"0\r\n\r\n")
        self._chunked = self._whole = False

    def wait(self, seconds: float, released: threading.Event | None = None) -> None:
        """Wait, but raise `Gone` as soon as the client leaves; end early when ``released``."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline and not (released is not None and released.is_set()):
            readable, _, _ = select.select([self._socket], [], [], LOOK_SECONDS)
            if readable and not self._peeked():
                raise Gone

    def cut(self) -> None:
        """Close without ceremony."""
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()

    def _peeked(self) -> bytes:
        try:
            return self._socket.recv(1, socket.MSG_PEEK)
        except OSError as error:
            raise Gone from error

    def _write(self, content: bytes) -> None:
        try:
            self._socket.sendall(content)
        except OSError as error:
            raise Gone from error

    def _chunked_head(self, content_type: str) -> bytes:
        return self._head(200, [f"Content-Type: {content_type}", "Transfer-Encoding: chunked"])

    def _head(self, status: int, lines: list[str]) -> bytes:
        return "\r\n".join([f"HTTP/1.1 {status} {REASONS.get(status, 'Status')}", *lines, "", ""]).encode()

    def _until(self, mark: bytes) -> bytes | None:
        while mark not in self._pending:
            piece = self._received()
            if not piece:
                return None
            self._pending += piece
        head, self._pending = self._pending.split(mark, 1)
        return head

    def _exactly(self, count: int) -> bytes:
        while len(self._pending) < count:
            piece = self._received()
            if not piece:
                raise Gone
            self._pending += piece
        body, self._pending = self._pending[:count], self._pending[count:]
        return body

    def _received(self) -> bytes:
        try:
            return self._socket.recv(65536)
        except OSError:
            return b""
