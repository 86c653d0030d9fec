"""The notes of a document saved as a file."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from localmind_desktop.bridge.job import Failure
from localmind_desktop.bridge.notes import NotesDesk
from localmind_desktop.core import Document
from localmind_desktop.ui.parts import Notice
from localmind_desktop.ui.saving import choose_target, say_saved


class NoteFiles(QObject):
    """Asks for a file, has it written on the export lane, and says where it is."""

    saved = Signal(object)  # Path

    def __init__(self, desk: NotesDesk, notice: Notice, owner: QWidget) -> None:
        super().__init__(owner)
        self._desk, self._notice, self._owner = desk, notice, owner

    @Slot(object)
    def choose_for(self, document: Document) -> None:
        """Ask where to save the notes of a document, if it has any."""
        self.choose(document.id, document.name)

    def choose(self, document_id: str, name: str) -> None:
        job = self._desk.of(document_id)
        job.finished.connect(partial(self._choose, document_id, name))
        job.failed.connect(self._tell_failure)

    def _choose(self, document_id: str, name: str, notes: tuple[object, ...]) -> None:
        if not notes:
            self._notice.say(self.tr("“{name}” has no notes.").format(name=name), "", ((self.tr("Close"), None),))
            return
        title = self.tr("Notes on {name}").format(name=Path(name).stem)
        choose_target(self._owner, self.tr("Export notes"), title, partial(self.save, document_id))

    def save(self, document_id: str, path: Path) -> None:
        """Write the notes; the ending of ``path`` says in which format."""
        job = self._desk.save(document_id, path)
        job.finished.connect(partial(self._tell_saved, path))
        job.failed.connect(self._tell_failure)

    def _tell_saved(self, path: Path, _: object) -> None:
        say_saved(self._notice, path)
        self.saved.emit(path)

    @Slot(object)
    def _tell_failure(self, failure: Failure) -> None:
        self._notice.say(failure.sentence, "error", ((self.tr("Close"), None),))
