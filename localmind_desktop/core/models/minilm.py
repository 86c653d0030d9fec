"""all-MiniLM-L6-v2 run by ONNX Runtime, which starts in a tenth of a second where torch takes many.

The arithmetic is that of the published model in float32, from the same checked file of weights; only some of its steps
are joined (attention; bias and GELU). Source: Wang et al., "MiniLM" (2020), and the model's config.json.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np

from localmind_desktop.core.models.encoder_graph import EncoderShape, Inputs, Weights, embedded, encoder
from localmind_desktop.core.models.onnx_format import Graph
from localmind_desktop.core.models.onnx_session import engine_errors, session
from localmind_desktop.core.models.protocols import Vectors
from localmind_desktop.core.models.sentence_vectors import cut, each_alone
from localmind_desktop.core.models.tokens import Pieces
from localmind_desktop.core.parallel import MOST
from localmind_desktop.core.phrase import phrase

SHAPE = EncoderShape(layers=6, heads=12, size=384, epsilon=1e-12)


class MiniLM:
    """The model in ``folder``, loaded; it reads ``window`` tokens of a text, marks included, and cuts the rest.

    All raise `ModelError`.
    """

    def __init__(self, folder: Path, window: int, cores: int) -> None:
        self._pieces = Pieces.read(folder / "tokenizer.json")
        self._window = window
        self._threads = min(cores, MOST)
        with engine_errors(phrase("The built-in embedding model cannot be loaded")):
            self._session = session(graph_of(folder), folder, max(1, cores // MOST))

    def vectors(self, texts: Sequence[str], between_texts: Callable[[], None]) -> Vectors:
        """As `each_alone`."""
        ids = [cut(each, self._window) for each in self._pieces.ids(texts)]
        with engine_errors(phrase("The built-in embedding model failed on a text")):
            return each_alone(ids, SHAPE.size, self._mean, self._threads, between_texts)

    def _mean(self, ids: Sequence[int]) -> Vectors:
        given = {"ids": np.asarray([ids], dtype=np.int32), "places": np.arange(len(ids), dtype=np.int32)}
        return np.asarray(self._session.run(None, given)[0][0], dtype=np.float32)


def graph_of(folder: Path) -> bytes:
    """The model from token ids of shape (texts, tokens) to means of shape (texts, 384). Raises as `Weights` does."""
    graph = Graph()
    weights = Weights(graph, folder)
    ids, places = graph.ids("ids", "texts", "tokens"), graph.ids("places", "tokens")
    inputs = Inputs(ids, places, graph.whole_numbers("zero", [0]))
    hidden = encoder(graph, SHAPE, weights, embedded(graph, SHAPE, weights, inputs))
    mean = graph.node("ReduceMean", [hidden, graph.whole_numbers("tokens_axis", [1])], keepdims=0)
    return graph.model(mean, "texts", SHAPE.size)
