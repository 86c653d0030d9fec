"""Keys of model servers: in the system's keyring, and until the program ends where there is none."""

from __future__ import annotations

from collections.abc import Iterator

import keyring
import pytest
from keyring.backend import KeyringBackend
from keyring.errors import KeyringLocked, PasswordDeleteError

from localmind_desktop.core.system.keys import SERVICE, ServerKeys

SERVER = "http://10.0.0.5:1234"


class Ring(KeyringBackend):
    """A keyring in memory, as a system may have one; a locked one refuses everything."""

    priority = 1  # type: ignore[assignment] - as keyring has it

    def __init__(self) -> None:
        super().__init__()
        self.kept: dict[tuple[str, str], str] = {}
        self.is_locked = False

    def get_password(self, service: str, username: str) -> str | None:
        self._expect_unlocked()
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self._expect_unlocked()
        self.kept[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        self._expect_unlocked()
        if self.kept.pop((service, username), None) is None:
            raise PasswordDeleteError("not there")

    def _expect_unlocked(self) -> None:
        if self.is_locked:
            raise KeyringLocked("locked")


@pytest.fixture
def ring() -> Iterator[Ring]:
    before = keyring.get_keyring()
    made = Ring()
    keyring.set_keyring(made)
    yield made
    keyring.set_keyring(before)


def test_a_key_is_kept_in_the_keyring(ring: Ring) -> None:
    assert ServerKeys().keep(SERVER, "sk-1")
    assert ring.kept == {(SERVICE, SERVER): "sk-1"}
    assert ServerKeys().of(SERVER) == "sk-1"  # also by another process
    assert ServerKeys().keep(SERVER, "")
    assert ServerKeys().keep(SERVER, "")
    assert ring.kept == {}
    assert ServerKeys().of(SERVER) == ""


def test_without_a_keyring_a_key_holds_until_the_program_ends(ring: Ring, caplog: pytest.LogCaptureFixture) -> None:
    ring.is_locked = True
    keys = ServerKeys()
    assert not keys.keep(SERVER, "sk-2")
    assert keys.of(SERVER) == "sk-2"
    assert ServerKeys().of(SERVER) == ""
    assert "sk-2" not in caplog.text
