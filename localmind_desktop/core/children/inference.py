"""The inference child: the one process that holds torch, so that the window's process never does.

Two pipes lead to it, one for passages (the store lane) and one for questions and reranking (the answers lane), so that
every reply belongs to the last request on its pipe. While the child works on passages it looks between two parts of a
batch whether a question waits, so a question never waits for a whole batch. The child ends when its parent does.
"""

from __future__ import annotations

import contextlib
import enum
import logging
import multiprocessing
import os
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing import connection
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Protocol, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from localmind_desktop.core.children.process import start_fenced
from localmind_desktop.core.errors import ModelError

log = logging.getLogger(__name__)

PROCESS_NAME = "localmind-inference"
ATTEMPTS = 2  # a crash is followed by one restart
BACK_OFF_SECONDS = 0.5
START_SECONDS = 180.0  # imports and loading on a slow disk
END_SECONDS = 5.0
NICENESS = 10
PAIR_TOKENS = 256  # of a question and a text together; what a reranker reads of them, and its speed is counted in


class Engine(Protocol):
    """What does the work in the child. It is made there, so that whatever it imports is imported there only."""

    def load(self) -> None:
        """Import what takes long."""
        ...

    def embed(
        self, folder: str, window: int, texts: Sequence[str], between_parts: Callable[[], None]
    ) -> npt.NDArray[np.float32]: ...

    def score(self, request: Score) -> Scored: ...

    def read(self, request: Read) -> list[float]: ...


class Line(enum.Enum):
    """Which of the two pipes a request takes."""

    PASSAGES = "passages"
    QUESTIONS = "questions"


@dataclass(frozen=True, slots=True)
class Embed:
    """Vectors of ``texts`` by the sentence-transformers folder ``folder``, which reads ``window`` tokens."""

    folder: str
    window: int
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Score:
    """Scores of ``texts`` for ``question`` by the cross-encoder ``folder``, as many as fit into ``seconds``.

    ``window`` is what one question and text may hold together, in tokens; ``speed`` how many pairs of `PAIR_TOKENS`
    tokens this machine reads per second, None when that was not measured yet.
    """

    folder: str
    window: int
    question: str
    texts: tuple[str, ...]
    seconds: float
    speed: float | None = None


@dataclass(frozen=True, slots=True)
class Read:
    """The log odds of each of ``texts`` for ``question`` by the built-in reader, which lies in ``folder``."""

    folder: str
    question: str
    texts: tuple[str, ...]


Request: TypeAlias = Embed | Score | Read


@dataclass(frozen=True, slots=True)
class Scored:
    """A score 0-1 per text, None for those that the time did not suffice for, and the speed as in `Score`."""

    scores: list[float | None]
    speed: float


@dataclass(frozen=True, slots=True)
class _Failure:
    """The child could not do it, and why; it goes on living."""

    reason: str


@dataclass(frozen=True, slots=True)
class _Running:
    process: SpawnProcess
    pipes: dict[Line, Connection]


