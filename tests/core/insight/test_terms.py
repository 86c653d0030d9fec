"""The term of a contract: one sentence tells it, and days that have a name are told as days."""

from __future__ import annotations

import pytest

from localmind_desktop.core.insight.review import review_of
from localmind_desktop.core.insight.review.notes import notes_text
from localmind_desktop.core.model import BlockKind, Box, Line
from localmind_desktop.core.model.insight import DocumentClass, ReviewItem, TextRun

BOX = Box(10, 10, 90, 20)


def term(*texts: str) -> ReviewItem:
    runs = [TextRun(1, (Line(text, BOX),), BlockKind.PARAGRAPH) for text in texts]
    return next(item for item in review_of(DocumentClass.CONTRACT, runs, ()) if item.item == "term")


@pytest.mark.parametrize(
    "defined",
    [
        'This Agreement is made as of 5 January 2026 (the "Effective Date").',
        '"Effective Date" means 5 January 2026.',
        "Effective Date: 5 January 2026",
    ],
)
def test_a_day_that_has_a_name_is_told(defined: str) -> None:
    told = term(defined, "Term. This Agreement begins on the Effective Date and runs for two years.")
    assert told.fields[:2] == (("date", "5 January 2026"), ("period", "two years"))


def test_one_length_of_time_is_told_and_others_are_noted() -> None:
    texts = ("This Agreement remains in force for one year.", "The undertakings continue in force for 3 years.")
    told = term(*texts)
    lengths = [text for kind, text in told.fields if kind == "period"]
    assert len(lengths) == 1
    assert ({"one year", "3 years"} - set(lengths)).pop() in notes_text(told.notes)


def test_how_to_end_is_no_term() -> None:
    told = term("This Agreement remains in force for one year unless terminated on thirty days' written notice.")
    assert [text for kind, text in told.fields if kind == "period"] == ["one year"]
