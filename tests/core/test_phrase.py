"""What the core says remembers what it was made of, on every way that it goes."""

import pickle
import sqlite3

import pytest

from localmind_desktop.core.children.messages import UnknownMessage, received
from localmind_desktop.core.children.refusal import Refusal
from localmind_desktop.core.counting import amount, listed
from localmind_desktop.core.errors import Damaged, StorageError
from localmind_desktop.core.model import Answer, AnswerTable, Document, Finding, Mode, Stage, State, Trace
from localmind_desktop.core.phrase import Phrase, changed, in_turn, phrase, restored, stored
from localmind_desktop.core.store.answers import packed_answer, unpacked_answer
from localmind_desktop.core.store.catalog import Catalog

LACKING = phrase("{n:,} of {pages} are missing.", n=1_234, pages=amount(2_000, "page"))


class Pipe:
    """One end of a pipe on which one message came."""

    def __init__(self, message: object) -> None:
        self._message = pickle.dumps(message)

    def recv_bytes(self, _: int) -> bytes:
        return self._message


def parts(text: str) -> tuple[str, str, dict]:
    assert isinstance(text, Phrase)
    return str(text), text.template, dict(text.values)


def test_it_is_its_english_text():
    assert LACKING == "1,234 of 2,000 pages are missing."
    assert f"{LACKING}" == LACKING
    assert type(str(LACKING)) is str
    assert phrase("A brace { stays where nothing is filled in.") == "A brace { stays where nothing is filled in."


def test_an_error_says_its_phrase():
    error = StorageError("The copy could not be made ({reason}).", reason="no room")
    assert str(error) == "The copy could not be made (no room)."
    assert str(error).template == "The copy could not be made ({reason})."
    assert parts(pickle.loads(pickle.dumps(error)).sentence) == parts(error.sentence)
    assert StorageError(error.sentence).sentence is error.sentence
    assert str(StorageError()) == ""


def test_several_stand_one_after_the_other():
    both = in_turn(LACKING, "", "Try again.")
    assert both == f"{LACKING} Try again."
    assert [parts(each) for each in both.values.values()] == [parts(LACKING), ("Try again.", "Try again.", {})]
    assert in_turn("", "Alone.") == "Alone."
    assert in_turn() == ""


def test_counts_and_lists_are_phrases():
    assert (amount(1, "page"), amount(2_300, "page")) == ("1 page", "2,300 pages")
    assert parts(amount(2_300, "page"))[1:] == ("{n:,} pages", {"n": 2_300})
    assert [listed(["a", "b", "c"][:count]) for count in (1, 2, 3)] == ["a", "a and b", "a, b and c"]


@pytest.mark.parametrize(
    "text", [LACKING, in_turn(LACKING, "Try again."), phrase("Nothing is filled in."), "Old.", None]
)
def test_a_column_gives_back_what_it_was_given(text):
    back = restored(stored(text))
    assert back == text
    if isinstance(text, Phrase) and text.values:
        assert parts(back) == parts(text)


@pytest.mark.parametrize("column", ['{"phrase": ', '{"phrase": [1]}', '{"phrase": ["a", "b", 3]}', '{"phrase": {}}'])
def test_a_damaged_column_is_said_as_it_stands(column):
    assert restored(column) == column


def test_the_catalog_keeps_it(tmp_path):
    catalog = Catalog(tmp_path / "catalog.sqlite")
    catalog.add_document(Document("1", "a.pdf", "Documents", State.QUEUED, None, "00", 1, 0, 0, 0, 0, 0, 0.0, "/a.pdf"))
    catalog.set_state("1", State.PARTIAL, LACKING)
    assert parts(catalog.document("1").reason) == parts(LACKING)
    catalog.dismiss(["1"])
    assert catalog.document("1").dismissed
    catalog.waiting.add([tmp_path / "b.pdf"], "Documents")
    catalog.waiting.turn_away(tmp_path / "b.pdf", "Documents", LACKING)
    assert parts(catalog.waiting.all()[0].reason) == parts(LACKING)
    catalog.close()
    with sqlite3.connect(tmp_path / "catalog.sqlite") as older:  # what an earlier version wrote
        older.execute("UPDATE documents SET reason = 'As it was.'")
    older.close()
    catalog = Catalog(tmp_path / "catalog.sqlite")
    assert catalog.document("1").reason == "As it was."
    catalog.close()


def test_kept_answers_keep_it():
    trace = Trace("r1", (Stage("route", 1.0, in_turn("cell", LACKING, between=", ")),), notes=(LACKING, "Old."))
    answer = Answer("q", "q", Mode.NOT_FOUND, "Not found.", note=LACKING, trace=trace)
    back = unpacked_answer(packed_answer(answer))
    assert back == answer
    assert [parts(each) for each in (back.note, back.trace.notes[0])] == [parts(LACKING)] * 2
    assert parts(back.trace.stages[0].note.values["1"]) == parts(LACKING)


def test_kept_answers_keep_what_the_core_says_of_them():
    header, figure = phrase("End date"), phrase("{n} rows match", n=3)
    table = AnswerTable((phrase("Document"), header), (("a.pdf", "Document"),), 1)
    finding = Finding(figure, (header, "Voltage"), 1, table)
    answer = Answer("q", "q", Mode.TABLE, figure, table=table, more_tables=(table,), findings=(finding,))
    back = unpacked_answer(packed_answer(answer))
    assert back == answer
    kept = (back.text, back.table.headers[1], back.more_tables[0].headers[0], back.findings[0].about[0])
    assert [parts(each) for each in kept] == [parts(each) for each in (figure, header, phrase("Document"), header)]
    assert not isinstance(back.table.rows[0][1], Phrase)
    assert not isinstance(back.findings[0].about[1], Phrase)


def test_what_is_changed_in_a_phrase_is_changed_in_its_values():
    said = in_turn(phrase("{told} {marks}.", told="2 [1]", marks="[1]"), "See [1].")
    back = changed(said, lambda text: text.replace("[1]", "[3]"))
    assert back == "2 [3] [3]. See [3]."
    assert back.values["0"].values == {"told": "2 [3]", "marks": "[3]"}
    assert changed("[1]", str.lower) == "[1]"


def test_a_child_sends_it_as_it_is():
    told = received(Pipe(Refusal.of(Damaged("The file is damaged ({reason}).", reason="page 3"))))
    assert parts(told.error().sentence) == (
        "The file is damaged (page 3).",
        "The file is damaged ({reason}).",
        {"reason": "page 3"},
    )
    wide = Phrase("Short.", "{n:>999999999999}", {"n": 1})
    assert received(Pipe(wide)) == "Short."  # nobody's template is filled in on the way
    with pytest.raises(UnknownMessage):
        received(Pipe(phrase))
