"""The passwords of documents: in memory until the program ends, in the system's keyring where the user wishes so."""

from __future__ import annotations

from localmind_desktop.core.model import Document
from localmind_desktop.core.system.keys import Secrets

SERVICE = "LocalMind documents"


class Passwords:
    """By the content of the file, so that copies and a file that was removed and comes back share one. Thread-safe.

    Nothing of it is written to the disk by this program, to its log or to a command line.
    """

    def __init__(self, offered: str = "") -> None:
        """``offered`` is tried on documents of which no password is known; later the last that was right is."""
        self._offered = offered
        self._secrets = Secrets(SERVICE)

    @property
    def last(self) -> bool:
        """Whether the system can remember passwords. May take as long as its keyring does."""
        return self._secrets.last

    def of(self, document: Document) -> str:
        """The password of a document; "" where none is known. The keyring is asked for locked documents only."""
        return self._known(document) or self._offered

    def is_missing(self, document: Document) -> bool:
        """Whether it is not certain that a document can be opened now."""
        return document.locked and not self._known(document)

    def keep(self, document: Document, password: str, *, remember: bool) -> None:
        """Use a password until the program ends; with ``remember`` it is kept in the system's keyring, too."""
        self._offered = password
        if remember:
            self._secrets.keep(document.sha256, password)
        else:
            self._secrets.hold(document.sha256, password)

    def _known(self, document: Document) -> str:
        known = self._secrets.held(document.sha256)
        if not known and document.locked and (known := self._secrets.of(document.sha256)):
            self._secrets.hold(document.sha256, known)
        return known

    def forget(self, document: Document) -> None:
        """A document was purged: its password goes with it."""
        if document.locked:
            self._secrets.keep(document.sha256, "")
