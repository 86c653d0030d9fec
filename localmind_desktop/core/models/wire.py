"""The way to a model server: HTTP without proxies, redirects or retries, with a key where the user set one.

The clients that speak over it are `ollama`'s and httpx itself; both send through `door.Door`, which holds to these
rules, cuts a request that is cancelled, and shows each `Exchange` what the server really said.
"""

from __future__ import annotations

import contextlib
import json
import os
import threading
from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from localmind_desktop.core.errors import ModelError, WrongAddress
from localmind_desktop.core.models.ollama_failures import failure, not_a_model_server
from localmind_desktop.core.system.access import DIRECT, Access
from localmind_desktop.core.system.addresses import checked_address
from localmind_desktop.core.task import CancelToken

if TYPE_CHECKING:
    import httpx
    import ollama

LOOK_UP_SECONDS = 10.0  # for questions that need no model: version, list, description
_HIDDEN = ("ollama_", "ssl_cert_")  # beginnings of variables
_PROXY = "_proxy"


@dataclass(frozen=True, slots=True)
class Exchange:
    """What is particular to one request.

    ``seen`` is given the body of the reply, or each line of one that ``streams`` (with its newline, unless it broke
    off), before the client is; the client reads what it returns. ``seconds`` limits the server's silence. ``added``
    goes into the request's body.
    """

    seen: Callable[[bytes], bytes]
    seconds: float = LOOK_UP_SECONDS
    streams: bool = False
    cancel: CancelToken = field(default_factory=CancelToken)
    added: Mapping[str, Any] = field(default_factory=dict)


class Wire:
    """Requests to one server. Thread-safe; every request has a connection of its own, so that it can be cut alone."""

    def __init__(self, address: str, connect_seconds: float, access: Access = DIRECT) -> None:
        self._access = access
        self._address = address
        self._connect_seconds = connect_seconds
        self._guard = threading.Lock()
        self._connections: httpx.BaseTransport | None = None
        self._key = ""

    def get(self, path: str) -> dict[str, Any]:
        """The JSON object at ``path``. Raises `ModelError`."""
        return self._exchanged("GET", path, None, LOOK_UP_SECONDS)

    def post(self, path: str, body: Mapping[str, Any], seconds: float = LOOK_UP_SECONDS) -> dict[str, Any]:
        """The JSON object that answers ``body``. Raises `ModelError`."""
        return self._exchanged("POST", path, body, seconds)

    def lines(
        self, path: str, body: Mapping[str, Any], cancel: CancelToken, silence_seconds: float
    ) -> Generator[bytes, None, None]:
        """The lines of a streamed answer as they come. Each ends with its newline, but for one that broke off.

        Raises `ModelError`; `StreamCut` when the connection broke after the answer had begun, or was cancelled.
        """
        exchange = Exchange(bytes, silence_seconds, streams=True, cancel=cancel)
        with self._opened(exchange) as client, client.stream("POST", path, json=body) as response:
            yield from response.iter_raw()

    @contextlib.contextmanager
    def ollama(
        self, exchange: Exchange, strange: Callable[[], ModelError] = not_a_model_server
    ) -> Iterator[ollama.Client]:
        """The `ollama` client for one exchange. Whatever goes wrong within is raised as a `ModelError`; ``strange``
        for a reply that the client cannot read."""
        from pydantic import ValidationError

        client = _ollama().Client(host=self._checked(), **self._terms(exchange))
        try:
            with client:
                yield client
        except ValidationError as error:
            raise strange() from error

    def has_path(self, end: str) -> bool:
        """Whether the server's address ends with ``end``."""
        return self._address.strip().rstrip("/").endswith(end)

    def close(self) -> None:
        with self._guard:
            connections, self._connections = self._connections, None
        if connections is not None:
            connections.close()

    def _exchanged(self, method: str, path: str, body: Mapping[str, Any] | None, seconds: float) -> dict[str, Any]:
        model = str(body.get("model", "")) if body else ""
        with self._opened(Exchange(partial(without_error, model=model), seconds)) as client:
            return parsed(client.request(method, path, json=body).content)

    def _opened(self, exchange: Exchange) -> httpx.Client:
        import httpx

        return httpx.Client(base_url=self._checked(), **self._terms(exchange))

    def _checked(self) -> str:
        """The address as a URL. Raises `WrongAddress` and `ModelRefused`."""
        import httpx

        address = checked_address(self._address)
        try:
            httpx.URL(address)
        except (httpx.InvalidURL, UnicodeError) as error:
            raise WrongAddress("The model server's address is not valid; enter another in the settings.") from error
        return address

    def _terms(self, exchange: Exchange) -> dict[str, Any]:
        """How either client is made: nothing of the environment, no proxy, no netrc, no redirect."""
        from localmind_desktop.core.models.door import Door, transport

        with self._guard:
            if self._connections is None:
                self._key = self._access.key(self._address)
                self._connections = transport(self._access.connect)
            door = Door(self._connections, self._address, self._key, self._connect_seconds, exchange)
        return {"transport": door, "trust_env": False, "follow_redirects": False}


def parsed(line: bytes) -> dict[str, Any]:
    """The JSON object that a line or a body is. Raises `WrongAddress`."""
    try:
        content = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise not_a_model_server() from error
    if not isinstance(content, dict):
        raise not_a_model_server()
    return content


def without_error(body: bytes, model: str = "") -> bytes:
    """``body``, an object. Raises `ModelError` for an error, which servers before 0.12.6 send with status 200."""
    content = parsed(body)
    if set(content) == {"error"}:
        raise failure(None, content["error"], model)
    return body


def _ollama() -> Any:  # noqa: ANN401 - a module
    """The package `ollama`. When imported it makes a client by the environment, which is never used but fails where
    that names a strange host, proxy or certificate; so these are out of sight meanwhile."""
    hidden = {
        name: os.environ.pop(name)
        for name in tuple(os.environ)
        if name.lower().startswith(_HIDDEN) or name.lower().endswith(_PROXY)
    }
    try:
        import ollama
    finally:
        os.environ.update(hidden)
    return ollama
