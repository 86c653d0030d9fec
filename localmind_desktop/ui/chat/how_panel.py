"""How was this answered? What happened on the way to an answer, in groups, with a meter of the model's window (R25)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QFrame, QGridLayout, QHBoxLayout, QLabel, QProgressBar, QVBoxLayout, QWidget

from localmind_desktop.bridge.telling import told
from localmind_desktop.core import Answer, WindowUse, short_model_name
from localmind_desktop.ui.parts import clear_layout, label
from localmind_desktop.ui.words import (
    count_name,
    labelled,
    mode_name,
    number_name,
    passages_name,
    stage_name,
    time_text,
    tr,
)

BESIDE, BELOW = 14, 3  # pixels between texts
FULL = 0.9  # of the window: more is said to be nearly full
WORDLESS = frozenset(("understand", "expand", "second look"))
"""Steps of which the facts above say more than their own note."""


class HowPanel(QFrame):
    """Made of the trace of one answer; hidden until it is asked for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("how")
        self.setAccessibleName(self.tr("How this was answered"))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(11, 9, 11, 9)
        self._column.setSpacing(9)
        self._shown: Answer | None = None
        self.hide()

    def show_answer(self, answer: Answer) -> None:
        """Show how ``answer`` came about; it is laid out when it is first seen."""
        self._shown = answer
        if not self.isHidden():
            self._fill()

    def open(self, shown: bool) -> None:
        if shown:
            self._fill()
        self.setVisible(shown)

    def text(self) -> str:
        """All that it says, one fact per line."""
        facts = [] if self._shown is None else [labelled(name, value) for name, value in facts_of(self._shown)]
        stages = [] if self._shown is None else ["  ".join(row) for row in stage_rows(self._shown)]
        return "\n".join([*facts, *stages])

    def _fill(self) -> None:
        clear_layout(self._column)
        if self._shown is None:
            return
        self._column.addWidget(fact_lines(facts_of(self._shown)))
        if self._shown.trace.window is not None:
            self._column.addWidget(WindowMeter(self._shown.trace.window))
        rows = stage_rows(self._shown)
        if rows:
            self._column.addWidget(label(self.tr("Steps"), "tablename"))
            self._column.addWidget(stage_grid(rows))


class WindowMeter(QWidget):
    """How much of a model's window a question and its answer took, as a bar with its text (A11)."""

    def __init__(self, use: WindowUse, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        share = use.used / use.of if use.of else 0.0
        bar = QProgressBar()
        bar.setRange(0, max(1, use.of))
        bar.setValue(min(use.used, use.of))
        bar.setTextVisible(False)
        bar.setFixedSize(110, 6)
        text = window_text(use)
        bar.setAccessibleName(text)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(bar)
        row.addWidget(label(text + (self.tr(": almost full") if share > FULL else ""), "small", wrap=True), 1)


def window_text(use: WindowUse) -> str:
    percent = round(100 * use.used / use.of) if use.of else 0
    text = tr("{percent} % of the context window used ({used} of {of} tokens)")
    return text.format(percent=percent, used=number_name(use.used), of=number_name(use.of))


def facts_of(answer: Answer) -> Iterator[tuple[str, str]]:
    """What the trace says but for the times, as name and value."""
    trace = answer.trace
    yield tr("Answer"), mode_name(answer)
    if trace.first_mode is not None:
        yield tr("First attempt"), mode_name(replace(answer, mode=trace.first_mode))
    alone = trace.standalone or answer.standalone_question
    if alone and alone != answer.question:
        yield tr("Understood as"), alone + understood_by(trace.standalone_by)
    parts = trace.subquestions or answer.subquestions
    if parts:
        yield tr("Asked in parts"), "\n".join(parts)
    yield from words_of(answer)
    if trace.filters:
        yield tr("Searched only"), ", ".join(map(told, trace.filters))
    cited = list(dict.fromkeys(each.document for each in answer.citations))
    if cited:
        yield tr("Answered from"), "\n".join(cited)
    if trace.passages_reranked:
        yield tr("Re-ranked"), passages_name(trace.passages_reranked)
    if trace.model:
        yield tr("Model"), short_model_name(trace.model)
    if trace.instructions:
        yield tr("Your instructions"), trace.instructions
    if answer.grounding.checked:
        held = answer.grounding.checked - len(answer.grounding.flags or answer.grounding.unsupported)
        text = tr("{held} of {n} verified in the sources")
        yield tr("Values checked"), text.format(held=held, n=answer.grounding.checked)
    if trace.resumed:
        one, many = tr("once, after the connection was lost"), tr("{n} times, after the connection was lost")
        yield tr("Resumed"), count_name(trace.resumed, one, many)
    if trace.notes:
        yield tr("Notes", "what to know about an answer"), "\n".join(map(told, trace.notes))


def words_of(answer: Answer) -> Iterator[tuple[str, str]]:
    trace = answer.trace
    if trace.words_kept:
        yield tr("Searched for"), ", ".join(trace.words_kept)
    if trace.words_besides:
        yield tr("Also searched for"), ", ".join(trace.words_besides)
    if trace.words_dropped:
        yield tr("Ignored words"), ", ".join(trace.words_dropped)
    if trace.variants:
        yield tr("Rephrased as"), "\n".join(trace.variants)


def understood_by(how: str) -> str:
    """By what a question was completed from the turns before it."""
    if how == "model":
        return " " + tr("(completed from earlier questions by a small model)")
    return " " + tr("(completed from earlier questions)") if how == "rule" else ""


def stage_rows(answer: Answer) -> list[tuple[str, str, str]]:
    """Each step with its time and what it says, and the sum."""
    stages = answer.trace.stages
    notes = ("" if stage.name in WORDLESS else told(stage.note) for stage in stages)
    rows = [(stage_name(stage.name), time_text(stage.ms), note) for stage, note in zip(stages, notes, strict=True)]
    return [*rows, (tr("total"), time_text(sum(stage.ms for stage in stages)), "")] if len(rows) > 1 else rows


def fact_lines(facts: Iterable[tuple[str, str]]) -> QWidget:
    """Names, which are quiet, and what they stand for; below its name where there is no room beside it."""
    made = QWidget()
    lines = QFormLayout(made)
    lines.setContentsMargins(0, 0, 0, 0)
    lines.setHorizontalSpacing(BESIDE)
    lines.setVerticalSpacing(BELOW)
    lines.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    lines.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    for name, value in facts:
        lines.addRow(_cell(name, "small"), _cell(value, "fact"))
    return made


def stage_grid(rows: Sequence[tuple[str, str, str]]) -> QWidget:
    """Steps with what they say, and their times at the right."""
    made = QWidget()
    lines = QGridLayout(made)
    lines.setContentsMargins(0, 0, 0, 0)
    lines.setHorizontalSpacing(BESIDE)
    lines.setVerticalSpacing(BELOW)
    for row, (name, time, note) in enumerate(rows):
        lines.addWidget(_cell(" · ".join(filter(None, (name, note))), "small"), row, 0)
        lines.addWidget(label(time, "small"), row, 1, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)
    lines.setColumnStretch(0, 1)
    return made


def _cell(text: str, name: str) -> QLabel:
    cell = label(text, name, wrap=True)
    cell.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return cell
