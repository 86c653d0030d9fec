"""The language model that writes answers: its server, which of its models, and whether it works."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QPushButton

from localmind_desktop.bridge.job import Failure
from localmind_desktop.core import ServedModel, ServedModels, Settings, Trial
from localmind_desktop.ui.parts import label, push_button
from localmind_desktop.ui.settings.fields import CalmComboBox, Section, buttons_row, input_for, show_value, value_of
from localmind_desktop.ui.settings.plain_checks import said_here
from localmind_desktop.ui.settings.server_fields import AddressField, KeyField
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.toasts import Toast
from localmind_desktop.ui.words import number_name, served_model_line, tr
from localmind_desktop.ui.wrapping import WrappingCheckBox

OPENAI = "openai"


class WritingSection(Section):
    """``test_asked``: let the chosen model write a few words. ``list_asked``: the address may lead elsewhere now."""

    changed = Signal()
    test_asked = Signal()
    list_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(tr("Language model"))
        self.use_chat = WrappingCheckBox(tr("Let a language model write answers"))
        kinds = (("", tr("Detect automatically")), ("ollama", tr("Ollama")), (OPENAI, tr("OpenAI-compatible")))
        self.kind = input_for("", kinds)
        self.kind.setAccessibleName(tr("Server type"))
        sent = tr("Your questions and the passages found for them are sent there.")
        self.server = AddressField(tr("Address"), Settings().models.server, "", sent, self)
        self.key = KeyField()
        self.keyring_said = label("", "small", wrap=True)
        self.chat = CalmComboBox()
        self.chat.setAccessibleName(tr("Model"))
        self.found = label("", "small", wrap=True)
        self.test_button: QPushButton = push_button(tr("Test"))
        self.list_button: QPushButton = push_button(tr("Refresh list"))
        self.notice = Toast(theme, self)
        self._keyed: tuple[str, ...] = ()
        self._build()
        self.server.changed.connect(self._show_key)
        self.use_chat.toggled.connect(self._show_state)
        self.kind.currentIndexChanged.connect(self._show_state)
        self.server.field.editingFinished.connect(self.list_asked)
        self.test_button.clicked.connect(self.test_asked)
        self.list_button.clicked.connect(self.list_asked)
        self.show_models(())

    def _build(self) -> None:
        hint = tr("Optional. Without one, answers are looked up and quoted from your documents.")
        self.add_row("", self.use_chat, hint)
        self.add_row(tr("Server type"), self.kind)
        self.add_row(tr("Address"), self.server.field)
        self.add_row("", self.server.said)
        self.add_row(tr("Key"), self.key)
        self.add_row("", self.keyring_said)
        self.add_row(tr("Model"), self.chat)
        self.add_row("", self.found)
        self.add_wide(buttons_row(self.test_button, self.list_button))

    # ------------------------------------------------------------------ what is chosen

    @property
    def is_valid(self) -> bool:
        return not self.server.fault

    def show_settings(self, settings: Settings) -> None:
        models = settings.models
        self._keyed = models.keyed_servers
        self.use_chat.setChecked(models.use_chat)
        show_value(self.kind, models.server_kind)
        self.server.show_address(models.server)
        self._offer([], models.chat)
        self._show_key()

    def taken(self, settings: Settings) -> Settings:
        address = self.server.address
        before = settings.models.keyed_servers
        keyed = tuple(server for server in before if server != address)
        if self.key.is_set:
            keyed = before if address in before else (*before, address)
        models = replace(
            settings.models,
            use_chat=self.use_chat.isChecked(),
            server=address,
            server_kind=value_of(self.kind),
            chat=value_of(self.chat) or "",
            keyed_servers=keyed,
        )
        return replace(settings, models=models)

    # ------------------------------------------------------------------ what is there

    @Slot(object)
    def show_served(self, served: ServedModels) -> None:
        self.show_models(served.models)
        chats = sum(model.can_chat for model in served.models)
        said = tr("{server}: {n} language models") if chats != 1 else tr("{server}: 1 language model")
        self.found.setText(said.format(server=served.server, n=number_name(chats)))

    def show_models(self, models: Sequence[ServedModel]) -> None:
        self._offer([model for model in models if model.can_chat], value_of(self.chat) or "")

    @Slot(object)
    def show_absent(self, failure: Failure) -> None:
        """The server's models are not known."""
        self.found.setText(said_here(failure.sentence))

    @Slot(object)
    def show_trial(self, trial: Trial) -> None:
        said = tr("{model} works. First word after {seconds} s, then {speed} tokens (about words) per second.")
        seconds, speed = f"{trial.first_seconds:.1f}", f"{trial.tokens_per_second:.0f}"
        self.notice.say(said.format(model=trial.model, seconds=seconds, speed=speed), "", ((tr("Close"), None),))

    @Slot(object)
    def show_failed(self, failure: Failure) -> None:
        self.notice.say(said_here(failure.sentence), "error", ((tr("Close"), None),))

    def show_testing(self, testing: bool) -> None:
        self.test_button.setText(tr("Testing…") if testing else tr("Test"))
        self.test_button.setEnabled(not testing and self.is_valid)
        if testing:
            self.notice.hide()

    @Slot(object)
    def show_keyring(self, lasts: bool) -> None:
        """Whether this computer has a keyring."""
        kept = tr("Kept in this computer’s keyring, never in a file.")
        session = tr("This computer has no keyring that LocalMind can use, so the key is kept only until you quit.")
        self.keyring_said.setText(kept if lasts else session)

    def _offer(self, models: Sequence[ServedModel], chosen: str) -> None:
        self.chat.clear()
        self.chat.addItem(tr("Automatic"), "")
        for model in models:
            self.chat.addItem(served_model_line(model), model.name)
        if self.chat.findData(chosen) < 0:
            self.chat.addItem(chosen, chosen)
        show_value(self.chat, chosen)

    @Slot()
    def _show_key(self) -> None:
        """Each address has a key of its own."""
        self.key.show_saved(self.server.address in self._keyed)
        self._show_state()

    @Slot()
    def _show_state(self) -> None:
        wanted, asks = self.use_chat.isChecked(), value_of(self.kind) != "ollama"
        for widget in (self.kind, self.server.field, self.key, self.chat, self.list_button):
            widget.setEnabled(wanted)
        for widget in (self.key, self.keyring_said):
            self.show_row(widget, asks)
        self.test_button.setEnabled(wanted and self.is_valid)
        self.changed.emit()
