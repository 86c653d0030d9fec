"""How smoothly the library's list runs with many documents: painting, scrolling, filtering, sorting, refreshing.

By hand: ``python tests/benchmarks/library_list.py [--documents 5000]``. Without a library: the entries are made up.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from localmind_desktop.assets import resources
from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.ordering import Order
from localmind_desktop.core import Document, Progress, State
from localmind_desktop.ui.library.pane import LibraryPane
from localmind_desktop.ui.starting import make_application
from localmind_desktop.ui.theme import Theme

STATES = (State.READY, State.READY, State.READY, State.PARTIAL, State.FAILED)
WORDS = ("Data sheet", "Minutes", "Contract")
STEPS = 200


def documents(count: int) -> list[Document]:
    """Documents with names as people give them, of all states."""
    return [
        Document(
            id=str(number),
            name=f"{WORDS[number % len(WORDS)]} {number * 7919 % count} revision {number % 9}.pdf",
            collection=f"Collection {number % 7}",
            state=STATES[number % len(STATES)],
            reason="Page 3 could not be read." if number % len(STATES) > 2 else None,
            sha256=str(number),
            size=number * 1_000,
            pages=number % 300,
            tables=number % 40,
            rows=number,
            chunks=number,
            ocr_pages=0,
            added=1.6e9 + number,
            source=f"/papers/{number}.pdf",
        )
        for number in range(count)
    ]


def times(work: Callable[[int], object], count: int) -> list[float]:
    """Milliseconds that the window's thread was at work for each call, with all events that follow from it."""
    taken = []
    for number in range(count):
        started = time.thread_time()
        work(number)
        QApplication.processEvents()
        taken.append((time.thread_time() - started) * 1000)
    return taken


def tell(name: str, taken: list[float]) -> None:
    ordered = sorted(taken)
    p99 = ordered[min(len(ordered) - 1, round(len(ordered) * 0.99))]
    print(f"{name:<34} p50 {statistics.median(ordered):7.2f}   p99 {p99:7.2f}   max {ordered[-1]:7.2f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--documents", type=int, default=5_000)
    count = parser.parse_args().documents
    application = make_application(resources(), "en")
    theme = Theme(resources(), dark=False)
    theme.dress()
    desk = Desk()
    pane = LibraryPane(desk, theme)
    pane.resize(320, 860)
    pane.show()
    made = documents(count)
    print(f"{count} documents")
    tell("shown for the first time", times(lambda _: pane.model.refresh(made), 1))
    pane._show_fitting()
    application.processEvents()
    bar, view = pane.view.verticalScrollBar(), pane.view
    tell("repaint", times(lambda _: view.viewport().repaint(), STEPS))
    tell("scroll by a wheel's step", times(lambda step: bar.setValue(step * 58), STEPS))
    tell("jump anywhere", times(lambda step: bar.setValue(step * 7919 % max(1, bar.maximum())), STEPS))
    typed = [text[:length] for text in ("contract 12", "could not be read", "sheet 9.pdf") for length in range(1, 12)]
    tell("filter: one letter more", times(lambda step: pane.filter_field.setText(typed[step]), len(typed)))
    pane.filter_field.clear()
    tell("another collection", times(lambda step: pane.shown.set_collection(f"Collection {step % 7}"), 21))
    pane.shown.set_collection(None)
    orders = list(Order)
    tell("another order", times(lambda step: pane.model.arrange(orders[step % 4]), 12))
    tell("nothing new in the catalog", times(lambda _: pane.model.refresh(made), 10))
    changed = [[*made[:step], replace(made[step], name="Renamed.pdf"), *made[step + 1 :]] for step in range(10)]
    tell("one changed in the catalog", times(lambda step: pane.model.refresh(changed[step]), 10))
    pane.model.expect("file", "Long.pdf", "Collection 1")
    done = [Progress("new", "Long.pdf", State.READING, page, 400, 9.0) for page in range(STEPS)]
    tell("a page more of a document", times(lambda step: pane.model.follow("file", done[step]), STEPS))
    pane.close()
    desk.close()


if __name__ == "__main__":
    main()
