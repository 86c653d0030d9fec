"""A few of the sequences of `tests.faults.oracle`."""

import random

import pytest

from tests.faults.oracle import Oracle


@pytest.mark.parametrize("seed", range(3))
def test_the_index_finds_what_plain_lists_find(tmp_path, seed):
    assert Oracle(tmp_path / "index", random.Random(f"suite {seed}")).run(8) == []


def test_a_row_that_is_lost_is_a_mismatch(tmp_path):
    oracle = Oracle(tmp_path / "index", random.Random(1))
    oracle._add()
    oracle.index.remove(["d0"])
    oracle._compare("a loss")
    assert oracle.faults
