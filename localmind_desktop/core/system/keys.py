"""The keys of model servers that ask for one: in the system's keyring, never in a file of ours or in the log."""

from __future__ import annotations

import logging
import threading

log = logging.getLogger(__name__)

SERVICE = "LocalMind"


class ServerKeys:
    """Keys by the address of their server. Where the system has no keyring that can be used, a key is kept until the
    program ends. Thread-safe; the system may ask the user to unlock the keyring, so that a call may take long."""

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._session: dict[str, str] = {}

    def of(self, address: str) -> str:
        """The key for the server at ``address``; "" where there is none."""
        with self._guard:
            if address in self._session:
                return self._session[address]
        import keyring
        from keyring.errors import KeyringError

        try:
            return keyring.get_password(SERVICE, address) or ""
        except (KeyringError, OSError) as error:
            log.warning("the keyring could not be read (%s)", type(error).__name__)
            return ""

    @property
    def last(self) -> bool:
        """Whether keys last beyond this session."""
        import keyring
        from keyring.backends import fail

        return not isinstance(keyring.get_keyring(), fail.Keyring)

    def hold(self, address: str, key: str) -> None:
        """Use ``key`` for the server at ``address`` until the program ends, without keeping it."""
        with self._guard:
            self._session[address] = key

    def keep(self, address: str, key: str) -> bool:
        """Keep ``key``, or forget the one that is kept where it is "". False: only until the program ends."""
        import keyring
        from keyring.errors import KeyringError, PasswordDeleteError

        self.hold(address, key)
        try:
            if key:
                keyring.set_password(SERVICE, address, key)
            else:
                keyring.delete_password(SERVICE, address)
        except PasswordDeleteError:  # there was none
            return True
        except (KeyringError, OSError) as error:
            log.warning("the keyring could not be written (%s)", type(error).__name__)
            return False
        return True


def no_key(address: str) -> str:
    """As `ServerKeys.of` where no server asks for a key."""
    return ""
