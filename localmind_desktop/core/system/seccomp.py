"""Linux's filter of system calls: a thread, and all it starts, can open no network socket, whatever library runs.

A filter holds for the thread that installs it and for every process it starts from then on; it cannot be taken off
again. Source: seccomp(2), bpf(4), https://docs.kernel.org/userspace-api/seccomp_filter.html.
"""

from __future__ import annotations

import ctypes
import errno
import platform
import struct
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

AF_UNIX = 1

_TRIES, _WAIT_SECONDS = 500, 0.001
_PR_SET_NO_NEW_PRIVS = 38
_SET_MODE_FILTER, _ALL_THREADS = 1, 1
_ALLOW, _KILL, _REFUSE = 0x7FFF0000, 0x80000000, 0x00050000
_LOAD, _EQUAL, _AT_LEAST, _RETURN = 0x20, 0x15, 0x35, 0x06  # BPF_LD|W|ABS, BPF_JMP|JEQ|K, BPF_JMP|JGE|K, BPF_RET|K
_NUMBER, _ARCHITECTURE, _FIRST_ARGUMENT = 0, 4, 16  # offsets in struct seccomp_data
_X32 = 0x40000000  # calls of the x32 interface carry this bit: a second door to the same calls


class Machine(NamedTuple):
    """A processor's name in the kernel's audit, and its numbers of the calls that matter."""

    audit: int
    seccomp: int
    calls: dict[str, int]


MACHINES = {
    "x86_64": Machine(
        0xC000003E,
        317,
        {
            "socket": 41, "connect": 42, "accept": 43, "bind": 49, "listen": 50, "accept4": 288,
            "ptrace": 101, "process_vm_readv": 310, "process_vm_writev": 311, "pidfd_getfd": 438,
            "io_uring_setup": 425, "bpf": 321, "setns": 308, "unshare": 272, "mount": 165,
            "add_key": 248, "request_key": 249, "keyctl": 250, "open_by_handle_at": 304,
        },
    ),
    "aarch64": Machine(
        0xC00000B7,
        277,
        {
            "socket": 198, "connect": 203, "accept": 202, "bind": 200, "listen": 201, "accept4": 242,
            "ptrace": 117, "process_vm_readv": 270, "process_vm_writev": 271, "pidfd_getfd": 438,
            "io_uring_setup": 425, "bpf": 280, "setns": 268, "unshare": 97, "mount": 40,
            "add_key": 217, "request_key": 218, "keyctl": 219, "open_by_handle_at": 265,
        },
    ),
}  # fmt: skip

AROUND = ("io_uring_setup", "ptrace", "process_vm_writev", "pidfd_getfd", "bpf", "setns")
"""Ways around a filter of sockets: a ring that makes the calls itself, and another process's memory or sockets."""

CHILD = (
    *("socket", "connect", "bind", "listen", "accept", "accept4", *AROUND),
    *("process_vm_readv", "unshare", "mount", "add_key", "request_key", "keyctl", "open_by_handle_at"),
)
"""What a child that reads files or runs models has no use for: its pipe is open before it starts."""


class Step(NamedTuple):
    """One instruction of the filter: its code, how far to jump if true and if false, and its operand."""

    code: int
    if_true: int
    if_false: int
    operand: int


@dataclass(frozen=True, slots=True)
class Filter:
    """``refused`` calls end with EACCES; ``local_sockets`` leaves sockets between processes of this machine open.

    ``pretended`` calls are not made either, but end as if they had been: with 0, or the error number that is given.
    """

    refused: tuple[str, ...]
    local_sockets: bool = False
    pretended: tuple[tuple[str, int], ...] = ()


FOR_CHILDREN = Filter(CHILD)
FOR_CONNECTOR = Filter(("listen", "accept", "accept4", *AROUND))
FOR_MODEL_FILES = Filter(
    tuple(call for call in CHILD if call not in ("socket", "bind", "listen", "accept", "accept4")),
    local_sockets=True,
    pretended=(("bind", 0), ("listen", 0), ("accept", errno.EMFILE), ("accept4", errno.EMFILE)),
)
"""llama.cpp's engine does not start unless it can listen; here it believes that it does, and waits for ever."""
FOR_WINDOW = Filter(AROUND, local_sockets=True)
"""The window's process speaks to the display and the desktop through local sockets, and to nobody else."""


def is_known() -> bool:
    """Whether a filter can be written for this machine."""
    return sys.platform == "linux" and platform.machine() in MACHINES and sys.maxsize > 2**32


def program(wanted: Filter, machine: Machine) -> list[Step]:
    """The filter's instructions. A call of another architecture's interface ends the process."""
    refuse = _REFUSE | errno.EACCES
    ends = [*((call, refuse) for call in wanted.refused), *((call, _REFUSE | said) for call, said in wanted.pretended)]
    steps = [
        Step(_LOAD, 0, 0, _ARCHITECTURE),
        Step(_EQUAL, 1, 0, machine.audit),
        Step(_RETURN, 0, 0, _KILL),
        Step(_LOAD, 0, 0, _NUMBER),
        Step(_AT_LEAST, 0, 1, _X32),
        Step(_RETURN, 0, 0, _KILL),
    ]
    for call, end in ends:
        steps += [Step(_EQUAL, 0, 1, machine.calls[call]), Step(_RETURN, 0, 0, end)]
    if wanted.local_sockets:
        steps += [
            Step(_EQUAL, 0, 3, machine.calls["socket"]),
            Step(_LOAD, 0, 0, _FIRST_ARGUMENT),
            Step(_EQUAL, 1, 0, AF_UNIX),
            Step(_RETURN, 0, 0, refuse),
        ]
    return [*steps, Step(_RETURN, 0, 0, _ALLOW)]


def install(wanted: Filter, *, every_thread: bool = False) -> None:
    """Put ``wanted`` over the calling thread, or over all threads of the process, for good. Raises OSError.

    A thread with a filter of its own is in the way of one for all; one that is about to end is waited for.
    """
    machine = MACHINES[platform.machine()]
    steps = program(wanted, machine)
    library = ctypes.CDLL(None, use_errno=True)
    give_up_new_privileges(library)
    code = ctypes.create_string_buffer(_packed(steps))
    header = ctypes.create_string_buffer(struct.pack("HxxxxxxP", len(steps), ctypes.addressof(code)))
    flags = _ALL_THREADS if every_thread else 0
    call = library.syscall
    call.restype = ctypes.c_long
    for _ in range(_TRIES):
        result = call(ctypes.c_long(machine.seccomp), ctypes.c_long(_SET_MODE_FILTER), ctypes.c_long(flags), header)
        if result == 0:
            return
        if result < 0:
            break
        time.sleep(_WAIT_SECONDS)  # it is the number of the thread in the way
    raise OSError(ctypes.get_errno() or errno.EBUSY, "the filter of system calls was not taken")


def give_up_new_privileges(library: ctypes.CDLL) -> None:
    """No program that this thread starts may have more rights than it; the kernel asks for this first."""
    if library.prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0):
        raise OSError(ctypes.get_errno(), "new privileges could not be given up")


def _packed(steps: Sequence[Step]) -> bytes:
    return b"".join(struct.pack("HBBI", *step) for step in steps)
