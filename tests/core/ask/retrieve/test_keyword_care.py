"""Which words of a question are searched for (R13)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from localmind_desktop.core.ask.record import KeywordPlan
from localmind_desktop.core.ask.retrieve.keyword_care import planned

CHUNKS = 1_000
COUNTS = {"pump": 10, "pressur": 40, "rate": 80, "valv": 20, "motor": 15, "system": 600, "unit": 900, "oil": 30}


def counted(terms: Sequence[str]) -> Mapping[str, int]:
    return {term: COUNTS.get(term, 0) for term in terms}


def plan(question: str, chunks: int = CHUNKS, **how: object) -> KeywordPlan:
    return planned(question, counted, chunks, **how)


def test_words_that_only_ask_are_left_out_without_a_word():
    assert plan("What is the pressure of the pump?") == KeywordPlan(("pressure", "pump"))


def test_a_word_in_over_half_of_the_chunks_carries_nothing():
    made = plan("pump unit pressure")
    assert made.kept == ("pump", "pressure")
    assert made.dropped == ("unit",)


def test_of_over_five_words_those_that_weigh_least_are_dropped():
    made = plan("oil pump valve motor pressure rate system")
    assert made.kept == ("oil", "pump", "valve", "motor", "pressure")
    assert made.dropped == ("rate", "system")


def test_words_that_stand_everywhere_are_no_reason_to_search():
    assert plan("system unit").kept == ()
    assert plan("system unit").dropped == ("system", "unit")


def test_but_they_are_searched_for_where_nothing_else_can_find():
    assert plan("system unit", may_do_without=False).kept == ("system", "unit")


def test_an_identifier_is_always_searched_for():
    assert plan("unit 0x8A").kept == ("0x8A",)


def test_in_a_small_library_no_word_stands_everywhere():
    assert plan("system unit", chunks=20).kept == ("system", "unit")


def test_a_word_that_the_library_does_not_know_is_kept_and_told():
    made = plan("pump frobnication pressure")
    assert made.kept == ("pump", "frobnication", "pressure")
    assert not made.is_known


def test_synonyms_by_weight_and_most_for_an_unknown_word():
    def synonyms(words: Sequence[str]) -> Mapping[str, Sequence[str]]:
        return {word: [f"{word}{n}" for n in range(9)] for word in words}

    found = plan("pump frobnication pressure oil", synonyms=synonyms).synonyms
    counts = {word: sum(one.startswith(word) for one in found) for word in ("pump", "frobnication", "oil", "pressure")}
    assert counts == {"pump": 5, "frobnication": 5, "oil": 3, "pressure": 1}


def test_chinese_is_cut_at_its_small_words():
    assert plan("电机的额定功率是多少", chunks=20).kept == ("电机", "额定功率")


def test_a_question_of_small_words_is_searched_for_as_it_is():
    assert plan("what is it").kept == ("what", "is", "it")


def test_a_page_of_words_is_searched_by_its_rarest():
    words = [f"word{number}" for number in range(500)]
    rarity = {term: number + 1 for number, term in enumerate(words)}
    plan = planned(" ".join([*words, "a." * 600]), lambda terms: {t: rarity.get(t, 0) for t in terms}, 5000)
    assert plan.kept == tuple(words[:40])
    unknown = planned(" ".join(words), lambda terms: dict.fromkeys(terms, 0), 5000)
    assert len(unknown.kept) == 40
