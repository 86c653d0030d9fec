"""The models that find passages by meaning and put the best first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Slot

from localmind_desktop.core import EmbedderUse, Settings
from localmind_desktop.ui.parts import label
from localmind_desktop.ui.settings.fields import CalmComboBox, FolderField, Section, show_value, value_of
from localmind_desktop.ui.settings.search_models import FurtherModels, uses_line
from localmind_desktop.ui.settings.server_fields import AddressField
from localmind_desktop.ui.words import search_model_name, tr

NONE = "none"


class FindingSection(Section):
    """What is offered comes with `offer` and `offer_rerankers`; what is set is always among it."""

    def __init__(self) -> None:
        super().__init__(tr("Meaning search"))
        self.embedder = CalmComboBox()
        self.embedder.setAccessibleName(tr("Main search model"))
        self.further = FurtherModels(tr("Additional search models"))
        self.progress = label("", "small", wrap=True)
        self.reranker = CalmComboBox()
        self.reranker.setAccessibleName(tr("Re-ranking model"))
        name, same = tr("Address of the server for search models"), tr("Same server as the language model")
        sent = tr("The text of your documents and your questions are sent there.")
        self.server = AddressField(name, "", same, sent, self)
        self.models = FolderField("", tr("Models folder"), tr("In the library folder"))
        self._build()
        self.offer(())
        self.offer_rerankers(())

    def _build(self) -> None:
        changed = tr("After a change, documents are re-indexed in the background. Search keeps working.")
        self.add_row(tr("Main search model"), self.embedder, changed)
        self.add_row("", self.progress)
        self.progress.hide()
        more = tr("Selected models are searched as well. Each needs disk space, and time when documents are added.")
        self.add_row(tr("Additional search models"), self.further, more)
        self.add_row(
            tr("Re-ranking model"), self.reranker, tr("Reads the best passages again and puts the right one first.")
        )
        self.add_row(tr("Server for search models"), self.server.field)
        self.add_row("", self.server.said)
        self.add_row(tr("Models folder"), self.models)

    @property
    def is_valid(self) -> bool:
        return not self.server.fault

    def show_settings(self, settings: Settings) -> None:
        models = settings.models
        self.server.show_address(models.embedding_server)
        self.models.field.setText(models.folder)
        choose(self.embedder, models.embedder, search_model_name(models.embedder))
        choose(self.reranker, models.reranker, models.reranker)
        self.further.check(models.embedders[1:])

    def taken(self, settings: Settings) -> Settings:
        models = replace(
            settings.models,
            folder=self.models.path,
            embedder=value_of(self.embedder) or settings.models.embedder,
            embedders_beside=self.further.checked,
            reranker=value_of(self.reranker) or "",
            embedding_server=self.server.address,
        )
        return replace(settings, models=models)

    @Slot(object)
    def offer(self, names: Sequence[str]) -> None:
        """The search models that can be had."""
        chosen = value_of(self.embedder) or Settings().models.embedder
        self.embedder.clear()
        for name in names:
            self.embedder.addItem(search_model_name(name), name)
        choose(self.embedder, chosen, search_model_name(chosen))
        self.further.offer(names)

    @Slot(object)
    def offer_rerankers(self, names: Sequence[str]) -> None:
        chosen = value_of(self.reranker) or ""
        self.reranker.clear()
        for value, name in (("", tr("Automatic")), (NONE, tr("Off")), *((name, name) for name in names)):
            self.reranker.addItem(name, value)
        choose(self.reranker, chosen, chosen)

    @Slot(object)
    def show_uses(self, uses: Sequence[EmbedderUse]) -> None:
        """How many documents use which model."""
        self.progress.setText(uses_line(uses))
        self.progress.setVisible(bool(self.progress.text()))
        self.further.show_uses(uses)


def choose(box: CalmComboBox, value: str, name: str) -> None:
    """Choose ``value``, which is added where it is not offered."""
    if box.findData(value) < 0:
        box.addItem(name, value)
    show_value(box, value)