class InferenceChild:
    """The parent's end. Thread-safe; the process starts on first use or with `start`.

    ``make_engine`` is called in the child: a class or function that can be imported by its name. ``call_seconds``
    limits one call; the first call of a process may take `START_SECONDS` more. Of the user's files the child can read
    the folders of models in ``folder`` alone.
    """

    def __init__(self, call_seconds: float, make_engine: Callable[[], Engine], folder: Path) -> None:
        self._call_seconds = call_seconds
        self._make_engine = make_engine
        self._folder = folder
        self._guard = threading.Lock()
        self._turns = {line: threading.Lock() for line in Line}
        self._running: _Running | None = None
        self._warm: _Running | None = None
        self._closed = False

    def start(self) -> None:
        """Start the process without waiting for it; it imports its engines by itself."""
        with self._guard:
            self._started()

    def embed(self, line: Line, request: Embed) -> npt.NDArray[np.float32]:
        """Vectors of shape (texts, dimensions), of length 1, in the order of the texts. Raises `ModelError`."""
        return cast(npt.NDArray[np.float32], self._ask(line, request))

    def score(self, request: Score) -> Scored:
        """Raises `ModelError`."""
        return cast(Scored, self._ask(Line.QUESTIONS, request))

    def read(self, request: Read) -> list[float]:
        """Raises `ModelError`."""
        return cast(list[float], self._ask(Line.QUESTIONS, request))

    def close(self) -> None:
        """End the process and wait for it. Calls under way raise `ModelError`; later ones too."""
        with self._guard:
            self._closed = True
            if self._running is not None:
                self._end(self._running)

    @property
    def pid(self) -> int | None:
        """The process, None while there is none."""
        with self._guard:
            return self._running.process.pid if self._running else None

    def _ask(self, line: Line, request: Request) -> object:
        with self._turns[line]:
            for attempt in range(ATTEMPTS):
                if attempt:
                    time.sleep(BACK_OFF_SECONDS * attempt)
                with self._guard:
                    running = self._started()
                try:
                    reply = self._exchange(running, line, request)
                except (EOFError, OSError):
                    log.warning("the inference child ended unexpectedly (attempt %d)", attempt + 1)
                    with self._guard:
                        self._end(running)
                    continue
                if isinstance(reply, _Failure):
                    raise ModelError(reply.reason)
                return reply
        raise ModelError(
            "The embedding process stopped twice in a row. Close other programs or choose a smaller model."
        )

    def _exchange(self, running: _Running, line: Line, request: Request) -> object:
        pipe = running.pipes[line]
        pipe.send(request)
        limit = self._call_seconds + (0.0 if self._warm is running else START_SECONDS)
        if not pipe.poll(limit):
            with self._guard:
                self._end(running)
            raise ModelError(
                "The model took over {limit:.0f} seconds; choose a smaller one or raise the limit.", limit=limit
            )
        reply = pipe.recv()
        self._warm = running
        return reply

    def _started(self) -> _Running:
        if self._closed:
            raise ModelError("The models were closed. Restart LocalMind to use them.")
        if self._running is None:
            self._running = _spawn(self._make_engine, self._folder)
        return self._running

    def _end(self, running: _Running) -> None:
        """Kill and join; the pipes are left to the garbage collector, as another thread may still read from one."""
        if self._running is not running:
            return
        self._running = self._warm = None
        running.process.terminate()
        running.process.join(END_SECONDS)
        if running.process.is_alive():
            running.process.kill()
            running.process.join()
        with contextlib.suppress(ValueError):  # something else has reaped it: it then counts as running for ever
            running.process.close()


def _spawn(make_engine: Callable[[], Engine], folder: Path) -> _Running:
    context = multiprocessing.get_context("spawn")
    ours: dict[Line, Connection] = {}
    theirs: dict[Line, Connection] = {}
    for line in Line:
        ours[line], theirs[line] = context.Pipe()
    process = context.Process(
        target=_serve,
        args=(theirs[Line.PASSAGES], theirs[Line.QUESTIONS], make_engine),
        name=PROCESS_NAME,
        daemon=True,
    )
    try:
        start_fenced(process, [folder])
    except OSError as error:
        raise ModelError("The embedding process could not be started; close other programs to free memory.") from error
    finally:
        for pipe in theirs.values():
            pipe.close()  # only then does the death of the child read as the end of the pipe
    return _Running(process, ours)


# ------------------------------------------------------------------------------------- in the child


def _serve(passages: Connection, questions: Connection, make_engine: Callable[[], Engine]) -> None:
    """Answer requests until the parent closes the pipes or dies."""
    _settle()
    engine = make_engine()

    def look() -> None:
        while questions.poll():
            _answer(questions, engine, lambda: None)

    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        engine.load()
        while True:
            waiting = connection.wait([questions, passages])
            if questions in waiting:
                look()
            else:
                _answer(passages, engine, look)


def _settle() -> None:
    """Make the process a quiet neighbour: low priority, no network, nothing on standard output, no temporary files."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's affair, which then closes us
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(0))  # an orderly end leaks no semaphores
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    nowhere = Path(os.sep).resolve().as_posix()
    tempfile.tempdir = nowhere  # torch asks for a place when it is imported, and there is none to write to
    os.environ.update(
        TORCHINDUCTOR_CACHE_DIR=nowhere,
        HF_HUB_OFFLINE="1",
        TRANSFORMERS_OFFLINE="1",
        HF_HUB_DISABLE_TELEMETRY="1",
        HF_HUB_DISABLE_PROGRESS_BARS="1",
        TRANSFORMERS_VERBOSITY="error",
        TOKENIZERS_PARALLELISM="false",
    )
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123 - for the life of the process


def _answer(pipe: Connection, engine: Engine, between_parts: Callable[[], None]) -> None:
    request = pipe.recv()
    try:
        reply = _worked(request, engine, between_parts)
    except ModelError as error:
        reply = _Failure(str(error))
    pipe.send(reply)


def _worked(request: Request, engine: Engine, between_parts: Callable[[], None]) -> object:
    if isinstance(request, Embed):
        return engine.embed(request.folder, request.window, request.texts, between_parts)
    if isinstance(request, Read):
        return engine.read(request)
    return engine.score(request)
