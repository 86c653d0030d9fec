"""A pool for one step: results in order, joined before the step ends; and a clock."""

import threading

import pytest

from localmind_desktop.core.parallel import MOST, side_by_side, within
from localmind_desktop.core.task import CancelToken


def test_the_results_come_in_the_order_of_the_calls():
    gate = threading.Event()

    def late() -> str:
        gate.wait(5)
        return "late"

    def early() -> str:
        gate.set()
        return "early"

    assert side_by_side([late, early]) == ["late", "early"]


def test_no_thread_is_left_and_all_calls_have_ended_when_one_fails():
    ended: list[int] = []

    def fails() -> int:
        raise ValueError("broken")

    def ends() -> int:
        ended.append(1)
        return 1

    before = threading.active_count()
    with pytest.raises(ValueError, match="broken"):
        side_by_side([fails, *[ends] * (2 * MOST)])
    assert len(ended) == 2 * MOST
    assert threading.active_count() == before


def test_one_call_or_none_takes_no_thread():
    assert side_by_side([threading.current_thread]) == [threading.current_thread()]
    assert side_by_side([]) == []


def test_a_clock_cancels_what_it_is_set_for_and_not_the_task():
    cancel, rung = CancelToken(), threading.Event()
    with within(0.01, cancel) as limited, limited.on_cancel(rung.set):
        assert rung.wait(20)
        assert limited.cancelled
    assert not cancel.cancelled


def test_a_cancelled_task_does_not_wait_for_the_clock_which_ends_with_its_block():
    cancel, before = CancelToken(), threading.active_count()
    with within(1e300, cancel) as limited:
        assert not limited.cancelled
        cancel.cancel()
        assert limited.cancelled
    assert threading.active_count() == before
