"""A day in short, by itself and offscreen, for somebody who watches from outside what the processes do.

    session.py FOLDER SERVER

It starts as the app does, takes a file of every kind in, asks without and with the model server at SERVER (none: ""),
looks at a page, the settings, the details and the connections, saves a workbook, and closes. What it saw is printed as
one line of JSON. FOLDER holds ``documents`` and gets the library and the workbook.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QApplication

from localmind_desktop import app
from localmind_desktop.assets import resources
from localmind_desktop.bridge.collector import Collector
from localmind_desktop.bridge.upkeep import UpkeepDesk
from localmind_desktop.core import Answer, NetworkGuard, Settings
from localmind_desktop.core.paths import use_own_temporary_folder
from localmind_desktop.core.settings import Models
from localmind_desktop.ui.main_window import MainWindow
from localmind_desktop.ui.starting import make_application, make_window

QUESTIONS = ("What is the maximum start-up time of the AQ-37?", "How is the sensor to be mounted?")
WAIT_SECONDS = 240.0


def main(folder: Path, server: str) -> None:
    use_own_temporary_folder()
    guard = app.guarded()
    application = make_application(resources(), "en")
    models = Models(server=server or Models().server, use_chat=bool(server))
    window = make_window(resources(), Settings(models=models), folder / "settings.json", guard=guard)
    collector = Collector(lambda: window.busy, application)
    window.show()
    window.open_library(folder / "library")
    until(lambda: window._desk.is_open)
    seen = worked(window, folder, guard)
    collector.close()
    guard.close()
    print(json.dumps(seen), flush=True)


def worked(window: MainWindow, folder: Path, guard: NetworkGuard) -> dict[str, object]:
    """What came out of each step."""
    window.library.add_paths([folder / "documents"])
    count = len(list((folder / "documents").iterdir()))
    until(lambda: len([one for one in window.library.model.documents if one.state.is_final]) == count)
    documents = {one.name: (str(one.state), one.pages) for one in window.library.model.documents}
    answers = [asked(window, question) for question in QUESTIONS]
    window.source.show_citation(answers[0].citations[0])
    window.open_settings()
    window.open_offline()
    window.sides.open_details(window.library.model.documents[0])
    health = UpkeepDesk(window._desk).health()
    checks: list[object] = []
    health.finished.connect(lambda found: checks.extend((one.check, one.ok) for one in found.checks))
    until(lambda: bool(checks))
    window.files.save_answer(answers[0], folder / "answer.xlsx")
    until(lambda: not window.busy)
    status = window.status.offline.text()
    window.sides.close_all()
    window.close()
    until(lambda: not window.busy)
    return {
        "documents": documents,
        "answers": [(one.text, str(one.mode)) for one in answers],
        "cited": [[(each.document, each.page) for each in one.citations] for one in answers],
        "checks": [entry for entry in checks if str(entry[0]).startswith(("network", "files: "))],
        "status": status,
        "refused": [(one.host, one.attempts) for one in guard.refusals],
        "workbook": (folder / "answer.xlsx").exists(),
    }


def asked(window: MainWindow, question: str) -> Answer:
    answers: list[Answer] = []
    window.chat.answered.connect(answers.append)
    window.chat.ask(question)
    until(lambda: bool(answers) and not window.chat.answering)
    window.chat.answered.disconnect(answers.append)
    return replace(answers[0])


def until(happened: Callable[[], bool]) -> None:
    """Let the window work until ``happened``. Raises TimeoutError."""
    end = time.monotonic() + WAIT_SECONDS
    while not happened():
        if time.monotonic() > end:
            raise TimeoutError("the session hangs")
        QApplication.processEvents()
        time.sleep(0.01)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
