"""The guards of the suite see what they are there to see."""

from __future__ import annotations

import socket
import subprocess
import sys
import threading

import pytest

from tests.guards import leaks, network


@pytest.mark.parametrize("host", ["127.0.0.1", "127.9.9.9", "::1", "localhost", "", "/run/a.sock"])
def test_this_machine_may_be_reached(host):
    assert network.is_local(host)


@pytest.mark.parametrize("host", ["192.0.2.1", "10.0.0.1", "0.0.0.0", "example.org", "localhost.example.org", "::"])
def test_others_may_not(host):
    assert not network.is_local(host)


def test_leaving_the_machine_is_refused_and_noted(refusals):
    with pytest.raises(OSError, match="this machine only"):
        socket.create_connection(("192.0.2.1", 80), timeout=1)
    with pytest.raises(OSError, match="this machine only"):
        socket.getaddrinfo("example.org", 80)
    assert refusals == ["192.0.2.1", "example.org"]
    refusals.clear()


def test_loopback_works():
    with socket.create_server(("127.0.0.1", 0)) as server, socket.create_connection(server.getsockname()):
        pass


@pytest.fixture
def hasty(monkeypatch):
    monkeypatch.setattr(leaks, "GRACE_SECONDS", 0.0)


def test_a_thread_left_running_is_seen(hasty):
    before = leaks.Snapshot.take(with_qt=False)
    done = threading.Event()
    thread = threading.Thread(target=done.wait, name="left")
    thread.start()
    assert leaks.left_behind(before, set()) == ["thread left"]
    assert leaks.left_behind(before, {"left"}) == []
    done.set()
    thread.join()
    assert leaks.left_behind(before, set()) == []


def test_a_process_left_running_is_seen(hasty):
    before = leaks.Snapshot.take(with_qt=False)
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as process:
        assert leaks.left_behind(before, set()) == [f"process {process.pid}"]
        process.communicate(b"\n")
    assert leaks.left_behind(before, set()) == []


def test_a_window_and_a_timer_left_are_seen(qapp, hasty):
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QWidget

    before = leaks.Snapshot.take(with_qt=True)
    window, timer = QWidget(), QTimer()
    timer.start(60_000)
    kinds = [leak.split()[0] for leak in leaks.left_behind(before, set())]
    assert kinds == ["window", "timer"]
    timer.stop()
    window.deleteLater()
    leaks._let_qt_delete()
    assert leaks.left_behind(before, set()) == []


def test_a_running_qt_thread_is_seen(qapp, hasty, monkeypatch):
    from PySide6.QtCore import QThread

    class Waiting(QThread):
        def __init__(self) -> None:
            super().__init__()
            self.started_in_python, self.may_end = threading.Event(), threading.Event()

        def run(self) -> None:
            threading.current_thread()
            self.started_in_python.set()
            self.may_end.wait()

    before = leaks.Snapshot.take(with_qt=True)
    thread = Waiting()
    thread.start()
    assert thread.started_in_python.wait(10)
    assert [leak.split()[0] for leak in leaks.left_behind(before, set())] == ["thread"]
    thread.may_end.set()
    assert thread.wait(10_000)
    monkeypatch.setattr(leaks, "GRACE_SECONDS", 5.0)  # Qt says that it ended a moment before the system does
    assert leaks.left_behind(before, set()) == []
