"""Every item, state and note of a review has words for people."""

import pytest

from localmind_desktop.core import DocumentClass, ItemState, Note, ReviewItem
from localmind_desktop.core.insight.review.checklists import checklist_of
from localmind_desktop.ui.details.review_words import fields_text, item_name, review_rows


@pytest.mark.parametrize("label", DocumentClass)
def test_every_item_of_a_checklist_has_a_name(qapp, label):
    for item in checklist_of(label).items:
        assert item_name(item.name)[:1].isupper()
        assert item_name(item.name) != item.name


def test_items_of_embedded_data_say_where_they_are_from(qapp):
    assert item_name("data: gross") == "Embedded data: gross total"


def test_what_is_missing_stands_first_with_its_note(qapp):
    found = ReviewItem("gross", ItemState.FOUND, (("amount", "119.00"),))
    missing = ReviewItem("termination", ItemState.MISSING, notes=(Note("no way to end"),))
    rows = [row.texts for row in review_rows((found, missing))]
    assert [row[0] for row in rows] == ["Termination", "Gross total"]
    assert rows[0][4].startswith("There is a term")


def test_values_that_do_not_explain_themselves_are_named(qapp):
    item = ReviewItem("bank details", ItemState.FOUND, (("iban", "DE1"), ("bic", "COBADEFF"), ("account", "12")))
    assert fields_text(item) == "IBAN: DE1; BIC: COBADEFF; Account or bank code: 12"


def test_a_quoted_clause_stands_apart_from_its_values(qapp):
    item = ReviewItem(
        "term", ItemState.FOUND, (("period", "6 months"), ("date", "May 1"), ("text", "It ends on May 1."))
    )
    assert fields_text(item) == "6 months, May 1; It ends on May 1."
