"""The generation child: the process that holds a language model from a file of the user's, and nothing else.

It has no network, no listener and no files but that one. It ends by itself when nothing was asked for a while, which
gives its memory back, and starts again with the next question.
"""

from __future__ import annotations

import contextlib
import logging
import threading
import time
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from localmind_desktop.core.children.process import Child, ChildEnded, ChildSilent, settle, spawned
from localmind_desktop.core.errors import ModelError, ServerFailed
from localmind_desktop.core.system.seccomp import FOR_MODEL_FILES
from localmind_desktop.core.task import CancelToken

log = logging.getLogger(__name__)

PROCESS_NAME = "localmind-model"
START_SECONDS = 300.0  # loading from a slow disk
IDLE_SECONDS = 600.0
STOP_SECONDS = 1.0  # while it reads a prompt it does not hear that it is to stop
_LOOK_SECONDS = 0.05
_ATTEMPTS = 2  # the process may have ended since the last answer
_STOP = None

Event: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class ModelFile:
    """``window`` is what the model is loaded with, in tokens."""

    path: Path
    window: int


class Runner(Protocol):
    """The loaded model."""

    def run(self, request: Event, give: Callable[[Event], bool]) -> None:
        """Hand each event of the answer to ``give``, until it says that no more is wanted."""
        ...


@dataclass(frozen=True, slots=True)
class _Loaded:
    """The child is ready; ``failure`` says why it is not."""

    failure: str = ""


@dataclass(frozen=True, slots=True)
class _End:
    """The last thing that an answer consists of."""


class GenerationChild:
    """The parent's end. Thread-safe; one answer at a time. ``load`` is called in the child: a class or function that
    can be imported by its name."""

    def __init__(self, load: Callable[[ModelFile], Runner]) -> None:
        self._load = load
        self._turn = threading.Lock()
        self._guard = threading.Lock()
        self._child: Child | None = None
        self._file: ModelFile | None = None
        self._closed = False

    def events(
        self, file: ModelFile, request: Event, cancel: CancelToken, silence_seconds: float
    ) -> Generator[Event, None, None]:
        """What the model in ``file`` answers. Ends early when ``cancel`` is cancelled. Raises `ModelError`."""
        with self._turn:
            for attempt in range(1, _ATTEMPTS + 1):
                begun = False
                try:
                    for event in self._answer(file, request, cancel, silence_seconds):
                        begun = True
                        yield event
                    return
                except ChildEnded as error:
                    if begun or attempt == _ATTEMPTS:
                        raise ServerFailed(
                            "The model’s process ended, often for want of memory. Choose a smaller model or window."
                        ) from error

    def _answer(
        self, file: ModelFile, request: Event, cancel: CancelToken, silence_seconds: float
    ) -> Generator[Event, None, None]:
        """Raises `ChildEnded` when the process does not live to the end of the answer, and `ModelError`."""
        child = self._ready(file, cancel)
        if child is None:
            return
        finished = False
        try:
            child.send(request)
            while (event := _received(child, cancel, silence_seconds)) is not None:
                if isinstance(event, _End):
                    finished = True
                    return
                yield event
        except ChildSilent as error:
            raise ServerFailed(
                "The model was silent for {silence_seconds:.0f} seconds; try again.", silence_seconds=silence_seconds
            ) from error
        finally:
            if not (finished or _stopped(child)):
                self._end()

    def close(self) -> None:
        """End the process. An answer under way ends with `ModelError`; later ones do not begin."""
        self._closed = True
        self._end()

    @property
    def pid(self) -> int | None:
        with self._guard:
            return self._child.pid if self._child else None

    def _ready(self, file: ModelFile, cancel: CancelToken) -> Child | None:
        """The process with ``file`` loaded; None when that was cancelled."""
        with self._guard:
            if self._child is not None and self._file == file:
                return self._child
        self._end()
        if self._closed:
            raise ModelError("The models were closed. Restart LocalMind to use them.")
        with self._guard:
            self._child, self._file = self._started(file), file
            child = self._child
        try:
            with cancel.on_cancel(child.kill):
                said = child.receive(START_SECONDS)
        except (ChildEnded, ChildSilent) as error:
            self._end()
            if cancel.cancelled:
                return None
            raise ServerFailed(
                "{name} could not be loaded; it may need more memory than is free.", name=file.path.name
            ) from error
        if said.failure:
            self._end()
            raise ModelError("{name} could not be loaded. {failure}", name=file.path.name, failure=said.failure)
        return child

    def _started(self, file: ModelFile) -> Child:
        try:
            return spawned(_serve, (self._load, file), PROCESS_NAME, [file.path], FOR_MODEL_FILES)
        except OSError as error:
            raise ServerFailed("The model’s process could not be started; close other programs.") from error

    def _end(self) -> None:
        with self._guard:
            child, self._child, self._file = self._child, None, None
        if child is not None:
            child.end()


def _received(child: Child, cancel: CancelToken, silence_seconds: float) -> Any:  # noqa: ANN401
    """What comes next; None when that is not wanted any more. Raises as `Child.receive`."""
    silent_at = time.monotonic() + silence_seconds
    while not cancel.cancelled:
        try:
            return child.receive(_LOOK_SECONDS)
        except ChildSilent:
            if time.monotonic() >= silent_at:
                raise
    return None


def _stopped(child: Child) -> bool:
    """Tell the child to stop; whether it did in time, and can answer again."""
    stop_by = time.monotonic() + STOP_SECONDS
    try:
        child.send(_STOP)
        while not isinstance(child.receive(stop_by - time.monotonic()), _End):
            pass
    except (ChildEnded, ChildSilent):
        return False
    return True


# ------------------------------------------------------------------------------------- in the child


def _serve(pipe: Connection, load: Callable[[ModelFile], Runner], file: ModelFile) -> None:
    """Load the model, then answer until the parent goes or has nothing to ask for a while."""
    settle(niceness=0)  # somebody waits for every word
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        try:
            runner = load(file)
        except ModelError as error:
            pipe.send(_Loaded(str(error)))
            return
        pipe.send(_Loaded())
        while pipe.poll(IDLE_SECONDS):
            request = pipe.recv()
            if request is not _STOP:  # the answer had ended by itself
                runner.run(request, lambda event: _gives(pipe, event))
                pipe.send(_End())


def _gives(pipe: Connection, event: Event) -> bool:
    """Send ``event``; whether that is enough."""
    pipe.send(event)
    if pipe.poll():
        pipe.recv()
        return True
    return False
