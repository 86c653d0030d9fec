"""Three outcomes over real documents, without a model: told, shown as likely, or nothing (A12)."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from localmind_desktop.core.ask.drafts import Draft
from localmind_desktop.core.ask.rank.ranking import Ranked, Ranker, says_same
from localmind_desktop.core.ask.rank.verdict import unit_draft, verdict
from localmind_desktop.core.evaluation import Question, fitted
from localmind_desktop.core.library import Library
from localmind_desktop.core.model import Answer, Mode, Scope
from localmind_desktop.core.settings import Models, Settings
from localmind_desktop.core.task import CancelToken, result_of

MEASURING = "What is the typical supply current of the AQ-37 while measuring?"


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory, samples: Path) -> Iterator[Library]:
    folder = tmp_path_factory.mktemp("weighing") / "library"
    opened = Library.open(folder, Settings(models=Models(embedder="folder:none", use_chat=False)))
    for path in sorted(samples.glob("*.pdf")):
        result_of(opened.ingest(path, CancelToken()))
    yield opened
    opened.close()


def ask(library: Library, question: str, scope: Scope | None = None) -> Answer:
    return result_of(library.ask(question, None, scope or Scope(), CancelToken(), use_chat=False, fresh=True))


def weighed(library: Library, question: str) -> tuple[list[Ranked], Draft | None]:
    return library.studied(question)


def test_a_sentence_in_other_words_than_the_question_is_found(library):
    answer = ask(library, "How should I fasten the sensor?")
    assert answer.says_something
    assert "M3" in answer.text
    assert 0.6 <= answer.probability <= 1.0
    assert answer.citations[0].document == "aq-37-sensor-data-sheet.pdf"
    assert answer.citations[0].places


def test_a_row_is_found_and_its_cell_marked(library):
    answer = ask(library, MEASURING)
    assert "18" in answer.text
    assert answer.probability > 0.7


def test_what_is_likely_claims_no_value_and_shows_places(library):
    ranked, _ = weighed(library, "Who may end the maintenance contract early?")
    unsure = replace(library._ranker, weights=replace(library.weights, answered=1.01, likely=0.0))
    found = verdict(unsure, ranked, None)
    assert found.draft is not None
    assert found.draft.mode is Mode.LIKELY
    assert found.draft.table is None
    assert not any(character.isdigit() for character in found.draft.text.split("[")[0])
    assert [cited.number for cited in found.draft.citations] == [1, 2, 3, 4, 5]
    assert all(cited.places for cited in found.draft.citations)
    assert found.probability == pytest.approx(unsure.chance(ranked))


@pytest.mark.parametrize("question", ["What is the weight of the ZX-9000?", "What does the TQ_800 register hold?"])
def test_a_name_that_stands_nowhere_is_not_found(library, question):
    assert ask(library, question).mode is Mode.NOT_FOUND


def test_the_thresholds_part_the_outcomes(library):
    ranked, _ = weighed(library, "How should I fasten the sensor?")
    ranker: Ranker = library._ranker
    for answered, likely, mode in ((0.0, 0.0, Mode.EXTRACT), (1.01, 0.0, Mode.LIKELY), (1.01, 1.01, None)):
        set_to = replace(ranker, weights=replace(ranker.weights, answered=answered, likely=likely))
        found = verdict(set_to, ranked, None).draft
        assert (found.mode if found is not None else None) is mode
    assert verdict(ranker, [], None).draft is None


def test_where_rule_and_rank_agree_the_rule_tells(library):
    ranked, draft = weighed(library, MEASURING)
    assert draft is not None
    assert says_same(unit_draft(ranked[0]).text, draft.text)
    assert verdict(library._ranker, ranked, draft).draft is draft


def test_weights_can_be_learned_from_own_questions(library):
    questions = [
        Question("How should I fasten the sensor?", docs=("aq-37-sensor-data-sheet.pdf",), must_contain=(("M3",),)),
        Question(MEASURING, docs=("aq-37-sensor-data-sheet.pdf",), must_contain=(("18",),)),
        Question("Which Bluetooth version does the AQ-37 support?"),
    ]
    before = library.weights
    learned = fitted(questions, library)
    ranked, _ = weighed(library, questions[0].question)
    moved = replace(library._ranker, weights=learned)
    assert moved.chance(ranked) >= library._ranker.chance(ranked)
    moves = [abs(one.weights - other.weights).max() for one, other in zip(learned.units, before.units, strict=True)]
    assert max(moves) < 0.5  # three questions move them little
    assert (learned.answered, learned.likely) == (before.answered, before.likely)
