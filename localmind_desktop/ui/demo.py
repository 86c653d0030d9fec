"""The demonstration: the window does by itself what a new user would do, and shows the result."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication

from localmind_desktop.bridge.job import Failure
from localmind_desktop.core import Answer, Citation
from localmind_desktop.ui.main_window import MainWindow
from localmind_desktop.ui.samples import Samples
from localmind_desktop.ui.words import count_name, mode_name, place_of

LIMIT_MS = 9 * 60 * 1000
SETTLE_MS = 400


class Demo(QObject):
    """Takes the samples in, asks three questions, opens a citation, saves a workbook, ends the application.

    Each step begins when the signal of the one before it comes. ``code`` is the exit code afterwards.
    """

    def __init__(self, window: MainWindow, samples: Path, results: Path) -> None:
        super().__init__(window)
        self.code = 1
        self._window = window
        self._results = results
        self._samples = Samples(samples)
        self._questions = self._samples.questions()
        self._answers: list[Answer] = []
        self._cited = False
        self._limit = QTimer(self)
        self._limit.setSingleShot(True)
        self._limit.timeout.connect(self._too_long)
        self._limit.start(LIMIT_MS)
        window.library.imports_ended.connect(self._begin_questions)
        window.chat.answered.connect(self._take_answer)
        window.chat.failed.connect(self._fail)
        window.chat.answering_changed.connect(self._go_on)
        window.source.page_shown.connect(self._page_shown)
        window.files.saved.connect(self._saved)
        window.library_failed.connect(self._fail)
        print(f"Results: {results}")
        print(f"Taking in {len(self._samples.documents())} sample documents …", flush=True)
        if self._samples.documents() and len(self._questions) > 0:
            window.add_samples()
        else:
            QTimer.singleShot(0, self, partial(self._end, 1, "The sample documents are not there."))

    @Slot()
    def _begin_questions(self) -> None:
        QTimer.singleShot(SETTLE_MS, self, self._documents_in)

    @Slot()
    def _documents_in(self) -> None:
        for entry in self._window.library.model.entries:
            pages = count_name(entry.document.pages if entry.document is not None else 0, "{n} page", "{n} pages")
            print(f"  {entry.name}: {entry.state}, {pages}{f' ({entry.reason})' if entry.reason else ''}")
        self._grab("1-library")
        self._ask_next()

    @Slot()
    def _ask_next(self) -> None:
        question = self._questions[len(self._answers)]
        print(f"\n? {question}", flush=True)
        self._window.chat.ask(question)

    @Slot(object)
    def _take_answer(self, answer: Answer) -> None:
        self._answers.append(answer)
        print(f"  [{mode_name(answer)}] {answer.text}")
        if answer.table is not None:
            for row in answer.table.rows:
                print(f"    {' | '.join(row)}")
        for citation in answer.citations[:3]:
            print(f"  [{citation.number}] {citation.document}, {place_of(citation)}", flush=True)

    @Slot(object)
    def _go_on(self, answering: bool) -> None:
        """After each answer: the next question; after the last one the first citation and the workbook."""
        if answering or not self._answers:
            return
        if len(self._answers) < len(self._questions):
            QTimer.singleShot(0, self, self._ask_next)
            return
        found = [answer for answer in self._answers if answer.citations and answer.says_something]
        cited = found[0] if found else None
        if cited is None:
            self._end(1, "No question was answered with a citation.")
            return
        QTimer.singleShot(SETTLE_MS, self, partial(self._open_citation, cited.citations[0]))

    def _open_citation(self, citation: Citation) -> None:
        self._grab("2-answers")
        self._cited = True
        self._window.source.show_citation(citation)

    @Slot(object)
    def _page_shown(self, _: object) -> None:
        if self._cited:
            self._cited = False
            QTimer.singleShot(SETTLE_MS, self, self._save)

    @Slot()
    def _save(self) -> None:
        self._grab("3-citation")
        best = next((answer for answer in self._answers if answer.table is not None), self._answers[0])
        self._window.files.save_answer(best, self._results / "answer.xlsx")

    @Slot(object)
    def _saved(self, path: Path) -> None:
        print(f"\nSaved {path.name} and three screenshots in {self._results}", flush=True)
        self._end(0)

    @Slot(object)
    def _fail(self, failure: Failure) -> None:
        self._end(1, failure.sentence)

    @Slot()
    def _too_long(self) -> None:
        self._end(1, "The demonstration took too long and was ended.")

    def _grab(self, name: str) -> None:
        self._window.grab().save(str(self._results / f"{name}.png"))

    def _end(self, code: int, message: str = "") -> None:
        if message:
            print(message, flush=True)
        self._limit.stop()
        self.code = code
        self._window.close()
        QApplication.quit()
