"""The guard over this process's network: whatever Python code here wants to reach but the model server is refused.

It is an audit hook, so it stands below every library written in Python. Engines in other languages are beyond it; what
they and the child processes have open is told by `localmind_desktop.core.connections`, as the system reports it.
"""

from __future__ import annotations

import ipaddress
import sys
import threading
from collections import Counter
from dataclasses import dataclass
from urllib.parse import urlsplit

_REACHING = {"socket.connect": 1, "socket.sendto": 1, "socket.getaddrinfo": 0}
"""The events of reaching out, and the place of the address among their arguments."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """An address that was refused, and how often."""

    host: str
    attempts: int


class NetworkGuard:
    """Lets through what stays on this machine, and the server that the user has set. Thread-safe.

    ``install`` cannot be undone: Python keeps its audit hooks until the process ends.
    """

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._allowed: frozenset[str] = frozenset()
        self._refused: Counter[str] = Counter()

    def install(self) -> None:
        sys.addaudithook(self.look)

    def allow(self, address: str) -> None:
        """Let the model server at ``address`` be reached, and no longer the one before."""
        host = host_of(address)
        with self._guard:
            self._allowed = frozenset({host.casefold()} - {""})

    def also_allow(self, address: str) -> None:
        """Let a server be reached that the user asks to test, besides the one in use."""
        with self._guard:
            self._allowed |= {host_of(address).casefold()} - {""}

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
        raise OSError("LocalMind reaches its model server only; this address was refused")

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
    import socket

    found: set[str] = set()
    for name in names:
        try:
            found |= {str(entry[4][0]) for entry in socket.getaddrinfo(name, None)}
        except OSError:
            continue
    return frozenset(found)


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
