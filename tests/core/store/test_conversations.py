import json
from pathlib import Path

import pytest

from localmind_desktop.core.model import Answer, AnswerTable, Mode, Scope, TableRef
from localmind_desktop.core.store.conversations import Conversations
from localmind_desktop.core.store.database import Database
from localmind_desktop.core.store.migrations import TALK


@pytest.fixture
def talk(tmp_path: Path):
    database = Database(tmp_path / "talk.sqlite", TALK)
    yield Conversations(database)
    database.close()


def told(talk: Conversations, title: str, question: str, text: str, table: AnswerTable | None = None) -> str:
    """A conversation with one question and its answer; its id."""
    conversation = talk.start(title)
    turn = talk.add_question(conversation.id, question)
    talk.set_answer(turn.id, Answer(question, question, Mode.TABLE, text, table=table))
    return conversation.id


def titles(talk: Conversations) -> list[str]:
    return [each.title for each in talk.all()]


def test_pinned_ones_come_first_then_those_asked_last(talk):
    first, second, third = (talk.start(title) for title in "abc")
    talk.add_question(first.id, "Once more?")
    talk.pin(second.id, True)
    assert titles(talk) == ["b", "a", "c"]
    assert [each.pinned for each in talk.all()] == [True, False, False]
    talk.pin(second.id, False)
    assert titles(talk) == ["a", "c", "b"]
    assert third.asked_at == third.created_at


def test_titles_questions_answers_and_tables_are_searched(talk):
    cells = AnswerTable(("Name", "Value"), (('Größe "A"', "12 mA"),), 1)
    told(talk, "Currents", "How much does it draw?", "It draws 18 mA while measuring.", cells)
    told(talk, "Wires", "Which cable?", "The ÜBERLANGE cable.")
    found = {
        text: [hit.conversation.title for hit in talk.search(text)]
        for text in ("currents", "draw MUCH", "measuring", "größe", "überlange", "cable draws", "mode", "", "%")
    }
    assert found == {
        "currents": ["Currents"], "draw MUCH": ["Currents"], "measuring": ["Currents"], "größe": ["Currents"],
        "überlange": ["Wires"], "cable draws": [], "mode": [], "": [], "%": [],
    }  # fmt: skip


def test_what_was_found_is_shown_with_what_stands_around_it(talk):
    told(talk, "Long", "Short question?", f"{'before ' * 30}needle{' after' * 60}")
    (hit,) = talk.search("needle")
    assert "needle" in hit.excerpt
    assert hit.excerpt.startswith("…")
    assert hit.excerpt.endswith("…")
    assert len(hit.excerpt) < 200
    assert talk.search("long")[0].excerpt == ""


def test_a_dropped_one_can_be_taken_back_until_it_is_purged(talk):
    kept, gone = told(talk, "kept", "One?", "1"), told(talk, "gone", "Two?", "secret")
    talk.drop(gone)
    assert titles(talk) == ["kept"]
    assert talk.search("secret") == []
    talk.drop(gone, False)
    assert titles(talk) == ["gone", "kept"]
    talk.drop(gone)
    assert talk.purge_dropped() == 1
    assert talk.purge_dropped() == 0
    assert talk.turns(gone) == []
    assert len(talk.turns(kept)) == 1


def test_where_a_question_was_asked_is_kept(talk):
    conversation = talk.start("Currents").id
    table = Scope.of_table(TableRef("d1", "one.pdf", 4, "Table 5 – Ratings", 7), [7, 8])
    scopes = [Scope(), Scope(collection="Sheets"), Scope(documents=("d1", "d2"), pages=(2, 3)), table]
    for scope in scopes:
        talk.add_question(conversation, "How much?", scope)
    assert [turn.scope for turn in talk.turns(conversation)] == scopes


def test_a_question_takes_the_place_of_another(talk):
    conversation = talk.start("Pumps").id
    first, second = (talk.add_question(conversation, text) for text in ("How much?", "How often?"))
    same = talk.ask_instead(first, "How much?", Scope())
    assert same == first
    changed = talk.ask_instead(first, "How many?", Scope(collection="Sheets"))
    assert talk.turns(conversation) == [changed, second]
    assert (changed.id, changed.question, changed.answer) == (first.id, "How many?", None)


def test_an_answer_of_an_older_version_still_opens(talk):
    conversation = talk.start("Old")
    turn = talk.add_question(conversation.id, "What is the current?")
    cited = {"number": 1, "document_id": "d1", "document": "a.pdf", "page": 2, "places": [], "quote": "Current | 18 mA"}
    table = {"headers": ["A"], "rows": [["18"]], "rows_read": 1}
    old = {
        "question": "What is the current?",
        "standalone_question": "What is the current?",
        "mode": "table",
        "text": "18 mA — Typ [1]",
        "citations": [cited],
        "table": table,
    }
    with talk._database.transaction() as database:
        database.write("UPDATE turns SET answer = ? WHERE id = ?", (json.dumps(old), turn.id))
    (kept,) = talk.turns(conversation.id)
    assert kept.answer.text == old["text"]
    assert kept.answer.findings == ()
    assert kept.answer.citations[0].cells == ()
