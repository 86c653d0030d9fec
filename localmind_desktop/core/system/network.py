"""The guard over this process's network: whatever Python code here wants to reach but the model server is refused.

It is an audit hook, so it stands below every library written in Python, and says what was refused. Below all others
stands `localmind_desktop.core.system.seccomp`, where the system has it; then connections come from a `Connecting`.
"""

from __future__ import annotations

import ipaddress
import socket
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol, TypeAlias
from urllib.parse import urlsplit

Address: TypeAlias = tuple[str, int]
Connect: TypeAlias = Callable[[str, int, float], socket.socket]
"""Host, port and seconds to a socket that is connected. Raises OSError."""

DEFAULT_PORT = 11434
"""Ollama's, for an address that has neither a port nor a scheme."""

_REACHING = {"socket.connect": 1, "socket.sendto": 1, "socket.getaddrinfo": 0}
"""The events of reaching out, and the place of the address among their arguments."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """An address that was refused, and how often."""

    host: str
    attempts: int


class Connecting(Protocol):
    """What connects for a process that has no network sockets of its own."""

    def allow(self, addresses: Iterable[Address]) -> None: ...

    def connect(self, host: str, port: int, seconds: float) -> socket.socket: ...

    def close(self) -> None: ...


def connect_directly(host: str, port: int, seconds: float) -> socket.socket:
    """A socket of this process, without a time limit once it is connected. Raises OSError."""
    found = socket.create_connection((host, port), seconds)
    found.settimeout(None)
    return found


class NetworkGuard:
    """Lets through what stays on this machine, and the server that the user has set. Thread-safe.

    With a ``connector`` the model server is all that is let through. ``install`` cannot be undone: Python keeps its
    audit hooks until the process ends.
    """

    def __init__(self, connector: Connecting | None = None) -> None:
        self._guard = threading.Lock()
        self._connector = connector
        self._addresses: tuple[Address, ...] = ()
        self._refused: Counter[str] = Counter()

    def install(self) -> None:
        sys.addaudithook(self.look)

    def allow(self, *addresses: str) -> None:
        """Let the model servers at ``addresses`` be reached, and no longer those before."""
        self._let_through(_addresses_of(addresses))

    def also_allow(self, *addresses: str) -> None:
        """Let servers be reached that the user asks to test, besides those in use."""
        self._let_through(tuple(dict.fromkeys((*self._addresses, *_addresses_of(addresses)))))

    def connect(self, host: str, port: int, seconds: float) -> socket.socket:
        """A socket that is connected to the model server, without a time limit. Raises OSError, also for others."""
        connect = self._connector.connect if self._connector is not None else connect_directly
        return connect(host, port, seconds)

    def close(self) -> None:
        """End what connects; connections that stand are left as they are."""
        if self._connector is not None:
            self._connector.close()

    def _let_through(self, addresses: tuple[Address, ...]) -> None:
        with self._guard:
            self._addresses = addresses
            if self._connector is not None:
                self._connector.allow(addresses)

    @property
    def _allowed(self) -> frozenset[str]:
        return frozenset(host for host, _ in self._addresses)

    @property
    def allowed(self) -> tuple[str, ...]:
        """The hosts that may be reached besides this machine."""
        return tuple(sorted(host for host in self._allowed if not is_this_machine(host)))

    @property
    def refusals(self) -> tuple[Refusal, ...]:
        """What was refused since the start, the most frequent first."""
        with self._guard:
            return tuple(Refusal(host, attempts) for host, attempts in self._refused.most_common())

    def look(self, event: str, arguments: tuple[object, ...]) -> None:
        """The audit hook. Raises OSError for what may not be reached."""
        place = _REACHING.get(event)
        if place is None:
            return
        host = _host(arguments[place])
        if host is None or is_this_machine(host) or self._is_allowed(host, event, arguments):
            return
        with self._guard:
            self._refused[host] += 1
        raise OSError("LocalMind connects only to its model server; this address was refused")

    def _is_allowed(self, host: str, event: str, arguments: tuple[object, ...]) -> bool:
        """Also an address that the allowed host's name was resolved to: it is only known once it is connected to."""
        if host.casefold() in self._allowed:
            return True
        names = [name for name in self._allowed if not _is_address(name)]
        if event == "socket.getaddrinfo" or not names:
            return False
        return host in resolved(names)


def resolved(names: list[str]) -> frozenset[str]:
    """The addresses of ``names``, as the system knows them."""
    found: set[str] = set()
    for name in names:
        try:
            found |= {str(entry[4][0]) for entry in socket.getaddrinfo(name, None)}
        except OSError:
            continue
    return frozenset(found)


def _addresses_of(addresses: Iterable[str]) -> tuple[Address, ...]:
    return tuple(found for address in addresses for found in _address_of(address))


def _address_of(address: str) -> tuple[Address, ...]:
    """Host and port of a server's address, none where it is not one."""
    host = host_of(address)
    try:
        parts = urlsplit(address if "//" in address else f"//{address}")
        port = parts.port or {"http": 80, "https": 443}.get(parts.scheme, DEFAULT_PORT)
    except ValueError:
        return ()
    return ((host, port),) if host else ()


def host_of(address: str) -> str:
    """The host of a server's address, with or without a scheme; empty when there is none."""
    try:
        return urlsplit(address if "//" in address else f"//{address}").hostname or ""
    except ValueError:
        return ""


def is_this_machine(host: str) -> bool:
    """Whether what is sent to ``host`` certainly stays on this computer."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host.partition("%")[0]).is_loopback
    except ValueError:
        return False


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _host(address: object) -> str | None:
    """The host of a socket's address; None for what is no network address: a local socket, a name of nobody."""
    host = address[0] if isinstance(address, tuple) and address else address
    if isinstance(host, bytes):
        host = host.decode(errors="replace")
    if not isinstance(host, str) or host.startswith(("/", "\0")) or (host == "" and not isinstance(address, tuple)):
        return None
    return host or "localhost"
