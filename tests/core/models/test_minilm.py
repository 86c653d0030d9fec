"""The built-in model in ONNX Runtime, with its real weights, against the same weights in torch."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import numpy as np
import pytest

from localmind_desktop.core.children.inference import Embed, InferenceChild, Line
from localmind_desktop.core.models import builtin
from localmind_desktop.core.models.embedder import FolderEmbedder
from localmind_desktop.core.models.encoder_graph import WEIGHTS
from localmind_desktop.core.models.minilm import graph_of
from localmind_desktop.core.models.onnx_format import stored_tensors
from localmind_desktop.core.models.sentence_vectors import cut
from tests.fakes.torch_model import torch_copy, vectors_of

pytestmark = pytest.mark.sampled(3)

ROOT = Path(__file__).parents[3]
TEXTS = [
    "",
    "V",
    "The rated voltage is 110 kV.",
    "  Ölfüllung:\n\tjährlich prüfen  ",
    "变压器的额定电压是多少 □ \U0001f600 \x00 \ufffd",
    "https://example.test/a/very/long/path?with=arguments&and=more#fragment " * 3,
    "clGetDeviceInfo returns CL_INVALID_DEVICE. " * 20,
    "word " * 254,
    "word " * 255,
    "Much longer than the window of the model, and cut by it. " * 60,
]
LEAST_COSINE = 0.999999

IN_ITS_PROCESS = """
import sys
from pathlib import Path
from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.models import builtin, engine
from localmind_desktop.core.models.minilm import MiniLM

imported = []
engine.import_torch = lambda: imported.append("torch")
plain, early = engine.Engine(builtin.MINILM.location()), engine.Engine(early_torch=True)
plain.load()
print(imported)
early.load()
print(imported)

location, texts = builtin.MINILM.location(), ["oil", "The rated voltage is 110 kV. " * 20]
first = plain.embed(str(location), builtin.MINILM.window, texts, lambda: None)
many = MiniLM(location, builtin.MINILM.window, 64).vectors(texts, lambda: None)
print((first == many).all(), {"torch", "transformers", "sentence_transformers"} & set(sys.modules))

for folder in sys.argv[1:]:
    try:
        MiniLM(Path(folder), builtin.MINILM.window, 1)
    except ModelError as error:
        print(error)
"""


def test_its_vectors_are_those_of_torch(
    inference_child: InferenceChild, tmp_path_factory: pytest.TempPathFactory
) -> None:
    location = builtin.MINILM.location()
    assert location is not None
    ours = vectors_of(inference_child, location, TEXTS)
    torch = vectors_of(inference_child, torch_copy(tmp_path_factory.mktemp("torch") / "MiniLM"), TEXTS)
    assert np.min(np.sum(ours * torch, axis=1)) > LEAST_COSINE
    assert np.abs(ours - torch).max() < 2e-6


def test_a_vector_is_the_same_to_the_last_bit_whatever_stands_beside_it(builtin_model: FolderEmbedder) -> None:
    texts = [*TEXTS, *(f"{'row ' * (number % 40)}{number}" for number in range(90))]
    together = builtin_model.passages(texts)
    assert np.array_equal(together[::-1], builtin_model.passages(texts[::-1]))
    for index in (0, 2, 9, 50, 99):
        assert np.array_equal(together[index], builtin_model.passages([texts[index]])[0])
        assert np.array_equal(together[index], builtin_model.question(texts[index]))


def test_a_question_comes_between_two_texts_of_a_batch(inference_child: InferenceChild) -> None:
    location = str(builtin.MINILM.location())
    batch = Embed(location, builtin.MINILM.window, tuple(f"{number} " * 250 for number in range(160)))
    done = threading.Event()

    def embed() -> None:
        inference_child.embed(Line.PASSAGES, batch)
        done.set()

    working = threading.Thread(target=embed)
    working.start()
    answered = 0
    while not done.is_set():
        inference_child.embed(Line.QUESTIONS, Embed(location, builtin.MINILM.window, ("oil?",)))
        answered += not done.is_set()
    working.join()
    assert answered > 5


def test_it_needs_no_torch_and_says_what_is_broken(tmp_path: Path) -> None:
    no_tokenizer, no_weights, half, other = (tmp_path / name for name in ("none", "no-weights", "half", "other"))
    no_tokenizer.mkdir()
    for folder in (no_weights, half, other):
        torch_copy(folder)
    (no_weights / WEIGHTS).unlink()
    whole = (half / WEIGHTS).read_bytes()
    (half / WEIGHTS).write_bytes(whole[: len(whole) // 2])
    (other / WEIGHTS).write_bytes((2).to_bytes(8, "little") + b"{}")
    folders = [str(folder) for folder in (no_tokenizer, no_weights, half, other)]
    environment = {"PYTHONPATH": str(ROOT), "ORT_DISABLE_TELEMETRY": "1"}
    command = [sys.executable, "-c", IN_ITS_PROCESS, *folders]
    run = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    plain, early, works, tokenizer, *damaged = run.stdout.splitlines()
    assert (plain, early, works) == ("[]", "['torch']", "True set()")
    assert "tokenizer.json" in tokenizer
    assert len(damaged) == 3
    assert all(line.startswith("The built-in embedding model cannot be loaded (") for line in damaged)


def test_what_is_longer_than_the_window_keeps_its_last_mark() -> None:
    assert list(cut([101, 7, 8, 102], 4)) == [101, 7, 8, 102]
    assert list(cut([101, 7, 8, 9, 102], 4)) == [101, 7, 8, 102]


def test_the_graph_takes_its_weights_from_the_checked_file() -> None:
    location = builtin.MINILM.location()
    assert location is not None
    tensors = stored_tensors(location / WEIGHTS)
    graph = graph_of(location)
    assert len(graph) < 50_000  # no weights in it
    unused = {name for name in tensors if name.encode() not in graph}
    assert unused == {"pooler.dense.weight", "pooler.dense.bias"}
