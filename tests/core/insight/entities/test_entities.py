"""What the surroundings of a text decide: order of dates, decimals, columns, variants of names, places."""

from __future__ import annotations

import pytest

from localmind_desktop.core.insight.entities import MOST_PLACES, entities_of
from localmind_desktop.core.model.insight import EntityKind
from tests.core.insight.entities.drawn import FILLER, block, cell

pytestmark = pytest.mark.sampled(4)


def found(kind, *runs):
    texts = [run if not isinstance(run, str) else block(run) for run in runs]
    return [one.normalised for one in entities_of(texts) if one.kind is kind]


def only(kind, *runs):
    [entity] = [
        one
        for one in entities_of([run if not isinstance(run, str) else block(run) for run in runs])
        if one.kind is kind
    ]
    return entity


def test_the_language_decides_which_comes_first_day_or_month():
    assert found(EntityKind.DATE, *FILLER["en"], "Paid 3/4/2024.") == ["2024-03-04"]
    assert found(EntityKind.DATE, *FILLER["fr"], "Payé le 3/4/2024.") == ["2024-04-03"]


def test_a_date_of_the_document_that_can_be_read_one_way_only_decides_for_the_others():
    assert found(EntityKind.DATE, *FILLER["en"], "Paid 3/4/2024, due 25/4/2024.") == ["2024-04-03", "2024-04-25"]


def test_dotted_dates_begin_with_the_day():
    assert found(EntityKind.DATE, *FILLER["en"], "Paid 3.4.2024.") == ["2024-04-03"]


def test_a_day_that_does_not_exist_is_no_date():
    assert found(EntityKind.DATE, "It was 31.02.2024, or 2024-13-01, or February 30, 2024.") == []


def test_amounts_of_a_document_tell_what_a_comma_means():
    assert found(EntityKind.AMOUNT, *FILLER["de"], "Es kostet 1.234 €, dazu 5,50 €.") == ["1234.00 EUR", "5.50 EUR"]
    assert found(EntityKind.AMOUNT, *FILLER["en"], "It costs €1,234 and then €5.50.") == ["1234.00 EUR", "5.50 EUR"]


def test_equal_values_are_one_entity_with_every_place():
    entity = only(EntityKind.AMOUNT, "It is $1,200.00 here.", "and USD 1200.00 there", block("or $1.2K", page=3))
    assert (entity.normalised, entity.count) == ("1200.00 USD", 3)
    assert [place.page for place in entity.places] == [1, 3]  # the first two stand in the same place


def test_the_most_frequent_come_first_within_their_kind():
    assert found(EntityKind.PERCENTAGE, "5 % and 7 %", "7 % again", "and 7 % more") == ["7 %", "5 %"]


def test_no_more_places_are_kept_than_can_be_listed():
    entity = only(EntityKind.URL, *(block("see www.brixholm.org", page=page) for page in range(1, MOST_PLACES + 50)))
    assert entity.count == MOST_PLACES + 49
    assert len(entity.places) == MOST_PLACES


def test_a_place_is_the_line_that_holds_the_value():
    entity = only(EntityKind.EMAIL, "first line\nwrite to info@velmora.com\nlast line")
    [place] = entity.places
    assert place.box.y0 == 62


@pytest.mark.parametrize(
    ("header", "name", "text", "meant"),
    [
        ("Amount (EUR)", "", "1,250.50", "1250.50 EUR"),
        ("Revenue", "Results in millions of dollars", "1,250", "1250000000.00 USD"),
        ("2016", "Income ($ thousands)", "(75)", "-75000.00 USD"),
        ("2016", "Statement (in millions)", "$ 12", "12000000.00 USD"),
        ("Betrag in TEUR", "", "40", "40000.00 EUR"),
        ("金额（单位：万元）", "", "12", "120000.00 CNY"),
    ],
)
def test_a_column_or_a_table_that_states_the_currency_makes_amounts_of_its_cells(header, name, text, meant):
    assert found(EntityKind.AMOUNT, cell(text, f"{header} · Pumps", name)) == [meant]


@pytest.mark.parametrize("header", ["Units sold", "Year", "Number of shares", "Growth (%)", ""])
def test_counts_in_a_table_of_money_are_no_amounts(header):
    assert found(EntityKind.AMOUNT, cell("2016", f"{header} · Pumps", "Results in millions of dollars")) == []


def test_a_column_of_percentages_makes_percentages_of_its_cells():
    assert found(EntityKind.PERCENTAGE, cell("7.5", "Change (%) · Pumps"), cell("(3)", "% Change · Fans")) == [
        "7.5 %",
        "-3 %",
    ]


def test_numbers_in_tables_are_no_phones_unless_the_column_says_so():
    assert (
        found(EntityKind.PHONE, cell("0301234567", "Part number · 4"), cell("2000000 .. 999999999", "Range · 2")) == []
    )
    assert found(EntityKind.PHONE, *FILLER["de"], cell("030 1234567", "Telefon · Kröger")) == ["+49301234567"]


def test_an_address_of_the_web_that_the_end_of_a_line_has_cut_is_read_whole():
    assert found(EntityKind.URL, "see https://velmora.com/papers/RR-\n5504.pdf.") == [
        "https://velmora.com/papers/RR-5504.pdf"
    ]
    assert found(EntityKind.URL, "see https://velmora.com/papers/\nThe next line") == ["https://velmora.com/papers"]


