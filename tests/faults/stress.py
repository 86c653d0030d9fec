"""A day's work in the window, pressed into less: documents come, are asked, change and go, and what that costs is told.

``python -m tests.faults.stress [--minutes 60] [--documents 5000] [--questions 10000] [--seed 1] [--vectors]``: a tenth
of the documents is held at a time, so that after the first tenth all is to stay as large as it is. A line is told every
minute, of an empty conversation: what its cards take is there as long as they are. What remembers the terms of words
and cells is full from the beginning, as it is after days. At the end it is told by how much each column grew from the
second tenth to the last, and how many garbage objects were waiting.
"""

from __future__ import annotations

import argparse
import faulthandler
import gc
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import mean

if not os.environ.get("DISPLAY"):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import psutil
from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication

from localmind_desktop.app import SWITCH_SECONDS
from localmind_desktop.assets import resources
from localmind_desktop.bridge.collector import Collector
from localmind_desktop.core import Answer, Document, Settings, terms
from localmind_desktop.core.backup import folder_size
from localmind_desktop.core.system.heaps import keep_few_heaps
from localmind_desktop.ui.main_window import MainWindow
from localmind_desktop.ui.starting import make_application, make_window

BEAT_MS = 40
PER_CONVERSATION, EDITED, AT_ONCE = 20, 0.1, 20
COLUMNS = (
    *("minute", "documents", "added", "edited", "removed", "asked", "missed", "window MB", "children MB", "children"),
    *("handles", "threads", "widgets", "objects", "garbage", "catalog MB", "index MB", "index files", "talk MB"),
    "files MB",
)
STEADY = COLUMNS[7:]


def word_of(number: int) -> str:
    return f"zorbla{number:05}quindle"


@dataclass
class Plan:
    """What is to have happened by now, and what has."""

    documents: int
    questions: int
    chance: random.Random
    folder: Path
    values: dict[Path, tuple[str, int]] = field(default_factory=dict)  # of each file the word and its value
    added: int = 0
    edited: int = 0
    removed: int = 0
    asked: int = 0
    missed: int = 0

    def new_files(self, part: float) -> list[Path]:
        """Files that are due, and some of those that are there, changed."""
        due = min(AT_ONCE, int(self.documents * part) - self.added)
        files = [self._written(self.folder / f"{word_of(self.added + one)}.md") for one in range(due)]
        self.added += len(files)
        changed = [path for path in self.values if path not in files and self.chance.random() < EDITED / 10]
        self.edited += len(changed[:due])
        return [*files, *map(self._written, changed[:due])]

    def is_as_read(self, document: Document) -> bool:
        """Whether its file was not written since the library took it in."""
        path = Path(document.source)
        return path in self.values and path.stat().st_mtime < document.added

    def _written(self, path: Path) -> Path:
        value = self.chance.randrange(100, 999)
        self.values[path] = path.stem, value
        rows = [(f"{path.stem} rating", f"{value} V"), *((f"Part {n}", f"{n * 3} mm") for n in range(8))]
        table = "\n".join(f"| {name} | {of} |" for name, of in [("Name", "Value"), ("---", "---"), *rows])
        path.write_text(f"# Pump {path.stem}\n\nIt keeps the pressure at {value % 9} bar.\n\n{table}\n")
        return path


