"""Pictures of every view, in light and dark and both with high contrast, to be looked at by somebody.

By hand: ``python tests/benchmarks/views.py FOLDER [--library DIR] [--only NAME ...] [--palettes light ...]``. With
``QT_SCALE_FACTOR=2`` in the environment everything is twice as large. Without ``--library`` the sample documents are
taken in; with it, the questions are asked of that library (give a copy: one process at a time holds a library).
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
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QPoint, QTimer
from PySide6.QtWidgets import QWidget

from localmind_desktop.assets import resources
from localmind_desktop.core import Grounding, Mode, Scope, Settings, Unfinished
from localmind_desktop.ui.main_window import MainWindow
from localmind_desktop.ui.source.side_bar import Side
from localmind_desktop.ui.starting import make_application, make_window

SAMPLES = resources() / "samples"
PALETTES = {"light": (False, False), "dark": (True, False), "light-hc": (False, True), "dark-hc": (True, True)}
LONGEST = 240_000  # milliseconds that one step may take
QUESTIONS = {
    "list": "List all mandatory data objects of node class YTAP.",
    "cell": "What is the maximum start-up time of the AQ-37?",
    "chain": "What is Bay1.XBRK1.Pos.stVal?",
    "quote": "How long does the maintenance contract run?",
    "not-found": "Which Bluetooth version does the AQ-37 support?",
}
Scene = Iterator[tuple[str, QWidget]]


def wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def until(holds: Callable[[], bool]) -> None:
    for _ in range(LONGEST // 50):
        if holds():
            return
        wait(50)


def ask(window: MainWindow, question: str) -> None:
    window.chat.ask(question)
    until(lambda: not window.chat.answering)
    wait(300)


# ---------------------------------------------------------------------- the window


def opening(window: MainWindow, library: Path | None, folder: Path) -> Scene:
    if library is None:
        window.open_library(folder / "library")
        until(lambda: window._desk.is_open)
        wait(500)
        yield "first-run", window
        window.library.add_paths(sorted(SAMPLES.glob("*.pdf")))
        wait(6_000)
        yield "importing", window
        until(lambda: not window.busy)
    else:
        window.open_library(library)
        yield "opening", window
    until(lambda: bool(window.library.model.documents))
    wait(2_000)
    window.chat.begin_conversation()
    wait(500)
    yield "library", window


def answers(window: MainWindow) -> Scene:
    for name, question in QUESTIONS.items():
        ask(window, question)
        card = window.chat.turns.last()
        if card.answer is not None and card.answer.citations:
            window.open_citation(card.answer.citations[0])
            wait(2_500)
        yield f"answer-{name}", window
    card.actions_row.how.click()
    wait(200)
    window.chat.turns.follow()
    yield "answer-how", window
    window.chat.begin_conversation()


def states(window: MainWindow) -> Scene:
    """Answers as a model and a broken connection leave them; no server is needed to see them."""
    ask(window, QUESTIONS["cell"])
    card = window.chat.turns.last()
    found = card.answer
    assert found is not None
    flagged = replace(
        found,
        mode=Mode.GENERATED,
        trace=replace(found.trace, first_mode=None, model="qwen2.5:14b"),
        text="The supply current is **1.8 mA** [1].\n\n- while measuring\n- at 25 °C",
        grounding=Grounding(2, ("1.8 mA",)),
        incomplete=True,
        unfinished=Unfinished.LENGTH,
    )
    card.show_answer(flagged)
    error = window.chat._add_card("Why is the supply current higher while measuring?", Scope())
    error.show_failure("The model server stopped answering. Is Ollama still running?")
    busy = window.chat._add_card("And at rest?", Scope(documents=(found.citations[0].document_id,)))
    busy.begin(busy.question, busy.scope)
    busy.step("Reading tables")
    wait(300)
    window.chat.turns.follow()
    yield "incomplete-error-answering", window
    busy.show_stopped()
    window.notice.say(
        "The answer could not be saved (No space left on device).", "error", (("Close", None),), "OSError"
    )
    wait(200)
    window.chat.turns.follow()
    yield "stopped-notice", window
    window.notice.hide()
    window.chat.begin_conversation()


def panes(window: MainWindow) -> Scene:
    ask(window, QUESTIONS["list"])
    window.open_citation(window.chat.turns.last().answer.citations[0])
    wait(1_500)
    window.source.toggle_side_bar()
    wait(1_500)
    yield "outline", window
    window.source.side_bar.choose(Side.PAGES)
    wait(1_500)
    yield "thumbnails", window
    window.source.open_find()
    window.source.search.bar.field.setText("data")
    wait(2_500)
    yield "find", window
    window.source.search.bar.close_search()
    window.source.toggle_side_bar()
    window.panes.open_conversations()
    wait(300)
    yield "conversations", window
    window.chat.composer.field.setFocus()
    window.chat.composer.choose_scope(Scope(documents=tuple(each.id for each in window.library.model.documents[:2])))
    window.chat.composer.field.setPlainText("What is the supply voltage?")
    wait(200)
    yield "scoped", window
    popup = window.chat.composer.scope.popup
    popup.open_above(window.chat.composer.mapToGlobal(QPoint(0, 0)))
    wait(300)
    yield "scopes", popup
    popup.close()
    window.chat.composer.choose_scope(Scope())
    window.chat.composer.field.clear()


# ---------------------------------------------------------------------- windows of their own


def tables(window: MainWindow) -> Scene:
    source = window.chat.turns.last().answer.table.source
    window.tables.open_table(source)
    until(lambda: window.tables.windows()[-1].grid is not None)
    wait(500)
    yield "table", window.tables.windows()[-1]
    window.tables.windows()[-1].field.setText("m")
    wait(500)
    yield "table-filtered", window.tables.windows()[-1]
    window.tables.close_all()
    document = next(each for each in window.library.model.documents if each.id == source.document_id)
    window.tables.open_list(document)
    wait(1_500)
    yield "tables", window.tables.windows()[-1]
    window.tables.close_all()
    window.sides.open_details(document)
    details = window.sides.windows()[-1]
    wait(1_500)
    for tab in range(details.tabs.count()):
        details.tabs.setCurrentIndex(tab)
        wait(400)
        yield f"details-{tab}", details
    window.sides.close_all()


def settings(window: MainWindow) -> Scene:
    window.open_settings()
    dialog = window.sides.windows()[-1]
    for row in range(len(dialog.pages)):
        dialog.list.setCurrentRow(row)
        wait(1_500)
        area = dialog.stack.currentWidget()
        bar, part = area.verticalScrollBar(), 0
        while True:
            yield f"settings-{row}-{part}", dialog
            if bar.value() >= bar.maximum():
                break
            bar.setValue(bar.value() + area.viewport().height() - 30)
            part += 1
    window.sides.close_all()
    window.open_offline()
    wait(1_500)
    yield "offline", window.sides.windows()[-1]
    window.sides.close_all()
    window.sides.open_shortcuts()
    wait(300)
    yield "shortcuts", window.sides.windows()[-1]
    window.sides.close_all()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--library", type=Path)
    parser.add_argument("--only", nargs="*", default=(), help="beginnings of the names of pictures")
    parser.add_argument("--palettes", nargs="*", default=tuple(PALETTES), choices=tuple(PALETTES))
    parser.add_argument("--size", default="1380x860")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    make_application(resources(), "en")
    chosen = replace(Settings(), models=replace(Settings().models, use_chat=False))
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        window = make_window(resources(), chosen, folder / "settings.json", dark=False)
        window.resize(*map(int, given.size.split("x")))
        window.show()
        acts = (opening(window, given.library, folder), answers(window), states(window), panes(window))
        for act in (*acts, tables(window), settings(window)):
            for name, shown in act:
                if not given.only or name.startswith(tuple(given.only)):
                    save(window, shown, name, given)
        window.close()


def save(window: MainWindow, shown: QWidget, name: str, given: argparse.Namespace) -> None:
    for palette in given.palettes:
        window._theme.choose(*PALETTES[palette])
        wait(700)  # cards are laid out anew
        shown.grab().save(str(given.folder / f"{name}.{palette}.png"))
    if len(given.palettes) > 1:
        window._theme.choose(*PALETTES[given.palettes[0]])
    print(name, flush=True)


if __name__ == "__main__":
    main()
