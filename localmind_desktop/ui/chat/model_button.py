"""Which language model writes the answers: a button that says it, and a menu of those that the server has."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QFontMetrics
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from localmind_desktop.bridge.tips import tip
from localmind_desktop.core import ServedModel, Settings, short_model_name
from localmind_desktop.ui.theme import Theme
from localmind_desktop.ui.words import served_model_line, tr

NAME_WIDTH = 170
LEAST_WIDTH = 36  # its text gives way


class ModelButton(QToolButton):
    """``chosen`` carries a model's name, "" for an automatic choice, and None for none: answers are quoted then."""

    chosen = Signal(object)
    list_asked = Signal()
    settings_asked = Signal()
    used_changed = Signal(object)  # the model that would write now; "" for none

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = Settings()
        self._used = ""
        self._models: Sequence[ServedModel] | None = None
        self._reason = ""
        self.setObjectName("scope")
        self.setIcon(theme.icon("model", "muted"))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setMinimumWidth(LEAST_WIDTH)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._menu = QMenu(self)
        self._filled: tuple[list[tuple[str, str]], str, str | None] | None = None
        self._group = QActionGroup(self._menu)
        self._menu.aboutToShow.connect(self.list_asked)
        self.setMenu(self._menu)
        self._show()

    @property
    def used(self) -> str:
        """The model that would write an answer now; "" for none."""
        return self._used if self._settings.models.use_chat else ""

    def show_settings(self, settings: Settings) -> None:
        self._settings = settings
        self._show()
        self.used_changed.emit(self.used)

    def show_used(self, model: str) -> None:
        """The model that would write now; "" for none."""
        self._used = model
        self._show()
        self.used_changed.emit(self.used)

    def show_models(self, models: Sequence[ServedModel]) -> None:
        self._models, self._reason = [model for model in models if model.can_chat], ""
        self._show()

    def show_failure(self, reason: str) -> None:
        """The server's models are not known, and why."""
        self._models, self._reason = None, reason
        self._show()

    def _show(self) -> None:
        models = self._settings.models
        name = short_model_name(self._used or models.chat) if models.use_chat else ""
        shown = name if self._used or not name else tr("{model} (not available)").format(model=name)
        text = shown or tr("No language model")
        elided = QFontMetrics(self.font()).elidedText(text, Qt.TextElideMode.ElideMiddle, NAME_WIDTH)
        self.setText(f"{elided}  ▾".replace("&", "&&"))
        said = tr("Language model: {name}").format(name=text)
        self.setToolTip(tip(said))
        self.setAccessibleName(said)
        self._fill()

    def _fill(self) -> None:
        """Make the menu anew where it would say something else: this is called at each question."""
        listed, note = self._entries()
        models = self._settings.models
        current = models.chat if models.use_chat else None
        if (listed, note, current) == self._filled:
            return
        self._filled = (listed, note, current)
        self._menu.clear()
        self._group.deleteLater()
        self._group = QActionGroup(self._menu)
        self._add(tr("No language model: quote the documents"), None, current)
        self._add(tr("Automatic"), "", current)
        self._menu.addSeparator()
        for text, name in listed:
            self._add(text, name, current)
        if note:
            self._menu.addAction(note).setEnabled(False)
        self._menu.addSeparator()
        self._menu.addAction(tr("Model settings…"), self.settings_asked)

    def _entries(self) -> tuple[list[tuple[str, str]], str]:
        """The models as lines with their names, and what is said where the server has none."""
        models = self._settings.models
        listed = [(served_model_line(model), model.name) for model in self._models or ()]
        if models.use_chat and models.chat and models.chat not in [name for _, name in listed]:
            listed.append((models.chat, models.chat))
        if self._models:
            return listed, ""
        none = tr("Looking for models…") if self._models is None else tr("The model server has no language model")
        return listed, self._reason or none

    def _add(self, text: str, value: str | None, current: str | None) -> None:
        action = QAction(text.replace("&", "&&"), self._menu, checkable=True)
        action.setChecked(value == current)
        action.triggered.connect(partial(self._choose, value))
        self._group.addAction(action)
        self._menu.addAction(action)

    @Slot()
    def _choose(self, value: str | None, _: bool = False) -> None:
        self.chosen.emit(value)
