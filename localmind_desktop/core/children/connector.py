"""The connector: a small process that opens the connections to the model server, and hands them over when they stand.

The process that asks, the window's or the command line's, can then give up network sockets altogether: no library in
it, whatever its language, opens one. What it holds in the end are connections to the addresses that it let through.
Linux only, as elsewhere a process cannot give its sockets up.
"""

from __future__ import annotations

import contextlib
import json
import logging
import socket
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from localmind_desktop.core.parallel import on_own_thread
from localmind_desktop.core.system import fence, seccomp
from localmind_desktop.core.system.network import Address, NetworkGuard

log = logging.getLogger(__name__)

_PROGRAM = Path(__file__).with_name("connecting.py")
_END_SECONDS = 2.0
_GRACE_SECONDS = 2.0  # beyond the time that a connection may take


class Connector:
    """The asking end. Thread-safe. Raises OSError when the process cannot be started."""

    def __init__(self) -> None:
        self._control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        command = [sys.executable, "-I", "-S", str(_PROGRAM), str(theirs.fileno())]

        def start() -> subprocess.Popen[bytes]:
            fence.give_up(None, seccomp.FOR_CONNECTOR)
            return subprocess.Popen(command, pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL, env={})

        with theirs:
            try:
                self._process = on_own_thread(start)
            except OSError:
                self._control.close()
                raise

    def allow(self, addresses: Iterable[Address]) -> None:
        """Let these be connected to and no others from now on."""
        with contextlib.suppress(OSError):  # it ended: then nothing can be connected to
            self._control.send(json.dumps({"allowed": list(addresses)}).encode())

    def connect(self, host: str, port: int, seconds: float) -> socket.socket:
        """A socket that is connected, without a time limit. Raises OSError, as TimeoutError after ``seconds``."""
        ours, theirs = socket.socketpair()
        request = json.dumps({"host": host, "port": port, "seconds": seconds}).encode()
        with ours:
            with theirs:
                socket.send_fds(self._control, [request], [theirs.fileno()])
            ours.settimeout(seconds + _GRACE_SECONDS)
            said, given, _, _ = socket.recv_fds(ours, 4096, 1)
        if given:
            found = socket.socket(fileno=given[0])
            found.settimeout(None)
            return found
        reply = json.loads(said or b"{}")
        if reply.get("timed_out"):
            raise TimeoutError("the connection took too long")
        raise OSError(reply.get("errno"), "not allowed" if reply.get("refused") else "no connection")

    def close(self) -> None:
        """End the process. Connections that stand are left as they are."""
        self._control.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_END_SECONDS)
        self._process.kill()
        self._process.wait()


def fenced_guard() -> NetworkGuard:
    """Give this process's network sockets up, as far as the system can hold it to that, and guard the rest.

    Once, before threads are started: what is given up does not come back. Connections to the model server come from a
    `Connector` then, and everything that this process starts is without a network as well.
    """
    connector = None
    if seccomp.is_known():
        connector = Connector()
        try:
            seccomp.install(seccomp.FOR_WINDOW, every_thread=True)
        except OSError as error:
            log.warning("this process keeps its network sockets: %s", error.strerror)
            connector.close()
            connector = None
    guard = NetworkGuard(connector)
    guard.install()
    return guard
