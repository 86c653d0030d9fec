"""A spawned child process, fenced in and with limits, and the pipe that leads to it.

The fence is put around the thread that starts the child, so it stands before the child's first instruction, below all
libraries that it will load.
"""

from __future__ import annotations

import contextlib
import math
import multiprocessing
import os
import sys
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from localmind_desktop.core.children.messages import received
from localmind_desktop.core.parallel import on_own_thread
from localmind_desktop.core.system import fence, seccomp

_QUIET = {
    "ORT_DISABLE_TELEMETRY": "1",
    "HF_HUB_DISABLE_TELEMETRY": "1",
    "DO_NOT_TRACK": "1",
    "JOBLIB_MULTIPROCESSING": "0",
}
"""ONNX Runtime, since 1.31 on Linux too, keeps a device id and a database of events under the user's cache folder, and
sends them; the Hub's client tells its version. Each looks at its variable when it is loaded. A child starts no others.
"""

_END_SECONDS = 5.0
_LEAST_WAIT = 0.05  # seconds
_NICENESS = 10
_MOST_FILES = 128  # open at once


class ChildEnded(Exception):  # noqa: N818 - says what happened, the caller decides whether it is an error
    """The child died or closed its pipe."""


class ChildSilent(Exception):  # noqa: N818
    """Nothing came from the child within the time allowed."""


def start_fenced(process: SpawnProcess, files: Iterable[Path], calls: seccomp.Filter = seccomp.FOR_CHILDREN) -> None:
    """Start ``process`` without network sockets, and with no files of the user but ``files``. Raises OSError."""
    os.environ.update(_QUIET)
    reach = fence.reach_of_child(files)
    resource_tracker.ensure_running()  # it is everybody's, so it is not to start within the fence

    def start() -> None:
        fence.give_up(reach, calls)
        process.start()

    on_own_thread(start)


class Process(Protocol):
    """What may be asked of a process, whoever started it."""

    @property
    def pid(self) -> int | None: ...

    def kill(self) -> None: ...

    def join(self, timeout: float | None = None) -> None: ...

    def close(self) -> None: ...


class Child:
    """The parent's end of one child process, and of the pipe to it.

    `end` may be called from any thread and more than once; afterwards the process is gone and no descriptor is left
    open.
    """

    def __init__(self, pipe: Connection, process: Process) -> None:
        self._guard = threading.Lock()
        self._ended = False
        self._pipe, self._process = pipe, process

    @property
    def pid(self) -> int | None:
        with self._guard:
            return None if self._ended else self._process.pid

    def send(self, message: object) -> None:
        """Raises `ChildEnded`."""
        try:
            self._pipe.send(message)
        except (OSError, ValueError) as error:
            raise ChildEnded from error

    def receive(self, seconds: float, most: float = 0.0) -> Any:  # noqa: ANN401 - whatever the child sends
        """The child's next message. Raises `ChildEnded`, or `ChildSilent` after ``seconds`` without one.

        ``most``: one that is ready to run on a busy machine is waited for until it has worked for ``seconds``, up to
        that long in all.
        """
        latest, done = time.monotonic() + most, self._worked() + seconds if most else 0.0
        wait = seconds
        try:
            while not self._pipe.poll(max(0.0, wait)):
                wait = min(done - self._worked(), latest - time.monotonic()) if most and self._is_ready() else 0.0
                if wait <= 0.0:
                    raise ChildSilent
                wait = max(wait, _LEAST_WAIT)
            return received(self._pipe)
        except (EOFError, OSError, ValueError) as error:
            raise ChildEnded from error

    def _worked(self) -> float:
        """For how many seconds the process has had a processor; without end where it is gone."""
        import psutil  # not at the top: no child needs it

        try:
            times = psutil.Process(self.pid).cpu_times() if self.pid is not None else None
        except psutil.Error:
            times = None
        return float(times.user + times.system) if times is not None else math.inf

    def _is_ready(self) -> bool:
        """Whether the process runs or waits for its turn; one that sleeps waits for something else."""
        import psutil

        try:
            return self.pid is not None and psutil.Process(self.pid).status() == psutil.STATUS_RUNNING
        except psutil.Error:
            return False

    def kill(self) -> None:
        """End the process at once; the reading thread sees the end of the pipe and cleans up with `end`."""
        with self._guard:
            if not self._ended:
                self._process.kill()

    def end(self) -> None:
        """Kill the process, wait for it and close the pipe."""
        with self._guard:
            if self._ended:
                return
            self._ended = True
            self._process.kill()
            self._process.join(_END_SECONDS)
            self._pipe.close()
            with contextlib.suppress(ValueError):  # still running: it is killed, and reaped when this process ends
                self._process.close()


Start: TypeAlias = Callable[[Callable[..., None], tuple[object, ...], str, Sequence[Path]], Child]
"""As `spawned`."""


def spawned(
    target: Callable[..., None],
    arguments: tuple[object, ...],
    name: str,
    files: Iterable[Path],
    calls: seccomp.Filter = seccomp.FOR_CHILDREN,
) -> Child:
    """A child that runs ``target(pipe, *arguments)``, which must be a module-level function.

    ``files`` are the documents, or folders of documents, that it may read. Raises OSError.
    """
    context = multiprocessing.get_context("spawn")
    pipe, theirs = context.Pipe()
    process = context.Process(target=target, args=(theirs, *arguments), name=name, daemon=True)
    try:
        start_fenced(process, files, calls)
    except OSError:
        pipe.close()
        raise
    finally:
        theirs.close()  # only then does the death of the child read as the end of the pipe
    return Child(pipe, process)


# ------------------------------------------------------------------------------------- in the child


def settle(more_bytes: int | None = None, cpu_seconds: float | None = None, niceness: int = _NICENESS) -> None:
    """Make the process a modest one: low priority, no core dumps, limits where the system has them.

    ``more_bytes`` may be taken beyond what it holds now, so call this after the imports. A process that is limited so
    reads what somebody else has made: it writes no file, opens few, and what its libraries print goes nowhere. No limit
    can be lifted again.
    """
    if more_bytes is not None:
        _print_nowhere()
    with contextlib.suppress(OSError, AttributeError):
        os.nice(niceness)
    if sys.platform == "win32":
        return
    import resource

    _limit(resource.RLIMIT_CORE, 0)
    if cpu_seconds is not None:
        _limit(resource.RLIMIT_CPU, int(cpu_seconds) + 1)
    if more_bytes is None:
        return
    _limit(resource.RLIMIT_NOFILE, _MOST_FILES)
    _limit(resource.RLIMIT_FSIZE, 0)
    held = _address_space()
    if held:
        _limit(resource.RLIMIT_AS, held + more_bytes)


def _print_nowhere() -> None:
    """Standard output is the command line's, which answers there."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.close(nowhere)


def _limit(kind: int, value: int) -> None:
    import resource

    with contextlib.suppress(OSError, ValueError):
        _, hard = resource.getrlimit(kind)
        value = value if hard == resource.RLIM_INFINITY else min(value, hard)
        resource.setrlimit(kind, (value, value))


def _address_space() -> int:
    """Bytes of address space that this process has mapped; 0 where the system does not tell."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123 - a kernel file, not a path of ours
            return int(file.read().split()[0]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return 0


def serve_until_gone(pipe: Connection, answer: Callable[[Any], object]) -> None:
    """Answer each message on ``pipe`` until the parent closes it or dies."""
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            pipe.send(answer(pipe.recv()))
