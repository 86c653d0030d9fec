"""Use the window as a newcomer does: a real X server and window manager, a real mouse and keyboard.

By hand: ``python tests/benchmarks/desktop_run.py FOLDER [--size 1280x800] [--scale 1]``; needs Xvfb, openbox, xdotool
and ImageMagick. Drags a sample document in, asks, clicks a citation and a cell, exports, hands files over with a second
start, closes during work, and starts again after a kill. Screenshots come into FOLDER; each step is said to be ok or
failed, and the exit code tells whether one failed.

The program runs unchanged but for a timer that writes down where its parts are on the screen and how it stands.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtGui import QImage

from localmind_desktop.ui.source.marks import CITED

ROOT = Path(__file__).parents[2]
SAMPLES = ROOT / "resources" / "samples"
QUESTION = "List all mandatory data objects of node class YTAP."
MARK_PIXELS = 60  # of the colour of a cited cell, at least
PATIENCE = 400.0  # seconds that a step may take

DRAG_SOURCE = """
import sys
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QDrag
from PySide6.QtWidgets import QApplication, QLabel
class Source(QLabel):
    def mouseMoveEvent(self, event):
        drag, files = QDrag(self), QMimeData()
        files.setUrls([QUrl.fromLocalFile(name) for name in sys.argv[1:]])
        drag.setMimeData(files)
        print(drag.exec(Qt.CopyAction), flush=True)
