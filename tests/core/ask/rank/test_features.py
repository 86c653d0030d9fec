"""What is measured of a unit: words met in headers, too, and what its context leaves unsaid."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from localmind_desktop.assets import resources
from localmind_desktop.core.ask.candidates.units import groups_of
from localmind_desktop.core.ask.rank.asking import AskingWords, asking_of
from localmind_desktop.core.ask.rank.features import NAMES, measured
from localmind_desktop.core.ask.rank.first_phase import AGAINST, FOR, TREE_NAMES
from localmind_desktop.core.text.languages import words
from localmind_desktop.core.text.likeness import WordLikeness
from tests.core.ask.building import question, sheet_of, table
from tests.core.ask.shelf import ranker

LIKENESS = WordLikeness.load(resources() / "models" / "words")
LIMITS = sheet_of(
    table(
        ("Parameter", "Typ", "Max", "Addr", "Common data class"),
        [("Supply current", "18", "24", "0x2E", "MV"), ("Start-up time", "250", "300", "0010", "SPS")],
        "Table 8 – Limits of the AQ",
    )
)


def of_rows(asked: str) -> tuple[list[dict[str, float]], list[tuple[int, ...]]]:
    """Per row its features by name, and its columns, those asked for first."""
    (group,) = groups_of([], [LIMITS], [], {})
    (found,) = measured(asking_of(question(asked), AskingWords.of(words())), [group], LIKENESS)
    rows = [dict(zip(NAMES, map(float, values), strict=True)) for values in found.features[:2]]
    return rows, list(found.columns[:2])


@pytest.mark.parametrize(
    ("asked", "column"),
    [
        ("What is the typical supply current?", 1),
        ("What is the maximum supply current?", 2),
        ("What is the address of the supply current?", 3),
        ("Which CDC has the supply current?", 4),
    ],
)
def test_a_shortened_header_is_the_one_that_is_asked_for(asked, column):
    rows, columns = of_rows(asked)
    assert columns[0][0] == column
    assert rows[0]["asked_header"] == pytest.approx(1.0, abs=0.02)


def test_a_header_made_of_two_words_beginnings_is_met_by_both_and_initials_leave_nothing_unmet():
    objects = table(("Name", "PresCond", "Common data class"), [("Vol", "M", "MV"), ("Amp", "O", "MV")])
    (group,) = groups_of([], [sheet_of(objects)], [], {})
    for asked, column in (("What is the presence condition of Amp?", 1), ("Which CDC has Amp?", 2)):
        (found,) = measured(asking_of(question(asked), AskingWords.of(words())), [group], LIKENESS)
        row = dict(zip(NAMES, map(float, found.features[1]), strict=True))
        assert found.columns[1][0] == column
        assert row["rarest_unmet"] == row["rarest_unsaid"] == 0.0


def test_figures_of_neighbouring_cells_are_not_one():
    rows, _ = of_rows("What has the address 0x2E?")
    assert rows[0]["numbers_unmet"] == 0.0
    assert rows[1]["numbers_unmet"] == 1.0


def test_what_the_context_says_tells_no_row_from_another():
    rows, _ = of_rows("What is the start-up time of the AQ?")
    assert rows[1]["specific_exact"] == pytest.approx(1.0, abs=0.02)
    assert rows[0]["specific_exact"] < 0.2


DOORS = sheet_of(
    table(
        ("Door", "Side", "Lock"),
        [("D1", "left", "bolt"), ("D2", "left", "bolt"), ("D3", "right", "key"), ("D4", "right", "bolt")],
        "Table 9 – The three doors of the Ostra hall",
    )
)


def of_units(asked: str) -> dict[tuple[int, ...], dict[str, float]]:
    """The features of the rows and lists of a table, by its rows."""
    (group,) = groups_of([], [DOORS], [], {}, (), question(asked).wanted)
    (found,) = measured(asking_of(question(asked), AskingWords.of(words())), [group], LIKENESS)
    values = (dict(zip(NAMES, map(float, one), strict=True)) for one in found.features)
    return {unit.rows: value for unit, value in zip(group.units, values, strict=True)}


def test_rows_that_the_question_means_stand_out_and_are_alike():
    found = of_units("Which doors are on the left?")
    assert found[0, 1]["stands_out"] > 0.1
    assert found[0, 1]["uneven"] == pytest.approx(0.0, abs=0.02)
    assert found[0, 1, 2, 3]["uneven"] > 0.1
    assert found[0,]["stands_out"] == pytest.approx(0.0, abs=0.02)  # the next one says as much


@pytest.mark.parametrize(
    ("asked", "fits"),
    [
        ("List the four doors.", 1.0),
        ("List the two doors.", -1.0),
        ("List the doors.", -1.0),  # the caption says three
        ("What is door two?", -1.0),  # a number that names, counts nothing
    ],
)
def test_as_many_items_as_are_announced(asked, fits):
    assert of_units(asked)[0, 1, 2, 3]["count_fits"] == fits
    assert of_units(asked)[0,]["count_fits"] == 0.0


@pytest.mark.parametrize(
    ("asked", "unmet"),
    [
        ("Which lock has D3 of the Ostra hall?", 0.0),
        ("Which lock has D3 of the Vessa hall?", 1.0),
        ("Welches Schloss hat die D3 der Halle?", 0.0),  # nouns: no names
    ],
)
def test_a_name_that_nothing_says_speaks_against_a_unit(asked, unmet):
    assert of_units(asked)[2,]["name_unmet"] == unmet


def test_a_word_that_stands_nowhere_is_known_to_be_unsaid():
    rows, _ = of_rows("What is the humidity of the AQ?")
    assert rows[0]["rarest_unsaid"] == 1.0
    assert rows[0]["said_anywhere"] < 1.0


@settings(max_examples=60, deadline=None)
@given(st.sampled_from([*FOR, *AGAINST]), st.integers(0, 10_000), st.floats(0.05, 1.0))
def test_what_speaks_for_a_unit_never_makes_it_less_probable(name, seed, more):
    values = np.random.default_rng(seed).random((1, len(TREE_NAMES))).astype(np.float32)
    changed = values.copy()
    changed[0, TREE_NAMES.index(name)] += more
    before, after = (float(ranker().weights.trees.probability(each)[0]) for each in (values, changed))
    assert after >= before - 1e-6 if name in FOR else after <= before + 1e-6
