"""What a test leaves behind: threads, child processes, running timers, top-level windows."""

from __future__ import annotations

import gc
import multiprocessing
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import resource_tracker
from pathlib import Path
from typing import Any

import psutil

GRACE_SECONDS = 5.0
LIBRARY_THREADS = ("LanceDB", "tqdm", "asyncio_", "pytest_timeout")  # kept by libraries until Python ends


@dataclass(frozen=True)
class Snapshot:
    """What was there. Looking for timers takes a while, so Qt is left out of tests that do not use it."""

    threads: frozenset[int]
    processes: frozenset[int]
    windows: frozenset[int]
    timers: frozenset[int]
    with_qt: bool

    @classmethod
    def take(cls, *, with_qt: bool) -> Snapshot:
        return cls(
            frozenset(thread.ident or 0 for thread in threading.enumerate()),
            frozenset(child.pid for child in _children()),
            frozenset(map(id, _windows() if with_qt else [])),
            frozenset(map(id, _timers() if with_qt else [])),
            with_qt,
        )


def left_behind(before: Snapshot, outliving: set[str]) -> list[str]:
    """What is there now, was not there ``before``, and does not go away by itself within the grace time."""
    checks: list[Callable[[], list[str]]] = [
        lambda: _threads_since(before, outliving),
        lambda: _processes_since(before, outliving),
    ]
    if before.with_qt:
        checks.append(lambda: [f"window {window!r}" for window in _windows() if id(window) not in before.windows])
        checks.append(lambda: [f"timer {timer!r}" for timer in _timers() if id(timer) not in before.timers])
    return [leak for check in checks for leak in _lasting(check)]


def _lasting(check: Callable[[], list[str]]) -> list[str]:
    deadline = time.monotonic() + GRACE_SECONDS
    while (found := check()) and time.monotonic() < deadline:
        gc.collect()
        _let_qt_delete()
        time.sleep(0.05)
    return found


# ------------------------------------------------------------------------------------- threads and processes


def _threads_since(before: Snapshot, outliving: set[str]) -> list[str]:
    return [
        f"thread {thread.name}"
        for thread in threading.enumerate()
        if thread.ident not in before.threads
        and _runs(thread)
        and thread.name not in outliving
        and not thread.name.startswith(LIBRARY_THREADS)
    ]


def _runs(thread: threading.Thread) -> bool:
    """Python never forgets a thread of Qt's that once ran Python code; the system knows whether it still runs."""
    if isinstance(thread, threading._DummyThread):
        return Path(f"/proc/self/task/{thread.native_id}").exists()
    return thread.is_alive()


def _processes_since(before: Snapshot, outliving: set[str]) -> list[str]:
    names = {child.pid: child.name for child in multiprocessing.active_children()}  # this reaps those that ended
    return [
        f"process {names.get(child.pid, child.pid)}"
        for child in _children()
        if child.pid not in before.processes and names.get(child.pid) not in outliving
    ]


def _children() -> list[psutil.Process]:
    tracker = resource_tracker._resource_tracker._pid  # type: ignore[attr-defined]
    return [child for child in psutil.Process().children() if child.pid != tracker]


# ------------------------------------------------------------------------------------- Qt


def _application() -> Any:
    """The running QApplication, without importing Qt for tests that do not use it."""
    widgets = sys.modules.get("PySide6.QtWidgets")
    return widgets.QApplication.instance() if widgets is not None else None


def _windows() -> list[Any]:
    application = _application()
    return list(application.topLevelWidgets()) if application is not None else []


def _timers() -> list[Any]:
    """The running timers that Python knows of."""
    if _application() is None:
        return []
    timer = sys.modules["PySide6.QtCore"].QTimer
    is_valid = sys.modules["shiboken6"].isValid
    return [found for found in gc.get_objects() if isinstance(found, timer) and is_valid(found) and found.isActive()]


def _let_qt_delete() -> None:
    if _application() is not None:
        core = sys.modules["PySide6.QtCore"]
        core.QCoreApplication.sendPostedEvents(None, core.QEvent.Type.DeferredDelete.value)
