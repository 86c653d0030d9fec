"""The transformer encoder of BERT and its relatives as a graph: from the ids of tokens to a vector for each of them.

Sources: Devlin et al., "BERT" (2019); Liu et al., "RoBERTa" (2019); the names are those of the published files of
weights.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

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


class Weights:
    """The weights of a folder, which a graph names. LookupError for one that is not there in float32.

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


def encoder(
    graph: Graph,
    shape: EncoderShape,
    weights: Weights,
    inputs: Inputs,
    *,
    first_only: bool = False,
) -> str:
    """The last layer's vectors, of shape (texts, tokens, size), or those of each first token alone, (texts, 1, size).

    Raises LookupError.
    """

    def product(source: str, name: str) -> str:
        """Without its bias. The file holds the matrix turned, as (outputs, inputs)."""
        return graph.node("FusedMatMul", [source, weights(f"{name}.weight")], CONTRIBUTED, transB=1)

    def normed(source: str, name: str) -> str:
        given = [source, weights(f"{name}.weight"), weights(f"{name}.bias")]
        return graph.node("LayerNormalization", given, axis=-1, epsilon=shape.epsilon)

    def added(source: str, beside: str, name: str) -> str:
        """The output of a layer with its bias, and what went around the layer, normed."""
        biased = graph.node("Add", [product(source, f"{name}.dense"), weights(f"{name}.dense.bias")])
        return normed(graph.node("Add", [biased, beside]), f"{name}.LayerNorm")

    table = f"{shape.prefix}embeddings"
    words = graph.node("Gather", [weights(f"{table}.word_embeddings.weight"), inputs.ids])
    kind = graph.node("Gather", [weights(f"{table}.token_type_embeddings.weight"), inputs.kinds])
    place = graph.node("Gather", [weights(f"{table}.position_embeddings.weight"), inputs.places])
    summed = graph.node("Add", [graph.node("Add", [words, kind]), place])
    hidden = normed(summed, f"{table}.LayerNorm")
    for layer in range(shape.layers):
        own = f"{shape.prefix}encoder.layer.{layer}"
        read = [f"{own}.attention.self.{name}" for name in ("query", "key", "value")]
        bias = graph.node("Concat", [weights(f"{name}.bias") for name in read], axis=0)
        asking = hidden
        if first_only and layer == shape.layers - 1:
            asking = graph.node("Gather", [hidden, graph.whole_numbers("first", [0])], axis=1)
        seen = [product(source, name) for source, name in zip((asking, hidden, hidden), read, strict=True)]
        heard = graph.node("MultiHeadAttention", [*seen, bias], CONTRIBUTED, num_heads=shape.heads)
        hidden = added(heard, asking, f"{own}.attention.output")
        wide = product(hidden, f"{own}.intermediate.dense")
        wide = graph.node("BiasGelu", [wide, weights(f"{own}.intermediate.dense.bias")], CONTRIBUTED)
        hidden = added(wide, hidden, f"{own}.output")
    return hidden