def test_addresses_in_a_group_are_all_named():
    assert found(EntityKind.EMAIL, "{m.keller, zander}@uni-ulm.de") == ["m.keller@uni-ulm.de", "zander@uni-ulm.de"]


def test_formulas_and_scripts_hold_no_money():
    assert found(EntityKind.AMOUNT, "With $k=1$ and $2.2 \\times 10^{-4}$ it works.", "s/(a)/$1/g") == []


def test_variants_of_a_name_are_one_organisation_with_its_role():
    entity = only(
        EntityKind.ORGANISATION,
        'This agreement is made between Velmora Foods Corporation (hereinafter "Seller") and the buyer.',
        "Velmora Foods delivers. VELMORA FOODS CORP. is liable.",
    )
    assert (entity.normalised, entity.count, entity.role, entity.guessed) == (
        "Velmora Foods Corporation",
        3,
        "Seller",
        True,
    )


def test_a_word_that_the_document_writes_small_is_no_short_name():
    entity = only(EntityKind.ORGANISATION, "Target Inc. sells.", "Target the middle: a target is round.")
    assert entity.count == 1


def test_an_initial_joins_the_full_name_where_only_one_person_can_be_meant():
    entity = only(EntityKind.PERSON, "Mr Gareth Okafor signed.", "Later J. was there and G. Okafor, too. Okafor left.")
    assert (entity.normalised, entity.count) == ("Gareth Okafor", 3)


def test_a_surname_that_two_people_have_counts_for_none():
    runs = [block(text) for text in ("Mr Gareth Okafor signed.", "Ms Imogen Okafor signed.", "Okafor left.")]
    assert [one.count for one in entities_of(runs) if one.kind is EntityKind.PERSON] == [1, 1]


@pytest.mark.parametrize(
    ("text", "name", "role"),
    [
        ("Imogen Hargreaves, Managing Director", "Imogen Hargreaves", "Managing Director"),
        ("vertreten durch den Geschäftsführer Uwe Zander", "Uwe Zander", "Geschäftsführer"),
        ("représentée par M. Benoît Garnier, gérant", "Benoît Garnier", "gérant"),
        ("法定代表人：李建国", "李建国", "法定代表人"),
    ],
)
def test_a_role_that_the_document_states_is_kept(text, name, role):
    entity = only(EntityKind.PERSON, text)
    assert (entity.normalised, entity.role) == (name, role)


def test_an_e_mail_address_vouches_for_a_name():
    assert found(EntityKind.PERSON, "Desmond Whitcombe", "d.whitcombe@velmora.com") == ["Desmond Whitcombe"]
    assert found(EntityKind.PERSON, *FILLER["en"], block("Reset Value Desmond Whitcombe", page=2)) == []


def test_a_data_sheet_names_nobody():
    texts = [
        "Name: Output Enable Register",
        "The Slave Address Register, Manager Mode",
        "Author: Release Candidate Two",
    ]
    entities = entities_of([*map(block, texts), cell("Pull-up Resistor", "Name · 4"), cell("Device ID", "Contact · 2")])
    assert [one for one in entities if one.kind in (EntityKind.PERSON, EntityKind.ORGANISATION)] == []


def test_an_empty_document_names_nothing():
    assert entities_of([]) == ()


HOSTILE = {
    "numbers": "1 ",
    "dots": "a.",
    "capitals": "A ",
    "ats": "@",
    "dollars": "$",
    "groups": "1,111",
    "hyphens": "Aa-",
    "years": "年1",
    "dates": "12 March to ",
    "slashes": "1/1/",
    "percentages": "5% to ",
    "titles": "Mr A. ",
    "roles": "Ab Cd, Director ",
    "forms": "Ab GmbH ",
    "brackets": '("Ab" ',
    "streets": "Ab Cd Straße 1, ",
    "codes": "12345 Ab ",
    "lines": "Ab\n",
    "labels": "Name: ",
    "hosts": "www.a",
    "chinese": "五万有限公司",
    "spaces": " \t",
}


@pytest.mark.parametrize("piece", HOSTILE.values(), ids=HOSTILE)
def test_hostile_text_is_read_to_its_end(piece):
    text = piece * (50_000 // len(piece))
    assert isinstance(entities_of([block(text), block(f"{text}GmbH {text}.com Street 1, 12345 Ulm")]), tuple)


@pytest.mark.parametrize("text", ["Grant of Copyright License. This license is given.", "Copyright Notice: a notice."])
def test_copyright_before_a_common_word_names_nobody(text):
    assert found(EntityKind.ORGANISATION, *FILLER["en"], text) == []


def test_a_name_may_end_a_sentence():
    text = "“We grew again,” said Chairman and CEO Ramon Laguarta. The year was good."
    assert found(EntityKind.PERSON, *FILLER["en"], text) == ["Ramon Laguarta"]


def test_opening_hours_are_no_amounts():
    assert found(EntityKind.AMOUNT, *FILLER["de"], "Mo.-Fr. 08.30 - 12.30 Uhr, Mo.-Fr. 14.00 - 17.00 Uhr") == []
    assert found(EntityKind.AMOUNT, *FILLER["de"], "Es kostet Fr. 20.50 je Stück.") == ["20.50 CHF"]
