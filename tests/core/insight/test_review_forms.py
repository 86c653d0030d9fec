"""What reviews read of documents as they are made: wrapped lines, split letterheads, merged clauses, dated lines."""

from __future__ import annotations

from decimal import Decimal

import pytest

from localmind_desktop.core.insight.entities import entities_of
from localmind_desktop.core.insight.entities.finds import flowing
from localmind_desktop.core.insight.review import review_of
from localmind_desktop.core.insight.review.values import alone, periods_in, values_in
from localmind_desktop.core.model import BlockKind, Box, Line
from localmind_desktop.core.model.insight import DocumentClass, EntityKind, ItemState, ReviewItem, TextRun

_HEIGHT, _LETTER = 12.0, 5.5  # points


def block(text: str, top: float = 100.0, left: float = 60.0, kind: BlockKind = BlockKind.PARAGRAPH) -> TextRun:
    """Lines one below the other, where a page has them."""
    lines = [
        Line(line, Box(left, top + number * _HEIGHT, left + len(line) * _LETTER, top + (number + 1) * _HEIGHT))
        for number, line in enumerate(text.split("\n"))
    ]
    return TextRun(1, tuple(lines), kind)


def item(label: DocumentClass, runs: list[TextRun], name: str) -> ReviewItem:
    return next(one for one in review_of(label, runs, ()) if one.item == name)


def told(label: DocumentClass, runs: list[TextRun], name: str) -> list[str]:
    return [value for _, value in item(label, runs, name).fields]


@pytest.mark.parametrize(
    ("clause", "said"),
    [
        ("The lease starts on 3 May 2027 and lasts for thirty months.", ["3 May 2027", "thirty months"]),
        ("Work begins on 2 June 2027 and runs for 14 weeks.", ["2 June 2027", "14 weeks"]),
        ("Das Abonnement beginnt am 3. Mai 2027 und dauert achtzehn Monate.", ["3. Mai 2027", "achtzehn Monate"]),
        ("Le contrat débute le 3 mai 2027 et dure trente-six (36) mois.", ["3 mai 2027", "trente-six (36) mois"]),
        ("本合同自2027年5月3日起生效，有效期为两年。", ["2027年5月3日", "两年"]),
    ],
)
def test_a_term_is_told_by_its_first_day_and_its_length(clause: str, said: list[str]) -> None:
    found = item(DocumentClass.CONTRACT, [block(clause)], "term")
    assert found.state is ItemState.FOUND
    assert [value for _, value in found.fields if value != clause] == said


@pytest.mark.parametrize("year", ["2026年", "二〇二六年", "一九九八年", "第三年", "2026年度"])
def test_a_year_of_the_calendar_is_no_length_of_time(year: str) -> None:
    assert periods_in(f"该协议于{year}签订。") == []


def test_lengths_of_time_in_words_and_figures() -> None:
    assert periods_in("eighteen (18) months, forty-five days, 十八个月, 5天") == [
        "eighteen (18) months",
        "forty-five days",
        "十八个月",
        "5天",
    ]


def test_an_amount_keeps_its_scale() -> None:
    [value] = values_in("Net income fell to $9.2 million.", ("money",), alone(""))
    assert (value.text, value.amount) == ("$9.2 million", Decimal("9200000.00"))
    [short] = values_in("Revenue | $562M", ("money",), alone(""))
    assert short.amount == Decimal("562000000.00")


def test_a_name_goes_on_in_the_next_line_of_a_full_paragraph() -> None:
    text = (
        "This agreement of the twelfth is between the buyer and Quillfeather & Moss\n"
        "Bindery Ltd, a company that was registered in the city of Leeds some years\nago."
    )
    named = [one.value for one in entities_of([block(text)]) if one.kind is EntityKind.ORGANISATION]
    assert named == ["Quillfeather & Moss Bindery Ltd"]
    assert len(flowing(text, 45)) == len(text)


def test_short_lines_stay_apart() -> None:
    assert flowing("Quillfeather Ltd\n4 Mill Lane\nLeeds", 45) == "Quillfeather Ltd\n4 Mill Lane\nLeeds"


def test_the_next_label_is_no_part_of_a_name() -> None:
    runs = [block("Signed: Oona Birkby Date: ________"), block("Name: Oona Birkby Title: Clerk")]
    people = [one.value for one in entities_of(runs) if one.kind is EntityKind.PERSON]
    assert people == ["Oona Birkby"]


def test_a_letterhead_in_two_blocks_names_its_sender() -> None:
    runs = [
        block("Pellinor Garden Tools INVOICE", 40.0, kind=BlockKind.HEADING),
        block("218 Harbor Street\nPortland, OR 97205", 53.0),
        block("Bill to", 120.0, kind=BlockKind.HEADING),
        block("Hollis Brewing\n9 Dock Road\nAstoria, OR 97103", 133.0),
        block("Invoice no. 4471 of May 3, 2027", 190.0),
    ]
    assert told(DocumentClass.INVOICE, runs, "parties") == ["Pellinor Garden Tools", "Hollis Brewing"]
    assert told(DocumentClass.INVOICE, runs, "invoice date") == ["May 3, 2027"]


def test_a_line_of_place_and_day_dates_a_letter_and_a_contract() -> None:
    assert told(DocumentClass.INVOICE, [block("Rechnung Nr. 17"), block("Jena, den 3. Mai 2027")], "invoice date") == [
        "3. Mai 2027"
    ]
    signed = [block("Le bail prend effet le 1er juin 2027."), block("Nancy, le 3 mai 2027")]
    assert told(DocumentClass.CONTRACT, signed, "date") == ["3 mai 2027"]


def test_a_due_date_goes_before_a_time_to_pay() -> None:
    runs = [block("Payment terms: due within 30 days of receipt."), block("Due date: 3 June 2027", 200.0)]
    assert told(DocumentClass.INVOICE, runs, "due date") == ["3 June 2027"]


def test_clauses_in_one_block_are_read_one_by_one() -> None:
    text = (
        "Fee. The client pays 300 EUR for each day of work.\n"
        "Ending early. Either side may stop on three weeks' notice.\n"
        "Law. The law of Norway."
    )
    runs = [block(text)]
    assert told(DocumentClass.CONTRACT, runs, "governing law") == ["Law. The law of Norway."]
    assert "three weeks" not in told(DocumentClass.CONTRACT, runs, "payment")


def test_lines_to_sign_on_are_signatures_with_their_names() -> None:
    runs = [
        block("The parties agree on what stands above, and on nothing else."),
        block("____________________\nMarek Oldfield, Director", 300.0),
    ]
    assert told(DocumentClass.CONTRACT, runs, "signatures") == ["Marek Oldfield"]


def test_a_chinese_invoice_gives_its_numbers_and_parties() -> None:
    runs = [
        block("购买方\n名称：青岛海越仪器有限公司\n纳税人识别号：91370200MA3C8T5X2Y\n电话：0532-85901234"),
        block("开户行及账号：中国工商银行青岛支行 3803021209200456789", 200.0),
        block("开票人：王立新", 300.0),
    ]
    assert told(DocumentClass.INVOICE, runs, "tax ids") == ["91370200MA3C8T5X2Y"]
    assert told(DocumentClass.INVOICE, runs, "parties") == ["青岛海越仪器有限公司"]
    assert told(DocumentClass.INVOICE, runs, "bank details") == ["3803021209200456789"]
    found = {one.kind: one.normalised for one in entities_of(runs)}
    assert found[EntityKind.PHONE] == "+8653285901234"
    assert found[EntityKind.PERSON] == "王立新"
