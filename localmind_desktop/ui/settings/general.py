"""General settings: how the window looks, and how it takes its leave."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QCheckBox

from localmind_desktop.core import Settings
from localmind_desktop.ui.settings.fields import Section, input_for, page_column, show_value, value_of
from localmind_desktop.ui.settings.page import SettingsPage


class GeneralPage(SettingsPage):
    """All of it holds at once when it is saved."""

    icon = "settings"

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.title = self.tr("General")
        schemes = (("", self.tr("Match system")), ("light", self.tr("Light")), ("dark", self.tr("Dark")))
        self.scheme = input_for("", schemes)
        self.scheme.setAccessibleName(self.tr("Colors"))
        self.contrast = QCheckBox(self.tr("High contrast"))
        self.ask = QCheckBox(self.tr("Ask before quitting while documents are being added"))
        column = page_column(self, self.title)
        looks = Section(self.tr("Appearance"))
        looks.add_row(self.tr("Colors"), self.scheme)
        looks.add_row("", self.contrast, self.tr("Stronger colors and a clear focus outline."))
        closing = Section(self.tr("Quitting"))
        hint = self.tr("Unfinished documents resume the next time either way.")
        closing.add_row("", self.ask, hint)
        for section in (looks, closing):
            column.addWidget(section)
        column.addStretch(1)
        self.show_settings(settings)

    def show_settings(self, settings: Settings) -> None:
        show_value(self.scheme, settings.appearance.scheme)
        self.contrast.setChecked(settings.appearance.high_contrast)
        self.ask.setChecked(settings.appearance.ask_before_closing)

    def taken(self, settings: Settings) -> Settings:
        looks = replace(
            settings.appearance,
            scheme=value_of(self.scheme),
            high_contrast=self.contrast.isChecked(),
            ask_before_closing=self.ask.isChecked(),
        )
        return replace(settings, appearance=looks)
