"""How a model server is reached: what connects to it, and the key that it asks for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from localmind_desktop.core.system.keys import no_key
from localmind_desktop.core.system.network import Connect, connect_directly


@dataclass(frozen=True, slots=True)
class Access:
    """``key`` gives the key for the server at an address, "" for none; it may ask the system, and so take long."""

    connect: Connect = connect_directly
    key: Callable[[str], str] = no_key


DIRECT = Access()
