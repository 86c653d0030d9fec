"""The guard over the network: what passes, what is refused and counted."""

import socket

import pytest

from localmind_desktop.core.system.connections import open_connections
from localmind_desktop.core.system.network import NetworkGuard, Refusal, host_of, is_this_machine


def connect(guard: NetworkGuard, host: object, port: int = 80) -> None:
    guard.look("socket.connect", (None, (host, port)))


def test_what_stays_on_this_machine_passes():
    guard = NetworkGuard()
    for host in ("127.0.0.1", "localhost", "::1", b"127.0.0.1"):
        connect(guard, host)
    guard.look("socket.connect", (None, "/run/a.socket"))
    guard.look("socket.getaddrinfo", ("localhost", 80, 0, 0, 0))
    guard.look("open", ("10.0.0.1",))
    assert guard.refusals == ()


def test_everything_else_is_refused_and_counted():
    guard = NetworkGuard()
    for host in ("10.0.0.7", "10.0.0.7", "example.com"):
        with pytest.raises(OSError, match="refused"):
            connect(guard, host)
    assert guard.refusals == (Refusal("10.0.0.7", 2), Refusal("example.com", 1))


def test_the_model_server_may_be_reached_and_the_one_before_no_longer():
    guard = NetworkGuard()
    guard.allow("http://10.0.0.7:11434")
    connect(guard, "10.0.0.7")
    guard.allow("10.0.0.8:8080")
    connect(guard, "10.0.0.8")
    guard.also_allow("http://10.0.0.9")
    connect(guard, "10.0.0.9")
    assert guard.allowed == ("10.0.0.8", "10.0.0.9")
    with pytest.raises(OSError, match="refused"):
        connect(guard, "10.0.0.7")


def test_a_server_named_by_name_is_reached_by_its_address(monkeypatch):
    guard = NetworkGuard()
    guard.allow("http://station:11434")
    guard.look("socket.getaddrinfo", ("station", 11434, 0, 0, 0))
    monkeypatch.setattr(socket, "getaddrinfo", lambda name, port: [(2, 1, 6, "", ("10.0.0.7", 0))])
    connect(guard, "10.0.0.7")
    with pytest.raises(OSError, match="refused"):
        connect(guard, "10.0.0.8")


@pytest.mark.parametrize(
    ("address", "host", "here"),
    [
        ("http://127.0.0.1:11434", "127.0.0.1", True),
        ("localhost:1", "localhost", True),
        ("[::1]:80", "::1", True),
        ("https://gpu.site", "gpu.site", False),
        ("", "", False),
        ("http://[::1", "", False),
        ("127.9.9.9", "127.9.9.9", True),
        ("http://localhost.example.com", "localhost.example.com", False),
        ("http://127.0.0.1@evil.example", "evil.example", False),
        ("0.0.0.0", "0.0.0.0", False),
        ("box", "box", False),
    ],
)
def test_hosts(address, host, here):
    assert (host_of(address), is_this_machine(host)) == (host, here)


def test_open_connections_are_those_of_the_system():
    with socket.create_server(("127.0.0.1", 0)) as server, socket.create_connection(server.getsockname()) as client:
        seen = open_connections()
        port = client.getsockname()[1]
        mine = [each for each in seen.open if each.local == f"127.0.0.1:{port}"]
        listening = [
            each for each in seen.open if each.local.endswith(f":{server.getsockname()[1]}") and not each.remote
        ]
    assert [(each.protocol, each.state, each.is_local) for each in mine] == [("TCP", "established", True)]
    assert listening[0].state == "listen"
    assert seen.processes >= 1
