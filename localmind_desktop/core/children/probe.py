"""A child that tries what no child may do: the proof, on this very machine, that the fence stands."""

from __future__ import annotations

import subprocess
import sys
import tempfile

from localmind_desktop.core.parallel import on_own_thread
from localmind_desktop.core.system import fence, seccomp
from localmind_desktop.core.system.protection import Protection, opens_no_sockets

_SECONDS = 20.0
_PROGRAM = """
import socket, sys

def refused(what):
    try:
        what()
    except OSError as error:
        return isinstance(error, PermissionError)
    return False

print(refused(lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM)), refused(lambda: open(sys.argv[1])))
"""


def protection() -> Protection:
    """Try out what this process and its children can do. Takes some 50 ms."""
    with tempfile.NamedTemporaryFile(prefix="localmind-probe-") as secret:
        command = [sys.executable, "-I", "-S", "-c", _PROGRAM, secret.name]

        def tried() -> str:
            fence.give_up(fence.reach_of_child(), seccomp.FOR_CHILDREN)
            try:
                return subprocess.run(command, capture_output=True, text=True, timeout=_SECONDS, check=False).stdout
            except (OSError, subprocess.TimeoutExpired):
                return ""

        sockets, files = (on_own_thread(tried).split() or ["", ""])[:2]
    return Protection(opens_no_sockets(), sockets == "True", files == "True")
