"""Small pictures of first pages, drawn when a row is seen and kept in memory, the latest ones only."""

from __future__ import annotations

from collections import OrderedDict
from functools import partial

from PySide6.QtCore import QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QImage, QPixmap

from localmind_desktop.bridge.holdings import Holdings
from localmind_desktop.bridge.job import Failure
from localmind_desktop.core import PageImage

MOST_KEPT = 400
MOST_WANTED = 30
"""Of those waiting to be drawn; what was scrolled past is not drawn at all."""


class Thumbnails(QObject):
    """``of`` gives a picture or asks for it; ``drawn`` tells when it is there."""

    drawn = Signal(str)  # the document's id

    def __init__(self, holdings: Holdings, size: QSize, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._holdings = holdings
        self._size = size
        self._kept: OrderedDict[str, QPixmap | None] = OrderedDict()
        self._wanted: OrderedDict[str, float] = OrderedDict()
        self._drawing: str | None = None

    def of(self, document_id: str, ratio: float) -> QPixmap | None:
        """The picture for a screen of ``ratio`` device pixels per pixel; None as long as, or where, there is none."""
        if document_id in self._kept:
            self._kept.move_to_end(document_id)
            return self._kept[document_id]
        if document_id != self._drawing:
            self._wanted[document_id] = ratio
            self._wanted.move_to_end(document_id)
            while len(self._wanted) > MOST_WANTED:
                self._wanted.popitem(last=False)
            self._draw_next()
        return None

    def forget(self) -> None:
        """Drop everything."""
        self._kept.clear()
        self._wanted.clear()
        self._drawing = None

    def keep_only(self, document_ids: set[str]) -> None:
        """Drop the pictures of documents that are no longer there, or are being read again."""
        for document_id in [each for each in self._kept if each not in document_ids]:
            del self._kept[document_id]

    @Slot(str)
    def drop(self, document_id: str) -> None:
        """Draw it anew when it is next seen."""
        self._kept.pop(document_id, None)

    def _draw_next(self) -> None:
        if self._drawing is not None or not self._wanted or not self._holdings.desk.is_open:
            return
        document_id, ratio = self._wanted.popitem()
        self._drawing = document_id
        job = self._holdings.thumbnail(document_id, round(self._size.height() * ratio))
        job.finished.connect(partial(self._take, document_id, ratio))
        job.failed.connect(partial(self._take_failure, document_id))
        job.ended.connect(partial(self._ended, document_id))

    def _take(self, document_id: str, ratio: float, image: PageImage) -> None:
        if document_id == self._drawing:
            self._keep(document_id, picture(image, self._size, ratio))

    def _take_failure(self, document_id: str, _: Failure) -> None:
        if document_id == self._drawing:
            self._keep(document_id, None)

    def _ended(self, document_id: str) -> None:
        if document_id == self._drawing:
            self._drawing = None
            self._draw_next()

    def _keep(self, document_id: str, pixmap: QPixmap | None) -> None:
        self._kept[document_id] = pixmap
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        if pixmap is not None:
            self.drawn.emit(document_id)


def picture(page: PageImage, size: QSize, ratio: float) -> QPixmap:
    """A page as a pixmap that fits into ``size``."""
    form = QImage.Format.Format_RGB32 if page.channels == 4 else QImage.Format.Format_RGB888
    image = QImage(page.pixels, page.width, page.height, page.stride, form)
    fitted = image.scaled(size * ratio, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
    pixmap = QPixmap.fromImage(fitted)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
