import logging
import threading

import pytest

from localmind_desktop.bridge.lane import Lane
from localmind_desktop.core.errors import Damaged
from localmind_desktop.core.task import Cancelled


def counting(cancel):
    yield from range(3)
    return "done"


def test_a_task_reports_its_events_in_order_and_then_its_result(lane, qtbot):
    job = lane.run(counting)
    seen = []
    job.started.connect(lambda: seen.append("started"))
    job.progressed.connect(seen.append)
    job.finished.connect(seen.append)
    with qtbot.waitSignal(job.ended):
        pass
    assert seen == ["started", 0, 1, 2, "done"]


def test_a_plain_function_is_a_job_too(lane, qtbot):
    job = lane.run(lambda cancel: 42)
    with qtbot.waitSignal(job.finished) as caught:
        pass
    assert caught.args == [42]


def test_work_runs_in_the_lane_and_reports_in_the_window(lane, qtbot):
    job = lane.run(lambda cancel: threading.get_ident())
    here = []
    job.finished.connect(lambda there: here.append((there, threading.get_ident())))
    with qtbot.waitSignal(job.ended):
        pass
    there, window = here[0]
    assert there != window == threading.get_ident()


def test_jobs_run_one_after_the_other_and_those_ahead_first(lane, qtbot):
    gate, order = threading.Event(), []
    lane.run(lambda cancel: gate.wait(10))
    lane.run(lambda cancel: order.append("second"))
    last = lane.run(lambda cancel: order.append("third"))
    lane.run(lambda cancel: order.append("first"), ahead=True)
    gate.set()
    with qtbot.waitSignal(last.ended):
        pass
    assert order == ["first", "second", "third"]


def test_a_known_error_is_told_in_its_own_sentence(lane, qtbot):
    def work(cancel):
        raise Damaged("The file is broken. Get it again.")

    job = lane.run(work)
    with qtbot.waitSignal(job.failed) as caught:
        pass
    assert caught.args[0].sentence == "The file is broken. Get it again."
    assert caught.args[0].kind == "Damaged"


def test_a_bug_is_logged_and_the_lane_goes_on(lane, qtbot, caplog):
    def work(cancel):
        raise ZeroDivisionError("secret words")

    job = lane.run(work)
    with caplog.at_level(logging.ERROR), qtbot.waitSignal(job.failed) as caught:
        pass
    assert "secret" not in caught.args[0].sentence
    assert caplog.records[0].exc_info is not None
    with qtbot.waitSignal(lane.run(lambda cancel: "alive").finished):
        pass


def test_cancelling_what_runs_frees_it(lane, qtbot):
    freed = threading.Event()

    def work(cancel):
        with cancel.on_cancel(freed.set):
            yield "waiting"
            assert freed.wait(10)
            cancel.check()

    job = lane.run(work)
    job.progressed.connect(lambda event: job.cancel())
    with qtbot.waitSignal(job.cancelled):
        pass


def test_a_cancelled_job_that_waits_never_begins(lane, qtbot):
    gate, ran = threading.Event(), []
    lane.run(lambda cancel: gate.wait(10))
    waiting = lane.run(lambda cancel: ran.append(True))
    waiting.cancel()
    gate.set()
    with qtbot.waitSignal(waiting.cancelled):
        pass
    assert not ran


def test_work_may_end_with_a_result_although_it_was_cancelled(lane, qtbot):
    """A stopped answer is still an answer, marked incomplete."""

    def work(cancel):
        yield "begun"
        while not cancel.cancelled:
            threading.Event().wait(0.001)
        return "half"

    job = lane.run(work)
    job.progressed.connect(lambda event: job.cancel())
    with qtbot.waitSignal(job.finished) as caught:
        pass
    assert caught.args == ["half"]


def test_closing_cancels_runs_the_last_work_and_joins(qtbot):
    lane, ended = Lane("closing"), []

    def endless(cancel):
        try:
            while True:
                cancel.check()
                yield
        finally:
            ended.append("cleaned up")

    with qtbot.waitSignal(lane.run(endless).started):
        pass
    lane.run(lambda cancel: ended.append("never"))
    lane.close(lambda cancel: ended.append("last"))
    assert ended == ["cleaned up", "last"]


def test_a_lane_tells_when_it_becomes_busy_and_idle(lane, qtbot):
    seen = []
    lane.busy_changed.connect(seen.append)
    with qtbot.waitSignal(lane.run(lambda cancel: None).ended):
        pass
    qtbot.waitUntil(lambda: seen == [True, False])


def test_thousands_of_events_arrive_whole_and_in_order(lane, qtbot):
    def work(cancel):
        yield from range(5_000)

    job, seen = lane.run(work), []
    job.progressed.connect(seen.append)
    with qtbot.waitSignal(job.ended, timeout=20_000):
        pass
    assert seen == list(range(5_000))


@pytest.mark.parametrize("error", [Cancelled, Damaged])
def test_an_error_that_a_task_raises_after_events_ends_the_job(lane, qtbot, error):
    def work(cancel):
        yield 1
        raise error("x")

    job = lane.run(work)
    with qtbot.waitSignal(job.cancelled if error is Cancelled else job.failed):
        pass


def test_a_barrier_is_passed_when_all_before_it_has_ended(lane, qtbot):
    gate, ended = threading.Event(), []
    lane.run(lambda cancel: gate.wait(10) and ended.append("work"))
    barrier = lane.barrier()
    assert not barrier.is_set()
    gate.set()
    assert barrier.wait(10)
    assert ended == ["work"]


def test_cancelling_a_lane_cancels_all_that_is_in_it(lane, qtbot):
    jobs = [lane.run(waits_for_cancel), lane.run(waits_for_cancel)]
    lane.cancel()
    with qtbot.waitSignals([job.cancelled for job in jobs]):
        pass


def waits_for_cancel(cancel):
    while True:
        cancel.check()
        yield
