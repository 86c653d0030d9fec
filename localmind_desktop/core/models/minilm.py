"""all-MiniLM-L6-v2 run by ONNX Runtime, which starts in a tenth of a second where torch takes many.

The arithmetic is that of the published model in float32, from the same checked file of weights; only some of its steps
are joined (attention; bias and GELU). Every text runs alone, without padding, so its vector is the same to the last
bit whatever stands beside it. Source: Wang et al., "MiniLM" (2020), and the model's config.json.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.models.onnx_format import CONTRIBUTED, Graph, Stored, stored_tensors
from localmind_desktop.core.models.protocols import Vectors
from localmind_desktop.core.models.tokens import Pieces
from localmind_desktop.core.parallel import MOST, side_by_side

if TYPE_CHECKING:
    from onnxruntime import InferenceSession

WEIGHTS = "model.safetensors"
LAYERS, HEADS, SIZE = 6, 12, 384
EPSILON = 1e-12
_ERRORS_ONLY = 3
_ERRORS = (OSError, ValueError, LookupError, TypeError, RuntimeError, MemoryError)


class MiniLM:
    """The model in ``folder``, loaded; it reads ``window`` tokens of a text, marks included, and cuts the rest.

    All raise `ModelError`.
    """

    def __init__(self, folder: Path, window: int, cores: int) -> None:
        self._pieces = Pieces.read(folder / "tokenizer.json")
        self._window = window
        self._threads = min(cores, MOST)
        with _engine_errors("The built-in embedding model cannot be loaded"):
            self._session = _session(folder, max(1, cores // MOST))

    def vectors(self, texts: Sequence[str], between_texts: Callable[[], None]) -> Vectors:
        """Shape (len(texts), 384), of length 1; ``between_texts`` is called, on one thread, while there is more to do.

        Every thread takes the next text, the longest first, so that all end at the same time.
        """
        ids = [_cut(each, self._window) for each in self._pieces.ids(texts)]
        found = np.empty((len(texts), SIZE), dtype=np.float32)
        waiting = iter(sorted(range(len(ids)), key=lambda index: -len(ids[index])))

        def work(before_next: Callable[[], None]) -> None:
            for number, index in enumerate(waiting):
                if number:
                    before_next()
                found[index] = self._vector(ids[index])

        others = min(self._threads, len(texts)) - 1
        with _engine_errors("The built-in embedding model failed on a text"):
            side_by_side([partial(work, between_texts), *[partial(work, lambda: None)] * others])
        return found

    def _vector(self, ids: Sequence[int]) -> Vectors:
        given = {"ids": np.asarray([ids], dtype=np.int32), "places": np.arange(len(ids), dtype=np.int32)}
        mean = np.asarray(self._session.run(None, given)[0][0], dtype=np.float32)
        return np.asarray(mean / np.linalg.norm(mean), dtype=np.float32)


def _cut(ids: list[int], window: int) -> list[int]:
    """What the model reads: the last mark stays."""
    return ids if len(ids) <= window else [*ids[: window - 1], ids[-1]]


@contextmanager
def _engine_errors(what: str) -> Iterator[None]:
    """Turn what ONNX Runtime raises, which has no common root of its own, into a `ModelError`."""
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
        raise ModelError(f"{what} ({type(error).__name__}); start the app again.") from error


def _session(folder: Path, threads: int) -> InferenceSession:
    """The graph with the weights of ``folder``; ``threads`` work on one text."""
    import onnxruntime

    onnxruntime.disable_telemetry_events()
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    options.log_severity_level = _ERRORS_ONLY
    # What goes beyond joins sums and norms to a step that takes six times as long as its parts.
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_ENABLE_BASIC
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    options.add_session_config_entry("session.model_external_initializers_file_folder_path", str(folder))
    graph = graph_of(stored_tensors(folder / WEIGHTS))
    return onnxruntime.InferenceSession(graph, options, providers=["CPUExecutionProvider"])


def graph_of(tensors: Mapping[str, Stored]) -> bytes:
    """The model from token ids of shape (texts, tokens) to means of shape (texts, 384). Raises LookupError."""
    graph = Graph()
    ids, places = graph.ids("ids", "texts", "tokens"), graph.ids("places", "tokens")

    def weight(name: str) -> str:
        return graph.weight(name, WEIGHTS, tensors[name])

    def linear(source: str, name: str) -> str:
        """Without its bias. The file holds the matrix turned, as (outputs, inputs)."""
        return graph.node("FusedMatMul", [source, weight(f"{name}.weight")], CONTRIBUTED, transB=1)

    def normed(source: str, name: str) -> str:
        inputs = [source, weight(f"{name}.weight"), weight(f"{name}.bias")]
        return graph.node("LayerNormalization", inputs, axis=-1, epsilon=EPSILON)

    def added(source: str, beside: str, name: str) -> str:
        """The output of a layer with its bias, and what went around the layer, normed."""
        biased = graph.node("Add", [linear(source, f"{name}.dense"), weight(f"{name}.dense.bias")])
        return normed(graph.node("Add", [biased, beside]), f"{name}.LayerNorm")

    words = graph.node("Gather", [weight("embeddings.word_embeddings.weight"), ids])
    kind = graph.node("Gather", [weight("embeddings.token_type_embeddings.weight"), graph.whole_numbers("zero", [0])])
    place = graph.node("Gather", [weight("embeddings.position_embeddings.weight"), places])
    summed = graph.node("Add", [graph.node("Add", [words, kind]), place])
    hidden = normed(summed, "embeddings.LayerNorm")
    for layer in range(LAYERS):
        own = f"encoder.layer.{layer}"
        read = [f"{own}.attention.self.{name}" for name in ("query", "key", "value")]
        bias = graph.node("Concat", [weight(f"{name}.bias") for name in read], axis=0)
        seen = [linear(hidden, name) for name in read]
        heard = graph.node("MultiHeadAttention", [*seen, bias], CONTRIBUTED, num_heads=HEADS)
        hidden = added(heard, hidden, f"{own}.attention.output")
        wide = linear(hidden, f"{own}.intermediate.dense")
        wide = graph.node("BiasGelu", [wide, weight(f"{own}.intermediate.dense.bias")], CONTRIBUTED)
        hidden = added(wide, hidden, f"{own}.output")
    mean = graph.node("ReduceMean", [hidden, graph.whole_numbers("tokens_axis", [1])], keepdims=0)
    return graph.model(mean, "texts", SIZE)
