"""What is said on a page that cannot be shown, with a way to try again."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Signal, Slot

from localmind_desktop.bridge.job import Failure
from localmind_desktop.ui.parts import Notice
from localmind_desktop.ui.source.page_view import PageView

WIDTH, MARGIN = 340, 16


class PageTrouble(Notice):
    """Lies on the first page in view that failed; goes with it when the view is scrolled.

    ``password_asked`` carries the id of the document, which has to be opened first.
    """

    password_asked = Signal(str)

    def __init__(self, view: PageView) -> None:
        super().__init__(view.viewport())
        self._view = view
        self._page: int | None = None
        view.images.failed.connect(self.settle)
        view.scrolled.connect(self.settle)

    @Slot()
    def settle(self) -> None:
        """Come, go, or move with the page."""
        view, failures = self._view, self._view.images.failures
        page = next((page for page in view.seen() if page in failures), None)
        if page is None:
            self._page = None
            self.hide()
            return
        if page != self._page or self.isHidden():
            self._page = page
            self._tell(failures[page])
        room = QRectF(view.viewport().rect())
        rect = view.column.rect(page).translated(-view.offset).intersected(room)
        width = min(WIDTH, round(room.width()) - 2 * MARGIN)
        height = self.heightForWidth(width) if self.hasHeightForWidth() else self.sizeHint().height()
        left, top = rect.center().x() - width / 2, rect.top() + MARGIN
        self.setGeometry(round(max(MARGIN, left)), round(top), width, height)

    def _tell(self, failure: Failure) -> None:
        if failure.needs_password:
            ask = partial(self.password_asked.emit, self._view.images.document_id)
            text = self.tr("This document is protected by a password.")
            self.say(text, "", ((self.tr("Enter password…"), ask),))
        else:
            self.say(failure.sentence, "error", ((self.tr("Try again"), self.try_again),))

    @Slot()
    def try_again(self) -> None:
        """Ask once more for the pages that failed."""
        self._page = None
        self._view.images.try_again()
        self._view.texts.try_again()
        self._view.viewport().update()
