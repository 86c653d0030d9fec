import pytest

from localmind_desktop.ui.addresses import host_of, is_loopback


@pytest.mark.parametrize(
    "address", ["http://127.0.0.1:11434", "localhost:11434", "http://[::1]:8080", "127.9.9.9", "http://localhost"]
)
def test_this_computer(address):
    assert is_loopback(address)


@pytest.mark.parametrize(
    "address",
    [
        "http://10.0.0.7:11434",
        "http://localhost.example.com",
        "http://127.0.0.1@evil.example",
        "0.0.0.0",
        "",
        "http://[::1",
        "box",
    ],
)
def test_not_certainly_this_computer(address):
    assert not is_loopback(address)


def test_the_host_of_an_address():
    assert host_of("https://models.example:443/v1") == "models.example"
