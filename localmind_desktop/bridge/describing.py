"""The chat model describes documents (D4-D6) while nothing else is to do: no import, no question, no catching up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from localmind_desktop.bridge.catching_up import CatchingUp
from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.idle_work import IdleWork
from localmind_desktop.bridge.imports import Imports
from localmind_desktop.bridge.job import Failure
from localmind_desktop.core.task import CancelToken

if TYPE_CHECKING:
    from localmind_desktop.core.library import Library

_OF_ONE = frozenset({"Misshapen", "PromptTooLong", "StreamCut", "ServerFailed", "UnknownDocument"})
"""The failures that leave the other documents: the server is there."""


class Describing(IdleWork):
    """What the model has said of a document until it gives way is kept."""

    def __init__(self, desk: Desk, imports: Imports, catching_up: CatchingUp, parent: QObject | None = None) -> None:
        super().__init__(desk, desk.background, _undescribed, _describe, parent)
        self._imports = imports
        self._catching_up = catching_up
        imports.changed.connect(self._go_on)
        catching_up.rested.connect(self._look_anew)
        desk.answers.busy_changed.connect(self._go_on)

    def _is_free(self) -> bool:
        return not (self._imports.tally.left or self._catching_up.is_busy or self._desk.answers.busy)

    def _left_after(self, document_id: str, failure: Failure) -> list[str]:
        """All others; none where no model can be reached."""
        return [one for one in self._waiting if failure.kind in _OF_ONE and one != document_id]


def _undescribed(library: Library, cancel: CancelToken) -> Sequence[str]:
    return library.insights.undescribed()


def _describe(library: Library, document_id: str, cancel: CancelToken) -> object:
    return library.insights.describe(library.document(document_id), cancel)
