"""Model folders: taken in whole and checked by hash, or refused by name."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path

import pytest

from localmind_desktop.core.errors import ModelError, ModelMissing, ModelRefused
from localmind_desktop.core.models import ModelShelf, check_models
from localmind_desktop.core.models.build import reranker_name
from localmind_desktop.core.models.folder import ModelKind, inspect
from localmind_desktop.core.settings import Limits, Models
from tests.fakes.tiny_models import tiny_embedder, tiny_reranker


@pytest.fixture
def shelf(tmp_path: Path) -> ModelShelf:
    return ModelShelf(tmp_path / "models")


@pytest.fixture
def source(tmp_path: Path) -> Path:
    return tiny_embedder(tmp_path / "usb" / "tiny")


def write(folder: Path, name: str, content: object = b"x") -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())


def change(folder: Path, name: str, **changes: object) -> None:
    write(folder, name, json.loads((folder / name).read_text("utf-8")) | changes)


def sums(folder: Path) -> str:
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(folder)}\n" for path in files)


def test_a_folder_is_copied_and_described(shelf: ModelShelf, source: Path) -> None:
    assert shelf.names() == []
    model = shelf.add(source)
    assert (model.name, model.kind, model.window) == ("tiny", ModelKind.EMBEDDER, 24)
    assert model.weights == ("model.safetensors",)
    assert shelf.names() == ["tiny"]
    assert shelf.find("tiny") == model
    assert (shelf.folder / "tiny" / "SHA256SUMS").read_text("utf-8").count("\n") == len(sums(source).splitlines())
    assert [path.name for path in shelf.folder.iterdir()] == ["tiny"]
    assert shelf.add(source) == model  # once more changes nothing


def test_a_reranker_is_recognised(shelf: ModelShelf, tmp_path: Path) -> None:
    model = shelf.add(tiny_reranker(tmp_path / "usb" / "some-reranker"))
    assert model.kind is ModelKind.RERANKER
    assert reranker_name(Models(), shelf) == "some-reranker"
    shelf.add(tiny_reranker(tmp_path / "usb" / "bge-reranker-base"))
    assert reranker_name(Models(), shelf) == "bge-reranker-base"
    assert reranker_name(Models(reranker="some-reranker"), shelf) == "some-reranker"
    assert reranker_name(Models(reranker="none"), shelf) == ""


def test_a_manifest_is_compared(shelf: ModelShelf, source: Path) -> None:
    write(source, "SHA256SUMS", sums(source).encode())
    assert shelf.add(source).name == "tiny"


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda text: text.replace(text[:8], "0" * 8, 1), "differs"),
        (lambda text: text + f"{'0' * 64}  model-00002.safetensors\n", "missing"),
        (lambda text: "no manifest at all", "cannot be read"),
    ],
    ids=["other hash", "missing file", "nonsense"],
)
def test_a_manifest_that_does_not_fit(shelf: ModelShelf, source: Path, spoil: object, words: str) -> None:
    write(source, "SHA256SUMS", spoil(sums(source)).encode())
    with pytest.raises(ModelError, match=words):
        shelf.add(source)
    assert list(shelf.folder.iterdir()) == []


@pytest.mark.parametrize(
    "name",
    [
        "modeling_tiny.py",
        "deep/er/code.PY",
        "pytorch_model.bin",
        "1_Pooling/weights.pt",
        "model.pth",
        "model.pkl",
        "model.ckpt",
        "model.joblib",
        "model.npz",
        "native.so",
        "tf_model.h5",
    ],
)
def test_what_could_run_is_refused_by_name(shelf: ModelShelf, source: Path, name: str) -> None:
    write(source, name)
    with pytest.raises(ModelRefused, match=Path(name).name):
        shelf.add(source)
    assert shelf.names() == []


@pytest.mark.parametrize("name", ["config.json", "tokenizer_config.json", "1_Pooling/config.json"])
def test_code_named_in_a_configuration_is_refused(shelf: ModelShelf, source: Path, name: str) -> None:
    write(source, name, {"deep": [{"auto_map": {"AutoModel": "evil--modeling.Model"}}]})
    with pytest.raises(ModelRefused, match="auto_map"):
        shelf.add(source)


def test_a_word_of_the_vocabulary_is_no_code(source: Path) -> None:
    write(source, "vocab.json", {"auto_map": 7})
    assert inspect(source).name == "tiny"


@pytest.mark.parametrize(
    "module",
    [
        {"path": "", "type": "evil.Transformer"},
        {"path": "", "type": "sentence_transformersX.models.Transformer"},
        {"path": "../elsewhere", "type": "sentence_transformers.models.Transformer"},
        {"path": "", "type": None},
    ],
    ids=lambda module: str(module["type"]),
)
def test_foreign_modules_are_refused(shelf: ModelShelf, source: Path, module: dict) -> None:
    write(source, "modules.json", [module])
    with pytest.raises(ModelRefused, match=r"modules\.json"):
        shelf.add(source)


@pytest.mark.skipif(not hasattr(os, "symlink"), reason="needs links")
def test_links(shelf: ModelShelf, source: Path, tmp_path: Path) -> None:
    weights = source / "model.safetensors"
    weights.rename(tmp_path / "blob")
    weights.symlink_to(tmp_path / "blob")  # as a model cache keeps its files: the content is copied
    assert not (shelf.add(source).path / "model.safetensors").is_symlink()
    (source / "more").symlink_to(tmp_path)
    with pytest.raises(ModelRefused, match="link"):
        shelf.add(source)


@pytest.mark.parametrize("name", ["config.json", "tokenizer.json", "modules.json", "model.safetensors"])
def test_what_is_missing_is_named(shelf: ModelShelf, source: Path, name: str) -> None:
    (source / name).unlink()
    with pytest.raises(ModelError, match=r"safetensors|" + name.replace(".", r"\.")):
        shelf.add(source)


def test_what_is_no_model(shelf: ModelShelf, source: Path, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    for folder in (tmp_path / "empty", tmp_path / "absent"):
        with pytest.raises(ModelError, match="empty or missing"):
            shelf.add(folder)
    write(source, "config.json", b"{half")
    with pytest.raises(ModelError, match="cannot be read"):
        shelf.add(source)


@pytest.mark.parametrize("keep", [0, 7, 20, -1], ids=lambda keep: f"{keep} bytes")
def test_weights_that_are_cut_off(shelf: ModelShelf, source: Path, keep: int) -> None:
    weights = source / "model.safetensors"
    weights.write_bytes(weights.read_bytes()[:keep])
    with pytest.raises(ModelError, match="damaged"):
        shelf.add(source)


def test_a_classifier_is_no_reranker(shelf: ModelShelf, tmp_path: Path) -> None:
    folder = tiny_reranker(tmp_path / "usb" / "moods")
    change(folder, "config.json", id2label={"0": "good", "1": "bad"})
    with pytest.raises(ModelError, match="classes"):
        shelf.add(folder)


def test_another_model_of_the_name_is_not_replaced(shelf: ModelShelf, source: Path, tmp_path: Path) -> None:
    before = shelf.weights_hash(shelf.add(source))
    with pytest.raises(ModelError, match="already there"):
        shelf.add(tiny_embedder(tmp_path / "other" / "tiny", seed=9))
    assert shelf.weights_hash(shelf.find("tiny")) == before


def test_damage_on_the_shelf_is_noticed(shelf: ModelShelf, source: Path) -> None:
    model = shelf.add(source)
    assert len(shelf.weights_hash(model)) == 64
    weights = model.path / "model.safetensors"
    content = bytearray(weights.read_bytes())
    content[-1] ^= 1
    weights.write_bytes(content)
    with pytest.raises(ModelError, match=r"model\.safetensors differs"):
        shelf.weights_hash(model)
    checks = {check.check: check for check in check_models(Models(server=""), Limits(), shelf)}
    assert not checks["model folder tiny"].ok


def test_what_an_interrupted_copy_left_is_swept(shelf: ModelShelf, source: Path) -> None:
    write(shelf.folder, ".adding-0123/config.json")
    assert shelf.names() == []
    shelf.add(source)
    assert [path.name for path in shelf.folder.iterdir()] == ["tiny"]


def test_names_that_are_not_on_the_shelf(shelf: ModelShelf, source: Path) -> None:
    shelf.add(source)
    for name in ("absent", "../usb/tiny", ""):
        with pytest.raises(ModelMissing):
            shelf.find(name)
