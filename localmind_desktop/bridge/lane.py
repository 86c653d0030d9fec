"""A lane: one thread that runs jobs in order and reports to the window's thread as one ordered stream."""

from __future__ import annotations

import enum
import logging
import threading
from collections import deque
from collections.abc import Callable, Generator
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, QThread, Signal, Slot

from localmind_desktop.bridge.job import Failure, Job, Work
from localmind_desktop.bridge.telling import told
from localmind_desktop.core.errors import KnownError
from localmind_desktop.core.phrase import phrase
from localmind_desktop.core.task import Cancelled, CancelToken, result_of

log = logging.getLogger(__name__)

_BUG = phrase("Something went wrong inside LocalMind. The details are in the log file; please try again.")


class Happening(enum.Enum):
    STARTED = enum.auto()
    PROGRESSED = enum.auto()
    FINISHED = enum.auto()
    FAILED = enum.auto()
    CANCELLED = enum.auto()


@dataclass(frozen=True, slots=True)
class Report:
    """What happened to the job of that number."""

    number: int
    happening: Happening
    value: object = None


@dataclass(frozen=True, slots=True)
class Order:
    """A job without its QObject, which must not be touched from the lane's thread."""

    number: int
    work: Work
    token: CancelToken


class Worker(QThread):
    """The thread. ``happened`` is the only thing that leaves it."""

    happened = Signal(object)

    def __init__(self, name: str, parent: QObject) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._orders: deque[Order] = deque()
        self._changed = threading.Condition()
        self._closing = False

    def add(self, order: Order, ahead: bool) -> None:
        with self._changed:
            if ahead:
                self._orders.appendleft(order)
            else:
                self._orders.append(order)
            self._changed.notify()

    def close(self) -> None:
        with self._changed:
            self._closing = True
            self._changed.notify()

    def run(self) -> None:
        while (order := self._next()) is not None:
            self.happened.emit(run_order(order, self._tell))

    def _next(self) -> Order | None:
        with self._changed:
            self._changed.wait_for(lambda: self._orders or self._closing)
            return self._orders.popleft() if self._orders else None

    def _tell(self, report: Report) -> None:
        self.happened.emit(report)


class Lane(QObject):
    """Runs jobs one after the other in a thread of its own."""

    busy_changed = Signal(object)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs: dict[int, Job] = {}
        self._count = 0
        self._worker = Worker(name, self)
        self._worker.happened.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._worker.start()

    @property
    def busy(self) -> bool:
        return bool(self._jobs)

    def run(self, work: Work, *, ahead: bool = False) -> Job:
        """Queue ``work``, behind what waits or ``ahead`` of it. Its signals come from the event loop, never at once."""
        job = Job(work, self)
        self._count += 1
        self._jobs[self._count] = job
        self._worker.add(Order(self._count, work, job.token), ahead)
        if len(self._jobs) == 1:
            self.busy_changed.emit(True)
        return job

    def cancel(self) -> None:
        """Cancel what runs and what waits."""
        for job in self._jobs.values():
            job.cancel()

    def barrier(self) -> threading.Event:
        """An event that is set when all that was handed in so far has ended."""
        passed = threading.Event()
        self.run(lambda cancel: passed.set())
        return passed

    def close(self, last: Work | None = None) -> None:
        """Cancel everything, run ``last`` in the thread, and wait for its end. Nothing is reported afterwards."""
        self._worker.happened.disconnect(self._deliver)
        self.cancel()
        if last is not None:
            self._worker.add(Order(0, last, CancelToken()), ahead=False)
        self._worker.close()
        self._worker.wait()
        self._jobs.clear()

    @Slot(object)
    def _deliver(self, report: Report) -> None:
        job = self._jobs.get(report.number)
        if job is None:
            return
        match report.happening:
            case Happening.STARTED:
                job.started.emit()
            case Happening.PROGRESSED:
                job.progressed.emit(report.value)
            case _:
                del self._jobs[report.number]
                _end(job, report)
                job.deleteLater()
                if not self._jobs:
                    self.busy_changed.emit(False)


def run_order(order: Order, tell: Callable[[Report], None]) -> Report:
    """Run one order to its end in the calling thread; the last report is returned, the others are told."""
    number = order.number
    try:
        order.token.check()
        tell(Report(number, Happening.STARTED))
        result = order.work(order.token)
        if isinstance(result, Generator):
            result = result_of(result, lambda event: tell(Report(number, Happening.PROGRESSED, event)))
        return Report(number, Happening.FINISHED, result)
    except Cancelled:
        return Report(number, Happening.CANCELLED)
    except KnownError as error:
        return Report(number, Happening.FAILED, Failure(told(error.sentence), type(error).__name__))
    except Exception as error:
        log.exception("a job failed with a bug")
        return Report(number, Happening.FAILED, Failure(told(_BUG), type(error).__name__))


def _end(job: Job, report: Report) -> None:
    if report.happening is Happening.FINISHED:
        job.finished.emit(report.value)
    elif report.happening is Happening.FAILED:
        job.failed.emit(report.value)
    else:
        job.cancelled.emit()
    job.ended.emit()
