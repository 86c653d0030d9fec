"""Threads of one step, which are joined before it ends: several calls side by side, and a clock."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from localmind_desktop.core.task import CancelToken

T = TypeVar("T")

MOST = 4


def side_by_side(calls: Sequence[Callable[[], T]]) -> list[T]:
    """The results in the order of ``calls``, at most `MOST` of which run at a time.

    All have ended when this returns. Raises what the first of them that failed has raised.
    """
    if len(calls) < 2:
        return [call() for call in calls]
    with ThreadPoolExecutor(min(MOST, len(calls)), thread_name_prefix="step") as pool:
        waiting = [pool.submit(call) for call in calls]
    return [pending.result() for pending in waiting]


def on_own_thread(call: Callable[[], T]) -> T:
    """The result of ``call`` on a thread that is made for it and ends with it: what the thread gives up, it alone does.

    Raises what ``call`` has raised.
    """
    with ThreadPoolExecutor(1, thread_name_prefix="step") as pool:
        return pool.submit(call).result()


@contextmanager
def within(seconds: float, cancel: CancelToken) -> Iterator[CancelToken]:
    """A token that is cancelled with ``cancel``, or by itself when ``seconds`` have passed."""
    limited = CancelToken()
    clock = threading.Timer(min(seconds, threading.TIMEOUT_MAX), limited.cancel)
    clock.start()
    try:
        with cancel.on_cancel(limited.cancel):
            yield limited
    finally:
        clock.cancel()
        clock.join()
