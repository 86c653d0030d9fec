"""The built-in reader, with its real weights: it tells what answers a question from what only shares its words."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from localmind_desktop.core.children.inference import InferenceChild
from localmind_desktop.core.errors import ModelError, ModelMissing
from localmind_desktop.core.models import ModelShelf, build_models, builtin
from localmind_desktop.core.models.builtin import READER
from localmind_desktop.core.models.reader import BuiltInReader
from localmind_desktop.core.settings import Limits, Models

QUESTION = "What is the weight of the pump P-200?"
TEXTS = [
    "Pump P-200. Technical data. Property: Weight; Value: 42 kg",
    "Pump P-200. Technical data. Property: Power; Value: 1.1 kW",
    "The pump P-200 is delivered within two weeks.",
]


@pytest.fixture
def reader(inference_child: InferenceChild) -> BuiltInReader:
    return BuiltInReader(inference_child)


def test_what_answers_is_told_from_what_shares_words(reader: BuiltInReader) -> None:
    weight, power, delivery = reader.log_odds(QUESTION, TEXTS)
    assert weight > power
    assert weight > delivery


def test_a_score_does_not_depend_on_what_stands_beside_it(reader: BuiltInReader) -> None:
    together = reader.log_odds(QUESTION, TEXTS)
    assert [reader.log_odds(QUESTION, [text])[0] for text in TEXTS] == together


def test_odd_texts_are_read_too(reader: BuiltInReader) -> None:
    odd = ["", "变压器的额定电压 □ \x00", "word " * 5_000]
    assert len(reader.log_odds("", odd)) == len(odd)
    assert reader.log_odds(QUESTION, []) == []


def test_the_process_of_the_window_holds_no_engine(reader: BuiltInReader) -> None:
    before = set(sys.modules)
    reader.log_odds(QUESTION, TEXTS)
    assert {"onnxruntime", "torch"} & set(sys.modules) <= before


def test_a_damaged_or_missing_reader_is_said(
    inference_child: InferenceChild, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(builtin, "resources", lambda: tmp_path)
    (tmp_path / READER.inside).mkdir(parents=True)
    (tmp_path / READER.inside / READER.weights).write_bytes(b"half")
    with pytest.raises(ModelError, match="damaged"):
        BuiltInReader(inference_child).log_odds(QUESTION, TEXTS)
    shutil.rmtree(tmp_path / READER.inside)
    with pytest.raises(ModelMissing, match="not installed"):
        BuiltInReader(inference_child).log_odds(QUESTION, TEXTS)


@pytest.mark.parametrize(("chosen", "is_used"), [("", True), ("none", False)])
def test_it_is_used_unless_reranking_is_off(tmp_path: Path, chosen: str, is_used: bool) -> None:
    models = build_models(Models(reranker=chosen), Limits(), ModelShelf(tmp_path))
    assert (models.reader is not None) is is_used
    models.close()
