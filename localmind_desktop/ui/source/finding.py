"""Search in the shown document: the job, its hits, and which of them is shown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.hits import HitModel
from localmind_desktop.bridge.job import Failure, Job
from localmind_desktop.core import Box, TextHit
from localmind_desktop.ui.source.fetching import Fetching

TYPING_MS = 180


class HitBoxes(Fetching):
    """Where the hits of a page are to the letter, by the words of the page."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._hits: dict[int, list[TextHit]] = {}
        self._boxes: dict[int, Sequence[tuple[Box, ...]]] = {}

    def begin(self, document_id: str) -> None:
        super().begin(document_id)
        self._hits, self._boxes = {}, {}

    def add(self, hits: Sequence[TextHit]) -> None:
        for hit in hits:
            self._hits.setdefault(hit.page, []).append(hit)

    def boxes(self, page: int) -> list[Box]:
        """All hits of a page, as well as they are known."""
        known = self._boxes.get(page)
        places = known if known is not None else [hit.boxes for hit in self._hits.get(page, ())]
        return [box for boxes in places for box in boxes]

    def boxes_of(self, hit: TextHit) -> Sequence[Box]:
        known = self._boxes.get(hit.page)
        return hit.boxes if known is None else known[self._hits[hit.page].index(hit)]

    def pages(self) -> list[int]:
        return list(self._hits)

    def _lacks(self, page: int) -> bool:
        return page in self._hits and page not in self._boxes

    def _ask(self, document_id: str, page: int) -> Job:
        return self._desk.hit_boxes(document_id, page, self._hits[page])

    def _keep(self, page: int, result: object) -> None:
        assert isinstance(result, list)
        self._boxes[page] = result


class Finding(QObject):
    """Looks for what is typed, a little after the last key; hits come while it goes on."""

    changed = Signal()  # the hits, which of them is shown, or whether the search goes on
    hit_chosen = Signal(object)  # TextHit
    failed = Signal(object)  # Failure

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.model = HitModel(self)
        self.places = HitBoxes(desk, self)
        self.text = ""
        self.current: int | None = None
        self._document_id = ""
        self._from_page = 1
        self._job: Job | None = None
        self._typing = QTimer(self, singleShot=True, interval=TYPING_MS)
        self._typing.timeout.connect(self._start)

    @property
    def searching(self) -> bool:
        return self._job is not None or self._typing.isActive()

    def has_hits(self) -> bool:
        return bool(self.model.hits)

    @property
    def hit(self) -> TextHit | None:
        """The hit that is shown."""
        return None if self.current is None else self.model.hits[self.current]

    def begin(self, document_id: str) -> None:
        """Search in this document from now on; what is being looked for is looked for there."""
        self._document_id = document_id
        self._drop()
        if self.text and document_id:
            self._typing.start()

    def look_for(self, text: str, from_page: int) -> None:
        """Look for ``text``, and show the first hit from that page on."""
        self._from_page = from_page
        if text.strip() == self.text:
            return
        self.text = text.strip()
        self._drop()
        if self.text:
            self._typing.start()
        self.changed.emit()

    @Slot()
    def next(self) -> None:
        self._step(1)

    @Slot()
    def previous(self) -> None:
        self._step(-1)

    def choose(self, number: int) -> None:
        """Show a hit, counted from 0."""
        self.current = number
        self.changed.emit()
        self.hit_chosen.emit(self.model.hits[number])

    def _step(self, by: int) -> None:
        if self.model.hits:
            first = -1 if by > 0 else 0
            self.choose(((first if self.current is None else self.current) + by) % len(self.model.hits))

    def _drop(self) -> None:
        self._typing.stop()
        if self._job is not None:
            self._job.cancel()
            self._job = None
        self.current = None
        self.model.clear()
        self.places.begin(self._document_id)
        self.changed.emit()

    @Slot()
    def _start(self) -> None:
        self._typing.stop()
        if not self._desk.is_open or not self._document_id:
            return
        self._job = job = self._desk.find_text(self._document_id, self.text)
        job.progressed.connect(partial(self._take, job))
        job.failed.connect(partial(self._take_failure, job))
        job.ended.connect(partial(self._end, job))
        self.changed.emit()

    def _take(self, job: Job, hits: Sequence[TextHit]) -> None:
        if job is not self._job:
            return
        before = len(self.model.hits)
        self.model.add(hits)
        self.places.add(hits)
        near = next((n for n, hit in enumerate(hits, before) if hit.page >= self._from_page), None)
        if self.current is None and near is not None:
            self.choose(near)
        else:
            self.changed.emit()

    def _take_failure(self, job: Job, failure: Failure) -> None:
        if job is self._job:
            self.failed.emit(failure)

    def _end(self, job: Job) -> None:
        if job is not self._job:
            return
        self._job = None
        if self.current is None and self.model.hits:
            self.choose(0)
        else:
            self.changed.emit()
