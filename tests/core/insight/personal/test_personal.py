"""Personal data by rule: what is found, how it is hidden, and what stays."""

from __future__ import annotations

import itertools
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.insight.personal import personal_spans, redacted, redacted_pages
from localmind_desktop.core.model import Block, BlockKind, Box, Cell, Fragment, Line, PageRead, Place, Row
from localmind_desktop.core.model.insight import PersonalKind, RedactionMode
from tests.core.insight.personal.drawing import negatives, positives

pytestmark = pytest.mark.sampled(2)

BOX = Box(10, 10, 90, 20)
CERTAIN = [PersonalKind.SSN, PersonalKind.SIN, PersonalKind.PAYMENT_CARD, PersonalKind.IBAN, PersonalKind.PASSPORT]


def hidden(text: str, mode: RedactionMode, label: str = "") -> str:
    return redacted(text, personal_spans(text, label), mode)


def test_the_modes_hide_in_full_in_part_and_without_a_trace() -> None:
    text = "Her SSN (123-45-6789) is on file."
    assert hidden(text, RedactionMode.FULL) == "Her SSN ([SSN REDACTED]) is on file."
    assert hidden(text, RedactionMode.PARTIAL) == "Her SSN (***-**-6789) is on file."
    assert hidden(text, RedactionMode.STRIP) == "Her SSN is on file."
    assert hidden(text, RedactionMode.OFF) == text


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Ottawa ON K1A 0B1", "Ottawa ON K1A ***"),
        ("She lives at 12 Oak Street.", "She lives at ** *** Street."),
        ("wohnhaft Lindenstraße 12 a", "wohnhaft ******straße ** *"),
        ("12 bis, rue de la Paix", "** ***, rue ** ** ****"),
        ("Postfach 10 20 30", "Postfach ** ** **"),
        ("geb. 12.03.1980 in Ulm", "geb. **.**.1980 in Ulm"),
        ("login from 192.168.1.17", "login from ***.***.*.17"),
    ],
)
def test_in_part_a_value_keeps_what_says_of_what_sort_it_is(text: str, wanted: str) -> None:
    assert hidden(text, RedactionMode.PARTIAL) == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("SSN: 5 3 6 - 2 2 - 8 7 4 5.", "5 3 6 - 2 2 - 8 7 4 5"),
        ("SSN __536-22-8745__", "536-22-8745"),
        ("Name;Driver's license number\nSmith;D1234567", "D1234567"),
        ('"id","name","Passport No."\n"1","Vogel, Petra","AB123456"', "AB123456"),
        ("Driver's license\nnumber: D1234567", "D1234567"),
        ("Serveradresse: 10.20.35.23", "10.20.35.23"),
        ("Smith\n(Name)\n536-22-8745\n(SSN)", "536-22-8745"),
        ("# SSN\n\n536-22-8745\n\n# Panel\n\n118-22-8745", "536-22-8745"),
        ("<dt>Geburtsdatum</dt><dd>08.01.1932</dd>", "08.01.1932"),
        ("**Date of birth:** 8 May 1982", "8 May 1982"),
        ("passport_number=C01X00T47", "C01X00T47"),
        ("SSN of the holder of the account: 536-22-8745", "536-22-8745"),
        ("Nacida el 5 de mayo de 1980 en Vigo", "5 de mayo de 1980"),
        ("residente in Via Roma 12, 20121 Milano", "Via Roma 12"),
        ("BSN: 1112.22.333", "1112.22.333"),
        ("身份证号码：110101199003074530。", "110101199003074530"),
        ("申请人生于1980年5月6日，现居杭州。", "1980年5月6日"),
        ("sin=130 692 544;lang=en", "130 692 544"),
        ('{"birthDate": "1980-05-08", "plan": "B"}', "1980-05-08"),
        ("applicantSsn,name\n536-22-8145,Cole", "536-22-8145"),
        ("PatientDOB 1980-05-08", "1980-05-08"),
        ("Numéro d'inscription (NIR) : 1 85 05 78 006 084", "1 85 05 78 006 084"),
        ("Numéro d'assurance sociale (NAS) : 130 692 544", "130 692 544"),
        ("Reisepass Nr. CKVWTL4RN", "CKVWTL4RN"),
        ("Meine Karte hat die Nummer 4111 1111 1111 1111.", "4111 1111 1111 1111"),
        ("J. Cole (b. 8 May 1932), painter", "8 May 1932"),
        ("Name,Card number,Room\nCole,4111 1111 1111 1111,11", "4111 1111 1111 1111"),
        ("Guest,Room,Passport No.\nCole,9191,AB123456", "AB123456"),
        ('{"svNummer": "65170839J003", "plan": "B"}', "65170839J003"),
        ("Carte d'identité délivrée le 7 août 2022, numéro 972077239163", "972077239163"),
        ("Visit to 8 Pine Ridge Court today", "8 Pine Ridge Court"),
        ("She lives at 19 King Street West.", "19 King Street West"),
        ("Next of kin: Ann Cole, 14 Duke Gardens, Hull", "14 Duke Gardens"),
        ("Contact : 96 route de Toulouse", "96 route de Toulouse"),
        ("Elle demeure 5 rue du 8 mai 1945 à Lyon.", "5 rue du 8 mai 1945"),
    ],
)
def test_a_value_is_found_as_forms_and_tables_show_it(text: str, wanted: str) -> None:
    assert [text[one.start : one.end] for one in personal_spans(text)] == [wanted]


