"""Embedders in the inference child: the built-in model's real weights, and folders with tiny random ones."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import pytest

from localmind_desktop.core.children.inference import InferenceChild
from localmind_desktop.core.errors import ModelError, ModelMissing
from localmind_desktop.core.models import ModelShelf, builtin
from localmind_desktop.core.models.embedder import FolderEmbedder, shelf_embedder, unit
from localmind_desktop.core.models.reranker import FolderReranker
from tests.fakes.tiny_models import SIZE, tiny_embedder, tiny_reranker

TEXTS = ["The rated voltage is 110 kV.", "Cats sleep most of the day.", "Nominal voltage: 110,000 volts."]


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> ModelShelf:
    folder = tmp_path_factory.mktemp("shelf")
    tiny_embedder(folder / "tiny")
    tiny_embedder(folder / "told", prompts={"query": "red : ", "document": "blue : "})
    tiny_embedder(folder / "other-weights", seed=7)
    tiny_reranker(folder / "tiny-reranker")
    return ModelShelf(folder)


# ------------------------------------------------------------------ the built-in model


def test_meaning_and_length(builtin_model: FolderEmbedder) -> None:
    vectors = builtin_model.passages(TEXTS)
    assert (vectors.shape, vectors.dtype) == ((3, 384), np.float32)
    assert np.allclose(np.linalg.norm(vectors, axis=1), 1, atol=1e-5)
    voltage, cats, nominal = vectors @ builtin_model.question("What is the rated voltage?")
    assert voltage > nominal > 0.3 > cats
    assert voltage == pytest.approx(0.808, abs=0.01)  # the published weights say so


def test_order_does_not_change_vectors(builtin_model: FolderEmbedder) -> None:
    texts = [f"{'long ' * (index % 23)}passage number {index}" for index in range(40)]
    together = builtin_model.passages(texts)
    alone = np.concatenate([builtin_model.passages([texts[index]]) for index in (0, 22, 39)])
    assert np.allclose(together[[0, 22, 39]], alone, atol=1e-5)
    assert builtin_model.passages([]).shape == (0, 384)


def test_nothing_of_a_long_text_is_lost(builtin_model: FolderEmbedder) -> None:
    filler = "Paint the fence and mow the lawn every week. " * 30
    late = filler + "The transformer oil is tested for moisture every year."
    with_end, without = builtin_model.passages([late, filler])
    question = builtin_model.question("transformer oil moisture test")
    assert float(with_end @ question) > float(without @ question) + 0.02
    assert np.linalg.norm(with_end) == pytest.approx(1, abs=1e-5)


def test_its_window_and_tokens(builtin_model: FolderEmbedder) -> None:
    assert builtin_model.window == 254  # 256 less the two marks around each text
    assert builtin_model.count_tokens(["hello world", "", "oil " * 300]) == [2, 0, 300]
    assert builtin_model.stamp.startswith("all-MiniLM-L6-v2@")


def test_scripts_that_it_does_not_know(builtin_model: FolderEmbedder) -> None:
    assert builtin_model.share_of_unknown(["Die Wartung erfolgt jährlich.", "The rated voltage"]) < 0.05
    assert builtin_model.share_of_unknown(["变压器的额定电压是多少"]) > 0.5
    assert builtin_model.share_of_unknown([]) == 0


def test_the_process_of_the_window_holds_no_engine(builtin_model: FolderEmbedder) -> None:
    before = set(sys.modules)  # another test of this process may have drawn a model with torch
    builtin_model.question("voltage?")
    assert {"torch", "transformers", "sentence_transformers", builtin.MINILM.package} & set(sys.modules) <= before


def test_a_damaged_installation_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / builtin.MINILM.package
    (package / "model").mkdir(parents=True)
    (package / "__init__.py").write_text("raise RuntimeError('its code must never run')", encoding="utf-8")
    (package / "model" / "config.json").write_text("{}", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ModelError, match="damaged"):
        builtin.MINILM.checked()
    monkeypatch.setattr(sys, "path", [])
    with pytest.raises(ModelMissing, match="not installed"):
        builtin.MINILM.checked()


def test_vectors_without_direction() -> None:
    for bad in (0.0, np.nan, np.inf):
        with pytest.raises(ModelError):
            unit(np.full((1, 3), bad, dtype=np.float32))


# ------------------------------------------------------------------ folders


def test_a_folder_embeds(inference_child: InferenceChild, shelf: ModelShelf) -> None:
    model = shelf_embedder(inference_child, shelf, "tiny")
    vectors = model.passages(["the rated voltage", "steel colour red", "the rated voltage"])
    assert vectors.shape == (3, SIZE)
    assert np.allclose(vectors[0], vectors[2], atol=1e-6)
    assert not np.allclose(vectors[0], vectors[1], atol=0.05)
    assert np.allclose(model.question("the rated voltage"), vectors[0], atol=1e-6)
    assert model.window == 22


def test_prompts_of_a_folder_are_used_once(inference_child: InferenceChild, shelf: ModelShelf) -> None:
    plain = shelf_embedder(inference_child, shelf, "tiny")
    told = shelf_embedder(inference_child, shelf, "told")
    assert np.allclose(told.question("valve"), plain.question("red : valve"), atol=1e-5)
    assert np.allclose(told.passages(["valve"]), plain.passages(["blue : valve"]), atol=1e-5)
    assert told.window == plain.window - 2


def test_stamps_tell_models_apart(inference_child: InferenceChild, shelf: ModelShelf) -> None:
    stamps = {shelf_embedder(inference_child, shelf, name).stamp for name in ("tiny", "told", "other-weights")}
    assert len(stamps) == 3
    assert shelf_embedder(inference_child, shelf, "tiny").stamp in stamps


def test_a_window_of_a_folder_is_kept(inference_child: InferenceChild, shelf: ModelShelf) -> None:
    model = shelf_embedder(inference_child, shelf, "tiny")
    long = "the rated voltage of a transformer " * 20
    assert model.count_tokens([long]) == [120]
    assert model.passages([long, "oil"]).shape == (2, SIZE)


def test_a_reranker_is_no_embedder(inference_child: InferenceChild, shelf: ModelShelf) -> None:
    with pytest.raises(ModelError, match="reranker"):
        shelf_embedder(inference_child, shelf, "tiny-reranker").question("oil")
    with pytest.raises(ModelError, match="no reranker"):
        FolderReranker(inference_child, shelf, "tiny").scores("oil", ["oil"], 1.0)
    with pytest.raises(ModelMissing):
        shelf_embedder(inference_child, shelf, "absent").question("oil")


def test_weights_that_do_not_load(inference_child: InferenceChild, tmp_path: Path) -> None:
    broken = tiny_embedder(tmp_path / "broken")
    config = json.loads((broken / "config.json").read_text("utf-8"))
    (broken / "config.json").write_text(json.dumps(config | {"hidden_size": 48}), "utf-8")
    with pytest.raises(ModelError, match="cannot be loaded"):
        shelf_embedder(inference_child, ModelShelf(tmp_path), "broken").question("oil")
