"""What ready documents lack (I11, D3-D7) is made while nothing is read, on the store lane."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from localmind_desktop.bridge.desk import Desk
from localmind_desktop.bridge.idle_work import IdleWork
from localmind_desktop.bridge.imports import Imports
from localmind_desktop.core.task import CancelToken

if TYPE_CHECKING:
    from localmind_desktop.core.library import Library


class CatchingUp(IdleWork):
    """Begins when ``imports`` have nothing to do. A library that cannot be written rests until it changes."""

    def __init__(self, desk: Desk, imports: Imports, parent: QObject | None = None) -> None:
        super().__init__(desk, desk.store, _lacking, _complete, parent)
        self._imports = imports
        desk.changed.connect(self._look_anew)
        imports.ended.connect(self._look_anew)
        imports.changed.connect(self._go_on)

    def _is_free(self) -> bool:
        return not self._imports.tally.left


def _lacking(library: Library, cancel: CancelToken) -> Sequence[str]:
    return library.after_work.waiting()


def _complete(library: Library, document_id: str, cancel: CancelToken) -> Iterator[object]:
    return library.after_work.complete(document_id, cancel)