class Worker(QObject):
    """Works in the window by a plan; tells a line each minute."""

    def __init__(self, window: MainWindow, plan: Plan, minutes: float) -> None:
        super().__init__(window)
        self._window, self._plan = window, plan
        self._minutes = minutes
        self._begun = self._told = time.monotonic()
        self._expected = ("", 0)
        self._is_removing = False
        self._is_cleared = False  # a line is to be told, and the cards are going
        self.lines: list[list[float]] = []
        self._timer = QTimer(self, interval=BEAT_MS)
        self._timer.timeout.connect(self._beat)
        window.chat.answered.connect(self._answered)

    @Slot()
    def begin(self) -> None:
        if not self._timer.isActive():
            print("  ".join(COLUMNS), flush=True)
            self._begun = time.monotonic()
            self._tell()
            self._timer.start()

    @property
    def _part(self) -> float:
        return min(1.0, (time.monotonic() - self._begun) / 60 / self._minutes)

    @property
    def _held(self) -> int:
        return max(AT_ONCE, self._plan.documents // 10)

    @Slot()
    def _beat(self) -> None:
        if self._is_cleared:
            self._is_cleared = False
            self._tell()
            if self._part >= 1:
                self._timer.stop()
                self._window.close()
                return
        if self._part >= 1 or time.monotonic() - self._told >= min(60.0, self._minutes * 60 / 20):
            self._is_cleared = not self._window.chat.answering
            if self._is_cleared:
                self._window.chat.begin_conversation()
            return
        imports = self._window.library.imports
        if not (imports.tally.left or imports._finding):  # what was handed over last may wait to be looked at
            self._window.library.add_paths(self._plan.new_files(self._part))
        self._remove()
        self._ask()

    def _remove(self) -> None:
        """The oldest go, some together, when a tenth of all is held."""
        if self._is_removing or len(self._window.library.model.documents) < self._held + AT_ONCE:
            return
        known = [each for each in self._window.library.model.documents if each.state.is_final]
        held = [each for each in known if Path(each.source) in self._plan.values]  # others are going already
        over = len(held) - self._held
        if over < AT_ONCE:
            return
        gone = sorted(held, key=lambda each: each.added)[:over]
        for each in gone:
            self._plan.values.pop(Path(each.source), None)
            Path(each.source).unlink(missing_ok=True)
        self._is_removing = True
        self._plan.removed += len(gone)
        desk, ids = self._window._desk, [each.id for each in gone]
        job = desk.on(desk.store, lambda library, cancel: library.remove_all(ids, cancel), ahead=True)
        job.ended.connect(self._removed)

    @Slot()
    def _removed(self) -> None:
        self._is_removing = False
        self._window.library._refresh_soon()

    def _ask(self) -> None:
        plan = self._plan
        if self._window.chat.answering or plan.asked >= plan.questions * self._part:
            return
        documents = [each for each in self._window.library.model.documents if each.state.is_whole]
        document = plan.chance.choice(documents) if documents else None
        if document is None or not plan.is_as_read(document):
            return
        if plan.asked % PER_CONVERSATION == PER_CONVERSATION - 1:
            self._window.chat.begin_conversation()
        self._expected = plan.values.get(Path(document.source), ("", 0))
        plan.asked += 1
        self._window.chat.ask(f"What is the {Path(document.source).stem} rating?")

    @Slot(object)
    def _answered(self, answer: Answer) -> None:
        """Count what was not told of a document that is as it was when it was asked; open what was cited."""
        word, value = self._expected
        if (word, value) in self._plan.values.values() and str(value) not in answer.text:
            self._plan.missed += 1
            print(f"not told: {word}, {value}; but: {answer.text[:300]!r}", flush=True)
        if answer.citations and self._plan.asked % 5 == 0:
            self._window.open_citation(answer.citations[0])

    def _tell(self) -> None:
        self._told = time.monotonic()
        plan = self._plan
        counts = len(self._window.library.model.documents), plan.added, plan.edited, plan.removed, plan.asked
        line = [(self._told - self._begun) / 60, *counts, plan.missed, *_costs(self._window._folder)]
        self.lines.append(line)
        told = (f"{value:{len(name)}.{0 if value >= 100 else 1}f}" for name, value in zip(COLUMNS, line, strict=True))
        print("  ".join(told), flush=True)


def _costs(library: Path) -> Iterator[float]:
    own, living = psutil.Process(), len(gc.get_objects())
    gc.collect()
    children = own.children(recursive=True)
    yield own.memory_info().rss / 1e6
    yield sum(_resident(child) for child in children) / 1e6
    yield len(children)
    yield own.num_fds()
    yield own.num_threads()
    yield len(QApplication.allWidgets())
    yield (kept := len(gc.get_objects()))
    yield living - kept
    yield _with_log(library / "catalog.sqlite")
    yield folder_size(library / "index") / 1e6
    yield sum(len(names) for _, _, names in os.walk(library / "index"))
    yield _with_log(library / "talk.sqlite")
    yield folder_size(library / "files") / 1e6


def remember_words() -> None:
    """Fill what remembers words and cells."""
    for number in range(1 << 15):
        terms.terms_in(f"{number}-{number}x")
        terms.folded_tokens(f"{number}x")


def _with_log(file: Path) -> float:
    return sum(part.stat().st_size for part in file.parent.glob(f"{file.name}*")) / 1e6


def _resident(child: psutil.Process) -> int:
    try:
        return int(child.memory_info().rss)
    except psutil.Error:
        return 0


def growth(lines: Sequence[Sequence[float]]) -> dict[str, tuple[float, float]]:
    """The mean of each column in the second tenth of the time, and in the last."""
    end = lines[-1][0]
    early = [line for line in lines if end / 10 < line[0] <= end / 5]
    late = [line for line in lines if line[0] > end * 9 / 10]
    places = [(COLUMNS.index(name), name) for name in STEADY]
    return {name: (mean(line[at] for line in early), mean(line[at] for line in late)) for at, name in places}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--documents", type=int, default=5000)
    parser.add_argument("--questions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--vectors", action="store_true", help="with the embedding model of the settings")
    given = parser.parse_args()
    faulthandler.enable()
    keep_few_heaps()
    remember_words()
    sys.setswitchinterval(SWITCH_SECONDS)
    settings = Settings()
    embedder = settings.models.embedder if given.vectors else "folder:absent"
    settings = replace(settings, models=replace(settings.models, use_chat=False, embedder=embedder))
    application = make_application(resources(), "en")
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place, "papers")
        folder.mkdir()
        window = make_window(resources(), settings, Path(place, "settings.json"), dark=False)
        collector = Collector(lambda: window.busy, application)
        plan = Plan(given.documents, given.questions, random.Random(given.seed), folder)
        worker = Worker(window, plan, given.minutes)
        window.library_opened.connect(collector.settle)
        window.library_opened.connect(worker.begin)
        window.show()
        window.open_library(Path(place, "library"))
        application.exec()
        collector.close()
    for name, (early, late) in growth(worker.lines).items():
        print(f"{name:12} second tenth {early:12.1f}   last tenth {late:12.1f}   {(late - early) / (early or 1):+.0%}")


if __name__ == "__main__":
    main()
