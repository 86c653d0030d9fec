"""Long documents are looked through in a process of their own, with the same outcome."""

from __future__ import annotations

import os
import random

import pytest

from localmind_desktop.core.children.apart import apart
from localmind_desktop.core.errors import Damaged
from localmind_desktop.core.insight import apart as looking
from localmind_desktop.core.insight.compare import Reading, compare
from localmind_desktop.core.insight.inspecting import Material, inspected
from localmind_desktop.core.model import Block, BlockKind, Box, Line, PageRead
from localmind_desktop.core.model.insight import DocumentClass, ItemState, PersonalKind, RedactionMode
from localmind_desktop.core.store.readings import PAGE, StoredReading
from localmind_desktop.core.store.rows import packed
from localmind_desktop.core.task import Cancelled, CancelToken

pytestmark = pytest.mark.sampled(2)

IBAN = "IBAN: DE89 3704 0044 0532 0130 00"


def reading_of(pages: int, seed: int = 1) -> StoredReading:
    """Pages of few words that do not pack well for the places of their lines, each with personal data at its end."""
    drawn = random.Random(seed)
    made = []
    for number in range(1, pages + 1):
        texts = [*" " * 90, f"Part {number} of {pages}", IBAN]
        places = [Box(drawn.random(), drawn.random(), 1 + drawn.random(), 2 + drawn.random()) for _ in texts]
        lines = [Line(text, place) for text, place in zip(texts, places, strict=True)]
        blocks = tuple(Block(BlockKind.PARAGRAPH, (line,)) for line in lines)
        made.append(PageRead(number, 595, 842, blocks=blocks))
    return StoredReading(tuple(packed(PAGE, page) for page in made), ())


@pytest.fixture(scope="module")
def long() -> StoredReading:
    made = reading_of(30)
    assert made.size > 100_000
    return made


def test_a_long_document_is_inspected_as_a_short_one(long: StoredReading) -> None:
    about = looking.About("Words", ("other.pdf",), None, DocumentClass.POLICY)
    found = looking.inspect(long, about, CancelToken())
    assert found == inspected(Material("Words", long.pages(), [], ("other.pdf",)), DocumentClass.POLICY)
    assert dict(found.personal)[PersonalKind.IBAN] == 30


def test_long_documents_are_compared_as_short_ones(long: StoredReading) -> None:
    other = StoredReading(long.packed_pages[:-1], ())
    found = looking.compare_stored(long, other, CancelToken())
    assert found.differences
    assert found == compare(Reading(tuple(long.pages()), ()), Reading(tuple(other.pages()), ()), CancelToken())


def test_what_is_personal_is_shown_as_it_would_be_hidden(long: StoredReading) -> None:
    modes = (RedactionMode.FULL, RedactionMode.PARTIAL)
    found, again = looking.hidden_in([("words.txt", long), ("again.txt", long)], modes, CancelToken())
    hidden = found[RedactionMode.FULL]
    assert [one.page for one in again[RedactionMode.PARTIAL]] == [one.page for one in hidden]
    assert [one.page for one in hidden if one.kind is PersonalKind.IBAN] == list(range(1, 31))
    assert not any("3704" in one.shown for one in hidden)
    off = (RedactionMode.OFF,)
    assert looking.hidden_in([("words.txt", long)], off, CancelToken()) == [{RedactionMode.OFF: []}]
    assert len(looking.personal_places(long, CancelToken())[PersonalKind.IBAN]) == 30


def test_a_step_that_ends_its_process_is_an_error() -> None:
    with pytest.raises(Damaged):
        apart(os._exit, (3,), CancelToken())


def test_cancelled_work_does_not_begin(long: StoredReading) -> None:
    cancel = CancelToken()
    cancel.cancel()
    with pytest.raises(Cancelled):
        looking.inspect(long, looking.About(""), cancel)


def test_damaged_invoice_data_costs_nothing_else() -> None:
    reading = reading_of(1)
    about = looking.About("Invoice", (), b"<Invoice><ID>7</ID", DocumentClass.INVOICE)
    found = looking.inspect(reading, about, CancelToken())
    whole = looking.inspect(reading, looking.About("Invoice", (), None, DocumentClass.INVOICE), CancelToken())
    assert found.failed == ()
    assert found.review[:-1] == whole.review
    assert found.review[-1].state is ItemState.UNCLEAR
