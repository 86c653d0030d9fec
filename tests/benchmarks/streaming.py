"""How long a repaint takes while a long answer streams into the chat.

By hand: ``python tests/benchmarks/streaming.py [--cards 20]``. An answer of 3,000 words with a table of 200 rows comes
piece by piece, as it does once per frame, below a conversation of some cards. A repaint is all that one piece asks for:
Markdown, layout, the sizes of the card and the list, and painting. Goal: 99 of 100 in under 8 ms of the processor.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
if not os.environ.get("DISPLAY"):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from localmind_desktop.assets import resources
from localmind_desktop.core import Answer, Mode
from localmind_desktop.ui.chat.turn_card import TurnCard
from localmind_desktop.ui.chat.turn_list import TurnList
from localmind_desktop.ui.starting import make_application
from localmind_desktop.ui.theme import Theme
from tests.ui.samples import answer, citation, table

PIECE = 24  # characters per frame: some 300 tokens per second
GOAL_MS = 8.0


@dataclass(frozen=True, slots=True)
class Repaint:
    part: str
    clock_ms: float
    processor_ms: float


def prose(words: int) -> str:
    sentence = "The rated value is **12 kV** at 40 °C [1], and where it is exceeded the relay opens at once [2]. "
    paragraphs = [sentence * 4 + f"Paragraph {n}." for n in range(words // (4 * len(sentence.split()) + 2))]
    return "\n\n".join([*paragraphs, "- one\n- two, `code`\n- three"]) + "\n\n"


def rows(count: int) -> str:
    lines = [f"| Row {n} with words | {n} kV | a remark about it, [1] |" for n in range(count)]
    return "\n".join(["| Name | Value | Remark |", "|---|---|---|", *lines]) + "\n\n"


def repaints(application: QApplication, card: TurnCard, part: str, text: str) -> Iterator[Repaint]:
    for start in range(0, len(text), PIECE):
        clock, processor = time.perf_counter(), time.process_time()
        card._paint(text[start : start + PIECE])
        application.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        application.processEvents()
        yield Repaint(part, (time.perf_counter() - clock) * 1000, (time.process_time() - processor) * 1000)


def tell(part: str, taken: Sequence[Repaint]) -> None:
    clock, processor = sorted(each.clock_ms for each in taken), sorted(each.processor_ms for each in taken)
    p50, p99 = len(taken) // 2, int(len(taken) * 0.99)
    verdict = "met" if processor[p99] < GOAL_MS else "missed"
    print(
        f"{part:<22}{len(taken):>9}{processor[p50]:>9.2f}{processor[p99]:>9.2f}{processor[-1]:>9.2f}"
        f"{clock[p99]:>12.2f}  {verdict}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cards", type=int, default=20, help="cards above the one that streams")
    cards = parser.parse_args().cards
    application = make_application(resources(), "en")
    theme = Theme(resources(), dark=False)
    theme.dress()
    turns = TurnList(theme)
    turns.resize(560, 800)
    turns.show()
    for number in range(cards):
        card = TurnCard(f"Question {number}?", theme)
        card.show_answer(answer(table=table(5)))
        turns.add(card)
    card = TurnCard("How does it work?", theme)
    turns.add(card)
    card.begin(card.question, card.scope)
    turns.follow()
    application.processEvents()
    taken = [
        *repaints(application, card, "words", prose(3_000)),
        *repaints(application, card, "table", rows(200)),
        *repaints(application, card, "words below", prose(300)),
    ]
    print(f"{'ms':<22}{'repaints':>9}{'p50':>9}{'p99':>9}{'worst':>9}{'p99 clock':>12}")
    for part in ("words", "table", "words below"):
        tell(part, [each for each in taken if each.part == part])
    tell("all", taken)
    text = prose(3_000) + rows(200) + prose(300)
    print(f"parts closed: {card.view.parts_closed}")
    started = time.process_time()
    card.show_answer(Answer("q", "q", Mode.GENERATED, text, (citation(1), citation(2))))
    application.processEvents()
    print(f"the whole answer, as it was streamed: {(time.process_time() - started) * 1000:.0f} ms")
    turns.close()


if __name__ == "__main__":
    main()
