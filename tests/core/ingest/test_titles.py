"""The titles that documents are shown under."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localmind_desktop.core.ingest.titles import shown_title
from localmind_desktop.core.model import Block, BlockKind, Box, Line, Opened, PageRead, State
from tests.core.ingest import papers

BODY = "This text runs over the page and says much."


def page(*blocks: tuple[str, float, bool], number: int = 1, label: str = "") -> PageRead:
    """Blocks of text, size of type, and whether they are headings, one below the other."""
    made, y = [], 40.0
    for text, size, is_heading in blocks:
        kind = BlockKind.HEADING if is_heading else BlockKind.PARAGRAPH
        made.append(Block(kind, (Line(text, Box(50, y, 400, y + size)),), int(is_heading)))
        y += size + 4
    return PageRead(number, 595, 842, tuple(made), label=label)


PLAIN = page(("Pump KX-7 User Manual", 24, True), ("Second edition", 14, True), (BODY, 10, False))


@pytest.mark.parametrize("stated", ["", "Pump KX-7 User", "manual-final.docx", "Microsoft Word - x.doc", "A template"])
def test_a_title_is_what_is_printed_as_one(stated):
    wanted = "Pump KX-7 User" if stated.startswith("Pump") else "Pump KX-7 User Manual"
    assert shown_title(Opened(1, stated), [PLAIN]) == wanted


def test_the_lines_of_one_title_belong_together():
    titled = page(("Handbook for Chapter 13", 20, True), ("Standing Trustees∗", 20, True), (BODY, 10, False))
    assert shown_title(Opened(1), [titled]) == "Handbook for Chapter 13 Standing Trustees"


@pytest.mark.parametrize(
    "unclear",
    [
        page((BODY, 10, False)),
        page(("Pump KX-7 Manual", 10, True), (BODY, 10, False)),
        page(("One heading here", 20, True), (BODY, 10, False), ("Another heading", 20, True)),
        page(("AQ-37 DS-AQ37", 20, True), (BODY, 10, False)),
        page(*[(BODY, 10, False)] * 50, ("Pump KX-7 Manual", 20, True)),
        page(("Price List", 20, True), (BODY, 10, False), label="Price List"),
    ],
)
def test_where_nothing_is_certain_there_is_none(unclear):
    assert shown_title(Opened(1, "A left over title"), [unclear]) == ""
    assert shown_title(Opened(0), []) == ""


@given(
    st.text(max_size=60),
    st.lists(st.tuples(st.text(min_size=1, max_size=40), st.sampled_from([10.0, 20.0]), st.booleans())),
)
def test_no_title_is_shown_that_is_not_printed(stated, blocks):
    made = page(*blocks)
    printed = "".join(sign for block in made.blocks for sign in block.text.casefold() if sign.isalnum())
    shown = shown_title(Opened(1, stated), [made])
    assert "".join(sign for sign in shown.casefold() if sign.isalnum()) in printed


def test_a_document_of_an_earlier_version_gets_its_title_later(bench, tmp_path):
    bench.take_in(papers.manual(tmp_path / "x.pdf", "The pump KX-7 keeps its pressure."))
    (document,) = bench.catalog.documents()
    bench.catalog._database.write("UPDATE documents SET shown_title = NULL")
    assert bench.catalog.documents()[0].title == ""
    bench.intake(bench.embedder).complete_titles()
    assert bench.catalog.documents()[0].title == document.title
    assert bench.catalog.without_shown_title() == []
    assert document.state is State.READY
