"""Refuses every address but this machine's own, below all libraries written in Python."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable

REACHING = {"socket.connect": 1, "socket.sendto": 1, "socket.getaddrinfo": 0}  # event: where its address stands


def refuser(refused: list[str]) -> Callable[[str, tuple[object, ...]], None]:
    """An audit hook that raises OSError for what leaves the machine, and notes it in ``refused``."""

    def hook(event: str, arguments: tuple[object, ...]) -> None:
        if event in REACHING:
            address = arguments[REACHING[event]]
            host = address[0] if isinstance(address, tuple) else address
            if isinstance(host, str | bytes) and not is_local(host if isinstance(host, str) else host.decode()):
                refused.append(str(host))
                raise OSError(f"tests reach this machine only, not {host}")

    return hook


def is_local(host: str) -> bool:
    """Whether ``host`` is a loopback address, a name of it, or the path of a local socket."""
    if host in ("", "localhost") or host.startswith(("/", "\0")):
        return True
    try:
        return ipaddress.ip_address(host.partition("%")[0]).is_loopback
    except ValueError:
        return False
