"""Speech models on the shelf: recognised by their weights, refused where they could run code, chosen by name."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest

from localmind_desktop.core.errors import ModelError, ModelMissing, ModelRefused, Unsupported
from localmind_desktop.core.model import Kind
from localmind_desktop.core.models import ModelShelf, check_models
from localmind_desktop.core.models.folder import ModelKind, inspect
from localmind_desktop.core.models.speech import speech_model, transcriber_of
from localmind_desktop.core.settings import Limits, Models
from tests.fakes.tiny_models import tiny_embedder
from tests.fakes.tiny_whisper import tiny_whisper

pytestmark = pytest.mark.sampled(4)


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_whisper(tmp_path_factory.mktemp("drawn") / "model", [(0.0, 1.0, "Yes.")])


@pytest.fixture
def source(drawn: Path, tmp_path: Path) -> Path:
    """A copy of its own, to be spoiled."""
    return copied(drawn, tmp_path / "usb" / "faster-whisper-drawn")


@pytest.fixture
def shelf(tmp_path: Path) -> ModelShelf:
    return ModelShelf(tmp_path / "models")


def copied(drawn: Path, folder: Path) -> Path:
    folder.mkdir(parents=True)
    for file in drawn.iterdir():
        (folder / file.name).write_bytes(file.read_bytes())
    return folder


def test_a_speech_model_is_recognised_and_its_hash_checked(shelf: ModelShelf, source: Path) -> None:
    model = shelf.add(source)
    assert (model.kind, model.name, model.weights) == (ModelKind.SPEECH, "faster-whisper-drawn", ("model.bin",))
    assert "model.bin" in (model.path / "SHA256SUMS").read_text("utf-8")
    assert len(shelf.weights_hash(model)) == 64
    content = bytearray((model.path / "model.bin").read_bytes())
    content[-200] ^= 1
    (model.path / "model.bin").write_bytes(content)
    with pytest.raises(ModelError, match=r"model\.bin differs"):
        shelf.weights_hash(model)
    with pytest.raises(Unsupported, match=r"model\.bin differs"):
        transcriber_of(Kind.RECORDING, "", shelf, checked=True)


@pytest.mark.parametrize("name", ["model.py", "pytorch_model.bin", "extra/model.bin", "weights.pt"])
def test_what_could_run_code_beside_it_is_refused(name: str, shelf: ModelShelf, source: Path) -> None:
    (source / name).parent.mkdir(exist_ok=True)
    (source / name).write_bytes((source / "model.bin").read_bytes())
    with pytest.raises(ModelRefused):
        shelf.add(source)


@pytest.mark.parametrize("weights", [pickle.dumps({"WhisperSpec": 1}), b"PK\x03\x04", b"", b"\6\0\0\0\x0bOtherSpec\0"])
def test_weights_in_another_form_are_refused(weights: bytes, source: Path) -> None:
    (source / "model.bin").write_bytes(weights)
    with pytest.raises(ModelRefused):
        inspect(source)


def test_code_named_by_a_configuration_is_refused(source: Path) -> None:
    config = json.loads((source / "config.json").read_text("utf-8"))
    (source / "config.json").write_text(json.dumps(config | {"auto_map": {"AutoModel": "evil.Model"}}), "utf-8")
    with pytest.raises(ModelRefused):
        inspect(source)


@pytest.mark.parametrize("name", ["config.json", "tokenizer.json", "vocabulary.json"])
def test_a_missing_file_is_named(name: str, source: Path) -> None:
    (source / name).unlink()
    with pytest.raises(ModelError, match=name):
        inspect(source)


@pytest.mark.parametrize("share", [0.3, 0.99])
def test_weights_that_were_cut_off_are_noticed_without_a_manifest(share: float, source: Path) -> None:
    content = (source / "model.bin").read_bytes()
    (source / "model.bin").write_bytes(content[: round(len(content) * share)])
    with pytest.raises(ModelError, match="damaged"):
        inspect(source)


def test_the_model_named_is_used_or_else_the_first(shelf: ModelShelf, drawn: Path, tmp_path: Path) -> None:
    shelf.add(tiny_embedder(tmp_path / "usb" / "an-embedder"))
    for name in ("whisper-b", "whisper-a"):
        shelf.add(copied(drawn, tmp_path / "usb" / name))
    assert speech_model("", shelf).name == "whisper-a"
    assert speech_model("whisper-b", shelf).name == "whisper-b"
    assert transcriber_of(Kind.RECORDING, "whisper-b", shelf, checked=True) == shelf.folder / "whisper-b"
    with pytest.raises(ModelError, match="no speech model"):
        speech_model("an-embedder", shelf)
    with pytest.raises(ModelMissing, match="absent"):
        speech_model("absent", shelf)


def test_without_a_model_it_is_said_what_to_do(shelf: ModelShelf, tmp_path: Path) -> None:
    shelf.add(tiny_embedder(tmp_path / "usb" / "an-embedder"))
    for nothing in (shelf, None):
        with pytest.raises(Unsupported, match="localmind models add FOLDER"):
            transcriber_of(Kind.RECORDING, "", nothing)
        assert transcriber_of(Kind.PDF, "", nothing) is None


def test_the_checks_tell_of_it(shelf: ModelShelf, source: Path) -> None:
    def told(speech: str = "") -> tuple[bool, str]:
        checks = {check.check: check for check in check_models(Models(server="", speech=speech), Limits(), shelf)}
        return checks["speech model"].ok, checks["speech model"].detail

    assert told()[0]
    assert "recordings are skipped" in told()[1]
    assert not told("absent")[0]
    shelf.add(source)
    assert told() == (True, "faster-whisper-drawn, 16 MB.")
    lines = {check.check: check.detail for check in check_models(Models(server=""), Limits(), shelf)}
    assert lines["model folder faster-whisper-drawn"] == "speech model, 16 MB; usable."
