"""The fence around a child process: no network sockets, and no files but those that it needs.

Where it holds, it holds in the kernel, below every library. `Linux`: `seccomp` and `Landlock`. Windows and macOS have
no such means that a program can put over itself without an installer's help, so nothing is fenced there, and
`localmind_desktop.core.system.protection` says so.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterable
from pathlib import Path

from localmind_desktop.assets import resources
from localmind_desktop.core.system import landlock, seccomp
from localmind_desktop.core.system.landlock import Reach
from localmind_desktop.core.system.seccomp import Filter

log = logging.getLogger(__name__)

_SYSTEM = (
    *("/usr", "/lib", "/lib32", "/lib64", "/bin", "/nix/store", "/gnu/store"),
    *("/etc/ld.so.cache", "/etc/ld.so.preload", "/etc/localtime", "/etc/fonts", "/etc/mime.types"),
    *("/proc", "/sys/devices", "/sys/bus/pci", "/sys/fs/cgroup", "/sys/kernel/mm", "/dev/urandom", "/dev/random"),
)
"""Programs, libraries and fonts, and what the kernel says of processors and memory."""

_WRITTEN = ("/dev/null", "/dev/zero")


def give_up(reach: Reach | None, filter_of_calls: Filter) -> None:
    """Put the fence around the calling thread and all it starts, as far as this system has one.

    What the system lacks is logged and passed over: a child without a fence still reads documents.
    """
    if reach is not None:
        narrow(reach)
    if seccomp.is_known():
        try:
            seccomp.install(filter_of_calls)
        except OSError as error:
            log.warning("a child process runs without a fence around its sockets: %s", error.strerror)


def narrow(reach: Reach) -> None:
    """Leave the calling thread and all it starts what is in ``reach`` of the files that it may use."""
    if landlock.version():
        try:
            landlock.restrict(reach)
        except OSError as error:
            log.warning("a child process runs without a fence around its files: %s", error.strerror)


def reach_of_child(files: Iterable[Path] = ()) -> Reach:
    """The system, Python, the program's code and resources, and ``files``: documents, folders of them or of models."""
    prefixes = {Path(each).resolve() for each in (sys.prefix, sys.base_prefix, sys.exec_prefix)}
    code = _code_outside(prefixes)
    folders = [path if path.is_dir() else path.parent for path in code]
    return Reach(
        read=(*map(Path, _SYSTEM), *prefixes, Path(sys.prefix), *code, resources(), *files),
        listed=tuple({folder.parent for folder in folders} | set(folders)),
        written=tuple(map(Path, _WRITTEN)),
    )


def _code_outside(prefixes: Iterable[Path]) -> list[Path]:
    """Packages that were loaded from elsewhere than Python's own folders, as this program is from a checkout, and the
    script that was started."""
    found = {
        Path(folder).resolve()
        for name, module in list(sys.modules.items())
        if "." not in name
        for folder in getattr(module, "__path__", ())
    }
    script = getattr(sys.modules.get("__main__"), "__file__", None)
    if script:
        found.add(Path(script).resolve())
    return [path for path in found if not any(path.is_relative_to(prefix) for prefix in prefixes)]
