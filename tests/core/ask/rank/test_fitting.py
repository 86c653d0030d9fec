"""Weights are learned from examples, written, and read again."""

import json

import numpy as np
import pytest

from localmind_desktop.assets import resources
from localmind_desktop.core.ask.rank.fitting import Sample, boosted, listwise, logistic
from localmind_desktop.core.ask.rank.ranking import FEATURE_NAMES, Ranker
from localmind_desktop.core.ask.rank.weights import Linear, Weights
from localmind_desktop.core.weighing.trees import Trees

pytestmark = pytest.mark.sampled(2)

RANDOM = np.random.default_rng(7)
GROWN = boosted(RANDOM.random((200, 4)), [number % 2 == 0 for number in range(200)])


def samples(questions: int) -> list[Sample]:
    """Of a row the first feature tells whether it is right, of a stretch the second; the third says nothing."""
    made = []
    for _ in range(questions):
        values = RANDOM.random((12, 3)).astype(np.float32)
        is_row = RANDOM.random(12) < 0.5
        telling = np.where(is_row, values[:, 0], values[:, 1])
        made.append(Sample(values, np.where(is_row, 0, 1), telling == telling.max()))
    return made


def test_the_right_unit_comes_first_after_learning():
    row, stretch = listwise(samples(200), 2)
    held_out = samples(100)
    first = [
        sample.right[np.where(sample.kinds == 0, row.of(sample.features), stretch.of(sample.features)).argmax()]
        for sample in held_out
    ]
    assert np.mean(first) > 0.8
    assert row.weights[0] > 3 * abs(row.weights[2])
    assert stretch.weights[1] > 3 * abs(stretch.weights[2])


def test_questions_without_a_right_unit_teach_nothing():
    known = samples(50)
    empty = [Sample(one.features, one.kinds, np.zeros(12, dtype=bool)) for one in samples(50)]
    assert np.allclose(listwise(known, 2)[0].weights, listwise([*known, *empty], 2)[0].weights)


def test_probabilities_are_those_of_the_examples():
    values = RANDOM.random((4000, 2))
    chances = 1 / (1 + np.exp(-(6 * values[:, 0] - 3)))
    learned = logistic(values.tolist(), list(RANDOM.random(4000) < chances))
    assert learned.probability([0.5, 0.5]) == pytest.approx(0.5, abs=0.06)
    assert learned.probability([0.9, 0.1]) == pytest.approx(0.917, abs=0.06)
    assert abs(learned.weights[1]) < 0.5


def test_trees_tell_what_no_weighted_sum_can():
    values = RANDOM.random((4000, 3)).astype(np.float32)
    right = (values[:, 0] > 0.5) != (values[:, 1] > 0.5)
    told = boosted(values, list(right)).probability(np.array([[0.2, 0.8, 0.5], [0.8, 0.8, 0.5]], dtype=np.float32))
    assert told[0] > 0.9
    assert told[1] < 0.1


def test_trees_come_back_from_what_is_written_of_them():
    values = RANDOM.random((600, 5)).astype(np.float32)
    right = values @ np.array([1, 2, 0, -1, 0]) > 1
    grown = boosted(values, list(right))
    again = Trees.of(json.loads(json.dumps(grown.written())))
    assert np.allclose(again.probability(values), grown.probability(values), atol=1e-6)
    assert np.corrcoef(grown.probability(values), right)[0, 1] > 0.8


def test_trees_are_set_right_by_their_log_odds():
    values = RANDOM.random((5, 4))
    odds = [np.log(p / (1 - p)) for p in (GROWN.probability(values), GROWN.set_right(0.5, -1.0).probability(values))]
    assert np.allclose(odds[1], 0.5 * odds[0] - 1.0, atol=1e-4)


def some_weights(**changed: float) -> Weights:
    parts = {part: Linear(np.arange(len(names), dtype=np.float32) / 8, -0.5) for part, names in FEATURE_NAMES.items()}
    units = (parts.pop("units"),) * 3
    return Weights(units, **(parts | {"trees": GROWN, "second": GROWN, "answered": 0.5, "likely": 0.1} | changed))


def test_weights_come_back_from_their_file(tmp_path):
    file = tmp_path / "ranking.json"
    file.write_text(some_weights(likely=0.2).written(FEATURE_NAMES))
    again = Weights.load(file, FEATURE_NAMES)
    assert again.likely == 0.2
    assert np.allclose(again.draft.weights, some_weights().draft.weights, atol=1e-3)
    some = RANDOM.random((20, len(FEATURE_NAMES["trees"])))
    assert np.allclose(again.trees.probability(some), GROWN.probability(some), atol=1e-3)


def test_weights_of_other_features_are_refused(tmp_path):
    file = tmp_path / "ranking.json"
    file.write_text(some_weights().written(FEATURE_NAMES).replace('"exact_own"', '"exactly_own"'))
    with pytest.raises(ValueError, match="other features"):
        Weights.load(file, FEATURE_NAMES)


def test_the_users_own_weights_are_taken_where_they_are(tmp_path):
    own = tmp_path / "ranking.json"
    assert Ranker.load(resources(), own).weights.likely == Ranker.load(resources()).weights.likely
    own.write_text("{")
    assert Ranker.load(resources(), own).weights.likely == Ranker.load(resources()).weights.likely
    own.write_text(some_weights(likely=0.23).written(FEATURE_NAMES))
    assert Ranker.load(resources(), own).weights.likely == 0.23
