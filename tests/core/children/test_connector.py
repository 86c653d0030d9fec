"""The process that connects for the app: to the addresses that it let through, and to no others."""

import socket
import subprocess
import sys
import threading
import time

import psutil
import pytest

from localmind_desktop.core.children.connector import Connector
from localmind_desktop.core.models.ollama import OllamaServer
from localmind_desktop.core.models.wire import Wire
from localmind_desktop.core.system import seccomp
from localmind_desktop.core.system.access import Access
from localmind_desktop.core.system.network import NetworkGuard

pytestmark = pytest.mark.skipif(not seccomp.is_known(), reason="only Linux lets a process give its sockets up")


def connecting() -> psutil.Process:
    """The connector's process among the children of this one."""
    (found,) = (
        child for child in psutil.Process().children() if any("connecting.py" in part for part in child.cmdline())
    )
    return found


@pytest.fixture
def connector():
    connector = Connector()
    yield connector
    connector.close()


@pytest.fixture
def listening():
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server


def test_it_hands_a_connection_over(connector, listening):
    connector.allow([listening.getsockname()])
    with connector.connect(*listening.getsockname(), 5.0) as client:
        there, _ = listening.accept()
        with there:
            client.sendall(b"hello")
            assert there.recv(5) == b"hello"
            assert client.gettimeout() is None


def test_other_addresses_are_refused(connector, listening):
    connector.allow([("127.0.0.1", 9)])
    with pytest.raises(OSError, match="not allowed"):
        connector.connect(*listening.getsockname(), 5.0)
    connector.allow([])
    with pytest.raises(OSError, match="not allowed"):
        connector.connect("127.0.0.1", 9, 5.0)


def test_where_nobody_listens_it_says_so(connector):
    connector.allow([("127.0.0.1", 1)])
    with pytest.raises(ConnectionRefusedError):
        connector.connect("127.0.0.1", 1, 5.0)


def test_several_ask_at_the_same_time(connector, listening):
    connector.allow([listening.getsockname()])
    found = []
    threads = [
        threading.Thread(target=lambda: found.append(connector.connect(*listening.getsockname(), 5.0)))
        for _ in range(20)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({one.getsockname() for one in found}) == 20
    for one in found:
        one.close()


def test_a_process_that_ended_is_an_error_and_leaves_nothing(listening):
    connector = Connector()
    child = connecting()
    child.kill()
    child.wait()
    connector.allow([listening.getsockname()])
    with pytest.raises(OSError, match=r"."):
        connector.connect(*listening.getsockname(), 1.0)
    connector.close()


def test_it_ends_with_the_process_that_started_it():
    program = (
        "from localmind_desktop.core.children.connector import Connector\n"
        "import os, psutil\nConnector()\nprint(psutil.Process().children()[0].pid, flush=True)\nos._exit(0)"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    end = time.monotonic() + 10
    while psutil.pid_exists(int(run.stdout)) and time.monotonic() < end:
        time.sleep(0.02)
    assert not psutil.pid_exists(int(run.stdout))


def test_it_loads_nothing_of_others(connector):
    child = connecting()
    loaded = [entry.path for entry in child.memory_maps()]
    assert [path for path in loaded if "site-packages" in path] == []
    assert child.environ().keys() <= {"LC_CTYPE"}  # no proxies, no keys


def test_the_model_server_is_spoken_to_through_it(connector, ollama_server):
    guard = NetworkGuard(connector)
    server = OllamaServer(Wire(ollama_server.url, 2.0, Access(guard.connect)))
    with pytest.raises(Exception, match="No model server answers"):
        server.version()
    guard.allow(ollama_server.url)
    assert server.version().major == 0
    assert server.installed()
    server.wire.close()


FENCED = """
import socket, sys
from localmind_desktop.core.children.connector import fenced_guard
from localmind_desktop.core.system.access import Access
from localmind_desktop.core.models.ollama import OllamaServer
from localmind_desktop.core.models.wire import Wire
guard = fenced_guard()
guard.allow(sys.argv[1])
server = OllamaServer(Wire(sys.argv[1], 2.0, Access(guard.connect)))
print(server.version().major)
server.wire.close()
for family in (socket.AF_INET, socket.AF_INET6):
    try:
        socket.socket(family)
        print("open")
    except PermissionError:
        print("refused")
guard.close()
"""


def test_a_fenced_process_reaches_its_server_and_nothing_else(ollama_server):
    run = subprocess.run([sys.executable, "-c", FENCED, ollama_server.url], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["0", "refused", "refused"]
