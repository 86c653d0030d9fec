"""Rerankers of the kinds BERT and RoBERTa (bge-reranker-base is one), run by ONNX Runtime: no torch has to be loaded.

The arithmetic is that of the published model in float32, from the folder's own weights; of the last layer only what the
score needs is computed. The built-in one comes with a graph of its own, in whole numbers of 8 bits. Every pair runs
alone, without padding, so its score does not depend on what stands beside it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from localmind_desktop.core.models import encoder_graph
from localmind_desktop.core.models.builtin import READER
from localmind_desktop.core.models.encoder_graph import EncoderShape, Weights, embedded, encoder
from localmind_desktop.core.models.onnx_format import Graph
from localmind_desktop.core.models.onnx_session import engine_errors, session
from localmind_desktop.core.models.protocols import Vectors
from localmind_desktop.core.models.sentence_vectors import longest_first
from localmind_desktop.core.models.tokens import paired
from localmind_desktop.core.parallel import MOST
from localmind_desktop.core.phrase import phrase

if TYPE_CHECKING:
    from onnxruntime import InferenceSession
    from tokenizers import Encoding

Inputs: TypeAlias = dict[str, np.ndarray[Any, Any]]


@dataclass(frozen=True, slots=True)
class Family:
    """How a kind of model names what gives its score, and whether its places are counted from behind the padding."""

    prefix: str
    pooled: str
    scored: str
    is_offset: bool


BERT = Family("bert.", "bert.pooler.dense", "classifier", is_offset=False)
ROBERTA = Family("roberta.", "classifier.dense", "classifier.out_proj", is_offset=True)
FAMILIES = {"bert": BERT, "roberta": ROBERTA, "xlm-roberta": ROBERTA, "camembert": ROBERTA}


@dataclass(frozen=True, slots=True)
class ScoringShape:
    """``kinds`` tells how many kinds of text the model distinguishes, ``padding`` the id that stands for no token."""

    encoder: EncoderShape
    family: Family
    kinds: int
    padding: int


def scoring_shape(folder: Path) -> ScoringShape | None:
    """The shape of a reranker that can run here; None for another, which needs torch."""
    try:
        config = json.loads((folder / "config.json").read_text(encoding="utf-8"))
        family = FAMILIES[config["model_type"]]
        if not _is_plain(config):
            return None
        shape = EncoderShape(
            layers=int(config["num_hidden_layers"]),
            heads=int(config["num_attention_heads"]),
            size=int(config["hidden_size"]),
            epsilon=float(config["layer_norm_eps"]),
            prefix=family.prefix,
        )
        found = ScoringShape(shape, family, int(config["type_vocab_size"]), int(config["pad_token_id"]))
        scoring_graph(found, folder)
    except (OSError, ValueError, LookupError, TypeError):
        return None
    return found


def _is_plain(config: Mapping[str, Any]) -> bool:
    position, activation = config.get("position_embedding_type", "absolute"), config.get("hidden_act", "gelu")
    return bool(position == "absolute" and activation == "gelu")


def scoring_graph(shape: ScoringShape, folder: Path) -> bytes:
    """From ids, places and kinds of tokens, of shape (texts, tokens), to scores before the sigmoid, (texts, 1).

    Raises as `Weights` does.
    """
    graph = Graph()
    weights = Weights(graph, folder)
    inputs = encoder_graph.Inputs(*(graph.ids(name, "texts", "tokens") for name in ("ids", "places", "kinds")))
    summed = embedded(graph, shape.encoder, weights, inputs)
    first = encoder(graph, shape.encoder, weights, summed, first_only=True)
    first = graph.node("Squeeze", [first, graph.whole_numbers("tokens_axis", [1])])

    def dense(source: str, name: str) -> str:
        return graph.node("Gemm", [source, weights(f"{name}.weight"), weights(f"{name}.bias")], transB=1)

    pooled = graph.node("Tanh", [dense(first, shape.family.pooled)])
    return graph.model(dense(pooled, shape.family.scored), "texts", 1)


class CrossEncoder:
    """A reranker, loaded: ``running`` runs it, and ``given`` makes of a pair what it is given.

    Every thread takes the next pair, the longest first, alone.
    """

    def __init__(
        self,
        encode: Callable[[str, Sequence[str]], list[Encoding]],
        running: InferenceSession,
        given: Callable[[Encoding], Inputs],
        threads: int,
    ) -> None:
        self._encode, self._session, self._given, self._threads = encode, running, given, threads

    @classmethod
    def of_folder(cls, folder: Path, shape: ScoringShape, window: int, cores: int) -> CrossEncoder:
        """The one in ``folder``, from its own weights; of a pair it reads ``window`` tokens at most. Raises
        `ModelError`."""
        encode = paired(folder / "tokenizer.json", window)
        with engine_errors(phrase("The reranking model cannot be loaded"), phrase("copy its folder again")):
            running = session(scoring_graph(shape, folder), folder, max(1, cores // MOST))
        return cls(encode, running, partial(_given_to, shape), min(cores, MOST))

    @classmethod
    def built_in(cls, folder: Path, cores: int) -> CrossEncoder:
        """The one that is installed with the app, from its own graph. Raises `ModelError`."""
        encode = paired(folder / "tokenizer.json", READER.window)
        with engine_errors(phrase("The built-in reader cannot be loaded")):
            graph = (folder / READER.weights).read_bytes()
            running = session(graph, folder, max(1, cores // MOST), whole_numbers=True)
        return cls(encode, running, _given_to_built_in, min(cores, MOST))

    def lengths(self, question: str, texts: Sequence[str]) -> list[int]:
        """Tokens per pair, as far as they are read."""
        return [len(pair.ids) for pair in self._encode(question, texts)]

    def scores(self, question: str, texts: Sequence[str]) -> list[float]:
        """A score 0-1 for each text."""
        logits = self.logits(question, texts)
        return [float(score) for score in 1 / (1 + np.exp(-logits.astype(np.float64)))]

    def logits(self, question: str, texts: Sequence[str]) -> Vectors:
        """Scores before the sigmoid, of shape (len(texts),)."""
        pairs = self._encode(question, texts)
        found = np.empty(len(pairs), dtype=np.float32)

        def read(index: int) -> None:
            found[index] = np.asarray(self._session.run(None, self._given(pairs[index]))[0])[0, 0]

        with engine_errors(phrase("The reranking model failed"), phrase("try another one")):
            longest_first([len(one.ids) for one in pairs], read, self._threads)
        return found


def _given_to(shape: ScoringShape, pair: Encoding) -> Inputs:
    ids = np.asarray([pair.ids], dtype=np.int32)
    kinds = np.asarray([pair.type_ids], dtype=np.int32) if shape.kinds > 1 else np.zeros_like(ids)
    return {"ids": ids, "places": _places(shape, ids), "kinds": kinds}


def _places(shape: ScoringShape, ids: np.ndarray[Any, np.dtype[np.int32]]) -> np.ndarray[Any, np.dtype[np.int32]]:
    if not shape.family.is_offset:
        return np.arange(ids.shape[1], dtype=np.int32)[None]
    is_token = (ids != shape.padding).astype(np.int32)
    return np.asarray(np.cumsum(is_token, axis=1, dtype=np.int32) * is_token + shape.padding, dtype=np.int32)


def _given_to_built_in(pair: Encoding) -> Inputs:
    parts = {"input_ids": pair.ids, "attention_mask": pair.attention_mask, "token_type_ids": pair.type_ids}
    return {name: np.asarray([numbers], dtype=np.int64) for name, numbers in parts.items()}
