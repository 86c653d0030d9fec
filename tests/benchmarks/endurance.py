"""What the window's process and its children hold in memory while somebody works with it for hours.

By hand: ``python tests/benchmarks/endurance.py [--minutes 60] [--library DIR] [--questions FILE.jsonl]``. Every few
seconds a question is asked, a citation opened, a page turned, and now and then a whole table opened and closed, a
search made, a conversation begun. A line is told every ``--every`` minutes. Without ``--library`` the sample documents
are taken in first; with it, the library is worked in as it is (give a copy: one process at a time holds a library).
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import replace
from itertools import cycle
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
if not os.environ.get("DISPLAY"):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import psutil
from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication

from localmind_desktop.app import SWITCH_SECONDS
from localmind_desktop.assets import resources
from localmind_desktop.bridge.collector import Collector
from localmind_desktop.core import Settings
from localmind_desktop.core.system.heaps import keep_few_heaps
from localmind_desktop.ui.main_window import MainWindow
from localmind_desktop.ui.samples import Samples
from localmind_desktop.ui.starting import make_application, make_window

BEAT_MS = 1500
PER_CONVERSATION = 20
MEGABYTE = 1e6


class Worker(QObject):
    """Works in the window, one small thing per beat, and tells what that costs."""

    def __init__(self, window: MainWindow, questions: Sequence[str], minutes: float, every: float) -> None:
        super().__init__(window)
        self._window = window
        self._questions = cycle(questions)
        self._every = every * 60
        self._begun = self._told = time.monotonic()
        self._ends = self._begun + minutes * 60
        self._beats = self.asked = 0
        self._timer = QTimer(self, interval=BEAT_MS)
        self._timer.timeout.connect(self._beat)

    @Slot()
    def begin(self) -> None:
        if not self._timer.isActive():
            print("minute  questions  window MB  children MB  (children)  widgets  objects of Python", flush=True)
            self._tell()
            self._timer.start()

    @Slot()
    def _beat(self) -> None:
        now = time.monotonic()
        if now - self._told >= self._every or now >= self._ends:
            self._told = now
            self._tell()
        if now >= self._ends:
            self._timer.stop()
            self._window.close()
        elif not self._window.chat.answering:
            self._beats += 1
            (self._ask, self._read, self._turn, self._look)[self._beats % 4]()

    def _tell(self) -> None:
        own = psutil.Process()
        children = [each.memory_info().rss for each in own.children(recursive=True)]
        parts = (
            f"{(time.monotonic() - self._begun) / 60:6.1f}",
            f"{self.asked:9d}",
            f"{own.memory_info().rss / MEGABYTE:9.0f}",
            f"{sum(children) / MEGABYTE:11.0f}",
            f"{len(children):10d}",
            f"{len(QApplication.allWidgets()):7d}",
            f"{len(gc.get_objects()):17d}",
        )
        print("  ".join(parts), flush=True)

    # ------------------------------------------------------------------ what is done

    def _ask(self) -> None:
        if self.asked % PER_CONVERSATION == PER_CONVERSATION - 1:
            self._window.chat.begin_conversation()
        self.asked += 1
        self._window.chat.ask(next(self._questions))

    def _read(self) -> None:
        """Open the last answer's first citation."""
        card = self._window.chat.turns.last()
        if card is not None and card.answer is not None and card.answer.citations:
            self._window.open_citation(card.answer.citations[0])

    def _turn(self) -> None:
        self._window.source.turn(1)

    def _look(self) -> None:
        """A whole table, or a search in the document; what was open before is closed."""
        self._window.tables.close_all()
        card = self._window.chat.turns.last()
        table = card.answer.table if card is not None and card.answer is not None else None
        if table is not None and table.source is not None:
            self._window.tables.open_table(table.source)
        elif self._window.source.document_id is not None:
            self._window.source.open_find()
            self._window.source.search.bar.field.setText("the" if self._beats % 8 else "of")


def questions_of(file: Path | None) -> list[str]:
    """One question a line: JSON with a ``question``."""
    if file is None:
        return Samples(resources() / "samples").questions()
    return [json.loads(line)["question"] for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--every", type=float, default=5, help="minutes between two lines")
    parser.add_argument("--library", type=Path)
    parser.add_argument("--questions", type=Path)
    given = parser.parse_args()
    keep_few_heaps()
    sys.setswitchinterval(SWITCH_SECONDS)
    settings = Settings()
    settings = replace(settings, models=replace(settings.models, use_chat=False))
    application = make_application(resources(), "en")
    with tempfile.TemporaryDirectory() as folder:
        window = make_window(resources(), settings, Path(folder) / "settings.json", dark=False)
        collector = Collector(lambda: window.busy, application)
        worker = Worker(window, questions_of(given.questions), given.minutes, given.every)
        window.library_opened.connect(collector.settle)
        if given.library is None:
            window.library_opened.connect(window.add_samples)
            window.library.imports_ended.connect(worker.begin)
        else:
            window.library_opened.connect(worker.begin)
        window.show()
        window.open_library(given.library or Path(folder) / "library")
        application.exec()
        collector.close()


if __name__ == "__main__":
    main()
