"""All pages of a document in one column: scrolled, zoomed, drawn around what is seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from localmind_desktop.core import Box
from localmind_desktop.ui.source.arriving import (
    FULL_SIZE,
    can_stay,
    foremost,
    led_to,
    left_edge,
    readable_scale,
    scale_for,
    union,
)
from localmind_desktop.ui.source.fetching import PageImages, PageTexts
from localmind_desktop.ui.source.flashing import Flash
from localmind_desktop.ui.source.marks import Marks
from localmind_desktop.ui.source.moving import LINE, Fit, moves, pinches
from localmind_desktop.ui.source.page_column import GAP, MARGIN, PageColumn, Spot
from localmind_desktop.ui.source.painting import paint_page
from localmind_desktop.ui.source.selecting import Selecting
from localmind_desktop.ui.theme import Theme

SMALLEST, LARGEST = 0.1 * FULL_SIZE, 8.0 * FULL_SIZE
STEP = 1.2
AHEAD = 2  # pages drawn before and after those that are seen
SHARPEN_MS = 90


class PageView(QAbstractScrollArea):
    """Shows the pages that ``images`` and ``texts`` fetch."""

    page_changed = Signal(int)
    scrolled = Signal()
    handled = Signal()  # the user scrolled or turned the pages
    zoomed = Signal()
    back_wanted = Signal()
    forward_wanted = Signal()

    def __init__(self, images: PageImages, texts: PageTexts, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("pages")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Document pages"))
        self.images, self.texts = images, texts
        self.column = PageColumn()
        self.marks = Marks()
        self.fit, self._least = Fit.WIDTH, SMALLEST
        self.is_dimmed = False
        self._theme = theme
        self._page = 1
        self._pinned: int | None = None  # the page that was asked for, until the view is scrolled
        self._moving = False
        self.flash = Flash(self)
        self.flash.valueChanged.connect(self._repaint)
        self._wishing = QTimer(self, singleShot=True)
        self._wishing.timeout.connect(self._wish)
        self.selecting = Selecting(self)
        images.arrived.connect(self._repaint)
        images.failed.connect(self._repaint)
        theme.changed.connect(self._repaint)
        self.verticalScrollBar().actionTriggered.connect(self.handled)
        self.viewport().setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)

    # ------------------------------------------------------------------ what is shown

    @property
    def scale(self) -> float:
        """Logical pixels per point."""
        return self.column.scale

    @property
    def page(self) -> int:
        """The page that is read: the one that was asked for, or that takes the most of the view."""
        return self._page

    @property
    def offset(self) -> QPointF:
        """Where in the column the view's upper left corner is."""
        return QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())

    def show_pages(self, sizes: Sequence[tuple[float, float]]) -> None:
        """Show pages of these sizes in points, from the first on, with nothing marked."""
        self.column = PageColumn(sizes, self.column.scale, self.viewport().width(), across=self.column.across)
        self.marks = Marks()
        self.selecting.clear()
        self._page, self._least = 1, SMALLEST
        self._refit()
        self._settle_bars()
        self.go_to(1)

    def go_to(self, page: int, box: Box | None = None) -> None:
        """Bring the top of a page, or a box on it, into view."""
        if not self.column.count:
            return
        page = min(max(1, page), self.column.count)
        if box is not None:
            self.show_place(page, (box,))
            return
        self._refit(page)
        top, left = self.column.rect(page).top() - GAP / 2, self.offset.x()
        if not self.sees_across(page):
            left = self.column.rect(page).left() - MARGIN
        self._stop_at(page, QPointF(left, top))

    def show_place(
        self, page: int, boxes: Sequence[Box], around: Sequence[Box] = (), *, are_lines: bool = False
    ) -> None:
        """Show ``boxes`` (at least one) in the upper third, readable where the width is filled, and what is
        ``around`` them as far as there is room. A place that can be read where it is stays there."""
        room = self.viewport().size()
        box = foremost(boxes, (room.height() - 2 * MARGIN) / self.scale)
        whole = union(*boxes, *around)
        readable = readable_scale(self.texts.words(page), box, boxes if are_lines else ())
        place, line = self.column.place(page, box), self.column.place(page, whole)
        led = led_to(place, line)
        widths, free = [each.width() / self.scale for each in (line, led, place)], room.width() - 2 * MARGIN
        is_large = self.fit is not Fit.WIDTH or can_stay(self.scale, readable, widths, room.width())
        if is_large and QRectF(self.offset, QSizeF(room)).contains(led if led.width() <= free else place):
            self._stop_at(page, self.offset)
            return
        if not is_large:
            self._least = scale_for(readable, widths, free)
            self._refit(page)
        place = self.column.place(page, box)
        top = place.center().y() - max(room.height() / 3, place.height() / 2 + MARGIN)
        left = left_edge(place, self.column.place(page, whole), self.offset.x(), room.width())
        self._stop_at(page, QPointF(left, min(top, place.top() - MARGIN)))

    def _stop_at(self, page: int, offset: QPointF) -> None:
        self._move(offset)
        self._pinned = page
        self._follow()

    def top_spot(self) -> Spot:
        """What is at the view's upper left corner, to come back to it."""
        return self.column.spot(self.offset)

    def go_back_to(self, spot: Spot) -> None:
        """Bring ``spot`` back to the upper left corner."""
        self._move(self.column.point(spot))
        self._pinned = None
        self._follow()

    def place_of(self, page: int, box: Box) -> QRectF:
        """Where ``box`` is in the viewport, in logical pixels."""
        return self.column.place(page, box).translated(-self.offset)

    def spot_at(self, position: QPointF) -> Spot:
        """What is at a point of the viewport."""
        return self.column.spot(position + self.offset)

    def middle_of_page(self) -> Spot | None:
        """The middle of what is seen of the page that is read."""
        if not self.column.count:
            return None
        sight = QRectF(self.offset, QSizeF(self.viewport().size()))
        return self.column.spot(self.column.rect(self._page).intersected(sight).center())

    def seen(self) -> range:
        """The pages that have a part in the view."""
        top = self.offset.y()
        return self.column.pages_between(top, top + self.viewport().height())

    @Slot(bool)
    def dim(self, dimmed: bool) -> None:
        """Show the paper grey instead of white where the window is dark."""
        self.is_dimmed = dimmed
        self.viewport().update()

    @Slot()
    def turn_left(self) -> None:
        self._turn(-1)

    @Slot()
    def turn_right(self) -> None:
        self._turn(1)

    def _turn(self, quarters: int) -> None:
        middle = QPointF(self.viewport().rect().center())
        self._lay_out(self.column.turned(quarters), self.spot_at(middle) if self.column.count else None)

    @Slot(bool)
    def show_two(self, two: bool) -> None:
        """Show the pages in pairs side by side, or one below the other."""
        self._least = SMALLEST
        self._lay_out(self.column.laid_out(2 if two else 1), self.middle_of_page())

    def _lay_out(self, column: PageColumn, spot: Spot | None) -> None:
        """Show the same pages otherwise, with ``spot`` in the middle of the view."""
        middle, pinned = QPointF(self.viewport().rect().center()), self._pinned
        self.column = column
        if spot is not None:
            self._refit()
            self._settle_bars()
            self._move(self.column.point(spot) - middle)
            self._pinned = pinned
            self._follow()

    @Slot(int)
    def step(self, by: int) -> None:
        """Go so many pages further, or pairs of pages where these are shown."""
        self.go_to(self.column.stepped(self._page, by))

    # ------------------------------------------------------------------ zoom

    @Slot()
    def zoom_in(self) -> None:
        self.set_scale(self.scale * STEP)

    @Slot()
    def zoom_out(self) -> None:
        self.set_scale(self.scale / STEP)

    @Slot()
    def fit_width(self) -> None:
        """Fill the width with the present page, and go on filling it when the pane is resized."""
        self.fit, self._least = Fit.WIDTH, SMALLEST
        self._keep_top(self._refit)

    @Slot()
    def fit_page(self) -> None:
        """Show the whole of the present page, and go on so when the pane is resized."""
        self.fit, self._least = Fit.PAGE, SMALLEST
        self.go_to(self._page)
        self.zoomed.emit()

    def set_scale(self, scale: float, around: QPointF | None = None) -> None:
        """Zoom, while what is at ``around`` in the viewport, or in its middle, stays where it is."""
        self.fit = Fit.NONE
        point = around if around is not None else QPointF(self.viewport().rect().center())
        spot = self.spot_at(point) if self.column.count else None
        if self._take_scale(scale) and spot is not None:
            self._move(self.column.point(spot) - point)
            self._follow()

    @property
    def zoom(self) -> int:
        """The scale in per cent."""
        return round(100 * self.scale / FULL_SIZE)

    def take_zoom(self, fit: Fit, zoom: int) -> None:
        """Show the documents to come as large as this; ``zoom`` is in per cent, and counts where nothing is fitted."""
        self.fit = fit
        if fit is Fit.NONE:
            self._take_scale(zoom / 100 * FULL_SIZE)

    def _refit(self, page: int | None = None) -> None:
        """Take the scale that fits the pages into the present room, as far as what was gone to stays readable."""
        if not self.column.count or self.fit is Fit.NONE:
            return
        page = page or self._page
        size = self.column.size_to_fit(page)
        scale = (self.viewport().width() - 2 * MARGIN - self.column.gaps) / size.width()
        if self.fit is Fit.PAGE:
            scale = min(scale, (self.viewport().height() - GAP) / size.height())
        self._take_scale(max(scale, self._least))

    def _take_scale(self, scale: float) -> bool:
        scale = min(LARGEST, max(SMALLEST, scale))
        if abs(scale - self.scale) < 1e-4:
            return False
        self.column.scale = scale
        self._settle_bars()
        self._set_image_scale()
        self.zoomed.emit()
        self._wishing.start(SHARPEN_MS)
        return True

    def _set_image_scale(self) -> None:
        self.images.set_scale(self.scale * self.devicePixelRatioF())

    def _keep_top(self, change: Callable[[], None]) -> None:
        """Do something to the scale while the top of the view stays."""
        if not self.column.count:
            return
        spot, pinned = self.top_spot(), self._pinned
        change()
        left = self.offset.x()
        self._move(QPointF(left, self.column.point(spot).y()))
        self._pinned = pinned
        self._follow()

    # ------------------------------------------------------------------ scrolling

    def _settle_bars(self) -> None:
        room, size = self.viewport().size(), self.column.size
        moving, self._moving = self._moving, True
        for bar, whole, part in (
            (self.verticalScrollBar(), size.height(), room.height()),
            (self.horizontalScrollBar(), size.width(), room.width()),
        ):
            bar.setRange(0, max(0, round(whole) - part))
            bar.setPageStep(part)
            bar.setSingleStep(LINE)
        self._moving = moving
        self.viewport().update()

    def _move(self, offset: QPointF) -> None:
        self._moving = True
        self.horizontalScrollBar().setValue(round(offset.x()))
        self.verticalScrollBar().setValue(round(offset.y()))
        self._moving = False

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        if not self._moving:
            self._pinned = None
            self._follow()
        self.viewport().update()

    def _follow(self) -> None:
        """Find out which page is read now, and what is to be drawn."""
        page = self._read_page()
        if page != self._page:
            self._page = page
            self.page_changed.emit(page)
        self.scrolled.emit()
        self.viewport().update()
        if not self._wishing.isActive():
            self._wishing.start(0)

    def _read_page(self) -> int:
        seen = self.seen()
        if not seen:
            return 1
        if self._pinned is not None and self._pinned in seen:
            return self._pinned
        view = QRectF(self.offset, QSizeF(self.viewport().size()))
        return max(seen, key=lambda page: (self.column.rect(page).intersected(view).height(), -page))

    def sees_across(self, page: int) -> bool:
        """Whether the whole width of a page is in view."""
        rect, left = self.column.rect(page), self.offset.x()
        return rect.left() >= left and rect.right() <= left + self.viewport().width()

    @Slot()
    def _wish(self) -> None:
        """Ask for what is seen, then for what is near; the page that is read first."""
        seen = self.seen()
        if not seen:
            return
        last = min(self.column.count, seen[-1] + AHEAD)
        near = range(max(1, seen[0] - AHEAD), last + 1)
        self._set_image_scale()
        self.images.wish(sorted(near, key=lambda page: (page not in seen, abs(page - self._page))))
        self.texts.wish(seen)

    # ------------------------------------------------------------------ painting

    @Slot()
    def _repaint(self) -> None:
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), self._theme.colours["page"])
        for page in self.seen():
            paint_page(self, painter, page, dim=self.is_dimmed and self._theme.colours.dark)

    # ------------------------------------------------------------------ what Qt asks

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.column.room = self.viewport().width()
        self._keep_top(self._resized)

    def _resized(self) -> None:
        self._refit()
        self._settle_bars()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._wishing.start(0)  # the window came to another screen
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.set_scale(self.scale * STEP ** (event.angleDelta().y() / 120), event.position())
            event.accept()
        else:
            super().wheelEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        return pinches(self, event) or self.selecting.takes(event) or super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if moves(self, event):
            self.handled.emit()
        elif not self.selecting.takes_key(event):
            super().keyPressEvent(event)
