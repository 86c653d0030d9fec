"""What has to be said of an answer beside itself: why it is incomplete, what no source holds, what was set aside."""

from __future__ import annotations

import textwrap
from functools import partial

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from localmind_desktop.bridge.telling import told
from localmind_desktop.core import Answer, Citation, Mode, Unfinished
from localmind_desktop.ui.chat.text_dressing import flag_text
from localmind_desktop.ui.fold_button import FoldButton
from localmind_desktop.ui.parts import breakable, clear_layout, label, link_button
from localmind_desktop.ui.words import count_name, place_of, tr

MOST_FLAGS = 8
MOST_CHARACTERS = 300


def unfinished_text(answer: Answer) -> str:
    """Why an answer is incomplete, and what can be done; empty for a complete one."""
    if not answer.incomplete:
        return ""
    why = {
        Unfinished.CUT: tr("This answer is incomplete: the connection to the model was lost."),
        Unfinished.LENGTH: tr("This answer is incomplete: it reached the length limit in Settings."),
        Unfinished.REPEATED: tr("This answer is incomplete: the model kept repeating itself and was stopped."),
        Unfinished.STOPPED: tr("This answer is incomplete: you stopped it."),
        None: tr("This answer is incomplete: the model stopped early."),
    }[answer.unfinished]
    return " ".join((why, tr("Incomplete answers are not reused or exported.")))


def flags_text(answer: Answer) -> str:
    """Which values no source holds, or what a model wrote without one; how many where `Doubts` tells them. Of an answer
    without a model, what of its question stands nowhere."""
    if answer.unsupported:
        shown = textwrap.shorten(answer.unsupported, MOST_CHARACTERS, placeholder="…")
        return tr("The model wrote this without a source in your documents: “{text}”").format(text=shown)
    if answer.note and answer.mode is not Mode.NOT_FOUND:
        return " ".join([told(answer.note), *([tr("Please check this answer.")] if answer.says_something else [])])
    grounding = answer.grounding
    if grounding.doubt and not grounding.flags:
        return " ".join((tr("Please check this answer."), told(grounding.doubt)))
    if not grounding.flags and not grounding.unsupported:
        return ""
    if not grounding.flags:
        what = ", ".join(grounding.unsupported)
        return tr("Not found in the cited sources. Please check: {what}").format(what=what)
    reasons = flag_reasons(answer)
    if len(reasons) > 1:
        return tr("{n} parts of this answer could not be verified. Please check them.").format(n=len(reasons))
    return "\n".join([tr("1 part of this answer could not be verified. Please check it:"), *reasons])


def flag_reasons(answer: Answer) -> list[str]:
    """The values of an answer that no source holds, each with the reason, and what speaks against all of it."""
    reasons = dict.fromkeys(flag_text(flag, answer.text) for flag in answer.grounding.flags)
    return [*reasons, *([told(answer.grounding.doubt)] if answer.grounding.doubt else [])]


class Doubts(QWidget):
    """Several values that no source holds, each with the reason, on demand."""

    grew = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.button = FoldButton(self.tr("Show"))
        self.button.setAccessibleName(self.tr("Show the parts that could not be verified"))
        self.list = QWidget()
        self._entries = QGridLayout(self.list)
        self._entries.setContentsMargins(6, 0, 0, 0)
        self._entries.setHorizontalSpacing(6)
        self._entries.setVerticalSpacing(4)
        self._entries.setColumnStretch(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.list)
        self.button.toggled.connect(self._fold)
        self.hide()

    def show_for(self, answer: Answer) -> None:
        reasons = flag_reasons(answer) if not answer.unsupported else []
        self.button.setChecked(False)
        self.list.hide()
        clear_layout(self._entries)
        more = [self.tr("{n} more").format(n=len(reasons) - MOST_FLAGS)] if len(reasons) > MOST_FLAGS else []
        for row, reason in enumerate([*reasons[:MOST_FLAGS], *more]):
            said = label(breakable(reason), wrap=True)
            said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self._entries.addWidget(label("•"), row, 0, Qt.AlignmentFlag.AlignTop)
            self._entries.addWidget(said, row, 1)
        self.setVisible(len(reasons) > 1)

    @Slot(bool)
    def _fold(self, shown: bool) -> None:
        self.list.setVisible(shown)
        self.grew.emit()


class SetAside(QWidget):
    """The passages that a model found irrelevant, behind one line; they can be read and opened."""

    citation_opened = Signal(object)  # Citation
    grew = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.button = FoldButton()
        self.button.toggled.connect(self._toggle)
        self.list = QWidget()
        self._entries = QVBoxLayout(self.list)
        self._entries.setContentsMargins(14, 0, 0, 0)
        self._entries.setSpacing(3)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addWidget(self.button)
        column.addWidget(self.list)
        self.hide()

    def show_for(self, answer: Answer) -> None:
        clear_layout(self._entries)
        count = len(answer.set_aside)
        self.button.setText(count_name(count, self.tr("{n} passage not used"), self.tr("{n} passages not used")))
        self.button.setToolTip(self.tr("The model judged these not relevant"))
        self.button.setChecked(False)
        self.list.hide()
        for note in answer.set_aside:
            cited = note.citation
            where = f"{cited.document} · {place_of(cited)}"
            self._entries.addWidget(link_button(where, partial(self._open, cited)), 0, Qt.AlignmentFlag.AlignLeft)
            said = " ".join(part for part in (cited.quote, note.reason and f"({note.reason})") if part)
            text = label(breakable(said), "small")
            text.setWordWrap(True)
            text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self._entries.addWidget(text)
        self.setVisible(count > 0)

    def _open(self, citation: Citation) -> None:
        self.citation_opened.emit(citation)

    def _toggle(self, shown: bool) -> None:
        self.list.setVisible(shown)
        self.grew.emit()
