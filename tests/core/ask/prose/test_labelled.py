"""Values beside and under their labels on pages that are forms."""

import pytest

from localmind_desktop.core.ask.prose.extracting import labelled_quotes
from localmind_desktop.core.ask.prose.labelled import labelled
from localmind_desktop.core.model import Block, BlockKind, Box, Line, PageRead
from tests.core.ask.building import prose, question

# left edge, top, text
BILL = (
    (40, 40, "Acme Water Works"),
    (40, 80, "Account number:"),
    (40, 92, "296664039561"),
    (300, 80, "Bill Number:"),
    (500, 80, "42183017"),
    (40, 140, "Booking ID"),
    (300, 140, "Payment Mode"),
    (40, 152, "IBZY2087"),
    (300, 152, "Cash at Hotel"),
    (40, 200, "Kundennr. 47774"),
    (40, 220, "Pay in favour of"),
)


def page(*pieces):
    lines = [Line(text, Box(x, y, x + 5.0 * len(text), y + 9)) for x, y, text in pieces]
    return PageRead(1, 600, 800, tuple(Block(BlockKind.PARAGRAPH, (line,)) for line in lines))


def answered(asked, *pieces, document="bill.pdf"):
    passage = prose("Acme Water Works", "Water bill")
    forms = list(labelled(passage, page(*pieces)))
    found = labelled_quotes(question(asked), forms, {"d": frozenset()})
    return found[0].text if found else ""


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("What is the account number on the bill?", "Account number: 296664039561"),
        ("Which bill number is it?", "Bill Number: 42183017"),
        ("What is the booking ID?", "Booking ID IBZY2087"),
        ("Which payment mode is on the water bill?", "Payment Mode Cash at Hotel"),
        ("Welche Kundennummer ist es?", "Kundennr. 47774"),
    ],
)
def test_a_label_is_told_with_its_value(asked, told):
    assert answered(asked, *BILL) == told


@pytest.mark.parametrize(
    "asked",
    [
        "What is the booking ID of the neighbour?",  # of someone of whom the page says nothing
        "How did the neighbour make the payment?",  # nothing is looked up by its label
        "What is the phone number?",
        "What is the account limit per quarter?",
    ],
)
def test_what_has_no_label_is_not_told(asked):
    assert answered(asked, *BILL) == ""


def test_both_places_are_cited():
    forms = list(labelled(prose("Acme", ""), page(*BILL)))
    quote = labelled_quotes(question("What is the account number?"), forms, {"d": frozenset()})[0]
    assert [place.box.y0 for place in quote.places] == [80, 92]


def test_a_page_of_very_many_pieces_is_no_form():
    assert list(labelled(prose("Acme", ""), page(*((40, 20 * n, f"Part {n}: x") for n in range(300))))) == []
