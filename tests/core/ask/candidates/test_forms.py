"""Values beside and under their labels on pages that are forms."""

import pytest

from localmind_desktop.core.ask.candidates.forms import form_of
from localmind_desktop.core.ask.candidates.prose_windows import lines_of
from localmind_desktop.core.ask.candidates.units import Kind, groups_of
from localmind_desktop.core.model import Block, BlockKind, Box, Line, PageRead
from tests.core.ask.building import prose

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


def told(*pieces):
    form = form_of(prose("Acme Water Works", "Water bill"), page(*pieces))
    return [one.text(form.passage.chunk.text) for one in form.windows] if form is not None else []


@pytest.mark.parametrize(
    "said",
    [
        "Account number: 296664039561",
        "Bill Number: 42183017",
        "Booking ID IBZY2087",
        "Payment Mode Cash at Hotel",
        "Kundennr. 47774",
    ],
)
def test_a_label_is_told_with_its_value(said):
    assert said in told(*BILL)


def test_what_has_no_label_and_what_has_no_value_is_not_told():
    assert not any("Pay in favour" in said for said in told(*BILL))
    assert told((40, 40, "Acme Water Works")) == []


def test_both_places_are_cited():
    form = form_of(prose("Acme", ""), page(*BILL))
    number = next(one for one in form.windows if one.text(form.passage.chunk.text).startswith("Account"))
    places = [place for span in number.spans for place in lines_of(form.passage, *span)]
    assert [place.box.y0 for place in places] == [80, 92]


def test_a_page_of_very_many_pieces_is_no_form():
    assert told(*((40, 20 * n, f"Part {n}: x") for n in range(300))) == []


def test_a_bill_is_answered_by_its_label():
    """What stands beside its label on a page of a short document is found, although no row or sentence says it."""
    bill = page(*BILL)
    groups = groups_of([prose("Acme Water Works", "Water bill")], [], [form_of(prose("Acme"), bill)], {})
    own = [unit.own for group in groups for unit in group.units if unit.kind is Kind.LABELLED]
    assert "Booking ID IBZY2087" in own
