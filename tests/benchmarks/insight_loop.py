"""How well the window's event loop keeps time while a long document is inspected, compared and its personal data found.

By hand: ``python tests/benchmarks/insight_loop.py LIBRARY NAME``, on a copy of a library that holds the document NAME.
A 5 ms precise timer beats in the window's thread; what is told is the gap between two beats, less 5 ms. Goal: none over
100 ms.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, Qt, QTimer, Slot

from localmind_desktop.app import SWITCH_SECONDS
from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.insights import InsightDesk
from localmind_desktop.bridge.job import Job
from localmind_desktop.core import DocumentClass, Settings
from localmind_desktop.core.settings import Models

BEAT_MS = 5
WITHOUT_MODELS = Settings(models=Models(embedder="folder:none", reranker="none", use_chat=False))


class Metronome(QObject):
    """Beats while a job runs, and writes down how late each beat is, in ms."""

    def __init__(self) -> None:
        super().__init__()
        self.gaps: list[float] = []
        self._last = 0.0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(BEAT_MS)
        self._timer.timeout.connect(self._beat)

    @Slot()
    def _beat(self) -> None:
        now = time.perf_counter()
        self.gaps.append(max(0.0, (now - self._last) * 1000 - BEAT_MS))
        self._last = now

    def during(self, name: str, start: Callable[[], Job]) -> None:
        """Print the gaps from the start of a job to its end."""
        self.gaps.clear()
        begun = self._last = time.perf_counter()
        self._timer.start()
        wait_for(start())
        self._timer.stop()
        gaps = sorted(self.gaps)
        over = sum(gap > 100 for gap in gaps)
        p99 = gaps[int(len(gaps) * 0.99)]
        took = time.perf_counter() - begun
        print(
            f"{name}: {took:.1f} s, {len(gaps)} beats, p99 {p99:.1f} ms, longest {gaps[-1]:.1f} ms, {over} over 100 ms"
        )


def wait_for(job: Job) -> None:
    loop = QEventLoop()
    job.ended.connect(loop.quit)
    loop.exec()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("library", type=Path)
    parser.add_argument("name")
    given = parser.parse_args()
    sys.setswitchinterval(SWITCH_SECONDS)
    application = QCoreApplication([])
    desk, found = Desk(), []
    wait_for(desk.open(given.library, WITHOUT_MODELS))
    listing = desk.documents()
    listing.finished.connect(found.extend)
    wait_for(listing)
    document = next(one for one in found if one.name == given.name)
    insights, metronome = InsightDesk(desk), Metronome()
    metronome.during("inspected", lambda: insights.choose_class(document, DocumentClass.FINANCIAL))
    metronome.during("compared", lambda: insights.compare(document, document))
    metronome.during("personal places", lambda: insights.personal_places(document))
    desk.close()
    application.quit()


if __name__ == "__main__":
    main()
