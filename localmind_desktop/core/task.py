"""Tasks: generators that yield events and return a result, and the token that cancels them."""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from typing import TypeAlias, TypeVar

E = TypeVar("E")
R = TypeVar("R")

Task: TypeAlias = Generator[E, None, R]


class Cancelled(Exception):  # noqa: N818 - no error, but an end that the user wanted
    """The user stopped the task."""


class CancelToken:
    """Thread-safe. ``cancel()`` runs the hooks once, in the caller's thread (a hook frees a blocked read)."""

    def __init__(self) -> None:
        self._event = threading.Event()
        self._lock = threading.Lock()
        self._hooks: list[Callable[[], None]] = []

    @property
    def cancelled(self) -> bool:
        return self._event.is_set()

    def check(self) -> None:
        """Raise `Cancelled` when the token was cancelled."""
        if self._event.is_set():
            raise Cancelled

    def cancel(self) -> None:
        with self._lock:
            self._event.set()
            hooks, self._hooks = self._hooks, []
        for hook in hooks:
            hook()

    @contextmanager
    def on_cancel(self, hook: Callable[[], None]) -> Iterator[None]:
        """Run ``hook`` if the token is cancelled while the block runs; at once if it already was."""
        with self._lock:
            late = self._event.is_set()
            if not late:
                self._hooks.append(hook)
        if late:
            hook()
        try:
            yield
        finally:
            with self._lock:
                if hook in self._hooks:
                    self._hooks.remove(hook)


def result_of(task: Task[E, R], on_event: Callable[[E], None] = lambda event: None) -> R:
    """Run ``task`` to its end, hand each event to ``on_event``, and return its result."""
    while True:
        try:
            event = next(task)
        except StopIteration as stop:
            result: R = stop.value
            return result
        on_event(event)
