"""Running a graph in ONNX Runtime, on the weights that lie in a folder; never used in the window's process."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.phrase import phrase

if TYPE_CHECKING:
    from onnxruntime import InferenceSession

_ERRORS_ONLY = 3
_ERRORS = (OSError, ValueError, LookupError, TypeError, RuntimeError, MemoryError)


@contextmanager
def engine_errors(what: str, remedy: str = phrase("start the app again")) -> Iterator[None]:
    """Turn what ONNX Runtime raises, which has no common root of its own, into a `ModelError` that says ``what``
    happened, and the ``remedy``."""
    try:
        from onnxruntime.capi import onnxruntime_pybind11_state as engine
    except (ImportError, OSError) as error:
        raise ModelError("ONNX Runtime is not installed. Run ./packaging/run --setup again.") from error
    kinds = [kind for kind in vars(engine).values() if isinstance(kind, type)]
    own = [kind for kind in kinds if issubclass(kind, Exception)]
    expected: tuple[type[Exception], ...] = (*own, *_ERRORS)
    try:
        yield
    except expected as error:
        raise ModelError(
            "{what} ({reason}); {remedy}.", what=what, reason=type(error).__name__, remedy=remedy
        ) from error


def session(graph: bytes, folder: Path, threads: int, *, whole_numbers: bool = False) -> InferenceSession:
    """``graph`` with the weights of ``folder``; ``threads`` work on one text.

    ``whole_numbers``: it computes in them.
    """
    import onnxruntime

    onnxruntime.disable_telemetry_events()
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    options.log_severity_level = _ERRORS_ONLY
    levels = onnxruntime.GraphOptimizationLevel
    # What goes beyond joins sums and norms of floats to a step that takes six times as long as its parts.
    options.graph_optimization_level = levels.ORT_ENABLE_ALL if whole_numbers else levels.ORT_ENABLE_BASIC
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    options.add_session_config_entry("session.model_external_initializers_file_folder_path", str(folder))
    return onnxruntime.InferenceSession(graph, options, providers=["CPUExecutionProvider"])
