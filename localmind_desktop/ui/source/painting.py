"""How one page is painted: the paper, its image, and what is marked on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from localmind_desktop.ui.source.marks import PageMarks
from localmind_desktop.ui.words import tr

if TYPE_CHECKING:
    from localmind_desktop.ui.source.page_view import PageView

LOADING = QColor("#5B6472")
SHADOW = QColor(0, 0, 0, 40)
DEEP = 2  # pixels of the shadow
DIMMED = QColor("#ADB1B8")  # what white paper becomes


def paint_page(view: PageView, painter: QPainter, page: int, *, dim: bool) -> None:
    """Paint a page where it is in the view, in white or dimmed."""
    ratio, column = view.devicePixelRatioF(), view.column
    rect = column.rect(page).translated(-view.offset)
    rect.moveTo(round(rect.x() * ratio) / ratio, round(rect.y() * ratio) / ratio)
    painter.fillRect(QRectF(rect.bottomLeft(), QSizeF(rect.width(), DEEP)), SHADOW)  # only where it is seen
    painter.fillRect(rect, Qt.GlobalColor.white)
    drawn = view.images.image(page)
    if drawn is None:
        _say_why(view, painter, page, rect)
    elif view.images.is_sharp(page):
        _draw(painter, drawn.image, rect.topLeft(), QSizeF(drawn.image.size()) / ratio, column.quarters)
    else:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = rect.size().transposed() if column.quarters % 2 else rect.size()
        _draw(painter, drawn.image, rect.topLeft(), size, column.quarters)
    marks = PageMarks.of(view.marks, view.selecting.boxes(page), column, page, rect)
    marks.paint(painter, view.flash.strength)
    if dim:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        painter.fillRect(rect.toAlignedRect().adjusted(0, 0, 1, 1), DIMMED)  # an image may be a pixel larger
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


def _draw(painter: QPainter, image: QImage, corner: QPointF, size: QSizeF, quarters: int) -> None:
    """Draw ``image``, ``size`` large and turned by ``quarters`` to the right, with its upper left at ``corner``."""
    width, height = size.width(), size.height()
    begin = (QPointF(0, 0), QPointF(height, 0), QPointF(width, height), QPointF(0, width))[quarters]
    painter.save()
    painter.translate(corner + begin)
    painter.rotate(90 * quarters)
    painter.drawImage(QRectF(QPointF(0, 0), size), image)
    painter.restore()


def _say_why(view: PageView, painter: QPainter, page: int, rect: QRectF) -> None:
    failed = page in view.images.failures
    text = tr("This page cannot be shown.") if failed else tr("Loading page {n}…").format(n=page)
    painter.setPen(LOADING)
    painter.drawText(rect.intersected(QRectF(view.viewport().rect())), Qt.AlignmentFlag.AlignCenter, text)
