"""How soon the window is there, against an empty PySide6 window; what it costs at rest.

By hand: ``python tests/benchmarks/starting.py [--pairs 10] [--rest 20]``. Each run is a process; what is told
is the time from the start of the process to the first painting. Runs alternate, so that a busy machine hits both alike.
The cost at rest is that of the window's process alone, with an open, empty library.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAINTED = """
import os, sys, time
from PySide6.QtCore import QEvent, QObject, QTimer
class FirstPaint(QObject):
    def __init__(self, window, then):
        super().__init__(window)
        self.window, self.then = window, then
        window.installEventFilter(self)
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            print(time.monotonic() - float(os.environ["STARTED"]), time.process_time(), flush=True)
            self.then()
        return False
"""
EMPTY = f"""{PAINTED}
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication([])
window = QMainWindow()
window.resize(1380, 860)
first = FirstPaint(window, lambda: QTimer.singleShot(0, application.quit))
window.show()
application.exec()
"""
OURS = f"""{PAINTED}
from localmind_desktop import app
def main():
    from localmind_desktop.ui.main_window import MainWindow
    shown = MainWindow.show
    def show(window):
        window.first = FirstPaint(window, lambda: rest(window))
        shown(window)
    MainWindow.show = show
    sys.exit(app.main(sys.argv[2:]))
def rest(window):
    seconds = float(sys.argv[1])
    if not seconds:
        QTimer.singleShot(0, window.close)
        return
    window.library_opened.connect(lambda: QTimer.singleShot(5000, window, lambda: measure(window, seconds)))
def measure(window, seconds):
    import psutil
    own, begun = psutil.Process(), time.perf_counter()
    before = own.cpu_times()
    def tell():
        after = own.cpu_times()
        used = after.user + after.system - before.user - before.system
        print(100 * used / (time.perf_counter() - begun), own.memory_info().rss / 1e6, flush=True)
        window.close()
    QTimer.singleShot(round(seconds * 1000), window, tell)
if __name__ == "__main__":
    main()
"""


class Painted(NamedTuple):
    """When a window was painted: seconds since its process was started, and seconds of processor till then."""

    seconds: float
    processor: float


def run(script: Path, *arguments: str) -> list[str]:
    """The lines that a script prints in a process of its own."""
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # as packaging/run does
    if not environment.get("DISPLAY"):
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    command = [sys.executable, str(script), *arguments]
    environment["STARTED"] = str(time.monotonic())  # one clock for all processes
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.split()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=10)
    parser.add_argument("--rest", type=float, default=20.0, help="seconds over which the cost at rest is measured")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        empty, ours = Path(folder) / "empty.py", Path(folder) / "ours.py"
        empty.write_text(EMPTY)
        ours.write_text(OURS)
        settings = ("--settings", str(Path(folder) / "settings.json"), "--library", str(Path(folder) / "library"))
        times: list[tuple[Painted, Painted]] = []
        for number in range(given.pairs + 1):
            pair = painted(run(empty)), painted(run(ours, "0", *settings))
            if number:  # the first pair warms the disk's cache
                times.append(pair)
            time.sleep(0.2)
        report(times)
        _, _, processor, memory = run(ours, str(given.rest), *settings)
        print(f"at rest, library open: {float(processor):.2f} % of a core, {float(memory):.0f} MB resident")


def painted(lines: list[str]) -> Painted:
    return Painted(float(lines[0]), float(lines[1]))


def report(times: list[tuple[Painted, Painted]]) -> None:
    for name, column in (("empty window", 0), ("LocalMind", 1)):
        seconds = sorted(pair[column].seconds for pair in times)
        used = statistics.median(pair[column].processor for pair in times)
        print(
            f"{name}: median {statistics.median(seconds):.2f} s, best {seconds[0]:.2f}, worst {seconds[-1]:.2f}; "
            f"processor {used:.2f} s"
        )
    differences = [ours.seconds - empty.seconds for empty, ours in times]
    print(f"difference: median {statistics.median(differences):.2f} s")


if __name__ == "__main__":
    main()
