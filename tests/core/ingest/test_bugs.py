"""A bug that one document brings out costs neither the others nor the next start."""

import logging

from localmind_desktop.core.model import State


def _bug(texts):
    raise ZeroDivisionError("ours")


def test_a_bug_ends_in_a_state_with_a_reason_and_a_logged_trace(bench, samples, caplog):
    bench.embedder.before = _bug
    with caplog.at_level(logging.ERROR):
        result = bench.take_in(samples / "maintenance-contract.pdf")
    assert result.status == "failed"
    assert "internal error" in result.reason
    assert "ZeroDivisionError" in caplog.text
    assert [document.state for document in bench.catalog.documents()] == [State.FAILED]
    bench.embedder.before = lambda texts: None
    assert bench.take_in(samples / "aq-37-sensor-data-sheet.pdf").status == "ready"
