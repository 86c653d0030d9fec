"""Make the pictures of the README and the guide anew: the real window, offscreen, on the sample documents.

python tests/benchmarks/pictures.py [--only NAME]
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QWidget

from localmind_desktop.assets import resources
from localmind_desktop.core import NoteColour, Settings
from localmind_desktop.ui.main_window import MainWindow
from localmind_desktop.ui.source.pane import SourcePane
from localmind_desktop.ui.source.selection import Caret, Selected
from localmind_desktop.ui.starting import make_application, make_window
from tests.fakes.ollama_models import LLAMA, QWEN
from tests.fakes.ollama_server import OllamaStandIn

SAMPLES = resources() / "samples"
PICTURES = resources() / "screenshots"
WRITTEN = (
    "The contract runs for **48 months** [1]. It is extended by 12 months each time, unless one of the parties gives "
    "notice 6 months before its end [1]. "
)
LONGEST = 240_000  # milliseconds that one step may take


def wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def wait_for(signal: object) -> None:
    loop = QEventLoop()
    signal.connect(loop.quit)
    QTimer.singleShot(LONGEST, loop.quit)
    loop.exec()
    wait(300)


def until(holds: Callable[[], bool]) -> None:
    for _ in range(LONGEST // 50):
        if holds():
            return
        wait(50)


def save(shown: QWidget, name: str) -> None:
    wait(200)
    shown.grab().save(str(PICTURES / f"{name}.png"))


def scenes(window: MainWindow, server: OllamaStandIn, library: Path) -> Iterator[str]:
    """Bring the window into one state after the other; yields the name of each. ``table`` and ``models`` are windows of
    their own."""
    window.open_library(library)
    wait_for(window.library_opened)
    yield "empty"
    window.open_model_settings()
    (dialog,) = window.sides.windows()
    until(lambda: dialog.models.writing.chat.count() > 1)
    yield "models"
    dialog.close()
    window.library.add_paths(sorted(SAMPLES.glob("*.pdf")))
    wait(6_000)
    yield "busy"
    wait_for(window.library.imports_ended)
    window.chat.ask("List all mandatory data objects of node class YTAP.")
    until(lambda: not window.chat.answering)
    open_first_cell(window)
    yield "cell"
    window.tables.open_table(window.chat.turns.last().answer.table.source)
    until(lambda: window.tables.windows()[-1].grid is not None)
    window.tables.windows()[-1].field.setText("m")
    yield "table"
    window.tables.close_all()
    window.chat.ask("What is Bay1.XBRK1.Pos.stVal?")
    until(lambda: not window.chat.answering)
    yield "chain"
    window.chat.ask("What is the maximum start-up time of the AQ-37?")
    until(lambda: not window.chat.answering)
    window.chat.turns.last()._open_citation(1)
    wait(4_000)
    yield "citation"
    annotate(window)
    yield "notes"
    window.source.toggle_side_bar()
    server.answer_with(WRITTEN, pause=0.25)
    window.chat.ask("How long does the maintenance contract run, and how is it ended?")
    until(lambda: len(server.chats) > 0)
    wait(3_500)
    yield "answering"
    until(lambda: not window.chat.answering)
    cut_off = library.with_name("valve-list.pdf")
    cut_off.write_bytes((SAMPLES / "aq-37-sensor-data-sheet.pdf").read_bytes()[:900])
    window.library.add_paths([cut_off])
    wait_for(window.library.imports_ended)
    server.answer_with("NOT FOUND")
    window.chat.ask("What is the supply voltage of the SX-900?")
    until(lambda: not window.chat.answering)
    yield "error"


def open_first_cell(window: MainWindow) -> None:
    """Click on the first cell of the last answer's table."""
    view = window.chat.turns.last().tables.views[0]
    view.setCurrentIndex(view.model().index(0, 0))
    view.cell_chosen.emit(view.currentIndex())
    wait(4_000)


def annotate(window: MainWindow) -> None:
    """Highlight the heading of the cited page, and write a note on the cited row."""
    source, citation = window.source, window.chat.turns.last().answer.citations[0]
    until(lambda: source.texts.knows([citation.page]))
    words, cell = source.texts.words(citation.page), citation.places[0].box
    row = [at for at, word in enumerate(words) if cell.y0 < (word.box.y0 + word.box.y1) / 2 < cell.y1]
    source.show_notes()
    _select(source, citation.page, 0, 2)
    source.noting.highlight_in(NoteColour.YELLOW)
    until(lambda: len(source.noting.model.notes) == 1)
    _select(source, citation.page, row[0], row[-1])
    source.noting.highlight_in(NoteColour.GREEN)
    until(lambda: len(source.noting.model.notes) == 2)
    source.noting.go_to(source.noting.model.notes[-1])
    until(lambda: source.noting.card.isVisible())
    source.noting.card.field.setPlainText("Compare with the 2024 edition before the review.")
    wait(1_500)


def _select(source: SourcePane, page: int, first: int, last: int) -> None:
    words = source.texts.words(page)
    source.view.selecting._select(Selected(Caret(page, first, 0), Caret(page, last, len(words[last].text))))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", help="the name of the one picture to write")
    only = parser.parse_args().only
    PICTURES.mkdir(exist_ok=True)
    make_application(resources(), "en")
    with OllamaStandIn(QWEN, LLAMA) as server, tempfile.TemporaryDirectory() as folder:
        settings = Settings()
        settings = replace(settings, models=replace(settings.models, server=server.url))
        window = make_window(resources(), settings, Path(folder) / "settings.json", dark=False)
        window.show()
        for name in scenes(window, server, Path(folder) / "library"):
            own = {"table": window.tables.windows, "models": window.sides.windows}.get(name)
            if only in (None, name):
                save(own()[-1] if own is not None else window, name)
            print(name, flush=True)
        window.close()


if __name__ == "__main__":
    main()
