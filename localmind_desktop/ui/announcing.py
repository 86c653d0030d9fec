"""What a screen reader says by itself, wherever the focus is."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from localmind_desktop.core import Answer
from localmind_desktop.ui.chat.as_text import referenced_text
from localmind_desktop.ui.words import labelled, mode_name


def announce(widget: QWidget, text: str, *, urgent: bool = False) -> None:
    """``urgent``: at once, in the place of what is being said."""
    event = QAccessibleAnnouncementEvent(widget, text)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
    QAccessible.updateAccessibility(event)


def answer_line(answer: Answer) -> str:
    """A new answer: how it was come by, and what it says, with documents and pages."""
    return labelled(mode_name(answer), referenced_text(answer).replace("**", ""))
