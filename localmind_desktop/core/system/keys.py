"""What is secret: in the system's keyring, never in a file of ours or in the log. The keys of model servers first."""

from __future__ import annotations

import logging
import threading

log = logging.getLogger(__name__)

SERVICE = "LocalMind"


class Secrets:
    """Secrets by name, as ``service`` in the keyring. Where the system has none that can be used, a secret is kept
    until the program ends. Thread-safe; the user may be asked to unlock the keyring, so that a call may take long."""

    def __init__(self, service: str) -> None:
        self._service = service
        self._guard = threading.Lock()
        self._session: dict[str, str] = {}

    def held(self, name: str) -> str:
        """What is in use until the program ends; "" where there is nothing. The keyring is not asked."""
        with self._guard:
            return self._session.get(name, "")

    def of(self, name: str) -> str:
        """The secret called ``name``; "" where there is none."""
        with self._guard:
            if name in self._session:
                return self._session[name]
        import keyring
        from keyring.errors import KeyringError

        try:
            return keyring.get_password(self._service, name) or ""
        except (KeyringError, OSError) as error:
            log.warning("the keyring could not be read (%s)", type(error).__name__)
            return ""

    @property
    def last(self) -> bool:
        """Whether secrets last beyond this session."""
        import keyring
        from keyring.backends import fail

        return not isinstance(keyring.get_keyring(), fail.Keyring)

    def hold(self, name: str, secret: str) -> None:
        """Use ``secret`` until the program ends, without keeping it."""
        with self._guard:
            self._session[name] = secret

    def keep(self, name: str, secret: str) -> bool:
        """Keep ``secret``, or forget the one that is kept where it is "". False: only until the program ends."""
        import keyring
        from keyring.errors import KeyringError, PasswordDeleteError

        self.hold(name, secret)
        try:
            if secret:
                keyring.set_password(self._service, name, secret)
            else:
                keyring.delete_password(self._service, name)
        except PasswordDeleteError:  # there was none
            return True
        except (KeyringError, OSError) as error:
            log.warning("the keyring could not be written (%s)", type(error).__name__)
            return False
        return True


class ServerKeys(Secrets):
    """The keys of model servers, by address."""

    def __init__(self) -> None:
        super().__init__(SERVICE)


def no_key(address: str) -> str:
    """As `ServerKeys.of` where no server asks for a key."""
    return ""
