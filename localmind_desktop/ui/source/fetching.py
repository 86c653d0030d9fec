"""Fetches what belongs to pages, the nearest page first, one at a time: a wish that has passed is never fetched."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.job import Failure, Job
from localmind_desktop.core import PageImage, PageWord

KEPT_BYTES = 120_000_000  # of images
KEPT_WORDS = 200  # pages
MOST_PIXELS = 19_000_000  # of one image; the library refuses more
SCREEN_CHANNELS = 4


class Fetching(QObject):
    """Keeps at most one job under way, so that the next is always the one that is wished most when it begins."""

    arrived = Signal(int)  # page
    failed = Signal(int)  # page

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._document_id = ""
        self._wishes: Sequence[int] = ()
        self._job: Job | None = None
        self._page = 0
        self.failures: dict[int, Failure] = {}

    @property
    def document_id(self) -> str:
        return self._document_id

    def begin(self, document_id: str) -> None:
        """Forget everything, and fetch of this document from now on; "" fetches nothing."""
        self._document_id = document_id
        self._wishes = ()
        self.failures.clear()
        self._stop()

    def wish(self, pages: Sequence[int]) -> None:
        """The pages that are wanted now, the most wanted first."""
        self._wishes = pages
        if self._job is not None and self._page not in pages:
            self._stop()
        self._go_on()

    def try_again(self) -> None:
        """Ask once more for what failed."""
        self.failures.clear()
        self._go_on()

    def _lacks(self, page: int) -> bool:
        """Whether something of the page is to be fetched."""
        raise NotImplementedError

    def _ask(self, document_id: str, page: int) -> Job:
        """A job that fetches it."""
        raise NotImplementedError

    def _keep(self, page: int, result: object) -> None:
        """Take what came."""
        raise NotImplementedError

    def _go_on(self) -> None:
        if self._job is not None or not self._document_id or not self._desk.is_open:
            return
        page = next((page for page in self._wishes if page not in self.failures and self._lacks(page)), None)
        if page is None:
            return
        self._page = page
        self._job = job = self._ask(self._document_id, page)
        job.finished.connect(partial(self._take, job, page))
        job.failed.connect(partial(self._take_failure, job, page))
        job.ended.connect(partial(self._end, job))

    def _stop(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def _take(self, job: Job, page: int, result: object) -> None:
        if job is self._job:
            self._keep(page, result)
            self.arrived.emit(page)

    def _take_failure(self, job: Job, page: int, failure: Failure) -> None:
        if job is self._job:
            self.failures[page] = failure
            self.failed.emit(page)

    def _end(self, job: Job) -> None:
        if job is self._job:
            self._job = None
            self._go_on()


@dataclass(frozen=True, slots=True)
class Drawn:
    """An image over the very bytes that came from the library: they are kept with it, and not copied."""

    image: QImage
    source: PageImage

    @classmethod
    def of(cls, page: PageImage) -> Drawn:
        form = QImage.Format.Format_RGB32 if page.channels == SCREEN_CHANNELS else QImage.Format.Format_RGB888
        return cls(QImage(page.pixels, page.width, page.height, page.stride, form), page)


class PageImages(Fetching):
    """Images of pages at one scale. Those of another scale are shown until a sharp one comes."""

    ahead = True  # of what else waits for the lane

    def __init__(self, desk: Desk, kept_bytes: int = KEPT_BYTES, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._kept_bytes = kept_bytes
        self._drawn: OrderedDict[int, Drawn] = OrderedDict()
        self._scale = 1.0
        self._sizes: Sequence[tuple[float, float]] = ()

    def begin(self, document_id: str, sizes: Sequence[tuple[float, float]] = ()) -> None:
        super().begin(document_id)
        self._sizes = sizes
        self._drawn.clear()

    def set_scale(self, scale: float) -> None:
        """The device pixels per point that images are to have from now on."""
        self._scale = scale

    def image(self, page: int) -> Drawn | None:
        return self._drawn.get(page)

    def is_sharp(self, page: int) -> bool:
        return page in self._drawn and not self._lacks(page)

    @property
    def kept_bytes(self) -> int:
        return sum(len(drawn.source.pixels) for drawn in self._drawn.values())

    def _lacks(self, page: int) -> bool:
        drawn = self._drawn.get(page)
        return drawn is None or abs(drawn.source.scale - self._wanted_scale(page)) > 0.002 * drawn.source.scale

    def _wanted_scale(self, page: int) -> float:
        width, height = self._sizes[page - 1]
        return min(self._scale, (MOST_PIXELS / max(1.0, width * height)) ** 0.5)

    def _ask(self, document_id: str, page: int) -> Job:
        scale = self._wanted_scale(page)
        return self._desk.render(document_id, page, scale, SCREEN_CHANNELS, ahead=self.ahead)

    def _keep(self, page: int, result: object) -> None:
        assert isinstance(result, PageImage)
        self._drawn[page] = Drawn.of(result)
        self._drawn.move_to_end(page)
        for far in [old for old in self._drawn if old not in self._wishes]:
            if self.kept_bytes <= self._kept_bytes:
                break
            del self._drawn[far]


class PageTexts(Fetching):
    """The words of pages."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._words: OrderedDict[int, tuple[PageWord, ...]] = OrderedDict()

    def begin(self, document_id: str) -> None:
        super().begin(document_id)
        self._words.clear()

    def words(self, page: int) -> tuple[PageWord, ...]:
        """The words of a page, none where they are not known yet."""
        return self._words.get(page, ())

    def knows(self, pages: Iterable[int]) -> bool:
        return all(page in self._words or page in self.failures for page in pages)

    def _lacks(self, page: int) -> bool:
        return page not in self._words

    def _ask(self, document_id: str, page: int) -> Job:
        return self._desk.page_words(document_id, page)

    def _keep(self, page: int, result: object) -> None:
        assert isinstance(result, tuple)
        self._words[page] = result
        while len(self._words) > KEPT_WORDS:
            self._words.popitem(last=False)
