"""The transformer encoder of BERT and its relatives as a graph: from the ids of tokens to a vector for each of them.

Sources: Devlin et al., "BERT" (2019); Liu et al., "RoBERTa" (2019); the names are those of the published files of
weights.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from localmind_desktop.core.models.onnx_format import CONTRIBUTED, Graph, stored_tensors

WEIGHTS = "model.safetensors"


@dataclass(frozen=True, slots=True)
class EncoderShape:
    """``prefix`` stands before the names of the weights; ``epsilon`` keeps norms from dividing by zero."""

    layers: int
    heads: int
    size: int
    epsilon: float
    prefix: str = ""


@dataclass(frozen=True, slots=True)
class Inputs:
    """Names in the graph: ``ids`` of shape (texts, tokens); ``places`` and ``kinds`` of shape (tokens,) or as ids."""

    ids: str
    places: str
    kinds: str


class Parameters(Protocol):
    """What was learned, by the published names; a call puts a tensor into the graph, once, and names it."""

    def __call__(self, name: str) -> str: ...

    def product(self, source: str, name: str) -> str:
        """``source`` times the matrix ``name``, without a bias."""
        ...

    def joined(self, names: Sequence[str]) -> str:
        """Some vectors, one behind the other."""
        ...


class Weights:
    """`Parameters` of a folder. LookupError for one that is not there in float32.

    Raises OSError, ValueError, LookupError or TypeError where the file is none of weights.
    """

    def __init__(self, graph: Graph, folder: Path) -> None:
        self._graph = graph
        self._tensors = stored_tensors(folder / WEIGHTS)
        self._used: set[str] = set()

    def __call__(self, name: str) -> str:
        if name in self._used:
            return name
        self._used.add(name)
        return self._graph.weight(name, WEIGHTS, self._tensors[name])

    def product(self, source: str, name: str) -> str:
        """The file holds the matrix turned, as (outputs, inputs)."""
        return self._graph.node("FusedMatMul", [source, self(name)], CONTRIBUTED, transB=1)

    def joined(self, names: Sequence[str]) -> str:
        return self._graph.node("Concat", [self(name) for name in names], axis=0)


def embedded(graph: Graph, shape: EncoderShape, weights: Weights, inputs: Inputs) -> str:
    """What `encoder` begins with: the vectors of tokens, of their places and of their kinds, summed. Raises
    LookupError."""
    table = f"{shape.prefix}embeddings"
    words = graph.node("Gather", [weights(f"{table}.word_embeddings.weight"), inputs.ids])
    kind = graph.node("Gather", [weights(f"{table}.token_type_embeddings.weight"), inputs.kinds])
    place = graph.node("Gather", [weights(f"{table}.position_embeddings.weight"), inputs.places])
    return graph.node("Add", [graph.node("Add", [words, kind]), place])


def encoder(graph: Graph, shape: EncoderShape, weights: Parameters, summed: str, *, first_only: bool = False) -> str:
    """The last layer's vectors, of shape (texts, tokens, size), or those of each first token alone, (texts, 1, size).

    ``summed``: what `embedded` gives. Raises LookupError.
    """

    def normed(source: str, name: str) -> str:
        given = [source, weights(f"{name}.weight"), weights(f"{name}.bias")]
        return graph.node("LayerNormalization", given, axis=-1, epsilon=shape.epsilon)

    def added(source: str, beside: str, name: str) -> str:
        """The output of a layer with its bias, and what went around the layer, normed."""
        biased = graph.node("Add", [weights.product(source, f"{name}.dense.weight"), weights(f"{name}.dense.bias")])
        return normed(graph.node("Add", [biased, beside]), f"{name}.LayerNorm")

    hidden = normed(summed, f"{shape.prefix}embeddings.LayerNorm")
    for layer in range(shape.layers):
        own = f"{shape.prefix}encoder.layer.{layer}"
        read = [f"{own}.attention.self.{name}" for name in ("query", "key", "value")]
        bias = weights.joined([f"{name}.bias" for name in read])
        asking = hidden
        if first_only and layer == shape.layers - 1:
            asking = graph.node("Gather", [hidden, graph.whole_numbers("first", [0])], axis=1)
        sources = (asking, hidden, hidden)
        seen = [weights.product(source, f"{name}.weight") for source, name in zip(sources, read, strict=True)]
        heard = graph.node("MultiHeadAttention", [*seen, bias], CONTRIBUTED, num_heads=shape.heads)
        hidden = added(heard, asking, f"{own}.attention.output")
        wide = weights.product(hidden, f"{own}.intermediate.dense.weight")
        wide = graph.node("BiasGelu", [wide, weights(f"{own}.intermediate.dense.bias")], CONTRIBUTED)
        hidden = added(wide, hidden, f"{own}.output")
    return hidden
