"""Whether reranking keeps its time with a model of the real size: random weights in the shape of bge-reranker-base.

    python -m tests.benchmarks.rerank [--seconds 2] [--kept DIR]

The weights, 1.1 GB, are made in DIR (or a folder that goes again). Prints for mixes of texts how many of 30 were
read, and in how long.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
import time
from pathlib import Path

from localmind_desktop.core.children.inference import InferenceChild
from localmind_desktop.core.models import ModelShelf
from localmind_desktop.core.models.engine import Engine
from localmind_desktop.core.models.reranker import FolderReranker
from tests.fakes.tiny_models import WORDS, tiny_reranker

NAME = "random-reranker-base"
CANDIDATES = 30
ALLOWED = 0.2
SHAPE = {"hidden_size": 768, "intermediate_size": 3072, "num_hidden_layers": 12, "num_attention_heads": 12}
POSITIONS, PIECES = 514, 250_002
MIXES = {
    "short texts": (5, 60),
    "mixed texts": (20, 400),
    "long texts": (300, 500),
}  # words of a text, at least and most


def real_size(folder: Path) -> Path:
    """A reranker's folder with the tokenizer of the tiny one and random weights of XLM-RoBERTa base."""
    target = folder / NAME
    if (target / "model.safetensors").exists():
        return target
    from transformers import XLMRobertaConfig, XLMRobertaForSequenceClassification

    tiny_reranker(target, window=512)
    said = json.loads((target / "config.json").read_text("utf-8"))
    config = XLMRobertaConfig(**said | SHAPE | {"vocab_size": PIECES, "max_position_embeddings": POSITIONS})
    config.num_labels = 1
    XLMRobertaForSequenceClassification(config).save_pretrained(target)
    return target


def texts(drawn: random.Random, least: int, most: int) -> list[str]:
    return [" ".join(drawn.choices(WORDS, k=drawn.randint(least, most))) for _ in range(CANDIDATES)]


def measured(shelf: ModelShelf, seconds: float) -> None:
    child = InferenceChild(300.0, Engine, shelf.folder)
    drawn = random.Random(5)
    began = time.perf_counter()
    FolderReranker(child, shelf, NAME).scores("trial", ["trial"], 0.1)
    speed = next(iter(json.loads((shelf.folder / "speeds.json").read_text("utf-8")).values()))
    print(f"loaded and measured in {time.perf_counter() - began:.1f} s: {speed:.2f} pairs of 256 tokens per second")
    reranker = FolderReranker(child, shelf, NAME)
    reranker.scores("trial", ["trial"], 0.1)  # it checks its folder once
    for name, (least, most) in MIXES.items():
        for _ in range(3):
            own = texts(drawn, least, most)
            began = time.perf_counter()
            scores = reranker.scores("what is the rated voltage of a transformer ?", own, seconds)
            spent = time.perf_counter() - began
            read = sum(score is not None for score in scores)
            kept = abs(spent - seconds) <= ALLOWED * seconds or (read == CANDIDATES and spent < seconds)
            print(f"{name:12} {read:2} of {CANDIDATES} in {spent:.2f} s  {'kept' if kept else 'NOT KEPT'}")
    child.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--kept", type=Path)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder = given.kept or Path(scratch)
        real_size(folder)
        measured(ModelShelf(folder), given.seconds)


if __name__ == "__main__":
    main()
