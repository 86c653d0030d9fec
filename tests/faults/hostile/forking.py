"""Children that are forked from a process that has imported what they need, which takes 20 ms in place of a second.

They are the same functions with the same limits of memory, time, files and writing, but no fence is around them: that
stands around the thread that spawns a child. For runs over thousands of files; others spawn, as the program does.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable
from multiprocessing import forkserver
from multiprocessing.context import SpawnProcess
from pathlib import Path

from localmind_desktop.core.children import process
from localmind_desktop.core.system import seccomp

_NEEDED = (
    *("localmind_desktop.core.parsing.pdf", "localmind_desktop.core.parsing.formats.reading", "openpyxl", "pptx"),
    *("localmind_desktop.core.parsing.containers", "localmind_desktop.core.parsing.flowing.setting", "lxml.html"),
)


def fork_children() -> None:
    """From now on, in this process."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.faults.hostile.engine", *_NEEDED])
    forkserver.ensure_running()
    multiprocessing.get_context = lambda method=None: context  # type: ignore[assignment, misc]
    process.start_fenced = _start  # type: ignore[assignment]


def _start(child: SpawnProcess, files: Iterable[Path], calls: seccomp.Filter = seccomp.FOR_CHILDREN) -> None:
    child.start()
