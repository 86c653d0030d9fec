"""Three outcomes over real documents, without a model: told, shown as likely, or nothing (A12)."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from localmind_desktop.core.ask.candidates.drafts import Draft, joined
from localmind_desktop.core.ask.compute.chains import Chain
from localmind_desktop.core.ask.rank.ranked import Ranked
from localmind_desktop.core.ask.rank.ranking import set_right
from localmind_desktop.core.ask.rank.verdict import Weighed, in_one, verdict, weighed
from localmind_desktop.core.ask.rank.weights import Weights
from localmind_desktop.core.evaluation import Question, fitted
from localmind_desktop.core.library import Library
from localmind_desktop.core.model import Answer, Mode, Scope
from localmind_desktop.core.settings import Models, Settings
from localmind_desktop.core.task import CancelToken, result_of

pytestmark = pytest.mark.sampled(2)

START_UP = "What is the typical start-up time of the AQ-37?"


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory, samples: Path) -> Iterator[Library]:
    folder = tmp_path_factory.mktemp("weighing") / "library"
    opened = Library.open(folder, Settings(models=Models(embedder="folder:none", reranker="none", use_chat=False)))
    for path in sorted(samples.glob("*.pdf")):
        result_of(opened.ingest(path, CancelToken()))
    yield opened
    opened.close()


def ask(library: Library, question: str, scope: Scope | None = None) -> Answer:
    return result_of(library.ask(question, None, scope or Scope(), CancelToken(), use_chat=False, fresh=True))


def studied(library: Library, question: str) -> tuple[list[Ranked], Draft | None]:
    return library.studying().studied(question)


def outcome(weights: Weights, ranked: list[Ranked], draft: Draft | None = None) -> Weighed:
    return verdict(weights, weighed(weights, ranked, draft, None))


def test_a_sentence_in_other_words_than_the_question_is_found(library):
    answer = ask(library, "How should I fasten the sensor?")
    assert answer.says_something
    assert "M3" in answer.text
    assert 0.6 <= answer.probability <= 1.0
    assert answer.citations[0].document == "aq-37-sensor-data-sheet.pdf"
    assert answer.citations[0].places


def test_a_row_is_found_and_its_cell_marked(library):
    answer = ask(library, START_UP)
    assert "1.2" in answer.text
    assert answer.mode is Mode.TABLE


def test_a_row_of_which_no_header_is_named_is_told_by_its_figure(library):
    answer = ask(library, "What is the monthly fee of the maintenance contract?")
    (found,) = answer.findings
    assert (found.value, found.is_row) == ("6,480.00 per month", False)
    assert "Price in euros" in found.about
    assert found.rows.rows[0][1] == "Basic fee for maintenance and hotline"


def test_what_is_likely_claims_no_value_and_shows_places(library):
    ranked, _ = studied(library, "Who may end the maintenance contract early?")
    unsure = replace(library.weights, answered=1.01, likely=0.0)
    found = outcome(unsure, ranked)
    assert found.draft is not None
    assert found.draft.mode is Mode.LIKELY
    assert found.draft.table is None
    assert not any(character.isdigit() for character in found.draft.text.split("[")[0])
    assert [cited.number for cited in found.draft.citations] == [1, 2, 3, 4, 5]
    assert all(cited.places for cited in found.draft.citations)
    assert found.probability == ranked[0].chance


@pytest.mark.parametrize("question", ["What is the weight of the ZX-9000?", "What does the TQ_800 register hold?"])
def test_a_name_that_stands_nowhere_is_not_found(library, question):
    assert ask(library, question).mode is Mode.NOT_FOUND


def test_the_thresholds_part_the_outcomes(library):
    ranked, _ = studied(library, "How should I fasten the sensor?")
    weights = library.weights
    for answered, likely, mode in ((0.0, 0.0, Mode.EXTRACT), (1.01, 0.0, Mode.LIKELY), (1.01, 1.01, None)):
        set_to = replace(weights, answered=answered, likely=likely)
        found = outcome(set_to, ranked).draft
        assert (found.mode if found is not None else None) is mode
    assert outcome(weights, []).draft is None


def test_a_path_that_breaks_off_is_said_where_nothing_else_is_sure(library):
    ranked, _ = studied(library, START_UP)
    sure = replace(weighed(library.weights, ranked, None, None), miss=Chain("AQ-37.Startup", (), "Startup"))
    assert verdict(replace(library.weights, answered=sure.probability), sure).draft == sure.draft
    unsure = verdict(replace(library.weights, answered=1.01), sure).draft
    assert unsure is not None
    assert unsure.mode is Mode.LIKELY
    assert "Startup is not there" in unsure.text


def test_what_is_computed_is_told_where_it_is_surer_than_any_unit(library):
    ranked, draft = studied(library, "How many registers does the AQ-37 have?")
    assert draft is not None
    assert draft.route == "count"
    weights = library.weights
    sure = replace(weights, draft=replace(weights.draft, bias=50.0))
    assert outcome(sure, ranked, draft).draft is draft
    unsure = replace(weights, draft=replace(weights.draft, bias=-50.0))
    assert outcome(unsure, ranked, draft).draft is not draft


def test_two_answers_in_one_are_as_sure_as_both_and_show_the_places_of_both(library):
    weights = library.weights
    each = [
        weighed(weights, studied(library, one)[0], None, None) for one in (START_UP, "How should I fasten the sensor?")
    ]
    drafts = [one.draft for one in each if one.draft is not None]
    both = in_one(weights, each, joined(drafts))
    unsure = in_one(weights, [each[0], replace(each[1], probability=0.1)], joined(drafts))
    assert unsure.probability < both.probability
    likely = verdict(replace(weights, answered=1.01, likely=0.0), both).draft
    assert likely is not None
    assert [one.quote for one in likely.citations[:2]] == [draft.citations[0].quote for draft in drafts]


def test_weights_can_be_learned_from_own_questions(library):
    questions = [
        Question("How should I fasten the sensor?", docs=("aq-37-sensor-data-sheet.pdf",), must_contain=(("M3",),)),
        Question(START_UP, docs=("aq-37-sensor-data-sheet.pdf",), must_contain=(("1.2",),)),
        Question("Which Bluetooth version does the AQ-37 support?"),
    ]
    before = library.weights
    learned = fitted(questions, library)
    ranked, _ = studied(library, questions[0].question)
    assert set_right(ranked, learned)[0].chance >= 0.95 * ranked[0].chance
    moves = [abs(one.weights - other.weights).max() for one, other in zip(learned.units, before.units, strict=True)]
    assert max(moves) < 0.5  # three questions move them little
    assert (learned.answered, learned.likely) == (before.answered, before.likely)
