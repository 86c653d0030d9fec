"""Questions about documents as wholes are answered from what was found out about them, each line with its citation."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.ask.candidates.drafts import Draft
from localmind_desktop.core.ask.documents.answering import DocumentAnswers
from localmind_desktop.core.ask.documents.periods import days_of, months_after
from localmind_desktop.core.ask.documents.question import document_question
from localmind_desktop.core.ask.query.understanding import Understanding
from localmind_desktop.core.ask.record import Record
from localmind_desktop.core.model import Mode, Scope
from localmind_desktop.core.model.collections import DEFAULT_COLLECTION
from localmind_desktop.core.model.insight import DocumentClass
from localmind_desktop.core.page_text import lines_of
from localmind_desktop.core.settings import Settings
from localmind_desktop.core.store.catalog import Catalog
from localmind_desktop.core.task import CancelToken
from tests.core.ask.documents.asked import BUILT, CARE, FRESH, HELD, INV, LEASE, SUPPLY, Case
from tests.core.ask.documents.papers import PAPERS, add, filled

pytestmark = pytest.mark.sampled(2)

TODAY = datetime.date(2026, 11, 23)


@pytest.fixture(scope="module")
def catalog(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalog]:
    yield from filled(tmp_path_factory.mktemp("papers"))


def ask(catalog: Catalog, question: str, scope: Scope | None = None) -> Draft | None:
    chosen = scope or Scope()
    asked = Understanding(catalog, Settings()).of(question, [], chosen, Record(), CancelToken())
    return DocumentAnswers(catalog, TODAY).draft(asked, chosen)


@pytest.mark.parametrize("case", [*BUILT, *HELD, *FRESH], ids=lambda case: case.question)
def test_a_question_is_answered_with_its_documents(catalog: Catalog, case: Case) -> None:
    draft = ask(catalog, case.question)
    if not case.documents:
        assert draft is None
        return
    assert draft is not None
    assert {cited.document for cited in draft.citations} == case.documents
    told = " ".join([draft.text, *(text for row in (draft.table.rows if draft.table else ()) for text in row)])
    assert [words for words in case.told if words not in told] == []


def test_every_line_is_cited_where_it_stands(catalog: Catalog) -> None:
    draft = ask(catalog, "Which contracts end in 2026?")
    assert draft is not None
    assert draft.table is not None
    assert draft.mode is Mode.TABLE
    assert draft.table.headers == ("Document", "End date")
    assert draft.table.citations == (1, 2)
    for row, cited in zip(draft.table.rows, draft.citations, strict=True):
        lines = lines_of(catalog.pages_of(cited.document_id, [cited.page])[0])
        assert cited.quote == " ".join(lines[place.box] for place in cited.places)
        assert row[0] == cited.document
        assert row[1] in cited.quote


def test_what_is_missing_or_unclear_is_said(tmp_path: Path) -> None:
    catalog = next(filled(tmp_path, (SUPPLY, LEASE)))
    vague = PAPERS[CARE].replace("for a term of 24 months from 1 March 2025", "for the agreed term")
    add(catalog, "vague.pdf", vague)
    add(catalog, "new.pdf", PAPERS[CARE], known=False)
    draft = ask(catalog, "Which contracts end in 2026?")
    assert draft is not None
    assert draft.text == (
        f"1 of 3 contracts: {SUPPLY} (31 December 2026) [1]. No end date in {LEASE}. "
        "End date not clear in vague.pdf [2]. Not looked through yet: 1 document."
    )
    assert draft.table is not None
    assert len(draft.table.rows) == 1
    nothing = ask(catalog, "Which contracts end in 1999?")
    assert nothing is not None
    assert nothing.table is None
    assert nothing.text.startswith(f"None of 3 contracts. What they say: {SUPPLY} (31 December 2026) [1].")
    catalog.close()


def test_only_the_scope_is_looked_into(tmp_path: Path) -> None:
    catalog = next(filled(tmp_path, (SUPPLY,)))
    other = catalog.collections.add("Other").key
    add(catalog, "elsewhere.pdf", PAPERS[SUPPLY], other)
    for scope, document in (
        (Scope(collection=other), "elsewhere.pdf"),
        (Scope(collection=DEFAULT_COLLECTION), SUPPLY),
        (Scope(documents=("elsewhere.pdf",)), "elsewhere.pdf"),
    ):
        for question in ("Which contracts end in 2026?", "Which documents mention Karl Weber?"):
            draft = ask(catalog, question, scope)
            assert draft is not None
            assert [cited.document for cited in draft.citations] == [document]
    assert ask(catalog, "Which invoices are over 10 EUR?", Scope(collection=other)) is None
    assert ask(catalog, "Which contracts end in 2026?", Scope(documents=(SUPPLY,), pages=(1, 1))) is None
    catalog.close()


def test_a_document_may_be_named_by_its_file(catalog: Catalog) -> None:
    draft = ask(catalog, f"When does {SUPPLY} end?")
    assert draft is not None
    assert draft.value == "31 December 2026"
    assert ask(catalog, "When does it end?", Scope(documents=(SUPPLY,))) is None


def test_the_class_that_the_user_set_counts(tmp_path: Path) -> None:
    catalog = next(filled(tmp_path, (SUPPLY, INV)))
    catalog.inspections.choose_class(SUPPLY, DocumentClass.POLICY)
    assert ask(catalog, "Which contracts end in 2026?") is None
    catalog.close()


@given(st.dates(datetime.date(1900, 1, 1), datetime.date(2150, 12, 31)), st.integers(0, 60))
def test_months_are_counted_within_the_calendar(day: datetime.date, months: int) -> None:
    later = months_after(day, months)
    assert (later.year * 12 + later.month) - (day.year * 12 + day.month) == months
    assert later.day <= day.day
    assert later.day == day.day or (later + datetime.timedelta(days=1)).day == 1


@given(st.integers(1901, 2149), st.integers(1, 12), st.integers(1, 4))
def test_a_year_holds_its_quarters_and_these_their_months(year: int, month: int, quarter: int) -> None:
    whole, part, short = days_of(str(year)), days_of(f"{year}-Q{quarter}"), days_of(f"{year}-{month:02d}")
    assert whole.first <= part.first < part.last <= whole.last
    assert whole.holds(short.first)
    assert whole.holds(short.last)
    assert (part.holds(short.first), part.holds(short.last)) in ((True, True), (False, False))


@pytest.mark.parametrize(
    ("said", "first", "last"),
    [
        ("Which contracts end in March 2027?", "2027-03-01", "2027-03-31"),
        ("Which contracts end before 1 March 2027?", "0001-01-01", "2027-02-28"),
        ("Which contracts end by 2026?", "0001-01-01", "2026-12-31"),
        ("Which contracts end between 2026 and 2027?", "2026-01-01", "2027-12-31"),
        ("Welche Verträge enden nach dem 30.06.2026?", "2026-07-01", "9999-12-31"),
        ("Welche Verträge enden nächstes Jahr?", "2027-01-01", "2027-12-31"),
        ("Which contracts end this quarter?", "2026-10-01", "2026-12-31"),
        ("Quels contrats expirent avant le 1er mai 2026 ?", "0001-01-01", "2026-04-30"),
        ("Which contracts ended last month?", "2026-10-01", "2026-10-31"),
    ],
)
def test_days_are_read_from_a_question(said: str, first: str, last: str) -> None:
    question = document_question(said, False, TODAY)
    assert question is not None
    assert question.days is not None
    assert tuple(day.isoformat() for day in question.days) == (first, last)
