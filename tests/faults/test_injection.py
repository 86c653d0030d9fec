"""A few of the documents that `tests.faults.injection` tries."""

from __future__ import annotations

import pytest

from localmind_desktop.core.models.reader import BuiltInReader
from tests.faults.injection import Trial, faults_of, trials
from tests.faults.unseen_ways import WAYS


@pytest.mark.sampled(20)
@pytest.mark.parametrize("trial", trials(len(WAYS), seed=7), ids=lambda trial: trial.way.name)
def test_an_order_in_a_document_is_no_order(trial: Trial, tmp_path, inference_child):
    assert list(faults_of(trial, tmp_path / "tried", BuiltInReader(inference_child))) == []
