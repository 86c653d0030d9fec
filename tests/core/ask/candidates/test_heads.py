"""Heads in the body, bands in a later column, set values, numbered papers: what names a row or a column of a table."""

from __future__ import annotations

import pytest

from localmind_desktop.core.ask.candidates.asked_columns import tells_change
from localmind_desktop.core.ask.candidates.heads import headed
from localmind_desktop.core.ask.query.asked import Asked
from localmind_desktop.core.ask.query.assigned import assigned
from localmind_desktop.core.ask.query.routing import Route, route_of
from localmind_desktop.core.model import Mode
from tests.core.ask.head_papers import PAPERS
from tests.core.ask.shelf import Written, computed, laid_out, shelf


@pytest.fixture(scope="module")
def shelved(tmp_path_factory):
    made = shelf(tmp_path_factory.mktemp("heads"), PAPERS)
    yield made
    made[0].close()


@pytest.mark.parametrize(
    ("question", "items"),
    [
        ("List the flow limit settings of the HX120 with their hex codes.", ("0xX0", "0xX1", "0xX2")),
        ("Which boats have 3 masts?", ("Sea Lark", "Old Fulmar")),
        ("Which LUNAR EPOCH functions does the tideline library have?", ("lunread()", "lunsort()")),
        ("Which parameters does the tideline input block harbours have?", ("nports", "depth(i)", "name(i)")),
        ("¿Quiénes aportaron un importe de $ 20.000,00?", ("BRAVO", "DUARTE")),
        ("文件有哪些类型的时间戳？", ("mtime", "ctime", "atime")),
    ],
)
def test_a_list_is_found_by_its_head(shelved, question, items):
    answer = computed(shelved, question)
    rows = [" | ".join(row) for row in answer.table.rows] if answer.table else []
    assert len(rows) == len(items), (rows, answer.text)
    assert all(any(item in row for row in rows) for item in items), rows


@pytest.mark.parametrize(
    "question",
    [
        "¿Quiénes aportaron un importe de $ 30.000,00?",
        "Which boats have crew 6?",
    ],
)
def test_a_close_miss_is_refused(shelved, question):
    answer = computed(shelved, question)
    assert answer.mode is Mode.NOT_FOUND, (answer.text, answer.table)


def test_the_first_row_is_a_head_only_over_figures():
    words = Written("", ("", "", ""), [("", "one", "two"), ("a", "red", "blue"), ("b", "green", "grey")])
    figures = Written("", ("", "", ""), [("", "one", "two"), ("a", "1", "2"), ("b", "3", "4")])
    assert headed(laid_out(words, 1)) is None
    assert headed(laid_out(figures, 1)) == ("", "one", "two")


def test_values_are_set_by_name():
    assert assigned("with FS_SEL=4") == [("FS_SEL", "4")]
    assert assigned("BS2 BS1 BS0 = 0 1 1: which n?") == [("BS2", "0"), ("BS1", "1"), ("BS0", "1")]
    assert assigned("for BS2 BS1 BS0 = 011") == [("BS2", "0"), ("BS1", "1"), ("BS0", "1")]
    assert assigned("A1 = 0, B2 = 3") == [("A1", "0"), ("B2", "3")]
    assert assigned("the rate for n = 9") == [("n", "9")]


def test_a_verb_before_an_article_is_no_plural():
    assert route_of("Which hex code addresses the scan limit register?").route is not Route.LIST
    assert route_of("Which registers are there?").route is Route.LIST


def test_a_column_of_change_is_no_value_unless_it_is_asked_for():
    question = Asked("What was the yield of the orchard (GROSS)?", ())
    assert tells_change(question, ["GROSS Reported % Change"])
    assert not tells_change(question, ["GROSS"])
    assert not tells_change(question, [])
    assert not tells_change(Asked("What was the change of the yield (GROSS)?", ()), ["GROSS Reported % Change"])