SOLID = [
    ("SSN", "084744920"),
    ("US-Sozialversicherungsnummer", "084744920"),
    ("Numéro de sécurité sociale américain", "084744920"),
    ("SIN", "130692544"),
    ("Kanadische Sozialversicherungsnummer", "130692544"),
    ("Numéro d'assurance sociale", "130692544"),
    ("Credit card", "4111111111111111"),
    ("Kreditkartennummer", "4111111111111111"),
    ("Carte bancaire", "4111111111111111"),
    ("NHS number", "9434765919"),
    ("Krankenversichertennummer", "A123456780"),
    ("Passport number", "925076473"),
    ("Reisepassnummer", "C01X00T47"),
    ("Numéro de passeport", "12AB34567"),
    ("Driver's license number", "D1234567"),
    ("Führerscheinnummer", "B072RRE2I55"),
    ("Numéro de permis de conduire", "972077239163"),
    ("UTR", "1955839661"),
    ("Steuer-ID", "36574261809"),
    ("Numéro fiscal", "3023217600053"),
    ("Numéro de sécurité sociale", "295109912611193"),
]


@pytest.mark.parametrize("between", [": ", " : ", ":", "\t", "=", " = ", " | ", "  "])
@pytest.mark.parametrize(("name", "value"), SOLID)
def test_a_name_and_figures_without_gaps_are_enough_whatever_stands_around(name: str, value: str, between: str) -> None:
    line = f"{name}{between}{value}"
    fields = [f"IBAN{between}DE89370400440532013000", f"Order{between}7712"]
    for lines in itertools.permutations([line, *fields]):
        text = "\n".join(lines)
        assert value in [text[one.start : one.end] for one in personal_spans(text)], text
    assert [line[one.start : one.end] for one in personal_spans(line)] == [value]


@pytest.mark.parametrize(
    "text",
    [
        "Part no. 123-45-6789",
        "Version 1.2.3.4, see section 10.2.3.101",
        "Register 40001 holds 130 692 544 counts",
        "Mask 255.255.240.0, loopback 127.0.0.1, network 10.0.0.0/8",
        "IEC 61850-7-420:2009, issued 12.03.1980",
        "Steckplatz 3, Federring 12, Am Ausgang 5",
        "4 Servo Drives, 2 PCI Lanes",
        "MAC 00:11:22:33:44:55:66:77 at 12:34:56",
        "Every host in 192.168.0.0/16",
        "In Spring 2005 at May 31, 2016",
        "**Booked for:** 23-Aug-1990",
        "Date of birth: none | Printed: 23-Aug-1990",
        "电路2号，通道5号，第3路输出",
        "via Modbus 485, Kaskade 12",
        "Session identification number (SIN): 130 692 544",
        "photos.zip (12345 files), ZIP archive of 12345 bytes",
        "Das Geburtshaus wurde am 12.03.1980 eröffnet.",
        "Geburtsurkunde ausgestellt am 12.03.1980",
        "Printer driver 20.25.51.248, factory address 10.0.2.1",
        "Télécharger l'archive zip : 12345 octets",
        "Name;SSN;File\nKern;missing;311-94-7386",
        "#define IW_MODE_MONITOR\t6\t/* Passive */\n#define MANUF_VECTOR_1 0x08",
        "Router-Firmware 16.16.1.86",
        "4 voies de Mesure, 12 cours de Langue",
    ],
)
def test_a_data_sheet_loses_nothing(text: str) -> None:
    assert personal_spans(text) == ()


