"""Tells when the page that is read is there, and sharp."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from localmind_desktop.ui.source.page_view import PageView


class SharpPage(QObject):
    """Tells it once after each opening and zoom."""

    shown = Signal(object)  # PageImage

    def __init__(self, view: PageView, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self._awaiting = False
        self._settling = QTimer(self, singleShot=True, interval=0)
        self._settling.timeout.connect(self._tell)
        view.images.arrived.connect(self._take)
        view.zoomed.connect(self._await)

    def expect(self) -> None:
        """A place was opened."""
        self._await()
        self._settling.start()

    def forget(self) -> None:
        """Nothing is shown."""
        self._awaiting = False

    @Slot()
    def _await(self) -> None:
        self._awaiting = True

    @Slot(int)
    def _take(self, page: int) -> None:
        if page == self._view.page:
            self._tell()

    @Slot()
    def _tell(self) -> None:
        drawn = self._view.images.image(self._view.page)
        if self._awaiting and drawn is not None and self._view.images.is_sharp(self._view.page):
            self._awaiting = False
            self.shown.emit(drawn.source)
