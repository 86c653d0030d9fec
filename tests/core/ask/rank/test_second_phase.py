"""The best units are read together with the question, and weighed again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from localmind_desktop.assets import resources
from localmind_desktop.core.ask.candidates.units import Kind
from localmind_desktop.core.ask.rank.ranked import Ranked
from localmind_desktop.core.ask.rank.ranking import Ranker
from localmind_desktop.core.ask.rank.second_phase import (
    READ,
    SECOND_NAMES,
    SECOND_SIGNS,
    reading_of,
    second_values,
    weighed_again,
)
from localmind_desktop.core.ask.rank.verdict import unit_draft
from localmind_desktop.core.errors import ModelError
from localmind_desktop.core.library import Library
from localmind_desktop.core.model import Mode, Scope
from localmind_desktop.core.settings import Models, Settings
from localmind_desktop.core.task import CancelToken, result_of

pytestmark = pytest.mark.sampled(2)

TOLD = "What is the maximum start-up time of the AQ-37?"
QUESTION = "How high is the supply current of the AQ-37 while it measures?"
SECOND = Ranker.load(resources()).weights.second


def opened(folder: Path, sample: Path, reranker: str) -> Library:
    library = Library.open(folder, Settings(models=Models(embedder="folder:none", use_chat=False, reranker=reranker)))
    result_of(library.ingest(sample, CancelToken()))
    return library


@pytest.fixture(scope="module")
def sheet(samples: Path) -> Path:
    return samples / "aq-37-sensor-data-sheet.pdf"


@pytest.fixture(scope="module")
def ranked(tmp_path_factory: pytest.TempPathFactory, sheet: Path) -> list[Ranked]:
    """Units by both phases."""
    library = opened(tmp_path_factory.mktemp("reading") / "library", sheet, "")
    found, _ = library.studying().studied(QUESTION)
    library.close()
    return found


def test_the_best_units_are_read_and_stand_by_both_phases(ranked: Sequence[Ranked]) -> None:
    assert len(ranked) > READ
    assert all(one.read for one in ranked[:READ])
    assert not any(one.read for one in ranked[READ:])
    chances = [one.chance for one in ranked]
    assert chances == sorted(chances, reverse=True)
    assert "18" in ranked[0].text


@pytest.mark.parametrize("reranker", ["", "none"])
def test_the_reader_decides_what_is_told_unless_it_is_off(tmp_path: Path, sheet: Path, reranker: str) -> None:
    library = opened(tmp_path / "library", sheet, reranker)
    answer = result_of(library.ask(TOLD, None, Scope(), CancelToken(), use_chat=False, fresh=True))
    best = library.studying().studied(TOLD)[0][0]
    library.close()
    assert bool(best.read) is (reranker != "none")
    assert answer.mode is Mode.TABLE
    assert answer.probability == pytest.approx(best.chance, abs=1e-6)
    assert answer.citations[0].page == unit_draft(best).citations[0].page


@dataclass(frozen=True)
class Failing:
    """A reader whose process is gone."""

    def log_odds(self, question: str, texts: Sequence[str]) -> list[float]:
        raise ModelError("The embedding process stopped twice in a row.")


def test_without_its_process_the_first_phase_decides(tmp_path: Path, sheet: Path) -> None:
    library = opened(tmp_path / "library", sheet, "none")
    studying = library.studying()
    first, _ = studying.studied(TOLD)
    again, _ = replace(studying, reader=Failing()).studied(TOLD)
    assert [(one.text, one.chance) for one in again] == [(one.text, one.chance) for one in first]
    library.close()


@pytest.mark.parametrize("pages", [(2, 2), (1, 1)])
def test_only_pages_that_are_asked_of_are_read(tmp_path: Path, sheet: Path, pages: tuple[int, int]) -> None:
    library = opened(tmp_path / "library", sheet, "")
    (document,) = library.documents()
    scope = Scope(documents=(document.id,), pages=pages)
    answer = result_of(library.ask(TOLD, None, scope, CancelToken(), use_chat=False, fresh=True))
    library.close()
    assert (answer.mode is Mode.TABLE) is (pages == (2, 2))
    assert {cited.page for cited in answer.citations} <= {pages[0]}


def test_a_row_is_read_with_its_document_its_table_and_its_headers(ranked: Sequence[Ranked]) -> None:
    row = next(one for one in ranked if one.unit.row is not None)
    said = reading_of(row.group, row.unit)
    assert row.group.sheet is not None
    assert row.group.sheet.table.caption in said
    assert ": 18;" in reading_of(ranked[0].group, ranked[0].unit)
    assert said.startswith(row.group.about[:20])
    several = next(one for one in ranked if one.unit.kind is Kind.LIST)
    assert f". {several.unit.items} rows. " in reading_of(several.group, several.unit)
    sentence = next(one for one in ranked if one.unit.window is not None)
    assert " ".join(sentence.unit.own.split())[:100] in reading_of(sentence.group, sentence.unit)


def test_values_tell_how_units_stand_among_each_other(ranked: Sequence[Ranked]) -> None:
    values = second_values(ranked)
    column = {name: values[:, number] for number, name in enumerate(SECOND_NAMES)}
    assert values.shape == (READ, len(SECOND_NAMES))
    for name in ("odds", "read"):
        assert column[f"{name}_below"].max() == 0
        assert (column[f"{name}_lead"] >= 0).sum() >= 1
    is_list = column["is_list"] == 1
    for own in (is_list, ~is_list):
        assert sorted(column["read_place"][own]) == list(range(own.sum()))
        assert set(column["read_others"][~own]) <= {column["read"][own].max(initial=-12.0)}
    assert second_values(ranked[:1]).shape == (1, len(SECOND_NAMES))
    assert weighed_again([], SECOND) == []


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(["odds", "read"]), st.integers(0, 10_000), st.floats(0.05, 4.0))
def test_what_either_phase_says_for_a_unit_never_makes_it_less_probable(name: str, seed: int, more: float) -> None:
    assert SECOND_SIGNS[SECOND_NAMES.index(name)] == 1
    values = np.random.default_rng(seed).normal(0, 3, (1, len(SECOND_NAMES))).astype(np.float32)
    changed = values.copy()
    changed[0, SECOND_NAMES.index(name)] += more
    before, after = (float(SECOND.probability(each)[0]) for each in (values, changed))
    assert after >= before - 1e-6
