"""The second reader's child: the model's real work, its limits, and pages that are given up."""

from __future__ import annotations

import os
import signal
import threading
import time
from dataclasses import replace

import pytest

from localmind_desktop.core.children.second_reader import look_again
from localmind_desktop.core.model import PageRead, SecondLook
from localmind_desktop.core.parsing import read_again, read_document
from localmind_desktop.core.settings import Limits
from localmind_desktop.core.task import Cancelled, CancelToken
from tests.core.children.alive import children
from tests.drawing import Drawing, Rules, Style, paragraph, table, text

pytestmark = pytest.mark.sampled(3)

LIMITS = Limits()
ROWS = [["Name", "Type", "Meaning"], *[[f"R{n}", "r/w", f"Sets the level {n} of it"] for n in range(12)]]


@pytest.fixture
def stamped(tmp_path):
    """A page of text, then a table with a stamp set upwards over it: its fast reading fails the self-check."""
    drawing = Drawing()
    text(drawing.page(), 60, 80, "1 Registers", 16)
    page = drawing.page()
    table(page, 60, 100, [90, 80, 220], ROWS, Style(rules=Rules.NONE, leading=1.7))
    text(page, 300, 240, "CONFIDENTIAL", 14, turn=90)
    paragraph(page, 60, 500, 400, "Some text that stands below the table. " * 4)
    return drawing.save(tmp_path / "stamped.pdf")


def fast(path) -> list[PageRead]:
    return [page for page in read_document(path, LIMITS, CancelToken()) if isinstance(page, PageRead)]


def test_only_doubtful_pages_are_read_again(stamped):
    first = fast(stamped)
    looked = list(read_again(stamped, first, LIMITS, CancelToken()))
    assert [page.number for page in looked] == [2]
    assert looked[0].second_look in (SecondLook.KEPT, SecondLook.BETTER)
    if looked[0].second_look is SecondLook.BETTER:
        assert min(f.confidence for f in looked[0].fragments) > min(f.confidence for f in first[1].fragments)
    assert children() == []


def test_no_model_is_loaded_where_nothing_is_doubtful(tmp_path):
    drawing = Drawing()
    table(drawing.page(), 60, 100, [90, 80, 220], ROWS, Style(leading=1.7))
    path = drawing.save(tmp_path / "sure.pdf")
    first = fast(path)
    started = children()
    assert list(read_again(path, first, LIMITS, CancelToken())) == []
    assert started == children() == []


def test_a_page_is_looked_at_once(stamped):
    noted = [replace(page, second_look=SecondLook.KEPT) for page in fast(stamped)]
    assert list(read_again(stamped, noted, LIMITS, CancelToken())) == []


@pytest.mark.parametrize("limits", [{"page_seconds": 0.001}, {"page_bytes": 1_000_000}], ids=["time", "memory"])
def test_a_page_over_its_limits_keeps_its_first_reading(stamped, limits):
    first = fast(stamped)
    (page,) = read_again(stamped, first, replace(LIMITS, **limits), CancelToken())
    assert page == replace(first[1], second_look=SecondLook.FAILED)
    assert children() == []


def test_a_child_that_dies_costs_one_page(stamped):
    looking = look_again(stamped, {1: "", 2: ""}, LIMITS, CancelToken())

    def kill() -> None:
        while not children():
            time.sleep(0.02)
        os.kill(children()[0].pid, signal.SIGKILL)

    killer = threading.Thread(target=kill)
    killer.start()
    results = list(looking)
    killer.join()
    assert [looked.number for looked in results] == [1, 2]
    assert results[0].result is SecondLook.FAILED
    assert results[1].result is not SecondLook.FAILED


def test_a_file_that_is_gone_is_no_error(tmp_path):
    (looked,) = look_again(tmp_path / "gone.pdf", {1: ""}, LIMITS, CancelToken())
    assert looked.result is SecondLook.FAILED


def test_cancelling_ends_the_child(stamped):
    cancel = CancelToken()
    looking = look_again(stamped, {1: "", 2: ""}, LIMITS, cancel)
    next(looking)
    cancel.cancel()
    with pytest.raises(Cancelled):
        list(looking)
    assert children() == []


def test_a_document_that_is_read_no_better_is_given_up(tmp_path):
    drawing = Drawing()
    for number in range(8):
        paragraph(drawing.page(), 60, 80, 400, f"Page {number} holds no table at all. " * 8)
    path = drawing.save(tmp_path / "prose.pdf")
    looked = list(look_again(path, dict.fromkeys(range(1, 9), ""), LIMITS, CancelToken()))
    assert [one.number for one in looked] == list(range(1, 9))
    assert [one.result for one in looked] == [SecondLook.KEPT] * 6 + [SecondLook.NOT_TAKEN] * 2
