"""Children that are forked from one process which has loaded what they need: 20 ms each in place of most of a second.

That process is spawned behind the same fence as any child and reads no document itself. What it forks puts a second
fence around itself, with its own files alone, before it does anything else. Linux only; elsewhere children are spawned.
"""

from __future__ import annotations

import contextlib
import gc
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import TypeAlias

from localmind_desktop.core.children.process import Child, spawned, start_fenced
from localmind_desktop.core.system import fence
from localmind_desktop.core.system.landlock import Reach

_ANSWER_SECONDS = 30.0  # in which it loads, and forks
_IDLE_SECONDS = 60.0
_END_SECONDS = 5.0


@dataclass(frozen=True, slots=True)
class _Fork:
    """Asks for a child, whose end of its pipe follows; the answer is its number."""

    target: Callable[..., None]
    arguments: tuple[object, ...]
    files: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class _Reap:
    """Asks to end a child; the answer comes when it is gone."""

    pid: int


_Request: TypeAlias = _Fork | _Reap


class ForkServer:
    """The parent's end. Thread-safe; the process starts on first use, ends when nothing was asked of it for a minute,
    and is replaced when it died.

    ``load`` imports what the children need, and is a module-level function. ``folder`` holds the documents.
    """

    def __init__(self, folder: Path, load: Callable[[], None], idle_seconds: float = _IDLE_SECONDS) -> None:
        self._folder, self._load, self._idle_seconds = folder, load, idle_seconds
        self._turn = threading.Lock()
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    def start(
        self, target: Callable[..., None], arguments: tuple[object, ...], name: str, files: Sequence[Path]
    ) -> Child:
        """As `spawned`; a child with files outside the folder is spawned."""
        if sys.platform != "linux" or not all(file.is_relative_to(self._folder) for file in files):
            return spawned(target, arguments, name, files)
        ours, theirs = multiprocessing.get_context("spawn").Pipe()
        try:
            pid = self._forked(_Fork(target, arguments, tuple(files)), theirs)
        except OSError:
            ours.close()
            raise
        finally:
            theirs.close()
        return Child(ours, _Forked(pid, self))

    def reap(self, pid: int, seconds: float) -> None:
        """End a child that was forked, and wait for its end."""
        with self._turn:
            if self._pipe is None:
                return  # its children ended with it
            try:
                self._answer(_Reap(pid), None, seconds)
            except OSError:
                self._end()

    def close(self) -> None:
        """End the process and all that it forked. A later call starts a new one."""
        with self._turn:
            self._end()

    def _forked(self, request: _Fork, theirs: Connection) -> int:
        with self._turn:
            try:
                return self._answer(request, theirs, _ANSWER_SECONDS)
            except OSError:  # it had ended, as it does when nothing is to do
                self._end()
            try:
                return self._answer(request, theirs, _ANSWER_SECONDS)
            except OSError:
                self._end()
                raise

    def _answer(self, request: _Request, handle: Connection | None, seconds: float) -> int:
        pipe = self._started()
        pipe.send(request)
        if handle is not None:
            with _socket_of(pipe) as through:
                socket.send_fds(through, [b"."], [handle.fileno()])
        if not pipe.poll(seconds):
            raise TimeoutError
        try:
            answer: int = pipe.recv()
        except EOFError as error:
            raise BrokenPipeError from error
        if answer < 0:
            raise OSError(-answer, os.strerror(-answer))
        return answer

    def _started(self) -> Connection:
        if self._pipe is None:
            context = multiprocessing.get_context("spawn")
            pipe, theirs = context.Pipe()
            arguments = theirs, self._load, fence.reach_of_child(), self._idle_seconds
            process = context.Process(target=_serve, args=arguments, name="localmind-forks", daemon=True)
            try:
                start_fenced(process, [self._folder])
            except OSError:
                pipe.close()
                raise
            finally:
                theirs.close()
            self._pipe, self._process = pipe, process
        return self._pipe

    def _end(self) -> None:
        if self._pipe is not None:
            self._pipe.close()  # it ends what it forked, and itself
            self._pipe = None
        if self._process is not None:
            self._process.join(_END_SECONDS)
            self._process.kill()
            self._process.join(_END_SECONDS)
            with contextlib.suppress(ValueError):
                self._process.close()
            self._process = None


class _Forked:
    """A process that its server forked; until that has reaped it, its number is nobody else's."""

    def __init__(self, pid: int, server: ForkServer) -> None:
        self.pid, self._server = pid, server

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)

    def join(self, timeout: float | None = None) -> None:
        self._server.reap(self.pid, timeout or _END_SECONDS)

    def close(self) -> None:
        """Nothing is held of it."""


def _socket_of(pipe: Connection) -> socket.socket:
    return socket.socket(socket.AF_UNIX, socket.SOCK_STREAM, fileno=os.dup(pipe.fileno()))


# ------------------------------------------------------------------------------------- in the child


def _serve(pipe: Connection, load: Callable[[], None], reach: Reach, idle_seconds: float) -> None:
    """Fork what is asked for until nothing is; what was forked works here, and ends as any child does.

    ``reach`` is that of a child without documents.
    """
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # a process of several threads is not safely forked
    load()
    gc.freeze()  # what is shared stays shared: nothing of it is garbage
    work = None
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):  # the parent is gone, or has enough
        work = _forking(pipe, idle_seconds)
    pipe.close()
    if work is not None:
        request, handle = work
        fence.narrow(replace(reach, read=(*reach.read, *request.files)))
        request.target(Connection(handle), *request.arguments)


def _forking(pipe: Connection, idle_seconds: float) -> tuple[_Fork, int] | None:
    """Answer requests until none comes any more. In what was forked: what it is to do, and its end of its pipe."""
    alive: set[int] = set()
    try:
        while alive or pipe.poll(idle_seconds):
            request: _Request = pipe.recv()
            if isinstance(request, _Reap):
                _kill(request.pid)
                alive.discard(request.pid)
                pipe.send(0)
                continue
            handle = _received(pipe)
            pid = _forked()
            if pid == 0:
                alive.clear()
                return request, handle
            os.close(handle)
            alive |= {pid} if pid > 0 else set()
            pipe.send(pid)
    finally:
        for pid in alive:
            _kill(pid)
    return None


def _received(pipe: Connection) -> int:
    with _socket_of(pipe) as through:
        _, (handle,), _, _ = socket.recv_fds(through, 1, 1)
    return handle


def _forked() -> int:
    """The number of the child, 0 in the child, below 0 the error for which there is none."""
    try:
        return os.fork()
    except OSError as error:
        return -(error.errno or 1)


def _kill(pid: int) -> None:
    with contextlib.suppress(ProcessLookupError, ChildProcessError):
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
