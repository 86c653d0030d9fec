import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.terms import content_terms, identifiers, is_identifier, keyword_text, terms, tokens


@pytest.mark.parametrize("dash", "-\u2010\u2011\u2012\u2013\u2014\u2212")
def test_a_standard_is_one_token_with_whatever_dash(dash):
    assert tokens(f"EN 60730{dash}2{dash}9 applies") == ["EN", "60730-2-9", "applies"]


@pytest.mark.parametrize(
    ("written", "also_found_by"),
    [
        ("CTRL_REG5_XL", ["ctrl_reg5_xl", "ctrl", "reg5", "xl"]),
        ("mqtt-sn", ["mqtt-sn", "mqtt", "sn"]),
        ("Mon.DBAT1.Amp", ["mon.dbat1.amp", "mon", "dbat1"]),
        ("0x8A", ["0x8a"]),
        ("0x4000 3800", ["0x40003800"]),
    ],
)
def test_identifiers_are_kept_whole_and_in_parts(written, also_found_by):
    assert set(also_found_by) <= set(identifiers(f"the {written} register"))


def test_a_word_set_wide_is_found_as_a_word():
    assert "rechnung" in {term.removesuffix("en") for term in terms("R E C H N U N G Seite 1")}
    assert "INVOICE" in keyword_text("I N V O I C E no. 7").split()
    assert keyword_text("pins A B C D") == "pins A B C D"


@pytest.mark.parametrize("token", ["CTRL_REG8", "LSM9DS1", "BatVNom", "0x8A", "ODR", "mp4"])
def test_names_of_one_thing_are_identifiers(token):
    assert is_identifier(token)


@pytest.mark.parametrize("token", ["register", "Voltage", "1,372", "3.3", "_", "Größe", "A"])
def test_words_and_numbers_are_not(token):
    assert not is_identifier(token)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("1,372", "1372"),
        ("1'372", "1372"),
        ("1.234,5", "1234.5"),
        ("3,3", "3.3"),
        ("3.30", "3.3"),
        ("registers", "Register"),
        ("\u03bcA", "\u00b5A"),
        ("\uff11\uff12", "12"),
        ("Brasília", "BRASILIA"),
        ("señales", "senales"),
    ],
)
def test_spellings_of_one_thing_are_one_term(one, other):
    assert terms(one) == terms(other)


@pytest.mark.parametrize(("one", "other"), [("16", "1.6"), ("007", "7"), ("0x8A", "8A"), ("mp3", "mp4")])
def test_different_things_stay_apart(one, other):
    assert terms(one) != terms(other)


def test_chinese_falls_into_pairs_without_function_words():
    assert terms("温度传感器") == ["温度", "度传", "传感", "感器"]
    assert content_terms("温度是多少") == ["温度"]


def test_stop_words_carry_nothing_in_three_languages():
    assert content_terms("What is the voltage, wie hoch ist die Spannung, quelle est la tension?") == [
        *("voltag", "hoch", "spannung", "tension")
    ]


@given(st.text())
def test_any_text_has_terms_of_some_kind_or_none(text):
    found = terms(text)
    assert all(term and term == term.strip() for term in found)
    assert set(content_terms(text)) <= set(found)


@given(st.text())
def test_making_text_alike_twice_changes_nothing_more(text):
    assert keyword_text(keyword_text(text)) == keyword_text(text)


def test_a_number_goes_on_with_what_is_written_to_it():
    assert tokens("STM 350J, 350U or 1200W") == ["STM", "350J", "350U", "or", "1200W"]
    assert tokens("12.5V and 1,372 of 3.3") == ["12.5V", "and", "1,372", "of", "3.3"]


def test_a_word_whose_stem_is_a_stop_word_stays_a_word():
    assert content_terms("the UPS is up") == ["ups"]
