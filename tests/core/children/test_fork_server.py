"""Children that are forked: as limited as those that are spawned, ended as surely, and started many times as fast."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path

import psutil
import pytest

from localmind_desktop.core.children.fork_server import ForkServer
from localmind_desktop.core.children.process import Child, ChildEnded
from localmind_desktop.core.children.reader import forked_readers, read_document
from localmind_desktop.core.model import Kind, PageRead
from localmind_desktop.core.settings import Limits
from localmind_desktop.core.system import landlock
from localmind_desktop.core.task import CancelToken

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere children are spawned")

WAIT = 30.0
TEXT = "# Pump\n\nIt keeps {n} bar.\n"


def load_nothing() -> None:
    """These children need nothing."""


def opens(pipe: Connection, *paths: str) -> None:
    for path in paths:
        try:
            pipe.send(Path(path).read_text())
        except OSError as error:
            pipe.send(error.strerror)


def connects(pipe: Connection) -> None:
    try:
        socket.create_connection(("127.0.0.1", 9), 1.0)
    except OSError as error:
        pipe.send(error.strerror)


def says_its_parent(pipe: Connection) -> None:
    pipe.send(os.getppid())


def dies(pipe: Connection) -> None:
    os.kill(os.getpid(), signal.SIGSEGV)


def sleeps(pipe: Connection) -> None:
    pipe.send("asleep")
    time.sleep(WAIT)


@pytest.fixture
def server(tmp_path) -> Iterator[ForkServer]:
    server = ForkServer(tmp_path, load_nothing)
    yield server
    server.close()


def said(child: Child, count: int = 1) -> list[object]:
    try:
        return [child.receive(WAIT) for _ in range(count)]
    finally:
        child.end()


def test_it_reads_one_document_after_the_other(tmp_path):
    with forked_readers(tmp_path) as server:
        for number in range(3):
            path = tmp_path / f"pump{number}.md"
            path.write_text(TEXT.format(n=number))
            read = read_document(path, Limits(), CancelToken(), kind=Kind.MARKDOWN, start=server.start)
            pages = [event for event in read if isinstance(event, PageRead)]
            assert f"{number} bar" in str(pages)
        process = psutil.Process(server.pid)
        assert process.num_threads() == 1  # it could not be forked safely
        assert not [mapped.path for mapped in process.memory_maps() if "onnxruntime" in mapped.path]


def test_children_come_from_one_process(server):
    parents = {said(server.start(says_its_parent, (), "one", []))[0] for _ in range(3)}
    assert parents == {server.pid}


@pytest.mark.skipif(not landlock.version(), reason="the kernel has no Landlock")
def test_a_child_reads_its_own_document_and_no_other(server, tmp_path):
    own, other = tmp_path / "own.txt", tmp_path / "other.txt"
    own.write_text("own")
    other.write_text("other")
    for mine, foreign in ((own, other), (other, own)):
        child = server.start(opens, (str(mine), str(foreign)), "one", [mine])
        assert said(child, 2) == [mine.stem, "Permission denied"]


def test_a_child_reaches_no_network(server):
    assert said(server.start(connects, (), "one", [])) == ["Permission denied"]


def test_a_document_that_lies_elsewhere_has_a_spawned_child(server, tmp_path_factory):
    elsewhere = tmp_path_factory.mktemp("elsewhere") / "own.txt"
    elsewhere.write_text("own")
    assert said(server.start(opens, (str(elsewhere),), "one", [elsewhere])) == ["own"]
    assert server.pid is None


def test_a_child_that_dies_costs_the_others_nothing(server):
    sleeping = server.start(sleeps, (), "one", [])
    dying = server.start(dies, (), "one", [])
    with pytest.raises(ChildEnded):
        dying.receive(WAIT)
    dying.end()
    assert said(sleeping) == ["asleep"]
    assert said(server.start(says_its_parent, (), "one", [])) == [server.pid]


@pytest.mark.parametrize("how", ["end", "kill", "close"])
def test_no_child_is_left(server, how):
    child = server.start(sleeps, (), "one", [])
    assert child.receive(WAIT) == "asleep"
    pid, parent = child.pid, server.pid
    assert psutil.Process(pid).ppid() == parent
    if how == "close":
        server.close()
    elif how == "kill":
        child.kill()
        with pytest.raises(ChildEnded):
            child.receive(WAIT)
    child.end()
    child.end()
    assert not psutil.pid_exists(pid)
    assert psutil.pid_exists(parent) == (how != "close")


def test_a_server_that_was_killed_is_replaced(server):
    child = server.start(sleeps, (), "one", [])
    first = server.pid
    os.kill(first, signal.SIGKILL)
    os.kill(child.pid, signal.SIGKILL)  # which nobody else would
    child.end()
    assert said(server.start(says_its_parent, (), "one", [])) == [server.pid]
    assert server.pid != first


def test_a_server_without_work_ends_and_comes_again(tmp_path):
    server = ForkServer(tmp_path, load_nothing, idle_seconds=0.2)
    try:
        said(server.start(says_its_parent, (), "one", []))
        first = psutil.Process(server.pid)
        end = time.monotonic() + WAIT
        while first.is_running() and first.status() != psutil.STATUS_ZOMBIE:
            assert time.monotonic() < end
            time.sleep(0.05)
        assert said(server.start(says_its_parent, (), "one", [])) == [server.pid]
        assert server.pid != first.pid
    finally:
        server.close()


def test_several_threads_ask_at_once(server):
    found: list[object] = []

    def ask() -> None:
        for _ in range(5):
            found.extend(said(server.start(says_its_parent, (), "one", [])))

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [server.pid] * 20
