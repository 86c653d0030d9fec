"""Several calls of one step side by side: a small pool that is joined before the step ends."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

T = TypeVar("T")

MOST = 4


def side_by_side(calls: Sequence[Callable[[], T]]) -> list[T]:
    """The results in the order of ``calls``, at most `MOST` of which run at a time.

    All have ended when this returns. Raises what the first of them that failed has raised.
    """
    if len(calls) < 2:
        return [call() for call in calls]
    waiting = [_Pending(call) for call in calls]
    left = iter(waiting)
    guard = threading.Lock()

    def work() -> None:
        while True:
            with guard:
                pending = next(left, None)
            if pending is None:
                return
            pending.run()

    threads = [threading.Thread(target=work, name="step") for _ in range(min(MOST, len(calls)) - 1)]
    for thread in threads:
        thread.start()
    work()  # the calling thread is one of the pool
    for thread in threads:
        thread.join()
    return [pending.result() for pending in waiting]


class _Pending(Generic[T]):
    """A call and what came of it. Entered while it runs, so that an error is kept for who asks for the result."""

    def __init__(self, call: Callable[[], T]) -> None:
        self._call = call
        self._results: list[T] = []
        self._error: BaseException | None = None

    def __enter__(self) -> None: ...

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> bool:
        self._error = error
        return True

    def run(self) -> None:
        with self:
            self._results.append(self._call())

    def result(self) -> T:
        if self._error is not None:
            raise self._error
        return self._results[0]
