"""The scrolling column of questions and answers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from localmind_desktop.core import Citation, Document, Receipt
from localmind_desktop.ui.chat.forgetting import forget_answer
from localmind_desktop.ui.parts import clear_layout, label
from localmind_desktop.ui.tab_order import order_tabs, tabbed
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.wrapping import WrappingButton

if TYPE_CHECKING:
    from localmind_desktop.ui.chat.turn_card import TurnCard

NEAR_END = 48
QWIDGETSIZE_MAX = 16_777_215  # what Qt calls unlimited


class TurnList(QScrollArea):
    """Stays at its end while an answer grows, unless the user has scrolled away."""

    question_chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards: list[TurnCard] = []
        self._follows = True
        self._model = ""
        self._reading_width = QWIDGETSIZE_MAX
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        column = QWidget()
        column.setObjectName("column")
        self._layout = QVBoxLayout(column)
        self._layout.setContentsMargins(0, 0, 6, 0)
        self._layout.setSpacing(8)
        self.welcome = Welcome(theme)
        self.welcome.question_chosen.connect(self.question_chosen)
        self._layout.addWidget(self.welcome, 1)
        self._layout.addStretch(0)
        self.setWidget(column)
        self.verticalScrollBar().rangeChanged.connect(self._stay_at_end)
        self.verticalScrollBar().valueChanged.connect(self._notice_scroll)

    @Slot(object)
    def forget(self, receipts: Sequence[Receipt]) -> None:
        """Answers that quote documents that were purged went with them."""
        for receipt in receipts:
            for card in self._cards:
                forget_answer(card, receipt)

    def set_reading_width(self, width: int) -> None:
        """The widest that questions and answers get, in pixels; they stand in the middle of what is wider."""
        self._reading_width = width
        self._centre()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._centre()

    def _centre(self) -> None:
        """In the middle of all, with the scroll bar or without it."""
        bar = self.width() - self.viewport().width()
        beside = max(0, (self.width() - self._reading_width) // 2)
        self._layout.setContentsMargins(beside, 0, max(6, beside - bar), 0)

    def set_documents(self, documents: Sequence[Document]) -> None:
        self.welcome.set_documents(documents)

    def cards(self) -> tuple[TurnCard, ...]:
        return tuple(self._cards)

    def last(self) -> TurnCard | None:
        return self._cards[-1] if self._cards else None

    def has_turns(self) -> bool:
        return bool(self._cards)

    def has_answer(self) -> bool:
        """Whether the last question has an answer that can be saved."""
        card = self.last()
        return card is not None and card.answer is not None and card.answer.says_something

    def add(self, card: TurnCard) -> None:
        self.welcome.hide()
        before = [*tabbed(self._cards[-1])][-1] if self._cards else self
        self._cards.append(card)
        card.actions_row.offer_model(self._model)
        self._layout.insertWidget(self._layout.count() - 1, card)
        self._layout.setStretch(self._layout.count() - 1, 1)
        QWidget.setTabOrder(before, card)
        order_tabs(card)

    def clear(self) -> None:
        for card in self._cards:
            card.hide()
            self._layout.removeWidget(card)
            card.deleteLater()
        self._cards.clear()
        self._follows = True
        self._layout.setStretch(self._layout.count() - 1, 0)
        self.welcome.show()

    @Slot(object)
    def mark(self, citation: Citation | None) -> None:
        """Show in the answers which citation is open beside them."""
        for card in self._cards:
            card.mark(citation)

    @Slot(object)
    def offer_model(self, model: str) -> None:
        """``model`` would write an answer now; "" stands for none."""
        self._model = model
        for card in self._cards:
            card.actions_row.offer_model(model)

    def follow(self) -> None:
        """Go to the end and stay there."""
        self._follows = True
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    @Slot(int, int)
    def _stay_at_end(self, _: int, maximum: int) -> None:
        if self._follows:
            self.verticalScrollBar().setValue(maximum)

    @Slot(int)
    def _notice_scroll(self, value: int) -> None:
        self._follows = value >= self.verticalScrollBar().maximum() - NEAR_END


class Welcome(QWidget):
    """What an empty conversation shows: what to do, and questions to begin with."""

    question_chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.examples: tuple[str, ...] = ()
        self._has_documents = self.is_reading = False
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(9)
        column.addStretch(2)
        sign = label()
        sign.setPixmap(theme.icon("localmind").pixmap(52, 52))
        self._headline = label("", "headline", wrap=True)
        self._hint = label("", "muted", wrap=True)
        for each in (sign, self._headline, self._hint):
            each.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(each)
        self._buttons = QVBoxLayout()
        self._buttons.setSpacing(6)
        column.addSpacing(4)
        column.addLayout(self._buttons)
        column.addStretch(3)
        self.set_documents(())

    def set_documents(self, documents: Sequence[Document]) -> None:
        self._has_documents = bool(documents)
        self._say()
        self._show_examples(bool(documents))

    def set_reading(self, reading: bool) -> None:
        """Whether documents are being read, of which none can be asked yet."""
        self.is_reading = reading
        self._say()

    def _say(self) -> None:
        if self._has_documents:
            self._headline.setText(self.tr("Ask your documents"))
            self._hint.setText(self.tr("Every answer cites its source. Click a number to see the page."))
        elif self.is_reading:
            self._headline.setText(self.tr("Reading your documents…"))
            self._hint.setText(self.tr("You can ask as soon as the first one is ready."))
        else:
            self._headline.setText(self.tr("Exact answers, with page references"))
            self._hint.setText(self.tr("Add documents on the left, then ask here.\nNothing leaves this computer."))

    def set_examples(self, questions: Sequence[str]) -> None:
        """Questions that can be asked with one click."""
        self.examples = tuple(questions)
        self._show_examples(True)

    def _show_examples(self, shown: bool) -> None:
        clear_layout(self._buttons)
        for hint in self._hints() if shown and not self.examples else ():
            line = label(hint, "small", wrap=True)
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._buttons.addWidget(line)
        for question in self.examples if shown else ():
            button = WrappingButton(question)
            button.clicked.connect(partial(self._choose, question))
            self._buttons.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)

    def _hints(self) -> tuple[str, ...]:
        """What kind of questions there are, where there are no examples."""
        return (
            self.tr("A value: “What is the … of … at …?”"),
            self.tr("A list: “List all … where …”"),
            self.tr("A passage: “What does … say about …?”"),
        )

    def _choose(self, question: str) -> None:
        self.question_chosen.emit(question)
