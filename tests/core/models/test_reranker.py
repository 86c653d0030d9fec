"""The reranker: a real cross-encoder with tiny random weights, its speed, and its time."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from localmind_desktop.core.children.inference import InferenceChild
from localmind_desktop.core.models import ModelShelf
from localmind_desktop.core.models.pacing import fitting, read_in_time
from localmind_desktop.core.models.reranker import FolderReranker
from localmind_desktop.core.models.speeds import Speeds
from tests.fakes.tiny_models import tiny_reranker

TEXTS = ["the rated voltage is 110 kv", "steel colour red", "oil pump valve", "the rated voltage is 110 kv"]


@pytest.fixture
def shelf(tmp_path: Path) -> ModelShelf:
    tiny_reranker(tmp_path / "tiny-reranker")
    return ModelShelf(tmp_path)


def test_texts_are_scored_and_the_speed_is_kept(inference_child: InferenceChild, shelf: ModelShelf) -> None:
    reranker = FolderReranker(inference_child, shelf, "tiny-reranker")
    scores = reranker.scores("rated voltage ?", TEXTS, 20.0)
    assert all(score is not None and 0 <= score <= 1 for score in scores)
    assert scores[0] == pytest.approx(scores[3], abs=1e-6)
    assert len({round(score, 6) for score in scores if score is not None}) == 3
    kept = (shelf.folder / "speeds.json").read_text("utf-8")
    assert [speed > 0 for speed in json.loads(kept).values()] == [True]


@pytest.mark.parametrize("wrong", [1e-9, 1e9])
def test_a_speed_that_was_measured_wrongly_does_not_stay(
    inference_child: InferenceChild, shelf: ModelShelf, wrong: float
) -> None:
    weights = shelf.weights_hash(shelf.find("tiny-reranker"))
    speeds = Speeds(shelf.folder / "speeds.json")
    speeds.keep(weights, wrong)
    reranker = FolderReranker(inference_child, shelf, "tiny-reranker")
    assert None not in reranker.scores("rated voltage ?", TEXTS, 20.0)
    if wrong < 1:
        assert 0.01 < (speeds.of(weights) or 0.0) < 1e6


def test_without_time_nothing_is_read(inference_child: InferenceChild, shelf: ModelShelf) -> None:
    reranker = FolderReranker(inference_child, shelf, "tiny-reranker")
    assert reranker.scores("rated voltage ?", TEXTS, 0.0) == [None] * 4
    assert reranker.scores("rated voltage ?", [], 1.0) == []


def test_long_pairs_are_cut(inference_child: InferenceChild, shelf: ModelShelf) -> None:
    reranker = FolderReranker(inference_child, shelf, "tiny-reranker")
    assert None not in reranker.scores("rated voltage ?", ["oil pump " * 500, "oil"], 20.0)


def test_speeds_are_of_one_machine_and_one_model(tmp_path: Path) -> None:
    speeds = Speeds(tmp_path / "speeds.json")
    assert speeds.of("a") is None
    speeds.keep("a", 2.5)
    assert (speeds.of("a"), speeds.of("b")) == (2.5, None)
    (tmp_path / "speeds.json").write_text("{", encoding="utf-8")
    assert speeds.of("a") is None


# ------------------------------------------------------------------ what fits into a time, by a clock of the test


class Machine:
    """Reads at a speed, in tokens per second, by its own clock."""

    def __init__(self, lengths: list[int], speed: float) -> None:
        self.now = 0.0
        self.read: list[int] = []
        self._lengths, self._speed = lengths, speed

    def reads(self, numbers: list[int]) -> None:
        self.read += numbers
        self.now += sum(self._lengths[number] for number in numbers) / self._speed

    def clock(self) -> float:
        return self.now


MIXED = [256, 90, 256, 40, 200, 256, 130, 256, 64, 256] * 3


@pytest.mark.parametrize("real", [180.0, 256.0, 400.0, 1_000.0])
@pytest.mark.parametrize("measured", [0.5, 1.0, 2.0])
def test_the_time_is_kept_though_the_machine_is_busier_or_less(real: float, measured: float) -> None:
    machine = Machine(MIXED, real)
    seen = read_in_time(MIXED, real * measured, 2.0, machine.reads, machine.clock)
    assert seen == pytest.approx(real)
    assert 1.6 <= machine.now <= 2.4
    assert len(set(machine.read)) == len(machine.read)


def test_a_quick_machine_reads_all() -> None:
    machine = Machine(MIXED, 1e6)
    read_in_time(MIXED, 1e6, 2.0, machine.reads, machine.clock)
    assert sorted(machine.read) == list(range(30))


def test_the_first_are_read_sorted_by_length() -> None:
    machine = Machine(MIXED, 512.0)
    read_in_time(MIXED, 512.0, 2.0, machine.reads, machine.clock)
    assert machine.read[:5] == [3, 1, 4, 0, 2]


def test_as_many_pairs_as_fit() -> None:
    assert fitting([10, 20, 30], 60) == [0, 1, 2]
    assert fitting([10, 20, 30], 59) == [0, 1]
    assert fitting([10, 20, 5], 15) == [0]  # the order of the search counts: none is passed over
    assert fitting([10], 9) == []
