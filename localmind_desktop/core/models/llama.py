"""llama.cpp, by the package `xllamacpp`, as it runs in the generation child. Never used in the window's process."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable
from typing import Any

from localmind_desktop.core.children.generation import Event, ModelFile
from localmind_desktop.core.errors import ModelError

PACKAGE = "xllamacpp"
_NOWHERE = "/nowhere/localmind.sock"  # the fence keeps it from listening, here and elsewhere
_SET_TIMER_SLACK, _SLACK_NANOSECONDS = 29, 50_000_000
_SILENT = -1


class LlamaRunner:
    """A loaded model. Raises `ModelError` where it cannot be loaded."""

    def __init__(self, file: ModelFile) -> None:
        import xllamacpp

        params = xllamacpp.CommonParams()
        params.model.path = str(file.path)
        params.n_ctx = file.window
        params.n_parallel = 1
        params.cache_ram_mib = 0  # what it has read stays in its window only
        params.hostnames = [_NOWHERE]
        params.n_threads_http = 1
        params.verbosity = _SILENT
        params.warmup = False
        params.cpuparams.n_threads = params.cpuparams_batch.n_threads = _cores()
        _sleep_deeply()
        try:
            self._server: Any = xllamacpp.Server(params)
        except (RuntimeError, ValueError, OSError) as error:
            raise ModelError("not a model that this version of llama.cpp reads") from error

    def run(self, request: Event, give: Callable[[Event], bool]) -> None:
        self._server.handle_chat_completions(dict(request), give)


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _sleep_deeply() -> None:
    """The thread that believes to listen looks every millisecond; with slack it does every fifty (Linux)."""
    if os.name == "posix":
        library = ctypes.CDLL(None)
        if hasattr(library, "prctl"):
            library.prctl(_SET_TIMER_SLACK, ctypes.c_ulong(_SLACK_NANOSECONDS), 0, 0, 0)
