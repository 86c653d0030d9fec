"""What is said when nothing was found."""

from dataclasses import replace

import pytest

from localmind_desktop.core.ask.write.searched import Searched, nothing_found, nothing_to_search
from localmind_desktop.core.model import Document, Scope, State, TableRef

ONE = Document("d1", "a.pdf", "c", State.READY, None, "", 9, 1, 0, 0, 1, 0, 0.0, "")
SHELF = [ONE, *(replace(ONE, id=f"d{n}", state=state, chunks=0) for n, state in enumerate(State, start=2))]


def test_what_cannot_be_read_is_neither_searched_nor_waited_for():
    assert Searched.of(SHELF, Scope()) == Searched(3, 6)
    assert Searched.of(SHELF, Scope(documents=("d1",))) == Searched(1, 0)


def test_what_has_text_is_searched_while_it_is_indexed_or_read_anew():
    indexed, read_anew = replace(ONE, state=State.EMBEDDING), replace(ONE, state=State.QUEUED)
    assert Searched.of([indexed], Scope()) == Searched(1, 1)
    assert Searched.of([read_anew], Scope()) == Searched(1, 0)


@pytest.mark.parametrize(
    ("scope", "searched", "said"),
    [
        (Scope(), Searched(6, 4), "No answer found in 6 documents; 4 are still being read."),
        (Scope(), Searched(1, 1), "No answer found in 1 document; 1 is still being read."),
        (Scope(), Searched(0, 2), "No answer found yet; 2 documents are still being read."),
        (Scope(pages=(4, 4)), Searched(1, 0), "No answer found on page 4 of 1 document."),
        (Scope(pages=(4, 6)), Searched(1, 0), "No answer found on pages 4–6 of 1 document."),
        (Scope(table=TableRef("d1", "a.pdf", 0, "Table 2 – Pins", 3)), Searched(1, 0), "No answer found in Table 2."),
    ],
)
def test_a_refusal_says_where_was_looked_and_what_is_still_to_come(scope, searched, said):
    assert nothing_found(scope, searched) == said


def test_an_empty_library_is_not_searched():
    assert nothing_to_search(Searched(0, 0)) == "There are no documents to search. Add a document first."
    assert nothing_to_search(Searched(0, 1)) == nothing_to_search(Searched(1, 9)) == ""
