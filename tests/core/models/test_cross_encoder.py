"""Rerankers in ONNX Runtime: the same scores as torch gives."""

from __future__ import annotations

import json
import math
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from localmind_desktop.core.children.inference import InferenceChild, Score
from localmind_desktop.core.models.cross_encoder import scoring_shape
from tests.fakes.tiny_models import WORDS, tiny_bert_reranker, tiny_reranker

pytestmark = pytest.mark.sampled(2)

ROOT = Path(__file__).parents[3]
WINDOW = 40
QUESTION = "rated voltage of the transformer ?"
TEXTS = [
    "",
    "110 kv",
    "The rated voltage is 110 kV.",
    "oil pump valve motor",
    "a <pad> word [PAD] and </s> another [SEP] one",
    "steel colour red " * 40,
    "变压器 Ölfüllung 220",
]
SAME = 1e-4
KINDS = {"roberta": tiny_reranker, "bert": tiny_bert_reranker}
FOR_TORCH = "gelu_python"  # the same function under a name that is not known here

IN_ITS_PROCESS = """
import json, sys
from pathlib import Path
from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.models.cross_encoder import CrossEncoder, scoring_shape

window, question, texts, folders, damaged = json.loads(sys.argv[1])
found = {"together": [], "alone": []}
for folder in map(Path, folders):
    model = CrossEncoder.of_folder(folder, scoring_shape(folder), window, 2)
    found["together"].append(model.logits(question, texts).tolist())
    found["alone"].append([model.logits(question, [text]).tolist()[0] for text in texts])
try:
    CrossEncoder.of_folder(Path(damaged), scoring_shape(Path(folders[0])), window, 1)
except ModelError as error:
    found["damaged"] = str(error)
found["torch"] = "torch" in sys.modules
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    base = tmp_path_factory.mktemp("rerankers")
    return [make(base / kind, window=WINDOW) for kind, make in KINDS.items()]


@pytest.fixture(scope="module")
def found(folders: list[Path], tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    damaged = tiny_reranker(tmp_path_factory.mktemp("damaged") / "half", window=WINDOW)
    weights = damaged / "model.safetensors"
    weights.write_bytes(weights.read_bytes()[:-40])
    asked = json.dumps([WINDOW, QUESTION, TEXTS, [str(folder) for folder in folders], str(damaged)])
    environment = {"PYTHONPATH": str(ROOT), "ORT_DISABLE_TELEMETRY": "1"}
    command = [sys.executable, "-c", IN_ITS_PROCESS, asked]
    run = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    return dict(json.loads(run.stdout))


@pytest.mark.parametrize(("number", "make"), list(enumerate(KINDS.values())), ids=list(KINDS))
def test_scores_are_those_of_torch(
    inference_child: InferenceChild,
    found: dict[str, list[list[float]]],
    tmp_path_factory: pytest.TempPathFactory,
    number: int,
    make: Callable[..., Path],
) -> None:
    folder = make(tmp_path_factory.mktemp("torch") / "model", window=WINDOW, activation=FOR_TORCH)
    assert scoring_shape(folder) is None
    scored = inference_child.score(Score(str(folder), WINDOW, QUESTION, tuple(TEXTS), 60.0)).scores
    torch = [math.log(score / (1 - score)) for score in scored if score is not None]
    assert found["together"][number] == pytest.approx(torch, abs=SAME)
    assert np.std(torch) > 100 * SAME


def test_a_score_does_not_depend_on_what_stands_beside_it(found: dict[str, object]) -> None:
    assert found["alone"] == found["together"]


def test_no_torch_is_needed(found: dict[str, object]) -> None:
    assert found["torch"] is False


def test_weights_that_are_not_whole_are_said(found: dict[str, object]) -> None:
    assert "copy its folder again" in str(found["damaged"])


def test_the_child_reads_them_without_torch(inference_child: InferenceChild, folders: list[Path]) -> None:
    for folder in folders:
        scored = inference_child.score(Score(str(folder), WINDOW, QUESTION, tuple(WORDS), 60.0))
        assert all(score is not None and 0 < score < 1 for score in scored.scores)


@pytest.mark.parametrize(
    "said",
    [
        {"model_type": "deberta-v2"},
        {"hidden_act": "relu"},
        {"position_embedding_type": "relative_key"},
        {"num_hidden_layers": 2},
        {"num_attention_heads": None},
    ],
)
def test_what_has_no_graph_here_is_left_to_torch(tmp_path: Path, said: dict[str, object]) -> None:
    folder = tiny_reranker(tmp_path / "other")
    assert scoring_shape(folder) is not None
    config = json.loads((folder / "config.json").read_text("utf-8"))
    (folder / "config.json").write_text(json.dumps(config | said), encoding="utf-8")
    assert scoring_shape(folder) is None
    assert scoring_shape(tmp_path / "none") is None
