"""Opens documents that ask for a password, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from localmind_desktop.bridge.holdings import Holdings
from localmind_desktop.bridge.job import Failure
from localmind_desktop.core import Document
from localmind_desktop.ui.library.password_window import PasswordWindow
from localmind_desktop.ui.parts import Notice
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import number_name

Then: TypeAlias = Callable[[Document], object]
"""What is done with a document that is open."""


class Unlocking(QObject):
    """A password that was right is tried on the next document first, and on those that come in later."""

    unlocked = Signal(str)  # document id: its pages can be drawn

    def __init__(self, holdings: Holdings, theme: Theme, notice: Notice, owner: QWidget) -> None:
        super().__init__(owner)
        self._holdings, self._theme, self._notice, self._owner = holdings, theme, notice, owner
        self._queue: list[tuple[Document, Then]] = []
        self._known: frozenset[str] | None = None  # of which it was said that they need one; None before the first look
        self.window: PasswordWindow | None = None
        holdings.desk.opening.connect(self.forget)

    def ask(self, documents: Sequence[Document], then: Then) -> None:
        """Open documents, and ask for the password where it is not known; ``then`` gets each that is open."""
        is_idle = not self._queue
        self._queue += [(document, then) for document in documents]
        if is_idle:
            self._go_on()

    def tell(self, documents: Sequence[Document], then: Then) -> None:
        """Say so when one of the documents has come to need a password; what needed one at the start has been said."""
        waiting = [document for document in documents if document.needs_password]
        known, self._known = self._known, frozenset(document.id for document in waiting)
        new = [document for document in waiting if known is not None and document.id not in known]
        if new:
            one = self.tr("“{name}” is protected by a password.")
            many = self.tr("{n} documents are protected by a password.")
            text = (one if len(new) == 1 else many).format(name=new[0].name, n=number_name(len(new)))
            actions = ((self.tr("Enter password…"), partial(self.ask, new, then)), (self.tr("Close"), None))
            self._notice.say(text, "", actions)

    @Slot()
    def forget(self) -> None:
        """Another library is opened."""
        self._queue.clear()
        self._known = None
        self._close()

    def _go_on(self) -> None:
        if self._queue and self._holdings.desk.is_open:
            self._try(*self._queue[0], "", False)

    def _try(self, document: Document, then: Then, password: str, remember: bool) -> None:
        job = self._holdings.unlock(document.id, password, remember=remember)
        job.finished.connect(partial(self._open, document, then))
        job.failed.connect(partial(self._refuse, document, then))

    def _open(self, document: Document, then: Then, _: object) -> None:
        self._end()
        then(document)
        self.unlocked.emit(document.id)
        self._go_on()

    def _refuse(self, document: Document, then: Then, failure: Failure) -> None:
        if not failure.needs_password:
            self._end()
            self._notice.say(failure.sentence, "error", ((self.tr("Close"), None),))
            self._go_on()
        elif self.window is not None:
            self.window.refuse(failure.sentence)
        else:
            self._ask(document, then)

    def _ask(self, document: Document, then: Then) -> None:
        remembers = self._holdings.remembers_passwords()
        self.window = PasswordWindow(self._theme, document.name, remembers, self._owner.window())
        self.window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.window.entered.connect(partial(self._try, document, then))
        self.window.rejected.connect(self._give_up)
        self.window.open()

    @Slot()
    def _give_up(self) -> None:
        """Canceled: the others are not asked about either."""
        self._queue.clear()
        self.window = None

    def _end(self) -> None:
        del self._queue[:1]
        self._close()

    def _close(self) -> None:
        window, self.window = self.window, None
        if window is not None:
            window.accept()
