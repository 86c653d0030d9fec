"""Several calls of one step side by side: a small pool that is joined before the step ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

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
