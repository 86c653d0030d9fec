"""How a question is taken apart."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.ask.query.asked import idf, instance_of
from tests.core.ask.building import question


def _tokens(text: str, **options) -> list[str]:
    return [want.token for want in question(text).wanted]


def test_stop_words_say_nothing():
    assert _tokens("What is the default value of the register?") == ["default", "value", "register"]


@pytest.mark.parametrize("token", ["CTRL_REG8", "LSM9DS1", "0x8A", "1.5", "BatVNom", "mqtt-sn2"])
def test_identifiers_and_numbers_are_exact(token):
    assert [want.exact for want in question(f"meaning of {token}").wanted if want.token == token] == [True]


def test_quoted_words_are_exact():
    exact = {want.token for want in question("the code for “quota exhausted” here").exact}
    assert exact == {"quota", "exhausted"}


def test_a_path_falls_into_parts_that_the_whole_meets_too():
    asked = question("Ctl.DBAT1.BatVNom: which type?")
    parts = {want.token: want for want in asked.wanted}
    assert {"Ctl", "DBAT1", "BatVNom"} <= parts.keys()
    assert parts["BatVNom"].met_by({"ctl.dbat1.batvnom"})


def test_a_number_behind_a_name_belongs_to_it_and_one_behind_a_word_does_not():
    assert {
        want.token: want.of_name for want in question("the OpenCL 1.2 limit of code 0xC3").wanted if want.is_number
    } == {
        "1.2": True,
        "0xC3": False,
    }


@pytest.mark.parametrize("text", ["the gain at FS = ±32 g", "the gain at MODE=32", "the gain at FS ±32"])
def test_a_number_that_is_set_or_signed_belongs_to_no_name(text):
    assert [want.of_name for want in question(text).wanted if want.token == "32"] == [False]


def test_a_counter_in_a_name_is_not_met_by_the_same_number_elsewhere():
    wants = {want.token: want for want in question("default of PUMP-CTRL-2, PUMP_CTRL_ALL and mqtt-sn").wanted}
    assert not wants["PUMP-CTRL-2"].met_by({"pump-ctrl", "pump", "ctrl", "2"})
    assert wants["PUMP-CTRL-2"].met_by({"pump-ctrl-2"})
    assert wants["mqtt-sn"].met_by({"mqtt", "sn"})


def test_an_underscored_name_is_met_as_a_whole_only():
    wants = {want.token: want for want in question("the least PUMP_MAX_WORK_GROUPS").wanted}
    assert not wants["PUMP_MAX_WORK_GROUPS"].met_by({"pump_max_units", "pump", "max", "work", "groups"})
    assert wants["PUMP_MAX_WORK_GROUPS"].met_by({"pump_max_work_groups"})


def test_a_name_is_met_when_it_is_written_together_with_its_neighbour():
    wants = {want.token: want for want in question("the debug unit of QingKe V2").wanted}
    assert wants["V2"].met_by({"qingkev2"})


@pytest.mark.parametrize(("name", "bare"), [("DBAT1", "DBAT"), ("XCBR", "XCBR"), ("R2", "R2"), ("SPI0", "SPI")])
def test_instance_numbers_are_stripped_from_names(name, bare):
    assert instance_of(name) == bare


def test_a_limit_is_met_in_other_words():
    wants = {want.token: want for want in question("la puissance maximale").wanted}
    assert wants["maximale"].met_by({"max"})
    assert not wants["maximale"].met_by({"min"})


def test_rare_terms_weigh_more():
    assert idf(1, 1000) > idf(100, 1000) > idf(1000, 1000) == 0.0


@given(st.text(max_size=80))
def test_any_text_can_be_asked(text):
    asked = question(text)
    assert asked.weight >= 0.0
    assert len({want.token for want in asked.wanted}) == len(asked.wanted)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("What does option three cost?", "three"),
        ("Was kostet Option drei?", "drei"),
        ("What is done in step two of the test?", "two"),
        ("Which three options are there?", None),
        ("What are the two modes of the pump?", None),
    ],
)
def test_a_number_in_words_names_what_stands_before_it(text, named):
    wanted = {want.token: want for want in question(text).wanted}
    numbers = {"two": "2", "three": "3", "drei": "3"}
    assert [token for token in wanted if token in numbers] == ([named] if named else [])
    if named:
        assert wanted[named].met_by({numbers[named]})
