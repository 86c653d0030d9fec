"""The first look over many vectors misses none that is near."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.store.shadows import KEPT, Shadows, shadows_of


def _unit(vectors):
    return np.asarray(vectors / np.linalg.norm(vectors, axis=1, keepdims=True), dtype=np.float32)


@given(
    seed=st.integers(0, 2**32 - 1),
    dimensions=st.sampled_from([1, 2, KEPT, KEPT + 1, 96, 384]),
    count=st.integers(1, 200),
    spread=st.sampled_from([0.001, 0.05, 0.1, 0.15, 0.5, 3.0]),
    cosine=st.sampled_from([0.9, 0.99, 0.999, 1.0]),
)
def test_every_near_vector_is_among_those_that_may_be_near(seed, dimensions, count, spread, cosine):
    chance = np.random.default_rng(seed)
    middle = _unit(chance.standard_normal((1, dimensions)))
    vectors = _unit(middle + spread * _unit(chance.standard_normal((count, dimensions))))
    shadows = Shadows()
    shadows.add(range(count), vectors)
    question = vectors[0]
    near = set(np.flatnonzero(vectors @ question >= cosine).tolist())
    assert near <= set(shadows.near(question, cosine))


@given(seed=st.integers(0, 2**32 - 1), dimensions=st.integers(1, 130))
def test_the_product_of_shadows_is_never_smaller(seed, dimensions):
    one, other = np.random.default_rng(seed).standard_normal((2, dimensions)).astype(np.float32)
    bound = float(shadows_of(one[np.newaxis])[0] @ shadows_of(other[np.newaxis])[0])
    assert bound >= float(one.astype(np.float64) @ other.astype(np.float64)) - 1e-3


def test_what_is_far_is_left_out_and_the_likely_come_first():
    chance = np.random.default_rng(1)
    vectors = _unit(chance.standard_normal((5000, 384)))
    vectors[7] = _unit(vectors[3][np.newaxis] + 0.05 * _unit(chance.standard_normal((1, 384))))[0]
    shadows = Shadows()
    shadows.add(range(5000), vectors)
    assert shadows.near(vectors[3], 0.99) == [3, 7]


@pytest.mark.parametrize("steps", [(1, 1, 1), (70, 1), (3, 200, 5)])
def test_it_grows_and_keeps_the_numbers_of_the_caller(steps):
    vectors = _unit(np.random.default_rng(2).standard_normal((sum(steps), 100)))
    shadows = Shadows()
    assert shadows.near(vectors[0], 0.99) == []
    begin = 0
    for step in steps:
        shadows.add(range(1000 + begin, 1000 + begin + step), vectors[begin : begin + step])
        begin += step
    assert len(shadows) == sum(steps)
    assert [shadows.near(vector, 0.999) for vector in vectors] == [[1000 + n] for n in range(sum(steps))]