@pytest.mark.parametrize("kind", CERTAIN)
def test_drawn_values_are_found_and_others_are_left(kind: PersonalKind) -> None:
    good, bad = positives(kind, 150, seed=7), negatives(kind, 150, seed=7)
    found = [bool(personal_spans(sample.text, sample.label)) for sample in good]
    false = [any(span.kind is kind for span in personal_spans(sample.text, sample.label)) for sample in bad]
    assert sum(found) >= 0.94 * len(good)
    assert sum(false) <= 0.05 * len(bad)


@given(st.text(alphabet="0123456789 -./\n:AZaz,·(Nr", max_size=200))
def test_spans_are_in_order_and_lines_are_kept(text: str) -> None:
    spans = personal_spans(text)
    assert all(0 <= one.start < one.end <= len(text) for one in spans)
    assert all(first.end <= second.start for first, second in itertools.pairwise(spans))
    for mode in RedactionMode:
        assert redacted(text, spans, mode).count("\n") == text.count("\n")


@pytest.mark.parametrize(
    "unit", ["1", "1 ", "1-", "1.", "a:", "A1 ", "12 Aa ", "Aa Aa ", "1, rue de la ", "SSN ", "::", "\n1", "1 1 1\n"]
)
def test_long_hostile_texts_come_to_an_end(unit: str) -> None:
    text = unit * (60_000 // len(unit))
    assert re.sub(r"\s", "", redacted(text, personal_spans(text), RedactionMode.FULL)) != ""


def test_composed_letters_and_invisible_ones_do_not_hide_a_value() -> None:
    text = "ne\u0301e le 12/03/1980, SSN 123\u201145\u20116\u200b789"
    assert [text[one.start : one.end] for one in personal_spans(text)] == ["12/03/1980", "123\u201145\u20116\u200b789"]


def page(number: int, *lines: str, rows: tuple[tuple[str, ...], ...] = (), headers: tuple[str, ...] = ()) -> PageRead:
    blocks = (Block(BlockKind.PARAGRAPH, tuple(Line(line, BOX) for line in lines)),) if lines else ()
    cells = tuple(
        Row(
            tuple(Cell(text, Box(x, y, x + 9, y + 9)) for x, text in enumerate(row)),
            Place(number, Box(0, y, 99, y + 9)),
        )
        for y, row in enumerate(rows)
    )
    boxes = tuple(BOX for _ in headers)
    part = Fragment(BOX, headers, boxes, bool(headers), cells, (0.0, 50.0, 99.0), "", "", False, False, 1.0)
    return PageRead(number, 100, 100, blocks, (part,) if rows else ())


def test_a_value_over_two_lines_is_hidden_in_both() -> None:
    done = redacted_pages([page(1, "Pay to DE89 3704 0044", "0532 0130 00 today")], RedactionMode.FULL)
    lines = done.pages[0].blocks[0].lines
    assert [line.text for line in lines] == ["Pay to [IBAN REDACTED]", " today"]
    assert done.hidden[0].places == (Place(1, BOX), Place(1, BOX))
    assert done.counts == {PersonalKind.IBAN: 1}


def test_headers_name_cells_and_what_is_named_once_is_hidden_everywhere() -> None:
    table = page(1, rows=(("Smith", "AB123456"), ("Order", "12")), headers=("Name", "Passport No."))
    done = redacted_pages([table, page(2, "Bring AB123456 along.")], RedactionMode.STRIP)
    assert [row.texts for row in done.pages[0].fragments[0].rows] == [("Smith", ""), ("Order", "12")]
    assert done.pages[1].blocks[0].lines == (Line("Bring along.", BOX),)
    assert done.counts == {PersonalKind.PASSPORT: 2}
