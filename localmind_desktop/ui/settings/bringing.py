"""Models that are carried over the air gap: what each would bring, the steps, and the folder that is added."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal, Slot

from localmind_desktop.bridge.job import Failure
from localmind_desktop.bridge.upkeep import UpkeepDesk
from localmind_desktop.ui.parts import label, push_button
from localmind_desktop.ui.settings.fields import Section, buttons_row, choose_file, choose_folder
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.toasts import Toast
from localmind_desktop.ui.words import tr


class BringingSection(Section):
    """``folder_asked``: a folder was chosen, or the file of a language model. ``added`` when a model is there."""

    folder_asked = Signal(str)
    added = Signal()

    def __init__(self, upkeep: UpkeepDesk, theme: Theme) -> None:
        super().__init__(tr("Add a model without internet"))
        self._upkeep = upkeep
        self.notice = Toast(theme, self)
        self.add_button = push_button("")
        self.file_button = push_button(tr("Add a model file…"))
        brought = (
            (tr("bge-reranker-base"), tr("Re-ranks results so that the best passage comes first.")),
            (tr("mxbai-embed-large"), tr("Finds more by meaning and reads passages twice as long.")),
            (tr("nomic-embed-text"), tr("Finds more by meaning and reads the longest passages.")),
            (tr("qwen2.5"), tr("Writes answers in full sentences. Installed on the model server, or as a GGUF file.")),
        )
        for name, text in brought:
            self.add_row(name, label(text, "muted", wrap=True))
        steps = tr(
            "On a computer with internet access, download the model folder with config.json, "
            "tokenizer.json and model.safetensors, and create checksums with “sha256sum * > "
            "SHA256SUMS”. Bring the folder here on a drive and add it: it is copied, and every "
            "file is verified. For the model server, copy its models folder in the same way."
        )
        self.add_wide(label(steps, wrap=True))
        self.add_wide(buttons_row(self.add_button, self.file_button))
        self.add_button.clicked.connect(self._choose)
        self.file_button.clicked.connect(self._choose_file)
        self._end()

    @Slot()
    def _choose(self) -> None:
        choose_folder(self, tr("Add a model folder"), "", self.folder_asked.emit)

    @Slot()
    def _choose_file(self) -> None:
        choose_file(self, tr("Add a model file"), tr("Language models (*.gguf)"), self.folder_asked.emit)

    def add(self, models: Path, source: Path) -> None:
        """Copy the model folder or file ``source`` to the folder ``models``, its checksums compared."""
        self.add_button.setEnabled(False)
        self.file_button.setEnabled(False)
        self.add_button.setText(tr("Copying and verifying {name}…").format(name=source.name))
        job = self._upkeep.add_model(models, source)
        job.finished.connect(self._take_added)
        job.failed.connect(self._take_refused)
        job.ended.connect(self._end)

    @Slot(object)
    def _take_added(self, name: str) -> None:
        text = tr("{name} was added and verified. It can now be chosen above.")
        self.notice.say(text.format(name=name), "", ((tr("Close"), None),))
        self.added.emit()

    @Slot(object)
    def _take_refused(self, failure: Failure) -> None:
        self.notice.say(failure.sentence, "error", ((tr("Close"), None),))

    @Slot()
    def _end(self) -> None:
        self.add_button.setText(tr("Add a model folder…"))
        self.add_button.setEnabled(True)
        self.file_button.setEnabled(True)
