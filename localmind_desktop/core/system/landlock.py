"""Linux's Landlock: a thread, and all it starts, reaches only the files that it was given.

As with `seccomp`, what was given up stays given up. Landlock is in the kernel since 5.13 and can be switched off at
its start. Source: landlock(7), https://docs.kernel.org/userspace-api/landlock.html.
"""

from __future__ import annotations

import ctypes
import errno
import os
import stat
import struct
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from localmind_desktop.core.system.seccomp import give_up_new_privileges

_CREATE, _ADD_RULE, _RESTRICT = 444, 445, 446  # the same on every architecture
_VERSION, _PATH_BENEATH = 1, 1
_EXECUTE, _WRITE_FILE, _READ_FILE, _LIST = 1 << 0, 1 << 1, 1 << 2, 1 << 3
_FIRST_RIGHTS = (1 << 13) - 1  # those of version 1: the four, and making and removing of every kind
_REFER, _TRUNCATE, _DEVICE_CALLS = 1 << 13, 1 << 14, 1 << 15  # since versions 2, 3 and 5
_FOR_FILES = _EXECUTE | _WRITE_FILE | _READ_FILE | _TRUNCATE | _DEVICE_CALLS
_BIND_TCP, _CONNECT_TCP = 1 << 0, 1 << 1  # since version 4
_ABSTRACT_SOCKETS, _SIGNALS = 1 << 0, 1 << 1  # since version 6


@dataclass(frozen=True, slots=True)
class Reach:
    """What stays within reach. ``read``: files, and folders with all below, to be read and run. ``listed``: folders
    whose names may be seen. ``written``: files that may also be written, as a device without memory."""

    read: tuple[Path, ...]
    listed: tuple[Path, ...] = ()
    written: tuple[Path, ...] = ()


def version() -> int:
    """What this kernel's Landlock can do; 0 where there is none. 1 to 3: files; 4: TCP as well; 6: signals too."""
    if sys.platform != "linux":
        return 0
    return max(0, _call(_CREATE, None, 0, _VERSION, raises=False))


def restrict(reach: Reach) -> None:
    """Leave the calling thread what is in ``reach`` and no TCP at all. What is not there is passed over.

    Raises OSError where the kernel has no Landlock.
    """
    found = version()
    if not found:
        raise OSError(errno.ENOSYS, "this kernel has no Landlock")
    rights = _FIRST_RIGHTS
    for since, right in ((2, _REFER), (3, _TRUNCATE), (5, _DEVICE_CALLS)):
        rights |= right if found >= since else 0
    network = _BIND_TCP | _CONNECT_TCP if found >= 4 else 0
    scope = _ABSTRACT_SOCKETS | _SIGNALS if found >= 6 else 0
    asked = struct.pack("QQQ", rights, network, scope)[: 24 if found >= 6 else 16 if found >= 4 else 8]
    rules = _call(_CREATE, asked, len(asked), 0)
    try:
        _allow(rules, reach.read, rights & (_EXECUTE | _READ_FILE | _LIST))
        _allow(rules, reach.listed, _LIST)
        _allow(rules, reach.written, rights & (_READ_FILE | _WRITE_FILE | _TRUNCATE))
        give_up_new_privileges(ctypes.CDLL(None, use_errno=True))
        _call(_RESTRICT, rules, 0)
    finally:
        os.close(rules)


def _allow(rules: int, paths: Iterable[Path], rights: int) -> None:
    for path in paths:
        try:
            handle = os.open(path, os.O_PATH | os.O_CLOEXEC)
        except OSError:
            continue
        try:
            given = rights if stat.S_ISDIR(os.fstat(handle).st_mode) else rights & _FOR_FILES
            if given:
                _call(_ADD_RULE, rules, _PATH_BENEATH, struct.pack("=Qi", given, handle), 0)
        finally:
            os.close(handle)


def _call(number: int, *arguments: int | bytes | None, raises: bool = True) -> int:
    library = ctypes.CDLL(None, use_errno=True)
    library.syscall.restype = ctypes.c_long
    passed = [ctypes.c_long(each) if isinstance(each, int) else each for each in arguments]
    result = int(library.syscall(ctypes.c_long(number), *passed))
    if result < 0 and raises:
        raise OSError(ctypes.get_errno(), "Landlock refused")
    return result
