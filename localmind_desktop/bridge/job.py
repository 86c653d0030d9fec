"""A task being run, as the window sees it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, Signal

from localmind_desktop.core.errors import PasswordNeeded
from localmind_desktop.core.task import CancelToken

Work: TypeAlias = Callable[[CancelToken], Any]
"""What a lane runs: a function that returns its result, or a `Task` whose events are passed on one by one.

It runs in the lane's thread, so it may hold plain values only, never a widget or another QObject.
"""


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a job failed. ``sentence`` is for the user; ``kind`` is the name of the error's class."""

    sentence: str
    kind: str

    @property
    def needs_password(self) -> bool:
        """Whether it would not have failed with the right password of a document."""
        return self.kind == PasswordNeeded.__name__


class Job(QObject):
    """Lives in the window's thread, and all its signals are emitted there, from the event loop.

    A job therefore may be connected after it was handed to its lane, in the same function. It ends with exactly one of
    ``finished``, ``failed`` and ``cancelled``, followed by ``ended``.
    """

    started = Signal()
    progressed = Signal(object)
    finished = Signal(object)
    failed = Signal(object)
    cancelled = Signal()
    ended = Signal()

    def __init__(self, work: Work, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.work = work
        self.token = CancelToken()

    def cancel(self) -> None:
        """Ask the work to stop. It ends when it next looks at its token; waiting work does not begin at all."""
        self.token.cancel()
