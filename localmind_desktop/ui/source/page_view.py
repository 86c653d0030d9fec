"""Shows one page as an image, with what is cited on it marked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from localmind_desktop.core import Box, PageImage
from localmind_desktop.ui.theme import Theme

POINTS_PER_INCH = 72.0
PIXELS_PER_INCH = 96.0
FULL_SIZE = PIXELS_PER_INCH / POINTS_PER_INCH
SMALLEST, LARGEST = 0.25 * FULL_SIZE, 5.0 * FULL_SIZE
STEP = 1.2
MARGIN = 14
CITED = QColor("#FDE047")
AROUND = QColor("#D1FAE5")
EDGE = QColor("#059669")


class PageCanvas(QWidget):
    """Paints the page at ``scale`` logical pixels per point; until a sharp image comes, another one is stretched."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("canvas")
        self._theme = theme
        self._image = QImage()
        self._size = QSizeF(595, 842)
        self._cited: tuple[Box, ...] = ()
        self._around: tuple[Box, ...] = ()
        self.scale = FULL_SIZE

    @property
    def image(self) -> QImage:
        return self._image

    def show_page(self, size: QSizeF, cited: Sequence[Box], around: Sequence[Box]) -> None:
        """A page of ``size`` points; its image is still to come."""
        self._size, self._cited, self._around = size, tuple(cited), tuple(around)
        self._image = QImage()
        self.fit()

    def set_image(self, image: QImage) -> None:
        self._image = image
        self.update()

    def fit(self) -> None:
        """Take the size that the page has at the present scale."""
        size = self._size * self.scale
        self.setFixedSize(round(size.width()) + 2 * MARGIN, round(size.height()) + 2 * MARGIN)
        self.update()

    def page_rect(self) -> QRectF:
        return QRectF(QPointF(MARGIN, MARGIN), self._size * self.scale)

    def place_of(self, box: Box) -> QRectF:
        """Where ``box`` is on the canvas, in logical pixels."""
        s = self.scale
        return QRectF(MARGIN + box.x0 * s, MARGIN + box.y0 * s, (box.x1 - box.x0) * s, (box.y1 - box.y0) * s)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), self._theme.colours["page"])
        page = self.page_rect()
        painter.fillRect(page.translated(0, 2), QColor(0, 0, 0, 40))
        painter.fillRect(page, Qt.GlobalColor.white)
        if self._image.isNull():
            painter.setPen(QColor("#5B6472"))
            painter.drawText(page, Qt.AlignmentFlag.AlignCenter, self.tr("Drawing the page…"))
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(page, self._image)
        self._paint_marks(painter)

    def _paint_marks(self, painter: QPainter) -> None:
        """Like a marker pen: what is printed stays black below the colour."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        cited = QPainterPath()
        for box in self._cited:
            cited.addRect(self.place_of(box))
        around = QPainterPath()
        for box in self._around:
            around.addRect(self.place_of(box))
        painter.fillPath(around.simplified().subtracted(cited), AROUND)
        painter.fillPath(cited.simplified(), CITED)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.setPen(QPen(EDGE, 1.6))
        for box in self._cited:
            painter.drawRect(self.place_of(box).adjusted(-2, -2, 2, 2))


class PageView(QScrollArea):
    """Scrolls and zooms the canvas. Asks for sharp images with ``image_wanted``, for pages with ``turn_wanted``."""

    image_wanted = Signal()
    turn_wanted = Signal(int)
    zoomed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("pages")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.setAccessibleName(self.tr("Page of the document"))
        self.canvas = PageCanvas(theme)
        self.setWidget(self.canvas)
        self.fits_width = True
        self._target: Box | None = None
        theme.changed.connect(self.canvas.update)

    # ------------------------------------------------------------------ pages

    def show_page(self, size: tuple[float, float], cited: Sequence[Box], around: Sequence[Box]) -> None:
        """Show a page of ``size`` points with these places marked, scrolled to the first of them."""
        self._target = next(iter(cited), next(iter(around), None))
        self.canvas.show_page(QSizeF(*size), cited, around)
        if self.fits_width:
            self._fit()
        self.scroll_to_target()
        self.image_wanted.emit()

    def set_image(self, page: PageImage, ratio: float) -> None:
        """Show a rendered page; ``ratio`` is the screen's device pixels per logical pixel."""
        image = QImage(page.pixels, page.width, page.height, page.stride, QImage.Format.Format_RGB888).copy()
        image.setDevicePixelRatio(ratio)
        self.canvas.set_image(image)

    def scroll_to_target(self) -> None:
        """Bring what is cited to the upper third; the top of the page when nothing is."""
        if self._target is None:
            self.verticalScrollBar().setValue(0)
            return
        place = self.canvas.place_of(self._target)
        self.verticalScrollBar().setValue(round(place.center().y() - self.viewport().height() / 3))
        self.horizontalScrollBar().setValue(round(place.center().x() - self.viewport().width() / 2))

    # ------------------------------------------------------------------ zoom

    @Slot()
    def zoom_in(self) -> None:
        self.set_scale(self.canvas.scale * STEP)

    @Slot()
    def zoom_out(self) -> None:
        self.set_scale(self.canvas.scale / STEP)

    def set_scale(self, scale: float) -> None:
        """Zoom about the middle of what is seen."""
        self.fits_width = False
        self._change_scale(scale)

    @Slot()
    def fit_width(self) -> None:
        """Fill the width, and go on filling it when the pane is resized."""
        self.fits_width = True
        self._fit()

    def _fit(self) -> None:
        width = self.canvas.page_rect().width() / self.canvas.scale
        self._change_scale((self.viewport().width() - 2 * MARGIN) / width)

    def _change_scale(self, scale: float) -> None:
        scale = min(LARGEST, max(SMALLEST, scale))
        before = self.canvas.scale
        if abs(scale - before) < 1e-3:
            return
        middle = self.viewport().rect().center() - self.canvas.pos() - QPoint(MARGIN, MARGIN)
        self.canvas.scale = scale
        self.canvas.fit()
        moved = middle * (scale / before) + QPoint(MARGIN, MARGIN) - self.viewport().rect().center()
        self.horizontalScrollBar().setValue(moved.x())
        self.verticalScrollBar().setValue(moved.y())
        self.zoomed.emit()
        self.image_wanted.emit()

    # ------------------------------------------------------------------ what Qt asks

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.fits_width and event.size().width() != event.oldSize().width():
            self._fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.set_scale(self.canvas.scale * STEP ** (event.angleDelta().y() / 120))
            event.accept()
            return
        super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.verticalScrollBar()
        if event.key() in (Qt.Key.Key_PageDown, Qt.Key.Key_Space) and bar.value() == bar.maximum():
            self.turn_wanted.emit(1)
        elif event.key() == Qt.Key.Key_PageUp and bar.value() == bar.minimum():
            self.turn_wanted.emit(-1)
        else:
            super().keyPressEvent(event)