application = QApplication(sys.argv[:1])
source = Source("drag me", windowTitle="files")
source.setWindowFlags(Qt.WindowStaysOnTopHint | Qt.FramelessWindowHint)
source.setGeometry(application.primaryScreen().geometry().right() - 110, 4, 100, 40)
source.show()
sys.exit(application.exec())
"""
PROGRAM = """
import json, os, sys
from PySide6.QtCore import QPoint, QTimer
from localmind_desktop import app
def place(widget, point=None):
    ratio = widget.devicePixelRatioF()
    corner = widget.mapToGlobal(QPoint(0, 0))
    size = widget.size()
    at = widget.mapToGlobal(point) if point is not None else corner + QPoint(size.width() // 2, size.height() // 2)
    return [round(each * ratio) for each in (at.x(), at.y(), corner.x(), corner.y(), size.width(), size.height())]
def state(window):
    card = window.chat.turns.last()
    views = card.tables.views if card is not None and card.tables is not None else []
    cell = views and views[0].visualRect(views[0].model().index(2, 0)).center()
    notices = [each for each in (window.notice, window.library.notice) if each.isVisible()]
    return {
        "open": window._desk.is_open,
        "documents": {each.name: [each.state, each.under_way] for each in window.library.model.entries},
        "askable": [each.name for each in window.library.model.documents if each.chunks],
        "answering": window.chat.answering,
        "answer": card.answer.text if card is not None and card.answer is not None else "",
        "chips": [place(chip) for chip in card.chips._chips.values()] if card is not None else [],
        "cell": place(views[0].viewport(), cell) if views else None,
        "body": place(window.centralWidget()),
        "field": place(window.chat.composer.field),
        "typed": window.chat.composer.field.toPlainText(),
        "pages": place(window.source.view),
        "drawn": window.source._awaiting is False and window.source.document_id is not None,
        "page": window.source.page if window.source.document_id else 0,
        "dialog": window.window().findChild(app_dialog()) is not None,
        "notice": " ".join(each.text for each in notices),
        "active": window.isActiveWindow(),
    }
def app_dialog():
    from PySide6.QtWidgets import QFileDialog
    return QFileDialog
def main():
    from localmind_desktop.ui.main_window import MainWindow
    shown = MainWindow.show
    def tell(window):
        with open(os.environ["STATE"] + ".draft", "w") as file:
            json.dump(state(window), file)
        os.replace(os.environ["STATE"] + ".draft", os.environ["STATE"])
    def show(window):
        shown(window)
        if not hasattr(window, "telling"):
            window.telling = QTimer(window, interval=200)
            window.telling.timeout.connect(lambda: tell(window))
            window.telling.start()
    MainWindow.show = show
    sys.exit(app.main(sys.argv[1:]))
if __name__ == "__main__":
    main()
"""


@dataclass
class Desktop:
    """A screen with a window manager on it, the program, and the hands that use them."""

    folder: Path
    environment: dict[str, str]
    started: list[subprocess.Popen[str]] = field(default_factory=list)
    failures: int = 0
    shots: int = 0

    def run(self, *command: str) -> str:
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    def begin(self, *command: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(command, env=self.environment, text=True, stdout=subprocess.DEVNULL)
        self.started.append(process)
        return process

    def start(self, *files: Path) -> subprocess.Popen[str]:
        """The program, in the library of this run."""
        self.state_file.unlink(missing_ok=True)
        return self.begin(*self.command(*files))

    def command(self, *files: Path) -> list[str]:
        program = self.folder / "program.py"
        program.write_text(PROGRAM)
        home = ("--library", str(self.folder / "library"), "--settings", str(self.folder / "settings.json"))
        return [sys.executable, str(program), *home, *map(str, files)]

    # ------------------------------------------------------------------ what is seen

    @property
    def state_file(self) -> Path:
        return self.folder / "state.json"

    def state(self) -> dict[str, Any]:
        """How the program stands; empty before its window is there."""
        try:
            told: dict[str, Any] = json.loads(self.state_file.read_text())
        except (OSError, ValueError):
            return {}
        return told

    def shot(self, name: str) -> Path:
        self.shots += 1
        path = self.folder / f"{self.shots:02}-{name}.png"
        self.run("import", "-window", "root", str(path))
        return path

    def until(self, holds: Callable[[dict[str, Any]], object], seconds: float = PATIENCE) -> bool:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if (state := self.state()) and holds(state):
                return True
            time.sleep(0.1)
        return False

    def check(self, step: str, holds: object, shot: str) -> None:
        """Say how a step went, and keep what the screen shows after it."""
        time.sleep(0.6)
        self.failures += not holds
        print(f"{'ok    ' if holds else 'FAILED'}  {step}  [{self.shot(shot).name}]", flush=True)

    # ------------------------------------------------------------------ hands

    def click(self, place: Sequence[int]) -> None:
        self.run("xdotool", "mousemove", str(place[0]), str(place[1]), "sleep", "0.2", "click", "1")

    def type(self, text: str) -> None:
        self.run("xdotool", "type", "--delay", "25", text)

    def press(self, keys: str) -> None:
        self.run("xdotool", "key", "--clearmodifiers", keys)

    def drag(self, files: Sequence[Path], to: Sequence[int], hovering: str) -> None:
        """Drag from a window that offers ``files``, step by step, as a hand does; a shot is taken before the drop."""
        source = self.begin(sys.executable, "-c", DRAG_SOURCE, *map(str, files))
        window = self.run("xdotool", "search", "--sync", "--onlyvisible", "--name", "^files$").splitlines()[-1]
        time.sleep(1)
        self.run("xdotool", "mousemove", "--window", window, "30", "20", "mousedown", "1")
        for _ in range(6):
            self.run("xdotool", "mousemove_relative", "--", "-12", "6", "sleep", "0.08")
        for shift in (30, 20, 10, 0):
            self.run("xdotool", "mousemove", str(to[0] + shift), str(to[1] + shift), "sleep", "0.15")
        time.sleep(0.6)
        self.shot(hovering)
        self.run("xdotool", "mouseup", "1")
        time.sleep(0.5)
        source.terminate()


@contextmanager
def desktop(folder: Path, size: str, scale: str) -> Iterator[Desktop]:
    """An X server on a free display, with a window manager; all that was started ends with it."""
    folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as ends:
        reader, writer = os.pipe()
        command = ("Xvfb", "-displayfd", str(writer), "-screen", "0", f"{size}x24", "-nolisten", "tcp")
        server = subprocess.Popen(command, pass_fds=(writer,), stderr=subprocess.DEVNULL)
        ends.callback(server.wait)
        ends.callback(server.terminate)
        os.close(writer)
        with os.fdopen(reader) as numbers:
            display = f":{numbers.readline().strip()}"
        environment = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
        environment |= {"DISPLAY": display, "PYTHONPATH": str(ROOT), "STATE": str(folder / "state.json")}
        environment |= {"QT_SCALE_FACTOR": scale, "HOME": str(folder), "XDG_CACHE_HOME": str(folder / "cache")}
        made = Desktop(folder, environment)
        ends.callback(lambda: [process.wait() for process in made.started])
        ends.callback(lambda: [process.kill() for process in made.started])
        made.begin("openbox")
        time.sleep(1)
        yield made


def marked(shot: Path, pages: Sequence[int]) -> int:
    """How many pixels of the shown pages have the colour of a cited cell, which is laid over white paper."""
    image = QImage(str(shot))
    left, top, width, height = pages[2:]
    count = 0
    for y in range(top, min(top + height, image.height()), 2):
        for x in range(left, min(left + width, image.width()), 2):
            seen = image.pixelColor(x, y)
            near = (seen.red() - CITED.red(), seen.green() - CITED.green(), seen.blue() - CITED.blue())
            count += all(abs(each) < 24 for each in near)
    return count


# ---------------------------------------------------------------------- the walk


def first_use(desk: Desktop) -> subprocess.Popen[str]:
    """From an empty library to an answer."""
    program = desk.start()
    desk.check("the window shows, and its library opens", desk.until(lambda state: state["open"]), "empty")
    sample = SAMPLES / "sgm-4-1-node-classes.pdf"
    desk.drag([sample], desk.state()["body"], "hovering")
    desk.check("a PDF is dragged in", desk.until(lambda state: sample.name in state["documents"], 20), "dropped")
    desk.check("it can be asked", desk.until(lambda state: sample.name in state["askable"]), "askable")
    desk.click(desk.state()["field"])
    desk.type(QUESTION)
    desk.check("a question is typed", desk.until(lambda state: state["typed"] == QUESTION, 10), "typed")
    desk.press("Return")
    desk.check("it is answered", desk.until(lambda state: state["answer"] and not state["answering"]), "answered")
    return program


def sources(desk: Desktop) -> None:
    """A citation and a cell, clicked, are shown on their page."""
    for name, place in (("citation", desk.state()["chips"][0]), ("cell", desk.state()["cell"])):
        desk.click(place)
        drawn = desk.until(lambda state: state["page"] and state["drawn"], 60)
        time.sleep(2.5)  # the flash fades
        state = desk.state()
        count = marked(desk.shot(f"{name}-clicked"), state["pages"])
        desk.check(f"the {name} stands marked on page {state['page']}", drawn and count > MARK_PIXELS, name)


def export(desk: Desktop) -> None:
    """A wrong folder is said; a right one gets a workbook."""
    for target, step in ((desk.folder / "nowhere" / "a.xlsx", "wrong"), (desk.folder / "a.xlsx", "right")):
        desk.press("ctrl+s")
        desk.until(lambda state: state["dialog"], 20)
        time.sleep(1)
        desk.shot(f"export-{step}")
        desk.press("ctrl+a")
        desk.type(str(target))
        desk.press("Return")
        told = "exist" if step == "wrong" else "Saved"
        done = desk.until(lambda state, told=told: told in state["notice"], 30)
        desk.check(f"export to the {step} folder", done and target.exists() == (step == "right"), f"{step}-folder")


def second_start(desk: Desktop) -> None:
    """A second start ends at once, raises the first and hands its file over."""
    sample = SAMPLES / "sgm-4-2-common-data-classes.pdf"
    window = desk.run("xdotool", "search", "--onlyvisible", "--name", "^LocalMind$").splitlines()[-1]
    desk.run("xdotool", "windowminimize", window)
    desk.begin(*desk.command(sample)).wait(60)
    handed = desk.until(lambda state: sample.name in state["documents"] and state["active"], 30)
    desk.check("a second start raises the window and hands its file over", handed, "second-start")


def closing(desk: Desktop, program: subprocess.Popen[str]) -> None:
    """Closing asks once; the work goes on after it, and after a kill."""
    desk.press("alt+F4")
    desk.check("closing during work asks", desk.until(lambda state: "next start" in state["notice"], 20), "asks")
    desk.press("Return")
    desk.check("it closes", ended(program), "closed")
    program = desk.start()
    name = "sgm-4-2-common-data-classes.pdf"
    goes_on = desk.until(lambda state: state["open"] and state["documents"].get(name, ["", False])[1], 60)
    desk.check("the import goes on at the next start", goes_on, "goes-on")
    program.send_signal(signal.SIGKILL)
    program.wait()
    program = desk.start()
    ready = desk.until(lambda state: state["documents"].get(name, ["", True]) == ["ready", False])
    desk.check("and after a kill, to its end", ready, "after-kill")
    desk.press("alt+F4")
    desk.check("it closes without a question", ended(program), "end")


def ended(program: subprocess.Popen[str]) -> bool:
    try:
        return program.wait(60) == 0
    except subprocess.TimeoutExpired:
        return False


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path, help="for the screenshots and the library; should be new")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--scale", default="1", help="QT_SCALE_FACTOR")
    given = parser.parse_args()
    with desktop(given.folder.absolute(), given.size, given.scale) as desk:
        program = first_use(desk)
        sources(desk)
        export(desk)
        second_start(desk)
        closing(desk, program)
        print(f"{desk.failures} steps failed")
    return min(1, desk.failures)


if __name__ == "__main__":
    sys.exit(main())
