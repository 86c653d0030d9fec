"""The program of the connector's process; see `localmind_desktop.core.children.connector`.

Nothing but Python's own library is loaded here, and nothing of ours: what may open a network socket is this file alone.
"""

from __future__ import annotations

import json
import socket
import sys
import threading
from typing import Any

LONGEST = 1 << 16  # bytes of a request


def serve(control: socket.socket) -> None:
    """Take requests, each with a socket to answer on, until the other end is closed."""
    allowed: set[tuple[str, int]] = set()
    while True:
        message, given, _, _ = socket.recv_fds(control, LONGEST, 1)
        if not message:
            return
        request = json.loads(message)
        if "allowed" in request:
            allowed = {(host, port) for host, port in request["allowed"]}
        if given:
            answer = socket.socket(fileno=given[0])
            ours = (request.get("host"), request.get("port")) in allowed
            threading.Thread(target=connect if ours else refuse, args=(request, answer), daemon=True).start()


def connect(request: dict[str, Any], answer: socket.socket) -> None:
    """Send a socket that is connected to what ``request`` names, or why there is none."""
    with answer:
        try:
            found = socket.create_connection((request["host"], request["port"]), request["seconds"])
        except OSError as error:
            say(answer, {"timed_out": isinstance(error, TimeoutError), "errno": error.errno})
            return
        with found:
            say(answer, {}, found)


def refuse(request: dict[str, Any], answer: socket.socket) -> None:
    with answer:
        say(answer, {"refused": True})


def say(answer: socket.socket, reply: dict[str, object], *sent: socket.socket) -> None:
    try:
        socket.send_fds(answer, [json.dumps(reply).encode()], [each.fileno() for each in sent])
    except OSError:
        return  # nobody waits any longer


if __name__ == "__main__":
    with socket.socket(fileno=int(sys.argv[1])) as end:
        serve(end)
