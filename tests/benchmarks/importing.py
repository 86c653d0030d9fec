"""How soon documents that are dropped together can be asked: by keyword, and by meaning.

    python -m tests.benchmarks.importing [--keywords] FILE...

Goes through the window's own queue over a library of its own. Prints, for every document, the seconds from the drop
until keywords find it and until it is ready.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.documents import DocumentModel
from localmind_desktop.bridge.holdings import Holding, Holdings
from localmind_desktop.bridge.imports import Imports
from localmind_desktop.core.model import State
from localmind_desktop.core.settings import Models, Settings

LOOK_MS = 100
ASKABLE = (State.EMBEDDING, State.INDEXING, State.READY, State.PARTIAL)


class Clock:
    """When each document reached a stage, in seconds since the drop."""

    def __init__(self, holdings: Holdings) -> None:
        self._holdings = holdings
        self._started = time.perf_counter()
        self.askable: dict[str, float] = {}
        self.ready: dict[str, float] = {}
        self.documents: dict[str, int] = {}

    def look(self) -> None:
        self._holdings.all().finished.connect(self.take)

    def take(self, holding: Holding) -> None:
        now = time.perf_counter() - self._started
        for document in holding.documents:
            self.documents[document.name] = document.pages
            if document.state in ASKABLE:
                self.askable.setdefault(document.name, now)
            if document.state.is_final:
                self.ready.setdefault(document.name, now)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--keywords", action="store_true", help="without an embedding model")
    given = parser.parse_args()
    files = [path.absolute() for path in given.files]
    models = (
        Models(embedder="folder:absent", reranker="none", use_chat=False) if given.keywords else Models(use_chat=False)
    )
    app = QCoreApplication([])
    desk = Desk()
    holdings, model = Holdings(desk), DocumentModel(desk)
    imports = Imports(holdings, model, desk)
    waiting = QEventLoop()
    with tempfile.TemporaryDirectory() as scratch:
        desk.opened.connect(waiting.quit)
        desk.open(Path(scratch) / "library", Settings(models=models))
        waiting.exec()
        imports.begin(Holding())
        clock = Clock(holdings)
        timer = QTimer()
        timer.timeout.connect(clock.look)
        timer.start(LOOK_MS)
        imports.ended.connect(waiting.quit)
        imports.add(files, "Documents")
        waiting.exec()
        timer.stop()
        last = holdings.all()
        last.finished.connect(clock.take)
        last.ended.connect(waiting.quit)
        waiting.exec()
        imports.forget()
        desk.close()
    print(f"{'document':42} {'pages':>5} {'askable':>8} {'ready':>8}")
    for name in sorted(clock.ready, key=clock.ready.__getitem__):
        print(f"{name[:42]:42} {clock.documents[name]:5} {clock.askable[name]:8.1f} {clock.ready[name]:8.1f}")
    pages = sum(clock.documents.values())
    print(f"{'all':42} {pages:5} {max(clock.askable.values()):8.1f} {max(clock.ready.values()):8.1f}")
    del app


if __name__ == "__main__":
    main()
