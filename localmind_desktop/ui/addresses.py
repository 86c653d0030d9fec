"""Whether an address is this computer."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit


def host_of(address: str) -> str:
    """The host of a server's address, with or without a scheme; empty when there is none."""
    try:
        return urlsplit(address if "//" in address else f"//{address}").hostname or ""
    except ValueError:
        return ""


def is_loopback(address: str) -> bool:
    """True only when what is sent to ``address`` certainly stays on this computer."""
    host = host_of(address)
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
