"""A pool for one step: results in order, joined before the step ends."""

import threading

import pytest

from localmind_desktop.core.parallel import MOST, side_by_side


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
