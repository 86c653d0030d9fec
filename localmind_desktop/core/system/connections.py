"""The network connections of this program, as the operating system reports them (U9)."""

from __future__ import annotations

import socket
from dataclasses import dataclass
from typing import TYPE_CHECKING

from localmind_desktop.core.system.network import is_this_machine

if TYPE_CHECKING:
    import psutil


@dataclass(frozen=True, slots=True)
class Connection:
    """An open socket of the window's process or of one of its children. ``remote`` is empty where it only listens."""

    process: str
    pid: int
    protocol: str
    local: str
    remote: str
    state: str
    is_local: bool


@dataclass(frozen=True, slots=True)
class Connections:
    """``processes`` is how many were looked at; ``unseen`` counts those that the system would not tell of."""

    open: tuple[Connection, ...]
    processes: int
    unseen: int = 0


def open_connections() -> Connections:
    """Look now. Takes some milliseconds per process."""
    import psutil  # here, as the window has no need of it at its start

    own = psutil.Process()
    processes, found, unseen = [own], [], 0
    try:
        processes += own.children(recursive=True)
    except psutil.Error:
        unseen += 1
    for each in processes:
        try:
            found += _connections_of(each)
        except psutil.NoSuchProcess:
            continue  # it ended meanwhile
        except psutil.Error:
            unseen += 1
    return Connections(tuple(found), len(processes), unseen)


def _connections_of(process: psutil.Process) -> list[Connection]:
    import psutil

    name = process.name()
    return [
        Connection(
            name,
            process.pid,
            "TCP" if entry.type == socket.SOCK_STREAM else "UDP",
            _written(entry.laddr),
            _written(entry.raddr),
            "" if entry.status == psutil.CONN_NONE else entry.status.replace("_", " ").lower(),
            is_this_machine(str((entry.raddr or entry.laddr)[0])),
        )
        for entry in process.net_connections(kind="inet")
    ]


def _written(address: object) -> str:
    """An address and its port as text."""
    if not isinstance(address, tuple) or len(address) < 2:
        return ""
    host, port = address[0], address[1]
    return f"[{host}]:{port}" if ":" in str(host) else f"{host}:{port}"
