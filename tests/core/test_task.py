import threading

import pytest

from localmind_desktop.core.task import Cancelled, CancelToken, result_of


def test_a_task_hands_over_its_events_and_its_result():
    def task():
        yield 1
        yield 2
        return "done"

    events: list[int] = []
    assert result_of(task(), events.append) == "done"
    assert events == [1, 2]


def test_a_task_cleans_up_when_it_is_closed():
    cleaned = []

    def task():
        try:
            yield 1
        finally:
            cleaned.append(True)

    running = task()
    next(running)
    running.close()
    assert cleaned


def test_a_token_is_checked_and_stays_cancelled():
    token = CancelToken()
    token.check()
    token.cancel()
    token.cancel()
    assert token.cancelled
    with pytest.raises(Cancelled):
        token.check()


def test_hooks_run_once_and_only_while_their_block_runs():
    token, ran = CancelToken(), []
    with token.on_cancel(lambda: ran.append("left")):
        pass
    with token.on_cancel(lambda: ran.append("inside")):
        token.cancel()
        token.cancel()
    assert ran == ["inside"]


def test_a_hook_of_a_cancelled_token_runs_at_once():
    token, ran = CancelToken(), []
    token.cancel()
    with token.on_cancel(lambda: ran.append(True)):
        assert ran


def test_a_block_that_fails_takes_its_hook_along():
    token, ran = CancelToken(), []
    with pytest.raises(ValueError, match="x"), token.on_cancel(lambda: ran.append(True)):
        raise ValueError("x")
    token.cancel()
    assert not ran


def test_cancelling_frees_another_thread():
    token, freed = CancelToken(), threading.Event()
    with token.on_cancel(freed.set):
        thread = threading.Thread(target=token.cancel)
        thread.start()
        assert freed.wait(10)
        thread.join()
