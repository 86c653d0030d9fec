"""What holds this program's processes back on this machine: tried out rather than assumed, and said as it is (U9)."""

from __future__ import annotations

import socket
import sys
from dataclasses import dataclass

from localmind_desktop.core.model.models import Check
from localmind_desktop.core.phrase import in_turn, phrase

_PARTS = ("network: this program", "network: readers and models", "files: readers and models")
_HELD = (
    phrase("Network sockets are blocked. A separate process connects to the model server, and to nothing else."),
    phrase("Network sockets are blocked."),
    phrase("They can read their own document or model only, and write nothing."),
)
_NOT_HELD = phrase("Not enforced on this system.")
_ADVICE = {
    "win32": phrase(
        "Windows has no means for it that a program can use by itself. A firewall rule for python.exe is one."
    ),
    "darwin": phrase(
        "macOS has no means for it that a program can use by itself. A firewall for outgoing traffic is one."
    ),
    "linux": phrase(
        "It needs Linux 5.13 or later with Landlock and seccomp, on a 64-bit processor by Intel, AMD or Arm."
    ),
}


@dataclass(frozen=True, slots=True)
class Protection:
    """What was tried, and refused by the system: network sockets of this process and of its children, and a file of
    the user that no child was given."""

    own_sockets: bool
    child_sockets: bool
    child_files: bool

    @property
    def is_offline(self) -> bool:
        """Whether no library in any of the processes can open a network socket."""
        return self.own_sockets and self.child_sockets


NOT_TRIED = Protection(own_sockets=False, child_sockets=False, child_files=False)


def opens_no_sockets() -> bool:
    """Whether the system refuses network sockets to this process."""
    for family in (socket.AF_INET, socket.AF_INET6):
        try:
            socket.socket(family, socket.SOCK_DGRAM).close()
        except PermissionError:
            continue
        except OSError:  # the machine does not know this kind of network
            continue
        return False
    return True


def protection_checks(found: Protection) -> list[Check]:
    """A line for each, with what to do where the system does not hold."""
    holds = (found.own_sockets, found.child_sockets, found.child_files)
    advice = in_turn(_NOT_HELD, _ADVICE.get(sys.platform, ""))
    return [Check(part, held, said if held else advice) for part, held, said in zip(_PARTS, holds, _HELD, strict=True)]
